"""Section 3.6 of the specification: the careful answer for seats that a script does not name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from consigliere.games.mob_city.actions import (
    Arm,
    Attack,
    Bid,
    Decline,
    Dismiss,
    Fine,
    Go,
    Hold,
    Lead,
    Loot,
    Pour,
    Ready,
    Settle,
    Stop,
)
from consigliere.games.mob_city.parts import ASSASSIN, BARE_HANDS, COLT, NOBODY
from consigliere.games.mob_city.rules.bidding import Bids
from consigliere.games.mob_city.rules.setup import FirstSlots
from consigliere.games.mob_city.state import MobCity
from consigliere.kernel import Action, Seat

FIRST_BIDS: Final = Bid((1, 3, 4, 2))


def default(s: MobCity, seat: Seat) -> Action:
    """The careful answer of `seat` to what it is asked now."""
    return DEFAULTS[s.kind](s, seat)


def in_secret(s: MobCity, _seat: Seat) -> Action:
    """DP-0, DP-1, DP-11."""
    frame = s.stack[-1][1]
    if isinstance(frame, FirstSlots):
        return Settle(0)
    return FIRST_BIDS if isinstance(frame, Bids) else Hold()


def always(answer: Action) -> Callable[[MobCity, Seat], Action]:
    return lambda _s, _seat: answer


def first(s: MobCity, seat: Seat) -> Action:
    return next(iter(s.options(seat)))


def dismissal(s: MobCity, seat: Seat) -> Action:
    """DP-6: Lieutenants leave first, then weapons."""

    def rank(d: Any) -> tuple[int, bool]:
        return -s.ed.wage(d.card), s.ed.is_character(d.card)

    return min([d for d in s.options(seat) if isinstance(d, Dismiss)], key=rank)


def errand(s: MobCity, seat: Seat) -> Action:
    """DP-9: own buildings first, then unowned, then others."""

    def rank(go: Any) -> int:
        return {seat: 0, NOBODY: 1}.get(s.owner[go.building], 2)

    return min([go for go in s.options(seat) if isinstance(go, Go)], key=rank)


def most_expensive(s: MobCity, seat: Seat) -> Action:
    """DP-10."""

    def price(fine: Any) -> Any:
        return s.ed.houses[fine.building].price

    return max([fine for fine in s.options(seat) if isinstance(fine, Fine)], key=price)


def weapons(s: MobCity, seat: Seat) -> Action:
    """DP-12: the best gun to the highest Reflex that may carry it; Grenades stay."""
    frame: Any = s.stack[-1][1]
    group = s.crews[seat][s.groups[seat].index(frame.building)]
    people = [c for c in group.cards if s.ed.is_character(c)]

    def rank(arm: Arm) -> tuple[int, int]:
        return s.ed.bonus[arm.weapon], s.ed.reflex[people[arm.who]]

    guns = [a for a in s.options(seat) if isinstance(a, Arm) and s.ed.bonus[a.weapon]]
    return max(guns, key=rank) if guns else Ready()


def quickest(s: MobCity, seat: Seat) -> Action:
    """DP-13: higher Health first."""
    frame: Any = s.stack[-1][1]
    leads = [lead for lead in s.options(seat) if isinstance(lead, Lead)]
    return max(leads, key=lambda lead: s.ed.health[frame.fighters[lead.fighter].card])


def best_chance(s: MobCity, seat: Seat) -> Action:
    """DP-14: attack with the best gun, or bare hands, or as an Assassin."""
    frame: Any = s.stack[-1][1]

    def margin(attack: Attack) -> Any:
        bonus = {BARE_HANDS: 0, COLT: s.ed.colt, ASSASSIN: 9}
        extra = bonus.get(attack.weapon, s.ed.bonus[s.ed.kinds.index(attack.weapon % COLT)])
        return extra - s.ed.health[frame.fighters[attack.target].card]

    attacks = [a for a in s.options(seat) if isinstance(a, Attack)]
    return max(attacks, key=margin) if attacks else Stop()


def all_of_it(s: MobCity, _seat: Seat) -> Action:
    """DP-15."""
    frame: Any = s.stack[-1][1]
    return Loot(frame.dropped)


DEFAULTS: Final[dict[str, Callable[[MobCity, Seat], Action]]] = {
    "name_will": first,
    "choose": in_secret,
    "hire": always(Stop()),
    "privilege_offer": always(Decline()),
    "drink": always(Decline()),
    "let_go": always(Stop()),
    "dismiss": dismissal,
    "last_man": first,
    "buy": always(Stop()),
    "pour": always(Pour(())),
    "send": errand,
    "fine": most_expensive,
    "arm": weapons,
    "lead": quickest,
    "act": best_chance,
    "again": best_chance,
    "claim_now": always(Decline()),
    "loot": all_of_it,
}
