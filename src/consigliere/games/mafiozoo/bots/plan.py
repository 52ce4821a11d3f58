"""The best way to build with the favour tokens one has."""

from __future__ import annotations

from functools import lru_cache

from consigliere.kernel import put

from ..edition import EDITIONS
from ..parts import GODFATHER, Place, Token
from ..rules.influence import accessible, payments
from .city import EVERYWHERE, Henchmen, Values

Tokens = tuple[int, ...]
Payment = tuple[Token, ...]
Step = tuple[Place, Payment]


class Plans:
    """How to build with places and tokens of that worth."""

    def __init__(self, edition: str, worth: Values, keep: Values, scrap: float) -> None:
        self.ed, self.worth, self.keep, self.scrap = EDITIONS[edition], worth, keep, scrap
        self.order = sorted(EVERYWHERE, key=worth.__getitem__, reverse=True)
        self._plans: dict[tuple[Tokens, Henchmen], tuple[float, Step | None]] = {}

    def best(self, tokens: Tokens, mine: Henchmen) -> tuple[float, Step | None]:
        """What those tokens are worth at best, and what to build first for it, if anything."""
        step = self._plans.get((tokens, mine))
        if step is None:
            step = self._plans[tokens, mine] = self._search(tokens, mine)
        return step

    def _search(self, tokens: Tokens, mine: Henchmen) -> tuple[float, Step | None]:
        top: tuple[float, Step | None] = (self.unbuilt(tokens), None)
        if sum(tokens) < self.ed.numbers.place_tokens:
            return top
        hope = self._hope(sum(tokens) - self.ed.numbers.place_tokens)
        for p in self.order:
            if self.worth[p] + hope <= top[0]:
                break
            for payment in self._ways(p, tokens, mine):
                rest = self.best(less(tokens, payment), put(mine, p, True))[0]
                if self.worth[p] + rest > top[0]:
                    top = (self.worth[p] + rest, (p, payment))
        return top

    def _ways(self, p: Place, tokens: Tokens, mine: Henchmen) -> tuple[Payment, ...]:
        if mine[p] or not accessible(self.ed, mine, p):
            return ()
        return thrifty(self.ed.costs[p], tokens)

    def _hope(self, tokens: int) -> float:
        """More than so many tokens could ever be worth."""
        places, odd = divmod(tokens, self.ed.numbers.place_tokens)
        return places * self.worth[self.order[0]] + odd * max(self.keep)

    def unbuilt(self, tokens: Tokens) -> float:
        """One token is kept, the others become district tokens."""
        kept = max([k for k, n in zip(self.keep, tokens, strict=True) if n], default=0.0)
        return kept + self.scrap * max(0, sum(tokens) - 1)


plans = lru_cache(maxsize=256)(Plans)


@lru_cache(maxsize=1 << 14)
def thrifty(cost: Payment, tokens: Tokens) -> tuple[Payment, ...]:
    """The ways to pay that spend no Godfather token in place of another that would do."""
    ways = payments(cost, tokens)
    fewest = min([way.count(GODFATHER) for way in ways], default=0)
    return tuple([way for way in ways if way.count(GODFATHER) == fewest])


@lru_cache(maxsize=1 << 14)
def less(tokens: Tokens, payment: Payment) -> Tokens:
    return tuple([n - payment.count(t) for t, n in enumerate(tokens)])
