"""Persistence: rooms, the append-only entries of their matches, sealed answers, chat."""

from .database import Database, open_database
from .errors import StorageDamaged, StorageRefused, StorageUnavailable
from .room_versions import RoomVersion
from .store import Store, StoredRoom

__all__ = [
    "Database",
    "RoomVersion",
    "StorageDamaged",
    "StorageRefused",
    "StorageUnavailable",
    "Store",
    "StoredRoom",
    "open_database",
]
