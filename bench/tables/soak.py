"""One evening after the other part: memory, play, a storm, slow readers, a restart."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from .evening import Evening, kept, times
from .laid import Laid, lay
from .people import Person
from .program import Program

GOAL: Final = 250.0  # milliseconds, for 99 of 100 answers
_WARM: Final = 30  # tables opened before memory is counted: what all share is not a table's
_ARRIVE: Final = 0.15  # seconds for each table, in which everybody opens the page
_NARROW: Final = 4096  # bytes the system of a slow reader takes in
_STOP: Final = 90.0  # seconds until empty rooms are out of memory


class Soak:
    """The parts of it, each told in a line or two; `bad` says what was not as it should be."""

    def __init__(self, program: Program, url: str, laid: list[Laid], seconds: float) -> None:
        self.program, self.url, self.laid, self.seconds = program, url, laid, seconds
        self.evening = Evening(laid, program.port)
        self.bad: list[str] = []

    async def run(self) -> None:
        """All of it, in the order of an evening."""
        self._memory_of_tables()
        await self._arrive()
        await self._play("play", self.seconds)
        await self._storm()
        await self._slow_readers()
        await self._restart()
        await self._end()

    def _memory_of_tables(self) -> None:
        """Tables in memory that nobody looks at."""
        for one in self.laid[:_WARM]:
            self.program.get(f"/api/rooms/{one.code}")
        before = self.program.kilobytes()
        for one in self.laid[_WARM:]:
            self.program.get(f"/api/rooms/{one.code}")
        each = (self.program.kilobytes() - before) / max(1, len(self.laid) - _WARM)
        entries = sum(one.entries for one in self.laid) / len(self.laid)
        tell("idle", f"{each:.0f} kB a table in memory ({entries:.0f} entries on average)")
        self._must(each < 50 or len(self.laid) < 200, f"{each:.0f} kB a table")

    async def _arrive(self) -> None:
        before, cpu = self.program.kilobytes(), self.program.cpu()[0]
        within = _ARRIVE * len(self.laid)
        await self.evening.come(within)
        people, used = len(self.evening.people), self.program.cpu()[0] - cpu
        each = (self.program.kilobytes() - before) / people
        tell("arrive", f"{people:,} pages in {within:.0f} s, table there: {self._back()}")
        tell("", f"{1000 * used / people:.1f} ms of processor a page, {each:.0f} kB a page")

    async def _play(self, name: str, seconds: float) -> None:
        tally, program = self.evening.tally, self.program
        tally.clear()
        sent, cpu, own, began = tally.sent, program.cpu(), process_time(), perf_counter()
        entries = program.entries()
        await asyncio.sleep(seconds)
        lasted, entries = perf_counter() - began, program.entries() - entries
        used = [now - then for now, then in zip(program.cpu(), cpu, strict=True)]
        tell(name, f"answer to all screens: {self._screens()}; acknowledged: {times(tally.acks)}")
        tell("", f"{(tally.sent - sent) / lasted:.0f} answers and {entries / lasted:.0f} entries/s")
        tell("", f"processor: server {used[0] / lasted:.0%}, with bots {used[1] / lasted:.0%}, ")
        tell("", f"clients {(process_time() - own) / lasted:.0%} of a core; {self._nobody_lost()}")
        tell("", f"{1000 * used[0] / max(1, entries):.2f} ms of the server an entry")

    async def _storm(self) -> None:
        """All lines break at once; all dial again at once, without a pause between."""
        tally = self.evening.tally
        tally.clear()
        cpu, began = self.program.cpu()[0], perf_counter()
        self.evening.cut()
        await self.evening.all_here()
        used = self.program.cpu()[0] - cpu
        tell("storm", f"all back after {perf_counter() - began:.1f} s: {self._back()}")
        tell("", f"{1000 * used / len(self.evening.people):.1f} ms of processor a page")
        await self._play("after it", 20.0)

    async def _slow_readers(self) -> None:
        """One watcher in all those there are stops reading; the others at his table go on."""
        slow = [person for person in self.evening.people if person.seat < 0]
        for person in slow:
            person.drop()
            person.window = _NARROW
            person.come()
        await self.evening.all_here()
        _asleep(slow, True)
        await self._play(f"{len(slow)} slow", 30.0)
        _asleep(slow, False)
        await self.evening.all_here()

    async def _restart(self) -> None:
        """The server is killed and started again; everybody comes back as browsers do."""
        self.evening.tally.clear()
        self.evening.tally.lost, self.evening.tally.closed = 0, type(self.evening.tally.closed)()
        began = perf_counter()
        self.program.stop(signal.SIGKILL)
        up = await asyncio.to_thread(self.program.start)
        began, killed = perf_counter(), perf_counter() - began
        await self.evening.all_here()
        tell("restart", f"killed; up again after {killed:.1f} s (start {up:.1f} s)")
        tell("", f"all back {perf_counter() - began:.1f} s later: {self._back()}")
        self.evening.tally.lost, self.evening.tally.closed = 0, type(self.evening.tally.closed)()
        await self._play("after it", 20.0)

    async def _end(self) -> None:
        """What was acknowledged is on disk, once; who leaves takes his memory along."""
        await self.evening.quiet()
        answered, twice = kept(self.url)
        acked = set(self.evening.tally.acked)
        tell(
            "kept",
            f"{len(acked):,} answers acknowledged, {len(acked - answered)} of them lost, "
            f"{twice} twice; refused: {dict(self.evening.tally.refusals)}",
        )
        self._must(acked <= answered and not twice, "answers lost or doubled")
        full = self.program.kilobytes()
        self.evening.leave()
        await asyncio.sleep(_STOP)
        rooms = self.program.metrics()["consigliere_rooms"]
        tell(
            "empty",
            f"{rooms:.0f} rooms in memory {_STOP:.0f} s after everybody left; "
            f"{full / 1024:.0f} MB before, {self.program.kilobytes() / 1024:.0f} MB then",
        )
        self._must(not rooms, "rooms stay in memory")
        self._must(not self.program.complaints(), "\n".join(self.program.complaints()[:5]))

    def _screens(self) -> str:
        found = times(self.evening.tally.screens)
        self._must(found.p99 < GOAL, f"p99 {found.p99:.0f} ms")
        return str(found)

    def _back(self) -> str:
        return str(times(self.evening.tally.back))

    def _nobody_lost(self) -> str:
        tally = self.evening.tally
        unseen = sum(table.unseen() for table in self.evening.tables)
        self._must(not tally.lost and not unseen, f"closed {dict(tally.closed)}, {unseen} unseen")
        return f"{tally.lost} lines closed, {unseen} answers unseen"

    def _must(self, good: bool, what: str) -> None:
        self.bad += [] if good else [what]


def _asleep(people: list[Person], asleep: bool) -> None:
    for person in people:
        person.sleep(asleep)


def tell(name: str, what: str) -> None:
    print(f"{name:>9}  {what}", flush=True)


def run(
    tables: int, seconds: float, start: Callable[[Coroutine[Any, Any, None]], None]
) -> list[str]:
    """What was not as it should be."""
    with tempfile.TemporaryDirectory(prefix="consigliere-tables-") as folder:
        url = f"sqlite:///{folder}/tables.sqlite"
        laid = lay(url, tables)
        program = Program(url, Path(folder))
        soak = Soak(program, url, laid, seconds)
        try:
            start(soak.run())
        finally:
            program.stop()
        return soak.bad
