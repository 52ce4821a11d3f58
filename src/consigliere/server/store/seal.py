"""The seal of a backup: its version, when it was taken, and a digest over every row."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from consigliere.kernel import Refusal

from .revisions import known

_MAGIC: Final = b"SQLite format 3\0"
_TABLE: Final = "backup"


class Seal(Struct, frozen=True):
    """What a backup says of itself."""

    revision: str
    taken: float
    digest: str = ""
    rooms: int = 0
    rows: int = 0


def put_seal(path: Path, seal: Seal) -> Seal:
    """Seal a file that holds all rows."""
    with closing(sqlite3.connect(path)) as c:
        rows, digest = _digest(c)
        (rooms,) = c.execute("SELECT count(*) FROM rooms").fetchone()
        seal = replace(seal, digest=digest, rooms=rooms, rows=rows)
        c.execute(f"CREATE TABLE {_TABLE} (seal TEXT NOT NULL)")
        c.execute(f"INSERT INTO {_TABLE} VALUES (?)", (msgspec.json.encode(seal).decode(),))
        c.commit()
    return seal


def read_seal(path: Path) -> Seal:
    """The seal of a backup, which is whole; a Refusal says what is wrong with it."""
    with open(path, "rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise Refusal("backup-none", file=str(path))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as c:
            seal = _read(c, path)
            whole = _digest(c)[1] == seal.digest
    except (sqlite3.Error, msgspec.MsgspecError, UnicodeDecodeError) as broken:
        raise Refusal("backup-damaged", file=str(path)) from broken
    if not whole:
        raise Refusal("backup-damaged", file=str(path))
    if seal.revision not in known():
        raise Refusal("backup-newer", file=str(path), theirs=seal.revision, ours=known()[0])
    return seal


def _read(c: sqlite3.Connection, path: Path) -> Seal:
    if _TABLE not in _tables(c):
        raise Refusal("backup-none", file=str(path))
    (text,) = c.execute(f"SELECT seal FROM {_TABLE}").fetchone() or ("",)
    return msgspec.json.decode(text, type=Seal)


def _digest(c: sqlite3.Connection) -> tuple[int, str]:
    """How many rows there are, and a digest that every bit of them counts for."""
    found, count = sha256(), 0
    for table in _tables(c):
        if table == _TABLE:
            continue
        columns = c.execute(f'PRAGMA table_info("{table}")').fetchall()
        found.update(msgspec.msgpack.encode((table, [column[1] for column in columns])))
        keys = ", ".join([f'"{column[1]}"' for column in columns if column[5]]) or "rowid"
        for row in c.execute(f'SELECT * FROM "{table}" ORDER BY {keys}'):
            found.update(msgspec.msgpack.encode(row))
            count += 1
    return count, found.hexdigest()


def _tables(c: sqlite3.Connection) -> list[str]:
    named = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    return [name for (name,) in c.execute(named) if not name.startswith("sqlite_")]
