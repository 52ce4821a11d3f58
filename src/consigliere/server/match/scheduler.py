"""Everything in a match that needs no person: bots, standing answers, windows that close, absence.

One process schedules a room at a time. If it dies, another takes over after a few seconds and plans
the same again from what is stored.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from consigliere.games.blame import blamed
from consigliere.kernel import Action, Illegal, Seat

from ..features.editions.custom import custom_edition_text
from ..rooms import membership
from ..rooms.events import (
    AnswerSealed,
    SeatChanged,
    SessionClosed,
    Ticked,
    TurnChanged,
    WindowDue,
)
from ..rooms.session import RoomSession
from ..storage import StorageUnavailable
from .compose import Composed, compose
from .log import MatchLog
from .reactions import PendingReactions

_SOON = 0.001  # seconds after a deadline, so that it has passed


class TurnScheduler:
    """Schedules the answers of one room that no person gives."""

    def __init__(self, session: RoomSession) -> None:
        self.session = session
        self._planned: tuple[int, int] | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._tasks: set[asyncio.Task[None]] = set()
        subscribe = session.events.subscribe
        subscribe(TurnChanged, self._turn_changed)
        subscribe(AnswerSealed, lambda event: self._answer_is_sealed(event.seat))
        subscribe(WindowDue, lambda _: self.close_window())
        subscribe(Ticked, lambda _: self.tick())
        subscribe(SessionClosed, lambda _: self.stop())

    # ---- planning

    def _turn_changed(self, event: TurnChanged) -> None:
        if event.replan:
            self._planned = None
        self.plan()

    def plan(self) -> None:
        """Let bots and standing answers answer the current question, unless that is planned."""
        session, match = self.session, self.session.match
        if match is None or match.over:
            return self.stop()
        question = _question(session, match)
        if self._planned == question or not session.leads or not session.presence.attended():
            return
        self._planned = question
        self.stop()
        for seat in match.asked:
            if not session.answered(seat):
                self._arrange(seat)
        if g := session.reactions:
            for seconds in {g.timing.least, g.timing.until, g.most or g.timing.until}:
                self._later(g.began + seconds - time.monotonic() + _SOON, self.close_window)

    def stop(self) -> None:
        """Cancel everything that is planned."""
        for timer in self._timers:
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._timers, self._tasks = [], set()

    async def tick(self) -> None:
        """Once a second: windows that are due, and people who do not return."""
        session, match, now = self.session, self.session.match, time.monotonic()
        if match is None or match.over or not session.leads:
            return
        session.presence.note(session.room)
        await self.close_window()  # a moment without the lease must not leave it open
        for seat in match.asked:
            if self._is_absent(seat, now):
                await session.substitute(seat)

    def _arrange(self, seat: Seat) -> None:
        """A bot computes its answer; outside of a window a standing answer is given at once."""
        if self.session.is_bot(seat):
            return self._spawn(self._let_bot_answer(seat))
        answer = None if self.session.reactions else self._without_asking(seat)
        if answer is not None:
            self._spawn(self._answer(seat, answer))

    def _without_asking(self, seat: Seat) -> Action | None:
        """The standing answer, or the only one there is where nobody must notice."""
        session, match = self.session, self.session.playing()
        order = session.room.chairs[seat].order
        if not order and not session.reactions:
            return None
        decision = session.question(seat)
        assert decision
        ordered = match.game.obey(session.view(seat), order) if order else None
        if ordered is not None:
            return ordered if ordered in decision.options else None
        if session.reactions and len(decision.options) == 1:
            return next(iter(decision.options))
        return None

    def default(self, seat: Seat) -> Action:
        """What counts when a reaction is out of time: declining stands first."""
        decision = self.session.question(seat)
        assert decision
        return next(iter(decision.options))

    def _is_absent(self, seat: Seat, now: float) -> bool:
        """Gone for longer than agreed, or out of time, while somebody else waits."""
        session = self.session
        since = session.presence.gone_since.get(seat)
        if since is None or session.is_bot(seat) or not session.presence.here():
            return False
        agreed = max(session.room.settings.away, membership.GRACE)
        return now - since >= agreed or session.is_out_of_time(seat)

    # ---- answers

    async def _let_bot_answer(self, seat: Seat) -> None:
        session, match = self.session, self.session.playing()
        key = (match.seed, "bot", seat, match.entries)
        level = session.room.chairs[seat].bot
        name, edition = match.setup.game, match.setup.edition
        own, seconds, view = custom_edition_text(name, edition), self._seconds(), session.view(seat)
        answer_of = session.services.bots.answer
        answer = await answer_of(name, level, view, key, own, seconds, session.owner)
        await self._answer(seat, answer)

    def _seconds(self) -> float:
        """All bots of a window together are done before its least time: theirs reveals nothing."""
        g = self.session.reactions
        return g.timing.least / (2 + 2 * len(g.seats)) if g and g.timing.least else math.inf

    async def _answer(self, seat: Seat, answer: Action) -> None:
        """Give an answer that was found without the lock, if the question still stands."""
        session, match = self.session, self.session.playing()
        asked = _question(session, match)
        async with session.lock:
            current = session.playing()
            if asked == _question(session, current) and not session.answered(seat):
                self._tasks.discard(_this_task())
                await self.give(seat, answer)

    async def give(self, seat: Seat, answer: Action) -> None:
        """Give an answer: into the window, or to the match."""
        g = self.session.reactions
        if g is None:
            by = -1 if self.session.is_bot(seat) else seat
            await self._append(lambda match: compose(match, by, [(seat, answer)]))
            return
        g.given[seat] = answer
        await self._answer_is_sealed(seat)

    async def _append(
        self, composing: Callable[[MatchLog], Composed], sealed: int | None = None
    ) -> bool:
        """Whether it was appended; sealed answers we did not know of count first."""
        try:
            entry, applied = composing(self.session.playing())
        except Illegal:
            self.session.services.log.warning("answer refused", room=self.session.code)
            return False
        if await self.session.append(entry, applied, sealed):
            return True
        await self.session.reload_sealed()
        return False

    # ---- windows

    async def _answer_is_sealed(self, seat: Seat) -> None:
        if not await self.close_window():
            self.session.events.publish(SeatChanged(seat))

    async def close_window(self) -> bool:
        """When its time is over and nobody is waited for, the answers count in their order."""
        g, now = self.session.reactions, time.monotonic()
        if g is None or not self.session.leads or now < g.began + g.timing.least:
            return False
        await self._wait_for_the_absent(g, now)
        given = {seat: self._counts(g, seat, now) for seat in g.seats}
        answers = {seat: answer for seat, answer in given.items() if answer is not None}
        if len(answers) == len(given):
            return await self._append(lambda match: g.entry(match, answers), g.rows)
        if g.timing.waits:
            for seat in answers.keys() - g.given.keys():
                g.given[seat] = answers[seat]
                self.session.events.publish(SeatChanged(seat))
        return False

    def _counts(self, g: PendingReactions, seat: Seat, now: float) -> Action | None:
        """What counts as the answer of `seat` at that time; None: it is waited for."""
        if seat in g.given:
            return g.given[seat]
        if g.out_of_time(now):
            return self._without_asking(seat) or self.default(seat)
        if not g.silent(now) or self.session.is_bot(seat) or seat in self.session.thinking():
            return None
        answer = self._without_asking(seat)
        return answer if answer or g.timing.waits else self.default(seat)

    async def _wait_for_the_absent(self, g: PendingReactions, now: float) -> None:
        """Who is cut off for a moment is waited for like those who asked for time."""
        if g.timing.waits or g.most is not None or not g.silent(now):
            return
        session = self.session
        accounted = {*g.given, *session.thinking(), *session.presence.here()}
        gone = [seat for seat in g.seats if seat not in accounted and not session.is_bot(seat)]
        if gone:
            await session.request_time(gone)

    # ---- tasks

    def _later(self, seconds: float, work: Callable[[], Awaitable[Any]]) -> None:
        loop = asyncio.get_running_loop()
        timer = loop.call_later(max(0.0, seconds), lambda: self._spawn(self._locked(work)))
        self._timers.append(timer)

    async def _locked(self, work: Callable[[], Awaitable[Any]]) -> None:
        async with self.session.lock:
            self._tasks.discard(_this_task())
            await work()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _task: work.close())  # cancelled before it began, or done

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        log, code = self.session.services.log, self.session.code
        try:
            await work
        except StorageUnavailable as problem:
            log.warning("scheduler", room=code, problem=str(problem))
            self._planned = None  # the next tick tries again
        except Exception as wrong:
            if failure := blamed(wrong):
                log.warning("game failed", room=code, problem=str(failure))
            else:
                log.exception("scheduler", room=code)
            self._planned = None  # the next tick tries again


def _question(session: RoomSession, match: MatchLog) -> tuple[int, int]:
    """Which question of which match it is now."""
    return session.room.match, match.entries


def _this_task() -> Any:
    return asyncio.current_task()
