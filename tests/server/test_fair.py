"""The deal of a match: committed to before it, everybody's share in it, proven after it."""

import asyncio
import json
import secrets
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from consigliere.games import game
from consigliere.kernel import commitment_of, prove, read_deal, read_record
from consigliere.server.features.replay.branch import branch_entries, branch_room
from consigliere.server.features.replay.player import ReplayPlayer
from consigliere.server.features.replay.stored_record import record_of_match, record_of_text
from consigliere.server.match.compose import compose
from consigliere.server.match.entry import LogEntry
from consigliere.server.match.log import MatchLog
from consigliere.server.projection.room_view import room_view
from consigliere.server.protocol.basics import Settings
from consigliere.server.protocol.codec import ENCODE
from consigliere.server.protocol.replay import Fork
from consigliere.server.rooms import commands
from consigliere.server.rooms.model import Room

from .scene import dealt, say
from .table import SHORT, Person, match, whose_turn


def lobby(secret="5e" * 32, **shares):
    """A room of three where everybody is ready, with such shares."""
    room = commands.commit_secret(
        commands.new_room("CODE", Settings(seats=3, options=SHORT)), secret
    )
    for at, name in enumerate("ABC"):
        room = commands.occupy(room, at, name, None, name)
    for at, name in enumerate("ABC"):
        room = commands.set_ready(room, at, True, shares.get(name, ""))
    return room


def first_lines(room):
    match_log = MatchLog(commands.begin(room, "unused"))
    return compose(match_log, -1, [])[0].lines


def proof(text):
    """How many draws of that record are proven."""
    record = read_record(text)
    return prove(game(record.setup.game), record, read_deal(text))


async def record_of(server, id):
    return (await server.get(f"/api/replays/{id}/record")).text


def over(match_log):
    """Any answers to the end."""
    while not match_log.over:
        (seat, *_) = match_log.asked
        say(match_log, seat, next(iter(match_log.state.options(seat))))
    return match_log


# ---- before


def test_the_same_secret_and_shares_deal_the_same():
    assert first_lines(lobby(A="aa", B="bb")) == first_lines(lobby(A="aa", B="bb"))


def test_every_share_changes_the_deal():
    deals = [first_lines(lobby(**shares)) for shares in ({}, {"A": "aa"}, {"B": "aa"}, {"C": "ab"})]

    assert 4 == len(set(deals))


def test_what_is_committed_to_cannot_be_exchanged():
    room = lobby(A="aa")

    assert room == commands.commit_secret(room, "00" * 32)


def test_whoever_is_not_ready_has_added_nothing():
    room = commands.set_ready(lobby(A="aa"), 0, False)

    assert "" == room.chairs[0].share
    assert first_lines(lobby()) == first_lines(commands.set_ready(room, 0, True))


def test_shares_are_told_when_the_match_has_begun():
    room = lobby(A="aa", C="cc")
    begun = commands.begin(room, "unused")

    assert ([], ["aa", "", "cc"]) == (
        room_view(room, set(), 0, None).deal.shares,
        room_view(begun, set(), 0, None).deal.shares,
    )


def test_the_commitment_stays_the_same_from_the_lobby_to_the_end():
    room = lobby(A="aa")
    begun = commands.begin(room, "unused")
    published = [
        room_view(r, set(), 0, None).deal.commitment for r in (room, begun, commands.finish(begun))
    ]

    assert [commitment_of("5e" * 32)] * 3 == published


async def test_nothing_done_in_a_lobby_changes_the_commitment(fast):
    async with match(fast, people=2, begin=False) as (ada, bob):
        commitment = ada.room["deal"]["commitment"]
        await bob.ok("ready", chair=1, share="bb")
        await ada.ok("ready", chair=0, share="aa")
        await ada.ok("shuffle")
        await ada.ok("arrange", settings={"seats": 4, "options": SHORT})
        await bob.ok("stand", chair=bob.chairs[0])

        assert commitment == (await fast.get(f"/api/rooms/{ada.code}")).json()["deal"]["commitment"]


async def test_a_rematch_has_a_commitment_of_its_own(fast):
    async with match(fast, people=1) as (ada,):
        before = ada.room["deal"]["commitment"]
        await ada.ok("propose", seat=0, what="end")
        await ada.until(lambda: ada.room["phase"] == "over")
        await ada.ok("rematch")

        assert ada.room["deal"]["commitment"] not in ("", before)
        assert [] == ada.room["deal"]["shares"]


@pytest.mark.parametrize("share", ["xyz", "AB", "a" * 65, "ab\n", 7])
async def test_a_share_that_is_none_changes_nothing(fast, share):
    async with match(fast, people=1, begin=False) as (ada,):
        await ada.send("ready", id="x", chair=0, share=share)
        await ada.until(lambda: ada.closed or ada.last("refused"))

        assert "" == fast.session(ada.code).room.chairs[0].share


async def test_a_game_against_bots_begins_when_its_commitment_is_known(server):
    made = await server.room()
    wanted = {"token": made["token"], "bots": "random", "share": "ab"}
    begun = await server.post(f"/api/rooms/{made['code']}/start", wanted)

    assert 201 == begun.status_code, begun.text
    assert ("playing", {"commitment": made["commitment"], "shares": ["ab", "", ""]}) == (
        begun.json()["phase"],
        begun.json()["deal"],
    )


async def test_only_the_host_begins(fast):
    made = await fast.room()
    response = await fast.post(
        f"/api/rooms/{made['code']}/start", {"token": "no", "bots": "random"}
    )

    assert (400, "lobby") == (
        response.status_code,
        (await fast.get(f"/api/rooms/{made['code']}")).json()["phase"],
    )


# ---- during


async def test_nobody_gets_the_secret_before_the_end_and_everybody_after_it(server):
    """Not on any wire, by no request, not by the replay of an earlier match."""
    async with match(server, people=2, begin=False) as (ada, bob), Person(server, ada.code) as eve:
        await ada.ok("ready", chair=0, share="aa")
        await bob.ok("ready", chair=1, share="bb")
        secret, commitment = server.session(ada.code).room.secret, ada.room["deal"]["commitment"]
        await ada.ok("begin")
        seed = server.session(ada.code).room.seeds[0]
        asked, *_ = await whose_turn(ada, bob)
        await asked.answer_somehow(Random(1))
        paths = ("", "/record", "/replays/1", "/qr.svg")
        fetched = [(await server.get(f"/api/rooms/{ada.code}{path}")).text for path in paths]
        lines = [*ada.raw, *bob.raw, *eve.raw, *fetched]

        assert commitment == commitment_of(secret)
        assert [] == [text for text in lines if secret in text or seed in text]

        await ada.send("propose", id="e", seat=0, what="end")
        await bob.until(lambda: bob.room["proposal"])
        await bob.ok("vote", seat=1, yes=True)
        await ada.until(lambda: ada.room["phase"] == "over")
        text = await record_of(server, ada.room["replays"][0])
        deal = read_deal(text)

        assert (commitment, secret, ("aa", "bb", "")) == (deal.commitment, deal.secret, deal.shares)
        assert proof(text) > 5


def test_what_is_taken_back_is_dealt_again_the_same():
    match_log = dealt("a")
    while True:
        seat = match_log.asked[0]
        answer = next(iter(match_log.state.options(seat)))
        entry, applied = compose(match_log, seat, [(seat, answer)])
        match_log.add(entry, applied)
        if len(entry.lines) > 1:  # chance has spoken after it
            break
    match_log.add(LogEntry(seat, undo=len(entry.lines)))

    assert entry == compose(match_log, seat, [(seat, answer)])[0]


# ---- after


async def test_a_whole_match_is_proven_by_its_record(fast):
    async with match(fast, people=2, begin=False) as (ada, bob):
        await ada.ok("ready", chair=0, share=secrets.token_hex(16))
        await ada.ok("begin")
        await ada.until(lambda: ada.table)
        await bob.until(lambda: bob.table)
        await asyncio.gather(ada.play(1), bob.play(2))
        await ada.until(lambda: ada.room["replays"])
        text = await record_of(fast, ada.room["replays"][0])

        assert sum(row.startswith("*:") for row in text.splitlines()) == proof(text)
        assert (0,) == read_deal(text).givers


async def test_the_chances_of_a_replay_are_told_with_their_menus(fast):
    match_log = over(dealt("a"))
    room = commands.begin(lobby(), "unused")
    text = record_of_match(room, match_log, 0.0).record
    id = (await fast.post("/api/replays", text, **{"content-type": "text/plain"})).json()["id"]
    reply = (await fast.get(f"/api/replays/{id}/chances")).json()
    lines = [line for line in read_record(text).lines if line.seat == -1]

    assert [line.text for line in lines] == [one["text"] for one in reply]
    assert all(one["text"] in dict(one["menu"]) for one in reply)
    assert [("lay", n) for n in range(7)] == [(one["kind"], one["nth"]) for one in reply[:7]]


def test_a_file_that_is_brought_keeps_its_deal():
    text = record_of_match(commands.begin(lobby(), "unused"), over(dealt("a")), 0.0).record

    assert read_deal(text) == read_deal(record_of_text(text.encode()).record)


async def test_a_file_with_half_a_deal_is_refused_by_its_line(fast):
    text = record_of_match(commands.begin(lobby(), "unused"), over(dealt("a")), 0.0).record
    broken = text.replace("# deal: scheme 1", "# deal: scheme 2")
    response = await fast.post("/api/replays", broken, **{"content-type": "text/plain"})

    assert 400 == response.status_code
    assert "is no part of a deal" in response.json()["detail"]


# ---- playing on


@pytest.fixture(scope="module")
def player():
    room = commands.begin(lobby(), "unused")
    return ReplayPlayer(record_of_match(room, over(dealt("a")), 0.0))


def went_on(player, n):
    room = branch_room("AAAAA", "id", player, Fork(n), "secret", "5f" * 32)
    match_log = MatchLog(room)
    for entry in branch_entries(room, player, n):
        match_log.add(entry)
    return room, match_log


def test_playing_on_proves_what_came_after(player):
    room, match_log = went_on(player, 4)
    text = record_of_match(room, over(match_log), 0.0).record
    given = sum(line.seat == -1 for line in player.record.lines[: player.moment_ends[4]])

    assert player.moment_ends[4] == read_deal(text).given
    assert sum(row.startswith("*:") for row in text.splitlines()) - given == proof(text)


def test_what_is_taken_back_from_before_the_fork_is_dealt_anew(player):
    room, match_log = went_on(player, 4)
    match_log.add(LogEntry(0, undo=len(match_log.history)))
    match_log.add(*compose(match_log, -1, []))
    text = record_of_match(room, over(match_log), 0.0).record

    assert 0 == read_deal(text).given
    assert sum(row.startswith("*:") for row in text.splitlines()) == proof(text)


# ---- older rooms


def old(room):
    """The document of a room as it was kept before deals had commitments."""
    fields = json.loads(ENCODE(room))
    for gone in ("secret", "deal"):
        fields.pop(gone, None)
    return json.dumps(fields).encode()


def test_a_match_begun_before_there_were_commitments_goes_on_as_it_was():
    room = msgspec.json.decode(old(Room("CODE", Settings(seats=3), (), seeds=("7",))), type=Room)
    match_log = MatchLog(replace(room, settings=Settings(seats=3, options=SHORT)))
    lines = compose(match_log, -1, [])[0].lines
    match_log.add(*compose(match_log, -1, []))

    assert lines == compose(MatchLog(replace(running_room(), seeds=("7",))), -1, [])[0].lines
    assert match_log.deal is None
    assert "# deal:" not in record_of_match(commands.begin(lobby(), ""), match_log, 0.0).record


def running_room():
    return Room("CODE", Settings(seats=3, options=SHORT), ())


async def test_an_older_room_gets_its_commitment_when_it_is_opened(server):
    room = commands.occupy(
        commands.new_room("QQQQQ", Settings(options=SHORT)), 0, "Ada", None, "secret"
    )
    await server.do(server.services.store.create_room("QQQQQ", "lobby", old(room)))
    published = [
        (await server.get("/api/rooms/QQQQQ")).json()["deal"]["commitment"] for _ in range(2)
    ]

    assert 64 == len(published[0])
    assert published[0] == published[1]
