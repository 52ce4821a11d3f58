"""§8.3 of Mafia City over the wire: a reaction window tells nobody anything before it closes."""

import asyncio
import time

import pytest

from consigliere.server.driver import Driver
from consigliere.server.timing import Pace

from .scene import in_a_window

LEAST = 0.6
WINDOW = Pace(LEAST, 0.0, LEAST)


def tables(person, since=0):
    """What this reader was told of the table, without the time that is left."""
    told = [dict(m) for m in person.heard[since:] if m["t"] == "table"]
    for table in told:
        table["window"] = {**table["window"], "left": 0} if table["window"] else None
    return told


def closed(person, opened):
    """Whether that window is over."""
    now = person.table["window"]
    return now is None or now["opened"] != opened


async def test_everybody_is_asked_at_the_same_time_and_nobody_is_waited_for(fast, monkeypatch):
    async with in_a_window(fast, WINDOW, monkeypatch) as (actor, reactor, other):
        assert 1 < len(reactor.mine(1)["ask"]["options"])
        assert 1 == len(other.mine(2)["ask"]["options"])
        assert None is actor.mine(0)["ask"]
        assert reactor.table["n"] == other.table["n"] == reactor.table["window"]["opened"]
        for person in (actor, reactor, other):
            assert [] == person.table["waiting"]
            assert [1, 2] == person.table["window"]["asked"]
        assert reactor.mine(1)["ask"]["secret"] and other.mine(2)["ask"]["secret"]


async def test_a_sealed_answer_is_seen_by_its_giver_alone(server, monkeypatch):
    async with in_a_window(server, Pace(30, 0, 30), monkeypatch) as (actor, reactor, other):
        at = [len(p.heard) for p in (actor, other)]
        assert "done" == (await reactor.answer([1]))["t"]

        assert reactor.mine(1)["sealed"]
        assert None is reactor.mine(1)["ask"]
        await asyncio.gather(actor.quiet(), other.quiet())
        assert ["pong"] == [m["t"] for m in actor.heard[at[0] :]]
        assert ["pong"] == [m["t"] for m in other.heard[at[1] :]]


async def test_the_window_lasts_its_least_time_though_all_have_answered(fast, monkeypatch):
    async with in_a_window(fast, WINDOW, monkeypatch) as (actor, reactor, other):
        left, opened = actor.table["window"]["left"], actor.table["window"]["opened"]
        began = fast.live(actor.code).gathering.began
        await asyncio.gather(reactor.answer([0]), other.answer([0]))
        await actor.until(lambda: closed(actor, opened))

        assert 0 < left <= LEAST
        assert time.monotonic() - began >= LEAST


async def test_who_can_only_decline_is_answered_by_itself(fast, monkeypatch):
    async with in_a_window(fast, Pace(0.2, 0, 0.2), monkeypatch) as (actor, reactor, _other):
        opened = actor.table["window"]["opened"]
        await reactor.answer([0])
        await actor.until(lambda: closed(actor, opened))


async def test_who_can_do_more_is_waited_for(fast, monkeypatch):
    async with in_a_window(fast, Pace(0.1, 0, 0.1), monkeypatch) as (actor, reactor, other):
        await other.until(lambda: other.mine(2)["sealed"])
        await asyncio.sleep(0.3)

        assert reactor.mine(1)["ask"]
        assert actor.table["window"]


async def played(server, monkeypatch, pick, first):
    """What actor and bystander are told when the reactor answers first, or last."""
    async with in_a_window(server, WINDOW, monkeypatch) as (actor, reactor, other):
        opened = actor.table["window"]["opened"]
        for person in (reactor, other) if first else (other, reactor):
            await person.answer([pick] if person is reactor else [0])
        await asyncio.gather(*[p.until(lambda p=p: closed(p, opened)) for p in (actor, other)])
        said = [(s.seat, s.text) for s in server.live(actor.code).running.said]
        return tables(actor), tables(other), said


@pytest.mark.parametrize("pick", [0, 1])
async def test_the_order_of_sealed_answers_does_not_matter(fast, monkeypatch, pick):
    early = await played(fast, monkeypatch, pick, first=True)
    late = await played(fast, monkeypatch, pick, first=False)

    assert early == late


async def test_before_the_window_closes_nobody_can_tell_a_reaction_from_declining(
    fast, monkeypatch
):
    told = []
    for pick in (0, 1):
        async with in_a_window(fast, Pace(30, 0, 30), monkeypatch) as (actor, reactor, other):
            await reactor.answer([pick])
            await asyncio.gather(actor.ping(), other.ping())
            told.append((tables(actor), tables(other)))

    assert told[0] == told[1]


async def test_a_reaction_counts_when_the_window_closes(fast, monkeypatch):
    async with in_a_window(fast, Pace(0.1, 0, 0.1), monkeypatch) as (actor, reactor, _other):
        chosen = reactor.mine(1)["ask"]["options"][1]["text"]
        opened = actor.table["window"]["opened"]
        await reactor.answer([1])
        await actor.until(lambda: closed(actor, opened))
        said = fast.live(actor.code).running.said

        assert (1, chosen) in [(s.seat, s.text) for s in said]


async def test_a_sealed_answer_is_taken_back_before_the_window_closes(server, monkeypatch):
    async with in_a_window(server, Pace(2.0, 0, 2.0), monkeypatch) as (actor, reactor, _other):
        at, opened = len(actor.heard), actor.table["window"]["opened"]
        await reactor.answer([1])
        assert 1 == reactor.mine(1)["undo"]["free"]
        await reactor.ok("take-back", seat=1, at=reactor.table["n"])
        assert not reactor.mine(1)["sealed"]
        assert [] == actor.heard[at:]
        await reactor.answer([0])
        await actor.until(lambda: closed(actor, opened))
        said = server.live(actor.code).running.said

        assert "decline" == next(s.text for s in reversed(said) if s.seat == 1)


async def test_a_standing_answer_is_obeyed_and_nobody_hears_of_it(server, monkeypatch):
    pace = Pace(2.5, 0, 2.5)
    async with in_a_window(server, pace, monkeypatch, lang="en") as (actor, reactor, other):
        at, opened = [len(p.heard) for p in (actor, other)], actor.table["window"]["opened"]
        await reactor.ok("order", seat=1, order=reactor.mine(1)["orders"][0]["order"])
        await asyncio.gather(actor.ping(), other.ping())
        assert [["pong"], ["pong"]] == [
            [m["t"] for m in p.heard[a:]] for p, a in zip((actor, other), at, strict=True)
        ]
        assert reactor.mine(1)["order"]
        await actor.until(lambda: closed(actor, opened))

        assert {""} == {m["order"] for table in tables(other) for m in table["mine"]}
        assert not any("order" in chair for chair in other.room["chairs"])
        assert "room-no-order" == await other.refused("order", seat=2, order="always win")


async def test_a_table_that_agreed_to_stop_hears_nothing_of_chairs_still_thinking(
    fast, monkeypatch
):
    tried = []
    monkeypatch.setattr(Driver, "put", lambda self, *answer: tried.append(answer))
    async with in_a_window(fast, WINDOW, monkeypatch) as (actor, reactor, other):
        await actor.ok("propose", seat=0, what="end")
        await reactor.ok("vote", seat=1, yes=True)
        await other.ok("vote", seat=2, yes=True)
        await actor.until(lambda: actor.room["phase"] == "over")
        await actor.quiet(LEAST + 0.3)

        assert [] == tried
