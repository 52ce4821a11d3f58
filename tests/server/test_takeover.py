"""Taking a bot's seat while a match is on: whose leave it needs, and who may never."""

from msgspec.structs import replace

from consigliere.server.rooms import membership

from .table import Person, match


async def test_a_stranger_asks_and_the_host_lets_them_in(server):
    async with match(server, people=2) as (ada, bob), Person(server, ada.code) as eve:
        assert "room-ask-host" == await eve.refused("sit", chair=2, name="Eve")
        asked = await eve.ok("request-seat", chair=2, name="Eve")
        await ada.until(lambda: ada.room["requests"])
        (request,) = ada.room["requests"]
        assert {"id": asked["request"], "chair": 2, "name": "Eve", "granted": False} == request
        assert "room-not-host" == await bob.refused("grant", request=request["id"], yes=True)
        await ada.ok("grant", request=request["id"], yes=True)
        await eve.until(lambda: eve.room["requests"] and eve.room["requests"][0]["granted"])
        await eve.ok("sit", chair=2, name="Eve")
        await eve.until(lambda: eve.table["mine"])
        await ada.until(lambda: not ada.room["requests"])

        assert [2] == eve.chairs
        assert "person" == ada.room["chairs"][2]["kind"]


async def test_who_is_refused_does_not_get_the_seat(fast):
    async with match(fast, people=2) as (ada, _bob), Person(fast, ada.code) as eve:
        asked = await eve.ok("request-seat", chair=2, name="Eve")
        await ada.ok("grant", request=asked["request"], yes=False)
        await eve.until(lambda: not eve.room["requests"])

        assert "room-ask-host" == await eve.refused("sit", chair=2, name="Eve")


async def test_a_request_ends_when_its_page_is_closed(fast):
    async with match(fast, people=2) as (ada, _bob):
        async with Person(fast, ada.code) as eve:
            await eve.ok("request-seat", chair=2, name="Eve")
            await ada.until(lambda: ada.room["requests"])
        await ada.until(lambda: not ada.room["requests"])
        async with Person(fast, ada.code) as eve:
            await eve.ok("request-seat", chair=2, name="Eve")
            await eve.ok("withdraw")

            await ada.until(lambda: not ada.room["requests"])


async def test_a_request_expires(fast, monkeypatch):
    monkeypatch.setattr(membership, "_ANSWERED_WITHIN", 0.1)
    async with match(fast, people=2) as (ada, _bob), Person(fast, ada.code) as eve:
        asked = await eve.ok("request-seat", chair=2, name="Eve")
        await ada.until(lambda: ada.room["requests"])
        await ada.until(lambda: not ada.room["requests"])

        assert "room-no-request" == await ada.refused("grant", request=asked["request"], yes=True)


async def test_one_address_asks_six_times_a_minute(fast, monkeypatch):
    async with match(fast, people=2) as (ada, _bob), Person(fast, ada.code) as eve:
        quotas = fast.services.quotas
        monkeypatch.setattr(quotas, "_limits", replace(quotas._limits, requests=6))
        monkeypatch.setattr(quotas, "_requests", {})
        for _ in range(6):
            await eve.ok("request-seat", chair=2, name="Eve")

        assert "door-requests" == await eve.refused("request-seat", chair=2, name="Eve")


async def test_the_opponent_and_who_stood_up_look_into_no_other_hand(server):
    async with match(server, people=2, takeover="anybody", spectators=False) as (ada, bob):
        assert "room-sees-a-hand" == await ada.refused("sit", chair=2, name="Ada 2")
        await bob.ok("stand", chair=1)
        assert "room-sees-a-hand" == await bob.refused("sit", chair=2, name="Bob")
        async with Person(server, ada.code, *bob.tokens) as again:
            assert 4403 == again.closed
        await bob.ok("sit", chair=1, name="Bob")

        assert "person" == bob.room["chairs"][1]["kind"]


async def test_a_closed_page_does_not_make_a_stranger_of_who_had_a_hand(fast):
    async with match(fast, people=2, begin=False, takeover="anybody") as (ada, bob):
        async with Person(fast, ada.code, *bob.tokens, visitor="bobs browser"):
            pass
        await ada.ok("begin")
        await bob.until(lambda: bob.table)
        async with Person(fast, ada.code, *bob.tokens, visitor="bobs browser") as phone:
            await phone.ok("stand", chair=1)
        async with Person(fast, ada.code, visitor="bobs browser") as later:
            assert "room-sees-a-hand" == await later.refused("sit", chair=2, name="Bob")
            await later.ok("sit", chair=1, name="Bob")


async def test_a_chair_is_not_brought_to_who_has_another(fast):
    async with match(fast, people=2) as (ada, bob):
        ticket = (await ada.ok("carry", chair=0))["ticket"]
        async with Person(fast, ada.code, *bob.tokens, ticket=ticket) as both:
            assert "room-sees-a-hand" == both.last("refused")["message"]
            assert [1] == both.chairs
        async with Person(fast, ada.code, ticket=ticket) as phone:
            assert [0] == phone.chairs


async def test_two_people_on_one_device_play_on(fast):
    async with match(fast, people=1, begin=False) as (ada,):
        await ada.ok("hire", chair=1, bot="")
        await ada.ok("sit", chair=1, name="Bob")
        for chair in (0, 1):
            await ada.ok("ready", chair=chair)
        await ada.ok("begin")
        await ada.until(lambda: ada.table)
        assert "room-sees-a-hand" == await ada.refused("sit", chair=2, name="Carl")
        await ada.ok("stand", chair=1)
        await ada.ok("sit", chair=1, name="Bob")

        assert [0, 1] == ada.chairs
