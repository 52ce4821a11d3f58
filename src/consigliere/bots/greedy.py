"""What greedy bots share: they take what gains most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from consigliere.kernel import Rolls

T = TypeVar("T")
SAME: Final = 1e-9  # gains closer than this are equal


def best(answers: Sequence[T], gain: Callable[[T], float], rolls: Rolls) -> T:
    """The answer that gains most; among equals, one at random."""
    gains = [gain(a) for a in answers]
    bar = max(gains) - SAME
    top = [a for a, g in zip(answers, gains, strict=True) if g >= bar]
    return top[int(rolls.random() * len(top))] if len(top) > 1 else top[0]
