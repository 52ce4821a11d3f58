"""The guide shows what the worked example says, and the glossary names places that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
EXAMPLE = ROOT / "examples" / "dock-dice"
BLOCKS = re.findall(r"```(\w+) (\S+)\n(.*?)```", GUIDE, re.S)
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")


def rows(text):
    """Its lines one below the other, however far they are indented."""
    return "\n".join([row.strip() for row in text.splitlines() if row.strip()])


@pytest.mark.parametrize(("path", "text"), [block[1:] for block in BLOCKS])
def test_every_block_of_the_guide_is_in_the_example(path, text):
    assert rows(text) in rows((EXAMPLE / path).read_text("utf-8"))


def test_every_block_that_is_no_command_says_where_it_is_from():
    assert {"sh"} == set(re.findall(r"```(\w+)\n", GUIDE))
    assert len(BLOCKS) > 12


def test_the_guide_names_every_module_of_the_example():
    modules = [path.name for path in (EXAMPLE / "src" / "dock_dice").glob("*.py")]

    assert not [name for name in modules if name != "__init__.py" and name not in GUIDE]


def test_the_glossary_is_in_order_and_its_places_are_there():
    terms = re.findall(r"^\| \*\*(.+?)\*\*", GLOSSARY, re.M)
    where = [row.rstrip(" |").rpartition("|")[2] for row in GLOSSARY.splitlines()]
    places = re.findall(r"`([a-z_/]+(?:\.py)?)`", "".join(where))
    folders = [ROOT, ROOT / "src" / "consigliere"]

    assert sorted(terms) == terms
    for place in [one for one in places if "/" in one]:
        assert any((folder / place).exists() for folder in folders), place
