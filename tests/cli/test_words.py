"""The words of the program: the same messages in every language, each of them used."""

import re
from importlib.resources import files

import pytest

FOLDER = files("consigliere")


def messages(lang):
    """Every message with the variables it uses."""
    text = (FOLDER / "locale" / lang / "cli.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.M)[1:]
    return {
        name: set(re.findall(r"\$(\w+)", body))
        for name, body in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize("lang", ["it", "de"])
def test_every_language_says_the_same(lang):
    assert messages("en") == messages(lang)


def test_every_message_is_said():
    code = "".join(
        [
            f.read_text("utf-8")
            for part in ("cli", "lab", "bots")
            for f in (FOLDER / part).iterdir()
            if f.name.endswith(".py")
        ]
    )
    prefixes = ("help-", "cli-bench-", "cli-help-")
    unused = [name for name in messages("en") if f'"{name}"' not in code]

    assert [] == [
        name for name in unused if not name.startswith(prefixes) and not name.endswith("-saved")
    ]
