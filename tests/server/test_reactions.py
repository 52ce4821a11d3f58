"""§8.3 over the wire: a reaction window tells nobody anything before it closes."""

import asyncio
import time

import pytest

from consigliere.kernel import Undo
from consigliere.server.match.scheduler import TurnScheduler
from consigliere.server.match.timing import WindowTiming
from consigliere.server.match.undo import Undos

from .scene import in_a_window
from .table import Person, scheduler_of

LEAST = 0.6
WINDOW = WindowTiming(LEAST, LEAST)


def tables(person, since=0):
    """What this reader was told of the table, without the time that is left."""
    lines = [dict(m) for m in person.heard[since:] if m["t"] == "table"]
    for table in lines:
        table["window"] = {**table["window"], "left": 0} if table["window"] else None
    return lines


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
    async with in_a_window(server, WindowTiming(30, 30), monkeypatch) as (actor, reactor, other):
        at = [len(p.heard) for p in (actor, other)]
        assert "done" == (await reactor.answer([1]))["t"]

        assert reactor.mine(1)["sealed"]
        assert None is reactor.mine(1)["ask"]
        await asyncio.gather(actor.quiet(), other.quiet())
        assert ["pong"] == [m["t"] for m in actor.heard[at[0] :]]
        assert ["pong"] == [m["t"] for m in other.heard[at[1] :]]


@pytest.mark.parametrize("lang", ["en", "it", "de"])
async def test_who_has_answered_is_not_told_that_he_is_asked(fast, monkeypatch, lang):
    """He reads what everybody reads, in the table in words too."""
    pace = WindowTiming(30, 30)
    async with in_a_window(fast, pace, monkeypatch, lang=lang) as (actor, reactor, _other):
        asked, prompt = reactor.table["wait"], reactor.mine(1)["ask"]["prompt"]
        await reactor.answer([0])
        told = await reactor.ok("tell")

        assert asked != actor.table["wait"] == reactor.table["wait"]
        assert actor.table["wait"] == told["sections"][0]["lines"][0] != prompt


async def test_the_window_lasts_its_least_time_though_all_have_answered(fast, monkeypatch):
    async with in_a_window(fast, WINDOW, monkeypatch) as (actor, reactor, other):
        left, opened = actor.table["window"]["left"], actor.table["window"]["opened"]
        began = fast.session(actor.code).reactions.began
        await asyncio.gather(reactor.answer([0]), other.answer([0]))
        await actor.until(lambda: closed(actor, opened))

        assert 0 < left <= LEAST
        assert time.monotonic() - began >= LEAST


async def test_who_can_only_decline_is_answered_by_itself(fast, monkeypatch):
    async with in_a_window(fast, WindowTiming(0.2, 0.2), monkeypatch) as (actor, reactor, _other):
        opened = actor.table["window"]["opened"]
        await reactor.answer([0])
        await actor.until(lambda: closed(actor, opened))


async def test_who_can_do_more_is_waited_for(fast, monkeypatch):
    async with in_a_window(fast, WindowTiming(0.1, 0.1), monkeypatch) as (actor, reactor, other):
        await other.until(lambda: other.mine(2)["sealed"])
        await fast.do(looked_at_late(fast.session(actor.code)))
        await reactor.ping()

        assert reactor.mine(1)["ask"]
        assert actor.table["window"]


async def looked_at_late(session):
    """The scheduler looks whether the window may close, long after its time is over."""
    async with session.lock:
        session.reactions.began -= 60
        assert not await scheduler_of(session).close_window()


async def played(server, monkeypatch, pick, first):
    """What actor and bystander are told when the reactor answers first, or last."""
    async with in_a_window(server, WINDOW, monkeypatch) as (actor, reactor, other):
        opened = actor.table["window"]["opened"]
        for person in (reactor, other) if first else (other, reactor):
            await person.answer([pick] if person is reactor else [0])
        await asyncio.gather(*[p.until(lambda p=p: closed(p, opened)) for p in (actor, other)])
        answers = [(s.seat, s.text) for s in server.session(actor.code).match.history]
        return tables(actor), tables(other), answers


@pytest.mark.parametrize("pick", [0, 1])
async def test_the_order_of_sealed_answers_does_not_matter(fast, monkeypatch, pick):
    early = await played(fast, monkeypatch, pick, first=True)
    late = await played(fast, monkeypatch, pick, first=False)

    assert early == late


async def test_before_the_window_closes_nobody_can_tell_a_reaction_from_declining(
    fast, monkeypatch
):
    lines = []
    for pick in (0, 1):
        async with in_a_window(fast, WindowTiming(30, 30), monkeypatch) as (actor, reactor, other):
            await reactor.answer([pick])
            await asyncio.gather(actor.ping(), other.ping())
            lines.append((tables(actor), tables(other)))

    assert lines[0] == lines[1]


async def test_a_reaction_counts_when_the_window_closes(fast, monkeypatch):
    async with in_a_window(fast, WindowTiming(0.1, 0.1), monkeypatch) as (actor, reactor, _other):
        chosen = reactor.mine(1)["ask"]["options"][1]["text"]
        opened = actor.table["window"]["opened"]
        await reactor.answer([1])
        await actor.until(lambda: closed(actor, opened))
        answers = fast.session(actor.code).match.history

        assert (1, chosen) in [(s.seat, s.text) for s in answers]


async def test_a_sealed_answer_is_taken_back_before_the_window_closes(server, monkeypatch):
    async with in_a_window(server, WindowTiming(2.0, 2.0), monkeypatch) as (actor, reactor, _other):
        at, opened = len(actor.heard), actor.table["window"]["opened"]
        await reactor.answer([1])
        assert 1 == reactor.mine(1)["undo"]["free"]
        await reactor.ok("take-back", seat=1, at=reactor.table["n"])
        assert not reactor.mine(1)["sealed"]
        assert [] == actor.heard[at:]
        await reactor.answer([0])
        await actor.until(lambda: closed(actor, opened))
        answers = server.session(actor.code).match.history

        assert "decline" == next(s.text for s in reversed(answers) if s.seat == 1)


async def test_a_standing_answer_is_obeyed_and_nobody_hears_of_it(server, monkeypatch):
    pace = WindowTiming(2.5, 2.5)
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
    monkeypatch.setattr(TurnScheduler, "give", lambda self, *answer: tried.append(answer))
    async with in_a_window(fast, WINDOW, monkeypatch) as (actor, reactor, other):
        await actor.ok("propose", seat=0, what="end")
        await reactor.ok("vote", seat=1, yes=True)
        await other.ok("vote", seat=2, yes=True)
        await actor.until(lambda: actor.room["phase"] == "over")
        await actor.quiet(LEAST + 0.3)

        assert [] == tried


# ---- time to think, asked for in public

SHORTLY = WindowTiming(LEAST, LEAST, False)  # as at a table of people, only shorter


def texts(server, person, seat):
    """What that seat has answered, the last first."""
    answers = server.session(person.code).match.history
    return [one.text for one in reversed(answers) if one.seat == seat]


async def test_silence_counts_as_declining_whatever_one_holds(fast, monkeypatch):
    """A player with a reaction who does not ask for time makes the window no longer."""
    async with in_a_window(fast, SHORTLY, monkeypatch) as (actor, _reactor, other):
        window = actor.table["window"]
        assert (LEAST, LEAST, []) == (window["least"], window["most"], window["thinking"])
        for person in (actor, other):
            await person.until(lambda p=person: closed(p, window["opened"]))

        assert "decline" == texts(fast, actor, 1)[0]


@pytest.mark.parametrize("seat", [1, 2])
async def test_who_asks_for_time_is_waited_for_whatever_he_holds(fast, monkeypatch, seat):
    """One can react, the other cannot: everybody sees who thinks, and the window stays open."""
    async with in_a_window(fast, SHORTLY, monkeypatch) as people:
        actor, thinker = people[0], people[seat]
        opened = actor.table["window"]["opened"]
        await thinker.ok("think", seat=seat, at=opened)
        for person in people:
            await person.until(lambda p=person: p.table["window"]["thinking"] == [seat])
        assert None is actor.table["window"]["most"]
        fast.session(actor.code).reactions.began -= 60
        await fast.do(tick(fast.session(actor.code)))
        await actor.ping()
        assert not closed(actor, opened)
        await thinker.answer([0])
        await actor.until(lambda: closed(actor, opened))

        assert {"decline"} == {texts(fast, actor, 1)[0], texts(fast, actor, 2)[0]}


async def tick(table):
    async with table.lock:
        await scheduler_of(table).tick()


async def test_while_one_thinks_the_others_may_still_answer(fast, monkeypatch):
    async with in_a_window(fast, SHORTLY, monkeypatch) as (actor, reactor, other):
        opened = actor.table["window"]["opened"]
        await other.ok("think", seat=2, at=opened)
        fast.session(actor.code).reactions.began -= 60
        chosen = reactor.mine(1)["ask"]["options"][1]["text"]
        await reactor.answer([1])
        await actor.ping()
        assert not closed(actor, opened)
        await other.answer([0])
        await actor.until(lambda: closed(actor, opened))

        assert chosen == texts(fast, actor, 1)[0]


async def test_time_is_for_those_who_are_asked_and_have_not_answered(fast, monkeypatch):
    async with in_a_window(fast, WindowTiming(30, 30, False), monkeypatch) as (
        actor,
        reactor,
        other,
    ):
        at = actor.table["window"]["opened"]

        assert "room-not-asked" == await actor.refused("think", seat=0, at=at)
        assert "room-not-your-chair" == await actor.refused("think", seat=1, at=at)
        assert "room-stale" == await reactor.refused("think", seat=1, at=at - 1)
        await other.answer([0])
        assert "room-answered" == await other.refused("think", seat=2, at=at)


async def test_a_clock_allows_no_more_than_its_seconds(fast, monkeypatch):
    clock = {"clock": {"reaction": 3}}
    async with in_a_window(fast, SHORTLY, monkeypatch, **clock) as (actor, reactor, _other):
        opened = actor.table["window"]["opened"]
        assert LEAST == actor.table["window"]["most"]
        await reactor.ok("think", seat=1, at=opened)
        await actor.until(lambda: actor.table["window"]["most"] == 3)
        fast.session(actor.code).reactions.began -= 60
        await actor.until(lambda: closed(actor, opened))

        assert "decline" == texts(fast, actor, 1)[0]


async def test_a_clock_may_give_less_than_windows_last_otherwise(fast, monkeypatch):
    """Nobody asks for time: the window is over with the seconds of the clock."""
    clock = {"clock": {"reaction": 3}}
    async with in_a_window(fast, WindowTiming(60.0, 60.0, False), monkeypatch, **clock) as (
        actor,
        _,
        _,
    ):
        opened = actor.table["window"]["opened"]
        assert (3, 3) == (actor.table["window"]["least"], actor.table["window"]["most"])
        fast.session(actor.code).reactions.began -= 3
        await actor.until(lambda: closed(actor, opened))

        assert "decline" == texts(fast, actor, 1)[0]


@pytest.mark.parametrize("seat", [1, 2])
async def test_who_is_cut_off_for_a_moment_is_waited_for(fast, monkeypatch, seat):
    """Whether he could react or not; back again he answers like those who asked for time."""
    async with in_a_window(fast, SHORTLY, monkeypatch) as people:
        actor, gone = people[0], people[seat]
        opened = actor.table["window"]["opened"]
        await gone.socket.close()
        await actor.until(lambda: actor.table["window"]["thinking"] == [seat])
        async with Person(fast, actor.code, *gone.tokens) as back:
            await back.answer([0], seat=seat)
            await actor.until(lambda: closed(actor, opened))


async def test_a_standing_answer_counts_when_the_time_is_over(fast, monkeypatch):
    async with in_a_window(fast, SHORTLY, monkeypatch, lang="en") as (actor, reactor, other):
        opened = actor.table["window"]["opened"]
        await reactor.ok("order", seat=1, order=reactor.mine(1)["orders"][0]["order"])
        await actor.until(lambda: closed(actor, opened))

        assert "decline" == texts(fast, actor, 1)[0]
        assert {""} == {m["order"] for table in tables(other) for m in table["mine"]}


async def test_a_standing_answer_waits_for_a_player_who_asked_for_time(fast, monkeypatch):
    async with in_a_window(fast, SHORTLY, monkeypatch, lang="en") as (actor, reactor, _other):
        opened = actor.table["window"]["opened"]
        await reactor.ok("order", seat=1, order=reactor.mine(1)["orders"][0]["order"])
        await reactor.ok("think", seat=1, at=opened)
        fast.session(actor.code).reactions.began -= 60
        await fast.do(tick(fast.session(actor.code)))
        await actor.ping()

        assert not closed(actor, opened)
        assert reactor.mine(1)["ask"]


async def test_once_somebody_thinks_an_undo_is_not_free(fast, monkeypatch):
    """Asking for time is seen by all: the player who announced something has learned from it."""
    monkeypatch.setattr(Undos, "free", lambda self, _seat: Undo(1, None))  # nobody learned
    async with in_a_window(fast, WindowTiming(30, 30, False), monkeypatch, lang="en") as people:
        actor, _reactor, other = people
        assert 1 == actor.mine(0)["undo"]["free"]
        await other.ok("think", seat=2, at=actor.table["window"]["opened"])
        await actor.until(lambda: actor.table["window"]["thinking"])
        assert 0 == actor.mine(0)["undo"]["free"]
        assert "Guest 2" in actor.mine(0)["undo"]["why"]
        await actor.ok("take-back", seat=0, at=actor.table["n"])
        await other.until(lambda: other.room["proposal"])

        assert [1, 2] == other.room["proposal"]["needed"]
