"""What a seat may know: one function projects a State into a View."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import Struct
from msgspec.structs import fields, replace

from .options import Decision
from .say import Action, Event
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
    return {name: _mark(getattr(hints[name], "__metadata__", ())) for name in names}


def _mark(notes: tuple[Any, ...]) -> str:
    """The mark among the notes of a type; a piece of the notation is another one."""
    return next((note for note in notes if isinstance(note, str)), "")


def unmarked(kind: type[State]) -> list[str]:
    """Fields without a visibility; a test keeps this empty."""
    return [name for name, mark in marks(kind).items() if not mark]


@cache
def _hidden(kind: Any, mark: str) -> tuple[str, ...]:
    return tuple([name for name, m in marks(kind).items() if m == mark])


@cache
def partly_hidden(kind: Any) -> bool:
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
    return any(seat == eye or s.can_see_own_of(seat, eye) for eye in thing.eyes())


def redact(s: State, thing: E, seat: Seat) -> E:
    """A frame, event or answer of the table `s` as `seat` sees it."""
    kind: Any = type(thing)
    if not partly_hidden(kind):
        return thing
    own, seen = _hidden(kind, "own"), _hidden(kind, "seen")
    if seen:
        thing = replace(thing, **{name: _as_seen(getattr(thing, name), seat) for name in seen})
    if not own or sees(s, seat, thing):
        return thing
    return replace(thing, **{name: mask(getattr(thing, name)) for name in own})


def hides_anything(s: State) -> bool:
    """Whether a rule in progress hides something."""
    return any(map(partly_hidden, [type(frame) for _, frame in s.stack]))


def heard(s: State, seat: Seat) -> tuple[Event, ...]:
    """The news as `seat` hears it; most of it is the same for all."""
    if any(map(partly_hidden, map(type, s.news))):
        return tuple([redact(s, event, seat) for event in s.news])
    return s.news


@cache
def hidden_fields(kind: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a State that are not for everybody, each with its mark."""
    return tuple([(name, m) for name, m in marks(kind).items() if m in ("own", "seen", "shut")])


def look(s: S, seat: Seat) -> S:
    """The table as `seat` sees it."""
    view_cache: ViewCache[S] = ViewCache(seat)
    return view_cache.look(s)


class ViewCache(Generic[S]):
    """One who looks at a table again and again: what is as it was he has seen already."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._kind: type[State] | None = None
        self._visibility_key = 0
        self._eyes: list[bool] = []
        self._was: tuple[Any, ...] = ()
        self._saw: list[Any] = []
        self._otherwise: list[tuple[str, Any]] = []  # the fields that are not what he sees of them

    def secrets(self, s: S) -> list[Any]:
        """The fields named by `hidden_fields`, as he sees them."""
        kind, visibility_key = type(s), s.visibility_key()
        if visibility_key != self._visibility_key or kind is not self._kind:
            self._kind, self._visibility_key, self._was = kind, visibility_key, ()
            self._eyes = [s.can_see_own_of(self.seat, i) for i in range(s.seats())]
        now = _hidden_values(kind)(s)
        if now != self._was:
            self._was, self._saw = now, self._look_hidden(kind, now)
            compared = zip(hidden_names(kind), now, self._saw, strict=True)
            self._otherwise = [(n, shown) for n, there, shown in compared if there is not shown]
        return self._saw

    def look(self, s: S) -> S:
        """The whole table."""
        t, seat, _ = s.copy(), self.seat, self.secrets(s)
        for name, shown in self._otherwise:
            setattr(t, name, shown)
        if hides_anything(s):
            t.stack = tuple([(at, redact(s, f, seat)) for at, f in s.stack])
        t.news = heard(s, seat)
        if s.answers:
            # A sealed answer is its giver's alone: what it is, and that it was given at all.
            t.answers = tuple([given for given in s.answers if given[0] == seat])
        return t

    def _look_hidden(self, kind: type[State], now: tuple[Any, ...]) -> list[Any]:
        marked = zip(hidden_fields(kind), now, self._was or now, self._saw or now, strict=True)
        fresh, seat, eyes = not self._was, self.seat, self._eyes
        return [
            _shown(value, mark, seat, eyes) if fresh or value is not was else saw
            for (_, mark), value, was, saw in marked
        ]


@cache
def hidden_names(kind: Any) -> tuple[str, ...]:
    """The names of those fields."""
    return tuple([name for name, _ in hidden_fields(kind)])


@cache
def _hidden_values(kind: type[State]) -> Callable[[State], tuple[Any, ...]]:
    return values(hidden_names(kind))


@cache
def values(names: tuple[str, ...]) -> Callable[[State], tuple[Any, ...]]:
    """What takes all these fields in one go; one alone would not come as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda s: tuple([getattr(s, name) for name in names])


def _shown(value: Any, mark: str, seat: Seat, eyes: list[bool]) -> Any:
    """A field of that mark as `seat` sees it, who has these eyes."""
    if mark == "own":
        return tuple([v if eye else mask(v) for v, eye in zip(value, eyes, strict=True)])
    if mark == "seen":
        return _as_seen(value, seat)
    return None if value is None else mask(value)


def observe(s: S, seat: Seat, seen: S | None = None) -> View[S]:
    """The table as `seat` sees it, with the question put to it, if any.

    `seen`: what `look` says, for those who know it already.
    """
    return View(seat, look(s, seat) if seen is None else seen, question(s, seat))


def question(s: State, seat: Seat) -> Decision | None:
    """What is put to `seat` now, if anything."""
    return Decision(seat, s.kind, s.options(seat)) if seat in s.waiting() else None


def learned(s: State, event: Event) -> tuple[Seat, ...]:
    """The seats that learned something new by `event` at the table `s`."""
    if event.reveals_to == "nobody":
        return ()
    if event.reveals_to == "all":
        return tuple(range(s.seats()))
    return tuple([seat for seat in range(s.seats()) if sees(s, seat, event)])
