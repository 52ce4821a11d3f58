"""What lies on the table of a game, for pages that have no board for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct

from consigliere.games import features, game
from consigliere.kernel import Game, Named, Now, State

from .text import GameText

_INTERNAL: Final = frozenset([*State.__struct_fields__, "edition", "house"])
_SEAT: Final = re.compile(r"\bSeat\b")


class Component(Struct, frozen=True):
    """A field of the table."""

    name: str
    label: str
    each: bool = False  # one value for every seat
    seats: bool = False  # its numbers are seats
    names: list[str] = []  # of the pieces its numbers stand for


def components(text: GameText) -> list[Component]:
    """The fields of a game's State in words."""
    return [
        Component(
            name,
            text.field(name),
            name in _each(text.game),
            seats,
            _names(text, name, pieces),
        )
        for name, seats, pieces in _declared_fields(text.game)
    ]


class Pieces(NamedTuple):
    """The pieces that a field of a State holds."""

    kind: str
    names: list[str]
    listed: bool  # a value of the field is a tuple of them

    def alone(self, n: int) -> Any:
        """A value of the field with that piece and no other."""
        return (n,) if self.listed else n


def _names(text: GameText, field: str, pieces: Pieces) -> list[str]:
    return [
        text.piece_in(field, pieces.alone(n), pieces.kind, name)
        for n, name in enumerate(pieces.names)
    ]


def scored(text: GameText) -> str:
    """What the scores count: points, coins, influence."""
    rules = game(text.game)
    s = rules.new(rules.setup(rules.seats[0]))
    standings, scores = features(text.game).standings(s), rules.scores(s)
    counted = [key for key, has in standings.items() if has == scores]
    return text.source([*counted, *standings][0])


def phases(text: GameText) -> dict[str, str]:
    """What the phases are called that a game's `Now` declares."""
    try:
        now = get_type_hints(text.package.describe).get("return", Now)
        declared = get_type_hints(now).get("phase")
    except NameError:  # a type that is only imported for the type checker
        return {}
    names = [one for part in (declared, *get_args(declared)) for one in get_args(part)]
    return {one: text.piece("phase", one) for one in names if isinstance(one, str)}


@cache
def _each(key: str) -> frozenset[str]:
    """The fields that are as long as the table has seats, however many these are."""
    rules = game(key)
    starts = [(n, rules.new(rules.setup(n))) for n in {rules.seats[0], rules.seats[-1]}]
    names = set(type(starts[0][1]).__struct_fields__)
    return frozenset([x for x in names if all(_length(s, x) == n for n, s in starts)])


def _length(s: State, name: str) -> int:
    value = getattr(s, name)
    return len(value) if isinstance(value, tuple) else -1


def pieces_of(key: str) -> dict[str, Pieces]:
    """The pieces that each field of a game's State holds."""
    return {name: pieces for name, _, pieces in _declared_fields(key)}


@cache
def _declared_fields(key: str) -> list[tuple[str, bool, Pieces]]:
    """Each field; whether it holds seats; the pieces it holds."""
    rules = game(key)
    kind = type(rules.new(rules.setup(rules.seats[0])))
    hints, own = get_type_hints(kind, include_extras=True), kind.__annotations__
    names = [name for name in kind.__struct_fields__ if name not in _INTERNAL]
    return [
        (
            name,
            bool(_SEAT.search(str(own.get(name)))),
            _pieces(rules, hints[name], name in _each(key)),
        )
        for name in names
    ]


def _pieces(rules: Game[Any], hint: Any, each: bool) -> Pieces:
    named = next((part for part in _parts(hint) if isinstance(part, Named)), None)
    if named is None:
        return Pieces("", [], False)
    names = named.names(rules.editions["standard"])
    kind = (named.things or ("piece",))[0]
    return Pieces(kind, list(map(str, names)), _tuples(hint) > each)


def _tuples(hint: Any) -> int:
    """How many tuples lie in one another."""
    if get_origin(hint) is Annotated:
        return _tuples(get_args(hint)[0])
    return 1 + _tuples(get_args(hint)[0]) if get_origin(hint) is tuple else 0


def _parts(hint: Any) -> Iterator[Any]:
    for part in (*get_args(hint), *getattr(hint, "__metadata__", ())):
        yield part
        yield from _parts(part)
