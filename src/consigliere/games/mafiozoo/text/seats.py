"""What every player has, and what the reader holds and plans."""

from __future__ import annotations

from collections.abc import Iterator

from consigliere.kernel import UNSEEN, Seat

from ..state import Mafiozoo
from .phrases import Phrases
from .plans import planned


def plan_lines(p: Phrases, s: Mafiozoo, seat: Seat) -> Iterator[str]:
    """§7.4. What the reader is about to build."""
    builds = [(p.place_name(b.place), p.payment(b.payment)) for b in planned(s, seat)]
    plans = [p.say("table", "payment", place=place, payment=paid) for place, paid in builds]
    if plans:
        yield p.say("table", "planned", plans=", ".join(plans))


def player_line(p: Phrases, s: Mafiozoo, seat: Seat) -> str:
    """What all see of a player."""
    districts = len(s.districts[seat]) + s.blanks[seat]
    parts = [
        p.say("table", "gems", fund=s.fund[seat], reserve=s.reserve[seat]),
        p.say("table", "money", n=s.money[seat]),
        p.say("table", "tokens", tokens=p.tokens(s.tokens[seat])),
        p.say("table", "hand-size", n=len(s.hands[seat])),
        p.say("table", "informants", n=len(s.informants[seat])),
        p.say("district-tokens", n=districts),
        p.say("table", "henchmen", n=sum([bool(since) for since in s.henchmen[seat]])),
    ]
    return p.say("table", "player", content="; ".join(parts), **p.roles(seat))


def holding_lines(p: Phrases, s: Mafiozoo, seat: Seat) -> Iterator[str]:
    """What the reader sees of the hand and the tokens of a player."""
    if _shown(s.hands[seat]):
        yield p.say("table", "hand", cards=p.cards(s.hands[seat]), **p.roles(seat))
    if _shown(s.informants[seat]):
        yield p.say("table", "own-informants", cards=p.cards(s.informants[seat]), **p.roles(seat))
    if _shown(s.districts[seat]):
        districts = p.districts(s.districts[seat])
        yield p.say("table", "districts", districts=districts, n=s.blanks[seat], **p.roles(seat))
    elif s.house.memory_aid and s.picks[seat]:
        yield p.say("table", "picks", districts=p.districts(s.picks[seat]), **p.roles(seat))


def _shown(things: tuple[int, ...]) -> bool:
    return bool(things) and UNSEEN not in things
