"""Reaction windows timed on a real server, in two worlds: in one somebody can react.

Bots sit at them, people with standing answers, people who think long without asking for time, and
people who ask for time whatever they hold.
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import AsyncExitStack
from itertools import product

import numpy as np
from msgspec.structs import replace

from consigliere.server.match.reactions import sealed_seats
from consigliere.server.match.timing import TOGETHER, WindowTiming
from consigliere.server.rooms.codes import LETTERS

from ..server.secrets.clockwork import Habit, opened, seated
from ..server.secrets.course import Course, token
from ..server.secrets.statistics import p_value, power
from ..server.secrets.wiretap import Plan, World
from ..server.table import Person

FASTER = 10  # than at a real table
PACE = WindowTiming(TOGETHER.least / FASTER, TOGETHER.until / FASTER, TOGETHER.waits)
WHO = {  # who sits at the window, and after how many seconds they do what
    "bot": Habit(),
    "order": Habit(),
    "person who thinks long": Habit(answer=9.0 / FASTER),
    "person who asks for time": Habit(think=2.0 / FASTER, answer=9.0 / FASTER),
}
AT_ONCE = 8  # tables side by side
NOTICED = (0.005, 0.01, 0.02)  # seconds
_CODES = product(*[LETTERS] * 4, "Z")


def timed(world: World, kind: str, samples: int) -> str:
    """So many windows in each of the two worlds, side by side; what they tell, in words."""
    world.server.services.window_timing = PACE
    both = asyncio.run(_lengths(world, kind, samples))
    return f"windows, {kind}: {_found(*both)}"


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
    for shift in NOTICED:
        found[f"power for {shift * 1000:.0f}"] = power(pooled, len(one), shift, 400, 1)
    text = ", ".join([f"{name} {value:.4g}" for name, value in found.items()])
    return f"{len(one)} of each, ms: {text}"


async def _lengths(world: World, kind: str, samples: int) -> tuple[list[float], list[float]]:
    lengths: dict[str, list[float]] = {"one": [], "other": []}
    await world.server.do(world.server.services.bots.run(os.getpid))  # they are awake
    while len(lengths["one"]) < samples:
        names = ["one", "other"] * (AT_ONCE // 2)
        lasted = await asyncio.gather(*[_lasts(world, name, kind) for name in names])
        for name, seconds in zip(names, lasted, strict=True):
            lengths[name].append(seconds)
    return lengths["one"], lengths["other"]


async def _lasts(world: World, name: str, who: str) -> float:
    """From the message that opens the window to the one that tells its end, for its opener."""
    course = _fresh(getattr(opened(), name), who.split(maxsplit=1)[0])
    moves, code = course.moves, course.room.code
    seats = () if who == "bot" else sealed_seats(course.match)
    await world._lay(course, Plan(0, None, len(moves) - 1))
    try:
        async with AsyncExitStack() as stack:
            dialled = [Person(world.server, code, token(seat)) for seat in (0, *seats)]
            ada, *others = [await stack.enter_async_context(person) for person in dialled]
            await ada.until(ada.questions)
            given, entries = moves[-1].given[0], ada.table["n"]
            await ada.ask("answer", seat=0, at=given.at, pick=given.pick)
            await ada.until(lambda: ada.table["window"])
            began, opened_at = time.perf_counter(), ada.table["n"]
            assert opened_at > entries
            busy = [asyncio.create_task(_behave(person, WHO[who])) for person in others]
            await ada.until(lambda: ada.table["n"] > opened_at)
            lasted = time.perf_counter() - began
            await asyncio.gather(*busy)
            return lasted
    finally:
        await world.server.do(world._forget(code))


async def _behave(person: Person, habit: Habit) -> None:
    """What a person does at a window; a reaction that comes too late is refused."""
    seat, question = (await person.until(person.questions))[0]
    opened_at, begun = person.table["n"], time.perf_counter()
    if habit.think:
        await asyncio.sleep(begun + habit.think - time.perf_counter())
        await person.ask("think", seat=seat, at=opened_at)
    if habit.answer:
        await asyncio.sleep(begun + habit.answer - time.perf_counter())
        pick = [len(question["options"]) - 1]
        await person.ask("answer", seat=seat, at=question["at"], pick=pick)


def _fresh(course: Course, kind: str) -> Course:
    """The same match in a room of its own."""
    room = replace(seated(course, kind), code="".join(next(_CODES)))
    return Course(room).again(course.moves)
