"""Reaction windows timed on a real server: who sits at them are bots, or people with orders."""

from __future__ import annotations

import asyncio
import os
import time
from itertools import product

import numpy as np
from msgspec.structs import replace

from consigliere.server.codes import LETTERS
from consigliere.server.timing import TOGETHER, Pace

from ..server.secrets.clockwork import opened, seated, windows
from ..server.secrets.course import Course, token
from ..server.secrets.statistics import p_value, power
from ..server.secrets.wiretap import Plan, World
from ..server.table import Person

FASTER = 10  # than at a real table
PACE = Pace(TOGETHER.least / FASTER, TOGETHER.median / FASTER, TOGETHER.most / FASTER)
AT_ONCE = 8  # tables side by side
NOTICED = (0.2, 0.3, 0.5)  # of the spread
_CODES = product(*[LETTERS] * 4, "Z")


def simulated(kind: str, samples: int) -> str:
    """The same in simulated time and at a table's own pace: nothing but the driver is in it."""
    courses = (opened().one, opened().other)
    rooms = [(seated(course, kind), course.moves) for course in courses]
    both = [windows(*room, 0, TOGETHER, samples, seed) for seed, room in enumerate(rooms, 1)]
    return f"simulated windows with {kind}s, {_found(*both)}"


def timed(world: World, kind: str, samples: int) -> str:
    """So many windows in each of the two worlds, side by side; what they tell, in words."""
    world.server.hub.pace = PACE
    both = asyncio.run(_lengths(world, kind, samples))
    return f"windows with {kind}s, {_found(*both)}"


def _found(one: list[float], other: list[float]) -> str:
    """Whether they can be told apart, and what would be."""
    pooled = np.array([*one, *other])
    spread = float(np.std(pooled))
    found = {
        "p": p_value(np.array(one), np.array(other)),
        "mean": float(np.mean(one)) * 1000,
        "mean of the other": float(np.mean(other)) * 1000,
        "spread": spread * 1000,
    }
    for share in NOTICED:
        found[f"power for {share:.0%} of it"] = power(pooled, len(one), share * spread, 400, 1)
    told = ", ".join([f"{name} {value:.4g}" for name, value in found.items()])
    return f"{len(one)} of each, ms: {told}"


async def _lengths(world: World, kind: str, samples: int) -> tuple[list[float], list[float]]:
    lengths: dict[str, list[float]] = {"one": [], "other": []}
    await world.server.do(world.server.hub.thinkers.run(os.getpid))  # they are awake
    while len(lengths["one"]) < samples:
        names = ["one", "other"] * (AT_ONCE // 2)
        lasted = await asyncio.gather(*[_lasts(world, name, kind) for name in names])
        for name, seconds in zip(names, lasted, strict=True):
            lengths[name].append(seconds)
    return lengths["one"], lengths["other"]


async def _lasts(world: World, name: str, kind: str) -> float:
    """From the message that opens the window to the one that tells its end, for its opener."""
    course = _fresh(getattr(opened(), name), kind)
    moves = course.moves
    await world._lay(course, Plan(0, None, len(moves) - 1))
    try:
        async with Person(world.server, course.room.code, token(0)) as ada:
            await ada.until(ada.questions)
            given = moves[-1].given[0]
            await ada.ask("answer", seat=0, at=given.at, pick=given.pick)
            began, heard = time.perf_counter(), len(ada.heard)
            await ada.until(lambda: any(m["t"] == "table" for m in ada.heard[heard:]))
            return time.perf_counter() - began
    finally:
        await world.server.do(world._forget(course.room.code))


def _fresh(course: Course, kind: str) -> Course:
    """The same match in a room of its own."""
    room = replace(seated(course, kind), code="".join(next(_CODES)))
    return Course(room).again(course.moves)
