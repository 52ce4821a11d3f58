"""The lab of this process: begins, watches and stops runs, and has pages made of them."""

from __future__ import annotations

import asyncio
import time
from contextlib import aclosing, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import structlog
from msgspec import Struct
from msgspec.structs import replace

from consigliere.kernel import Refusal
from consigliere.words import Words

from ..library import Library
from ..room import BadRequest
from ..wire.lab import MOST_GAMES, LabPlan, LabRun, LabView
from ..wire.rest import Problem
from . import work
from .apart import Failed, Work, apart
from .planning import study_of
from .shelf import Kept, Shelf

_PAGES: Final = 6  # pages kept: shown, opened and saved they are made once
_NEEDS: Final = ("pyarrow", "numpy", "vl_convert")


class Sitting(Struct):
    """The run that is being played now."""

    id: str
    task: asyncio.Task[None]
    done: int = 0
    first: int = -1  # games that were there when it began
    since: float = 0.0

    def hear(self, done: int) -> None:
        """So many games are there now."""
        if self.first < 0:
            self.first, self.since = done, time.monotonic()
        self.done = done

    def left(self, total: int) -> float | None:
        """Seconds, if the games to come take as long as those just played."""
        played = self.done - self.first
        if self.first < 0 or not played:
            return None
        return (time.monotonic() - self.since) / played * max(0, total - self.done)


class Lab:
    """One run at a time. Without a folder the lab is closed."""

    def __init__(self, folder: str = "") -> None:
        self._shelf = Shelf(Path(folder)) if folder else None
        self._now: Sitting | None = None
        self._drawing = asyncio.Lock()
        self._pages: dict[tuple[Any, ...], str] = {}

    async def view(self, w: Words) -> LabView:
        """Everything there is, told in that language."""
        if self._shelf is None:
            return LabView(False, _ready(), MOST_GAMES, [])
        kept = await asyncio.to_thread(self._shelf.all)
        runs = [await self._told(id, one, w) for id, one in kept.items()]
        return LabView(True, _ready(), MOST_GAMES, runs)

    async def run(self, id: str, w: Words) -> LabRun:
        """How far a run is."""
        return await self._told(id, self._open().read(id), w)

    async def begin(self, plan: LabPlan, library: Library, w: Words) -> LabRun:
        """Start a new run; Refusal if one is on or nobody can play that."""
        shelf = self._free()
        await library.ready(plan.game, plan.edition)
        study = await asyncio.to_thread(study_of, plan)
        self._free()  # somebody may have been quicker
        id = shelf.add(plan, study)
        self._sit(id)
        return await self.run(id, w)

    async def go_on(self, id: str, w: Words) -> LabRun:
        """Play what is missing in a run that was stopped."""
        kept = self._free().read(id)
        if self._open().done(id) < kept.plan.games:
            self._open().note(id, replace(kept, problem=None))
            self._sit(id)
        return await self.run(id, w)

    async def stop(self, id: str, w: Words) -> LabRun:
        """What was played is kept."""
        self._open().path(id)
        if self._now is not None and self._now.id == id:
            await self.close()
        return await self.run(id, w)

    async def drop(self, id: str, w: Words) -> None:
        """Stop it and forget it."""
        await self.stop(id, w)
        await asyncio.to_thread(self._open().drop, id)

    async def report(self, id: str, lang: str) -> str:
        """The page of a run that is not being played."""
        return await self._page((id,), lang, work.report)

    async def contrast(self, a: str, b: str, lang: str) -> str:
        """The page that compares two of them."""
        return await self._page((a, b), lang, work.contrast)

    async def close(self) -> None:
        """End the process of the run that is on."""
        now, self._now = self._now, None
        if now is not None:
            now.task.cancel()
            with suppress(asyncio.CancelledError):
                await now.task

    def _open(self) -> Shelf:
        if self._shelf is None:
            raise BadRequest("lab-closed")
        return self._shelf

    def _able(self) -> Shelf:
        shelf = self._open()
        if not _ready():
            raise BadRequest("lab-extra")
        return shelf

    def _free(self) -> Shelf:
        shelf = self._able()
        if self._now is not None:
            raise BadRequest("lab-busy")
        return shelf

    def _still(self, id: str) -> work.Named:
        """Its folder and its name."""
        shelf = self._able()
        kept = shelf.read(id)
        if self._now is not None and self._now.id == id:
            raise BadRequest("lab-working", name=kept.name)
        if not shelf.done(id):
            raise BadRequest("lab-no-games", folder=kept.name)
        return str(shelf.path(id)), kept.name

    def _sit(self, id: str) -> None:
        self._now = Sitting(id, asyncio.create_task(self._play(id)))

    async def _play(self, id: str) -> None:
        shelf = self._open()
        try:
            async with aclosing(apart(work.play, str(shelf.path(id)))) as steps:
                async for done in steps:
                    if self._now is not None and self._now.id == id:
                        self._now.hear(done)
        except Failed as failed:
            structlog.get_logger("consigliere").warning("lab", run=id, why=str(failed))
            shelf.note(id, replace(shelf.read(id), problem=failed.reason))
        if self._now is not None and self._now.id == id:
            self._now = None

    async def _page(self, ids: tuple[str, ...], lang: str, made: Work[str]) -> str:
        """One after another, each in a process for some seconds; the last ones are remembered."""
        runs = [self._still(id) for id in ids]
        known = (*ids, lang, *[self._open().done(id) for id in ids])
        async with self._drawing:
            if known not in self._pages:
                self._pages[known] = await _drawn(made, *runs, lang)
            for old in list(self._pages)[:-_PAGES]:
                del self._pages[old]
            return self._pages[known]

    async def _told(self, id: str, kept: Kept, w: Words) -> LabRun:
        total, now = kept.plan.games, self._now
        if now is not None and now.id == id:
            left = now.left(total)
            return LabRun(id, kept.plan, "working", now.done, total, left, kept.begun)
        done = min(total, await asyncio.to_thread(self._open().done, id))
        if kept.problem is not None:
            why = w.say(kept.problem.message, **dict(kept.problem.args))
            problem = Problem(f"about:blank#{kept.problem.message}", why[:80], 500, why)
            return LabRun(id, kept.plan, "failed", done, total, None, kept.begun, problem)
        if done < total:
            return LabRun(id, kept.plan, "stopped", done, total, None, kept.begun)
        return LabRun(id, kept.plan, "done", done, total, None, kept.begun)


async def _drawn(made: Work[str], *args: Any) -> str:
    async with aclosing(apart(made, *args)) as pages:
        try:
            return await anext(pages)
        except Failed as failed:
            raise Refusal(failed.reason.message, "", **dict(failed.reason.args)) from failed


def _ready() -> bool:
    return all(map(find_spec, _NEEDS))
