"""A View as a row of numbers of fixed length, field by field, the reader's own seat first.

It is made from the View alone, so two tables that look the same to a seat give the same row. Every
number lies between 0 and 1; -1 stands where something is hidden that others may see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np
from msgspec import to_builtins
from numpy.typing import NDArray

from consigliere.games import game, package
from consigliere.kernel import UNSEEN, Seat, Setup, View, in_turn

from . import coding

Row = NDArray[np.float32]
HIDDEN: Final = -1.0
BUCKETS: Final = 1024  # of hashed values
_LEFT_OUT: Final = frozenset({"news", "value"})
SAID: Final = 4  # the same thing so often in one phrase; more look alike


class Sight(NamedTuple):
    """What a field is read from: a View, and the codes given so far of an answer."""

    view: View[Any]
    prefix: coding.Phrase
    order: tuple[Seat, ...]  # all seats, the reader first

    @property
    def table(self) -> Any:
        return self.view.table

    def about(self, name: str, nothing: int = -1) -> int:
        """That field of the topmost rule in progress which has one."""
        for _, frame in reversed(self.table.stack):
            value = getattr(frame, name, None)
            if isinstance(value, int):
                return value
        return nothing

    def rule(self, kind: type[Any] | tuple[type[Any], ...]) -> Any:
        """The topmost rule of that kind in progress, or None."""
        return next((f for _, f in reversed(self.table.stack) if isinstance(f, kind)), None)

    def seat(self, seat: Seat) -> list[float]:
        """One of the seats, or none."""
        return [float(seat == other) for other in self.order]

    def each(self, values: Sequence[Any], most: float) -> list[float]:
        """A number of every seat, as a share of the most."""
        return [share(values[seat], most) for seat in self.order]


Reading = Callable[[Sight], Iterable[float]]


class Field(NamedTuple):
    """Some neighbouring numbers of one meaning."""

    name: str
    size: int
    meaning: str
    read: Reading
    low: float = 0.0


class Tensor(NamedTuple):
    """What a game shows in numbers: its questions, and the fields of an edition and its seats."""

    questions: Sequence[str]
    fields: Callable[[Any, int], Sequence[Field]]


class Shown(NamedTuple):
    """A line of the documentation."""

    name: str
    at: slice
    meaning: str


class Layout:
    """The row of one game for one number of players and one edition."""

    def __init__(self, fields: Sequence[Field], seats: int) -> None:
        self.fields, self.seats = tuple([field for field in fields if field.size]), seats
        self.size = sum([field.size for field in fields])
        bounds = [np.full(field.size, field.low, np.float32) for field in fields]
        self.low, self.high = np.concatenate(bounds), np.ones(self.size, np.float32)

    def row(self, view: View[Any], prefix: coding.Phrase = (), first: Seat | None = None) -> Row:
        """All that the seat of `view` may know, in numbers; seats from `first` or from itself."""
        begin = max(view.seat, 0) if first is None else first
        reader = Sight(view, prefix, in_turn(begin, self.seats))
        out: list[float] = []
        for field in self.fields:
            out += field.read(reader)
        return np.array(out, np.float32)

    def shown(self) -> list[Shown]:
        """Name, place and meaning of every field."""
        out, first = [], 0
        for field in self.fields:
            out.append(Shown(field.name, slice(first, first + field.size), field.meaning))
            first += field.size
        return out


@cache
def layout(key: str, edition: str, seats: int) -> Layout:
    """The row of that game."""
    tensor: Tensor = package(key).part("tensor") or PLAIN
    code = coding.answers(key, edition, seats)
    own = tensor.fields(game(key).editions[edition], seats)
    return Layout([*asked(tensor.questions, seats), *own, prefix_field(code)], seats)


def of(setup: Setup) -> Layout:
    """The row of such a table."""
    return layout(setup.game, setup.edition, setup.seats)


def asked(questions: Sequence[str], seats: int) -> list[Field]:
    """What every game has: who is asked, and what."""
    return [
        Field("asked", 1, "this seat is asked", lambda v: [float(v.view.decision is not None)]),
        Field("pending", seats, "seats the table waits for", _pending),
        Field(
            "question",
            len(questions),
            "what is asked: " + ", ".join(questions),
            lambda v: one(_position(questions, v.table.kind), len(questions)),
        ),
    ]


def prefix_field(code: coding.Coding) -> Field:
    """Of an answer of several codes, those given so far."""
    blocks = code.inner()
    codes = [block.first + at for block in blocks for at in range(block.size)]
    places = {c: place for place, c in enumerate(codes)}
    names = ", ".join([f"{block.name} ({block.size})" for block in blocks])

    def read(v: Sight) -> list[float]:
        return some([places[c] for c in v.prefix], len(codes), SAID)

    return Field("said", len(codes), f"codes of this answer said so far, in fours: {names}", read)


def share(value: float, most: float) -> float:
    """`value` as a part of the most there may be; more than that looks like the most."""
    if value == UNSEEN:
        return HIDDEN
    return min(1.0, max(0.0, value / most)) if most else 0.0


def one(at: int, size: int) -> list[float]:
    """A one in place `at`; all noughts if there is no such place."""
    out = [0.0] * size
    if 0 <= at < size:
        out[at] = 1.0
    return out


def some(things: Iterable[int], size: int, most: int = 1) -> list[float]:
    """How often each thing is there, as a share of `most`; unseen ones count for none."""
    out, step = [0.0] * size, 1 / most
    for thing in things:
        if thing >= 0 and out[thing] < 1.0:
            out[thing] += step
    return out


def spread(rows: Iterable[Iterable[float]]) -> list[float]:
    """Rows one behind the other."""
    return [number for row in rows for number in row]


def _pending(v: Sight) -> list[float]:
    return [float(seat in v.table.pending) for seat in v.order]


def _position(names: Sequence[str], name: str) -> int:
    return names.index(name) if name in names else -1


def _any_fields(_edition: Any, _seats: int) -> list[Field]:
    """Every value that is known, hashed with the way to it."""
    return [Field("table", BUCKETS, "known values of the table, hashed", _hashed)]


def _hashed(v: Sight) -> list[float]:
    out = [0.0] * BUCKETS
    table = to_builtins(v.table)
    visible = {name: value for name, value in table.items() if name not in _LEFT_OUT}
    for path, value in _leaves((v.table.kind,), visible, v.order):
        out[crc32(repr((path, value)).encode()) % BUCKETS] = 1.0
    return out


def _leaves(path: tuple[object, ...], value: Any, order: Iterable[Seat]) -> Iterator[Any]:
    """Lists with an entry a seat begin with the reader's."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves((*path, name), inner, order)
    elif isinstance(value, list | tuple):
        seats = tuple(order)
        entries = [value[seat] for seat in seats] if len(value) == len(seats) else value
        for at, inner in enumerate(entries):
            yield from _leaves((*path, at), inner, order)
    else:
        yield path, value


# For a game without a tensor of its own.
PLAIN: Final = Tensor((), _any_fields)
