"""The printed numbers a lesson may say, read from the edition it is played with."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from consigliere.games import game
from consigliere.words import words

from .script import lesson

Numbers = Mapping[str, str]


@cache
def printed(key: str, lang: str) -> Numbers:
    """Every number of the edition by its path: `planner-sc-price`, `tiles-12-other`."""
    values = tomllib.loads(game(key).editions[lesson(key).setup.edition].text)
    comma = words(lang).say("lesson-thousands")
    return {name: f"{n:,}".replace(",", comma) for name, n in _numbers((), values)}


def _numbers(path: tuple[str, ...], value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _numbers((*path, name), inner)
    elif (number := _number(value)) is not None:
        yield "-".join(path), number


def _number(value: Any) -> int | None:
    """A number, also behind the word of a condition: `pay 3`."""
    if type(value) is int:
        return value
    last = value.rpartition(" ")[2] if isinstance(value, str) else ""
    return int(last) if last.isdecimal() else None
