"""A table of Mob City in numbers."""

from __future__ import annotations

from typing import Any, Final

from consigliere.interop.tensor import Field, Reading, Sight, Tensor, one, share, some, spread

from .codes import people
from .edition import Edition
from .parts import EVENTS, HOUSES, PRIVILEGES, WILLS
from .rules.fight import Fight, Victory
from .rules.hiring import HireInRank
from .rules.shootout import Arming, Initiative

QUESTIONS: Final = (
    "choose",
    "hire",
    "privilege_offer",
    "drink",
    "let_go",
    "last_man",
    "dismiss",
    "buy",
    "pour",
    "send",
    "fine",
    "arm",
    "lead",
    "act",
    "again",
    "loot",
    "claim_now",
    "name_will",
)
CASH: Final = 50_000
DAYS: Final = 12
GROUP: Final = 8  # cards in one slot, or alike
FIGHTERS: Final = 24  # so many are shown one by one
POOL: Final = 18


def fields(ed: Edition, seats: int) -> list[Field]:
    """The city, the Captains, their crews, the cards, the shootout."""
    return [
        *_city(ed, seats),
        *_captains(ed, seats),
        *_crews(ed, seats),
        *_cards(ed, seats),
        *_now(ed, seats),
        *_fight(ed, seats),
    ]


def _city(ed: Edition, n: int) -> list[Field]:
    all_of_them, blocks = len(ed.houses), len(ed.blocks)

    def owners(v: Sight) -> list[float]:
        return spread([v.seat(owner) for owner in v.table.owner])

    def standing(v: Sight) -> list[float]:
        return spread(
            [[float(b in v.table.groups[i]) for i in v.order] for b in range(all_of_them)]
        )

    def laid(v: Sight) -> list[float]:
        spots = (*v.table.city, *[-1] * blocks)[:blocks]
        return spread([one(block, blocks) for block in spots])

    def there(name: str) -> Reading:
        return lambda v: some(getattr(v.table, name), all_of_them)

    def mine(v: Sight) -> list[float]:
        own = v.table.groups[v.order[0]]
        return spread([one(b, all_of_them) for b in own])

    return [
        Field("city", blocks * blocks, "for each position in reading order, its block", laid),
        Field("owners", all_of_them * n, "of each building", owners),
        Field("open", all_of_them, "speakeasies", there("open")),
        Field("raided", all_of_them, "closed for the Day", there("raided")),
        Field("bombed", all_of_them, "closed for the Day", there("bombed")),
        Field("groups", all_of_them * n, "whose groups stand at each building", standing),
        Field("own_groups", ed.numbers.slots * all_of_them, "where one's own slots stand", mine),
    ]


def _captains(ed: Edition, n: int) -> list[Field]:
    famous, strong = ed.numbers.most_notoriety, max(ed.whiskeys)

    def bids(v: Sight) -> list[float]:
        blank = (0,) * len(PRIVILEGES)
        return spread([[t / len(PRIVILEGES) for t in v.table.bids[i] or blank] for i in v.order])

    return [
        Field("day", 1, f"/{DAYS}", lambda v: [share(v.table.day, DAYS)]),
        Field("favour", n, "who is In Favour", lambda v: v.seat(v.table.favour)),
        Field("cash", n, f"/{CASH}", lambda v: v.each(v.table.cash, CASH), -1.0),
        Field("notoriety", n, f"/{famous}", lambda v: v.each(v.table.notoriety, famous)),
        Field("bids", n * len(PRIVILEGES), "tokens of today, /4", bids),
        Field("police", n, "who holds the card", lambda v: v.seat(v.table.police)),
        Field("whiskey", n, f"value, /{strong}", lambda v: v.each(v.table.whiskey, strong)),
    ]


def _crews(ed: Edition, n: int) -> list[Field]:
    slots, kinds = ed.numbers.slots, len(ed.cards)

    def known(v: Sight) -> list[float]:
        groups = [group for seat in v.order for group in v.table.crews[seat]]
        return spread([some(group.cards, kinds, GROUP) for group in groups])

    def sizes(v: Sight) -> list[float]:
        return [share(len(group), GROUP) for seat in v.order for group in v.table.crews[seat]]

    def faces(v: Sight) -> list[float]:
        return spread([some(group.shown, kinds, GROUP) for group in v.table.crews[v.order[0]]])

    each = "of each seat, slot by slot"
    return [
        Field("crews", n * slots * kinds, f"cards known {each}, /{GROUP}", known),
        Field("crew_sizes", n * slots, f"cards {each}, /{GROUP}", sizes),
        Field("shown", slots * kinds, f"own cards others know, slot by slot, /{GROUP}", faces),
    ]


def _cards(ed: Edition, n: int) -> list[Field]:
    kinds, strong = len(ed.cards), max(ed.whiskeys)
    deck, events = max(1, len(ed.enforcers)), len(EVENTS)

    def offered(v: Sight) -> list[float]:
        return some([value - 1 for value in v.table.offered], strong, GROUP)

    def past(v: Sight) -> list[float]:
        return some(v.table.past, events, 2)

    def will(v: Sight) -> list[float]:
        read = v.table.will
        return one(read if read >= 0 else v.table.testament.will, len(WILLS))

    def peeked(v: Sight) -> list[float]:
        top = v.table.events.top
        return one(top[0].card if top else -1, events)

    return [
        Field(
            "pool", kinds, f"cards seen, /{GROUP}", lambda v: some(v.table.pool.cards, kinds, GROUP)
        ),
        Field("pool_size", 1, f"/{POOL}", lambda v: [share(len(v.table.pool), POOL)]),
        Field("deck", 1, f"cards, /{deck}", lambda v: [share(len(v.table.deck), deck)]),
        Field("offered", strong, f"whiskey cards of each value, /{GROUP}", offered),
        Field("event", events, "of today", lambda v: one(v.table.event, events)),
        Field("past", events, "events so far, /2", past),
        Field("peeked", events, "the next event, if this seat knows it", peeked),
        Field("will", len(WILLS), "read at the end; its Consigliere knows it before", will),
    ]


def _now(ed: Edition, n: int) -> list[Field]:
    """What the question is about."""
    slots, privileges, armed = ed.numbers.slots, len(PRIVILEGES), people(ed)

    def hiring(v: Sight) -> list[float]:
        rule = v.rule(HireInRank)
        return [share(rule.may_hire[0] if rule and rule.may_hire else 0, GROUP)]

    def given(v: Sight) -> list[float]:
        return spread([[share(w - armed + 1, 10), share(i + 1, GROUP)] for w, i in _arms(v)])

    return [
        Field(
            "building",
            len(ed.houses),
            "the one in question",
            lambda v: one(v.about("building"), len(ed.houses)),
        ),
        Field("house", len(HOUSES), "of what kind that is", lambda v: one(_house(ed, v), 5)),
        Field("slot", slots, "the group in question", lambda v: one(v.about("slot"), slots)),
        Field("privilege", privileges, "on offer", lambda v: one(v.about("privilege"), privileges)),
        Field("may_hire", 1, f"cards still to be hired, /{GROUP}", hiring),
        Field("given", 2 * GROUP, f"weapons given out, /10, and to whom, /{GROUP}", given),
    ]


def _fight(ed: Edition, n: int) -> list[Field]:
    """A shootout: everybody who lined up, in the order of their numbers."""
    armed = people(ed)
    weapons = len(ed.cards) - armed
    each = n + 3 + weapons

    def line(v: Sight) -> list[float]:
        shown = [_fighter(ed, v, f, armed) for f in _fighters(v)[:FIGHTERS]]
        return spread([*shown, *[[0.0] * each] * (FIGHTERS - len(shown))])

    def piles(v: Sight) -> list[float]:
        fight = v.rule((Fight, Victory))
        dropped = [w - armed for pile in (fight.piles if fight else ()) for w in pile]
        return some(dropped, weapons, GROUP)

    meaning = (
        f"of each fighter (the first {FIGHTERS}): seat, standing, reflex/20, health/6, weapons/2"
    )
    return [
        Field("fighters", FIGHTERS * each, meaning, line),
        Field("actor", FIGHTERS, "who acts now", lambda v: one(_actor(v), FIGHTERS)),
        Field("piles", weapons, f"weapons dropped, /{GROUP}", piles),
    ]


def _house(ed: Edition, v: Sight) -> int:
    at = v.about("building")
    return ed.kinds_of_house[at] if at >= 0 else -1


def _arms(v: Sight) -> list[tuple[int, int]]:
    """What this seat has given to whom, as far as there is room for it."""
    arming = v.rule(Arming)
    given = arming.plans[v.view.seat].given if arming and v.view.seat >= 0 else ()
    return [*given[:GROUP], *[(0, -1)] * (GROUP - len(given))]


def _fighters(v: Sight) -> tuple[Any, ...]:
    rule = v.rule((Fight, Victory, Initiative))
    return rule.fighters if rule else ()


def _fighter(ed: Edition, v: Sight, f: Any, armed: int) -> list[float]:
    might = [share(ed.reflex[f.card], 20), share(ed.health[f.card], 6)]
    carried = some([w - armed for w in f.weapons], len(ed.cards) - armed, 2)
    return [*v.seat(f.seat), float(f.standing), *might, *carried]


def _actor(v: Sight) -> int:
    fight = v.rule(Fight)
    return fight.order[fight.at] if fight else -1


TENSOR: Final = Tensor(QUESTIONS, fields)
