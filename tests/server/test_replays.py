"""Looking back on a match that is over: the same tables again, through any eyes; playing on."""

import asyncio
from pathlib import Path

import pytest

from consigliere.bots import bot
from consigliere.games import GAMES, features, game
from consigliere.kernel import Stream, observe, read_record, replay, verify
from consigliere.server.features.replay.branch import branch_entries
from consigliere.server.features.replay.branch import branch_room as forked_room
from consigliere.server.features.replay.player import ReplayPlayer
from consigliere.server.features.replay.stored_record import record_of_text
from consigliere.server.match.compose import compose
from consigliere.server.match.log import MatchLog
from consigliere.server.protocol.replay import Fork

from ..sample import EVERY, REACTING
from .table import Person, match

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/records/[bp]*-*.rec"))
PLAIN = {"content-type": "text/plain"}


async def got(server, path):
    response = await server.get(path)
    assert 200 == response.status_code, response.text
    return response.json()


async def brought(server, text):
    response = await server.post("/api/replays", text, **PLAIN)
    assert 201 == response.status_code, response.text
    return response.json()["id"]


async def tables(server, id, eyes):
    """Every table of a replay, put together from what has changed."""
    out, table, last = [], {}, (await got(server, f"/api/replays/{id}"))["last"]
    while len(out) <= last:
        path = f"/api/replays/{id}/frames?from={len(out)}&eyes={eyes}"
        table = {}
        for frame in (await got(server, path))["frames"]:
            table = {**table, **frame["table"]}
            out.append(table)
    return out


def seen(person):
    """What a person's browser showed under each number; what only he noticed has the same one."""
    shown = {}
    for m in person.heard:
        if m["t"] == "table":
            table = {**m["public"], **(m["mine"][0]["own"] if m["mine"] else {})}
            shown.setdefault(m["n"], []).append(table)
    return shown


@pytest.mark.parametrize("key", EVERY)
async def test_each_seat_sees_again_what_it_saw_and_strangers_what_they_saw(fast, key):
    async with (
        match(fast, people=2, seats=3, game=key, lang="en") as (ada, bob),
        Person(fast, ada.code) as stranger,
    ):
        await asyncio.gather(ada.play(1), bob.play(2))
        await stranger.until(lambda: stranger.over)
        id = ada.table["end"]["replay"]
        match_log = fast.session(ada.code).match
        player = await fast.do(fast.services.replays.player(id))

        entries = [
            match_log.versions.after(match_log.history[cut - 1].entry) for cut in player.moment_ends
        ]
        for eyes, person in ((0, ada), (1, bob), ("public", stranger)):
            shown = seen(person)
            again = list(zip(entries, await tables(fast, id, eyes), strict=True))
            both = [(n, table) for n, table in again if n in shown]
            assert len(both) > len(entries) * 2 / 3
            assert [] == [n for n, table in both if table not in shown[n]]


async def test_a_match_has_a_link_that_stays(server):
    async with match(server, people=1) as (ada,):
        await ada.play(1)
        first = ada.table["end"]["replay"]
        before = await got(server, f"/api/replays/{first}?lang=de")
        await ada.ok("rematch")
        await ada.ok("ready", chair=0)
        await ada.ok("begin")
        await ada.until(lambda: not ada.over)

        assert [first] == ada.room["replays"]
        assert before == await got(server, f"/api/replays/{first}?lang=de")
        assert {"id": first} == await got(server, f"/api/rooms/{ada.code}/replays/1")
        assert "Ada" == before["seats"][0]["name"]
        assert ["", "random", "random"] == [seat["bot"] for seat in before["seats"]]
        await ada.play(2)
        assert first != ada.table["end"]["replay"]


async def test_a_link_outlives_the_process(server, monkeypatch):
    async with match(server, people=1) as (ada,):
        await ada.play(1)
        id = ada.table["end"]["replay"]
    server.services.replays._players.clear()

    assert (await got(server, f"/api/replays/{id}"))["finished"]


async def test_nothing_is_told_of_a_match_that_is_on(server):
    async with match(server, people=2) as (ada, _bob):
        id = server.session(ada.code).room.replay(1)
        waiting = await server.get(f"/api/rooms/{ada.code}/replays/1")
        hidden = [
            await server.get(f"/api/replays/{id}{rest}")
            for rest in ("", "/frames", "/log", "/record")
        ]

        assert (409, "replay-running") == (
            waiting.status_code,
            waiting.json()["type"].split("#")[1],
        )
        assert [404] * 4 == [one.status_code for one in hidden]
        assert id not in "".join(ada.raw)
        assert [] == ada.room["replays"]


async def test_a_match_stopped_by_agreement_can_be_looked_back_on(server):
    async with match(server, people=1) as (ada,):
        await ada.answer("keep")
        await ada.ok("propose", seat=0, what="end")
        await ada.until(lambda: ada.over)
        reply = await got(server, f"/api/replays/{ada.table['end']['replay']}")

        assert not reply["finished"]
        assert ([], []) == (reply["end"]["winners"], reply["end"]["lines"])


async def test_the_log_says_what_those_eyes_could_read_and_everybody_goes_by_name(fast):
    async with match(fast, people=1, lang="en") as (ada,):
        await ada.play(1)
        id = ada.table["end"]["replay"]
        everything, public, own = [
            await got(fast, f"/api/replays/{id}/log?eyes={eyes}") for eyes in ("all", "public", "0")
        ]

        def drew(log, seat):
            return next(
                one["text"] for one in log if one["event"] == "Drew" and one["seat"] == seat
            )

        assert drew(everything, 0) == drew(own, 0) != drew(public, 0)
        assert drew(everything, 1) != drew(own, 1) == drew(public, 1)
        assert drew(own, 0).startswith("Ada")
        assert sorted(line["n"] for line in own) == [line["n"] for line in own]


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parts[-3]}-{p.stem}")
def test_sources_add_up_and_the_ranking_begins_with_the_winners(path):
    record = read_record(path.read_text())
    rules, knows = game(record.setup.game), features(record.setup.game)
    states = list(replay(rules, record))
    accounts, ranking = knows.accounts(states), knows.ranking(states[-1])
    winners = rules.winners(states[-1])

    assert knows.standings(states[-1]) == {one.key: one.totals() for one in accounts}
    assert set(winners) == {one.seat for one in ranking if one.place == 1}


@pytest.mark.parametrize("key", GAMES)
async def test_a_record_file_is_opened_and_taken_along_again(server, key):
    path = next(p for p in RECORDS if key.replace("-", "_") in p.parts)
    id = await brought(server, path.read_text())
    lines = [await got(server, f"/api/replays/{id}?lang={lang}") for lang in ("en", "it", "de")]
    taken = (await server.get(f"/api/replays/{id}/record")).text

    assert id == await brought(server, path.read_text())
    assert id == await brought(server, taken)
    assert read_record(path.read_text()).scores == read_record(taken).scores
    assert 3 == len({one["sources"][0]["label"] for one in lines})
    assert lines[0]["last"] + 1 == len(lines[0]["series"][0]["values"])
    assert 1 == lines[0]["ticks"][0]["number"]


async def test_names_and_emblems_go_with_the_file(server):
    text = RECORDS[0].read_text()
    id = await brought(server, text + "# seat 1 clover - Rosa Nera\n# seat 0 clover greedy Vito\n")
    seats = (await got(server, f"/api/replays/{id}"))["seats"]

    assert ["Vito", "Rosa Nera", "Ciro"] == [one["name"] for one in seats[:3]]
    assert "greedy" == seats[0]["bot"]
    assert len(seats) == len({one["emblem"] for one in seats})


BAD = {
    "": "record-empty",
    "hello\n": "record-header",
    "game chess  rules 1  edition standard  seats 3\n+  00\n": "unknown-game",
    f"game {REACTING}  rules 99  edition standard  seats 3\n+  00\n": "record-newer",
    f"game {REACTING}  rules 1  edition pirated  seats 3\n+  00\n": "bad-edition",
    f"game {REACTING}  rules 1  edition standard  seats 99\n+  00\n": "bad-seats",
    f"game {REACTING}  rules 1  edition standard  seats 3\n0: pass\n+  00\n": "record-not-asked",
}


@pytest.mark.parametrize("text", BAD)
async def test_a_file_that_is_no_record_is_told_in_words(fast, text):
    response = await fast.post("/api/replays", text, **PLAIN, **{"accept-language": "it"})

    assert (400, BAD[text]) == (response.status_code, response.json()["type"].split("#")[1])
    assert len(response.json()["detail"]) > 10


async def test_a_record_with_a_changed_line_is_refused(fast):
    text = RECORDS[0].read_text()
    response = await fast.post("/api/replays", text.replace("pass", "place jail", 1), **PLAIN)

    assert 400 == response.status_code
    assert response.json()["type"].split("#")[1].startswith("record-")


@pytest.mark.parametrize(
    "body, status, kind",
    [
        (b"\xff\xfe\x00", 400, "replay-not-text"),
        (b"#" * 300_000, 413, "replay-too-big"),
        (b"#" * 3_000_000, 413, "http-413"),
    ],
)
async def test_what_is_no_text_or_too_big(fast, body, status, kind):
    response = await fast.post("/api/replays", body, **PLAIN)

    assert (status, kind) == (response.status_code, response.json()["type"].split("#")[1])


@pytest.mark.parametrize(
    "path", ["nothing", "nothing/frames", "%00", "..", "a/log", "KNOWN/frames?from=99999"]
)
async def test_what_is_not_there_is_not_found(fast, path):
    id = await brought(fast, RECORDS[0].read_text())

    assert 404 == (await fast.get(f"/api/replays/{path.replace('KNOWN', id)}")).status_code


@pytest.mark.parametrize("eyes, status", [("9", 404), ("-1", 404), ("me", 404), ("²", 404)])
async def test_eyes_that_nobody_has(fast, eyes, status):
    id = await brought(fast, RECORDS[0].read_text())

    assert status == (await fast.get(f"/api/replays/{id}/frames?eyes={eyes}")).status_code


# ---- playing on


async def branch_room(server, id, n, **wanted):
    response = await server.post(f"/api/replays/{id}/fork", {"n": n, **wanted})
    assert 201 == response.status_code, response.text
    return response.json()


@pytest.mark.parametrize("key", GAMES)
async def test_one_person_plays_on_for_everybody(server, key):
    path = next(p for p in RECORDS if key.replace("-", "_") in p.parts)
    id = await brought(server, path.read_text())
    n = (await got(server, f"/api/replays/{id}"))["last"] * 2 // 3
    made = await branch_room(server, id, n)
    async with Person(server, made["code"], made["token"], lang="en") as ada:
        then = (await tables(server, id, "public"))[n]

        assert list(range(len(ada.room["chairs"]))) == ada.chairs
        assert {"replay": id, "n": n} == ada.room["fork"]
        assert then == ada.table["public"]
        await ada.play(1)
        response = await server.get(f"/api/rooms/{made['code']}/record")
        record = read_record(response.text)
        verify(game(key), record)
        assert ada.table["end"]["scores"] == list(record.scores)


async def test_the_other_chairs_are_bots(server):
    id = await brought(server, RECORDS[0].read_text())
    made = await branch_room(server, id, 30, seat=1, name="Ada", bots="random")
    async with Person(server, made["code"], made["token"]) as ada:
        assert [1] == ada.chairs
        assert "Ada" == ada.room["chairs"][1]["name"]
        assert {"bot"} == {c["kind"] for i, c in enumerate(ada.room["chairs"]) if i != 1}
        await ada.play(1)
        assert ada.over


def went_on(player, n, seed):
    """The record of playing on from that moment, with the same answers to the same questions."""
    room = forked_room("AAAAA", "id", player, Fork(n), "secret", seed)
    match_log = MatchLog(room)
    for entry in branch_entries(room, player, n):
        match_log.add(entry)
    answers = bot(player.setup.game, "random")
    while not match_log.over:
        seat = match_log.asked[0]
        answer = answers(
            observe(match_log.views.asked_state(seat), seat), Stream(len(match_log.history))
        )
        match_log.add(*compose(match_log, seat, [(seat, answer)]))
    return match_log.record()


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_brings_the_same_after_the_fork_and_another_does_not(key):
    path = next(p for p in RECORDS if key.replace("-", "_") in p.parts)
    player = ReplayPlayer(record_of_text(path.read_bytes()))
    n = player.last // 3
    one, same, other = [went_on(player, n, seed) for seed in ("1", "1", "2")]

    begun = [(line.seat, line.text) for line in player.record.lines[: player.moment_ends[n]]]
    for record in (one, other):
        assert begun == [(line.seat, line.text) for line in record.lines[: len(begun)]]
        verify(player.game, record)
    assert one == same
    assert one != other


@pytest.mark.parametrize(
    "wanted, kind",
    [
        ({"n": 100_000}, "replay-no-moment"),
        ({"n": -1}, "http-400"),
        ({"n": 3, "seat": 9}, "room-no-such-chair"),
        ({"n": 3, "bots": "genius"}, "room-no-such-bot"),
        ({"n": 3, "bots": "random", "name": "x" * 40}, "room-name-long"),
    ],
)
async def test_a_fork_that_cannot_be(fast, wanted, kind):
    id = await brought(fast, RECORDS[0].read_text())
    response = await fast.post(f"/api/replays/{id}/fork", wanted)

    assert kind == response.json()["type"].split("#")[1]


async def test_nobody_plays_on_from_the_end(fast):
    id = await brought(fast, RECORDS[0].read_text())
    last = (await got(fast, f"/api/replays/{id}"))["last"]
    response = await fast.post(f"/api/replays/{id}/fork", {"n": last})

    assert (400, "replay-fork-over") == (
        response.status_code,
        response.json()["type"].split("#")[1],
    )
