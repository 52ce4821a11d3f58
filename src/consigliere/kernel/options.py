"""The ways to list what may be answered. Long lists are not spelled out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import fields, replace

from .say import Action
from .seats import Seat

_FEW = 6  # with so few things, all choices are spelled out once and kept


class Rolls(Protocol):
    """A source of chance; `random.Random` is one."""

    def random(self) -> float: ...


class OneOf(Struct, frozen=True, tag=True, gc=False):
    """One of these answers."""

    of: tuple[Action, ...]

    def __contains__(self, answer: Action) -> bool:
        return answer in self.of

    def __iter__(self) -> Iterator[Action]:
        return iter(self.of)

    def __len__(self) -> int:
        return len(self.of)

    def pick(self, rng: Rolls) -> Action:
        return self.of[int(rng.random() * len(self.of))]


class SomeOf(Struct, frozen=True, tag=True, gc=False):
    """From `least` to `most` of the things `of`, put into the last field of `like`.

    `of` is sorted; equal things in it cannot be told apart, so they make one choice.
    """

    like: Action
    of: tuple[int, ...]
    least: int
    most: int

    def __contains__(self, answer: Action) -> bool:
        if type(answer) is not type(self.like):
            return False
        chosen = getattr(answer, last_field(type(answer)))
        return (
            isinstance(chosen, tuple)
            and self.least <= len(chosen) <= self.most
            and _within(chosen, self.of)
            and answer == filled(self.like, chosen)
        )

    def __iter__(self) -> Iterator[Action]:
        for chosen in _subsets(_runs(self.of), self.least, self.most):
            yield filled(self.like, chosen)

    def __len__(self) -> int:
        return _ways(tuple([n for _, n in _runs(self.of)]), self.least, self.most)

    def pick(self, rng: Rolls) -> Action:
        """Each different choice is equally likely."""
        if len(self.of) <= _FEW:
            few = _spelled_out(self.of, self.least, self.most)
            return filled(self.like, few[int(rng.random() * len(few))])
        return filled(self.like, self._nth(int(rng.random() * len(self))))

    def _nth(self, nth: int) -> tuple[int, ...]:
        least, most, chosen = self.least, self.most, list[int]()
        runs = _runs(self.of)
        for i, (thing, n) in enumerate(runs):
            rest = tuple([m for _, m in runs[i + 1 :]])
            for k in range(n + 1):
                ways = _ways(rest, least - k, most - k)
                if nth < ways:
                    chosen += [thing] * k
                    least, most = least - k, most - k
                    break
                nth -= ways
        return tuple(chosen)


class Range(Struct, frozen=True, tag=True, gc=False):
    """A whole number from `low` to `high`, put into the last field of `like`."""

    like: Action
    low: int
    high: int

    def __contains__(self, answer: Action) -> bool:
        if type(answer) is not type(self.like):
            return False
        n = getattr(answer, last_field(type(answer)))
        return self.low <= n <= self.high and answer == filled(self.like, n)

    def __iter__(self) -> Iterator[Action]:
        for n in range(self.low, self.high + 1):
            yield filled(self.like, n)

    def __len__(self) -> int:
        return max(0, self.high - self.low + 1)

    def pick(self, rng: Rolls) -> Action:
        return filled(self.like, self.low + int(rng.random() * len(self)))


class Bag(Struct, frozen=True, tag=True, gc=False):
    """What chance may bring: one of the things `of`, put into the last field of `like`.

    A thing that lies in the bag twice comes twice as often.
    """

    like: Action
    of: tuple[int, ...]

    def __contains__(self, answer: Action) -> bool:
        if type(answer) is not type(self.like):
            return False
        thing = getattr(answer, last_field(type(answer)))
        return thing in self.of and answer == filled(self.like, thing)

    def __iter__(self) -> Iterator[Action]:
        for thing in dict.fromkeys(self.of):
            yield filled(self.like, thing)

    def __len__(self) -> int:
        return len(set(self.of))

    def pick(self, rng: Rolls) -> Action:
        return filled(self.like, self.of[int(rng.random() * len(self.of))])

    def only(self, thing: int) -> Action:
        """The outcome that brings that thing."""
        return filled(self.like, thing)

    def weights(self) -> tuple[tuple[Action, int], ...]:
        """Every outcome with the number of its chances, for exact expectations."""
        return tuple([(filled(self.like, thing), n) for thing, n in Counter(self.of).items()])


Options = OneOf | SomeOf | Range | Bag


class Decision(Struct, frozen=True):
    """A question as its seat sees it."""

    seat: Seat
    kind: str  # the name of the method that lists the options; also the id of its prompt
    options: Options


@cache
def last_field(kind: type[Action]) -> str:
    return fields(kind)[-1].name


def filled(like: Action, chosen: Any) -> Action:
    return replace(like, **{last_field(type(like)): chosen})


def _within(chosen: tuple[int, ...], of: tuple[int, ...]) -> bool:
    """Whether all that is chosen is there, in the same order and as often."""
    left = iter(of)
    return all(thing in left for thing in chosen)


def _runs(of: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple([(thing, len(list(same))) for thing, same in groupby(of)])


@lru_cache(maxsize=16384)
def _spelled_out(of: tuple[int, ...], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    return tuple(_subsets(_runs(of), least, most))


@lru_cache(maxsize=65536)
def _ways(counts: tuple[int, ...], least: int, most: int) -> int:
    if most < 0:
        return 0
    if not counts:
        return int(least <= 0)
    return sum([_ways(counts[1:], least - k, most - k) for k in range(counts[0] + 1)])


def _subsets(runs: tuple[tuple[int, int], ...], least: int, most: int) -> Iterator[tuple[int, ...]]:
    if most < 0:
        return
    if not runs:
        if least <= 0:
            yield ()
        return
    thing, n = runs[0]
    for k in range(n + 1):
        for rest in _subsets(runs[1:], least - k, most - k):
            yield (thing,) * k + rest
