"""The manifest of a backup: its version, when it was taken, and a checksum over every row."""

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

from .schema import known_revisions

_MAGIC: Final = b"SQLite format 3\0"
_TABLE: Final = "backup"


class BackupManifest(Struct, frozen=True):
    """What a backup says about itself."""

    revision: str
    taken: float
    digest: str = ""
    rooms: int = 0
    rows: int = 0


def write_manifest(path: Path, manifest: BackupManifest) -> BackupManifest:
    """Add the manifest to a file that holds all rows."""
    with closing(sqlite3.connect(path)) as c:
        rows, digest = _digest(c)
        (rooms,) = c.execute("SELECT count(*) FROM rooms").fetchone()
        manifest = replace(manifest, digest=digest, rooms=rooms, rows=rows)
        c.execute(f"CREATE TABLE {_TABLE} (seal TEXT NOT NULL)")
        c.execute(f"INSERT INTO {_TABLE} VALUES (?)", (msgspec.json.encode(manifest).decode(),))
        c.commit()
    return manifest


def read_manifest(path: Path) -> BackupManifest:
    """The manifest of an intact backup; a Refusal says what is wrong with it."""
    with open(path, "rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise Refusal("backup-none", file=str(path))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as c:
            manifest = _read(c, path)
            whole = _digest(c)[1] == manifest.digest
    except (sqlite3.Error, msgspec.MsgspecError, UnicodeDecodeError) as broken:
        raise Refusal("backup-damaged", file=str(path)) from broken
    if not whole:
        raise Refusal("backup-damaged", file=str(path))
    if manifest.revision not in known_revisions():
        raise Refusal(
            "backup-newer", file=str(path), theirs=manifest.revision, ours=known_revisions()[0]
        )
    return manifest


def _read(c: sqlite3.Connection, path: Path) -> BackupManifest:
    if _TABLE not in _tables(c):
        raise Refusal("backup-none", file=str(path))
    (text,) = c.execute(f"SELECT seal FROM {_TABLE}").fetchone() or ("",)
    return msgspec.json.decode(text, type=BackupManifest)


def _digest(c: sqlite3.Connection) -> tuple[int, str]:
    """The number of rows, and a checksum over all of them."""
    digest, count = sha256(), 0
    for table in _tables(c):
        if table == _TABLE:
            continue
        columns = c.execute(f'PRAGMA table_info("{table}")').fetchall()
        digest.update(msgspec.msgpack.encode((table, [column[1] for column in columns])))
        keys = ", ".join([f'"{column[1]}"' for column in columns if column[5]]) or "rowid"
        for row in c.execute(f'SELECT * FROM "{table}" ORDER BY {keys}'):
            digest.update(msgspec.msgpack.encode(row))
            count += 1
    return count, digest.hexdigest()


def _tables(c: sqlite3.Connection) -> list[str]:
    named = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    return [name for (name,) in c.execute(named) if not name.startswith("sqlite_")]
