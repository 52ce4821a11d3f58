"""A table set up by hand, for scenarios that read like the rulebook.

Only what matters is given; §8 of the specification completes it: three players, A first, hands and
stacks empty, figures on their tiles, four chips in each reserve and the rest in the crew.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from msgspec import msgpack

from consigliere.games.mafia_city.actions import CARD, Deal, Decline
from consigliere.games.mafia_city.edition import EDITIONS
from consigliere.games.mafia_city.events import Solving
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.house import House
from consigliere.games.mafia_city.parts import KINDS, LOCATIONS, ON_TILE, SYMBOLS, card
from consigliere.games.mafia_city.state import MafiaCity, Pile
from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Card,
    Deck,
    Event,
    Frame,
    Illegal,
    Seat,
    Thing,
    apply,
    observe,
    start,
)

E_ = TypeVar("E_", bound=Event)

SEATS = "ABCDE"
A, B, C, D, E = range(5)
PRINTED = House()
CITY = "hall jail harbor fight-club station district club"  # the centre, then the ring (E22)
IN_RESERVE = 4
IDLE = "raid/plus shadow/plus scheme/plus trade/plus thief/plus snitch/plus"


class Table:
    """Hands by seat (`A="snitch/hat"` or `A="2 cards"`), stacks by place (`harbor="A B"`)."""

    def __init__(
        self,
        rule: Frame,
        *,
        players: int = 3,
        house: House = PRINTED,
        city: str = CITY,
        first: str = "A",
        crew: str = "",
        reserve: str = "",
        points: str = "",
        cell: str = "",
        passed: str = "",
        turns: str = "",
        hitman: str = "harbor",
        policeman: str = "",
        mayor: str = "",
        solved: str = "",
        deck: str | int | None = None,
        discard: str | int = "",
        **laid: str,
    ) -> None:
        s = MafiaCity(house=house, round=1, first=SEATS.index(first))
        s.city = tuple([LOCATIONS.index(at) for at in city.split()])
        s.hitman = LOCATIONS.index(hitman)
        s.policeman, s.mayor = SEATS.find(policeman or "-"), SEATS.find(mayor or "-")
        s.solved = tuple([at in solved.split() for at in LOCATIONS])
        s.stacks = tuple([_seats(laid.pop(at.replace("-", "_"), "")) for at in LOCATIONS])
        s.cell = tuple([_seats(cell).count(seat) for seat in range(players)])
        s.points = _numbers(points, players)
        s.turns = _numbers(turns, players)
        s.passed = tuple([seat in _seats(passed) for seat in range(players)])
        s.crew, s.reserve = _chips(s, players, crew, reserve)
        self._lay_cards(s, laid, deck, discard)
        self._open(start(s, rule))

    @classmethod
    def new(cls, players: int = 3, **options: str) -> Table:
        """The box is opened, everybody sits down; chance has the first word."""
        t = cls.__new__(cls)
        t._next_deals = []
        t._open(RULES.new(RULES.setup(players, **options)))
        return t

    def then(self, rule: Frame) -> Table:
        """The same table, at another rule."""
        s = self.state.copy()
        s.pending, s.news = (), ()
        self._goes_to(start(s, rule))
        return self

    def _open(self, s: MafiaCity) -> None:
        self.past: list[MafiaCity] = []
        self.log: list[Event] = []
        self.prompts: list[tuple[str, str]] = []
        self._goes_to(s)

    def _lay_cards(
        self, s: MafiaCity, laid: dict[str, str], deck: str | int | None, discard: str | int
    ) -> None:
        box = Counter(EDITIONS["standard"].cards)
        hands = [laid.pop(seat, "") for seat in SEATS[: s.seats()]]
        assert not laid, f"neither a seat nor a place: {laid}"
        pile, known = _named(box, discard), _named(box, deck)
        dealt = [_named(box, hand) for hand in hands]  # before any that are not named
        filled = [_unnamed(box, hand) for hand in hands]
        both = zip(dealt, filled, strict=True)
        s.hands = tuple([tuple(sorted(some + others)) for some, others in both])
        s.discard = Pile(pile + _unnamed(box, discard), not s.house.discard_top)
        left = sorted(box.elements())
        s.deck = Deck(tuple(sorted(known) if isinstance(deck, str) else left[:deck]))
        self._next_deals = list(known)

    def say(self, script: str) -> Table:
        """`A: hat snitch/hat harbor.0`, line by line; seats not named decline meanwhile."""
        for line in script.strip().splitlines():
            who, _, text = line.partition(":")
            seat = CHANCE if who.strip() == "*" else SEATS.index(who.strip())
            self._hear(seat, RULES.read(seat, text.strip()), line.strip())
        return self

    def play(self, script: str = "") -> Table:
        """Says the lines; then what is going on ends without another word, up to the next turn."""
        self.say(script)
        while self.state.pending and self._may_go_on() and self.prompt() != "bullet":
            self._go_on()
        return self

    def until(self, prompt: str) -> Table:
        """Goes on without another word till that is asked."""
        while self.prompt() != prompt:
            assert self.state.pending and self._may_go_on(), f"{prompt} is not asked"
            self._go_on()
        return self

    def _hear(self, seat: Seat, answer: Action, line: str) -> None:
        while self.state.pending and not self._fits(seat, answer) and self._may_go_on():
            if seat == CHANCE and isinstance(answer, type(self._first_option())):
                break
            self._go_on()
        try:
            self._goes_to(apply(self.state, seat, answer))
        except Illegal as illegal:
            asked = f"{self.asked()} is asked to {self.prompt()}"
            illegal.add_note(f"{line}; but {asked}: {self.options(self.asked())}")
            raise

    def _fits(self, seat: Seat, answer: Action) -> bool:
        return seat == self._seat() and answer in self.state.options(seat)

    def _first_option(self) -> Action:
        return next(iter(self.state.options(self._seat())))

    def _may_go_on(self) -> bool:
        seat = self._seat()
        return seat == CHANCE or Decline() in self.state.options(seat)

    def _go_on(self) -> None:
        seat = self._seat()
        answer: Action = self._chance() if seat == CHANCE else Decline()
        self._goes_to(apply(self.state, seat, answer))

    def _chance(self) -> Action:
        """The next card of the deck as it was given, or the first thing possible."""
        listed = list(self.state.options(CHANCE))
        if self.prompt() != "deal":
            return listed[0]
        by_card = {a.card: a for a in listed if isinstance(a, Deal)}
        wanted = next((c for c in self._next_deals if c in by_card), min(by_card))
        if wanted in self._next_deals:
            self._next_deals.remove(wanted)
        return by_card[wanted]

    def _goes_to(self, s: MafiaCity) -> None:
        self.state = s
        self.past.append(s)
        self.log += s.news
        if s.pending:
            self.prompts.append((self.prompt(), self.asked()))

    def _seat(self) -> Seat:
        return self.state.waiting()[0]

    def asked(self) -> str:
        """Who is asked now: a seat, `*` for chance, nobody if it is over."""
        return _name(self._seat()) if self.state.pending else ""

    def prompt(self) -> str:
        """What is asked now."""
        return self.state.kind if self.state.pending else ""

    def was_asked(self, kind: str) -> str:
        """Everybody who was asked that question so far, in order."""
        return " ".join([who for prompt, who in self.prompts if prompt == kind])

    def options(self, seat: str, begin: str = "") -> list[str]:
        """What a seat may answer now (as far as it begins so); nothing if it is not asked."""
        who = CHANCE if seat == "*" else SEATS.index(seat)
        if who not in self.state.waiting():
            return []
        texts = [RULES.write(a) for a in self.state.options(who)]
        return [text for text in texts if text.startswith(begin)]

    def why_not(self, seat: str, *thing: str | int) -> str:
        """The message that says why a seat cannot use a thing now; empty if it can."""
        named: Thing = tuple([_card(x) if "/" in str(x) else x for x in thing])
        if thing[0] in ("location", "chip"):
            named = (thing[0], LOCATIONS.index(str(thing[1])), *thing[2:])
        reason = self.state.why_not(SEATS.index(seat), named)
        return reason.message if reason else ""

    def stack(self, location: str) -> str:
        """Bottom first."""
        return _names(self.state.stacks[LOCATIONS.index(location)])

    def cell(self) -> str:
        return " ".join([SEATS[i] for i, n in enumerate(self.state.cell) for _ in range(n)])

    def crew(self, seat: str) -> int:
        return self.state.crew[SEATS.index(seat)]

    def reserve(self, seat: str) -> int:
        return self.state.reserve[SEATS.index(seat)]

    def points(self, seat: str) -> int:
        return self.state.points[SEATS.index(seat)]

    def passed(self) -> str:
        return _names(tuple([i for i, passed in enumerate(self.state.passed) if passed]))

    def solved(self) -> str:
        return " ".join([at for at, yes in zip(LOCATIONS, self.state.solved, strict=True) if yes])

    def first(self) -> str:
        return SEATS[self.state.first]

    def mayor(self) -> str:
        """Its holder, or its tile."""
        return _holder(self.state.mayor)

    def policeman(self) -> str:
        return _holder(self.state.policeman)

    def hitman(self) -> str:
        return LOCATIONS[self.state.hitman]

    def hand(self, seat: str) -> str:
        return _cards(self.state.hands[SEATS.index(seat)])

    def hands(self) -> str:
        """How many cards everybody has."""
        return " ".join([str(len(hand)) for hand in self.state.hands])

    def limbo(self) -> str:
        return _cards(self.state.limbo)

    def discard(self) -> str:
        """The last one discarded is the last."""
        return _cards(self.state.discard.cards)

    def discarded(self) -> int:
        return len(self.state.discard)

    def deck(self) -> int:
        return len(self.state.deck)

    def news(self, kind: type[E_]) -> list[E_]:
        """The events of that kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def solving(self) -> str:
        """The locations in the order in which their cycles began."""
        return " ".join([LOCATIONS[event.location] for event in self.news(Solving)])

    def views(self, seat: str) -> list[bytes]:
        """All that a seat saw from the beginning, byte for byte."""
        return [msgpack.encode(observe(s, SEATS.index(seat))) for s in self.past]

    def sees(self, seat: str, owner: str) -> str:
        """A hand as a seat sees it."""
        return _cards(observe(self.state, SEATS.index(seat)).table.hands[SEATS.index(owner)])

    def remembers(self, seat: str, owner: str) -> str:
        """What a seat knows of a hand from earlier."""
        if not self.state.memory:
            return ""
        return _cards(self.state.memory[SEATS.index(seat)].hands[SEATS.index(owner)])


def _chips(
    s: MafiaCity, players: int, crew: str, reserve: str
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """§8. If one of crew and reserve is given, the rest is in the other."""
    chips = EDITIONS["standard"].chips[players]
    in_crew, in_reserve = _by_seat(crew), _by_seat(reserve)
    out: list[tuple[int, int]] = []
    for seat in range(players):
        placed = sum([stack.count(seat) for stack in s.stacks]) + s.cell[seat]
        left = chips.crew + chips.reserve - placed
        n = min(IN_RESERVE, left)
        n = left - in_crew[seat] if seat in in_crew else n
        n = in_reserve.get(seat, n)
        out.append((in_crew.get(seat, left - n), n))
    return tuple([c for c, _ in out]), tuple([r for _, r in out])


def _named(box: Counter[Card], cards: str | int | None) -> tuple[Card, ...]:
    if not isinstance(cards, str) or cards.endswith(("card", "cards")):
        return ()
    named = [_card(name) for name in cards.split()]
    for c in named:
        assert box[c], f"no {CARD.write(c, None)} left in the box"
        box[c] -= 1
    return tuple(named)


def _unnamed(box: Counter[Card], cards: str | int) -> tuple[Card, ...]:
    """`2 cards`: some that react to nothing, as long as there are any."""
    if isinstance(cards, str) and not cards.endswith(("card", "cards")):
        return ()
    wanted = cards if isinstance(cards, int) else int(cards.split()[0])
    out: list[Card] = []
    for c in [*[_card(name) for name in IDLE.split()], *sorted(box)]:
        while box[c] and len(out) < wanted:
            box[c] -= 1
            out.append(c)
    return tuple(out)


def _seats(text: str) -> tuple[Seat, ...]:
    return tuple([SEATS.index(seat) for seat in text.split()])


def _by_seat(text: str) -> dict[Seat, int]:
    """`A3 B0`"""
    return {SEATS.index(word[0]): int(word[1:]) for word in text.split()}


def _numbers(text: str, players: int) -> tuple[int, ...]:
    given = _by_seat(text)
    return tuple([given.get(seat, 0) for seat in range(players)])


def _card(name: str | int) -> Card:
    kind, _, symbol = str(name).partition("/")
    return card(KINDS.index(kind), SYMBOLS.index(symbol))


def _name(seat: Seat) -> str:
    return "*" if seat == CHANCE else SEATS[seat]


def _holder(seat: Seat) -> str:
    return "tile" if seat == ON_TILE else SEATS[seat]


def _names(seats: tuple[Seat, ...]) -> str:
    return " ".join([SEATS[seat] for seat in seats])


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(["?" if c == UNSEEN else CARD.write(c, None) for c in cards])
