"""A shared screen shows what everybody may see, and nobody acts through it."""

from .table import Person, match


class Screen(Person):
    """A browser that says it is a shared screen."""

    async def send(self, kind, **fields):
        await super().send(kind, **({**fields, "screen": True} if kind == "hello" else fields))


async def test_a_screen_in_a_browser_with_a_chair_shows_nothing_of_that_chair(fast):
    async with (
        match(fast, people=1) as (ada,),
        Screen(fast, ada.code, *ada.tokens, lang="en") as screen,
    ):
        await screen.until(lambda: screen.table)

        assert [] == screen.chairs
        assert [] == screen.table["mine"]
        assert all(card < 0 for hand in screen.table["public"]["hands"] for card in hand)


async def test_everybody_is_told_that_a_screen_is_there(fast):
    async with match(fast, people=1) as (ada,):
        assert 0 == ada.room["screens"]
        async with Screen(fast, ada.code) as screen:
            await ada.until(lambda: ada.room["screens"] == 1)

            assert 0 == ada.room["spectators"]
            assert screen.room["screens"] == 1
        await ada.until(lambda: ada.room["screens"] == 0)


async def test_nobody_acts_through_a_screen(fast):
    async with (
        match(fast, people=1) as (ada,),
        Screen(fast, ada.code, *ada.tokens) as screen,
    ):
        assert "room-screen" == await screen.refused("say", text="hello")
        assert "room-screen" == await screen.refused("sit", chair=1, name="Eve")
        assert "room-screen" == await screen.refused("show")
        await screen.ok("look", n=0)


async def test_without_spectators_a_screen_needs_leave(fast):
    async with (
        match(fast, people=1, spectators=False) as (ada,),
        Screen(fast, ada.code) as stranger,
    ):
        assert 4403 == await stranger.until(lambda: stranger.closed)


async def test_a_key_of_the_table_is_leave_enough(fast):
    async with (
        match(fast, people=1, spectators=False) as (ada,),
        Screen(fast, ada.code, *ada.tokens) as screen,
    ):
        await screen.until(lambda: screen.table)

        assert [] == screen.table["mine"]


async def test_a_ticket_lets_one_screen_in_and_its_key_again(fast):
    async with match(fast, people=1, spectators=False) as (ada,):
        ticket = (await ada.ok("show"))["ticket"]
        async with Screen(fast, ada.code, ticket=ticket) as screen:
            await screen.until(lambda: screen.table)
            key = screen.last("seated")["token"]
        async with Screen(fast, ada.code, key) as again:
            await again.until(lambda: again.table)
        async with Screen(fast, ada.code, ticket=ticket) as late:
            assert 4403 == await late.until(lambda: late.closed)
        async with Person(fast, ada.code, key) as person:
            assert 4403 == await person.until(lambda: person.closed)


async def test_a_ticket_of_a_screen_is_no_chair_and_one_of_a_chair_no_screen(fast):
    async with match(fast, people=1) as (ada,):
        shown = (await ada.ok("show"))["ticket"]
        carried = (await ada.ok("carry", chair=0))["ticket"]
        async with Person(fast, ada.code, ticket=shown) as eve:
            assert "room-ticket-bad" == (await eve.wait_for("refused"))["message"]
            assert [] == eve.chairs
        async with Screen(fast, ada.code, ticket=carried) as screen:
            assert "room-ticket-bad" == (await screen.wait_for("refused"))["message"]
            assert not screen.last("seated")


async def test_only_who_sits_may_hand_out_tickets(fast):
    async with (
        match(fast, people=1) as (ada,),
        Person(fast, ada.code) as eve,
    ):
        assert "room-not-your-chair" == await eve.refused("show")


async def test_a_line_only_i_may_read_says_what_everybody_reads(fast):
    async with match(fast, people=1, lang="en") as (ada,):
        await ada.play(3)
        lines = [line for one in ada.heard if one["t"] == "table" for line in one["log"]]
        private = [line for line in lines if line.get("public") is not None]
        async with Person(fast, ada.code, lang="en") as eve:
            await eve.until(lambda: eve.table)
            public = {line["text"] for line in eve.table["log"]}

        assert private
        assert {line["public"] for line in private} <= public | {""}
        assert all(line["text"] != line["public"] for line in private)
