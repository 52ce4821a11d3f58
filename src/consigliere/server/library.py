"""Editions of people's own: kept in the store, and known to this process while they are played."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final

from consigliere.games import GAMES, game
from consigliere.kernel import BadEdition, Edition, Game, Sheet
from consigliere.kernel.record import enclosed, read_record

from .room import BadRequest
from .store import Store
from .store.editions import find_edition, keep_edition
from .wire.editions import EditionInfo

# What comes with the games; everything else a game knows was put there by ref.
PRINTED: Final = {key: frozenset(rules.editions) for key, rules in GAMES.items()}
_KNOWN: Final = 200  # so many others stay in memory; those in use stay in any case
Named = tuple[str, str]  # game and ref


def comes_with(key: str) -> list[EditionInfo]:
    """The editions of a game that nobody has to save: the one of today, and those before."""
    names = sorted([name for name in PRINTED[key] if "@" not in name])
    return [EditionInfo(key, game(key).editions[name].ref, name) for name in names]


class Library:
    """Rules look editions up by ref, and a ref names its values: no room disturbs another."""

    def __init__(self, store: Store, in_use: Callable[[], Iterable[Named]]) -> None:
        self._store, self._in_use = store, in_use
        self._lent: dict[Named, None] = {}  # the last one asked for comes last

    async def text(self, key: str, ref: str) -> str:
        """The file of an edition; BadRequest if there is none."""
        rules = game(key)
        if ref in PRINTED[rules.key]:
            return str(rules.editions[ref].text)
        found = await find_edition(self._store, rules.key, ref) if "@" in ref else None
        if found is None:
            raise BadRequest("edition-gone", game=rules.key, edition=ref[:80])
        return found

    async def ready(self, key: str, ref: str) -> None:
        """From now on a table can be laid with that edition; BadRequest if nobody saved it."""
        rules = game(key)
        if ref in PRINTED[rules.key] or "@" not in ref:  # a name alone is printed, or nobody's
            return
        if ref not in rules.editions:
            found = await asyncio.to_thread(rules.read_edition, await self.text(key, ref))
            if found.ref != ref:
                raise BadRequest("edition-gone", game=rules.key, edition=ref[:80])
            rules.editions[ref] = found
        self._lent.pop((rules.key, ref), None)
        self._lent[rules.key, ref] = None
        self._put_away()

    async def keep(self, rules: Game[Any], edition: Edition, key: str = "") -> str:
        """Store an edition; the key its notes can be changed with, empty if it is not ours."""
        if edition.ref in PRINTED[rules.key]:
            return ""
        key = key or secrets.token_urlsafe(18)
        owner = sha256(key.encode()).hexdigest()
        if await keep_edition(self._store, rules.key, edition.ref, edition.text, owner):
            return key
        if _values(await self.text(rules.key, edition.ref)) != _values(edition.text):
            raise BadRequest("edition-name-taken", name=edition.name)
        return ""

    async def welcome(self, record: str) -> None:
        """A record may bring its edition along; whatever it was played with is ready then."""
        setup = read_record(record).setup
        rules, brought = game(setup.game), enclosed(record)
        if brought and setup.edition not in PRINTED[rules.key]:
            edition = rules.read_edition(brought)
            if edition.ref == setup.edition:
                await self.keep(rules, edition)
        if "@" in setup.edition:
            await self.ready(setup.game, setup.edition)

    def _put_away(self) -> None:
        used = set(self._in_use())
        idle = [named for named in list(self._lent)[:-1] if named not in used]
        for named in idle[: max(0, len(self._lent) - _KNOWN)]:
            del self._lent[named]
            game(named[0]).editions.pop(named[1], None)


def own_text(key: str, ref: str) -> str:
    """The file of an edition this process knows, for one that may not; empty if it is printed."""
    known = game(key).editions.get(ref)
    return "" if ref in PRINTED[key] or known is None else str(known.text)


def _values(text: str) -> dict[str, Any]:
    try:
        return {k: v for k, v in Sheet(text).data.items() if k != "name"}
    except BadEdition:
        return {}
