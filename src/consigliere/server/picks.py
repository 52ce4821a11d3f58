"""What a client has picked: indices of options, or a number, as an answer."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import Action, Illegal, OneOf, Range, SomeOf
from consigliere.kernel.options import _fill


def picked(options: Any, pick: list[int]) -> Action:
    """The answer among these options that a client has picked."""
    match options:
        case OneOf(of) if len(pick) == 1 and 0 <= pick[0] < len(of):
            chosen: Action = of[pick[0]]
            return chosen
        case SomeOf(like, of) if len(set(pick)) == len(pick) and _within(pick, of):
            chosen = _fill(like, tuple(sorted([of[i] for i in pick])))
            if chosen in options:
                return chosen
        case Range(like) if len(pick) == 1:
            chosen = _fill(like, pick[0])
            if chosen in options:
                return chosen
    raise Illegal("room-not-offered")


def _within(pick: list[int], of: tuple[int, ...]) -> bool:
    return all(0 <= i < len(of) for i in pick)
