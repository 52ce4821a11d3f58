"""A table as one seat judges it: what tokens, money, gems and favours are worth to that seat."""

from __future__ import annotations

from functools import cached_property

from consigliere.kernel import View

from ..parts import EVERYBODY, Token
from ..rules.favour import GIVES
from ..rules.favours import Informants, Serving
from ..state import Mafiozoo
from . import districts, prizes
from .city import TYPES, Values, pairs, places
from .desk import Desk
from .judgement import Judgement
from .plan import Plans, plans

TIEBREAK = 0.01  # a gem in the fund at the end of the game


class Outlook:
    """The table from one seat; everything is counted in points of influence for it."""

    def __init__(self, view: View[Mafiozoo], judgement: Judgement) -> None:
        self.s, self.me, self.j = view.table, view.seat, judgement
        self.ed = self.s.ed
        self.left = self.s.rounds - self.s.round  # rounds to come after this one
        self.mine = tuple([bool(placed) for placed in self.s.henchmen[self.me]])
        self.z = self.j.z if self.left else 1 / self.ed.numbers.z_for_a_token
        self.later = self.j.later if self.left else TIEBREAK  # a gem in the fund after this round

    @cached_property
    def desk(self) -> Desk:
        """The characters, and who has how many gems there."""
        return Desk(self)

    @cached_property
    def favours(self) -> list[float]:
        """What each character gives."""
        return [prizes.favour(self, c) for c in EVERYBODY]

    @cached_property
    def districts(self) -> list[float]:
        """A district token of each type."""
        return districts.worths(self)

    @cached_property
    def district(self) -> float:
        """The best district token there is."""
        return districts.best(self)

    @cached_property
    def places(self) -> Values:
        return places(self.s.edition, self.mine, self.left, self.j.bonuses, self.j.road)

    @cached_property
    def tokens(self) -> list[float]:
        """One more favour token of each type."""
        if self._no_more_tokens():
            now = self._built(None)
            return [self._built(t) - now for t in TYPES]
        j, weights = self.j, self._partners()
        both = pairs(self.s.edition, self.mine, self.left, j.bonuses, j.road, 2 * self.district)
        total = 2 * sum(weights)
        return [sum([w * both[t][u] for u, w in enumerate(weights)]) / total for t in TYPES]

    def _partners(self) -> list[float]:
        """How likely there is a token of each type to go with another."""
        weights = [self.j.partner + n for n in self.s.tokens[self.me]]
        for c, token in GIVES.items():
            weights[token] += self.j.hoped * (self.s.gems[c][self.me] > 0)
        return weights

    def _no_more_tokens(self) -> bool:
        """Whether none but the character being evaluated could still give me one."""
        now = [f.character for _, f in self.s.stack if isinstance(f, Serving | Informants)]
        return bool(now) and not any(self.s.gems[c][self.me] for c in GIVES if c > now[0])

    def _built(self, token: Token | None) -> float:
        """What my favour tokens are worth, perhaps with one more."""
        tokens = [n + (t == token) for t, n in enumerate(self.s.tokens[self.me])]
        return self.plans.best(tuple(tokens), self.mine)[0]

    @cached_property
    def keep(self) -> Values:
        """A favour token of each type, kept at the end of the round."""
        if not self.left:
            return (1.0,) * len(TYPES)
        j, rounds = self.j, self.left - 1
        both = pairs(self.s.edition, self.mine, rounds, j.bonuses, j.road, 2 * self.district)
        return tuple([j.keep * sum(row) / (2 * len(row)) for row in both])

    @cached_property
    def plans(self) -> Plans:
        return plans(self.s.edition, self.places, self.keep, self.district)
