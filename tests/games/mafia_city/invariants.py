"""Appendix B of the specification as laws: true of every table, and of every answer."""

from __future__ import annotations

from collections import Counter

from consigliere.games.mafia_city.events import (
    Drew,
    HitmanMoved,
    Killed,
    MayorBack,
    MayorTaken,
    PhaseBegan,
    Released,
    Scored,
    Solving,
    Switched,
)
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.effect import Effect
from consigliere.games.mafia_city.rules.location import LocationPhase
from consigliere.games.mafia_city.rules.strategy import StrategyPhase
from consigliere.games.mafia_city.rules.window import Window

IN_PLAY = {3: 12, 4: 11, 5: 10}


def frames(s):
    return [frame for _, frame in s.stack]


def inside(s, kind):
    return any(isinstance(frame, kind) for frame in frames(s))


def chips_are_conserved(s):
    """B1"""
    on_stacks = Counter(owner for stack in s.stacks for owner in stack)
    for seat in range(s.seats()):
        total = s.crew[seat] + s.reserve[seat] + s.cell[seat] + on_stacks[seat]
        assert IN_PLAY[s.seats()] == total
    assert 0 <= min(*s.crew, *s.reserve, *s.cell)


def cards_are_conserved(s):
    """B2"""
    in_hands = [c for hand in s.hands for c in hand]
    assert not s.deck.top
    everywhere = sorted([*s.deck.rest, *s.discard.cards, *s.limbo, *in_hands])
    assert list(s.ed.cards) == everywhere


def limbo_is_empty_between_turns_and_cycles(s):
    """B3"""
    if s.kind in ("turn", "bullet", "choose", "next_location", "withdraw", "mulligan"):
        assert () == s.limbo


def figures_are_in_one_place(s):
    """B4"""
    assert 0 <= s.hitman < 7
    assert -1 <= s.policeman < s.seats()
    assert -1 <= s.mayor < s.seats()


def cubes_are_on_the_board_only_in_two_phases(s):
    """B5"""
    if s.stack and not inside(s, (LocationPhase, StrategyPhase)):
        assert not any(s.solved)


def somebody_is_active_in_phase_one(s):
    """B9"""
    if inside(s, TurnOf):
        assert not all(s.passed)


def the_owner_is_never_asked_to_react(s):
    """B12"""
    if s.pending and s.kind == "react":
        attacked = frames(s)[-2]
        assert isinstance(attacked, Effect)
        assert s.pending[0] not in attacked.owners()


def points_only_rise_and_only_in_phase_two(before, after):
    """B6"""
    if before.points is not after.points:
        assert all(a <= b for a, b in zip(before.points, after.points, strict=True))
        assert any(isinstance(e, Scored) for e in after.news)
        assert inside(before, LocationPhase) or any(
            isinstance(e, PhaseBegan) and e.phase == 2 for e in after.news
        )


def nothing_moves_while_a_window_is_open(before, after):
    """B7: a reaction, or a decline, that leaves a window open moves no chip and no figure."""
    if isinstance(frames(before)[-1], Window) and after.kind == "react" and inside(after, Window):
        same = frames(before)[: len(frames(before)) - 1] == frames(after)[: len(frames(before)) - 1]
        if same:
            assert board(before) == board(after)
            assert not any(isinstance(e, Drew) for e in after.news)


def board(s):
    return s.stacks, s.cell, s.crew, s.reserve, s.hitman, s.policeman, s.mayor


def the_cell_is_empty_once_opened(before, after):
    """B8: directly after the release nobody is in the cell, unless somebody was just sent."""
    if any(isinstance(e, Released) for e in after.news) and after.kind == "send":
        assert not any(after.cell)


def order_of_chips_is_kept(before, after):
    """B11: what stays in a stack stays in order, except under Shadow Games."""
    if after.stacks is before.stacks or any(isinstance(e, Switched) for e in after.news):
        return
    for old, new in zip(before.stacks, after.stacks, strict=True):
        if new is old:
            continue
        if len(new) <= len(old):
            rest = iter(old)
            assert all(any(c == other for other in rest) for c in new)
        elif len(new) == len(old) + 1:
            assert old == new[:-1]


class PhaseCounts:
    """B6, B10: at most so many of these in one Location Phase."""

    def __init__(self):
        self.counts = Counter()

    def __call__(self, _before, after):
        for e in after.news:
            if isinstance(e, PhaseBegan):
                self.counts.clear()
            self.counts[type(e)] += 1
            if isinstance(e, Scored):
                self.counts["points"] += e.points
        if after.news:
            self._check()

    def _check(self):
        assert self.counts["points"] <= 8
        assert self.counts[Killed] <= 1
        assert self.counts[HitmanMoved] <= 1
        assert self.counts[MayorTaken] + self.counts[MayorBack] <= 1
        assert self.counts[Solving] <= 7


TABLES = (
    chips_are_conserved,
    cards_are_conserved,
    limbo_is_empty_between_turns_and_cycles,
    figures_are_in_one_place,
    cubes_are_on_the_board_only_in_two_phases,
    somebody_is_active_in_phase_one,
    the_owner_is_never_asked_to_react,
)
ANSWERS = (
    points_only_rise_and_only_in_phase_two,
    nothing_moves_while_a_window_is_open,
    the_cell_is_empty_once_opened,
    order_of_chips_is_kept,
)
