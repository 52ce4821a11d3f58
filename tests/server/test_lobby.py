"""A table before, after and between matches: sitting down, getting ready, leaving, again."""

from .table import Person, match


async def test_from_the_link_to_the_first_question(server):
    made = await server.room()
    async with (
        Person(server, made["code"], made["token"]) as ada,
        Person(server, made["code"].lower()) as bob,
    ):
        assert [0] == ada.chairs
        assert [] == bob.chairs
        await bob.ok("sit", chair=1, name="Bob", emblem="star")
        await bob.ok("swap", chair=1, to=2)
        await bob.ok("dress", chair=2, name="Robert", emblem="clover")
        await ada.ok("hire", chair=1, bot="random")
        await ada.ok("ready", chair=0)
        await bob.ok("ready", chair=2)
        await ada.ok("begin")
        await ada.until(lambda: ada.table)
        await bob.until(lambda: bob.table)

        robert = bob.room["chairs"][2]
        assert ("Robert", "clover", True) == (robert["name"], robert["emblem"], robert["here"])
        assert ada.table["public"] == bob.table["public"]


async def test_what_cannot_be_is_refused_with_its_reason(fast):
    made = await fast.room()
    async with (
        Person(fast, made["code"], made["token"]) as ada,
        Person(fast, made["code"], lang="de") as bob,
    ):
        assert "room-open-chairs" == await ada.refused("begin")
        assert "room-chair-taken" == await bob.refused("sit", chair=0, name="Bob")
        assert "room-no-such-chair" == await bob.refused("sit", chair=9, name="Bob")
        assert "room-name-taken" == await bob.refused("sit", chair=1, name="Ada")
        assert "room-name-empty" == await bob.refused("sit", chair=1, name=" ")
        assert "room-name-long" == await bob.refused("sit", chair=1, name="x" * 25)
        assert "room-emblem-taken" == await bob.refused("sit", chair=1, name="B", emblem="rose")
        assert "room-not-your-chair" == await bob.refused("ready", chair=0)
        assert "room-not-host" == await bob.refused("begin")
        await bob.ok("sit", chair=1, name="Bob")
        await ada.ok("hire", chair=2, bot="random")
        assert "room-not-host" == await bob.refused("begin")
        assert "room-not-host" == await bob.refused("hire", chair=2, bot="")
        assert "room-no-such-bot" == await ada.refused("hire", chair=2, bot="genius")
        assert "room-not-ready" == await ada.refused("begin")
        assert "room-still-playing" == await ada.refused("rematch")
        assert "room-not-playing" == await ada.refused("answer", seat=0, at=0, pick=[0])
        assert "Nur der Gastgeber" in bob.last("refused")["text"] or bob.last("refused")["text"]


async def test_markup_in_a_name_stays_text(fast):
    made = await fast.room(name="<b>&amp;</b>")

    shown = (await fast.get(f"/api/rooms/{made['code']}")).json()
    assert "<b>&amp;</b>" == shown["chairs"][0]["name"]


async def test_a_name_of_ten_thousand_letters_is_refused(fast):
    made = await fast.room()
    response = await fast.post("/api/rooms", {"name": "x" * 10_000})
    async with Person(fast, made["code"]) as bob:
        reply = await bob.ask("sit", chair=1, name="x" * 10_000)

        assert 400 == response.status_code
        assert 4400 == reply or reply["t"] == "refused"


async def test_a_full_room_has_spectators(fast):
    async with match(fast, people=3, begin=False) as (ada, *_), Person(fast, ada.code) as late:
        for chair in range(3):
            assert "room-chair-taken" == await late.refused("sit", chair=chair, name="Late")
        await ada.until(lambda: ada.room["spectators"] == 1)


async def test_only_the_host_changes_the_settings_and_only_before_the_start(fast):
    async with match(fast, people=2, begin=False) as (ada, bob):
        wanted = {**ada.room["settings"], "seats": 4}
        assert "room-not-host" == await bob.refused("arrange", settings=wanted)
        assert "bad-seats" == await ada.refused("arrange", settings={**wanted, "seats": 6})
        assert "bad-option" == await ada.refused(
            "arrange", settings={**wanted, "options": {"edition": "x"}}
        )
        await ada.ok("arrange", settings=wanted)
        await bob.until(lambda: len(bob.room["chairs"]) == 4)
        assert not bob.room["chairs"][1]["ready"]
        await ada.ok("hire", chair=3, bot="greedy")
        await ada.ok("ready", chair=0)
        await bob.ok("ready", chair=1)
        await ada.ok("begin")
        assert "room-already-playing" == await ada.refused("arrange", settings=wanted)


async def test_leaving_the_lobby_opens_the_chair_and_the_host_moves_on(server):
    async with match(server, people=2, begin=False) as (ada, bob):
        await ada.ok("stand", chair=0)
        await bob.until(lambda: bob.room["chairs"][0]["kind"] == "open")

        assert bob.room["chairs"][1]["host"]
        assert [] == ada.chairs
        await bob.ok("hire", chair=0, bot="random")


async def test_leaving_in_play_a_bot_goes_on(server):
    async with match(server, people=2) as (ada, bob):
        await ada.ok("stand", chair=0)
        await bob.until(lambda: bob.room["chairs"][0]["kind"] == "bot")
        assert bob.room["chairs"][1]["host"]
        await ada.until(lambda: not ada.table["mine"])
        assert [] == ada.table["mine"]
        await bob.play(4)

        assert bob.over


async def test_somebody_takes_a_bots_chair_in_play(fast):
    made = await fast.room(bots="random", takeover="anybody")
    async with (
        Person(fast, made["code"], made["token"]) as ada,
        Person(fast, made["code"]) as bob,
    ):
        await ada.until(lambda: ada.table)
        await bob.ok("sit", chair=1, name="Bob")
        await bob.until(lambda: bob.table["mine"])

        assert 1 == bob.mine(1)["seat"]
        assert 2 == len([card for card in bob.mine(1)["own"]["hands"][1] if card >= 0])


async def test_a_rematch_keeps_the_chairs(server):
    async with match(server, people=3) as (ada, bob, eve):
        await ada.ok("propose", seat=0, what="end")
        await bob.until(lambda: bob.room["proposal"])
        await bob.ok("vote", seat=1, yes=True)
        await eve.ok("vote", seat=2, yes=True)
        await ada.until(lambda: ada.room["phase"] == "over")
        await bob.ok("rematch")
        await ada.until(lambda: ada.room["phase"] == "lobby")
        names = [chair["name"] for chair in ada.room["chairs"]]
        await ada.ok("ready", chair=0)
        await bob.ok("ready", chair=1)
        await eve.ok("ready", chair=2)
        await ada.ok("begin")
        await bob.until(lambda: bob.room["match"] == 2 and bob.table["end"] is None)

        assert names == [chair["name"] for chair in bob.room["chairs"]]
        assert not ada.over


async def test_chat_is_heard_by_all_and_kept_for_who_comes_later(server):
    made = await server.room()
    async with Person(server, made["code"], made["token"]) as ada:
        await ada.ok("say", text="<i>ciao</i>  a tutti")
        assert "room-chat-empty" == await ada.refused("say", text=" \n ")
        async with Person(server, made["code"]) as bob:
            line = bob.last("welcome")["chat"][0]

            assert ("Ada", "<i>ciao</i> a tutti") == (line["name"], line["text"])
