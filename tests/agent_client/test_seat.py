"""A language model sits down at a real table, and plays with the limits of a person."""

import asyncio
import json
import random
from pathlib import Path
from runpy import run_path

import msgspec
import pytest

from consigliere.agent_client import saved_keys
from consigliere.agent_client.address import address
from consigliere.agent_client.seat import Seat
from consigliere.games import game
from consigliere.kernel import Refusal, observe, read_record, verify
from consigliere.server.rooms import commands
from consigliere.server.storage import open_database
from consigliere.words import words

from ..sample import BUILDING, EVERY, REACTING
from ..server.table import Person, Server
from .agent import choice, first, seated, started

PLAYER = Path(__file__).parents[2] / "docs" / "examples" / "mcp_player.py"


def at(server, made):
    return f"{server.url}/t/{made['code']}"


async def lobby(server, key=BUILDING, seats=2):
    return await server.room(game=key, seats=seats)


async def begun(host):
    """Everybody is ready, so the host begins and lets a bot have his chair."""
    await host.ok("ready", chair=0)
    await host.until(lambda: all(chair["ready"] for chair in host.room["chairs"]))
    await host.ok("begin")
    await host.ok("stand", chair=0)


async def test_the_program_plays_a_whole_game_over_stdio(fast, home):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host:
        async with started(home, at(fast, made), "--name", "Clara") as agent:
            await begun(host)
            end = await agent.play(seed=1)
            text, _ = await agent.call("observe")
        record = read_record((await fast.get(f"/api/rooms/{made['code']}/record")).text)

        verify(game(BUILDING), record)
        assert end["scores"] == list(record.scores)
        assert "The game is over." in text
        assert "Clara" == host.room["chairs"][1]["name"]


async def test_the_player_of_the_guide_plays_to_the_end(fast, home, monkeypatch, capsys):
    """docs/examples/mcp_player.py"""
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    player = run_path(str(PLAYER))["play"]
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host:
        playing = asyncio.create_task(player(at(fast, made)))
        await begun(host)
        await playing

    assert words("en").say("seat-over") in capsys.readouterr().out


async def test_an_agent_that_cannot_sit_down_reads_why(fast, home):
    """What the program writes to stderr many an agent never sees."""
    gone = f"{fast.url}/t/NOBODY"
    async with started(home, gone, "--name", "Clara") as agent:
        told = [await agent.refused(tool) for tool in ("observe", "legal")]
    async with started(home, "http://127.0.0.1:9/t/ABCDE", "--lang", "it") as agent:
        in_italian = await agent.refused("observe")

    assert told[0] == told[1] and "NOBODY" in told[0]
    assert words("it").say("seat-no-server", url="http://127.0.0.1:9") == in_italian


async def test_a_game_of_another_package_is_played(installed, tmp_path, monkeypatch):
    """It has nothing but its rules; options and table are told by the names in its code."""
    installed.veto()
    monkeypatch.setattr(commands, "DEFAULT", "random")
    server, answered, rng = (
        Server(open_database(f"sqlite:///{tmp_path}/t.sqlite")),
        0,
        random.Random(1),
    )
    try:
        made = await server.room(game="veto", seats=2)
        async with (
            Person(server, made["code"], made["token"]) as host,
            seated(at(server, made), "Clara") as agent,
        ):
            await begun(host)
            while answered < 3:
                _, reply = await agent.call("wait", seconds=20)
                if reply["asked"]:
                    answered += await agent.tried(choice(reply["question"], rng)) is not None
            text, _ = await agent.call("observe")

        assert "Coins: " in text
    finally:
        server.close()


def seen_from(server, code, seat, names):
    """Those fields of the table, and what is going on, as the kernel shows them to a seat."""
    match = server.session(code).match
    view = observe(match.state, seat)
    shown = {**msgspec.structs.asdict(view.table), "now": match.describe(view)}
    return {name: json.loads(msgspec.json.encode(shown[name])) for name in names}


@pytest.mark.parametrize("key", EVERY)
async def test_it_gets_its_view_and_nothing_else(fast, key):
    """While the table waits for it alone, it holds what `observe` shows its seat, to the letter."""
    made = await lobby(fast, key, 3)
    async with Person(fast, made["code"], made["token"]) as host:
        await host.ok("hire", chair=2, bot="random")
        async with seated(at(fast, made)) as agent:
            await begun(host)
            compared, rng = 0, random.Random(1)
            for _ in range(30):
                _, reply = await agent.call("observe")
                if reply["phase"] == "playing" and reply["waiting"] == [1] and reply["asked"]:
                    shown = {k: v for k, v in reply["table"].items() if k != "goal"}
                    compared += 1

                    assert seen_from(fast, made["code"], 1, shown) == shown
                if not reply["asked"] or not await agent.tried(choice(reply["question"], rng)):
                    await agent.call("wait", seconds=1)
        heard = json.dumps(agent.heard)

        assert compared
        assert not any(token in heard for token in (*agent.seat._line.tokens, made["token"]))


async def test_cards_of_other_hands_are_never_in_what_it_hears(fast):
    made = await lobby(fast, REACTING, 3)
    async with Person(fast, made["code"], made["token"]) as host:
        await host.ok("hire", chair=2, bot="random")
        async with seated(at(fast, made)) as agent:
            await begun(host)
            for _ in range(20):
                _, reply = await agent.call("observe")
                if reply["phase"] == "playing" and reply["table"]["policeman"] != 1:
                    hands = [hand for i, hand in enumerate(reply["table"]["hands"]) if i != 1]

                    assert {-9} >= {card for hand in hands for card in hand}
                if not reply["asked"] or not await agent.tried(first(reply["question"])):
                    await agent.call("wait", seconds=1)


async def test_options_are_numbered_paged_and_found_by_words(fast):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host, seated(at(fast, made)) as agent:
        await begun(host)
        await agent.call("wait")
        text, reply = await agent.call("legal")
        word = reply["options"][0]["text"]
        _, less = await agent.call("legal", contains=word)
        none, _ = await agent.call("legal", contains="no such words")

        assert [1, 2] == [option["number"] for option in reply["options"]][:2]
        assert all(option["label"] in text for option in reply["options"])
        assert 1 <= less["found"] <= reply["total"]
        assert word in less["options"][0]["text"]
        assert "no such words" in none


async def test_it_may_answer_in_the_notation_of_records(fast):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host, seated(at(fast, made)) as agent:
        await begun(host)
        await agent.call("wait")
        _, reply = await agent.call("legal")
        text, after = await agent.call("act", choice=reply["options"][0]["text"])

        assert "Your answer counts." in text
        assert after["log"]


async def test_what_was_read_is_not_told_again(fast):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host, seated(at(fast, made)) as agent:
        await begun(host)
        await agent.call("wait")
        _, reply = await agent.call("observe")

        assert [] == reply["log"]


async def test_it_votes(fast):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host, seated(at(fast, made)) as agent:
        await host.ok("ready", chair=0)
        await host.until(lambda: all(chair["ready"] for chair in host.room["chairs"]))
        await host.ok("begin")
        await host.until(lambda: host.table)
        await host.ok("propose", seat=0, what="end")
        await agent.until(lambda place: place.room.proposal)
        text, _ = await agent.call("wait")
        await agent.call("vote", yes=True)
        await host.until(lambda: host.room["phase"] == "over")

        assert "proposes to end the match here" in text


async def test_rules_can_be_looked_up(fast):
    made = await lobby(fast)
    async with seated(at(fast, made)) as agent:
        _, heads = await agent.call("rules")
        number = heads["rules"][1]["number"]
        text, _ = await agent.call("rules", number=number)
        found, _ = await agent.call("rules", search="gem")

        assert heads["rules"][1]["title"] in text
        assert "§" in found
        assert "99" in await agent.refused("rules", number="99")
        assert "xyzzy" in await agent.refused("rules", search="xyzzy")


async def test_tools_explain_themselves_in_every_language(fast):
    made = await lobby(fast)
    for lang, word in (("en", "Wait"), ("it", "Aspetta"), ("de", "Warte")):
        async with seated(at(fast, made), lang=lang) as agent:
            tools = {t.name: t for t in (await agent._client.list_tools()).tools}

        assert {"observe", "legal", "act", "wait", "rules", "vote"} == set(tools)
        assert tools["wait"].description.startswith(word)
        for tool in tools.values():
            properties = tool.input_schema["properties"].values()
            assert all(about["description"] for about in properties)


async def test_what_cannot_be_is_said_in_a_sentence(fast):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host, seated(at(fast, made)) as agent:
        assert "not begun" in await agent.refused("legal")
        assert "not begun" in await agent.refused("act", choice=1)
        await begun(host)
        await agent.call("wait")
        assert "not possible" in await agent.refused("act", choice=4000)
        assert "not possible" in await agent.refused("act", choice="rob the bank")
        assert "not possible" in await agent.refused("act", choice=[1, 1])
        assert "act" in await agent.refused("act")
        assert "act" in await agent.refused("act", choice=1, hint=True)
        assert "cheat" in await agent.refused("cheat")
        assert await agent.refused("vote", yes=True)


async def test_who_is_not_asked_cannot_act(fast):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host, seated(at(fast, made)) as agent:
        await host.ok("ready", chair=0)
        await host.until(lambda: all(chair["ready"] for chair in host.room["chairs"]))
        await host.ok("begin")
        for _ in range(200):
            await host.until(lambda: host.table)
            _, reply = await agent.call("wait", seconds=0)
            if not reply["asked"]:
                break
            await agent.call("act", choice=reply["question"]["options"][0]["number"])

        assert "You are not asked now." in await agent.refused("act", choice=1)
        assert "You are not asked now." in await agent.refused("legal")


async def test_a_question_it_has_not_seen_cannot_be_answered(fast):
    """Numbers of options are those of the question that was read."""
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host, seated(at(fast, made)) as agent:
        await begun(host)
        await agent.until(lambda place: place.ask)

        assert "legal" in await agent.refused("act", choice=1)


async def test_who_is_started_again_finds_the_chair(fast):
    made = await lobby(fast)
    for _ in range(2):
        async with seated(at(fast, made), name="Clara") as agent:
            text, reply = await agent.call("observe")

            assert 1 == reply["seat"]
            assert "Clara" in text


async def test_a_broken_line_is_dialled_again(fast):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host, seated(at(fast, made)) as agent:
        await begun(host)
        await agent.seat._line._socket.close()
        end = await agent.play(seed=4)

        assert "over" == end["phase"]


async def test_who_is_too_fast_is_cut_off_like_anybody_and_comes_back(tmp_path):
    """Two messages a second, eight at once; the line is dialled again and nothing is lost."""
    limited = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"), messages_per_second=2.0)
    try:
        made = await limited.room(bots="random", game=BUILDING, seats=2)
        saved_keys.save(address(at(limited, made)), "Agent", made["token"])
        async with seated(at(limited, made)) as agent:
            first_line = agent.seat._line._socket
            replies = [await agent.call("observe") for _ in range(10)]
            while first_line.close_code is None:  # a slow machine is not too fast at once
                replies.append(await agent.call("observe"))

            assert 4429 == first_line.close_code
            assert all(data["seat"] == 0 and data["table"] for _, data in replies)
    finally:
        limited.close()


async def test_a_chair_can_be_carried_over(fast):
    made = await lobby(fast)
    async with Person(fast, made["code"], made["token"]) as host:
        ticket = (await host.ok("carry", chair=0))["ticket"]
        async with seated(f"{at(fast, made)}#{ticket}") as agent:
            _, reply = await agent.call("observe")

            assert 0 == reply["seat"]


@pytest.mark.parametrize(
    "url",
    ["", "V7K2M", "ftp://x/t/ABCDE", "http://x:99999/t/ABCDE", "http://x/r/1", "http://[/t/A"],
)
def test_what_is_no_address_is_refused(url):
    with pytest.raises(Refusal) as refusal:
        Seat(url, words("en"))

    assert "http://localhost:1928/t/CODE" in words("en").reason(refusal.value.reason)


async def refused(url, **wanted):
    seat = Seat(url, words("en"))
    with pytest.raises(Refusal) as refusal:
        await seat.sit("Agent", **wanted)
    await seat.leave()
    return words("en").reason(refusal.value.reason)


async def test_who_cannot_sit_down_is_told_why(fast):
    made = await lobby(fast)
    async with seated(at(fast, made), name="Bob"):
        assert "All chairs" in await refused(at(fast, made))
        assert "taken" in await refused(at(fast, made), chair=1)
        assert "no such chair" in await refused(at(fast, made), chair=9)
    assert "AAAAA" in await refused(f"{fast.url}/t/AAAAA")
    assert "Is it running?" in await refused("http://127.0.0.1:9/t/AAAAA")
    assert "too old" in await refused(f"{at(fast, made)}#wrong")
