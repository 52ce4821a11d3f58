"""What is asked, what it means, and whom the table waits for."""

from __future__ import annotations

from typing import Any, Final

from consigliere.kernel import CHANCE, Frame, Seat, View

from ..parts import NOBODY, PRIVILEGES
from ..rules.bidding import Bids, Offer
from ..rules.fight import Fight, Victory
from ..rules.grenade import Throwing
from ..rules.hiring import HireInRank
from ..rules.orders import Sending
from ..rules.raids import Raids
from ..rules.setup import FirstSlots
from ..rules.shootout import Arming, Initiative
from ..rules.wages import bill
from ..state import MobCity
from .lineup import armed
from .phrases import Args, Phrases

# Three polls list their options by a method of the same name.
POLLS: Final[dict[type[Frame], str]] = {FirstSlots: "slot", Bids: "bid", Throwing: "throw"}


def prompt_line(p: Phrases, view: View[Any]) -> str:
    """What is asked, with what is pending."""
    if view.decision is None:
        return waiting_line(p, view)
    return p.say("prompt", view.decision.kind, **_situation(p, view.table, view.seat))


def help_text(p: Phrases, view: View[Any]) -> str:
    """What the question means and what may be answered."""
    if view.decision is None:
        return waiting_line(p, view)
    s: MobCity = view.table
    return p.say("help", view.decision.kind, **_numbers(p), **_which(s))


def waiting_line(p: Phrases, view: View[Any]) -> str:
    """Whom the table waits for; that is always public."""
    asked = view.table.waiting()
    if not asked:
        return p.say("waiting", "over")
    if view.seat in asked:
        return p.say("waiting", "you")
    if CHANCE in asked:
        return p.say("waiting", "chance")
    return p.say("waiting", "for", who=p.people(asked))


def offer(p: Phrases, s: MobCity, seat: Seat) -> Args:
    """The privilege on offer and its price for that seat."""
    frame = s.stack[-1][1]
    assert isinstance(frame, Offer), "a privilege is offered"
    price = p.money(frame.price(s, seat))
    return {"privilege": PRIVILEGES[frame.privilege], "price": price}


def at_stake(p: Phrases, s: MobCity) -> Args:
    """The building at which a Grenade may be thrown, before a shootout or in it."""
    frame = s.stack[-1][1]
    assert isinstance(frame, Throwing | Fight), "somebody may throw a Grenade"
    when = "before" if isinstance(frame, Throwing) else "in"
    return {"building": p.owned(frame.building), "when": when}


def _numbers(p: Phrases) -> Args:
    """The printed numbers that explanations mention."""
    numbers = p.ed.numbers
    return {
        "pool": numbers.pool,
        "more": numbers.pool_notorious,
        "notorious": numbers.notorious,
        "wage": p.money(numbers.wage),
        "boss": p.money(numbers.lieutenant_wage),
        "tokens": numbers.buildings,
        "percent": numbers.extortion,
        "victims": numbers.grenade_victims,
    }


def _which(s: MobCity) -> Args:
    """Which of several questions of one name this is."""
    frame = s.stack[-1][1]
    if isinstance(frame, Offer):
        return {"privilege": PRIVILEGES[frame.privilege]}
    return {"poll": POLLS.get(type(frame), "")}


def _situation(p: Phrases, s: MobCity, seat: Seat) -> Args:
    """The facts a question mentions."""
    args: Args = {**_which(s), "cash": p.money(s.cash[seat])}
    match s.kind:
        case "privilege_offer":
            return {**args, **offer(p, s, seat)}
        case "let_go" | "dismiss" | "last_man":
            return {**args, "wages": p.money(bill(s, seat))}
        case "pour":
            value = s.whiskey[seat]
            price = p.money(s.ed.numbers.whiskey * value)
            return {**args, "whiskey": p.whiskey(value, "object"), "price": price}
    return {**args, **_from_frame(p, s, seat, s.stack[-1][1])}


def _from_frame(p: Phrases, s: MobCity, seat: Seat, frame: Frame) -> Args:
    match frame:
        case FirstSlots():
            return {"card": p.full(s.crews[seat][0].cards[0])}
        case Throwing(_, b):
            return {"building": p.owned(b)}
        case HireInRank(_, may_hire):
            left: Args = {"n": may_hire[0], "shifts": frame.may_shift}
            return {**left, "cards": p.cards(s.pool.cards)}
        case Sending(_, slot):
            return {"group": slot + 1, "cards": p.cards(s.crews[seat][slot].cards)}
        case Raids():
            fines = sum([s.ed.houses[b].fine for b in frame.of(s, seat)])
            return {"fines": p.money(fines)}
    return _in_shootout(p, s, seat, frame)


def _in_shootout(p: Phrases, s: MobCity, seat: Seat, frame: Frame) -> Args:
    match frame:
        case Arming(b):
            group = s.crews[seat][s.groups[seat].index(b)]
            return {"building": p.owned(b), "cards": p.cards(group.cards)}
        case Initiative(_, fighters, _, chosen):
            return {"reflex": s.ed.reflex[fighters[chosen[0]].card]}
        case Fight():
            f = frame.actor
            args: Args = {"fighter": armed(p, f.card, f.weapons)}
            return args if frame.prey == NOBODY else {**args, "whom": p.names[frame.prey]}
        case Victory():
            return {"cards": p.cards(frame.dropped)}
    return {}
