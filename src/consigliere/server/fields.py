"""The fields of a table as they go over the wire: for everybody, and what one sees besides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import fields

from consigliere.kernel import State
from consigliere.kernel.sight import values, veiled, veils

from .parts import ENCODE

_KEPT_BACK: Final = ("news", "value", "answers")  # told apart, or nobody's business
_NOTHING: Final = Raw(b"{}")


def shown_fields(s: State) -> dict[str, Any]:
    """A table as its reader sees it, with the points that end the game where points do."""
    goal, names = getattr(s, "target", None), _names(type(s))
    shown = dict(zip(names, values(names)(s), strict=True))
    return shown if goal is None else {**shown, "goal": goal}


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


def hidden_part(s: State) -> tuple[Any, ...] | None:
    """What is hidden, and who may look at whose; most moves change nothing of it.

    None where a rule in progress hides something: that is looked at every time.
    """
    for _, frame in s.stack:
        if veiled(type(frame)):
            return None
    return values(_veils(type(s)))(s), s.insight()


@cache
def _names(kind: type[State]) -> tuple[str, ...]:
    return tuple([f.name for f in fields(kind) if f.name not in _KEPT_BACK])


@cache
def _veils(kind: type[State]) -> tuple[str, ...]:
    return tuple([name for name, _ in veils(kind) if name not in _KEPT_BACK])
