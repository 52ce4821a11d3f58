"""Two worlds, one reader: `python3 make.py soak secrets [PAIRS [SAMPLES [SEED]]]`.

So many pairs of worlds of each game and count that differ in what a reader may not know are played
over real sockets; then so many reaction windows are timed of each kind. Nothing may tell them
apart. The windows go ten times as fast as at a table, and chance is real.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

from consigliere.games import GAMES
from consigliere.server.storage import open_database
from consigliere.server.workers.bots import BotWorkerPool

from ..server.secrets.pairs import Drawn, Pair, compared, drawn, hushed, paired
from ..server.secrets.wiretap import World
from ..server.table import Server
from ._windows import WHO, timed


def main(pairs: str = "200", samples: str = "800", start: str = "1") -> int:
    """So many pairs of each game and count, and so many windows of each kind."""
    begun, counts = time.monotonic(), Counter[str]()
    with two_worlds() as worlds:
        for who in WHO if int(samples) else ():
            print(timed(worlds[0], who, int(samples)), flush=True)
        worlds[0].server.services.window_timing = worlds[1].server.services.window_timing
        for game, seats in [(key, n) for key, rules in GAMES.items() for n in rules.seats]:
            for what, make in (("alike", paired), ("unnoticed", hushed)):
                _pairs(worlds, drawn(game, seats), make, int(pairs), int(start), counts)
                text = f"{game} {seats} {what}: {_summary(counts)}"
                print(f"{time.monotonic() - begun:7.0f} s  {text}", flush=True)
    print(f"{counts['pairs']} pairs of worlds, no byte differed")
    return 0


def _pairs(
    worlds: tuple[World, World],
    examples: SearchStrategy[Drawn],
    make: Callable[[Drawn], Pair | None],
    pairs: int,
    start: int,
    counts: Counter[str],
) -> None:
    """Hypothesis looks for a pair that differs, and makes it small."""

    @seed(start)
    @settings(
        max_examples=pairs,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(examples)
    def holds(wanted: Drawn) -> None:
        pair = make(wanted)
        if pair is None:
            counts["without a twin"] += 1
            return
        found = asyncio.run(compared(worlds, pair, counts))
        assert not found, (wanted, found)

    holds()


def _summary(counts: Counter[str]) -> str:
    return ", ".join([f"{n} {what}" for what, n in sorted(counts.items())])


@contextmanager
def two_worlds() -> Iterator[tuple[World, World]]:
    """Two servers, each with a database of its own."""
    logging.disable(logging.INFO)
    BotWorkerPool.warm = lambda self: None  # type: ignore[method-assign]
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{n}.sqlite" for n in (1, 2)]
        one, other = [Server(open_database(f"sqlite:///{path}")) for path in paths]
        yield World(one), World(other)
        one.close()
        other.close()
