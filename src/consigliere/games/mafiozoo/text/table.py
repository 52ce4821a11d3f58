"""The table as plain lines, for a terminal and a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from consigliere.kernel import UNSEEN, Seat, View
from consigliere.words.text import Section

from ..parts import CHARACTERS, EVERYBODY, GENERIC, NOBODY, PLACES, Character
from ..rules.round import Round
from ..state import Mafiozoo
from .city import place_line
from .gifts import favour
from .phrases import Phrases
from .seats import holding_lines, plan_lines, player_line

# The step a Round resumes with tells which of its phases is in progress.
PHASES: Final = {"corruption": "1", "favours": "2", "influence": "3", "begin": "4"}


def table_sections(p: Phrases, view: View[Any]) -> list[Section]:
    """Everything that lies on the table, as the reader sees it."""
    s: Mafiozoo = view.table
    board = [
        p.say("table", "desk"),
        *[_character(p, s, c) for c in EVERYBODY if len(s.golden) == len(EVERYBODY)],
        *_stocks(p, s),
        p.say("table", "city"),
        *[place_line(p, s, place) for place in range(len(PLACES))],
    ]
    seats = range(s.seats())
    own = [line for seat in seats if seat == view.seat for line in holding_lines(p, s, seat)]
    others = [line for seat in seats if seat != view.seat for line in holding_lines(p, s, seat)]
    return [
        Section("now", [*_headlines(p, s), *plan_lines(p, s, view.seat)]),
        Section("hand", own, _uses(p, s, view.seat)),
        Section("board", board),
        Section("players", [*[player_line(p, s, seat) for seat in seats], *others]),
    ]


def _uses(p: Phrases, s: Mafiozoo, seat: Seat) -> list[str]:
    """What the characters give whose corruption cards the reader holds."""
    held = sorted(set(s.hands[seat])) if 0 <= seat < s.seats() else []
    known = [card for card in held if card not in (UNSEEN, GENERIC)]
    return [f"{p.card(card, 'title')}: {favour(p, s, CHARACTERS[card])}" for card in known]


def phase_of(s: Mafiozoo) -> str:
    """The number of the phase in progress; empty before the first round and after the last."""
    return next((PHASES[step] for step, frame in s.stack if isinstance(frame, Round)), "")


def _headlines(p: Phrases, s: Mafiozoo) -> Iterator[str]:
    phase = phase_of(s)
    if not s.stack:
        yield p.say("table", "over", round=s.round)
    elif not phase:
        yield p.say("table", "setup", rounds=s.rounds)
    else:
        name, who = p.say("phase", phase), p.person(s.first)
        yield p.say("table", "round", round=s.round, rounds=s.rounds, phase=name, who=who)
        if s.visited != NOBODY:
            yield p.say("table", "visited", **p.character(s.visited))


def _character(p: Phrases, s: Mafiozoo, c: Character) -> str:
    parts = [favour(p, s, CHARACTERS[c]), p.condition(s.condition(c)), p.gems(s.gems[c])]
    parts.append(p.say("table", "threads", numbers=_numbers(s.ed.threads[c])))
    visited = "yes" if s.visited == c else "no"
    return p.say("table", "character", visited=visited, content="; ".join(parts), **p.character(c))


def _numbers(characters: tuple[Character, ...]) -> str:
    return ", ".join([str(c + 1) for c in characters])


def _stocks(p: Phrases, s: Mafiozoo) -> Iterator[str]:
    yield p.say("table", "agenda", districts=p.districts(s.agenda), n=len(s.district_deck))
    cards, informants = (p.say("cards", n=len(deck)) for deck in (s.deck, s.informant_deck))
    yield p.say("table", "decks", cards=cards, informants=informants)
    if s.informant_discard:
        yield p.say("table", "informants-gone", cards=p.cards(sorted(s.informant_discard)))
