"""The stored form of a finished match: its record and who played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from consigliere.games import game
from consigliere.kernel import Deal, Record, read_deal, read_record, write_record
from consigliere.kernel.fair import deal_remarks
from consigliere.kernel.record import enclosing

from ...match.log import MatchLog
from ...match.undo import UndoRecord, read_undos, undo_remarks
from ...protocol.basics import Emblem
from ...protocol.text import can_be_seen, likeness, multiline
from ...rooms.model import EMBLEMS, NAME_LENGTH, BadRequest, Room
from ..editions.custom import custom_edition_text

MAX_KB: Final = 256
# Names for players without one.
DEFAULT_NAMES: Final = ("Aldo", "Bruno", "Ciro", "Dino", "Enzo", "Fabio")
_SEAT: Final = re.compile(r"# seat (\d) (\w+) (\S+) (.+)")
_CLI_SEAT: Final = re.compile(r"# text: seed \S+  seat (\d)  bots \S*  name (.+)")
_NO_BOT: Final = "-"


class RecordedPlayer(Struct, frozen=True, omit_defaults=True):
    """A player of a finished match."""

    name: str
    emblem: Emblem
    bot: str = ""


class StoredRecord(Struct, frozen=True, omit_defaults=True):
    """A finished match."""

    record: str
    seats: tuple[RecordedPlayer, ...]
    ended: float = 0.0


def record_id(stored: StoredRecord) -> str:
    """A content hash: the same file has the same id."""
    return blake2b(stored.record.encode(), digest_size=10, person=b"file").hexdigest()


def record_of_match(room: Room, match: MatchLog, ended: float) -> StoredRecord:
    """The record of the last match of a room."""
    seats = tuple([RecordedPlayer(c.name, c.emblem, c.bot) for c in room.chairs])
    record, undone = match.record(), match.undos.in_record()
    return StoredRecord(record_text(record, seats, match.deal, undone), seats, ended)


def record_text(
    record: Record,
    seats: tuple[RecordedPlayer, ...],
    deal: Deal | None,
    undone: Iterable[tuple[int, UndoRecord]],
) -> str:
    """The record as text, with players, deal and undos as remarks."""
    remarks = [
        f"seat {n} {one.emblem} {one.bot or _NO_BOT} {one.name}" for n, one in enumerate(seats)
    ]
    edition = custom_edition_text(record.setup.game, record.setup.edition)
    dealt = deal_remarks(deal) if deal else ()
    back = undo_remarks(undone)
    return write_record(record, (*remarks, *dealt, *back, *enclosing(edition)))


def decode_text(body: bytes) -> str:
    """The text of an uploaded file; a Refusal says why it is none."""
    if len(body) > MAX_KB * 1024:
        raise BadRequest("replay-too-big", most=MAX_KB)
    try:
        return multiline(body.decode("utf-8-sig"))
    except UnicodeDecodeError as wrong:
        raise BadRequest("replay-not-text") from wrong


def record_of_text(body: bytes) -> StoredRecord:
    """The record in an uploaded file; a Refusal says what is wrong with it."""
    text = decode_text(body)
    record = read_record(text)
    game(record.setup.game).check(record.setup)
    seats = recorded_players(text, record.setup.seats)
    undone = read_undos(text, record.setup.seats)
    return StoredRecord(record_text(record, seats, read_deal(text), undone), seats)


def recorded_players(text: str, count: int) -> tuple[RecordedPlayer, ...]:
    """The players named in the remarks of a file; no two have the same name."""
    players = {n: RecordedPlayer(DEFAULT_NAMES[n], EMBLEMS[n]) for n in range(count)}
    for row in text.splitlines():
        if match := _SEAT.fullmatch(row.strip()):
            seat, emblem, bot, name = match.groups()
            _assign(players, int(seat), name, emblem, "" if bot == _NO_BOT else bot)
        elif match := _CLI_SEAT.fullmatch(row.strip()):
            _assign(players, int(match[1]), match[2])
    return tuple(players.values())


def _assign(
    players: dict[int, RecordedPlayer], seat: int, name: str, emblem: str = "", bot: str = ""
) -> None:
    shown = "".join([c for c in name if c.isprintable()])[:NAME_LENGTH].strip()
    others = [one for n, one in players.items() if n != seat]
    if seat not in players or not can_be_seen(shown):
        return
    if likeness(shown) in [likeness(one.name) for one in others]:
        return
    chosen_emblem = next((e for e in EMBLEMS if e == emblem), players[seat].emblem)
    for n, one in players.items():  # the previous owner gets another one
        if n != seat and one.emblem == chosen_emblem:
            players[n] = RecordedPlayer(one.name, players[seat].emblem, one.bot)
    players[seat] = RecordedPlayer(shown, chosen_emblem, bot[:40])
