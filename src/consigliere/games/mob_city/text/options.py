"""What may be answered: a line for the list, and what it does."""

from __future__ import annotations

from typing import Any, Final

from consigliere.kernel import Action, Card, Seat, View, take
from consigliere.words.fluent import kebab

from ..actions import (
    Bid,
    Buy,
    Decline,
    Dismiss,
    Drink,
    Fine,
    Go,
    Hire,
    KeepOne,
    Name,
    Pour,
    Settle,
    Shift,
    Stop,
    Take,
    Throw,
)
from ..parts import WILLS, Building
from ..rules.crew import characters
from ..state import MobCity
from ..zones import Group
from .duels import duel
from .phrases import Args, Phrases
from .prompts import at_stake, offer

BY_QUESTION: Final = (Stop, Decline)  # what these mean depends on the question


def option_line(p: Phrases, view: View[Any], answer: Action) -> str:
    """One line in the list of what may be answered."""
    return p.say("option", name_of(answer, view.table), **_details(p, view, answer))


def explanation(p: Phrases, view: View[Any], answer: Action) -> str:
    """What an answer does and what may come of it."""
    return p.say("explain", name_of(answer, view.table), **_details(p, view, answer))


def name_of(answer: Action, s: MobCity) -> str:
    """The part of the message id that an answer stands for; some depend on the question."""
    name = kebab(type(answer).__name__)
    return f"{name}-{s.kind}" if isinstance(answer, BY_QUESTION) else name


def _details(p: Phrases, view: View[Any], answer: Action) -> Args:
    """What an option mentions, as arguments of its message."""
    s: MobCity = view.table
    match answer:
        case Name(_, will):
            return {"will": WILLS[will]}
        case Settle(slot):
            return {"group": slot + 1}
        case Bid(tokens):
            return {"bids": p.bids(tokens)}
        case Hire(_, slot, card):
            return _hiring(p, card, slot)
        case Shift(_, slot, to, card):
            return {"card": p.full(card), "group": slot + 1, "to": to + 1}
        case Take():
            return offer(p, s, view.seat)
        case Drink(value):
            price = p.money(s.ed.numbers.whiskey * value)
            return {"whiskey": p.whiskey(value, "object"), "price": price}
        case Stop() | Decline():
            return _no_more(p, s, view.seat)
        case Dismiss(seat, slot, card):
            alone = _orphans(s, s.crews[seat][slot], card)
            return {"card": p.full(card), "group": slot + 1, "n": alone, **_wage(p, card)}
        case KeepOne(_, slot, card):
            return {"card": p.full(card), "group": slot + 1}
    return _in_town(p, s, view.seat, answer)


def _in_town(p: Phrases, s: MobCity, seat: Seat, answer: Action) -> Args:
    """Answers about buildings; all others are given in a shootout."""
    match answer:
        case Buy(b):
            return _price_tag(p, s, seat, b)
        case Pour(buildings):
            return _pouring(p, s, seat, buildings)
        case Go(slot, b):
            cards = p.kinds(s.crews[seat][slot].cards)
            return {"group": slot + 1, "cards": cards, **_destination(p, s, seat, b)}
        case Fine(b):
            fine = s.ed.houses[b].fine
            paid = "yes" if fine <= s.cash[seat] else "no"
            falls = "yes" if s.house.notoriety_lost else "no"
            return {"building": p.building(b), "fine": p.money(fine), "paid": paid, "falls": falls}
        case Throw():
            return at_stake(p, s)
    return duel(p, s, seat, answer)


def _hiring(p: Phrases, card: Card, slot: int) -> Args:
    args: Args = {"card": p.full(card), "group": slot + 1, "about": p.kind(card, "about")}
    return {**args, **_wage(p, card)}


def _wage(p: Phrases, card: Card) -> Args:
    return {"wage": p.money(p.ed.wage(card))}


def _no_more(p: Phrases, s: MobCity, seat: Seat) -> Args:
    """What is declined, and what it would cost to go on."""
    if s.kind == "privilege_offer":
        return offer(p, s, seat)
    return {"wages": p.money(sum([s.ed.wage(c) for g in s.crews[seat] for c in g.cards]))}


def _orphans(s: MobCity, group: Group, card: Card) -> int:
    """How many weapons lose their last character when this card leaves."""
    rest = Group(group.owner, take(group.cards, card))
    return len(rest) if s.house.orphan_rule and not characters(s, rest) else 0


def _price_tag(p: Phrases, s: MobCity, seat: Seat, b: Building) -> Args:
    """What a building costs and brings in, with the whiskey at hand as a speakeasy too."""
    house, value = s.ed.houses[b], s.whiskey[seat]
    args: Args = {"building": p.building(b), "price": p.money(house.price)}
    takings = {
        "bar": "yes" if value else "no",
        "takings": p.money(house.income + house.glasses * value),
    }
    return {**args, "n": house.notoriety, "income": p.money(house.income), **takings}


def _pouring(p: Phrases, s: MobCity, seat: Seat, buildings: tuple[Building, ...]) -> Args:
    """Which speakeasies, what they cost beyond the card, and what they bring in."""
    value, houses = s.whiskey[seat], [s.ed.houses[b] for b in buildings]
    further = max(0, len(buildings) - 1) * s.ed.numbers.whiskey * value
    takings = sum([house.open_income(value) for house in houses])
    return {
        "n": len(buildings),
        "buildings": p.buildings(buildings),
        "price": p.money(further),
        "income": p.money(sum([house.income for house in houses])),
        "takings": p.money(takings),
    }


def _destination(p: Phrases, s: MobCity, seat: Seat, b: Building) -> Args:
    """A building, whose it is, and how many other groups are there so far."""
    others = [who for who, _ in s.at(b) if who != seat]
    owner = s.owner[b]
    whose = "nobodys" if owner < 0 else "yours" if owner == seat else "theirs"
    share = s.ed.numbers.extortion * s.notoriety[seat]
    return {"building": p.owned(b), "n": len(others), "whose": whose, "share": share}
