"""The things a person can ask about: own cards, groups, buildings, whiskeys, fighters, Captains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from consigliere.kernel import UNSEEN, Seat, Thing, View

from ..rules.fight import Fight, Victory
from ..rules.shootout import Arming
from ..state import MobCity
from .lineup import arming, fighters_of, line_up, members, target
from .phrases import Phrases

Named = tuple[str, Thing]


def named_things(p: Phrases, view: View[Any]) -> list[Named]:
    """Everything that may be named, with what stands for it; nothing twice."""
    s: MobCity = view.table
    things = [
        *_crew(p, s, view.seat),
        *_pool(p, s),
        *[(p.say("thing", "group", group=i + 1), ("slot", i)) for i in range(s.ed.numbers.slots)],
        *[(p.building(b), ("building", b)) for b in s.buildings()],
        *[(p.whiskey(value), ("whiskey", value)) for value in sorted(set(s.ed.whiskeys))],
        *_shootout(p, s, view.seat),
        *[(p.names[seat], ("seat", seat)) for seat in range(s.captains())],
    ]
    return list(dict.fromkeys(things))


def _crew(p: Phrases, s: MobCity, seat: Seat) -> Iterator[Named]:
    """The reader's own cards, slot by slot."""
    crew = s.crews[seat] if seat >= 0 else ()
    for slot, group in enumerate(crew):
        for card in group.cards:
            yield p.say("thing", "card", card=p.card(card), group=slot + 1), ("card", card)


def _pool(p: Phrases, s: MobCity) -> Iterator[Named]:
    for card in s.pool.cards:
        if card != UNSEEN:
            yield p.say("thing", "pool", card=p.card(card)), ("card", card)


def _shootout(p: Phrases, s: MobCity, seat: Seat) -> Iterator[Named]:
    """Characters to be armed, those on the table, and the weapons dropped there."""
    preparing, fight, fighters = arming(s), line_up(s), fighters_of(s)
    if preparing and seat in preparing.left:
        yield from _members(p, s, seat, preparing)
    for i in range(len(fighters)):
        yield target(p, fighters, i, "subject"), ("fighter", i)
    if isinstance(fight, Fight | Victory):
        for weapon in [w for pile in fight.piles for w in pile]:
            yield p.say("thing", "pile", card=p.weapon(weapon)), ("card", weapon)


def _members(p: Phrases, s: MobCity, seat: Seat, frame: Arming) -> Iterator[Named]:
    for place, card in enumerate(members(s, seat, frame.building)):
        yield p.say("thing", "member", card=p.card(card), n=place + 1), ("member", place)
