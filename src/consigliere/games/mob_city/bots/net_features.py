"""A table in numbers, for the learned guess at who will win.

It looks at a whole world, never at the Will: that is read when all is over.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.bots.value import NetFeatures
from consigliere.kernel import Seat

from ..edition import EDITIONS
from ..parts import (
    DEAD,
    DOWN,
    HOME,
    NOBODY,
    POLICE,
    PRIVILEGES,
    TRUCE,
    UP,
    WHISKEY,
)
from ..rules.hiring import HireInRank
from ..rules.orders import Orders
from ..state import MobCity
from . import day_forecast
from .endgame import Ends
from .holdings import Band, Holding, average, band, holdings
from .judgement import SOUND
from .pending_settlements import Due
from .quiescence import TURNING

SEAT: Final = (
    "cash",
    "fame",  # notoriety
    "fame_to_lose",
    "houses",
    "rent",  # of a Day, nothing open
    "glasses",  # what whiskey of value one would add
    "wages",
    "groups",
    "cards",
    "strength",  # of all groups
    "strongest",
    "moll",
    "grenades",
    "lieutenants",
    "near_favour",
    "police",
    "whiskey",
    "snitch",
    "ahead_hire",  # place in today's ranking, as long as it matters
    "ahead_snitch",
    "ahead_police",
    "ahead_whiskey",
    "may_hire",
    "may_order",  # wages, purchases and groups of today are still to come
    "unsent",  # groups at home
    "due_rent",  # of today
    "due_taken",  # by extortion
    "due_lost",  # to extortion
    "due_fame",
    "due_cards",  # lost
    "due_fights",
    "end_cash",  # if all goes on as it does
    "end_fame",
    "first_in_cash",  # how likely, in the end
    "first_in_fame",
)
TABLE: Final = (
    "seats",
    "day",
    "days_after",  # how many Days will follow today, about
    "last_day",  # how likely today is the last Day
    "bidding",
    "privileges",
    "orders",
    "districts",
    "for_sale",  # share of buildings nobody owns
    "up",
    "down",
    "truce",
    "police_out",
)
BEGUN: Final = {"choose": 0, "fill": -1, "hire": 0, "peek": POLICE, "drink": WHISKEY}
PHASES: Final = {"choose": 0, "fill": 0, "hire": 1, "privilege_offer": 1, "peek": 1, "drink": 1}


def net_features(s: MobCity) -> NetFeatures:
    """All seats and the table; money in units of what everybody begins with."""
    events, n, edition = day_forecast.chances(s), s.captains(), s.edition
    crews = [[band(edition, g.cards) for g in crew] for crew in s.crews[:n]]
    own = holdings(edition, s.owner, n)
    due, after, waiting = Due(s, own, crews, events), days_after(s, events), to_order(s)
    seats = [_seat(s, i, crews[i], own[i]) for i in range(n)]
    unsent = [_unsent(s, i, crews[i]) for i in range(n)]
    ends = _ends(s, due, crews, after, [i in waiting for i in range(n)], unsent)
    places = _places(s)
    for i in range(n):
        seats[i] += (*places[i], _may_hire(s, i), i in waiting, unsent[i], *due.of(i), *ends[i])
    return NetFeatures(seats, _table(s, events, after))


def _seat(s: MobCity, seat: Seat, crew: list[Band], own: Holding) -> list[float]:
    fame, unit, top = s.notoriety[seat], EDITIONS[s.edition].numbers.cash, s.events.top
    strengths = [g.strength for g in crew]
    return [
        s.purse.cash[seat] / unit,
        fame,
        fame - own.minimum,
        len(own.houses),
        own.rent / unit,
        own.glasses / unit,
        sum([g.wages for g in crew]) / unit,
        sum([x > 0 for x in strengths]),
        sum([g.size for g in crew]),
        sum(strengths),
        max(strengths),
        any(g.moll for g in crew),
        sum([g.grenades for g in crew]),
        sum([g.lieutenants for g in crew]),
        s.near_favour(seat) / (s.captains() - 1),
        s.police == seat,
        s.whiskey[seat],
        bool(top) and seat in top[0].eyes,
    ]


def to_order(s: MobCity) -> tuple[Seat, ...]:
    """The Captains whose orders of today are still to come."""
    if s.event != NOBODY or s.kind in TURNING:
        return ()
    for _, frame in s.stack:
        if isinstance(frame, Orders):
            return frame.left
    return tuple(range(s.captains()))


def _unsent(s: MobCity, seat: Seat, crew: list[Band]) -> int:
    if s.event != NOBODY or s.kind == "read":
        return 0
    where = s.groups[seat]
    return sum([g.size > 0 and b == HOME for g, b in zip(crew, where, strict=True)])


def _places(s: MobCity) -> list[list[float]]:
    """By privilege: how many of the others a Captain comes before; nothing once it is over."""
    n, privileges = s.captains(), range(len(PRIVILEGES))
    if s.event != NOBODY or s.kind not in PHASES:
        return [[0.0] * len(privileges)] * n
    if not s.bids[0]:
        return [[0.5] * len(privileges)] * n
    frame: Any = s.stack[-1][1]
    now = frame.privilege if s.kind == "privilege_offer" else BEGUN[s.kind]
    ahead = [_ahead(s, privilege) if privilege >= now else [0.0] * n for privilege in privileges]
    if now >= 0 and s.kind != "peek":
        ahead[now] = [x if i in frame.left else 0.0 for i, x in enumerate(ahead[now])]
    return [list(row) for row in zip(*ahead, strict=True)]


def _ahead(s: MobCity, privilege: int) -> list[float]:
    places = [(bid[privilege], s.near_favour(i)) for i, bid in enumerate(s.bids[: s.captains()])]
    most = len(places) - 1
    return [sum([p > mine for p in places]) / most for mine in places]


def _may_hire(s: MobCity, seat: Seat) -> int:
    """Cards he may still hire today, once the pool is there."""
    frame = s.stack[-1][1] if s.stack else None
    if isinstance(frame, HireInRank) and seat in frame.left:
        return frame.may_hire[frame.left.index(seat)]
    return 0


def _ends(
    s: MobCity,
    due: Due,
    crews: list[list[Band]],
    after: float,
    waiting: list[bool],
    unsent: list[int],
) -> list[tuple[float, ...]]:
    """Cash and notoriety at the end, if all goes on as it does, and who is first then."""
    numbers, ends = EDITIONS[s.edition].numbers, list[tuple[float, float]]()
    each = average(s.edition, s.buildings()) * numbers.extortion / 100 * SOUND.undisturbed
    for i, crew in enumerate(crews):
        fame, wages = s.notoriety[i] + due.fame[i], sum([g.wages for g in crew])
        daily = due.own[i].rent + each * fame * sum([g.size > 0 for g in crew]) - wages
        now = due.rent[i] + due.taken[i] - due.lost[i] + unsent[i] * each * fame
        ends.append((s.purse.cash[i] + now - waiting[i] * wages + after * daily, fame))
    heats = SOUND.cash_heat + SOUND.cash_heat_more * after, SOUND.fame_heat + 0.2 * after
    rich, famed = Ends(0, ends, heats, SOUND.tie, numbers.most_notoriety).firsts(ends)
    return [(c / numbers.cash, f, rich[i], famed[i]) for i, (c, f) in enumerate(ends)]


def days_after(s: MobCity, events: day_forecast.Chances) -> float:
    """How many Days will follow today, about."""
    if events[DEAD] == 1.0:
        return 0.0
    sure = max(events) == 1.0  # today's event is known, and it is another one
    ed = EDITIONS[s.edition]
    first, last = ed.numbers.safe_days + 1, len(ed.events) + 1
    return (max(s.day + sure, first) + last) / 2 - s.day


def _table(s: MobCity, events: day_forecast.Chances, after: float) -> list[float]:
    phase = 3 if s.event != NOBODY else PHASES.get(s.kind, 2)
    lots, owner = s.buildings(), s.owner
    return [
        s.captains(),
        s.day / (len(EDITIONS[s.edition].events) + 1),
        after,
        events[DEAD],
        *[float(phase == i) for i in range(4)],
        sum([owner[b] == NOBODY for b in lots]) / max(1, len(lots)),
        events[UP],
        events[DOWN],
        events[TRUCE],
        s.police != NOBODY,
    ]
