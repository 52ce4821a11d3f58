"""The tables of the database; migrations/ brings older ones here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Integer, LargeBinary, MetaData, String, Table

METADATA: Final = MetaData()

# A room is one document; `version` goes up by one with every change (compare and swap).
ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("phase", String(8), nullable=False, index=True),
    Column("doc", LargeBinary, nullable=False),
    Column("changed", Float, nullable=False),
    Column("deleted", Float),  # since when it answers as unknown; it is removed a week later
)

# The truth of a match: nothing in it is ever changed. One entry is one commit.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("room", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# Answers to an open reaction window, until it closes; the newest of a seat counts.
SEALED: Final = Table(
    "sealed",
    METADATA,
    Column("room", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("given", Integer, primary_key=True),
    Column("text", String(400), nullable=False),
    Column("id", String(40), nullable=False, server_default=""),  # the client's
)

# The record of a match that is over, with who played; nothing in it is ever changed but a name.
REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("doc", LargeBinary, nullable=False),
    Column("kept", Float, nullable=False),
)

# What the analyst found in a replay; without `doc` somebody is, or was, at work on it.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("touched", Float, nullable=False),
    Column("doc", LargeBinary),
)

# What owners of printed copies have typed. A ref names the values; notes may still change.
EDITIONS: Final = Table(
    "editions",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("ref", String(80), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("owner", String(64), nullable=False),  # digest of the key it was stored with
    Column("kept", Float, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("room", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# Numbers the servers of this database share: what they know of the clock, the last write check.
SERVER_STATE: Final = Table(
    "server_state",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Float, nullable=False),
)

# Which process plays the bots and closes the windows of a room, and until when it said so.
LEASES: Final = Table(
    "drivers",
    METADATA,
    Column("room", String(16), primary_key=True),
    Column("process", String(40), nullable=False),
    Column("until", Float, nullable=False),
)
