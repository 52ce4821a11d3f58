"""What the games of a group say, as numbers; the page puts them into pictures and words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from consigliere.games import features

from ..cluster_intervals import interval
from .data import Group, Row
from .stats import FEW, WIDE, Estimate, Numbers, Sample, effect, mean, numbered, round_step, share

Flags = NDArray[np.bool_]
OFTEN: Final = 50  # how often something must have been offered before it counts as disdained
RARE: Final = 0.02
ALWAYS: Final = 0.98
_COMMON: Final = 0.9  # a thing that so many have is looked at by how often they have it


class Thing(Struct, frozen=True):
    """A card, place, building, favour: who had it, and what it went with."""

    key: str
    more_than: int  # had it oftener than so
    taken: Estimate  # by which share of seats, at all
    taken_by_best: Estimate  # by the strongest bot
    worth: Estimate | None  # points of win share with it over without


class Option(Struct, frozen=True):
    """An answer that could be given: how often the strongest bot gave it, and what it went with."""

    kind: str
    label: str
    chosen: Estimate
    worth: Estimate | None


def by_turn(group: Group) -> list[Estimate]:
    """The share of games won by who plays first, second, and so on."""
    turns = range(group.players)
    return [_won([r for r in group.seats if r["turn"] == turn]) for turn in turns]


def by_bot(group: Group) -> dict[str, Estimate]:
    """What one seat of each bot wins in a mean game."""
    return {bot: _won([r for r in group.seats if r["bot"] == bot]) for bot in group.bots()}


def _won(rows: list[Row]) -> Estimate:
    """A share of wins; the seats a bot has in one game are not independent."""
    won = share(sum([row["win"] for row in rows]), len(rows))
    games = numbered([(row["table"], row["number"]) for row in rows])
    parts = [(int(game), row["win"]) for game, row in zip(games, rows, strict=True)]
    low, high = interval(parts)
    return Estimate(won.value, low, high, won.n, (high - low) / 2 > WIDE)


def rate(group: Group, column: str) -> Estimate:
    """In which share of games something was so."""
    return share(sum([row[column] for row in group.games]), len(group.games))


def average(group: Group, column: str) -> Estimate:
    """The mean of a number of all games."""
    return mean([row[column] for row in group.games])


def spread(group: Group, column: str, bins: int = 24) -> list[tuple[int, int, int]]:
    """From, to (not included), and how many games lie between; whole numbers, even steps."""
    values = [int(row[column]) for row in group.games]
    low, high = min(values), max(values)
    step = round_step((high - low + 1) / bins)
    start = low // step * step
    counts = Counter([(value - start) // step for value in values])
    return [(start + b * step, start + (b + 1) * step, counts[b]) for b in range(max(counts) + 1)]


def scores_by_place(group: Group) -> dict[int, Estimate]:
    """The mean score of each place."""
    places = sorted({row["place"] for row in group.seats})
    return {p: mean([r["score"] for r in group.seats if r["place"] == p]) for p in places}


def leader_wins(group: Group) -> list[tuple[int, Estimate]]:
    """By round: how often who led alone then won in the end."""
    shares: dict[int, list[float]] = {}
    for row in group.games:
        for turn, seat in enumerate(row["leaders"][:-1], 1):
            if seat >= 0:
                shares.setdefault(turn, []).append((seat in row["winners"]) / len(row["winners"]))
    often = {turn: won for turn, won in shares.items() if len(won) >= FEW} or shares
    return [(turn, share(sum(won), len(won))) for turn, won in sorted(often.items())]


def decided(group: Group) -> dict[str, Estimate]:
    """What decided the games, the most frequent first; nothing where a game does not say it."""
    counts = Counter([row["decided_by"] for row in group.games if row["decided_by"]])
    return {by: share(n, len(group.games)) for by, n in counts.most_common()}


def facts(group: Group) -> dict[str, Estimate]:
    """Means of the game's own numbers."""
    names = group.games[0]["facts"]
    return {name: mean([row["facts"][name] for row in group.games]) for name in names}


def sources(group: Group) -> list[tuple[str, Estimate, Estimate]]:
    """What each source brought: to those who won, and to the others."""
    names = sorted({name for row in group.seats for name in row["sources"]})
    won = [row["sources"] for row in group.seats if row["win"]]
    lost = [row["sources"] for row in group.seats if not row["win"]]
    rows = [(n, *[mean([one.get(n, 0) for one in side]) for side in (won, lost)]) for n in names]
    return sorted(rows, key=lambda row: -abs(row[1].value))


def things(group: Group) -> dict[str, list[Thing]]:
    """By family, the largest first: everything there is, the best first."""
    seen = {key for row in group.seats for key in row["got"]}
    named = features(group.setup.game).families
    keys = {f"{family}:{name}" for family, names in named.items() for name in names}
    families: dict[str, list[str]] = {}
    for key in sorted(seen | keys):
        families.setdefault(key.partition(":")[0], []).append(key)
    best, sample = group.bots()[0], group.sample()
    mine = np.asarray([row["bot"] == best for row in group.seats])
    by_family = {name: list(_family(group, sample, keys, mine)) for name, keys in families.items()}
    by_size = sorted(by_family.items(), key=lambda one: -len(one[1]))
    return {name: sorted(rows, key=_by_worth) for name, rows in by_size}


def _family(group: Group, sample: Sample, keys: list[str], mine: Flags) -> Iterator[Thing]:
    """Each thing beside as many others of its family."""
    columns = [[row["got"].get(key, 0) for row in group.seats] for key in keys]
    counts: Numbers = np.asarray(columns, dtype=np.float64)
    for key, count in zip(keys, counts, strict=True):
        more = int(np.median(count)) if (count > 0).mean() > _COMMON else 0
        more -= more > 0 and more == count.max()  # nobody has more than the most
        worth = effect(sample, (count > more).astype(np.float64), counts.sum(axis=0) - count)
        yield Thing(key, more, _share_of(count > 0), _share_of(count[mine] > 0), worth)


def _share_of(flags: Flags) -> Estimate:
    return share(int(flags.sum()), len(flags))


def _by_worth(one: Thing) -> float:
    return -one.worth.value if one.worth else 9.0


def never(families: dict[str, list[Thing]]) -> list[Thing]:
    """What the strongest bot hardly ever takes."""
    rows = [one for family in families.values() for one in family]
    return [r for r in rows if r.taken_by_best.n >= FEW and r.taken_by_best.value <= RARE]


def always(families: dict[str, list[Thing]]) -> list[Thing]:
    """What the strongest bot hardly ever goes without."""
    rows = [one for family in families.values() for one in family]
    return [r for r in rows if r.taken_by_best.n >= FEW and r.taken_by_best.value >= ALWAYS]


def disdained(group: Group) -> list[Option]:
    """Answers often offered to the strongest bot, and hardly ever given by it."""
    rows = [one for one in options(group) if one.chosen.n >= OFTEN and one.chosen.high <= RARE * 2]
    return sorted(rows, key=lambda one: (one.chosen.value, -one.chosen.n))


def losing(group: Group) -> list[Option]:
    """Answers that go with losing, beyond what chance explains."""
    rows = [
        one for one in options(group) if one.worth and not one.worth.weak and one.worth.high < 0
    ]
    return sorted(rows, key=lambda one: one.worth.value if one.worth else 0.0)


def options(group: Group) -> Iterator[Option]:
    """Every answer the offers know."""
    where = {(r["table"], r["number"], r["seat"]): at for at, r in enumerate(group.seats)}
    sample = group.sample()
    best = group.bots()[0]
    for (kind, label), rows in _by_answer(group).items():
        at = [where[r["table"], r["number"], r["seat"]] for r in rows]
        mine = [r for r, i in zip(rows, at, strict=True) if group.seats[i]["bot"] == best]
        chosen = share(sum([r["chosen"] for r in mine]), sum([r["offered"] for r in mine]))
        had: Numbers = np.asarray([r["chosen"] > 0 for r in rows], dtype=np.float64)
        yield Option(kind, label, chosen, effect(sample.part(at), had))


def _by_answer(group: Group) -> dict[tuple[str, str], list[Row]]:
    out: dict[tuple[str, str], list[Row]] = {}
    for row in group.offers:
        out.setdefault((row["kind"], row["label"]), []).append(row)
    return out
