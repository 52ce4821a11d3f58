"""States as bytes, in the middle of anything, and back; digests of what they hold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache, reduce
from hashlib import blake2b
from operator import or_
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, msgpack
from msgspec.structs import fields

from .say import Action, Event, Refusal
from .state import Frame, State

S = TypeVar("S", bound=State)
_BASES: tuple[type[Struct], ...] = (Frame, Action, Event)


class BadState(Refusal):
    """Bytes that are no saved state of this game."""


def save(s: State) -> bytes:
    """The whole state, secrets included: for the owner alone, never for a client."""
    return msgpack.encode(s)


def load(kind: type[S], data: bytes) -> S:
    """The state that `save` wrote."""
    try:
        raw = msgpack.decode(data)
        if not isinstance(raw, dict) or set(raw) != {f.name for f in fields(kind)}:
            raise BadState("state-damaged")
        hints = _hints(kind)
        return kind(**{name: msgspec.convert(raw[name], hints[name]) for name in raw})
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as damaged:
        raise BadState("state-damaged") from damaged


def digest(s: State) -> str:
    """Sixteen letters that differ if the states do."""
    return blake2b(msgpack.encode(s), digest_size=8).hexdigest()


@cache
def _hints(kind: type[State]) -> dict[str, Any]:
    """Types of the fields, with Frame, Action and Event spelled out as those this game has."""
    package = kind.__module__.rpartition(".")[0]
    unions = {base: reduce(or_, _kinds(base, package), base) for base in _BASES}
    return {name: _spelled(hint, unions) for name, hint in get_type_hints(kind).items()}


def _kinds(base: type[Struct], package: str) -> Iterator[Any]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith((package, __package__)) and _current(kind):
            yield kind
            yield from _kinds(kind, package)


def _current(kind: type[Struct]) -> bool:
    """A module that was loaded again has left its former classes behind."""
    return getattr(sys.modules.get(kind.__module__), kind.__name__, kind) is kind


def _spelled(hint: Any, unions: dict[type[Struct], Any]) -> Any:
    if hint in unions:
        return unions[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _spelled(args[0], unions)
    if origin in (Union, UnionType):
        return Union[tuple(_spelled(a, unions) for a in args)]  # noqa: UP007
    if origin is tuple:
        return tuple[tuple(a if a is ... else _spelled(a, unions) for a in args)]  # type: ignore[misc]
    return hint
