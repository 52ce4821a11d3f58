"""Spectators see what is public and nothing else, and only where they are welcome."""

from consigliere.kernel import SPECTATOR, look
from consigliere.server.projection.encode import shown_fields
from consigliere.server.protocol.codec import ENCODE

from .table import Person, match


async def test_a_spectator_gets_exactly_what_is_public(server):
    async with match(server, people=3) as (ada, *_), Person(server, ada.code, lang="en") as eve:
        await eve.until(lambda: eve.table)
        match_log = server.session(ada.code).match
        seen = shown_fields(look(match_log.state, SPECTATOR), match_log.describe)

        assert ENCODE(seen).decode() in eve.raw[-1]
        assert all(card < 0 for hand in eve.table["public"]["hands"] for card in hand)
        assert [] == eve.table["mine"]
        sections = (await eve.ok("tell"))["sections"]
        assert all(section["title"] and section["lines"] for section in sections)


async def test_a_spectator_looks_back_and_sees_no_more_than_then(fast):
    async with match(fast, people=3) as (ada, *_), Person(fast, ada.code) as eve:
        past = await eve.ok("look", n=1)
        mine = await ada.ok("look", n=1)

        assert [] == past["mine"]
        assert past["public"] == mine["public"]
        assert 0 == mine["mine"][0][0]


async def test_a_table_without_spectators_turns_them_away(fast):
    async with match(fast, people=2, spectators=False) as (ada, _bob):
        async with Person(fast, ada.code) as eve:
            assert 4403 == eve.closed
            assert "room-no-spectators" == eve.last("refused")["message"]
            assert None is eve.table
        async with Person(fast, ada.code, *ada.tokens) as again:
            assert [0] == again.chairs


async def test_who_waits_in_the_lobby_does_not_watch_where_nobody_may(fast):
    async with (
        match(fast, people=2, spectators=False, begin=False) as (ada, _bob),
        Person(fast, ada.code) as eve,
    ):
        await ada.ok("begin")
        await ada.until(lambda: ada.table)
        await eve.until(lambda: eve.room["phase"] == "playing")
        await eve.quiet()

        assert None is eve.table
        assert "room-no-spectators" == await eve.refused("look", n=1)
        await eve.send("speak", lang="de")
        await eve.ping()
        assert None is eve.table
