"""Where the influence came from, what is charted, and the whole ranking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from consigliere.kernel import Seat
from consigliere.kernel.accounts import Account, Place, Tally, ranked

from .rules.ending import count, left_over, totals
from .state import Mafiozoo

COUNTED: Final = ("tokens", "sets", "majorities", "places")
LEFT_OVER: Final = ("judge", "informants", "favours", "gems", "money")


def accounts(states: Iterable[Mafiozoo]) -> tuple[Account, ...]:
    """§4.2, §4.3. Influence is counted once, at the end; before that as if it were the end."""
    *_, last = states
    tally = Tally((*COUNTED, *LEFT_OVER), last.seats())
    for seat in range(last.seats()):
        _note(tally, last, seat)
    return (tally.account("influence"),)


def _note(tally: Tally, s: Mafiozoo, seat: Seat) -> None:
    c = count(s, seat)
    values = (c.tokens, c.sets, c.majorities, c.places, *left_over(s, seat))
    for key, value in zip((*COUNTED, *LEFT_OVER), values, strict=True):
        tally.add(key, seat, value)


def standings(s: Mafiozoo) -> dict[str, tuple[int, ...]]:
    """What is charted over time: influence, as if the game ended now."""
    return {"influence": tuple(totals(s))}


def ranking(s: Mafiozoo) -> tuple[Place, ...]:
    """§4.4. Everybody, best first."""
    return ranked(list(zip(totals(s), s.fund, strict=True)))
