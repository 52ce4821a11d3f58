"""The secrets of chairs: who has one sits there, from any device, and nobody else learns it."""

from random import Random

from .table import Person, match, whose_turn


def private(table):
    return [mine["own"] for mine in table["mine"]]


async def test_a_wrong_token_is_a_spectator_without_private_parts(server):
    async with (
        match(server, people=2) as (ada, bob),
        Person(server, ada.code, "wrong", ada.tokens[0][:-1], "") as eve,
    ):
        await eve.until(lambda: eve.table)

        assert [] == eve.chairs == private(eve.table)
        assert private(ada.table) and private(bob.table)
        assert "room-not-your-chair" == await eve.refused("answer", seat=0, at=1, pick=[0])
        assert "room-not-your-chair" == await eve.refused("carry", chair=0)
        assert "room-not-your-chair" == await eve.refused("stand", chair=0)


async def test_the_link_with_the_token_leads_back_to_the_chair(server):
    async with (
        match(server, people=2) as (_ada, bob),
        Person(server, bob.code, *bob.tokens) as again,
    ):
        await again.until(lambda: again.table)

        assert [1] == again.chairs
        assert bob.mine(1)["own"] == again.mine(1)["own"]


async def test_a_ticket_takes_the_chair_to_another_device_once(server):
    async with match(server, people=2) as (ada, _bob):
        ticket = (await ada.ok("carry", chair=0))["ticket"]
        async with Person(server, ada.code, ticket=ticket) as phone:
            await phone.until(lambda: phone.table)
            assert [0] == phone.chairs
            assert private(ada.table) == private(phone.table)
        async with Person(server, ada.code, ticket=ticket) as thief:
            assert [] == thief.chairs
            assert "room-ticket-bad" == thief.last("refused")["message"]
        async with Person(server, ada.code, *phone.tokens) as phone:
            assert [0] == phone.chairs


async def test_who_left_a_chair_does_not_come_back_by_its_token(fast):
    async with match(fast, people=2) as (ada, bob):
        await bob.ok("stand", chair=1)
        async with Person(fast, ada.code, *bob.tokens) as again:
            assert [] == again.chairs


async def test_a_token_is_told_once_and_only_to_its_owner(fast):
    async with match(fast, people=2) as (ada, bob):
        await ada.ok("say", text="hello")
        asked, *_ = await whose_turn(ada, bob)
        await asked.answer_somehow(Random(1))
        ticket = (await ada.ok("carry", chair=0))["ticket"]
        async with Person(fast, ada.code, *ada.tokens) as again, Person(fast, ada.code) as eve:
            everything = [*ada.raw, *bob.raw, *again.raw, *eve.raw]
            lines = [
                text for text in everything if any(t in text for t in [*ada.tokens, *bob.tokens])
            ]
            holding = [text for text in everything if ticket in text]

            assert ['"seated"'] == [s for text in lines for s in ('"seated"',) if s in text]
            assert 1 == len(lines) == len(holding)
            view = (await fast.get(f"/api/rooms/{ada.code}")).text
            seed = fast.session(ada.code).room.seeds[0]
            assert not any(secret in view for secret in (*ada.tokens, ticket, seed))
            assert not any(seed in text for text in everything)
