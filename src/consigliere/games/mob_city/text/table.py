"""The table as plain lines, for a terminal and a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from consigliere.kernel import UNSEEN, Card, Seat, View
from consigliere.words.text import Section

from ..parts import HOME, NOBODY, PRIVILEGES, WILLS, Building
from ..rules.bidding import rank
from ..rules.city import sides
from ..rules.crew import lieutenants
from ..rules.day import Day, Will
from ..rules.settle import income
from ..state import MobCity
from ..zones import Group
from .lineup import lineup_lines
from .phrases import Phrases

# The step a Day resumes with tells which of its phases is in progress.
PHASES: Final = {"orders": "1", "districts": "2", "evening": "3"}


def table_sections(p: Phrases, view: View[Any]) -> list[Section]:
    """Everything on the table, as the reader sees it; lots with something on them first."""
    s: MobCity = view.table
    own = [seat for seat in range(s.captains()) if seat == p.reader]
    lots = [b for block in s.city for b in s.ed.lots[block]]
    busy = [b for b in lots if s.owner[b] != NOBODY or s.at(b) or any(_state(p, s, b))]
    board = [
        *[_building(p, s, b) for b in busy],
        *[line for at in range(len(s.city)) for line in _block(p, s, at, busy)],
        *_bids(p, s),
        *_market(p, s),
    ]
    players = [
        p.say("table", "captains"),
        *[line for seat in range(s.captains()) for line in _captain(p, s, seat)],
        *_consigliere(p, s),
    ]
    return [
        Section("now", [*_headlines(p, s), *_events(p, s), *lineup_lines(p, s)]),
        Section("hand", [line for seat in own for line in _crew(p, s, seat)], _uses(p, s, own)),
        Section("board", board),
        Section("players", players),
    ]


def _uses(p: Phrases, s: MobCity, seats: list[Seat]) -> list[str]:
    """What the cards in these crews can do."""
    cards = {c for seat in seats for group in s.crews[seat] for c in group.cards if c != UNSEEN}
    abouts = {p.kind(card): p.kind(card, "about") for card in sorted(cards)}
    return [f"{kind}: {about}" for kind, about in abouts.items()]


def phase_of(s: MobCity) -> str:
    """The number of the phase in progress; empty before the first Day and after the last."""
    return next((PHASES[step] for step, frame in s.stack if isinstance(frame, Day)), "")


def openly(s: MobCity) -> bool:
    """Whether this is a table without secrets, as of a game that is over."""
    return any(card != UNSEEN for card in (*s.deck.top, *s.events.rest))


def _headlines(p: Phrases, s: MobCity) -> Iterator[str]:
    phase, who = phase_of(s), p.person(s.favour)
    if phase:
        yield p.say("table", "day", day=s.day, phase=p.say("phase", phase), who=who)
    elif not s.stack:
        yield p.say("table", "over", day=s.day)
    elif any(isinstance(frame, Will) for _, frame in s.stack):
        yield p.say("table", "will", day=s.day)
    else:
        yield p.say("table", "setup", who=who)


def _events(p: Phrases, s: MobCity) -> Iterator[str]:
    """Today's event; before it is turned over, what the Snitch knows of it."""
    if s.event != NOBODY:
        name, about = p.happening(s.event), p.happening(s.event, "about")
        yield p.say("table", "event", happening=name, about=about)
    for known in s.events.top:
        visible = known.card != UNSEEN
        name = p.happening(known.card) if visible else ""
        seen = {"known": "yes" if visible else "no", "happening": name}
        yield p.say("table", "snitched", **p.roles(known.eyes[0]), **seen)
    if s.past:
        played = "; ".join([p.happening(event) for event in s.past])
        yield p.say("table", "past", events=played)


def _block(p: Phrases, s: MobCity, at: int, busy: list[Building]) -> Iterator[str]:
    block, there = s.city[at], p.sides(sides(s, at)) or "–"
    yield p.say("table", "block", n=at + 1, block=p.block(block), sides=there)
    yield from [_building(p, s, b) for b in s.ed.lots[block] if b not in busy]


def _building(p: Phrases, s: MobCity, b: Building) -> str:
    house, groups = s.ed.houses[b], s.at(b)
    parts = [
        _owner(p, s.owner[b]),
        *_state(p, s, b),
        p.say("table", "price", price=p.money(house.price), n=house.notoriety),
        p.say("table", "income", income=p.money(income(s, b))),
    ]
    if groups:
        there = [p.say("count", who=p.person(seat), n=slot + 1) for seat, slot in groups]
        parts.append(p.say("table", "groups", groups=", ".join(there)))
    content = "; ".join(parts)
    return p.say("table", "building", name=s.ed.names[b], kind=p.house(b), content=content)


def _owner(p: Phrases, owner: Seat) -> str:
    whose = "nobodys" if owner == NOBODY else "yours" if owner == p.reader else "theirs"
    return p.say("table", "owner", whose=whose, owner=p.names[owner] if owner >= 0 else "")


def _state(p: Phrases, s: MobCity, b: Building) -> Iterator[str]:
    if b in s.open:
        yield p.say("table", "open")
    if b in s.raided:
        yield p.say("table", "raided")
    if b in s.bombed:
        yield p.say("table", "bombed")


def _captain(p: Phrases, s: MobCity, seat: Seat) -> Iterator[str]:
    own = [b for b in s.buildings() if s.owner[b] == seat]
    parts = [
        p.say("table", "cash", cash=p.money(s.cash[seat])),
        p.say("table", "notoriety", n=s.notoriety[seat], least=s.minimum(seat)),
        p.say("table", "buildings", n=len(own), buildings=p.buildings(own)),
    ]
    parts += [p.whiskey(s.whiskey[seat])] if s.whiskey[seat] else []
    parts += [p.say("table", "police")] if s.police == seat else []
    parts += [p.say("table", "favour")] if s.favour == seat else []
    yield p.say("table", "captain", content="; ".join(parts), **p.roles(seat))
    if seat != p.reader:
        yield from _crew(p, s, seat)


def _crew(p: Phrases, s: MobCity, seat: Seat) -> list[str]:
    return [_group(p, s, seat, slot) for slot, g in enumerate(s.crews[seat]) if len(g)]


def _consigliere(p: Phrases, s: MobCity) -> Iterator[str]:
    """§7.16. Who has chosen the Will; only he is told which."""
    if s.house.consigliere == "chair":
        known = WILLS[s.testament.will] if s.testament.will >= 0 else "no"
        yield p.say("table", "consigliere", will=known, **p.roles(s.captains()))


def _group(p: Phrases, s: MobCity, seat: Seat, slot: int) -> str:
    group, at = s.crews[seat][slot], s.groups[seat][slot]
    faces = known_faces(p, s, group)
    every = len(faces) == len(group)
    return p.say(
        "table",
        "group",
        group=slot + 1,
        place="home" if at == HOME else "out",
        at="" if at == HOME else s.ed.names[at],
        n=len(group),
        known="all" if every else "some" if faces else "none",
        cards=p.cards(faces) if faces else "",
        **p.roles(seat),
    )


def known_faces(p: Phrases, s: MobCity, group: Group) -> tuple[Card, ...]:
    """§8.1.3, §7.9. One's own; of others the Lieutenants, or with the aid all once seen."""
    if group.owner == p.reader or openly(s):
        return group.cards
    return group.shown if s.house.memory_aid else lieutenants(s, group.shown)


def _bids(p: Phrases, s: MobCity) -> Iterator[str]:
    """Today's bids, for each privilege in the order of its ranking (§3.1.0)."""
    if not s.bids[0]:
        return
    for i in range(len(PRIVILEGES)):
        ranked = [p.say("count", who=p.person(who), n=s.bids[who][i]) for who in rank(s, i)]
        yield p.say("table", "bids", privilege=p.privilege(i), ranking=", ".join(ranked))


def _market(p: Phrases, s: MobCity) -> Iterator[str]:
    """The pool, the whiskey on offer, and how many cards the decks have left."""
    if s.pool:
        seen = "yes" if UNSEEN not in s.pool.cards else "no"
        cards = p.cards(s.pool.cards) if seen == "yes" else ""
        yield p.say("table", "pool", n=len(s.pool), known=seen, cards=cards)
    if phase_of(s) == "1":
        left = [p.say("times", what=p.whiskey(v), n=s.offered.count(v)) for v in _values(s)]
        yield p.say("table", "whiskey", n=len(left), cards=", ".join(left))
    played = len(s.past) + (s.event != NOBODY)
    # Don is Dead joins the deck late in the program, but lies in it from the start (§2.6).
    yield p.say("table", "decks", n=len(s.deck), events=len(s.ed.events) + 1 - played)


def _values(s: MobCity) -> list[int]:
    return sorted(set(s.offered))
