"""A match is pinned to the rules it was begun under: it is never played on under others."""

import random

import pytest

from consigliere.games import game
from consigliere.kernel import read_record, verify
from consigliere.server.features.replay.incompatible import standing_answers
from consigliere.server.match.entry import LogEntry
from consigliere.server.match.log import MatchLog
from consigliere.server.projection.room_view import room_view
from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms import commands
from consigliere.server.rooms.commands import put_aside
from consigliere.server.rooms.model import Chair, PinnedRules, Room
from consigliere.server.rooms.rules_version import is_incompatible

from ..sample import BIDDING, BUILDING
from .table import Person, match, whose_turn

KEY = BIDDING
NOW = game(KEY).rules
PLAIN = {"content-type": "text/plain"}
NO_RULES = {"game": KEY, "seats": 2, "options": {}}


async def forgotten(server, code):
    """The room is out of memory, as after a restart."""

    async def drop():
        server.registry.drop(server.session(code))

    await server.do(drop())


async def begun(server, answers=6):
    """A match of two people, some answers old: its code, their secrets, its lines."""
    async with match(server, people=2, **NO_RULES) as people:
        rng = random.Random(1)
        for _ in range(answers):
            asked, _other = await whose_turn(*people)
            await asked.answer_somehow(rng)
        code, tokens = people[0].code, [person.tokens[0] for person in people]
        return code, tokens, said_in(server, code)


def said_in(server, code):
    return [(line.seat, line.text) for line in server.session(code).match.history.lines]


@pytest.fixture
def new_default(monkeypatch):
    """From now on the program plays the next version, with one default that was another before."""

    def raised():
        rules = type(game(KEY))
        monkeypatch.setattr(rules, "rules", NOW + 1)
        monkeypatch.setattr(rules, "earlier", {NOW: {"open_pool": "true"}})

    return raised


@pytest.fixture
def newer(monkeypatch):
    """From now on the program plays the next version of the rules."""

    def raised():
        monkeypatch.setattr(type(game(KEY)), "rules", NOW + 1)

    return raised


async def test_a_match_of_older_rules_is_put_aside_and_the_room_says_so(server, newer):
    code, tokens, _ = await begun(server)
    await forgotten(server, code)
    newer()
    async with Person(server, code, *tokens) as ada:
        assert "lobby" == ada.room["phase"]
        assert [0, 1] == ada.chairs
        assert (NOW, NOW + 1) == (ada.room["halted"]["rules"], ada.room["halted"]["known"])
        assert ada.room["replays"] == [ada.room["halted"]["replay"]]
        assert ada.table is None


async def test_its_record_has_every_answer_and_its_own_version(server, newer):
    code, _tokens, lines = await begun(server)
    await forgotten(server, code)
    newer()
    response = await server.get(f"/api/rooms/{code}/record")
    record = read_record(response.text)

    assert 200 == response.status_code
    assert NOW == record.setup.rules
    assert lines == [(line.seat, line.text) for line in record.lines]
    assert (None, "unsealed") == (record.scores, record.digest)


@pytest.mark.parametrize(
    "lang, words",
    [("en", f"version {NOW}"), ("it", f"versione {NOW}"), ("de", f"Regelversion {NOW}")],
)
async def test_its_replay_says_why_it_cannot_be_shown(fast, newer, lang, words):
    code, tokens, _ = await begun(fast)
    await forgotten(fast, code)
    newer()
    async with Person(fast, code, *tokens) as ada:
        id = ada.room["halted"]["replay"]
    response = await fast.get(f"/api/replays/{id}?lang={lang}", **{"accept-language": lang})

    assert 400 <= response.status_code < 500
    assert words in response.text


async def test_the_chairs_play_a_new_match_under_the_new_rules(fast, newer):
    code, tokens, _ = await begun(fast)
    await forgotten(fast, code)
    newer()
    async with Person(fast, code, *tokens) as ada:
        for chair in ada.chairs:
            await ada.ok("ready", chair=chair)
        await ada.ok("begin")
        await ada.until(lambda: ada.table)
        assert ada.room["halted"] is None
        await ada.play(1)
    record = read_record((await fast.get(f"/api/rooms/{code}/record")).text)

    assert NOW + 1 == record.setup.rules
    assert verify(game(KEY), record)


async def test_a_program_of_then_goes_on_from_the_record(fast, newer, monkeypatch):
    code, _tokens, lines = await begun(fast)
    asked = fast.session(code).match.state.kind
    await forgotten(fast, code)
    newer()
    text = (await fast.get(f"/api/rooms/{code}/record")).text
    monkeypatch.undo()
    id = (await fast.post("/api/replays", text, **PLAIN)).json()["id"]
    last = (await fast.get(f"/api/replays/{id}")).json()["last"]
    made = (await fast.post(f"/api/replays/{id}/fork", {"n": last, "seat": 0})).json()
    async with Person(fast, made["code"], made["token"]) as ada:
        await ada.until(lambda: ada.table)

        assert asked == fast.session(made["code"]).match.state.kind
        assert lines == said_in(fast, made["code"])
        assert await ada.answer_somehow(random.Random(1))


async def test_a_match_that_was_over_keeps_its_sealed_record(fast, newer):
    async with match(fast, people=1, **NO_RULES) as (ada,):
        await ada.play(1)
        await ada.until(lambda: ada.room["phase"] == "over")
        code, tokens = ada.code, ada.tokens[:1]
    before = (await fast.get(f"/api/rooms/{code}/record")).text
    await forgotten(fast, code)
    newer()
    async with Person(fast, code, *tokens) as ada:
        assert ("lobby", None) == (ada.room["phase"], ada.room["halted"])
    assert before == (await fast.get(f"/api/rooms/{code}/record")).text


async def test_a_match_of_the_same_rules_goes_on(fast):
    code, tokens, lines = await begun(fast)
    await forgotten(fast, code)
    async with Person(fast, code, *tokens) as ada:
        await ada.until(lambda: ada.table)

        assert "playing" == ada.room["phase"]
        assert lines == said_in(fast, code)


async def test_a_room_opens_where_another_game_was_chosen_after_a_match(fast):
    async with match(fast, people=1, **NO_RULES) as (ada,):
        await ada.play(1)
        await ada.until(lambda: ada.room["phase"] == "over")
        await ada.ok("rematch")
        await ada.ok("arrange", settings={"game": BUILDING, "seats": 3})
        code, tokens = ada.code, ada.tokens[:1]
    await forgotten(fast, code)
    async with Person(fast, code, *tokens) as ada:
        assert BUILDING == ada.room["settings"]["game"]


def playing(**more):
    chairs = (Chair("person", "A"), Chair("bot", "B", bot="random"))
    room = Room("CODE", Settings(KEY, 2), chairs, "playing", seeds=("1",), **more)
    return room


def test_a_room_of_before_versions_were_kept_was_begun_under_the_first():
    assert not is_incompatible(playing())


def test_another_edition_of_the_same_name_halts_a_match_too():
    """Printed numbers are rules as well."""
    room = playing(begun=PinnedRules(1, "standard@00000000"))

    assert is_incompatible(room)
    assert ("lobby", 1) == (put_aside(room).phase, put_aside(room).halted)


def second(begun):
    chairs = (Chair("person", "A"), Chair("bot", "B", bot="random"))
    return Room("CODE", Settings(BUILDING, 2), chairs, "playing", seeds=("1",), begun=begun)


@pytest.mark.parametrize("begun", [PinnedRules(), PinnedRules(1, "standard@3ff489ce")])
def test_a_match_begun_with_an_edition_that_was_replaced_goes_on_with_it(begun):
    room = second(begun)
    old = game(BUILDING).editions["standard-1"]

    assert not is_incompatible(room)
    assert old.ref == MatchLog(room).setup.edition
    shown = room_view(room, set(), 0, None).settings.edition
    assert old is game(BUILDING).editions[shown]


def test_the_next_match_of_that_room_has_the_edition_of_today():
    over = commands.rematch(commands.finish(second(PinnedRules())))
    room = commands.begin(commands.set_ready(over, 0, True), "2")

    assert "standard" == room_view(room, set(), 0, None).settings.edition
    assert game(BUILDING).editions["standard"].ref == MatchLog(room).setup.edition


def test_what_was_taken_back_is_not_in_the_record():
    entries = [
        LogEntry(-1, ((-1, "deal"),)),
        LogEntry(0, ((0, "a"),)),
        LogEntry(0, undo=1),
        LogEntry(0, ((0, "b"),)),
        LogEntry(1, ((1, "c"),)),
        LogEntry(0, retract=True),
    ]

    assert [(-1, "deal"), (1, "c")] == [
        (line.seat, line.text) for line in standing_answers(entries)[0]
    ]


async def test_a_match_of_earlier_rules_goes_on_with_the_defaults_of_then(fast, new_default):
    code, tokens, lines = await begun(fast)
    await forgotten(fast, code)
    new_default()
    async with Person(fast, code, *tokens) as ada:
        await ada.until(lambda: ada.table)

        assert "playing" == ada.room["phase"]
        assert "true" == ada.room["settings"]["options"]["open_pool"]
        assert lines == said_in(fast, code)
        assert fast.session(code).match.state.house.open_pool
        await ada.play(1)
    record = read_record((await fast.get(f"/api/rooms/{code}/record")).text)

    assert NOW == record.setup.rules
    assert verify(game(KEY), record)


async def test_what_is_played_on_from_an_earlier_replay_keeps_its_house_rules(fast, new_default):
    async with match(fast, people=1, **NO_RULES) as (ada,):
        await ada.play(1)
        await ada.until(lambda: ada.room["phase"] == "over")
        id = ada.room["replays"][0]
    new_default()
    made = (await fast.post(f"/api/replays/{id}/fork", {"n": 5, "seat": 0})).json()
    async with Person(fast, made["code"], made["token"]) as bob:
        await bob.until(lambda: bob.table)
        match_log = fast.session(made["code"]).match

        assert (NOW + 1, "true") == (
            match_log.setup.rules,
            match_log.setup.options["open_pool"],
        )
