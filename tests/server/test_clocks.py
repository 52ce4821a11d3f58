"""Time: reactions that come too late, banks that are empty, people who do not come back."""

import asyncio

from consigliere.server.timing import Pace

from .scene import in_a_window
from .table import SHORT, Person, match

IN_ORDER = {"options": {**SHORT, "first": "0"}}


async def test_a_reaction_out_of_time_is_declined(fast, monkeypatch):
    clock = {"clock": {"reaction": 3}}
    async with in_a_window(fast, Pace(0.1, 0, 0.1), monkeypatch, **clock) as (actor, _, _):
        assert 3 == actor.table["window"]["most"]
        opened = actor.table["window"]["opened"]
        fast.live(actor.code).gathering.began -= 60
        await actor.until(lambda: actor.table["n"] > opened)
        said = fast.live(actor.code).running.said

        assert "decline" == next(s.text for s in reversed(said) if s.seat == 1)
        await asyncio.sleep(0)


async def test_clocks_run_for_who_is_asked(fast):
    clock = {"clock": {"bank": 100, "per": 5}}
    async with match(fast, people=3, **clock, **IN_ORDER) as (ada, bob, _eve):
        fast.live(ada.code).driver._asked_at -= 30
        await ada.answer("keep")
        await bob.until(bob.questions)
        first, second, third = bob.table["clocks"]

        assert 78 <= first <= 80.5
        assert 100 <= second <= third == 105


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
        server.live(bob.code).gone_since[0] -= 1000
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
        fast.live(bob.code).gone_since[0] -= 60
        await asyncio.sleep(1.2)

        assert not bob.room["chairs"][0]["bot"]
        assert not bob.questions()
        fast.live(bob.code).room_view()


async def test_who_sits_at_another_process_is_not_absent(fast):
    async with match(fast, people=3, **IN_ORDER) as (ada, bob, _eve):
        live = fast.live(bob.code)
        await ada.socket.close()
        await bob.until(lambda: not bob.room["chairs"][0]["here"])
        live.gone_since[0] -= 1000
        live.elsewhere["other"] = (float("inf"), {0})
        await asyncio.sleep(1.2)

        assert not live.room.chairs[0].bot
