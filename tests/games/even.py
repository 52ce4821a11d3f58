"""Whether chance is even: chi-square tests of everything that is dealt, drawn, turned up or rolled.

All of it goes through the whole of a deal: secret, seed, roll, pick, rules. What came is looked
at, not how it was computed. Seeds are numbered, so a test says the same every time.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

from msgspec import Struct

from consigliere.games import GAMES
from consigliere.kernel import CHANCE, Action, Chance, FairDealer, Game, Stream, advance, deal_of
from consigliere.kernel.fair import menu

LEAST = 5.0  # a cell of which fewer are expected is not tested
BINS = 8
Dealing = Callable[[str], Chance]


class Draw(Struct, frozen=True):
    """What chance brought once, and what might have come: things and how often each lay there."""

    key: str
    kind: str
    nth: int
    came: str
    heap: tuple[tuple[str, int], ...]
    size: int


class Verdict(Struct, frozen=True):
    """One chi-square test: how likely so uneven a result is if chance is even."""

    what: str
    draws: int
    chi2: float
    free: int
    p: float


def fairly(seed: str) -> Chance:
    """As a server deals a match to which only the first person has added a share."""
    return FairDealer(deal_of(seed, (seed, "", "")).seed)


def played(
    game: Game[Any], seats: int, seed: str, dealing: Dealing = fairly, whole: bool = True
) -> Iterator[Draw]:
    """All draws of a game where people answer anything, or those before the first is asked."""
    s, chance, counts, count = game.new(game.setup(seats)), dealing(seed), Counter[str](), 0
    while s.pending and (whole or s.waiting() == (CHANCE,)):
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat == CHANCE:
            answer = chance.pick(s.kind, options)
            heap = tuple([(_thing(one), times) for one, times in menu(options)])
            size = sum([times for _, times in heap])
            yield Draw(game.key, s.kind, counts[s.kind], _thing(answer), heap, size)
            counts[s.kind] += 1
        else:
            answer = options.pick(Stream(seed, count))
        s, count = advance(s, seat, answer), count + 1


def _thing(answer: Action) -> str:
    """The thing alone: a card is the same no matter who gets it."""
    last = answer.__struct_fields__[-1]
    return str(getattr(answer, last))


def kinds(draws: Iterable[Draw]) -> list[Verdict]:
    """Every kind of chance: where in its heap, laid out in order, was what came?

    Heaps differ from game to game, so the place is told in parts of the heap; a thing that lies
    there several times stands for any of its places.
    """
    found: dict[tuple[str, str], list[Draw]] = defaultdict(list)
    for draw in draws:
        if draw.size > 1:
            found[draw.key, draw.kind].append(draw)
    return [_places(" ".join(named), of) for named, of in found.items()]


def _places(what: str, draws: list[Draw]) -> Verdict:
    bins = min(BINS, int(len(draws) / LEAST))
    drawn = [int(_place(draw, n) * bins) for n, draw in enumerate(draws)]
    return verdict(f"{what}: place in the heap", Counter(drawn), dict.fromkeys(range(bins), 1.0))


def _place(draw: Draw, n: int) -> float:
    """A number that is even from 0 to 1 exactly if every thing comes as often as it should."""
    laid = [thing for thing, times in draw.heap for _ in range(times)]
    spots = [at for at, thing in enumerate(laid) if thing == draw.came]
    any_of, inside = (Stream(draw.key, draw.kind, n, what).random() for what in ("any", "in"))
    return (spots[int(any_of * len(spots))] + inside) / draw.size


def positions(draws: Iterable[Draw]) -> list[Verdict]:
    """Every position of a shuffle: first, last and between, each thing comes there as often."""
    found: dict[tuple[str, str], dict[int, list[Draw]]] = defaultdict(lambda: defaultdict(list))
    for draw in draws:
        found[draw.key, draw.kind][draw.nth].append(draw)
    tests = [
        verdict(f"{key} {kind}: number {nth + 1}", Counter([one.came for one in of]), heap)
        for (key, kind), by_place in found.items()
        for nth, of in by_place.items()
        if len(heap := _expected(by_place, of)) > 1
    ]
    return [one for one in tests if one.free]  # a position that is seldom reached says nothing


def _expected(by_place: dict[int, list[Draw]], of: list[Draw]) -> dict[str, float]:
    """What should come at one position, if that is the same in all games; else nothing."""
    if _shuffled(by_place):
        return _heap(by_place[0][0])
    return _heap(of[0]) if len({one.heap for one in of}) == 1 else {}


def _heap(draw: Draw) -> dict[str, float]:
    heap = Counter[str]()
    for thing, times in draw.heap:
        heap[thing] += times
    return {thing: float(times) for thing, times in heap.items()}


def _shuffled(by_place: dict[int, list[Draw]]) -> bool:
    """One heap that gets smaller by each draw: any position is as good as the first."""
    first = by_place[0][0].size
    return all(draw.size == first - nth for nth, of in by_place.items() for draw in of)


def pairs(draws: Iterable[Draw], key: str, kind: str) -> Verdict:
    """Whether what comes next depends on what came before: both together are even."""
    rolls = [draw for draw in draws if (draw.key, draw.kind) == (key, kind)]
    both = [
        (one.came, other.came)
        for one, other in zip(rolls[::2], rolls[1::2], strict=False)
        if other.nth == one.nth + 1
    ]
    sides = [thing for thing, _ in rolls[0].heap]
    return verdict(f"{key} {kind}: pairs", Counter(both), dict.fromkeys(product(sides, sides), 1.0))


def verdict(what: str, came: Counter[Any], weights: dict[Any, float]) -> Verdict:
    """Chi-square against these weights; cells too small for it are put together."""
    draws, whole = came.total(), sum(weights.values())
    assert set(came) <= set(weights), f"{what}: something came that was not there"
    cells = [(came[thing], draws * weight / whole) for thing, weight in weights.items()]
    large = [cell for cell in cells if cell[1] >= LEAST]
    small = [cell for cell in cells if cell[1] < LEAST]
    if small:
        large.append((sum([o for o, _ in small]), sum([e for _, e in small])))
    chi2 = sum([(o - e) ** 2 / e for o, e in large])
    return Verdict(what, draws, chi2, len(large) - 1, tail(chi2, len(large) - 1))


def tail(chi2: float, free: int) -> float:
    """How likely a chi-square of so many degrees of freedom is that large or larger; exact."""
    if free < 1:
        return 1.0
    x, a = chi2 / 2, 0.5 if free % 2 else 1.0
    found = math.erfc(math.sqrt(x)) if free % 2 else math.exp(-x)
    while a < free / 2:
        found += math.exp(a * math.log(x) - x - math.lgamma(a + 1)) if x else 0.0
        a += 1.0
    return found


def all_games(
    games: int, first: int = 0, dealing: Dealing = fairly, whole: bool = True
) -> Iterator[Draw]:
    """The draws of so many games of each: whole ones for any number of people, setups for three."""
    for game in GAMES.values():
        for n in range(first, first + games):
            seats = game.seats[n % len(game.seats)] if whole else 3
            yield from played(game, seats, f"{n:064x}", dealing, whole)
