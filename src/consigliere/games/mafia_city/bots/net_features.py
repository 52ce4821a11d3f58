"""A table of Mafia City in numbers, for the guess at who will win."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from consigliere.bots.value import NetFeatures
from consigliere.kernel import Card, Seat

from ..features import staked
from ..parts import (
    AGREEMENT,
    BULLET,
    CHIEF,
    CLUB,
    COMPLICITY,
    EVERYWHERE,
    FBI,
    FIGHT_CLUB,
    FIST,
    HAT,
    HITMAN,
    LOCATIONS,
    PLUS,
    RAID,
    SCHEME,
    SHADOW,
    SNITCH,
)
from ..rules.action import TurnOf
from ..rules.control import controller
from ..rules.strategy import StrategyPhase
from ..state import MafiaCity
from .evaluate import STEPS
from .hand import worth
from .judgement import SOUND
from .odds import FAIR, Odds, Stack, betting

HAND: Final = (
    "cards",
    "held",  # what the greedy player would give for them
    "attacks",
    "guards",
    "agreements",
    "hitmen",
    "complicities",
    "hats",
    "fist_pairs",
    "bullets",
    "pluses",
)
OWN: Final = (
    "missing",  # points to the target
    "due",  # points still missing after this round, as it looks
    "sure",  # points still missing if all stacks stay as they are
    "first",  # would win if the round ended like this
    "gap",  # points ahead of the best rival
    "lowest",  # alone with the fewest points
    "crew",
    "active",  # chips that may still be placed in this round
    "passed",
    "reserve",
    "cell",
    "staked",  # chips in stacks
    "turn_in",  # seats that act earlier
    "token_in",  # seats that are nearer to the token
    "mayor",
    "policeman",
    "extra",  # expected "+1"
    "recruit",  # expected recruits
    *HAND,
    *[f"chance_{at}" for at in LOCATIONS],  # of control in this round
    *[f"margin_{at}" for at in LOCATIONS],  # chips ahead of the strongest rival
)  # what is said about each seat
TABLE: Final = (
    "acting",
    "planning",
    "seats",
    "placeable",  # chips that may still be placed
    "able",  # seats that have one
    "near",  # the points the leader misses
    "open",  # locations to be solved
    *[f"marked_{at}" for at in LOCATIONS],  # by a cube: solved, or chips may still be taken back
    "hitman_threat",  # chips where the Hitman stands
    "mayor_out",
)  # what is said about the table
ATTACKS: Final = (SNITCH, RAID, SHADOW, SCHEME)
FAR: Final = 20.0  # points missing at most


def net_features(s: MafiaCity) -> NetFeatures:
    """Hands are looked at too: `s` is a world, in which they are known."""
    seen = _Seen(s)
    return NetFeatures([seen.seat(seat) for seat in range(seen.seats)], seen.table())


class _Seen:
    """A world, and what was found out about all seats at once."""

    def __init__(self, s: MafiaCity) -> None:
        self.s, self.seats = s, len(s.crew)
        rules = [type(frame) for _, frame in s.stack]
        self.acting, self.planning = TurnOf in rules, StrategyPhase in rules
        self.active = self._active()
        self.open = [self.planning or not done for done in s.solved]
        self.target, self.point = s.target, max(1, s.ed.numbers.control_point)
        self.chances, self.leads = self._chances()
        self.margins = [_margins(stack, self.seats) for stack in s.stacks]
        self.sure = self._sure()
        self.first = self._first()

    def seat(self, seat: Seat) -> tuple[float, ...]:
        """In the order of OWN."""
        s, held = self.s, _hand(self.s.hands[seat])
        mine = [c[seat] for c in self.chances]
        missing = self._missing(s.points[seat])
        extra = mine[CLUB] * (held[-1] > 0)
        return (
            min(missing, FAR),
            min(missing - sum(mine) - extra, FAR),
            min(self._missing(self.sure[seat]), FAR),
            seat == self.first,
            self._gap(seat),
            s.points[seat] < min(s.points[:seat] + s.points[seat + 1 :]),
            s.crew[seat],
            self.active[seat],
            self.acting and s.passed[seat],
            s.reserve[seat],
            s.cell[seat],
            staked(s, seat),
            self._turn_in(seat),
            (seat - s.first) % self.seats / self.seats,
            s.mayor == seat,
            s.policeman == seat,
            extra,
            self.leads[seat] * (s.reserve[seat] > 0),
            *held,
            *mine,
            *[m[seat] for m in self.margins],
        )

    def table(self) -> tuple[float, ...]:
        """In the order of TABLE."""
        s = self.s
        return (
            self.acting,
            self.planning,
            self.seats,
            sum(self.active),
            sum([n > 0 for n in self.active]),
            min(self._missing(max(s.points)), FAR),
            sum(self.open),
            *s.solved,
            len(s.stacks[s.hitman]),
            s.mayor >= 0,
        )

    def _gap(self, seat: Seat) -> float:
        points = self.s.points
        ahead = points[seat] - max(points[:seat] + points[seat + 1 :])
        return max(-FAR, min(FAR, ahead / self.point))

    def _missing(self, points: int) -> float:
        return (self.target - points) / self.point

    def _turn_in(self, seat: Seat) -> float:
        pending = self.s.pending
        return (seat - pending[0]) % self.seats / self.seats if self.acting and pending else 0.0

    def _active(self) -> list[int]:
        """How many chips everybody may still place in this round, or in the next."""
        s = self.s
        if self.planning:
            return list(s.crew)
        if not self.acting:
            return [0] * self.seats
        return [0 if out else n for n, out in zip(s.crew, s.passed, strict=True)]

    def _chances(self) -> tuple[list[Odds], Odds]:
        """Of control, by location; and to be among the leaders of the Fight Club."""
        stacks, left = self.s.stacks, min(sum(self.active), len(STEPS) - 1)
        heat = SOUND.heat + SOUND.heat_more * STEPS[left] if left else SOUND.settled
        odds, leads = betting(tuple([n > 0 for n in self.active]), heat, SOUND.eager)
        none = (0.0,) * self.seats
        chances = [odds(at in FAIR, stacks[at]) if self.open[at] else none for at in EVERYWHERE]
        club = stacks[FIGHT_CLUB]
        return chances, leads(club) if self.open[FIGHT_CLUB] and club else none

    def _sure(self) -> list[int]:
        """The points of each, if all stacks stay as they are."""
        points = list(self.s.points)
        for at, stack in enumerate(self.s.stacks):
            if stack and self.open[at]:
                seat = _winner(at, stack, self.seats)
                if seat >= 0:
                    points[seat] += self.point
        return points

    def _first(self) -> Seat:
        """§6.4. Who would win with the points that are sure; nobody if the game goes on."""
        s, points = self.s, self.sure
        if max(points) < self.target:
            return -1
        return max(
            range(self.seats),
            key=lambda i: (
                points[i],
                -s.reserve[i],
                len(s.hands[i]),
                s.mayor == i,
                -((i - s.first) % self.seats),
            ),
        )


@lru_cache(maxsize=16384)
def _margins(stack: Stack, seats: int) -> Odds:
    """How many chips each is ahead of his strongest rival; a tie is half won by the lowest."""
    if not stack:
        return (0.0,) * seats
    counts = [float(stack.count(seat)) for seat in range(seats)]
    for i, seat in enumerate(dict.fromkeys(stack)):
        counts[seat] -= i * 0.1
    top = sorted(counts)
    return tuple([max(-4.0, c - (top[-2] if c == top[-1] else top[-1])) for c in counts])


@lru_cache(maxsize=16384)
def _hand(hand: tuple[Card, ...]) -> tuple[float, ...]:
    """How many cards for each use; the last are the pluses."""
    kinds, symbols = Counter([c >> 2 for c in hand]), Counter([c & 3 for c in hand])
    return (
        len(hand),
        worth(hand, SOUND, True),
        sum([kinds[k] for k in ATTACKS]),
        kinds[CHIEF] + kinds[FBI],
        kinds[AGREEMENT],
        kinds[HITMAN],
        kinds[COMPLICITY],
        symbols[HAT],
        symbols[FIST] // 2,
        symbols[BULLET],
        symbols[PLUS],
    )


@lru_cache(maxsize=16384)
def _winner(at: int, stack: Stack, seats: int) -> Seat:
    return controller(at, stack, (0,) * seats)
