"""Many tables at once: people and bots, shared devices, spectators, all three games."""

from __future__ import annotations

import asyncio
from random import Random

import httpx

from ..sample import BIDDING, BUILDING, REACTING, short
from .audit import audit
from .ledger import Ledger
from .player import Player

# Game, chairs, and which of them each device has; bots take the others.
TABLES = (
    (REACTING, 3, ((0,), (1,))),
    (REACTING, 4, ((0,), (1,), (2,))),
    (REACTING, 3, ((0, 1), (2,))),
    (BUILDING, 3, ((0,), (1,))),
    (BUILDING, 2, ((0, 1),)),
    (BIDDING, 3, ((0,), (1,), (2,))),
    (BIDDING, 2, ((0,),)),
    (REACTING, 3, ((0,),)),
)
PEOPLE = (  # without bots, whose processes take longer to start than all the rest
    (REACTING, 3, ((0,), (1, 2))),
    (BUILDING, 2, ((0, 1),)),
    (BIDDING, 2, ((0,), (1,))),
    (REACTING, 4, ((0,), (1,), (2,), (3,))),
    (BUILDING, 3, ((0,), (1,), (2,))),
    (BIDDING, 3, ((0, 1), (2,))),
)


class Fleet:
    """Keeps so many tables going; a match that is over makes room for the next."""

    def __init__(self, ports, seed=0, tables=8, pace=0.02, games=TABLES, rest=()):
        self.ports, self.rng, self.pace, self.games = list(ports), Random(seed), pace, games
        self.rest = list(rest) or self.ports  # where rooms are made
        self.ledger = Ledger()
        self.players: list[Player] = []
        self.finished, self.spoiled = 0, 0
        self.more = True  # whether another match follows
        self._tables = [asyncio.create_task(self._keep(i)) for i in range(tables)]

    async def end(self, patience):
        """No more matches; those that are on are played to their end."""
        self.more = False
        _done, stuck = await asyncio.wait(self._tables, timeout=patience)
        if stuck:
            raise TimeoutError("\n".join(player.state() for player in self.players))
        self.check()

    def check(self):
        """A table that failed fails the whole."""
        for table in self._tables:
            if table.done():
                table.result()

    async def close(self):
        for table in self._tables:
            table.cancel()
        await asyncio.gather(*self._tables, return_exceptions=True)
        await asyncio.gather(*[player.close() for player in self.players])

    async def _keep(self, i):
        await self._table(*self.games[i % len(self.games)])
        while self.more:
            i += 1
            await self._table(*self.games[i % len(self.games)])

    async def _table(self, game, seats, devices):
        made = await self._room(game, seats)
        code, party = made["code"], 1 + max(map(max, devices))
        keys = [made["token"], *[""] * len(devices)]
        here = [
            Player(self.ledger, self.ports, code, Random(self.rng.random()), pace=self.pace, **who)
            for who in [
                {"token": key, "chairs": chairs, "party": party}
                for key, chairs in zip(keys, (*devices, ()), strict=True)
            ]
        ]
        self.players += here
        try:
            while not all(p.over for p in here) and not any(p.spoiled for p in here):
                await asyncio.sleep(0.05)
            self.spoiled += any(p.spoiled for p in here)
            self.finished += all(p.over for p in here)
            self._same_end(code, here)
        finally:
            for player in here:
                self.players.remove(player)
            await asyncio.gather(*[player.close() for player in here])

    def _same_end(self, code, here):
        """Everybody has seen the same table last."""
        ends = {(p.n, str(p.table["public"]), str(p.table["scores"])) for p in here if p.over}
        if len(ends) > 1:
            self.ledger.wrongs.append(f"{code}: {len(ends)} ends")

    async def _room(self, game, seats):
        settings = {"game": game, "seats": seats, "options": short(game)}
        while True:
            port = self.rng.choice(self.rest)
            try:
                async with httpx.AsyncClient(timeout=10) as http:
                    body = {"settings": settings, "name": "Ada"}
                    made = await http.post(f"http://127.0.0.1:{port}/api/rooms", json=body)
                if made.status_code == 201:
                    return made.json()
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.1)

    def audit(self, url):
        return audit(url, self.ledger)

    def playing(self):
        """Whether a match is on at every table."""
        begun = {player.code for player in self.players if player.table}
        return len(begun) + self.finished >= len(self._tables)
