"""A table set up by hand, for scenarios that read like the rulebook.

Only what matters is given. The rest is as §8 of the specification has it: four players, P1 first,
round 2, the godfather at the Lieutenant (4), no places, no cards, 5Z and the printed funds, less
what lies on the photographs; tiles show the side that is not golden. Texts go by seat: numbers as
`fund="5 - 0"` (`-` is whatever it would be), things as `hands="12 any | 4"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec import msgpack
from pytest import MonkeyPatch

from consigliere.games.mafiozoo.actions import Decline, Done, Send
from consigliere.games.mafiozoo.edition import EDITIONS, read_edition
from consigliere.games.mafiozoo.game import RULES
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.parts import DISTRICTS, EVERYBODY, GENERIC, LETTERS, PLACES
from consigliere.games.mafiozoo.rules.favours import Evaluate
from consigliere.games.mafiozoo.state import Mafiozoo
from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Card,
    Event,
    Frame,
    Illegal,
    Seat,
    Thing,
    apply,
    observe,
    start,
)

from . import laying
from .laying import parts

E_ = TypeVar("E_", bound=Event)

SEATS = ("P1", "P2", "P3", "P4")
P1, P2, P3, P4 = range(4)
PRINTED = House()
AGENDA = "financial industrial chinatown little-italy university"
NO_THANKS: tuple[Action, ...] = (Decline(), Done(), Send(0))


def evaluate(number: int) -> Evaluate:
    """The evaluation of the character of that number, and of those after it."""
    return Evaluate(number - 1)


def other_edition(monkeypatch: MonkeyPatch, old: str, new: str) -> str:
    """The printed edition with something else on it, for one test; hands back its name."""
    ed = read_edition(EDITIONS["standard"].text.replace(old, new))
    monkeypatch.setitem(EDITIONS, ed.ref, ed)
    return ed.ref


class Table:
    """Gems by character (`{9: "2 2 1"}`, a third one of two players is the puppet's)."""

    def __init__(
        self,
        rule: Frame,
        *,
        players: int = 4,
        house: House = PRINTED,
        edition: str = "standard",
        round: int = 2,
        first: str = "P1",
        visited: int = 4,
        golden: str = "",
        gems: Mapping[int, str] | None = None,
        reserve: str = "",
        fund: str = "",
        money: str = "",
        tokens: str = "",
        places: str = "",
        built: str = "",
        used: str = "",
        hands: str = "",
        informants: str = "",
        districts: str = "",
        judged: str = "",
        agenda: str = AGENDA,
        stock: str | None = None,
        deck: str | None = None,
        discard: str = "",
        informant_deck: str | None = None,
        informant_discard: str = "",
        shown: str = "",
    ) -> None:
        s = Mafiozoo(edition=edition, house=house, round=round, first=SEATS.index(first))
        s.visited = visited - 1
        s.golden = tuple([str(c + 1) in golden.split() for c in EVERYBODY])
        laying.gems(s, players, gems or {}, reserve, fund, aside=_aside(rule))
        s.money = laying.numbers(money, (5,) * players)
        s.tokens = tuple([laying.counts(mine, LETTERS[:5]) for mine in parts(tokens, players)])
        standing = zip(parts(places, players), parts(built, players), strict=True)
        s.henchmen = tuple([laying.henchmen(old, new, round) for old, new in standing])
        s.used = tuple([laying.indices(mine, PLACES) for mine in parts(used, players)])
        s.judged = tuple([seat in judged.split() for seat in SEATS[:players]])
        s.blanks, s.picks = (0,) * players, ((),) * players
        laying.corruption(s, parts(hands, players), deck, discard)
        laying.informants(s, parts(informants, players), informant_deck, informant_discard)
        laying.districts(s, parts(districts, players), agenda, stock)
        laying.godfathers(s, shown)
        self._open(start(s, rule))

    @classmethod
    def new(cls, players: int = 4, **options: str) -> Table:
        """The box is opened, everybody sits down; chance has the first word."""
        t = cls.__new__(cls)
        t._open(RULES.new(RULES.setup(players, **options)))
        return t

    def _open(self, s: Mafiozoo) -> None:
        self.past: list[Mafiozoo] = []
        self.log: list[Event] = []
        self.prompts: list[tuple[str, str]] = []
        self._goes_to(s)

    def say(self, script: str) -> Table:
        """`P1: bribe 12 4:1 12:2`, line by line; seats that are not named decline meanwhile."""
        for line in script.strip().splitlines():
            seat, answer = _read(line)
            self._hear(seat, answer, line.strip())
        return self

    def play(self, script: str = "") -> Table:
        """Says the lines; then what is going on goes on as far as it can without another word."""
        self.say(script)
        while self.state.pending and self._no_thanks() is not None:
            self._go_on()
        return self

    def until(self, prompt: str, seat: str = "") -> Table:
        """Goes on till that is asked (of that seat); what must be answered is, somehow."""
        while not (self.prompt() == prompt and seat in (self.asked(), "")):
            assert self.state.pending, f"{prompt} is not asked"
            answer = self._no_thanks() or next(iter(self.state.options(self._seat())))
            self._goes_to(apply(self.state, self._seat(), answer))
        return self

    def over(self) -> Table:
        """Goes on till nothing is asked any more."""
        return self.until("")

    def refuses(self, line: str) -> bool:
        """Whether an answer to what is asked now is neither offered nor taken."""
        seat, answer = _read(line)
        assert seat in self.state.waiting(), f"{line}, but {self.asked()} is asked"
        try:
            apply(self.state, seat, answer)
        except Illegal as illegal:
            return illegal.reason.message == "illegal-not-offered"
        return False

    def _hear(self, seat: Seat, answer: Action, line: str) -> None:
        while self.state.pending and not self._concerns(seat, answer):
            if self._no_thanks() is None:
                break
            self._go_on()
        try:
            self._goes_to(apply(self.state, seat, answer))
        except Illegal as illegal:
            asked = f"{self.asked()} is asked to {self.prompt()}"
            listed = self.options(self.asked()) if self.state.pending else ""
            illegal.add_note(f"{line}; but {asked}: {listed}")
            raise

    def _concerns(self, seat: Seat, answer: Action) -> bool:
        """Whether that seat is asked for that kind of answer."""
        if seat not in self.state.waiting():
            return False
        listed = list(self.state.options(seat))
        if seat == CHANCE:
            like = listed[0]
            return type(answer) is type(like) and all(
                getattr(answer, name) == getattr(like, name) for name in like.__struct_fields__[:-1]
            )
        return answer in listed or type(answer) in [type(a) for a in listed]

    def _no_thanks(self) -> Action | None:
        """What chance brings first, or the answer that does nothing, if there is one."""
        options = self.state.options(self._seat())
        if self._seat() == CHANCE:
            return next(iter(options))
        return next((a for a in NO_THANKS if a in options), None)

    def _go_on(self) -> None:
        answer = self._no_thanks()
        assert answer is not None
        self._goes_to(apply(self.state, self._seat(), answer))

    def _goes_to(self, s: Mafiozoo) -> None:
        self.state = s
        self.past.append(s)
        self.log += s.news
        if s.pending and not s.answers:
            self.prompts.append((s.kind, " ".join([_name(seat) for seat in s.pending])))

    def _seat(self) -> Seat:
        return self.state.waiting()[0]

    def asked(self) -> str:
        """Who is asked now: seats, `*` for chance, nobody if it is over."""
        return " ".join([_name(seat) for seat in self.state.waiting()])

    def prompt(self) -> str:
        """What is asked now."""
        return self.state.kind if self.state.pending else ""

    def was_asked(self, kind: str) -> str:
        """Everybody who was asked that question so far, in order."""
        return " ".join([who for prompt, who in self.prompts if prompt == kind])

    def options(self, seat: str, begin: str = "") -> list[str]:
        """What a seat may answer now (as far as it begins so); nothing if it is not asked."""
        who = _seat(seat)
        if who not in self.state.waiting():
            return []
        texts = [RULES.write(a) for a in self.state.options(who)]
        return [text for text in texts if text.startswith(begin)]

    def why_not(self, seat: str, *thing: str | int) -> str:
        """The message that says why a seat cannot use a thing now; empty if it can."""
        reason = self.state.why_not(_seat(seat), _thing(thing))
        return reason.message if reason else ""

    def holds(self, seat: str) -> str:
        """`R5 F11`: the gems in reserve and fund."""
        return f"R{self.state.reserve[_seat(seat)]} F{self.state.fund[_seat(seat)]}"

    def on(self, number: int) -> str:
        """The gems on a photograph, by seat: `2 2 1 0`."""
        return " ".join(map(str, self.state.gems[number - 1]))

    def offer(self, seat: str) -> str:
        """Where the gems of a seat lie: `4:1 12:2`."""
        rows = enumerate(self.state.gems, 1)
        return " ".join([f"{c}:{row[_seat(seat)]}" for c, row in rows if row[_seat(seat)]])

    def money(self, seat: str) -> int:
        return self.state.money[_seat(seat)]

    def tokens(self, seat: str) -> str:
        """`L L P G`"""
        counts = enumerate(self.state.tokens[_seat(seat)])
        return " ".join([LETTERS[t] for t, n in counts for _ in range(n)])

    def places(self, seat: str) -> str:
        """Where a seat has henchmen, in reading order."""
        rounds = zip(PLACES, self.state.henchmen[_seat(seat)], strict=True)
        return " ".join([place for place, placed in rounds if placed])

    def hand(self, seat: str) -> str:
        return _cards(self.state.hands[_seat(seat)])

    def informants(self, seat: str) -> str:
        return _cards(self.state.informants[_seat(seat)])

    def districts(self, seat: str) -> str:
        return " ".join([DISTRICTS[d] for d in self.state.districts[_seat(seat)]])

    def blanks(self, seat: str) -> int:
        return self.state.blanks[_seat(seat)]

    def agenda(self) -> str:
        return " ".join([DISTRICTS[d] for d in self.state.agenda])

    def stock(self) -> int:
        return len(self.state.district_deck)

    def deck(self) -> int:
        return len(self.state.deck)

    def discard(self) -> str:
        """Corruption cards, the last one discarded last."""
        return _cards(tuple([known.card for known in self.state.discard]))

    def informant_discard(self) -> str:
        return _cards(self.state.informant_discard)

    def first(self) -> str:
        return SEATS[self.state.first]

    def visited(self) -> int:
        return self.state.visited + 1

    def news(self, kind: type[E_]) -> list[E_]:
        """The events of that kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def views(self, seat: str) -> list[bytes]:
        """All that a seat saw from the beginning, byte for byte."""
        return [msgpack.encode(observe(s, _seat(seat))) for s in self.past]

    def sees(self, seat: str) -> Mafiozoo:
        """The table as a seat sees it now."""
        return observe(self.state, _seat(seat)).table

    def scores(self) -> tuple[int, ...]:
        return RULES.scores(self.state)

    def winners(self) -> str:
        return " ".join([SEATS[seat] for seat in RULES.winners(self.state)])


def _aside(rule: Frame) -> int:
    """A photograph nobody will look at: one that has been evaluated, or any before that."""
    return rule.character - 1 if isinstance(rule, Evaluate) else 4


def _read(line: str) -> tuple[Seat, Action]:
    who, _, text = line.partition(":")
    seat = _seat(who.strip())
    return seat, RULES.read(seat, text.strip())


def _seat(name: str) -> Seat:
    return CHANCE if name == "*" else SEATS.index(name)


def _name(seat: Seat) -> str:
    return "*" if seat == CHANCE else SEATS[seat]


def _thing(words: tuple[str | int, ...]) -> Thing:
    """`("place", "mass")`, `("token", "L")`, `("district", "park")`, or a number as people say."""
    if len(words) == 1:
        return words
    kind, which = words
    if kind in ("place", "token", "district"):
        names = {"place": PLACES, "token": tuple(LETTERS), "district": DISTRICTS}[str(kind)]
        return (kind, names.index(str(which)))
    return (kind, laying.card(str(which)) if kind != "seat" else which)


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(["?" if c == UNSEEN else _card_name(c) for c in cards])


def _card_name(card: Card) -> str:
    return "any" if card == GENERIC else str(card + 1)
