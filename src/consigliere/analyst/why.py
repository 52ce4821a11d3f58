"""Why one answer is better than another: in which quantity their simulations differ most."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final, Literal

from msgspec import Struct

from consigliere.bots.search.analysis import behind, mean
from consigliere.games import features
from consigliere.games.features import Counts
from consigliere.kernel import Action, Seat, State

Shares = tuple[float, ...]
Kind = Literal["more", "less", "chances", "even", "only"]
SURE: Final = 2.0  # standard errors by which a difference must be above nothing


class Why(Struct, frozen=True):
    """What speaks for the best answer.

    `more` and `less`: `seat` then has so much more or less of a quantity than after the next best.
    `chances`: no quantity shows it; the chances of `seat`, a rival, are so much lower, of 100.
    `even`: it hardly matters. `only`: there is no choice.
    """

    kind: Kind
    quantity: str = ""
    amount: float = 0.0
    seat: Seat = -1


class Watcher:
    """What each seat had at the end of every simulation, by answer."""

    def __init__(self, game: str) -> None:
        self._features = features(game)
        self._seen: dict[Action, list[Counts]] = {}
        self._won: dict[Action, list[Shares]] = {}

    def __call__(self, answer: Action, s: State, won: Shares) -> None:
        self._seen.setdefault(answer, []).append(self._features.counts(s))
        self._won.setdefault(answer, []).append(won)

    def why(self, best: Action, next_best: Action, seat: Seat, rival: Seat) -> Why:
        """The quantity that differs most, in units of its spread, in favour of `best`."""
        one, other = self._seen.get(best, []), self._seen.get(next_best, [])
        differences = list(_differences(one, other, seat, rival, self._features.bad))
        if differences:
            return max(differences, key=lambda f: f[0])[1]
        return _chances(self._won.get(best, []), self._won.get(next_best, []), seat)


def _chances(one: list[Shares], other: list[Shares], seat: Seat) -> Why:
    """Whom the best answer takes most from."""
    pairs = list(zip(one, other, strict=False))
    if not pairs:
        return Why("even")
    rivals = [who for who in range(len(one[0])) if who != seat]
    lost = {who: mean([b[who] - a[who] for a, b in pairs]) for who in rivals}
    who = max(rivals, key=lambda rival: lost[rival])
    amount = rounded(100 * lost[who])
    return Why("chances", "", amount, who) if amount > 0 else Why("even")


def _differences(
    one: list[Counts], other: list[Counts], seat: Seat, rival: Seat, bad: frozenset[str]
) -> Iterator[tuple[float, Why]]:
    """Every clear difference that speaks for the first, with its weight."""
    for name in one[0] if one and other else ():
        for who in (seat, rival):
            mine, theirs = ([float(c[name][who]) for c in xs] for xs in (one, other))
            amount, doubt = behind(mine, theirs)
            good = (amount > 0) == ((who == seat) != (name in bad))
            if good and abs(amount) > max(SURE * doubt, 0.05):
                kind: Kind = "more" if amount > 0 else "less"
                weight = abs(amount) / _spread(mine + theirs)
                yield weight, Why(kind, name, rounded(abs(amount)), who)


def _spread(xs: list[float]) -> float:
    """How far the values lie from their mean; never nothing."""
    m = mean(xs)
    return sqrt(mean([(x - m) ** 2 for x in xs])) or 1.0


def rounded(amount: float) -> float:
    """As many digits as people say."""
    return float(round(amount) if amount >= 10 else round(amount, 1))
