"""The fields of answers: how they are written, and which things on the table they point at.

An action is declared once. The types of its fields carry a Piece: `location: Location` with
`Location = Annotated[int, Named(LOCATIONS, "location")]` is written as the name of the location
and touches `("location", 3)`. A last field that is a tuple takes all words that are left.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from .seats import Seat

Names = Sequence[str]
K = TypeVar("K", bound=Struct)


class Piece:
    """A field of an action: how its value is written, and what kinds of things it points at."""

    def __init__(self, *things: str) -> None:
        self.things = things

    def write(self, value: int, edition: Any) -> str:
        return str(value)

    def read(self, word: str, edition: Any) -> int:
        return int(word)


class Number(Piece):
    """A number that players count from `first`, and the program from 0."""

    def __init__(self, *things: str, first: int = 0) -> None:
        super().__init__(*things)
        self.first = first

    def write(self, value: int, edition: Any) -> str:
        return str(value + self.first)

    def read(self, word: str, edition: Any) -> int:
        return int(word) - self.first


class Named(Piece):
    """One of these names; an edition may have names of its own."""

    def __init__(self, names: Names | Callable[[Any], Names], *things: str) -> None:
        super().__init__(*things)
        self._names = names

    def names(self, edition: Any) -> Names:
        return self._names(edition) if callable(self._names) else self._names

    def write(self, value: int, edition: Any) -> str:
        return self.names(edition)[value]

    def read(self, word: str, edition: Any) -> int:
        return self.names(edition).index(word)


class _Speaker(Piece):
    """The seat that answers: it is known, and not written."""


SPEAKER: Final = _Speaker()
Speaker = Annotated[Seat, SPEAKER]
_PLAIN: Final = Piece()
_SEAT: Final = re.compile(r"\bSeat\b")  # a seat is an int: only its annotation tells


class _Field(NamedTuple):
    name: str
    piece: Piece
    several: bool


def written(answer: Struct, edition: Any) -> list[str]:
    """The fields of an answer as words."""
    out = []
    for name, piece, several in _fields(type(answer)):
        value = getattr(answer, name)
        out += [piece.write(one, edition) for one in (value if several else (value,))]
    return out


def parsed(kind: type[K], by: Seat, words: list[str], edition: Any) -> K:
    """The answer that these words stand for; ValueError if they stand for none."""
    left = list(words)
    values: list[Any] = [by] if _names_speaker(kind) else []
    for _, piece, several in _fields(kind):
        if several:
            values.append(tuple([piece.read(one, edition) for one in left]))
            left = []
        else:
            values.append(piece.read(left.pop(0), edition))
    if left:
        raise ValueError(words)
    return kind(*values)


def touched(answer: Struct) -> tuple[tuple[str, int], ...]:
    """The things that the fields of an answer point at."""
    return tuple(_touched(answer))


def named(event: Struct) -> list[tuple[str, int]]:
    """The things that the fields of an event name, by their types: seats, and what has a Piece.

    Of pairs (`tuple[tuple[Place, int], ...]`) the first entry is the thing.
    """
    out = []
    for name, things, several in _named(type(event)):
        value = getattr(event, name)
        for entry in value if several else (value,):
            one = entry[0] if isinstance(entry, tuple) else entry
            if isinstance(one, int) and one >= 0:
                out += [(thing, one) for thing in things]
    return out


def is_seat(kind: type[Struct], field: str) -> bool:
    """Whether that field of an event or an answer holds a seat, or several."""
    annotation = next(
        (k.__annotations__[field] for k in kind.__mro__ if field in k.__annotations__), ""
    )
    return bool(_SEAT.search(str(annotation)))


@cache
def _named(kind: type[Struct]) -> tuple[tuple[str, tuple[str, ...], bool], ...]:
    hints = get_type_hints(kind, include_extras=True)
    out = []
    for name in [field.name for field in fields(kind)]:
        field = _field(name, hints[name])
        things = ("seat",) if is_seat(kind, name) else tuple(field.piece.things)
        out += [(name, things, field.several)] if things else []
    return tuple(out)


def _touched(answer: Struct) -> Iterator[tuple[str, int]]:
    for name, piece, several in _pointing(type(answer)):
        value = getattr(answer, name)
        for thing in piece.things:
            for one in value if several else (value,):
                yield thing, one


@cache
def _pointing(kind: type[Struct]) -> tuple[_Field, ...]:
    return tuple([field for field in _fields(kind) if field.piece.things])


@cache
def _fields(kind: type[Struct]) -> tuple[_Field, ...]:
    """The fields that are written; who speaks is not."""
    hints = get_type_hints(kind, include_extras=True)
    pieces = [_field(field.name, hints[field.name]) for field in fields(kind)]
    return tuple([field for field in pieces if field.piece is not SPEAKER])


@cache
def _names_speaker(kind: type[Struct]) -> bool:
    return len(fields(kind)) > len(_fields(kind))


def _field(name: str, hint: Any) -> _Field:
    pieces = list(_pieces(hint))
    return _Field(name, pieces[0] if pieces else _PLAIN, _several(hint))


def _several(hint: Any) -> bool:
    bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return get_origin(bare) is tuple


def _pieces(hint: Any) -> Iterable[Piece]:
    """The piece of a type, also of one marked as secret or of the items of a tuple."""
    if get_origin(hint) is Annotated:
        bare, *notes = get_args(hint)
        yield from [note for note in notes if isinstance(note, Piece)]
        yield from _pieces(bare)
    elif get_origin(hint) is tuple:
        yield from _pieces(get_args(hint)[0])
