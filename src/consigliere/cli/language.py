"""The language of the command line: `--lang`, else the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence

from consigliere.words import LANGUAGES, words


def language(given: str | None) -> str:
    """The language asked for, else that of the environment; Refusal if there is no translation."""
    return words(given).lang if given else environment()


def environment() -> str:
    """What $LC_ALL or $LANG say; English if they say nothing we know."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    code = locale[:2].lower()
    return code if code in LANGUAGES and not locale[2:3].isalpha() else "en"


def from_arguments(args: Sequence[str]) -> str:
    """The language for errors in the arguments themselves."""
    for at, arg in enumerate(args):
        name, equals, value = arg.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(args[at + 1 : at + 2])
            return asked if asked in LANGUAGES else environment()
    return environment()
