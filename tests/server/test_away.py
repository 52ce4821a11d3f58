"""Somebody is away: what the others may do then, and when."""

from .table import SHORT, Person, match

IN_ORDER = {"options": {**SHORT, "first": "0"}}


async def gone(server, person, others, seat, seconds=0.0):
    """This person's page is closed, so many seconds ago."""
    await person.socket.close()
    for other in others:
        await other.until(lambda o=other: not o.room["chairs"][seat]["here"])
    server.session(person.code).presence.gone_since[seat] -= seconds


async def test_a_moments_disconnection_gives_the_opponent_nothing(server):
    async with match(server, people=2, **IN_ORDER) as (ada, bob):
        await gone(server, ada, [bob], 0, 25)
        assert bob.room["chairs"][0]["away"] is not None
        assert "room-grace" == await bob.refused("propose", seat=1, what="bot", whom=0)
        assert "room-grace" == await bob.refused("propose", seat=1, what="end")
        await bob.quiet(1.2)

        assert not bob.room["chairs"][0]["bot"]
        assert None is bob.room["proposal"]
        assert not bob.over


async def test_the_refusal_says_who_and_how_long(fast):
    async with match(fast, people=2, lang="en", **IN_ORDER) as (ada, bob):
        await gone(fast, ada, [bob], 0, 18)
        await bob.refused("propose", seat=1, what="bot", whom=0)

        result = bob.last("refused")["text"]
        assert "Ada" in result and any(f"in {n} s" in result for n in range(6, 13))


async def test_after_the_grace_the_others_agree_to_a_bot(fast):
    async with match(fast, people=3, **IN_ORDER) as (ada, bob, eve):
        await gone(fast, ada, [bob, eve], 0, 31)
        await bob.ok("propose", seat=1, what="bot", whom=0)
        await eve.until(lambda: eve.room["proposal"])
        assert [2] == eve.room["proposal"]["needed"]
        await eve.ok("vote", seat=2, yes=True)

        await bob.until(lambda: bob.room["chairs"][0]["bot"])


async def test_who_comes_back_during_the_vote_cancels_it(server):
    async with match(server, people=3, **IN_ORDER) as (ada, bob, eve):
        await gone(server, ada, [bob, eve], 0, 31)
        await bob.ok("propose", seat=1, what="bot", whom=0)
        await eve.until(lambda: eve.room["proposal"])
        async with Person(server, ada.code, *ada.tokens):
            await eve.until(lambda: eve.room["proposal"] is None)

            assert "room-no-proposal" == await eve.refused("vote", seat=2, yes=True)
            assert not eve.room["chairs"][0]["bot"]


async def test_a_bot_that_plays_for_somebody_does_not_agree_to_an_end(server):
    async with match(server, people=2, **IN_ORDER) as (ada, bob):
        await gone(server, ada, [bob], 0, 31)
        await bob.ok("propose", seat=1, what="bot", whom=0)
        await bob.until(lambda: bob.room["chairs"][0]["bot"])
        await bob.ok("propose", seat=1, what="end")
        assert [0] == bob.room["proposal"]["needed"]
        await bob.quiet(1.2)
        assert not bob.over
        async with Person(server, ada.code, *ada.tokens) as again:
            await again.ok("vote", seat=0, yes=True)
            await bob.until(lambda: bob.over)


async def test_after_five_minutes_nobody_waits_for_that_consent(server):
    async with match(server, people=3, **IN_ORDER) as (ada, bob, eve):
        await gone(server, ada, [bob, eve], 0, 200)
        await bob.ok("propose", seat=1, what="end")
        await eve.until(lambda: eve.room["proposal"])
        await eve.ok("vote", seat=2, yes=True)
        await bob.quiet(1.2)
        assert not bob.over
        server.session(bob.code).presence.gone_since[0] -= 100

        await bob.until(lambda: bob.over)


async def test_who_proposed_may_withdraw_it(fast):
    async with match(fast, people=2, **IN_ORDER) as (ada, bob):
        await ada.ok("propose", seat=0, what="end")
        await bob.until(lambda: bob.room["proposal"])
        await ada.ok("vote", seat=0, yes=False)

        await bob.until(lambda: bob.room["proposal"] is None)


async def test_a_bot_stands_in_no_sooner_than_the_grace(fast):
    async with match(fast, people=2, away=10, **IN_ORDER) as (ada, bob):
        await gone(fast, ada, [bob], 0, 20)
        await bob.quiet(1.2)
        assert not bob.room["chairs"][0]["bot"]
        fast.session(bob.code).presence.gone_since[0] -= 10

        await bob.until(lambda: bob.room["chairs"][0]["bot"])
