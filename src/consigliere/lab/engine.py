"""Where games are played: in this process, in several, and one day on other machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from .process_pool import MOST, Processes

P = TypeVar("P")
R = TypeVar("R")


class Engine(Protocol):
    """Plays the games of a plan, in any order.

    `play` is a function of a module and `plan` can be pickled: both may travel to another process.
    """

    def run(
        self, play: Callable[[P, int], R], plan: P, numbers: Sequence[int]
    ) -> Iterator[R]: ...  # each game as it ends; close it to stop early


class InProcess:
    """One game after the other, in this process."""

    def run(self, play: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> Iterator[R]:
        """The games in their order."""
        for number in numbers:
            yield play(plan, number)


def local(workers: int, most: int = MOST) -> Engine:
    """So many processes of this machine, each taking at most `most` games at once."""
    if workers == 1:
        return InProcess()
    return Processes(workers, most)
