"""The table as plain lines, for a terminal and a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from consigliere.kernel import UNSEEN, Seat, View
from consigliere.words.text import Section

from ..parts import EVERYWHERE, HALL, ON_TILE, STATION, Location
from ..rules.location import Cycle
from ..rules.round import Round
from ..rules.strategy import TakingBack
from ..state import MafiaCity
from .log import city_plan
from .phrases import Phrases

# The step a Round resumes with tells which of its phases is in progress.
PHASES: Final = {"locations": "1", "end_of_game": "2", "end_of_round": "3", "again": "4"}


def table_sections(p: Phrases, view: View[Any]) -> list[Section]:
    """Everything that lies on the table, as the reader sees it."""
    s: MafiaCity = view.table
    shown = [seat for seat in range(s.seats()) if _shown(s, seat)]
    own = [seat for seat in shown if seat == p.reader]
    announced = [p.say("table", "limbo", cards=p.cards(s.limbo))] if s.limbo else []
    board = [
        p.say("table", "stacks"),
        *[_location(p, s, at) for at in EVERYWHERE],
        p.say("table", "cell", content=p.counts(s.cell) or p.say("table", "empty")),
        *([p.say("event", "city-laid", **city_plan(p, s.city))] if len(s.city) > 1 else []),
        p.say("table", "piles", n=len(s.deck), content=_discard(p, s)),
    ]
    others = [_hand(p, s, seat) for seat in shown if seat not in own]
    return [
        Section("now", [*_headlines(p, s), *announced]),
        Section("hand", [_hand(p, s, seat) for seat in own]),
        Section("board", board),
        Section("players", [*[_player(p, s, seat) for seat in range(s.seats())], *others]),
    ]


def phase_of(s: MafiaCity) -> str:
    """The number of the phase in progress; empty before the first round and after the last."""
    return next((PHASES[step] for step, frame in s.stack if isinstance(frame, Round)), "")


def _headlines(p: Phrases, s: MafiaCity) -> Iterator[str]:
    phase = phase_of(s)
    if not s.stack:
        yield p.say("table", "over", round=s.round, target=s.target)
    elif not phase:
        yield p.say("table", "setup", target=s.target)
    else:
        who, name = p.person(s.first), p.say("phase", phase)
        yield p.say("table", "round", round=s.round, phase=name, who=who, target=s.target)
    for _, frame in s.stack:
        if isinstance(frame, Cycle):
            yield p.say("table", "solving", at=p.place(frame.location))
        elif isinstance(frame, TakingBack):
            yield p.say("table", "taking-back", at=p.place(frame.location))


def _location(p: Phrases, s: MafiaCity, at: Location) -> str:
    owners = ", ".join([p.person(seat) for seat in s.stacks[at]])
    parts = [owners or p.say("table", "empty"), *_figures_at(p, s, at)]
    parts += [p.say("table", "cube")] if s.solved[at] else []
    return p.say("table", "location", number=at + 1, at=p.place(at), content="; ".join(parts))


def _figures_at(p: Phrases, s: MafiaCity, at: Location) -> Iterator[str]:
    if s.hitman == at:
        yield p.say("figure", "hitman")
    if at == STATION and s.policeman == ON_TILE:
        yield p.say("figure", "policeman")
    if at == HALL and s.mayor == ON_TILE:
        yield p.say("figure", "mayor")


def _player(p: Phrases, s: MafiaCity, seat: Seat) -> str:
    parts = [
        p.say("table", "points", n=s.points[seat]),
        p.say("table", "crew", n=s.crew[seat]),
        p.say("table", "reserve", n=s.reserve[seat]),
        p.say("table", "cards", n=len(s.hands[seat])),
    ]
    if phase_of(s) == "1":
        parts.append(p.say("table", "passed" if s.passed[seat] else "active"))
    parts += [p.say("figure", "policeman")] if s.policeman == seat else []
    parts += [p.say("figure", "mayor")] if s.mayor == seat else []
    return p.say("table", "player", content=", ".join(parts), **p.roles(seat))


def _shown(s: MafiaCity, seat: Seat) -> bool:
    return bool(s.hands[seat]) and UNSEEN not in s.hands[seat]


def _hand(p: Phrases, s: MafiaCity, seat: Seat) -> str:
    return p.say("table", "hand", cards=p.cards(s.hands[seat]), **p.roles(seat))


def _discard(p: Phrases, s: MafiaCity) -> str:
    if not s.discard:
        return p.say("table", "cards", n=0)
    return p.say("table", "top", n=len(s.discard), card=p.card(s.discard.cards[-1]))
