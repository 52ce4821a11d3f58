"""Scenes found beforehand: a seed and the answers that lead to a reaction window."""

from contextlib import asynccontextmanager, contextmanager
from functools import cache
from itertools import count

from consigliere.kernel import deal_of
from consigliere.server.match.compose import compose
from consigliere.server.match.log import MatchLog
from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms import session
from consigliere.server.rooms.model import Chair, Room

from ..sample import REACTING, of
from .table import SHORT, match, whose_turn


def dealt(seed, **settings):
    """A match of three that has just begun."""
    options = {**SHORT, "first": "0"}
    chosen = Settings(**{"seats": 3, "options": options, **settings})
    chairs = tuple([Chair("person", name) for name in "ABC"])
    deal = deal_of(seed, ("", "", ""))
    room = Room("CODE", chosen, chairs, "playing", seeds=(deal.seed,), deal=deal)
    match_log = MatchLog(room)
    match_log.add(*compose(match_log, -1, []))
    return match_log


def say(match_log, seat, answer):
    match_log.add(*compose(match_log, seat, [(seat, answer)]))


def first_of(options, *kinds):
    found = [a for kind in kinds for a in options if isinstance(a, kind)]
    return found[0]


@cache
def before_a_window():
    """A seed and answers after which seat 0 is heard by one who can react and one who cannot."""
    for seed in map(str, count()):
        match_log, moves = dealt(seed), []
        for _ in range(12):
            if match_log.window:
                break
            (seat,) = match_log.asked
            answer = first_of(match_log.state.options(seat), *of(REACTING).TOWARDS_A_WINDOW)
            moves.append((seat, match_log.game.write(answer)))
            say(match_log, seat, answer)
        can = {s: len(match_log.views.asked_state(s).options(s)) for s in match_log.window}
        if sorted(can) == [1, 2] and can[1] > 1 and can[2] == 1 and moves[-1][0] == 0:
            return seed, tuple(moves)
    raise AssertionError


@contextmanager
def paced(server, pace):
    """Windows of that server at another pace."""
    before, server.services.window_timing = server.services.window_timing, pace
    try:
        yield
    finally:
        server.services.window_timing = before


@asynccontextmanager
async def in_a_window(server, pace, monkeypatch, **settings):
    """Three people; the first has announced something, the second can react, the third cannot."""
    seed, moves = before_a_window()
    monkeypatch.setattr(session.secrets, "token_hex", lambda _size=32: seed)
    settings = {"options": {**SHORT, "first": "0"}, **settings}
    with paced(server, pace):
        async with match(server, people=3, **settings) as people:
            for seat, text in moves:
                asked, *_ = await whose_turn(*people)
                assert people[seat] is asked
                reply = await asked.answer(text)
                assert "done" == reply["t"], reply
            for person in people:
                await person.until(lambda p=person: p.table["window"])
            yield people
