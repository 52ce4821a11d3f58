"""The end of a game: the Will, who won, the ranking, and what broke a tie."""

from __future__ import annotations

from collections.abc import Iterator

from consigliere.kernel import Seat

from ..features import ranking
from ..parts import WILLS
from ..rules.day import decide
from ..state import MobCity
from .phrases import Phrases


def ending(p: Phrases, s: MobCity) -> list[str]:
    """§3.5. What the Will says, the winners, and everybody by both quantities."""
    winners, by = decide(s)
    will = WILLS[max(s.will, 0)]
    return [p.say("ending", "will", will=will), *_winners(p, s, winners, by, will), *_ranking(p, s)]


def _winners(
    p: Phrases, s: MobCity, winners: tuple[Seat, ...], by: str, will: str
) -> Iterator[str]:
    who = p.people(winners)
    yield (
        p.say("ending", "winner", who=who)
        if len(winners) == 1
        else p.say("ending", "shared", who=who)
    )
    if by == "other":
        best = max(tie_break_key(s, seat)[0] for seat in range(s.captains()))
        tied = [seat for seat in range(s.captains()) if tie_break_key(s, seat)[0] == best]
        yield p.say("ending", "tie", tied=p.people(tied), who=who, will=will)


def tie_break_key(s: MobCity, seat: Seat) -> tuple[int, int]:
    """What the Will counts, then the other quantity."""
    cash, notoriety = s.cash[seat], s.notoriety[seat]
    return (notoriety, cash) if s.will == 1 else (cash, notoriety)


def _ranking(p: Phrases, s: MobCity) -> Iterator[str]:
    """Equals share a place."""
    for one in ranking(s):
        cash, notoriety = p.money(s.cash[one.seat]), s.notoriety[one.seat]
        who = p.person(one.seat)
        yield p.say("ending", "rank", place=one.place, who=who, cash=cash, notoriety=notoriety)
