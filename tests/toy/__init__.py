"""Veto: a toy game that uses every part of the kernel, so that the laws can be tried on it."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Final

from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import Deck, Known, Setup, put, shuffled, start

from . import game as toy
from .game import EDITIONS, House, Setting, Veto


class VetoGame(kernel.Game[Veto]):
    key: ClassVar[str] = "veto"
    actions: ClassVar[ModuleType] = toy
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    house: ClassVar[type[Struct]] = House
    editions: dict[str, Any] = EDITIONS

    def new(self, setup: Setup) -> Veto:
        ed, n = EDITIONS[setup.edition], setup.seats
        s = Veto(coins=(self.houserules(self.options_of(setup)).coins,) * n, hands=((),) * n)
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


VETO: Final = VetoGame()
