"""Encodes a state: the fields for everybody, and those that one reader sees differently."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import fields

from consigliere.kernel import SPECTATOR, Event, Seat, State, View
from consigliere.kernel.now import Describe
from consigliere.kernel.visibility import hidden_fields, values

from ..protocol.codec import ENCODE

# The rule stack is internal: readers get `now` instead.
_INTERNAL: Final = tuple([field.name for field in fields(State)])
_BLANKS: Final = ENCODE(State())[1:-1] + b","  # the first fields of every State
_NOTHING: Final = Raw(b"{}")


def shown_fields(s: State, describe: Describe, reader: Seat = SPECTATOR) -> dict[str, Any]:
    """A state as its reader sees it: components, `now`, and the points that end the game."""
    goal, names = getattr(s, "target", None), component_names(type(s))
    now = {"now": describe(View(reader, s, None))}
    components = dict(zip(names, values(names)(s), strict=True))
    return {**now, **components, **({} if goal is None else {"goal": goal})}


def shown(s: State, describe: Describe) -> Raw:
    """The state as a spectator sees it, encoded directly from the struct."""
    t, goal = s.copy(), getattr(s, "target", None)
    t.stack, t.pending, t.answers, t.news = (), (), (), ()
    t.kind, t.how, t.value = "", "alone", None
    now = b'"now":%b,' % ENCODE(describe(View(SPECTATOR, s, None)))
    whole = ENCODE(t).replace(_BLANKS, now, 1)
    return Raw(whole if goal is None else b'%b,"goal":%d}' % (whole[:-1], goal))


def encode_events(events: Iterable[Event]) -> Raw:
    """Events as they are sent, each with its weight and whom it touches."""
    return Raw(b"[" + b",".join(map(_event, events)) + b"]")


@lru_cache(maxsize=16_384)
def _event(event: Event) -> bytes:
    more: dict[str, Any] = {"weight": event.weight}
    for change in ("gains", "loses"):
        if name := getattr(event, change):
            more[change] = getattr(event, name)
    if event.reveals_to == "own":
        more["learns"] = [seat for seat in event.eyes() if seat >= 0]
    return ENCODE(event)[:-1] + b"," + ENCODE(more)[1:]


def own_fields(seen: State, everybody: State, describe: Describe, seat: Seat) -> Raw:
    """The fields that one reader sees differently from everybody."""
    names = _veils(type(seen))
    differ = differing(names, values(names)(seen), values(names)(everybody))
    now = describe(View(seat, seen, None))
    same = now == describe(View(SPECTATOR, everybody, None))
    return raw(differ if same else {"now": now, **differ})


def differing(names: Sequence[str], seen: Sequence[Any], shown: Sequence[Any]) -> dict[str, Any]:
    """Those of these fields whose values differ."""
    pairs = zip(names, seen, shown, strict=True)
    return {name: a for name, a, b in pairs if a is not b and a != b}


def raw(differ: dict[str, Any]) -> Raw:
    """Fields, encoded."""
    return Raw(ENCODE(differ)) if differ else _NOTHING


@cache
def component_names(kind: type[State]) -> tuple[str, ...]:
    """What lies on the table, by field; the rule stack is left out."""
    return tuple([f.name for f in fields(kind) if f.name not in _INTERNAL])


@cache
def _veils(kind: type[State]) -> tuple[str, ...]:
    return tuple([name for name, _ in hidden_fields(kind) if name not in _INTERNAL])
