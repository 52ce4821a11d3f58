"""What a client has picked: indices of options, or a number, as an answer; and back."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import Action, Illegal, OneOf, Range, SomeOf
from consigliere.kernel.options import filled, last_field


def picked(options: Any, pick: list[int]) -> Action:
    """The answer among these options that a client has picked."""
    match options:
        case OneOf(of) if len(pick) == 1 and 0 <= pick[0] < len(of):
            chosen: Action = of[pick[0]]
            return chosen
        case SomeOf(like, of) if len(set(pick)) == len(pick) and _within(pick, of):
            chosen = filled(like, tuple(sorted([of[i] for i in pick])))
            if chosen in options:
                return chosen
        case Range(like) if len(pick) == 1:
            chosen = filled(like, pick[0])
            if chosen in options:
                return chosen
    raise Illegal("room-not-offered")


def pick_of(options: Any, answer: Action) -> list[int]:
    """What a client would have to pick for that answer."""
    match options:
        case OneOf(of):
            return [of.index(answer)]
        case SomeOf(_, of):
            return _places(of, getattr(answer, last_field(type(answer))))
    return [getattr(answer, last_field(type(answer)))]


def _places(of: tuple[int, ...], things: tuple[int, ...]) -> list[int]:
    """Where these things lie; of equal ones the first."""
    left = list(enumerate(of))
    out = []
    for thing in things:
        taken = next(place for place in left if place[1] == thing)
        left.remove(taken)
        out.append(taken[0])
    return out


def _within(pick: list[int], of: tuple[int, ...]) -> bool:
    return all(0 <= i < len(of) for i in pick)
