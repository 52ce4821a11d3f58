"""Scenes of Mafia City found beforehand: a seed and the answers that lead to a reaction window."""

from contextlib import asynccontextmanager, contextmanager
from functools import cache
from itertools import count

from consigliere.games.mafia_city.actions import Hat, Keep, Place, Play
from consigliere.kernel import deal_of
from consigliere.server import live
from consigliere.server.room import Chair, Room
from consigliere.server.running import Running
from consigliere.server.wire.basics import Settings

from .table import SHORT, match, whose_turn


def dealt(seed, **settings):
    """A match of three that has just begun."""
    options = {**SHORT, "first": "0"}
    chosen = Settings(**{"seats": 3, "options": options, **settings})
    chairs = tuple([Chair("person", name) for name in "ABC"])
    deal = deal_of(seed, ("", "", ""))
    room = Room("CODE", chosen, chairs, "playing", seeds=(deal.seed,), deal=deal)
    running = Running(room)
    running.add(*running.compose(-1, []))
    return running


def say(running, seat, answer):
    running.add(*running.compose(seat, [(seat, answer)]))


def first_of(options, *kinds):
    found = [a for kind in kinds for a in options if isinstance(a, kind)]
    return found[0]


@cache
def before_a_window():
    """A seed and answers after which seat 0 is heard by one who can react and one who cannot."""
    for seed in map(str, count()):
        running, moves = dealt(seed), []
        for _ in range(12):
            if running.window():
                break
            (seat,) = running.asked()
            answer = first_of(running.state.options(seat), Keep, Play, Hat, Place)
            moves.append((seat, running.game.write(answer)))
            say(running, seat, answer)
        can = {s: len(running.table_of(s).options(s)) for s in running.window()}
        if sorted(can) == [1, 2] and can[1] > 1 and can[2] == 1 and moves[-1][0] == 0:
            return seed, tuple(moves)
    raise AssertionError


@contextmanager
def paced(server, pace):
    """Windows of that server at another pace."""
    before, server.hub.pace = server.hub.pace, pace
    try:
        yield
    finally:
        server.hub.pace = before


@asynccontextmanager
async def in_a_window(server, pace, monkeypatch, **settings):
    """Three people; the first has announced something, the second can react, the third cannot."""
    seed, moves = before_a_window()
    monkeypatch.setattr(live.secrets, "token_hex", lambda _size=32: seed)
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
