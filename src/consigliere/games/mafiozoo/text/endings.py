"""The end of a game: who won, where the influence comes from, and what broke a tie."""

from __future__ import annotations

from consigliere.kernel import Seat

from ..features import ranking
from ..rules.ending import count, decide, totals
from ..state import Mafiozoo
from .phrases import Phrases


def ending(p: Phrases, s: Mafiozoo) -> list[str]:
    """The ranking by §4.4, with the reason if influence alone did not decide."""
    influence = totals(s)
    winners, by = decide(s, influence)
    most = max(influence)
    lines = [p.say("ending", "winner", n=len(winners), who=p.people(winners), points=most)]
    if by != "influence":
        tied = [seat for seat, n in enumerate(influence) if n == most]
        lines.append(p.say("ending", "tie", by=by, who=p.people(winners), tied=p.people(tied)))
    return lines + [_rank(p, s, one.place, one.seat) for one in ranking(s)]


def _rank(p: Phrases, s: Mafiozoo, place: int, seat: Seat) -> str:
    c = count(s, seat)
    return p.say(
        "ending",
        "rank",
        place=place,
        who=p.person(seat),
        total=c.total,
        tokens=c.tokens,
        compensation=c.compensation,
        sets=c.sets,
        majorities=c.majorities,
        places=c.places,
        fund=s.fund[seat],
    )
