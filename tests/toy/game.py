"""Veto, rule by rule. §1 bids, §2 draws, §3 turns, §4 cards, §5 reactions."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Card,
    Deck,
    EachInTurn,
    Event,
    Flow,
    Frame,
    Known,
    Named,
    OneOf,
    Open,
    Options,
    Own,
    Poll,
    Range,
    ReactionWindow,
    Seat,
    Seen,
    SomeOf,
    Speaker,
    State,
    clockwise,
    in_turn,
    insert,
    put,
    take,
)
from consigliere.kernel.say import Learners

NAMES: Final = ("gain", "steal", "veto", "peek")
GAIN, STEAL, VETO, PEEK = range(4)


class Edition(kernel.Edition, frozen=True):
    cards: tuple[Card, ...]
    hand: int
    rounds: int


EDITIONS: Final[dict[str, Edition]] = {
    "standard": Edition((0,) * 9 + (1,) * 7 + (2,) * 10 + (3,) * 6, 4, 4, name="standard")
}


class House(Struct, frozen=True):
    coins: int = 6


Name = Annotated[Card, Named(NAMES)]


class Pass(Action, frozen=True):
    pass


class Bid(Action, frozen=True):
    seat: Speaker
    coins: Own[int]


class Play(Action, frozen=True):
    card: Annotated[Card, Named(NAMES, "card")]


class Rob(Action, frozen=True):
    whom: Seat


class Dump(Action, frozen=True):
    cards: tuple[Name, ...]


class Deal(Action, frozen=True):
    seat: Seat
    card: Own[Name]


class Played(Event, frozen=True):
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    card: Card


class Dumped(Event, frozen=True):
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    cards: tuple[Card, ...]


class Drew(Event, frozen=True):
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    card: Own[Card]


class Peeked(Event, frozen=True):
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    card: Own[Card]


class Led(Event, frozen=True):
    reveals_to: ClassVar[Learners] = "all"
    seat: Seat
    price: int


class Veto(State):
    edition: Open[str] = "standard"
    coins: Open[tuple[int, ...]] = ()
    hands: Own[tuple[tuple[Name, ...], ...]] = ()
    deck: Seen[Deck] = Deck()
    discard: Open[tuple[Name, ...]] = ()
    round: Open[int] = 0

    @property
    def ed(self) -> Edition:
        return EDITIONS[self.edition]

    def seats(self) -> int:
        return len(self.coins)


class DrawCard(Frame, frozen=True):
    """§2. Take the top card of the deck. An empty deck gives nothing."""

    seat: Seat

    def begin(self, s: Veto) -> Flow:
        return s.ask(CHANCE, self.deal, then=self.keep) if s.deck else s.done()

    def deal(self, s: Veto, _chance: Seat) -> Options:
        return s.deck.draw(Deal(self.seat, UNSEEN))

    def keep(self, s: Veto, dealt: Deal) -> Flow:
        s.deck = s.deck.without(dealt.card)
        s.hands = put(s.hands, self.seat, insert(s.hands[self.seat], dealt.card))
        s.tell(Drew(self.seat, dealt.card))
        return s.done()


class Window(ReactionWindow, frozen=True):
    """§5. Clockwise, each rival may veto the card just played. Hands back: was it vetoed?"""

    def react(self, s: Veto, seat: Seat) -> Options:
        return OneOf((Pass(), Play(VETO)) if VETO in s.hands[seat] else (Pass(),))

    def reaction(self, s: Veto, seat: Seat, answer: Action) -> Frame | None:
        return PlayCard(seat, VETO) if isinstance(answer, Play) else None


class PlayCard(Frame, frozen=True):
    """§4. Play a card; rivals may veto it (§5); otherwise it works. Hands back: did it work?"""

    seat: Seat
    card: Card

    def begin(self, s: Veto) -> Flow:
        s.hands = put(s.hands, self.seat, take(s.hands[self.seat], self.card))
        s.discard = (*s.discard, self.card)
        s.tell(Played(self.seat, self.card))
        return s.call(Window(clockwise(self.seat, s.seats())), then=self.resolve)

    def resolve(self, s: Veto, vetoed: bool) -> Flow:
        if vetoed:
            return s.done(False)
        if self.card == GAIN:
            s.coins = put(s.coins, self.seat, s.coins[self.seat] + 2)
        if self.card == PEEK and s.deck and not s.deck.top:
            return s.ask(CHANCE, self.peek, then=self.peeked)
        if self.card == STEAL and self.victims(s, self.seat).of:
            return s.ask(self.seat, self.victims, then=self.rob)
        return s.done(True)

    def peek(self, s: Veto, _chance: Seat) -> Options:
        return s.deck.draw(Deal(self.seat, UNSEEN))

    def peeked(self, s: Veto, dealt: Deal) -> Flow:
        s.deck = s.deck.without(dealt.card).under(Known(dealt.card, (self.seat,)))
        s.tell(Peeked(self.seat, dealt.card))
        return s.done(True)

    def victims(self, s: Veto, seat: Seat) -> OneOf:
        return OneOf(tuple(Rob(r) for r in clockwise(seat, s.seats()) if s.coins[r]))

    def rob(self, s: Veto, victim: Rob) -> Flow:
        s.coins = put(s.coins, victim.whom, s.coins[victim.whom] - 1)
        s.coins = put(s.coins, self.seat, s.coins[self.seat] + 1)
        return s.done(True)


class Turn(Frame, frozen=True):
    """§3. Play a card, then dump any cards for a coin each two, then draw."""

    seat: Seat

    def begin(self, s: Veto) -> Flow:
        return s.ask(self.seat, self.turn, then=self.chosen)

    def turn(self, s: Veto, seat: Seat) -> Options:
        playable = dict.fromkeys(c for c in s.hands[seat] if c != VETO)
        return OneOf((Pass(), *[Play(c) for c in playable]))

    def chosen(self, s: Veto, answer: Action) -> Flow:
        if isinstance(answer, Play):
            return s.call(PlayCard(self.seat, answer.card), then=self.dumping)
        return self.dumping(s)

    def dumping(self, s: Veto, _worked: bool = False) -> Flow:
        return s.ask(self.seat, self.dump, then=self.dumped)

    def dump(self, s: Veto, seat: Seat) -> Options:
        return SomeOf(Dump(()), s.hands[seat], 0, 2)

    def dumped(self, s: Veto, answer: Dump) -> Flow:
        for c in answer.cards:
            s.hands = put(s.hands, self.seat, take(s.hands[self.seat], c))
        s.discard += answer.cards
        s.coins = put(s.coins, self.seat, s.coins[self.seat] + len(answer.cards) // 2)
        s.tell(Dumped(self.seat, answer.cards))
        return s.become(DrawCard(self.seat))


class Bidding(Poll, frozen=True):
    """§1. All who have coins bid in secret."""

    def may_speak(self, s: Veto, seat: Seat) -> bool:
        return s.coins[seat] > 0

    def choose(self, s: Veto, seat: Seat) -> Options:
        return Range(Bid(seat, 0), 0, s.coins[seat])


class Turns(EachInTurn, frozen=True):
    """§3. Clockwise from the leader."""

    def one(self, s: Veto, seat: Seat) -> Frame:
        return Turn(seat)


class Round(Frame, frozen=True):
    """§1. The highest bidder (ties: lowest seat) pays and leads the turns."""

    def begin(self, s: Veto) -> Flow:
        if s.round == s.ed.rounds:
            return s.done()
        s.round += 1
        return s.call(Bidding(in_turn(0, s.seats())), then=self.reveal)

    def reveal(self, s: Veto, bids: tuple[tuple[Seat, Bid], ...]) -> Flow:
        leader, price = 0, 0
        if bids:
            leader, bid = max(bids, key=lambda b: (b[1].coins, -b[0]))
            price = bid.coins
        s.coins = put(s.coins, leader, s.coins[leader] - price)
        s.tell(Led(leader, price))
        return s.call(Turns(in_turn(leader, s.seats())), then=self.begin)


class Setting(EachInTurn, frozen=True):
    """§0. Deal every seat its hand, one card at a time."""

    def one(self, s: Veto, seat: Seat) -> Frame:
        return DrawCard(seat)

    def begin(self, s: State, _result: object = None) -> Flow:
        return super().begin(s) if self.left else s.become(Round())
