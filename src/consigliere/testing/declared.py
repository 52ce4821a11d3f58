"""Laws of what a game declares: fields, verbs, house rules, paragraphs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import walk_packages
from typing import Any, Final, TypeVar

from msgspec.structs import fields

from consigliere.games import GamePackage, packages
from consigliere.kernel import Action, unmarked
from consigliere.kernel.notation import word
from consigliere.words import LANGUAGES
from consigliere.words.rulebook import rulebook

T = TypeVar("T")
_CITED: Final = re.compile(r"§(\d+(?:\.\d+)*)(?:[-–](\d+(?:\.\d+)*))?")


def is_found_by_its_entry_point(package: GamePackage) -> None:
    """The game is installed, under its own key."""
    assert package.key in packages(), (
        f"no entry point of `consigliere.games` leads to {package.key}"
    )
    assert packages()[package.key] == package, f"{package.key} is somebody else's game"


def every_part_can_be_loaded(package: GamePackage) -> None:
    """What the package names is there."""
    for field in fields(package):
        if field.name not in ("package", "rules", "lesson"):
            package.part(field.name)
    if package.lesson:
        assert package.file(f"{package.lesson}/chapters.lesson"), "the lesson has no chapters"


def every_field_says_who_may_see_it(package: GamePackage) -> None:
    """Each field of the State has a mark."""
    rules = package.rules
    careless = unmarked(type(rules.new(rules.setup(rules.seats[0]))))
    assert not careless, f"nobody said who may see {', '.join(careless)}"


def house_rules_have_defaults(package: GamePackage) -> None:
    """A table is played as printed where nobody says otherwise; every group names switches."""
    switches = [field.name for field in fields(package.rules.house)]
    package.rules.house()
    for group, names in package.rules.groups.items():
        assert set(names) <= set(switches), f"{group} names no switch: {set(names) - set(switches)}"


def verbs_have_different_words(package: GamePackage) -> None:
    """No two answers begin with the same word."""
    kinds = {kind for kind in vars(package.rules.actions).values() if isinstance(kind, type)}
    verbs = Counter(word(k) for k in kinds if issubclass(k, Action) and k is not Action)
    assert verbs, "no answers are declared"
    twice = [verb for verb, n in verbs.items() if n > 1]
    assert not twice, f"two answers are both written as {', '.join(twice)}"


def cited_paragraphs_exist(package: GamePackage) -> None:
    """Every § cited in the code of the game is in its rules, in each of its languages."""
    cited = {number for file in _sources(package) for number in _numbers(file)}
    paragraphs = {
        lang: {p.number for p in rulebook(package, lang).paragraphs} for lang in LANGUAGES
    }
    for lang, numbers in paragraphs.items():
        missing = sorted(cited - numbers)
        assert not missing, f"the rules ({lang}) have no § {', '.join(missing)}"
        assert numbers == paragraphs["en"], (
            f"{lang} has other paragraphs: {numbers ^ paragraphs['en']}"
        )


def kinds(package: GamePackage, base: type[T]) -> list[type[T]]:
    """All kinds of that base which the game declares, wherever it does."""
    if package.package:
        for module in walk_packages(import_module(package.package).__path__, package.package + "."):
            import_module(module.name)
    return [kind for kind in _below(base) if _inside(kind.__module__, package.package)]


def _below(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _below(kind)


def _inside(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def _sources(package: GamePackage) -> Iterator[Traversable]:
    folders = [files(package.package)] if package.package else []
    while folders:
        for entry in folders.pop().iterdir():
            if entry.is_dir():
                folders.append(entry)
            elif entry.name.endswith(".py"):
                yield entry


def _numbers(file: Traversable) -> Iterator[str]:
    for first, last in _CITED.findall(file.read_text("utf-8")):
        yield from (first, last) if last else (first,)
