"""A database of matches in the middle, made by the rules themselves, for people to come back to."""

from __future__ import annotations

import secrets
from random import Random
from time import time
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import insert

from consigliere.games import GAMES
from consigliere.server.match.compose import compose, compose_window
from consigliere.server.match.entry import LogEntry
from consigliere.server.match.log import MatchLog
from consigliere.server.match.reactions import in_order, sealed_seats
from consigliere.server.protocol.basics import Settings
from consigliere.server.protocol.codec import ENCODE
from consigliere.server.rooms import commands
from consigliere.server.rooms.model import Room
from consigliere.server.storage import open_database
from consigliere.server.storage.tables import ENTRIES, ROOMS

SOCKETS: Final = 4  # at every table: people, and spectators where a bot sits
KEYS: Final = tuple(GAMES)
Mix = tuple[tuple[str, ...], ...]
BOTS: Final[Mix] = ((), ("easy",), (), ("easy", "normal"))  # in turn: 3 chairs of 16 are bots'
PEOPLE: Final[Mix] = ((),)
NAMES: Final = ("Ada", "Bruno", "Clara", "Dino")
LATE: Final = 150  # answers given at a table beforehand, at most


class Laid(Struct, frozen=True):
    """A room with a match that is on: its code, and the secret of each person's chair."""

    code: str
    game: str
    tokens: tuple[str, ...]
    entries: int


def lay(url: str, tables: int, mix: Mix = BOTS, seed: int = 1, late: int = LATE) -> list[Laid]:
    """So many rooms in that database, the matches anywhere up to `late` answers on."""
    chance, database = Random(seed), open_database(url)
    laid = []
    with database.engine.begin() as connection:
        for number in range(tables):
            room, tokens = _room(number, mix[number // len(KEYS) % len(mix)], chance)
            bodies = [ENCODE(entry) for entry in _played(room, chance.randint(1, late), chance)]
            connection.execute(insert(ROOMS), _row(room))
            connection.execute(insert(ENTRIES), [*_rows(room.code, bodies)])
            laid.append(Laid(room.code, room.settings.game, tokens, len(bodies)))
    database.close()
    return laid


def _room(number: int, bots: tuple[str, ...], chance: Random) -> tuple[Room, tuple[str, ...]]:
    settings = Settings(game=KEYS[number % len(KEYS)], seats=SOCKETS)
    room = commands.new_room(f"{_letters(number)}{_letters(chance.randrange(32**2))[1:]}", settings)
    tokens = tuple([secrets.token_urlsafe(18) for _ in range(SOCKETS - len(bots))])
    for seat, token in enumerate(tokens):
        room = commands.set_ready(commands.occupy(room, seat, NAMES[seat], None, token), seat, True)
    for seat, bot in enumerate(bots, len(tokens)):
        room = commands.seat_bot(room, seat, bot)
    return commands.begin(room, f"{number}.{chance.random()}"), tokens


def _letters(number: int) -> str:
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    return "".join([letters[number // 32**at % 32] for at in range(3)])


def _played(room: Room, answers: int, chance: Random) -> list[LogEntry]:
    """The entries of a match of random answers; it is not over."""
    match_log = MatchLog(room)
    entries = [_add(match_log, *compose(match_log, -1, []))]
    while len(entries) <= answers:
        entry, result = _next(match_log, chance)
        if not result[-1].state.pending:
            break
        entries.append(_add(match_log, entry, result))
    return entries


def _add(match_log: MatchLog, entry: LogEntry, said: list[Any]) -> LogEntry:
    match_log.add(entry, said)
    return entry


def _next(match_log: MatchLog, chance: Random) -> tuple[LogEntry, list[Any]]:
    together = sealed_seats(match_log)
    if together:
        given = {s: match_log.views.asked_state(s).options(s).pick(chance) for s in together}
        return compose_window(match_log, in_order(match_log.state, together, given))
    seat = match_log.asked[0]
    answer = match_log.state.options(seat).pick(chance)
    more = {"id": f"{chance.getrandbits(64):016x}", "ms": int(8000 * chance.random())}
    return compose(match_log, seat, [(seat, answer)], **more)


def _row(room: Room) -> dict[str, Any]:
    doc = ENCODE(room)
    return {"code": room.code, "version": 1, "phase": room.phase, "doc": doc, "changed": time()}


def _rows(code: str, bodies: list[bytes]) -> list[dict[str, Any]]:
    return [
        {"room": code, "match": 1, "number": number, "body": body}
        for number, body in enumerate(bodies, 1)
    ]
