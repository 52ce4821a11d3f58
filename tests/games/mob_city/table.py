"""A table set up by hand, for scenarios that read like the rulebook.

Only what matters is given. Otherwise: three Captains, A In Favour, the blocks A B C D in reading
order, $6500 and the least notoriety for each, nobody's crew on the map, and no event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeVar

import pytest
from msgspec import msgpack

from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.parts import EVENTS, HOME, NOBODY
from consigliere.games.mob_city.rules.bidding import Bids
from consigliere.games.mob_city.rules.districts import Visits
from consigliere.games.mob_city.rules.fight import Fight
from consigliere.games.mob_city.rules.shootout import Shootout
from consigliere.games.mob_city.state import MobCity
from consigliere.games.mob_city.zones import Purse, Stock
from consigliere.kernel import (
    CHANCE,
    Action,
    Deck,
    Event,
    Frame,
    Illegal,
    Seat,
    apply,
    observe,
    start,
)

from . import laying
from .defaults import default
from .laying import ED, SEATS, SLOTS, building, card, cards

E_ = TypeVar("E_", bound=Event)
Slots = Mapping[str, Mapping[int, str]]

A, B, C, D, E, F = range(6)
PRINTED = House()
OPTIONAL = House(compulsory=False)  # §7.4 Snitch and Police may be declined
ORPHANS = House(orphan_rule=True)  # §7.14


class Table:
    """Numbers by seat (`cash="A300 B0"`), crews by seat and slot (`{"A": {1: "moll-2-2"}}`)."""

    def __init__(
        self,
        rule: Frame,
        *,
        captains: int = 3,
        house: House = PRINTED,
        city: str = "",
        day: int = 1,
        favour: str = "A",
        cash: str = "",
        notoriety: str = "",
        owns: Mapping[str, str] | None = None,
        open: str = "",
        raided: str = "",
        police: str = "",
        whiskey: str = "",
        crews: Slots | None = None,
        groups: Slots | None = None,
        bids: str = "",
        event: str = "",
        past: str = "",
        deck: str | None = None,
        edition: str = "standard",
    ) -> None:
        s = MobCity(edition=edition, house=house, day=day, favour=SEATS.index(favour))
        blocks = city.split() or ED.blocks[: len(ED.layouts[captains])]
        s.city = tuple([ED.blocks.index(block) for block in blocks])
        s.owner = laying.owners(owns or {})
        money = laying.numbers(cash, [ED.numbers.cash] * captains)
        s.purse = Purse(money, -sum(money), house.hidden_money)
        s.notoriety = (0,) * captains
        s.notoriety = laying.numbers(notoriety, [s.minimum(seat) for seat in range(captains)])
        s.open, s.raided = laying.buildings(open), laying.buildings(raided)
        s.police = SEATS.find(police or "-")
        s.whiskey = laying.numbers(whiskey, [0] * captains)
        s.offered = tuple(sorted((Counter(ED.whiskeys) - Counter(s.whiskey)).elements()))
        s.bids = laying.bids(bids, captains)
        s.past = tuple([EVENTS.index(e) for e in past.split()])
        s.event = EVENTS.index(event) if event else NOBODY
        s.events = Deck(laying.events_left((*s.past, s.event)))
        self._lay_cards(s, crews or {}, deck)
        s.groups = tuple([laying.places((groups or {}).get(seat, {})) for seat in SEATS[:captains]])
        self._open(start(s, rule))

    @classmethod
    def new(cls, captains: int = 3, **options: str) -> Table:
        """The box is opened, everybody sits down; chance has the first word."""
        t = cls.__new__(cls)
        t._deals = []
        t._open(RULES.new(RULES.setup(captains, **options)))
        return t

    @classmethod
    def fight(cls, at: str = "A-4", settled: bool = False, **given: Any) -> Table:
        """A shootout: `A="moll-2-2 revolver"` is the group of A at the unowned Big shop A-4."""
        there = {seat: given.pop(seat) for seat in SEATS if seat in given}
        given["crews"] = {seat: {1: cards} for seat, cards in there.items()}
        given["groups"] = {seat: {1: at} for seat in there}
        rule = Visits((building(at),)) if settled else Shootout(building(at))
        return cls(rule, **given)

    @classmethod
    def armed(cls, a: str, b: str, arms: str = "", **given: Any) -> Table:
        """A shootout of A's and B's groups at its first action; only `arms` are given out."""
        t = cls.fight(A=a, B=b, **given).say(arms)
        while t.prompt() == "arm":
            t.say(f"{t.asked()[0]}: ready")
        return t.until("act")

    def then(self, rule: Frame) -> Table:
        """The same table, at another rule."""
        s = self.state.copy()
        s.pending, s.news, s.answers, s.value = (), (), (), None
        self._goes_to(start(s, rule))
        return self

    def _open(self, s: MobCity) -> None:
        self.past: list[MobCity] = []
        self.log: list[Event] = []
        self.prompts: list[tuple[str, str]] = []
        self._goes_to(s)

    def _lay_cards(self, s: MobCity, crews: Slots, deck: str | None) -> None:
        box = Counter(ED.enforcers)
        by_seat = [(seat, crews.get(SEATS[seat], {})) for seat in range(s.seats())]
        s.crews = tuple(
            [
                tuple([laying.group(box, seat, crew.get(n, "")) for n in SLOTS])
                for seat, crew in by_seat
            ]
        )
        self._deals = laying.take(box, deck or "")
        s.deck = Stock(tuple(sorted(box.elements() if deck is None else self._deals)))

    def say(self, script: str) -> Table:
        """`A: go 1 A-3`, line by line; meanwhile seats that are not named answer as in 3.6."""
        for line in script.strip().splitlines():
            who, _, text = line.partition(":")
            seat = laying.seat(who.strip())
            self._hear(seat, RULES.read(seat, text.strip()), line.strip())
        return self

    def play(self, script: str = "") -> Table:
        """Says the lines; then all answer as in 3.6, to the end of the rule or of the Day."""
        day = self.state.day
        self.say(script)
        while self.state.pending and not (self.state.day > day and self._bidding()):
            self._go_on()
        return self

    def until(self, prompt: str) -> Table:
        """Goes on without another word till that is asked."""
        while self.prompt() != prompt:
            assert self.state.pending, f"{prompt} is not asked"
            self._go_on()
        return self

    def refuses(self, line: str) -> bool:
        """Whether the answer is neither offered nor accepted."""
        who, _, text = line.partition(":")
        seat = laying.seat(who.strip())
        answer = RULES.read(seat, text.strip())
        with pytest.raises(Illegal):
            apply(self.state, seat, answer)
        return seat in self.state.waiting() and answer not in list(self.state.options(seat))

    def _hear(self, seat: Seat, answer: Action, line: str) -> None:
        while self.state.pending and not self._meant(seat, answer):
            self._go_on()
        try:
            self._goes_to(apply(self.state, seat, answer))
        except Illegal as illegal:
            offered = self.options(laying.name(seat))
            illegal.add_note(f"{line}; but {self.asked()} may {self.prompt()}: {offered}")
            raise

    def _meant(self, seat: Seat, answer: Action) -> bool:
        """Whether it answers this question, rightly or wrongly; if not, a later one."""
        if seat not in self.state.waiting():
            return False
        options = self.state.options(seat)
        return answer in options or any(type(a) is type(answer) for a in options)

    def _bidding(self) -> bool:
        return isinstance(self.state.stack[-1][1], Bids)

    def _go_on(self) -> None:
        seat = self.state.waiting()[0]
        answer = self._chance() if seat == CHANCE else default(self.state, seat)
        self._goes_to(apply(self.state, seat, answer))

    def _chance(self) -> Action:
        """The next card of the deck as it was given, or the first thing possible; no dice."""
        assert self.prompt() != "roll", "dice are scripted"
        listed: list[Any] = list(self.state.options(CHANCE))
        if self.prompt() != "fill" or not self._deals:
            return listed[0]  # type: ignore[no-any-return]
        wanted = self._deals.pop(0)
        return next(a for a in listed if a.card == wanted)  # type: ignore[no-any-return]

    def _goes_to(self, s: MobCity) -> None:
        self.state = s
        self.past.append(s)
        self.log += s.news
        if s.pending and not s.answers:
            self.prompts += [(s.kind, laying.name(seat)) for seat in s.waiting()]

    def asked(self) -> str:
        """Who is asked now: seats, `*` for chance, nobody if it is over."""
        return " ".join(map(laying.name, self.state.waiting())) if self.state.pending else ""

    def prompt(self) -> str:
        """What is asked now."""
        return self.state.kind if self.state.pending else ""

    def was_asked(self, kind: str) -> str:
        """Everybody who was asked that question so far, in order."""
        return " ".join([who for prompt, who in self.prompts if prompt == kind])

    def options(self, seat: str, begin: str = "") -> list[str]:
        """What a seat may answer now (as far as it begins so); nothing if it is not asked."""
        who = laying.seat(seat)
        if who not in self.state.waiting():
            return []
        texts = [RULES.write(a) for a in self.state.options(who)]
        return [text for text in texts if text.startswith(begin)]

    def why_not(self, seat: str, kind: str, thing: str | int) -> str:
        """The message that says why a seat cannot use a thing now; empty if it can."""
        named: str | int = thing
        if isinstance(thing, str):
            named = building(thing) if kind == "building" else card(thing)
        reason = self.state.why_not(SEATS.index(seat), (kind, named))
        return reason.message if reason else ""

    def cash(self, seat: str) -> int:
        return self.state.cash[SEATS.index(seat)]

    def notoriety(self, seat: str) -> int:
        return self.state.notoriety[SEATS.index(seat)]

    def minimum(self, seat: str) -> int:
        return self.state.minimum(SEATS.index(seat))

    def whiskey(self, seat: str) -> int:
        return self.state.whiskey[SEATS.index(seat)]

    def police(self) -> str:
        return laying.holder(self.state.police)

    def favour(self) -> str:
        return SEATS[self.state.favour]

    def owner(self, name: str) -> str:
        return laying.holder(self.state.owner[building(name)])

    def open(self) -> str:
        return " ".join([ED.names[b] for b in self.state.open])

    def closed(self) -> str:
        return " ".join([ED.names[b] for b in self.state.closed])

    def crew(self, seat: str, slot: int = 1) -> str:
        return cards(self.state.crews[SEATS.index(seat)][slot - 1].cards)

    def group(self, seat: str, slot: int = 1) -> str:
        """Where it stands; empty if it is at home."""
        where = self.state.groups[SEATS.index(seat)][slot - 1]
        return "" if where == HOME else ED.names[where]

    def pool(self) -> str:
        return cards(self.state.pool.cards)

    def deck(self) -> int:
        return len(self.state.deck)

    def under(self) -> str:
        """What was put under the deck, batch by batch."""
        return " / ".join([cards(laying.whole(layer)) for layer in self.state.deck.layers])

    def gone(self) -> str:
        """All that was put under the deck, whatever the order."""
        batches = [laying.whole(layer) for layer in self.state.deck.layers]
        return cards(tuple(sorted([c for batch in batches for c in batch])))

    def order(self) -> str:
        """Whose characters act, in this order."""
        frame = next(f for _, f in reversed(self.state.stack) if isinstance(f, Fight))
        return " ".join([SEATS[frame.fighters[i].seat] for i in frame.order])

    def fighters(self) -> str:
        """`A torpedo-4-4 revolver, B moll-2-2`: those still standing."""
        frame = next(f for _, f in reversed(self.state.stack) if isinstance(f, Fight))
        left = [f for f in frame.fighters if f.standing]
        return ", ".join([f"{SEATS[f.seat]} {cards((f.card, *f.weapons))}" for f in left])

    def pile(self, seat: str) -> str:
        """The weapons the group of that Captain has dropped."""
        piles = [getattr(f, "piles", None) for _, f in self.state.stack]
        found = next(p for p in reversed(piles) if p is not None)
        return cards(found[SEATS.index(seat)])

    def news(self, kind: type[E_]) -> list[E_]:
        """The events of that kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def views(self, seat: str) -> list[bytes]:
        """All that a seat saw from the beginning, byte for byte."""
        return [msgpack.encode(observe(s, laying.seat(seat))) for s in self.past]

    def sees(self, viewer: str, owner: str, slot: int = 1) -> str:
        """A group as somebody sees it."""
        crews = observe(self.state, laying.seat(viewer)).table.crews
        return cards(crews[SEATS.index(owner)][slot - 1].cards)
