"""Veto: a toy game that uses every part of the kernel, so that the laws can be tried on it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import Action, Deck, Known, Refusal, Seat, Setup, put, shuffled, start

from .game import (
    EDITIONS,
    NAMES,
    Bid,
    Deal,
    Dump,
    House,
    Pass,
    Play,
    Rob,
    Setting,
    Veto,
)


class VetoGame(kernel.Game[Veto]):
    key: ClassVar[str] = "veto"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    house: ClassVar[type[Struct]] = House
    editions: dict[str, Any] = EDITIONS

    def read_edition(self, text):
        raise NotImplementedError

    def new(self, setup: Setup) -> Veto:
        ed, n = EDITIONS[setup.edition], setup.seats
        s = Veto(coins=(self.houserules(setup.options).coins,) * n, hands=((),) * n)
        s.deck = Deck(ed.cards)
        return start(s, Setting((*range(n),) * ed.hand))

    def scores(self, s):
        return s.coins

    def winners(self, s):
        return tuple(seat for seat, n in enumerate(s.coins) if n == max(s.coins))

    def sample(self, view, rng):
        s = view.table.copy()
        known = [k.card for k in s.deck.top if k.card >= 0]
        left = list(s.ed.cards)
        for c in (*known, *s.discard, *s.hands[view.seat]) if view.seat >= 0 else s.discard:
            left.remove(c)
        pool = shuffled(left, rng)
        for seat, hand in enumerate(s.hands):
            if seat != view.seat:
                s.hands = put(s.hands, seat, tuple(sorted(pool.pop() for _ in hand)))
        top = tuple(Known(k.card if k.card >= 0 else pool.pop(), k.eyes) for k in s.deck.top)
        s.deck = Deck(tuple(sorted(pool)), top)
        return s

    def write(self, answer: Action, edition: str = "standard") -> str:
        match answer:
            case Pass():
                return "pass"
            case Bid(_, coins):
                return f"bid {coins}"
            case Play(card):
                return f"play {NAMES[card]}"
            case Rob(whom):
                return f"rob {whom}"
            case Dump(cards):
                return " ".join(["dump", *[NAMES[c] for c in cards]])
            case Deal(seat, card):
                return f"deal {seat} {NAMES[card]}"
        raise TypeError(answer)

    def read(self, by: Seat, text: str, edition: str = "standard") -> Action:
        match text.split():
            case ["pass"]:
                return Pass()
            case ["bid", n]:
                return Bid(by, int(n))
            case ["play", name] if name in NAMES:
                return Play(NAMES.index(name))
            case ["rob", whom]:
                return Rob(int(whom))
            case ["dump", *names]:
                return Dump(tuple(NAMES.index(name) for name in names))
            case ["deal", seat, name]:
                return Deal(int(seat), NAMES.index(name))
        raise Refusal("notation-unknown", text=text)


VETO: Final = VetoGame()
