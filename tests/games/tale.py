"""What the players of a golden record were told: events, reasons, what each answer touches.

No rule depends on it, so it may change without a new version of the rules; but not unnoticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

from consigliere.games import GAMES, features
from consigliere.games.features import Features
from consigliere.kernel import CHANCE, Game, Record, Seat, State, observe, replay

EVERY = 11  # position is looked at closely
MOST = 60  # answers at each of them


def tale(game: Game[Any], record: Record) -> str:
    """A digest of all that was told."""
    result = blake2b(digest_size=8)
    for line in lines(game, record):
        result.update(f"{line}\n".encode())
    return result.hexdigest()


def lines(game: Game[Any], record: Record) -> Iterator[object]:
    events: Counter[str] = Counter()
    for n, s in enumerate(replay(game, record)):
        events.update(type(event).__name__ for event in s.news)
        yield s.news
        for seat in s.waiting() if n % EVERY == 0 else ():
            if seat != CHANCE:
                yield from closely(game, s, seat)
    yield sorted(known(game).facts(s, events).items())


def known(game: Game[Any]) -> Features[Any]:
    return features(game.key) if game.key in GAMES else Features(game)


def closely(game: Game[Any], s: State, seat: Seat) -> Iterator[object]:
    """What a seat can point at and what it is answered, and what its standing orders say."""
    for answer in islice(s.options(seat), MOST):
        yield answer, answer.touches()
    for thing in things(s, seat):
        yield thing, s.why_not(seat, thing)
    view = observe(s, seat)
    for order in game.orders(view):
        yield order, game.obey(view, order)


def things(s: Any, seat: Seat) -> list[Any]:
    """What a person might point at: own cards, places, chips, characters, buildings, players."""
    hand = getattr(s, "hands", ((),) * s.seats())[seat]
    out: list[Any] = [(kind, c) for c in hand for kind in ("card", "text", "symbol")]
    stacks = getattr(s, "stacks", ())
    out += [("chip", at, h) for at, stack in enumerate(stacks) for h in range(len(stack))]
    out += [("location", at) for at in range(len(stacks))]
    if hasattr(s, "henchmen"):
        counts = {"character": 12, "place": 16, "token": 5, "district": 6, "informant": 12}
        out += [(name, i) for name, n in counts.items() for i in range(n)] + [("stock",)]
    if hasattr(s, "crews"):
        out += [("card", c) for c in range(len(s.ed.cards))] + [("slot", i) for i in range(4)]
        out += [("building", b) for b in s.buildings()] + [("whiskey", v) for v in (1, 2, 3)]
        fighters = getattr(s.stack[-1][1], "fighters", ())
        out += [("fighter", i) for i in range(len(fighters))]
    return [*out, *[("seat", who) for who in range(s.seats())]]
