"""What a board of Mob City is shown besides the components."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from consigliere.kernel import Now, Seat, View
from consigliere.kernel.now import innermost, part_of

from .parts import HIRE, SNITCH, WHISKEY, Building, Slot
from .rules.bidding import Bids, Offer, Snitching, Whiskeys
from .rules.day import Day
from .rules.districts import Block, Resolve
from .rules.fight import Fight, Victory
from .rules.fighters import Fighter
from .rules.grenade import Throwing
from .rules.hiring import DrawPool, HireInRank, Hiring
from .rules.orders import Order, Sending
from .rules.shootout import Arming, Arms, Initiative
from .state import MobCity

Phase = Literal["bidding", "orders", "districts"]
# Keyed by the step that runs next: while privileges are served, the stack waits at `Day.orders`.
PHASE_BEFORE: Final[dict[Any, Phase]] = {
    Day.orders: "bidding",
    Day.districts: "orders",
    Day.evening: "districts",
}
OrderStep = Literal["wages", "buying", "speakeasies", "sending"]
ORDER_STEP_BEFORE: Final[dict[Any, OrderStep]] = {
    Order.buy: "wages",
    Order.pour: "buying",
    Order.send: "speakeasies",
}


class Scene(Struct, frozen=True, tag_field="scene"):
    """What fills the table now."""


class Bidding(Scene, frozen=True, tag="bidding"):
    """§3.1.0 Everybody bids in secret."""


class Privilege(Scene, frozen=True, tag="privilege"):
    """§3.1 A privilege is served in the order of the bids."""

    privilege: int
    left: tuple[Seat, ...] = ()  # who may still take it, the first of them is asked
    may_hire: tuple[int, ...] = ()  # cards each of them may still take


class Orders(Scene, frozen=True, tag="orders"):
    """§3.2 A Captain gives his orders."""

    step: OrderStep
    slot: Slot | None = None  # the group to be sent


class Grenade(Scene, frozen=True, tag="grenade"):
    """§3.3.7 A Grenade may be thrown at the building."""

    building: Building


class Shootout(Scene, frozen=True, tag="shootout"):
    """§4 Groups fight at a building."""

    building: Building
    stage: Literal["arming", "initiative", "fight", "victory"]
    fighters: tuple[Fighter, ...] = ()
    piles: tuple[tuple[int, ...], ...] = ()  # weapons dropped by each Captain's people
    order: tuple[int, ...] = ()  # of acting
    acting: int | None = None
    arming: tuple[Seat, ...] = ()  # who has not armed his group yet
    plans: tuple[Arms, ...] = ()  # weapons given out, as far as the reader knows


AnyScene = Bidding | Privilege | Orders | Grenade | Shootout


class MobCityNow(Now, frozen=True):
    """§3 The phase of the Day, whose turn it is, the block being resolved, and the scene."""

    phase: Phase | None = None
    block: int | None = None  # its position; those before it are done
    scene: AnyScene | None = None


def describe(view: View[MobCity]) -> MobCityNow:
    s = view.table
    phase = part_of(s, Day, PHASE_BEFORE)
    return MobCityNow(phase=phase, turn=_turn(s), block=_block(s), scene=_scene(s))


def _turn(s: MobCity) -> Seat | None:
    """Who gives orders, or else the only one asked."""
    for order in (innermost(s, Order), innermost(s, Sending)):
        if order:
            return order.seat
    return s.pending[0] if len(s.pending) == 1 and s.pending[0] >= 0 else None


def _block(s: MobCity) -> int | None:
    block = innermost(s, Block)
    if block:
        return block.position
    if not (rest := innermost(s, Resolve)):
        return None
    return rest.position if s.stack[-1][1] is rest else rest.position - 1


def _scene(s: MobCity) -> AnyScene | None:
    if innermost(s, Bids):
        return Bidding()
    return _shootout(s) or _privilege(s) or _orders(s)


def _shootout(s: MobCity) -> Shootout | Grenade | None:
    match innermost(s, Throwing, Arming, Initiative, Fight, Victory):
        case Throwing() as throwing:
            return Grenade(throwing.building)
        case Arming(building, left, plans):
            return Shootout(building, "arming", arming=left, plans=plans)
        case Initiative(building, fighters, groups):
            order = tuple([fighter for group in groups for fighter in group])
            return Shootout(building, "initiative", fighters, order=order)
        case Fight(building, fighters, piles, order, at):
            acting = order[at] if at < len(order) else None
            return Shootout(building, "fight", fighters, piles, order, acting)
        case Victory(building, fighters, piles):
            return Shootout(building, "victory", fighters, piles, tuple(range(len(fighters))))
    return None


def _privilege(s: MobCity) -> Privilege | None:
    match innermost(s, Hiring, HireInRank, DrawPool, Offer, Snitching, Whiskeys):
        case HireInRank(left, may_hire):
            return Privilege(HIRE, left, may_hire)
        case Hiring() | DrawPool():
            return Privilege(HIRE)
        case Offer(privilege, left):
            return Privilege(privilege, left)
        case Snitching():
            return Privilege(SNITCH)
        case Whiskeys(left):
            return Privilege(WHISKEY, left)
    return None


def _orders(s: MobCity) -> Orders | None:
    if sending := innermost(s, Sending):
        return Orders("sending", sending.slot)
    step = part_of(s, Order, ORDER_STEP_BEFORE)
    return Orders(step) if step else None
