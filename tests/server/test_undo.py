"""Taking back: free as long as nobody learned anything, else the others must agree."""

from random import Random

import pytest

from consigliere.kernel import CHANCE
from consigliere.server.match.compose import compose
from consigliere.server.rooms import session

from ..sample import EVERY, of
from .scene import dealt
from .table import SHORT, Person, match, whose_turn

IN_ORDER = {"options": {**SHORT, "first": "0"}}


async def test_back_is_free_while_nobody_learned_anything(server):
    async with match(server, people=3, **IN_ORDER) as (ada, bob, _eve):
        before = ada.mine(0)["ask"]
        await ada.answer("keep")
        assert 1 == ada.mine(0)["undo"]["free"]
        await bob.until(bob.questions)
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        again = await ada.asked()
        await bob.until(lambda: not bob.questions())

        assert before["options"] == again["options"]
        assert before["at"] < again["at"]
        assert None is bob.room["proposal"]
        assert "room-stale" == await ada.refused("answer", seat=0, at=before["at"], pick=[0])


async def test_back_over_something_learned_needs_those_who_learned_it(server):
    async with match(server, people=3, lang="en", **IN_ORDER) as (ada, bob, eve):
        await ada.answer("replace")
        assert 0 == ada.mine(0)["undo"]["free"]
        assert ada.mine(0)["undo"]["why"]
        hand = ada.mine(0)["own"]["hands"][0]
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        await bob.until(lambda: bob.room["proposal"])
        assert [1, 2] == bob.room["proposal"]["needed"]
        assert "room-not-needed" == await ada.refused("vote", seat=0, yes=True)
        await bob.ok("vote", seat=1, yes=True)
        assert hand == ada.mine(0)["own"]["hands"][0]
        await eve.ok("vote", seat=2, yes=True)
        await ada.until(ada.questions)

        assert hand != ada.mine(0)["own"]["hands"][0]
        assert None is ada.room["proposal"]
        assert "room-no-proposal" == await bob.refused("vote", seat=1, yes=True)


async def test_one_no_is_enough(fast):
    async with match(fast, people=3, **IN_ORDER) as (ada, bob, eve):
        await ada.answer("replace")
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        await bob.until(lambda: bob.room["proposal"])
        assert "room-proposed-already" == await bob.refused("propose", seat=1, what="end")
        await bob.ok("vote", seat=1, yes=False)
        await eve.until(lambda: eve.room["proposal"] is None)

        assert not ada.questions()


async def test_what_another_has_answered_since_is_not_taken_back_freely(fast):
    async with match(fast, people=3, **IN_ORDER) as (ada, bob, eve):
        await ada.answer("keep")
        await bob.answer("keep")
        await ada.until(lambda: ada.table["n"] == bob.table["n"])
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        await eve.until(lambda: eve.room["proposal"])

        assert [1, 2] == eve.room["proposal"]["needed"]


async def test_an_answer_ends_what_was_proposed(fast):
    async with match(fast, people=3, **IN_ORDER) as (ada, bob, _eve):
        await ada.answer("replace")
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        await bob.until(lambda: bob.room["proposal"])
        await bob.answer("keep")
        await ada.until(lambda: ada.room["proposal"] is None)

        assert "room-no-proposal" == await bob.refused("vote", seat=1, yes=True)


async def test_nothing_of_mine_and_no_longer_the_same_table(fast):
    async with match(fast, people=3, **IN_ORDER) as (ada, bob, _eve):
        await ada.answer("keep")
        n = ada.table["n"]

        assert "room-nothing-back" == await bob.refused("take-back", seat=1, at=n)
        assert "room-nothing-back" == await ada.refused("take-back", seat=0, at=n, back=2)
        assert "room-stale" == await ada.refused("take-back", seat=0, at=n - 1)
        assert "room-not-your-chair" == await bob.refused("take-back", seat=0, at=n)


def test_an_undo_is_an_entry_and_leads_to_the_same_state():
    from consigliere.server.match.entry import LogEntry

    match_log = dealt("7")
    before = match_log.state
    (answer, *_) = match_log.state.options(0)
    match_log.add(*compose(match_log, 0, [(0, answer)]))
    match_log.add(LogEntry(0, undo=match_log.undos.lines_back(0, 1)))

    assert before == match_log.state
    assert 3 == match_log.entries


# ---- a player who learned something alone

PRIVATE = [  # the game, its options, the question and the answer by which one seat alone learns
    (key, *of(key).LEARNED) for key in EVERY
]


async def play_until(server, people, kind, text, rng):
    """Random moves up to an answer `text` by which its giver alone learns; who gave it.

    Reactions come in any order, so a match may differ from run to run. In some of them the holder
    of a Policeman sees the drawn card too (§1.7.4): then the match goes on.
    """
    while True:
        asked, *_ = await whose_turn(*people)
        seat, question = asked.questions()[0]
        texts = [option["text"] for option in question["options"]]
        if kind in (None, question["kind"]) and text in texts:
            assert "done" == (await asked.answer(text, seat))["t"]
            if (seat,) == learned_by(server.session(asked.code).match, seat):
                return asked
            continue
        await asked.answer_somehow(rng)


def learned_by(match_log, seat):
    """Who learned something by the last move, with what chance brought."""
    lines = match_log.history.lines
    return [line.step.learned for line in lines if line.seat in (seat, CHANCE)][-1]


@pytest.mark.parametrize(("game", "options", "kind", "text"), PRIVATE)
async def test_who_alone_learned_something_needs_everybody_else(
    fast, monkeypatch, game, options, kind, text
):
    """A card drawn or looked at in private stays known: the two others must agree."""
    monkeypatch.setattr(session.secrets, "token_hex", lambda size=32: "5" * 2 * size)
    async with match(fast, people=3, game=game, options=options, lang="en") as people:
        asked = await play_until(fast, people, kind, text, Random(1))
        seat = asked.chairs[0]
        assert 0 == asked.mine(seat)["undo"]["free"]
        n = asked.table["n"]
        await asked.ok("take-back", seat=seat, at=n)
        other = people[seat - 1]
        await other.until(lambda: other.room["proposal"])

        assert sorted({0, 1, 2} - {seat}) == other.room["proposal"]["needed"]
        assert n == fast.session(asked.code).match.versions.current


async def test_with_bots_only_the_undo_is_marked(fast):
    async with match(fast, people=1, lang="en", **IN_ORDER) as (ada,):
        await ada.answer("replace")
        await ada.until(ada.questions)
        await ada.ok("take-back", seat=0, at=ada.table["n"], back=1)
        await ada.until(ada.questions)
        line = ada.table["log"][-1]
        match_log = fast.session(ada.code).match

        assert "Undone" == line["event"]
        assert "undoes a move that had revealed something" in line["text"]
        assert "alone" == match_log.undos.records[0].consent


async def test_with_bots_only_a_table_may_refuse_it(fast):
    async with match(fast, people=1, undo_alone="refused", **IN_ORDER) as (ada,):
        await ada.answer("replace")
        await ada.until(ada.questions)

        n = ada.table["n"]
        assert "room-undo-refused" == await ada.refused("take-back", seat=0, at=n)
        assert n == ada.table["n"]


async def test_who_is_away_is_not_passed_over(fast):
    """A bot plays for the only other person: nobody may use that to undo on his own."""
    async with match(fast, people=2, **IN_ORDER) as (ada, _bob):
        await ada.answer("replace")
        await fast.do(away(fast.session(ada.code), 1))
        await ada.until(lambda: ada.room["chairs"][1]["bot"])

        assert "room-undo-away" == await ada.refused("take-back", seat=0, at=ada.table["n"])


async def away(table, seat):
    async with table.lock:
        await table.substitute(seat)


async def test_people_at_one_screen_are_asked_as_one(fast):
    """Two chairs in one browser: only the person at the other screen must agree."""
    async with match(fast, people=2, begin=False, **IN_ORDER) as (ada, bob):
        await ada.ok("hire", chair=2, bot="")
        await ada.ok("sit", chair=2, name="Carla")
        await ada.ok("ready", chair=2)
        await ada.ok("begin")
        await ada.until(lambda: ada.table)
        await ada.answer("replace", seat=0)
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        await bob.until(lambda: bob.room["proposal"])

        assert [1] == bob.room["proposal"]["needed"]


# ---- everybody reads it

LOG = {
    "en": "Ada undoes a move.",
    "it": "Ada annulla una mossa.",
    "de": "Ada nimmt einen Zug zurück.",
}


async def test_everybody_reads_of_every_undo(fast):
    """Players and spectators, in their languages, and again after a reload."""
    async with (
        match(fast, people=3, lang="it", **IN_ORDER) as (ada, bob, _eve),
        Person(fast, ada.code, lang="de") as watcher,
        Person(fast, ada.code, lang="en") as english,
    ):
        await ada.answer("keep")
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        read = [await p.until(lambda p=p: undone(p)) for p in (bob, watcher, english)]
        await ada.answer("keep")
        async with Person(fast, ada.code, *ada.tokens, lang="en") as again:
            later = await again.until(lambda: again.table)
            texts = [line["text"] for line in later["log"]]

            assert [[LOG["it"]], [LOG["de"]], [LOG["en"]]] == read
            assert 1 == texts.count(LOG["en"])


def undone(person):
    return [line["text"] for line in person.table["log"] if line["event"] == "Undone"]


async def test_an_undo_that_was_agreed_says_so_and_stays_when_more_is_undone(fast):
    async with match(fast, people=2, lang="en", **IN_ORDER) as (ada, bob):
        await ada.answer("keep")
        await bob.answer("keep")
        await bob.until(lambda: not bob.questions())
        await bob.ok("take-back", seat=1, at=bob.table["n"])
        await ada.until(lambda: undone(ada) or ada.room["proposal"])
        if ada.room["proposal"]:
            await ada.ok("vote", seat=0, yes=True)
        await bob.until(bob.questions)
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        await ada.until(lambda: len(undone(ada)) == 2)

        assert undone(ada)[0].startswith("Guest 1 undoes a move.")
        assert LOG["en"] == undone(ada)[1]


async def test_the_replay_and_the_record_tell_of_it(fast):
    """As remarks of the record, in the log of the replay, and again from the file alone."""
    async with match(fast, people=1, lang="en", **IN_ORDER) as (ada,):
        await ada.answer("replace")
        await ada.until(ada.questions)
        await ada.ok("take-back", seat=0, at=ada.table["n"])
        await ada.until(ada.questions)
        await ada.ok("propose", seat=0, what="end")
        end = await ada.until(lambda: ada.table["end"])
        text = (await fast.get(f"/api/replays/{end['replay']}/record")).text
        (row,) = [row for row in text.splitlines() if row.startswith("# undo:")]
        brought = await fast.post("/api/replays", text, **{"content-type": "text/plain"})
        for id in (end["replay"], brought.json()["id"]):
            log = (await fast.get(f"/api/replays/{id}/log?lang=de")).json()
            whole = (await fast.get(f"/api/replays/{id}?lang=de")).json()
            (line,) = [line for line in log if line["event"] == "Undone"]

            assert "Ada nimmt einen Zug zurück, der etwas verraten hat" in line["text"]
            assert [line] == whole["undone"]
        assert row.endswith("seat 0 moves 1 alone")
