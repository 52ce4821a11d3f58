"""Where a round stands: which characters are still to be evaluated, who may still do what."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import Frame, Seat

from ..parts import COURT, EVERYBODY, Character
from ..rules.corruption import (
    CardTurn,
    CorruptionPhase,
    FinalBonuses,
    bonus_targets,
    spent,
)
from ..rules.favours import Evaluate, FavoursPhase, Serving
from ..rules.influence import (
    BuildAlone,
    Building,
    BuildingInTurns,
    InfluencePhase,
    TokenLimits,
    erect,
)
from ..state import ONE_SHOTS, Mafiozoo
from .majority_odds import NOTHING, Prospect, Terms, prospects, served
from .odds import PUPPET

_ALL: Final = len(EVERYBODY)
_CORRUPTION: Final = (CardTurn, FinalBonuses, CorruptionPhase)
_FAVOURS: Final = (Evaluate, Serving, FavoursPhase)
_INFLUENCE: Final = (InfluencePhase, TokenLimits)
_PHASES: Final = (*_CORRUPTION, *_FAVOURS, *_INFLUENCE)


class Moment:
    """What the numbers of all seats have in common."""

    def __init__(self, s: Mafiozoo) -> None:
        frame = _phase(s)
        self.corruption = isinstance(frame, _CORRUPTION)
        self.favours = isinstance(frame, _FAVOURS)
        self.late = isinstance(frame, _INFLUENCE)
        self.built = _built(s) if self.late else ()
        self.first = _first(frame) if self.corruption or self.favours else _ALL
        self.at = self.first if self.favours else 0
        self.desk = self._desk(s, frame)
        self.gold = [p.gold for p in self.desk[s.visited]]
        self.waiting = _waiting(s, self.first)
        now = frame.seat if isinstance(frame, CardTurn) else s.first
        self.turns = [(seat - now) % s.seats() for seat in range(s.seats())]

    def _desk(self, s: Mafiozoo, frame: Frame | None) -> list[tuple[Prospect, ...]]:
        """By character, then by seat."""
        nothing = (NOTHING,) * s.seats()
        out = [nothing] * _ALL
        if isinstance(frame, Serving):
            out[frame.character] = tuple(served(frame.left, s.seats()))
        if self.first < _ALL:
            reach = _reach(s, self.corruption)
            out[self.first :] = [self._at(s, c, reach) for c in EVERYBODY[self.first :]]
        return out

    def _at(self, s: Mafiozoo, c: Character, reach: tuple[int, ...]) -> tuple[Prospect, ...]:
        row, asked = s.gems[c], s.condition(c)
        visited = c == s.visited
        if visited and self.corruption:
            row = tuple([n + _one_shots(s, seat) for seat, n in enumerate(row)])
        ties, puppet = s.house.second_tie == "all", s.house.puppet_second == "blocks"
        terms = Terms(asked.rule, asked.number, visited, ties, puppet)
        return prospects(row, reach, terms)

    def price(self, s: Mafiozoo, c: Character, seat: Seat) -> int:
        """What the favour of a character would cost a seat."""
        discount = s.ed.numbers.court if s.active(seat, COURT) else 0
        return max(0, s.condition(c).number - discount)


def as_planned(s: Mafiozoo) -> Mafiozoo:
    """The table with all that was built, though not yet shown."""
    frame = s.stack[-1][1] if s.stack else None
    if not isinstance(frame, Building) or not any(plan.builds for plan in frame.plans):
        return s
    s = s.copy()
    for plan in frame.plans:
        for build in plan.builds:
            erect(s, plan.owner, build)
    return s


def _phase(s: Mafiozoo) -> Frame | None:
    """The frame that says how far the round has come, if it is beyond the income."""
    for _, frame in s.stack:
        if isinstance(frame, _PHASES):
            return frame
    return None


def _first(frame: Frame | None) -> Character:
    """The first character whose gems are still to be compared."""
    if isinstance(frame, Evaluate):
        return frame.character
    return frame.character + 1 if isinstance(frame, Serving) else 0


def evaluated(s: Mafiozoo) -> int:
    """How many characters were evaluated in this round's favours."""
    frame = _phase(s)
    return _first(frame) if isinstance(frame, _FAVOURS) else 0


def _built(s: Mafiozoo) -> tuple[Seat, ...]:
    """The seats that build no more this round."""
    for _, frame in s.stack:
        if isinstance(frame, Building):
            return tuple([seat for seat in range(s.seats()) if seat not in frame.left])
        if isinstance(frame, BuildingInTurns):
            top = s.stack[-1][1]
            now = top.seat if isinstance(top, BuildAlone) else -1
            left = (*frame.left, now)
            return tuple([seat for seat in range(s.seats()) if seat not in left])
    return tuple(range(s.seats()))


def _reach(s: Mafiozoo, corruption: bool) -> tuple[int, ...]:
    """How many cards everybody may still bribe with; without gems one must take some first."""
    if corruption:
        cards = [max(0, len(hand) - 1) for hand in s.hands]
        both = zip(cards, s.fund, strict=True)
        reach = [min(n, fund) if fund else max(0, n - 1) for n, fund in both]
    else:
        reach = [0] * s.seats()
    return tuple(reach if s.seats() > 2 else [*reach, PUPPET])


def _one_shots(s: Mafiozoo, seat: Seat) -> int:
    """Gems places will still put on the visited character."""
    if seat >= s.seats():
        return 0
    mine, now, used = s.henchmen[seat], s.round, spent(s, seat)
    ready = [p for p in ONE_SHOTS if 0 < mine[p] < now and p not in used]
    return sum([s.visited in bonus_targets(p, s.visited) for p in ready])


def _waiting(s: Mafiozoo, first: Character) -> list[int]:
    """Gems on photographs of those who were evaluated already."""
    rows = s.gems[:first]
    return [sum([row[seat] for row in rows]) for seat in range(s.seats())]
