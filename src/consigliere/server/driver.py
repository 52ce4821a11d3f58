"""Everything at a table that needs no person: bots, standing answers, windows, clocks.

One process drives a room at a time. If it dies, another takes over after a few seconds and plans
the same anew from what is stored.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from consigliere.bots import DEFAULT
from consigliere.kernel import Action, Illegal, Seat

from . import rooms
from .gathering import Gathering, asks
from .library import own_text
from .room import BadRequest
from .store import StorageGone
from .timing import ALONE, TOGETHER, Pace

if TYPE_CHECKING:
    from .entry import Entry
    from .history import Said
    from .live import Live
    from .running import Running


class Driver:
    """The invisible hand of one room."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._planned: tuple[int, int] | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._thinking: set[asyncio.Task[None]] = set()
        self._asked_at = self._shown_at = time.monotonic()
        self._shown: tuple[int, int] | None = None  # match and table that everybody sees

    # ---- windows

    def open_window(self) -> None:
        """If answers are to be gathered sealed now, begin; else there is no window."""
        live, running = self.live, self.live.running
        self._asked_at = time.monotonic()
        if running and self._shown != (running.number, running.shown):
            self._shown, self._shown_at = (running.number, running.shown), self._asked_at
        seats = asks(running) if running else ()
        if not seats or running is None:
            live.gathering = None
            return
        clock = live.room.settings.clock
        most = float(clock.reaction) if clock else None
        now = time.monotonic()
        live.gathering = Gathering(seats, running.shown, now, self._pace(), most, {}, set())

    async def recall(self) -> None:
        """Answers that were sealed before this process opened the window."""
        live, running = self.live, self.live.running
        if running is None or live.gathering is None:
            return
        kept = await live.hub.store.sealed(live.code, live.room.match, running.entries)
        g, before = live.gathering, dict(live.gathering.given)
        g.rows = len(kept)
        for seat, text, id in kept:
            g.ids.add((seat, id))
            if not text:
                g.given.pop(seat, None)  # taken back
            elif seat in g.seats:
                g.given[seat] = running.game.read(seat, text, running.setup.edition)
        for seat in [seat for seat in g.seats if before.get(seat) != g.given.get(seat)]:
            live.publish_to(seat)

    def answered(self, seat: Seat) -> bool:
        return self.live.gathering is not None and seat in self.live.gathering.given

    async def seal(self, seat: Seat, answer: Action, id: str = "") -> None:
        """A person's answer to the open window: on disk, then it counts."""
        running = self._running()
        text = running.game.write(answer, running.setup.edition)
        await self._store(seat, text, id)
        await self.put(seat, answer)

    async def unseal(self, seat: Seat, id: str = "") -> None:
        """The sealed answer is taken back; the question stands as it was."""
        live = self.live
        await self._store(seat, "", id)
        if live.gathering:
            live.gathering.given.pop(seat, None)
        live.publish_to(seat)

    async def _store(self, seat: Seat, text: str, id: str) -> None:
        """BadRequest if another process has closed the window."""
        live, at = self.live, self._running().entries
        if not await live.hub.store.seal(live.code, live.room.match, at, seat, text, id):
            await live.catch_up()
            raise BadRequest("room-stale")
        live.hub.tell(live.code, "sealed")
        if live.gathering:
            live.gathering.ids.add((seat, id))
            live.gathering.rows += 1

    async def put(self, seat: Seat, answer: Action) -> None:
        """An answer, whoever found it: into the window, or straight to the table."""
        live = self.live
        if live.gathering is None:
            by = -1 if self._is_bot(seat) else seat
            await self._say(lambda running: running.compose(by, [(seat, answer)]))
            return
        live.gathering.given[seat] = answer
        if not await self.close_window():
            live.publish_to(seat)

    async def close_window(self) -> bool:
        """When all is in and the shortest time is over, the answers count in their order."""
        g = self.live.gathering
        if g is None or len(g.given) < len(g.seats) or not self.drives:
            return False
        now = time.monotonic()
        if g.complete(now):
            return await self._say(g.entry, g.rows)
        self._later(g.began + g.pace.least - now + 0.001, self.close_window)
        return False

    # ---- going on

    @property
    def drives(self) -> bool:
        return self.live.hub.drives(self.live.code)

    def plan_again(self) -> None:
        """A chair or a standing answer has changed."""
        self._planned = None
        self.go_on()

    def go_on(self) -> None:
        """Let bots think and standing answers count, if it is not under way already."""
        live, running = self.live, self.live.running
        if running is None or running.over:
            return self.stop()  # nobody's answer is wanted any more
        question = self._question()
        if self._planned == question or not self.drives or not live.attended():
            return
        self._planned = question
        self.stop()
        for seat in running.asked():
            if not live.sealed(seat):
                self._arrange(seat)
        if live.gathering and live.gathering.pace.least:
            self._later(live.gathering.pace.least, self.close_window)

    def stop(self) -> None:
        if not self._timers and not self._thinking:
            return
        for timer in self._timers:
            timer.cancel()
        for task in self._thinking:
            task.cancel()
        self._timers, self._thinking = [], set()

    def banks(self) -> list[float] | None:
        """Seconds on each clock now, as everybody sees it: whoever answers unnoticed still thinks.

        It shows what was spent when the table everybody sees came about."""
        clock, running = self.live.room.settings.clock, self.live.running
        if clock is None or running is None:
            return None
        thinking = () if running.over or self.live.gathering else running.state.pending
        since, chairs = time.monotonic() - self._shown_at, range(len(self.live.room.chairs))
        left = [self._left(seat, running.told.spent, running.told.decided) for seat in chairs]
        return [round(left[i] - (since if i in thinking else 0.0), 1) for i in chairs]

    def thought(self) -> int:
        """Milliseconds since the question was put."""
        return int(1000 * (time.monotonic() - self._asked_at))

    async def tick(self) -> None:
        """Once a second: reactions out of time, and people who do not come back."""
        live, now = self.live, time.monotonic()
        running = live.running
        if running is None or running.over or not self.drives:
            return
        live.note_presence()
        await self.close_window()  # a moment without the wheel must not leave it open
        g = live.gathering
        if g and g.most is not None and now >= g.began + g.most:
            for seat in [seat for seat in g.seats if seat not in g.given]:
                await self.put(seat, self._default(seat))
                if live.gathering is not g:
                    return
        for seat in running.asked():
            if self._absent(seat, now):
                await self.replace(seat)

    async def replace(self, seat: Seat) -> None:
        """A bot stands in for a person."""
        await self.live.change(lambda room: rooms.stand_in(room, seat, DEFAULT))
        self.plan_again()

    def out_of_time(self, seat: Seat) -> bool:
        clock = self.live.room.settings.clock
        return clock is not None and seat in self._running().asked() and self._bank(seat) <= 0

    # ---- inside

    def _running(self) -> Running:
        assert self.live.running
        return self.live.running

    def _question(self) -> tuple[int, int]:
        """Which question of which match it is now."""
        return self.live.room.match, self._running().entries

    def _is_bot(self, seat: Seat) -> bool:
        chair = self.live.room.chairs[seat]
        return chair.kind == "bot" or bool(chair.bot)

    def _pace(self) -> Pace:
        if self.live.hub.pace is not None:
            return self.live.hub.pace
        people = sum(1 for chair in self.live.room.chairs if chair.kind == "person")
        return TOGETHER if people > 1 else ALONE

    def _arrange(self, seat: Seat) -> None:
        """A chair that needs no click is answered after a time like everybody's."""
        g = self.live.gathering
        delay = g.pace.delay() if g else 0.0
        if self._is_bot(seat):
            self._spawn(self._think(seat, delay))
            return
        answer = self._without_asking(seat)
        if answer is not None:
            self._spawn(self._answer_later(seat, answer, delay))

    def _without_asking(self, seat: Seat) -> Action | None:
        """The standing answer, or the only one there is where nobody must notice."""
        running, order = self._running(), self.live.room.chairs[seat].order
        if not order and not self.live.gathering:
            return None
        decision = self.live.question(seat)
        assert decision
        ordered = running.game.obey(self.live.view(seat), order) if order else None
        if ordered is not None:
            return ordered if ordered in decision.options else None
        if self.live.gathering and len(decision.options) == 1:
            return next(iter(decision.options))
        return None

    def _default(self, seat: Seat) -> Action:
        """What counts when a reaction is out of time: declining stands first."""
        decision = self.live.question(seat)
        assert decision
        return next(iter(decision.options))

    async def _think(self, seat: Seat, delay: float) -> None:
        live, running = self.live, self._running()
        key = (running.seed, "bot", seat, running.entries)
        view, began = live.view(seat), time.monotonic()
        strength = live.room.chairs[seat].bot
        game, edition = running.setup.game, running.setup.edition
        own, hurry = own_text(game, edition), self._hurry()
        answer = await live.hub.thinkers.think(game, strength, view, key, own, hurry)
        await self._answer_later(seat, answer, delay - (time.monotonic() - began))

    def _hurry(self) -> float:
        """In a window all bots together are done before its least time: theirs tells nothing."""
        g = self.live.gathering
        return g.pace.least / (1 + len(g.seats)) if g and g.pace.least else math.inf

    async def _answer_later(self, seat: Seat, answer: Action, delay: float) -> None:
        asked = self._question()
        if delay > 0:
            await asyncio.sleep(delay)
        async with self.live.lock:
            if asked == self._question() and not self.live.sealed(seat):
                self._thinking.discard(asyncio.current_task())
                await self.put(seat, answer)

    async def _say(
        self, compose: Callable[[Running], tuple[Entry, list[Said]]], sealed: int | None = None
    ) -> bool:
        """Whether it was said; where more was sealed than we know, that counts first."""
        try:
            entry, said = compose(self._running())
        except Illegal:
            self.live.hub.log.warning("answer refused", room=self.live.code)
            return False
        if await self.live.append(entry, said, sealed):
            return True
        await self.recall()
        return False

    def _bank(self, seat: Seat) -> float:
        running = self._running()
        left = self._left(seat, running.spent, running.decided)
        thinking = seat in running.asked() and self.live.gathering is None
        return left - (time.monotonic() - self._asked_at if thinking else 0.0)

    def _left(self, seat: Seat, spent: dict[Seat, int], decided: dict[Seat, int]) -> float:
        clock = self.live.room.settings.clock
        assert clock
        return clock.bank + clock.per * (decided.get(seat, 0) + 1) - spent.get(seat, 0) / 1000

    def _absent(self, seat: Seat, now: float) -> bool:
        """Gone for longer than agreed, or out of time, while somebody else waits."""
        live = self.live
        since = live.gone_since.get(seat)
        if since is None or self._is_bot(seat) or not live.here():
            return False
        return now - since >= live.room.settings.away or self.out_of_time(seat)

    def _later(self, seconds: float, what: Any) -> None:
        loop = asyncio.get_running_loop()
        timer = loop.call_later(max(0.0, seconds), lambda: self._spawn(self._locked(what)))
        self._timers.append(timer)

    async def _locked(self, what: Any) -> None:
        async with self.live.lock:
            self._thinking.discard(asyncio.current_task())
            await what()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        task.add_done_callback(lambda _task: work.close())  # stopped before it began, or done

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except StorageGone as gone:
            self.live.hub.log.warning("driver", room=self.live.code, problem=str(gone))
            self._planned = None  # the next tick tries again
        except Exception:
            self.live.hub.log.exception("driver", room=self.live.code)
            self._planned = None  # the next tick tries again
