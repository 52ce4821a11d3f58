"""The end of a game: who won, the ranking, and what broke a tie."""

from __future__ import annotations

from consigliere.kernel import Seat

from ..features import ranking
from ..rules.ending import decide, target_reached
from ..state import MafiaCity
from .phrases import Phrases


def ending(p: Phrases, s: MafiaCity) -> list[str]:
    """The ranking by §6.4, with the reason if points alone did not decide."""
    winner, by = decide(s)
    lines = [] if target_reached(s) else [p.say("ending", "cap", target=s.target, round=s.round)]
    lines.append(p.say("ending", "winner", who=p.person(winner)))
    if by != "points":
        tied = [seat for seat in range(s.seats()) if s.points[seat] == s.points[winner]]
        lines.append(p.say("ending", "tie", by=by, who=p.person(winner), tied=p.people(tied)))
    return lines + [_rank(p, s, one.place, one.seat) for one in ranking(s)]


def _rank(p: Phrases, s: MafiaCity, place: int, seat: Seat) -> str:
    mayor = "yes" if s.mayor == seat else "no"
    cards, reserve, points = len(s.hands[seat]), s.reserve[seat], s.points[seat]
    winner = p.person(seat)
    return p.say(
        "ending",
        "rank",
        place=place,
        who=winner,
        points=points,
        reserve=reserve,
        cards=cards,
        mayor=mayor,
    )
