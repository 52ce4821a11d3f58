"""What a seat may know: one function projects a State into a View."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import Struct
from msgspec.structs import fields, replace

from .say import Action, Decision, Event
from .seats import UNSEEN, Seat
from .state import Frame, State

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Action | Event | Frame)


class View(Struct, Generic[S], frozen=True):
    """All that one seat may know now. Bots and browsers get this, never a State."""

    seat: Seat
    table: S  # same shape as the State, with UNSEEN in place of secrets
    decision: Decision | None


@cache
def marks(kind: Any) -> dict[str, str]:
    """The mark of every field of `kind`, empty where there is none."""
    hints = get_type_hints(kind, include_extras=True)
    names = [f.name for f in fields(kind)]
    return {name: getattr(hints[name], "__metadata__", ("",))[0] for name in names}


def unmarked(kind: type[State]) -> list[str]:
    """Fields nobody said who may see; a test keeps this empty."""
    return [name for name, mark in marks(kind).items() if not mark]


@cache
def _hidden(kind: Any, mark: str) -> tuple[str, ...]:
    return tuple([name for name, m in marks(kind).items() if m == mark])


@cache
def veiled(kind: Any) -> bool:
    """Whether anybody may see such a thing otherwise than others."""
    return bool(_hidden(kind, "own") or _hidden(kind, "seen"))


@lru_cache(maxsize=16_384)
def mask(value: Any) -> Any:
    """`value` as a stranger sees it: its size, nothing more."""
    if isinstance(value, tuple):
        return tuple([mask(v) for v in value])
    if hasattr(value, "mask"):
        return value.mask()
    return UNSEEN


@lru_cache(maxsize=4_096)
def _as_seen(value: Any, seat: Seat) -> Any:
    if isinstance(value, tuple):
        return tuple([_as_seen(v, seat) for v in value])
    return value.seen(seat)


def sees(s: State, seat: Seat, thing: Action | Event | Frame) -> bool:
    """Whether `seat` may read the Own fields of `thing`."""
    return any(seat == eye or s.overlooks(seat, eye) for eye in thing.eyes())


def redact(s: State, thing: E, seat: Seat) -> E:
    """A frame, event or answer of the table `s` as `seat` sees it."""
    kind: Any = type(thing)
    if not veiled(kind):
        return thing
    own, seen = _hidden(kind, "own"), _hidden(kind, "seen")
    if seen:
        thing = replace(thing, **{name: _as_seen(getattr(thing, name), seat) for name in seen})
    if not own or sees(s, seat, thing):
        return thing
    return replace(thing, **{name: mask(getattr(thing, name)) for name in own})


def secrets(s: State, seat: Seat) -> dict[str, Any]:
    """The fields that seats see differently, as `seat` sees them."""
    kind = type(s)
    eyes = [s.overlooks(seat, i) for i in range(s.seats())]
    seen: dict[str, Any] = {}
    for name in _hidden(kind, "own"):
        own = getattr(s, name)
        seen[name] = tuple([v if eye else mask(v) for v, eye in zip(own, eyes, strict=True)])
    for name in _hidden(kind, "seen"):
        seen[name] = _as_seen(getattr(s, name), seat)
    if any(veiled(type(f)) for _, f in s.stack):
        seen["stack"] = tuple([(at, redact(s, f, seat)) for at, f in s.stack])
    return seen


def look(s: S, seat: Seat) -> S:
    """The table as `seat` sees it."""
    t = s.copy()
    for name, value in secrets(s, seat).items():
        setattr(t, name, value)
    for name in _hidden(type(s), "shut"):
        value = getattr(s, name)
        setattr(t, name, None if value is None else mask(value))
    t.news = tuple([redact(s, e, seat) for e in s.news])
    # A sealed answer is its giver's alone: what it is, and that it was given at all.
    t.answers = tuple([given for given in s.answers if given[0] == seat])
    return t


def observe(s: S, seat: Seat) -> View[S]:
    """The table as `seat` sees it, with the question put to it, if any."""
    asked = seat in s.waiting()
    return View(seat, look(s, seat), Decision(seat, s.kind, s.options(seat)) if asked else None)


def learned(s: State, event: Event) -> tuple[Seat, ...]:
    """The seats that learned something new by `event`, told at the table `s`."""
    if event.teaches == "nobody":
        return ()
    if event.teaches == "all":
        return tuple(range(s.seats()))
    return tuple([seat for seat in range(s.seats()) if sees(s, seat, event)])
