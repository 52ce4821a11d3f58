"""Older databases played to the end, and backups of a busy server restored and compared.

python3 make.py soak hosting [ROUNDS]   ROUNDS backups while matches go on, default 20
python3 make.py soak hosting at PORT [RESTART]   a match of each game at a server that runs on this
    machine, in a container or under systemd; RESTART is a command that restarts it in the middle
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import structlog
from sqlalchemy import select

from consigliere.games import game
from consigliere.kernel import read_record, verify
from consigliere.server.match.log import MatchLog
from consigliere.server.rooms.model import Room
from consigliere.server.storage import open_database
from consigliere.server.storage.backup import create_backup
from consigliere.server.storage.restore import restore
from consigliere.server.storage.tables import ENTRIES, ROOMS
from tests.server.older import VERSIONS, Old
from tests.server.postgres import Postgres
from tests.server.table import Person, Server

from ..sample import EVERY
from ._visit import visit


def main(*args: str) -> int:
    if args[:1] == ("at",) and len(args) > 1 and args[1].isdigit():
        asyncio.run(visit(int(args[1]), " ".join(args[2:])))
        return 0
    if args and not args[0].isdigit():
        print(__doc__)
        return 2
    rounds = int(args[0]) if args else 20
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            places = Places(postgres, Path(folder))
            for kind in ("sqlite", "postgresql"):
                for version in VERSIONS:
                    asyncio.run(upgraded(places.fresh(kind), version, kind))
                asyncio.run(backed_up(places, kind, rounds))
    finally:
        postgres.close()
    return 0


class Places:
    """Addresses of empty databases."""

    def __init__(self, postgres, folder):
        self.postgres, self.folder, self.made = postgres, folder, 0

    def fresh(self, kind):
        self.made += 1
        if kind == "postgresql":
            return self.postgres.fresh()
        return f"sqlite:///{self.folder}/{self.made}.sqlite"


async def upgraded(url, version, kind):
    """Every match an older server left, to its end."""
    old, began = Old(url, version), time.monotonic()
    server = Server(open_database(url))
    try:
        for name in EVERY:
            room = old.room("playing", name)
            async with Person(server, room["code"], room["token"]) as ada:
                await ada.until(lambda p=ada: p.table)
                await ada.play(1)
            record = read_record((await server.get(f"/api/rooms/{room['code']}/record")).text)
            verify(game(name), record)
    finally:
        server.close()
    print(f"{kind}: version {version}, 3 matches to their end, {time.monotonic() - began:.1f} s")


async def backed_up(places, kind, rounds):
    """Backups while people answer; each restored into the other kind, every match replayed."""
    url = places.fresh(kind)
    server = Server(open_database(url))
    other = "sqlite" if kind == "postgresql" else "postgresql"
    playing = [asyncio.create_task(_evening(server, n)) for n in range(6)]
    entries, matches, spent = 0, 0, []
    try:
        for n in range(rounds):
            file, began = places.folder / f"{kind}{n}.backup", time.monotonic()
            await asyncio.to_thread(create_backup, url, file)
            spent.append(time.monotonic() - began)
            into = places.fresh(other)
            await asyncio.to_thread(restore, into, file)
            found = await asyncio.to_thread(_replayed, into)
            entries, matches = entries + found[0], matches + found[1]
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.close()
    mean = sum(spent) / len(spent)
    print(
        f"{kind} -> {other}: {rounds} backups while 6 tables played (mean {mean:.2f} s), restored;"
        f" {matches} matches with {entries} entries replayed"
    )


async def _evening(server, seed):
    rng = random.Random(seed)
    while True:
        made = await server.room(bots="random", game=EVERY[seed % 3], seats=3)
        async with Person(server, made["code"], made["token"]) as ada:
            while await ada.answer_somehow(rng):
                pass


def _replayed(url):
    """Every match of a database, entry by entry, without a gap: entries and matches."""
    import msgspec

    entries = matches = 0
    with closing(open_database(url)) as database, database.engine.connect() as c:
        for row in c.execute(select(ROOMS.c.doc)).all():
            room = msgspec.json.decode(row[0], type=Room)
            if not room.match:
                continue
            mine = (ENTRIES.c.room == room.code, ENTRIES.c.match == room.match)
            kept = c.execute(select(ENTRIES).where(*mine).order_by(ENTRIES.c.number)).all()
            assert [row.number for row in kept] == list(range(1, len(kept) + 1))
            match_log = MatchLog(room)
            for one in kept:
                match_log.read(one.body)
            entries, matches = entries + len(kept), matches + 1
    return entries, matches


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
