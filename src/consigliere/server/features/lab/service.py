"""The lab of this process: starts, watches and stops runs, and renders their pages."""

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

from ...protocol.lab import MOST_GAMES, LabPlan, LabRun, LabView
from ...protocol.rest import Problem
from ...rooms.model import BadRequest
from ..editions.custom import CustomEditions
from . import jobs
from .planning import study_of
from .run_store import RunInfo, RunStore
from .subprocess_runner import JobFailed, Work, run_in_subprocess

_PAGES: Final = 6  # cached pages
_NEEDS: Final = ("pyarrow", "numpy", "vl_convert")


class ActiveRun(Struct):
    """The run that is being played."""

    id: str
    task: asyncio.Task[None]
    done: int = 0
    first: int = -1  # games finished before it started
    since: float = 0.0

    def update(self, done: int) -> None:
        """Note how many games are finished."""
        if self.first < 0:
            self.first, self.since = done, time.monotonic()
        self.done = done

    def left(self, total: int) -> float | None:
        """Estimated seconds left, from the pace so far."""
        played = self.done - self.first
        if self.first < 0 or not played:
            return None
        return (time.monotonic() - self.since) / played * max(0, total - self.done)


class LabService:
    """One run at a time. Without a folder the lab is closed."""

    def __init__(self, folder: str = "") -> None:
        self._run_store = RunStore(Path(folder)) if folder else None
        self._active: ActiveRun | None = None
        self._render_lock = asyncio.Lock()
        self._pages: dict[tuple[Any, ...], str] = {}

    async def view(self, w: Words) -> LabView:
        """All runs, in a language."""
        if self._run_store is None:
            return LabView(False, _ready(), MOST_GAMES, [])
        info = await asyncio.to_thread(self._run_store.all)
        runs = [await self._run_view(id, one, w) for id, one in info.items()]
        return LabView(True, _ready(), MOST_GAMES, runs)

    async def run(self, id: str, w: Words) -> LabRun:
        """How far a run is."""
        return await self._run_view(id, self._require_open().read(id), w)

    async def begin(self, plan: LabPlan, custom_editions: CustomEditions, w: Words) -> LabRun:
        """Start a new run; Refusal if another is running or the plan cannot be played."""
        run_store = self._require_idle()
        await custom_editions.load(plan.game, plan.edition)
        study = await asyncio.to_thread(study_of, plan)
        self._require_idle()  # another request may have been faster
        id = run_store.add(plan, study)
        self._start(id)
        return await self.run(id, w)

    async def resume(self, id: str, w: Words) -> LabRun:
        """Continue a stopped run."""
        info = self._require_idle().read(id)
        if self._require_open().games_played(id) < info.plan.games:
            self._require_open().save(id, replace(info, problem=None))
            self._start(id)
        return await self.run(id, w)

    async def stop(self, id: str, w: Words) -> LabRun:
        """Stop a run; its games are kept."""
        self._require_open().path(id)
        if self._active is not None and self._active.id == id:
            await self.close()
        return await self.run(id, w)

    async def delete(self, id: str, w: Words) -> None:
        """Stop and delete a run."""
        await self.stop(id, w)
        await asyncio.to_thread(self._require_open().delete, id)

    async def report(self, id: str, lang: str) -> str:
        """The page of a run that is not running."""
        return await self._render((id,), lang, jobs.report)

    async def compare(self, a: str, b: str, lang: str) -> str:
        """The page that compares two runs."""
        return await self._render((a, b), lang, jobs.compare)

    async def close(self) -> None:
        """End the subprocess of the active run."""
        active, self._active = self._active, None
        if active is not None:
            active.task.cancel()
            with suppress(asyncio.CancelledError):
                await active.task

    def _require_open(self) -> RunStore:
        if self._run_store is None:
            raise BadRequest("lab-closed")
        return self._run_store

    def _require_ready(self) -> RunStore:
        run_store = self._require_open()
        if not _ready():
            raise BadRequest("lab-extra")
        return run_store

    def _require_idle(self) -> RunStore:
        run_store = self._require_ready()
        if self._active is not None:
            raise BadRequest("lab-busy")
        return run_store

    def _finished_run(self, id: str) -> jobs.NamedRun:
        """The folder and name of a run that is not running; BadRequest if it is."""
        run_store = self._require_ready()
        info = run_store.read(id)
        if self._active is not None and self._active.id == id:
            raise BadRequest("lab-working", name=info.name)
        if not run_store.games_played(id):
            raise BadRequest("lab-no-games", folder=info.name)
        return str(run_store.path(id)), info.name

    def _start(self, id: str) -> None:
        self._active = ActiveRun(id, asyncio.create_task(self._run(id)))

    async def _run(self, id: str) -> None:
        run_store = self._require_open()
        try:
            async with aclosing(
                run_in_subprocess(jobs.play_missing, str(run_store.path(id)))
            ) as steps:
                async for done in steps:
                    if self._active is not None and self._active.id == id:
                        self._active.update(done)
        except JobFailed as failed:
            structlog.get_logger("consigliere").warning("lab", run=id, why=str(failed))
            run_store.save(id, replace(run_store.read(id), problem=failed.reason))
        if self._active is not None and self._active.id == id:
            self._active = None

    async def _render(self, ids: tuple[str, ...], lang: str, job: Work[str]) -> str:
        """One page at a time, each in a subprocess; the last ones are cached."""
        runs = [self._finished_run(id) for id in ids]
        key = (*ids, lang, *[self._require_open().games_played(id) for id in ids])
        async with self._render_lock:
            if key not in self._pages:
                self._pages[key] = await _in_subprocess(job, *runs, lang)
            for old in list(self._pages)[:-_PAGES]:
                del self._pages[old]
            return self._pages[key]

    async def _run_view(self, id: str, info: RunInfo, w: Words) -> LabRun:
        total, active = info.plan.games, self._active
        if active is not None and active.id == id:
            left = active.left(total)
            return LabRun(id, info.plan, "working", active.done, total, left, info.begun)
        done = min(total, await asyncio.to_thread(self._require_open().games_played, id))
        if info.problem is not None:
            why = w.say(info.problem.message, **dict(info.problem.args))
            problem = Problem(f"about:blank#{info.problem.message}", why[:80], 500, why)
            return LabRun(id, info.plan, "failed", done, total, None, info.begun, problem)
        if done < total:
            return LabRun(id, info.plan, "stopped", done, total, None, info.begun)
        return LabRun(id, info.plan, "done", done, total, None, info.begun)


async def _in_subprocess(job: Work[str], *args: Any) -> str:
    async with aclosing(run_in_subprocess(job, *args)) as pages:
        try:
            return await anext(pages)
        except JobFailed as failed:
            raise Refusal(failed.reason.message, "", **dict(failed.reason.args)) from failed


def _ready() -> bool:
    return all(map(find_spec, _NEEDS))
