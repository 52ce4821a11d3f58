"""Time: reactions that come too late, banks that are empty, people who do not come back."""

import asyncio
import time

from consigliere.server.match.compose import compose
from consigliere.server.match.entry import LogEntry
from consigliere.server.match.timing import WindowTiming
from consigliere.server.projection.room_view import view_of
from consigliere.server.rooms.events import Ticked

from .scene import in_a_window
from .secrets.test_unnoticed import building
from .table import SHORT, Person, match

IN_ORDER = {"options": {**SHORT, "first": "0"}}


async def test_a_reaction_out_of_time_is_declined(fast, monkeypatch):
    clock = {"clock": {"reaction": 3}}
    async with in_a_window(fast, WindowTiming(0.1, 0.1), monkeypatch, **clock) as (actor, _, _):
        assert 3 == actor.table["window"]["most"]
        opened = actor.table["window"]["opened"]
        fast.session(actor.code).reactions.began -= 60
        await actor.until(lambda: actor.table["n"] > opened)
        answers = fast.session(actor.code).match.history

        assert "decline" == next(s.text for s in reversed(answers) if s.seat == 1)
        await asyncio.sleep(0)


async def test_clocks_run_for_who_is_asked(fast):
    clock = {"clock": {"bank": 100, "per": 5}}
    async with match(fast, people=3, **clock, **IN_ORDER) as (ada, bob, _eve):
        fast.session(ada.code).clock.asked_at -= 30
        await ada.answer("keep")
        await bob.until(bob.questions)
        first, second, third = bob.table["clocks"]

        assert 78 <= first <= 80.5
        assert 100 <= second <= third == 105


async def test_a_move_that_is_undone_earns_no_time(fast):
    """Fifteen times a move and its undo: no second more, and the time it took is gone."""
    settings = {"clock": {"bank": 100, "per": 20}}
    async with match(fast, people=3, **settings, **IN_ORDER) as (ada, _bob, _eve):
        clock = fast.session(ada.code).clock
        banks = [ada.table["clocks"][0]]
        for _ in range(15):
            clock.asked_at -= 2
            await ada.answer("keep")
            await ada.ok("take-back", seat=0, at=ada.table["n"])
            await ada.until(ada.questions)
            banks.append(ada.table["clocks"][0])

        assert banks == sorted(banks, reverse=True)
        assert 85 <= banks[-1] <= 90


async def test_a_plan_that_is_taken_back_earns_no_time():
    """Hidden moves count on the clock like others, and what others have planned since stays."""
    course = building()
    match_log = course.match
    (first, *_), (second, *_) = match_log.state.options(0), match_log.state.options(1)
    match_log.add(*chosen(match_log, 0, first))
    match_log.add(*chosen(match_log, 1, second))
    before = match_log.clocks.reading()
    match_log.add(LogEntry(0, retract=True))

    assert {0: 1, 1: 1} == before.decided
    assert {0: 0, 1: 1} == match_log.clocks.reading().decided
    assert {0: 1000, 1: 1000} == match_log.clocks.reading().spent


def chosen(match_log, seat, answer):
    return compose(match_log, seat, [(seat, answer)], ms=1000)


async def test_out_of_time_the_table_may_let_a_bot_stand_in_until_he_is_back(server):
    clock = {"clock": {"bank": 0, "per": 0}}
    async with match(server, people=3, **clock, **IN_ORDER) as (ada, bob, eve):
        assert "room-not-away" == await ada.refused("propose", seat=0, what="bot", whom=1)
        await bob.ok("propose", seat=1, what="bot", whom=0)
        await eve.until(lambda: eve.room["proposal"])
        assert [2] == eve.room["proposal"]["needed"]
        await eve.ok("vote", seat=2, yes=True)
        await bob.until(lambda: bob.room["chairs"][0]["bot"])
        await bob.asked(1)
        await ada.ok("return", chair=0)
        await bob.until(lambda: not bob.room["chairs"][0]["bot"])

        assert "person" == bob.room["chairs"][0]["kind"]


async def test_who_is_gone_too_long_is_replaced_and_gets_the_chair_back(server):
    async with match(server, people=3, **IN_ORDER) as (ada, bob, _eve):
        await ada.socket.close()
        await bob.until(lambda: not bob.room["chairs"][0]["here"])
        assert not bob.questions()
        server.session(bob.code).presence.gone_since[0] -= 1000
        await bob.until(lambda: bob.room["chairs"][0]["bot"])
        await bob.asked(1)
        async with Person(server, bob.code, *ada.tokens) as again:
            await bob.until(lambda: not bob.room["chairs"][0]["bot"])

            assert [0] == again.chairs
            assert bob.room["chairs"][0]["here"]


async def test_who_is_gone_for_a_moment_keeps_the_chair(fast):
    async with match(fast, people=3, **IN_ORDER) as (ada, bob, _eve):
        await ada.socket.close()
        await bob.until(lambda: not bob.room["chairs"][0]["here"])
        fast.session(bob.code).presence.gone_since[0] -= 60
        await looked_after(fast, bob.code)

        assert not bob.room["chairs"][0]["bot"]
        assert not bob.questions()
        view_of(fast.session(bob.code))


async def test_who_sits_at_another_process_is_not_absent(fast):
    async with match(fast, people=3, **IN_ORDER) as (ada, bob, _eve):
        session = fast.session(bob.code)
        await ada.socket.close()
        await bob.until(lambda: not bob.room["chairs"][0]["here"])
        session.presence.gone_since[0] -= 1000
        session.presence.elsewhere["other"] = (float("inf"), {0})
        await looked_after(fast, bob.code)

        assert not session.room.chairs[0].bot
        session.presence.elsewhere.clear()
        session.presence.gone_since[0] = time.monotonic() - 1000
        await looked_after(fast, bob.code)
        assert session.room.chairs[0].bot


async def looked_after(server, code):
    """What the server does once a second, now."""
    session = server.session(code)

    async def now():
        async with session.lock:
            await session.events.settle(Ticked())

    await server.do(now())
