"""An evening of many tables: everybody sits down, plays, is cut off and comes back."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import select

from consigliere.server.match.entry import LogEntry
from consigliere.server.storage import open_database
from consigliere.server.storage.tables import ENTRIES

from .laid import Laid
from .people import Person, Table, Tally

LANGUAGES: Final = ("en", "it", "de")
_PATIENCE: Final = 120.0


class Times(Struct, frozen=True):
    """Milliseconds: of how many, the half, the 99 in a hundred, the longest."""

    of: int
    p50: float
    p99: float
    most: float

    def __str__(self) -> str:
        return f"p50 {self.p50:.0f}, p99 {self.p99:.0f}, max {self.most:.0f} ms ({self.of:,})"


def times(seconds: list[float]) -> Times:
    ranked = sorted(seconds) or [0.0]
    at = [ranked[min(len(ranked) - 1, int(part * len(ranked)))] for part in (0.5, 0.99, 1.0)]
    return Times(len(seconds), *[round(1000 * each, 1) for each in at])


class Evening:
    """All tables of a run. `words` is the share of sockets that want sentences."""

    def __init__(
        self, laid: list[Laid], port: int, words: float = 1.0, pace: float = 1.0, seed: int = 1
    ) -> None:
        chance, self.tally = Random(seed), Tally()
        self.tables = [Table(one, port, self.tally, Random(chance.random()), pace) for one in laid]
        for person in self.people:
            person.lang = chance.choice(LANGUAGES) if chance.random() < words else None

    @property
    def people(self) -> list[Person]:
        return [person for table in self.tables for person in table.people]

    async def come(self, within: float = 0.0) -> float:
        """Everybody connects in so many seconds; how long it took until all had their table."""
        began, chance = perf_counter(), Random(2)
        for person in self.people:
            person.come(within * chance.random())
        await self.all_here(within + _PATIENCE)
        return perf_counter() - began

    async def all_here(self, patience: float = _PATIENCE) -> float:
        began = perf_counter()
        while not all(person.here for person in self.people if person.reads):
            if perf_counter() - began > patience:
                raise TimeoutError(f"{sum(not p.here for p in self.people)} are not there")
            await asyncio.sleep(0.05)
        return perf_counter() - began

    async def play(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def cut(self) -> None:
        """All lines break at once, and all dial again in the same moment."""
        for person in self.people:
            person.drop()
        for person in self.people:
            person.come()

    async def quiet(self, patience: float = 30.0) -> None:
        """Nobody begins to answer any more; what is under way comes to its end."""
        until = perf_counter() + patience
        for person in self.people:
            person.rest()
        while any(person.waits for person in self.people) and perf_counter() < until:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)

    def leave(self) -> None:
        for person in self.people:
            person.leave()


def kept(url: str) -> tuple[set[tuple[str, int, str]], int]:
    """Every answer's room, seat and id as the database has it, and how many it has twice."""
    database, read = open_database(url), msgspec.json.Decoder(LogEntry).decode
    found: list[tuple[str, int, str]] = []
    with database.engine.connect() as connection:
        for room, body in connection.execute(select(ENTRIES.c.room, ENTRIES.c.body)):
            entry = read(body)
            found += [(room, entry.by, entry.id)] if entry.id else []
            found += [(room, seat, id) for seat, id in entry.ids]
    database.close()
    return set(found), len(found) - len(set(found))
