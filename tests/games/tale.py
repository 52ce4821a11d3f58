"""What the players of a golden record were told: events, reasons, what each answer touches.

No rule depends on it, so it may change without a new version of the rules; but not unnoticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

from consigliere.kernel import CHANCE, Game, Record, Seat, State, observe, replay

from ..laws import things

EVERY = 11  # position is looked at closely
MOST = 60  # answers at each of them


def tale(game: Game[Any], record: Record) -> str:
    """A digest of all that was told."""
    told = blake2b(digest_size=8)
    for line in lines(game, record):
        told.update(f"{line}\n".encode())
    return told.hexdigest()


def lines(game: Game[Any], record: Record) -> Iterator[object]:
    events: Counter[str] = Counter()
    for n, s in enumerate(replay(game, record)):
        events.update(type(event).__name__ for event in s.news)
        yield s.news
        for seat in s.waiting() if n % EVERY == 0 else ():
            if seat != CHANCE:
                yield from closely(game, s, seat)
    yield sorted(game.facts(s, events).items())


def closely(game: Game[Any], s: State, seat: Seat) -> Iterator[object]:
    """What a seat can point at and what it is answered, and what its standing orders say."""
    for answer in islice(s.options(seat), MOST):
        yield answer, answer.touches()
    for thing in things(s, seat):
        yield thing, s.why_not(seat, thing)
    view = observe(s, seat)
    for order in game.orders(view):
        yield order, game.obey(view, order)
