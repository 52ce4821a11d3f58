"""The fields of a table as they go over the wire: for everybody, and what one sees besides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import fields

from consigliere.kernel import State
from consigliere.kernel.sight import values, veils

from .parts import ENCODE

_KEPT_BACK: Final = ("news", "value", "answers")  # told apart, or nobody's business
_BLANKS: Final = b'"answers":[],"news":[],"value":null,'  # they stand side by side in every State
_NOTHING: Final = Raw(b"{}")


def shown_fields(s: State) -> dict[str, Any]:
    """A table as its reader sees it, with the points that end the game where points do."""
    goal, names = getattr(s, "target", None), _names(type(s))
    shown = dict(zip(names, values(names)(s), strict=True))
    return shown if goal is None else {**shown, "goal": goal}


def shown(s: State) -> Raw:
    """The same as it goes over the wire; a struct is encoded without a dict being made of it."""
    t = s.copy()
    t.answers, t.news, t.value = (), (), None
    whole, goal = ENCODE(t).replace(_BLANKS, b"", 1), getattr(s, "target", None)
    return Raw(whole if goal is None else b'%b,"goal":%d}' % (whole[:-1], goal))


def own_fields(seen: State, everybody: State) -> Raw:
    """The fields that one reader sees otherwise than everybody."""
    names = (*_veils(type(seen)), "stack")
    return raw(differing(names, values(names)(seen), values(names)(everybody)))


def differing(names: Sequence[str], seen: Sequence[Any], shown: Sequence[Any]) -> dict[str, Any]:
    """Those of these fields that are not seen as they are shown to everybody."""
    pairs = zip(names, seen, shown, strict=True)
    return {name: a for name, a, b in pairs if a is not b and a != b}


def raw(differ: dict[str, Any]) -> Raw:
    """The same as they go over the wire."""
    return Raw(ENCODE(differ)) if differ else _NOTHING


@cache
def _names(kind: type[State]) -> tuple[str, ...]:
    return tuple([f.name for f in fields(kind) if f.name not in _KEPT_BACK])


@cache
def _veils(kind: type[State]) -> tuple[str, ...]:
    return tuple([name for name, _ in veils(kind) if name not in _KEPT_BACK])
