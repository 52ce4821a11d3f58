"""What the host may decide about people: lock the table, mute, remove, hand the role on."""

from consigliere.server.match.timing import WindowTiming

from .scene import in_a_window
from .table import Person, match
from .test_processes import left, seated, two  # noqa: F401
from .test_screens import Screen


async def test_only_the_host_decides_about_people(fast):
    async with match(fast, people=2, begin=False) as (_ada, bob):
        assert "room-not-host" == await bob.refused("lock", locked="all")
        assert "room-not-host" == await bob.refused("mute", chair=0)
        assert "room-not-host" == await bob.refused("remove", chair=0)
        assert "room-not-host" == await bob.refused("readmit")
        assert "room-not-host" == await bob.refused("hand-on", chair=1)


async def test_a_locked_table_takes_no_newcomers_and_loses_nobody(server):
    async with match(server, people=2, begin=False) as (ada, bob):
        await ada.ok("hire", chair=2, bot="")
        async with Person(server, ada.code) as eve:
            await ada.ok("lock", locked="seats")
            await eve.until(lambda: eve.room["locked"] == "seats")
            assert "room-locked" == await eve.refused("sit", chair=2, name="Eve")
            await ada.ok("lock", locked="all")
            await eve.until(lambda: eve.closed)
            assert "room-locked" == eve.last("refused")["message"]
        async with Person(server, ada.code) as eve:
            assert (4403, None) == (eve.closed, eve.last("welcome"))
        async with Person(server, ada.code, *bob.tokens) as again:
            assert [1] == again.chairs
        await ada.ok("lock", locked="open")
        async with Person(server, ada.code) as eve:
            await eve.ok("sit", chair=2, name="Eve")


async def test_a_lock_shuts_spectators_out_of_a_match(fast):
    async with match(fast, people=2) as (ada, _bob), Person(fast, ada.code) as eve:
        await eve.until(lambda: eve.table)
        await ada.ok("lock", locked="all")

        await eve.until(lambda: eve.closed)
        assert not ada.closed


async def test_who_is_removed_from_the_lobby_is_out_until_readmitted(server):
    async with match(server, people=2, begin=False) as (ada, bob):
        assert "room-not-yourself" == await ada.refused("remove", chair=0)
        await ada.ok("remove", chair=1)
        await bob.until(lambda: bob.closed)
        assert "room-removed" == bob.last("refused")["message"]
        assert "open" == ada.room["chairs"][1]["kind"]
        for tokens in (bob.tokens, []):  # the same browser, and another one from that address
            async with Person(server, ada.code, *tokens) as again:
                assert (4403, "room-removed") == (again.closed, again.last("refused")["message"])
        await ada.until(lambda: ada.room["removed"])
        await ada.ok("readmit")
        async with Person(server, ada.code) as again:
            await again.ok("sit", chair=1, name="Bob")


async def test_who_is_removed_does_not_come_back_as_a_shared_screen(fast):
    async with match(fast, people=2, begin=False) as (ada, bob):
        shown = await bob.ok("show")
        async with Screen(fast, ada.code, ticket=shown["ticket"]) as screen:
            key = screen.tokens[-1]
        await ada.ok("remove", chair=1)
        await bob.until(lambda: bob.closed)
        async with Screen(fast, ada.code, *bob.tokens, key) as again:
            assert (4403, "room-removed") == (again.closed, again.last("refused")["message"])


async def test_who_sits_elsewhere_at_that_address_stays(fast):
    async with match(fast, people=3, begin=False) as (ada, bob, eve):
        await ada.ok("remove", chair=1)
        await bob.until(lambda: bob.closed)
        async with Person(fast, ada.code, *eve.tokens) as again:
            assert [2] == again.chairs


async def test_nobody_is_removed_from_a_match_without_another_player(fast):
    async with match(fast, people=2) as (ada, bob):
        assert "room-remove-ask" == await ada.refused("remove", chair=1)
        wanted = {"seat": 0, "what": "remove", "whom": 1}
        assert "room-remove-two" == await ada.refused("propose", **wanted)
        assert "room-not-host" == await bob.refused("propose", seat=1, what="remove", whom=0)
        assert "room-no-person" == await ada.refused("propose", **{**wanted, "whom": 2})


async def test_with_consent_a_bot_goes_on_and_an_acknowledged_answer_counts(server, monkeypatch):
    async with in_a_window(server, WindowTiming(30, 30), monkeypatch) as (actor, reactor, other):
        opened = actor.table["window"]["opened"]
        assert "done" == (await reactor.answer([0]))["t"]
        await actor.ok("propose", seat=0, what="remove", whom=1)
        await other.until(lambda: other.room["proposal"])
        assert [2] == other.room["proposal"]["needed"]
        assert "room-not-needed" == await reactor.refused("vote", seat=1, yes=True)
        await other.ok("vote", seat=2, yes=True)
        await reactor.until(lambda: reactor.closed)
        assert "bot" == actor.room["chairs"][1]["kind"]
        assert "room-removed" == reactor.last("refused")["message"]
        session = server.session(actor.code)
        await other.answer([0])
        session.reactions.began -= 60
        await actor.until(lambda: actor.table["n"] > opened)

        assert "decline" == next(s.text for s in reversed(session.match.history) if s.seat == 1)


async def test_the_host_takes_the_chat_from_a_player_and_from_a_spectator(server):
    async with match(server, people=2) as (ada, bob), Person(server, ada.code) as eve:
        await eve.ok("say", text="hello")
        line = (await ada.until(lambda: ada.last("chat")))["line"]
        await ada.ok("mute", mark=line["mark"])
        await ada.ok("mute", chair=1)
        assert "room-muted" == await eve.refused("say", text="again")
        assert "room-muted" == await bob.refused("say", text="me too")
        await bob.until(lambda: bob.room["chairs"][1]["muted"])
        assert [line["mark"]] == bob.room["muted"]
        await bob.ok("stand", chair=1)
        assert "room-muted" == await bob.refused("say", text="from outside")
        await ada.ok("mute", mark=line["mark"], muted=False)

        await eve.ok("say", text="again")


async def test_the_muted_do_not_talk_from_another_device(server):
    async with match(server, people=2) as (ada, bob):
        await ada.ok("mute", chair=1)
        moved = await bob.ok("carry", chair=1)
        async with Person(server, ada.code, ticket=moved["ticket"], visitor="phone") as phone:
            assert [1] == phone.chairs
            assert "room-muted" == await phone.refused("say", text="hello")


async def test_a_seat_has_no_mark_in_the_chat(fast):
    async with match(fast, people=2) as (ada, bob):
        await bob.ok("say", text="hello")
        line = (await ada.until(lambda: ada.last("chat")))["line"]

        assert ("Guest 1", "") == (line["name"], line["mark"])


async def test_the_host_hands_the_role_on(fast):
    async with match(fast, people=2) as (ada, bob):
        assert "room-no-person" == await ada.refused("hand-on", chair=2)
        await ada.ok("hand-on", chair=1)
        await bob.until(lambda: bob.room["chairs"][1]["host"])

        assert "room-not-host" == await ada.refused("lock", locked="all")
        await bob.ok("lock", locked="seats")


async def test_a_host_who_is_gone_for_long_is_replaced_in_the_lobby_too(server):
    async with match(server, people=2, begin=False) as (ada, bob):
        await ada.socket.close()
        await bob.until(lambda: not bob.room["chairs"][0]["here"])
        session = server.session(bob.code)
        session.presence.gone_since[0] -= 200
        await bob.quiet(1.5)
        assert bob.room["chairs"][0]["host"]
        session.presence.gone_since[0] -= 100

        await bob.until(lambda: bob.room["chairs"][1]["host"])


async def test_a_seat_is_asked_for_and_somebody_is_removed_across_processes(two):  # noqa: F811
    one, other = two
    ada, bob = await seated(one, other)
    async with Person(other, ada.code) as eve:
        asked = await eve.ok("request-seat", chair=2, name="Eve")
        await ada.until(lambda: ada.room["requests"])
        await ada.ok("grant", request=asked["request"], yes=True)
        await eve.until(lambda: any(r["granted"] for r in eve.room["requests"]))
        await eve.ok("sit", chair=2, name="Eve")
        await ada.until(lambda: ada.room["chairs"][2]["kind"] == "person")
        await ada.ok("propose", seat=0, what="remove", whom=1)
        await eve.until(lambda: eve.room["proposal"])
        await eve.ok("vote", seat=2, yes=True)
        await bob.until(lambda: bob.closed)
        assert "room-removed" == bob.last("refused")["message"]
        await ada.until(lambda: ada.room["chairs"][1]["kind"] == "bot")
        async with Person(one, ada.code) as again:  # from the same address, at the other process
            await again.until(lambda: again.closed)
            assert "room-removed" == again.last("refused")["message"]
    await left(ada, bob)
