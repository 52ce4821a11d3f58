"""Taking back: free as long as nobody learned anything, else the others must agree."""

from .scene import dealt
from .table import SHORT, match

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

        assert [1] == eve.room["proposal"]["needed"]


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
    from consigliere.server.entry import Entry

    running = dealt("7")
    before = running.state
    (answer, *_) = running.state.options(0)
    running.add(*running.compose(0, [(0, answer)]))
    running.add(Entry(0, undo=running.lines_back(0, 1)))

    assert before == running.state
    assert 3 == running.entries
