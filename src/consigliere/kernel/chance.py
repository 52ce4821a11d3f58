"""Chance, from a seed. Replays do not need it: the record holds what was dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from typing import Protocol

from .options import Options, Rolls
from .say import Action

_UNIT = 1.0 / (1 << 53)


class Chance(Protocol):
    """Source of chance: picks an outcome from the options."""

    def pick(self, kind: str, options: Options) -> Action: ...


class Stream:
    """Numbers from 0 to 1 that depend only on their key: the same for any program, any order."""

    def __init__(self, *key: str | int) -> None:
        self._root = blake2b(":".join(map(str, key)).encode(), digest_size=8)
        self._drawn = 0

    def random(self) -> float:
        h = self._root.copy()
        h.update(b"/%d" % self._drawn)
        self._drawn += 1
        return (int.from_bytes(h.digest(), "big") >> 11) * _UNIT


class Dealer:
    """Keyed by (seed, kind, n-th of its kind): two bots that play differently face the same deals.

    `dealt` are the kinds of the chances already taken, or how many of each, where a game goes on.
    """

    def __init__(self, seed: str | int, dealt: Iterable[str] = ()) -> None:
        self.seed = seed
        self._dealt = Counter(dealt)

    def pick(self, kind: str, options: Options) -> Action:
        nth = self._dealt[kind]
        self._dealt[kind] += 1
        return options.pick(self.rolls(kind, nth))

    def rolls(self, kind: str, nth: int) -> Rolls:
        """The numbers that choose what comes."""
        return Stream(self.seed, kind, nth)


class Scripted:
    """Chance that returns a prepared list of outcomes in order."""

    def __init__(self, answers: Iterable[Action]) -> None:
        self._answers = iter(answers)

    def pick(self, kind: str, options: Options) -> Action:
        return next(self._answers)
