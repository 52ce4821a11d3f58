"""What `simulate` and `arena` have in common: the table, its bots, and processes to play in."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import cycle, islice
from typing import TYPE_CHECKING

from .args import whole
from .edition import added
from .errors import Stop

if TYPE_CHECKING:
    from consigliere.kernel import Setup


def laid(key: str, players: int, edition: str | None, options: dict[str, str]) -> tuple[Setup, str]:
    """The table to be laid, and the text of the edition it is played with, if not printed."""
    from consigliere.games import game

    rules = game(key)
    printed = None if edition is None else added(rules, edition)
    ref, text = (printed.ref, printed.text) if printed else ("standard", "")
    return rules.setup(players, ref, **options), text


def in_seats(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: a shorter list is repeated."""
    if len(names) > seats:
        raise Stop("cli-too-many-bots", bots=len(names), seats=seats)
    return tuple(islice(cycle(names), seats))


def processes(given: str | None, games: int, many: int) -> int:
    """The number asked for; else one for each core, if there are many games."""
    if given is not None:
        return min(whole("--workers", given, 1, 256), games)
    return min(_cores(), games) if games >= many else 1


def _cores() -> int:
    allowed = getattr(os, "sched_getaffinity", None)  # not everywhere
    return len(allowed(0)) if allowed else os.cpu_count() or 1
