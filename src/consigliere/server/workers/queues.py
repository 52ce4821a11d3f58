"""A fair queue: round robin over addresses, then over the rooms of an address."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Claim(Struct, frozen=True):
    """For whom a job runs, and whether it may take long."""

    owner: str = ""  # the client's address
    table: str = ""
    long: bool = False


class FairQueue(Generic[T]):
    """Round robin over owners, then over an owner's tables; short work goes before long work.

    Long work of one owner never occupies more than `most` workers at a time.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._owners: OrderedDict[str, OrderedDict[tuple[bool, str], deque[tuple[Claim, T]]]]
        self._owners = OrderedDict()
        self._running: dict[str, int] = {}  # running long jobs by owner
        self._waiting: dict[str, int] = {}  # waiting long jobs by owner

    def put(self, claim: Claim, item: T) -> None:
        """Add an item."""
        tables = self._owners.setdefault(claim.owner, OrderedDict())
        tables.setdefault((claim.long, claim.table), deque()).append((claim, item))
        if claim.long:
            self._waiting[claim.owner] = self._waiting.get(claim.owner, 0) + 1

    def take(self, short_only: bool = False) -> tuple[Claim, T] | None:
        """The next item for a free worker; `done` must follow if there is one."""
        for owner in self._owners:
            key = self._next_key(owner, short_only)
            if key is not None:
                self._owners.move_to_end(owner)
                return self._pop(owner, key)
        return None

    def done(self, claim: Claim) -> None:
        """An item that was taken is finished, successfully or not."""
        if claim.long:
            _decrement(self._running, claim.owner)

    def load(self, owner: str) -> int:
        """How many long jobs of that owner wait or run."""
        return self._waiting.get(owner, 0) + self._running.get(owner, 0)

    def __len__(self) -> int:
        return sum(len(items) for tables in self._owners.values() for items in tables.values())

    # ---- inside

    def _next_key(self, owner: str, short_only: bool) -> tuple[bool, str] | None:
        """The next key of that owner whose work may run now."""
        tables = self._owners[owner]
        for key in tables:
            if not key[0]:
                return key
        if short_only or self._running.get(owner, 0) >= self._most:
            return None
        return next(iter(tables), None)

    def _pop(self, owner: str, key: tuple[bool, str]) -> tuple[Claim, T]:
        tables = self._owners[owner]
        claim, item = tables[key].popleft()
        if tables[key]:
            tables.move_to_end(key)
        else:
            del tables[key]
        if not tables:
            del self._owners[owner]
        if claim.long:
            _decrement(self._waiting, owner)
            self._running[owner] = self._running.get(owner, 0) + 1
        return claim, item


def _decrement(counts: dict[str, int], owner: str) -> None:
    counts[owner] -= 1
    if not counts[owner]:
        del counts[owner]
