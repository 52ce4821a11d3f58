"""Which answers come to mind: each different one once, and of many like it only the best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from consigliere.bots.greedy import Idea
from consigliere.kernel import Action, Seat, View

from ..actions import Hat, Play, Send, Temporize
from ..parts import COMPLICITY, HITMAN, SCHEME, SNITCH
from ..state import MafiaCity
from .greedy import Greedy

AT_CHIPS: Final = frozenset((SNITCH, SCHEME, HITMAN, COMPLICITY))  # cards that name a chip
FEW: Final = 9  # so many answers are all kept
ALIKE: Final = 3  # targets of one card
MOST: Final = 24  # answers in all

Stacks = tuple[tuple[Seat, ...], ...]


def ideas(greedy: Greedy, view: View[MafiaCity]) -> list[Idea]:
    """The greedy player's ideas, the best first, without what comes to the same."""
    answers = apart(greedy.answers(view), view.table.stacks)
    if len(answers) == 1:
        return [Idea(answers[0], 0.0)]
    gain = greedy.gain(view)
    ideas = [Idea(a, gain(a)) for a in answers]
    ideas.sort(key=lambda idea: -idea.gain)
    return ideas if len(ideas) <= FEW else _sifted(ideas)


def apart(answers: Sequence[Action], stacks: Stacks) -> list[Action]:
    """Of neighbours of one colour the lowest stands for all."""
    return [a for a in answers if (at := _chip(a)) is None or _lowest(stacks[at[0]], at[1])]


def _chip(a: Action) -> tuple[int, ...] | None:
    """Location and height of the chip an answer names."""
    kind = type(a)
    if kind is Play:
        assert isinstance(a, Play)
        return a.target if a.target and a.card >> 2 in AT_CHIPS else None
    if kind is Send:
        assert isinstance(a, Send)
        return a.location, a.height
    if kind is Hat:
        assert isinstance(a, Hat)
        return a.target if len(a.target) > 1 else None
    return None


def _lowest(stack: tuple[Seat, ...], height: int) -> bool:
    return height == 0 or stack[height] != stack[height - 1]


def _sifted(ideas: list[Idea]) -> list[Idea]:
    """Of each card the best targets, of all cards thrown away the least worth."""
    met: Counter[object] = Counter()
    out = []
    for idea in ideas:
        group, most = _group(idea.answer)
        met[group] += 1
        if met[group] <= most:
            out.append(idea)
    return out[:MOST]


def _group(a: Action) -> tuple[object, int]:
    if isinstance(a, Play):
        return a.card, ALIKE
    if isinstance(a, Hat):
        return a.cards, ALIKE
    if isinstance(a, Temporize):
        return Temporize, 1
    return type(a), FEW
