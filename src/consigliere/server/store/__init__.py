"""What is kept: rooms, the append-only entries of their matches, sealed answers, chat."""

from .database import Database, open_database
from .heads import Head
from .store import Kept, StorageGone, Store

__all__ = ["Database", "Head", "Kept", "StorageGone", "Store", "open_database"]
