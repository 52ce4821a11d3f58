"""Custom editions: stored in the database, and loaded into the rules while they are played."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final

from consigliere.games import game
from consigliere.games.registry import printed_refs
from consigliere.kernel import BadEdition, Edition, Game, Sheet
from consigliere.kernel.record import enclosed, read_record

from ...protocol.editions import EditionInfo
from ...rooms.model import BadRequest
from ...storage import Store
from ...storage.editions import find_edition, save_edition

_MAX_LOADED: Final = 200  # unused ones beyond this are evicted
EditionKey = tuple[str, str]  # game and ref


def printed_editions(key: str) -> list[EditionInfo]:
    """The editions that come with a game: the current one, and older ones."""
    names = sorted([name for name in printed_refs(key) if "@" not in name])
    return [EditionInfo(key, game(key).editions[name].ref, name) for name in names]


class CustomEditions:
    """A cache of custom editions. A ref identifies the values: rooms cannot disturb each other."""

    def __init__(self, store: Store, in_use: Callable[[], Iterable[EditionKey]]) -> None:
        self._store, self._in_use = store, in_use
        self._loaded: dict[EditionKey, None] = {}  # in order of last use

    async def text(self, key: str, ref: str) -> str:
        """The TOML file of an edition; BadRequest if there is none."""
        rules = game(key)
        if ref in printed_refs(rules.key):
            return str(rules.editions[ref].text)
        edition = await find_edition(self._store, rules.key, ref) if "@" in ref else None
        if edition is None:
            raise BadRequest("edition-gone", game=rules.key, edition=ref[:80])
        return edition

    async def load(self, key: str, ref: str) -> None:
        """Make an edition playable in this process; BadRequest if nobody saved it."""
        rules = game(key)
        if ref in printed_refs(rules.key) or "@" not in ref:  # without a ref: printed or unknown
            return
        if ref not in rules.editions:
            edition = await asyncio.to_thread(rules.read_edition, await self.text(key, ref))
            if edition.ref != ref:
                raise BadRequest("edition-gone", game=rules.key, edition=ref[:80])
            rules.editions[ref] = edition
        self._loaded.pop((rules.key, ref), None)
        self._loaded[rules.key, ref] = None
        self._evict()

    async def save(self, rules: Game[Any], edition: Edition, key: str = "") -> str:
        """Store an edition; the key that allows changing its notes, empty if others own it."""
        if edition.ref in printed_refs(rules.key):
            return ""
        key = key or secrets.token_urlsafe(18)
        owner = sha256(key.encode()).hexdigest()
        if await save_edition(self._store, rules.key, edition.ref, edition.text, owner):
            return key
        if _values(await self.text(rules.key, edition.ref)) != _values(edition.text):
            raise BadRequest("edition-name-taken", name=edition.name)
        return ""

    async def import_from(self, record: str) -> None:
        """Load the edition of a record; one that is enclosed in the record is stored first."""
        setup = read_record(record).setup
        rules, brought = game(setup.game), enclosed(record)
        if brought and setup.edition not in printed_refs(rules.key):
            edition = rules.read_edition(brought)
            if edition.ref == setup.edition:
                await self.save(rules, edition)
        if "@" in setup.edition:
            await self.load(setup.game, setup.edition)

    def _evict(self) -> None:
        used = set(self._in_use())
        idle = [named for named in list(self._loaded)[:-1] if named not in used]
        for named in idle[: max(0, len(self._loaded) - _MAX_LOADED)]:
            del self._loaded[named]
            game(named[0]).editions.pop(named[1], None)


def custom_edition_text(key: str, ref: str) -> str:
    """The file of a custom edition, for a process that may not have it; empty if printed."""
    edition = game(key).editions.get(ref)
    return "" if ref in printed_refs(key) or edition is None else str(edition.text)


def _values(text: str) -> dict[str, Any]:
    try:
        return {k: v for k, v in Sheet(text).data.items() if k != "name"}
    except BadEdition:
        return {}
