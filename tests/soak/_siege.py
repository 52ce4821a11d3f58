"""A table under attack: strangers, and one who has a chair, against people who sit and wait."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec import json as ours

from consigliere.server.match.entry import LogEntry
from consigliere.server.protocol.basics import VERSION

from ..server.table import Person, Server
from ._line import BROKEN, PING, REQUESTS, Line, frame
from ._messages import Facts, absurd, near_miss

END = b"end-of-batch"
ASK_END = frame(b'{"t":"look","id":"end-of-batch","n":0}')
DEAF = 4000  # pings nobody listens to the answers of


class Tally(Struct):
    """What was sent, and how the server took it."""

    messages: int = 0
    frames: int = 0  # broken ones, and pings
    requests: int = 0  # raw HTTP that is none
    lines: int = 0
    closed: int = 0  # lines the server had enough of
    hung: int = 0


class Table(Struct):
    """A room with a match that is on, and what is kept of it."""

    code: str
    tokens: list[str]
    facts: Facts
    database: Path

    def kept(self) -> tuple[bytes, list[bytes]]:
        """The room and the entries of its match, as they are on disk."""
        read = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=30)
        try:
            (room,) = read.execute("select doc from rooms where code=?", [self.code]).fetchone()
            rows = "select body from entries where room=? order by match, number"
            return room, [body for (body,) in read.execute(rows, [self.code])]
        finally:
            read.close()


@asynccontextmanager
async def table(server: Server, database: Path, attacker: int | None = None):
    """Three people at a table, all of them there; one of them may be the attacker."""
    made = await server.room(hints=attacker is None, seats=3)
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(Person(server, made["code"], made["token"]))
        tokens = [made["token"]]
        for seat in (1, 2):
            guest = await stack.enter_async_context(Person(server, made["code"]))
            tokens.append((await guest.ok("sit", chair=seat, name=f"Guest {seat}"))["token"])
            await guest.ok("ready", chair=seat)
        await host.ok("ready", chair=0)
        await host.ok("begin")
        await host.until(lambda: host.table)
        facts = Facts(3, host.table["n"], ("Ada", "Guest 1"), attacker)
        yield host, Table(made["code"], tokens, facts, database)


async def besiege(
    port: int, table: Table, messages: int, lines: int, seed: int, patience: float = 120.0
) -> Tally:
    """So many messages over so many connections at a time."""
    tally = Tally()
    attacks = [
        _attack(port, table, messages, Random(f"{seed}/{i}"), tally, patience) for i in range(lines)
    ]
    await asyncio.gather(*attacks)
    return tally


async def _attack(
    port: int, table: Table, messages: int, rng: Random, tally: Tally, patience: float
) -> None:
    while tally.messages < messages:
        how = rng.random()
        if how < 0.02:
            await _request(port, rng, tally)
        elif how < 0.07:
            await _broken(port, table, rng, tally)
        else:
            await _batch(port, table, rng, tally, patience)


async def _batch(port: int, table: Table, rng: Random, tally: Tally, patience: float) -> None:
    """Many messages at once; then the server answers, or it has closed the line."""
    line = await _greeted(port, table, rng, tally)
    sent = [near_miss(rng, table.facts) for _ in range(rng.choice((1, 10, 60, 120, 120)))]
    sent += [absurd(rng, table.facts)] if rng.random() < 0.6 else []
    line.send(b"".join([frame(_bytes(one)) for one in sent]) + ASK_END)
    tally.messages += len(sent)
    try:
        tally.closed += not await line.until(END, patience)
    except TimeoutError:
        tally.hung += 1
    await line.end()


async def _broken(port: int, table: Table, rng: Random, tally: Tally) -> None:
    line = await _greeted(port, table, rng, tally)
    if rng.random() < 0.1:
        line.send(frame(b"x" * 125, PING) * DEAF)
        tally.frames += DEAF
        await asyncio.sleep(0)
    else:
        line.send(rng.choice(list(BROKEN.values())))
        tally.frames += 1
    await line.end()


async def _request(port: int, rng: Random, tally: Tally) -> None:
    line = await Line.plain(port)
    line.send(rng.choice(REQUESTS))
    tally.requests += 1
    await asyncio.sleep(0.01)
    await line.end()


async def _greeted(port: int, table: Table, rng: Random, tally: Tally) -> Line:
    line = await Line.open(port)
    line.send(frame(_bytes(_hello(table, rng))))
    tally.lines += 1
    tally.messages += 1
    return line


def _hello(table: Table, rng: Random) -> str:
    """His own chair if he has one; else keys that are none, and sometimes no greeting at all."""
    if rng.random() < 0.05:
        return absurd(rng, table.facts)
    seat, tokens = table.facts.seat, list[str]()
    if seat is not None:
        tokens = [table.tokens[seat]]
    elif rng.random() < 0.3:
        tokens = [_almost(rng.choice(table.tokens), rng) for _ in range(rng.randint(1, 12))]
    message: dict[str, Any] = {
        "t": "hello",
        "version": VERSION,
        "code": table.code,
        "tokens": tokens,
    }
    message["lang"] = rng.choice(("en", "it", "de", None, None, None))
    message["screen"] = rng.random() < 0.1
    message["ticket"] = rng.choice(("", "", "", "x" * 64, table.code))
    return json.dumps(message)


def _almost(token: str, rng: Random) -> str:
    at = rng.randrange(len(token))
    return token[:at] + ("a" if token[at] != "a" else "b") + token[at + 1 :]


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def strange(before: list[bytes], after: list[bytes], own: int) -> list[LogEntry]:
    """Entries that the one in that chair cannot have brought about by his own right."""
    assert before == after[: len(before)]
    new = [ours.decode(body, type=LogEntry) for body in after[len(before) :]]
    return [one for one in new if one.end or _others(one, own)]


def _others(entry: LogEntry, own: int) -> set[int]:
    """Seats in it that are neither his nor chance's."""
    return {entry.by, *[seat for seat, _ in entry.lines]} - {own, -1}
