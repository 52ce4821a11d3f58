"""What is kept of a match that is over: its record, and who played. It needs no room any more."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from consigliere.games import game
from consigliere.kernel import Deal, Record, read_deal, read_record, write_record
from consigliere.kernel.fair import deal_remarks
from consigliere.kernel.record import enclosing

from ..library import own_text
from ..room import EMBLEMS, NAME_LENGTH, BadRequest, Room
from ..running import Running
from ..wire.basics import Emblem

MOST_KB: Final = 256
# What the program calls players who have no name.
NAMES: Final = ("Aldo", "Bruno", "Ciro", "Dino", "Enzo", "Fabio")
_SEAT: Final = re.compile(r"# seat (\d) (\w+) (\S+) (.+)")
_PROGRAM: Final = re.compile(r"# text: seed \S+  seat (\d)  bots \S*  name (.+)")
_NO_BOT: Final = "-"


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sat on a chair."""

    name: str
    emblem: Emblem
    bot: str = ""


class Tape(Struct, frozen=True, omit_defaults=True):
    """A match that is over."""

    record: str
    seats: tuple[Sitter, ...]
    ended: float = 0.0


def id_of_tape(tape: Tape) -> str:
    """The same file gives the same name."""
    return blake2b(tape.record.encode(), digest_size=10, person=b"file").hexdigest()


def tape_of_match(room: Room, running: Running, ended: float) -> Tape:
    """The tape of the last match of a room."""
    seats = tuple([Sitter(c.name, c.emblem, c.bot) for c in room.chairs])
    return Tape(told(running.record(), seats, running.deal), seats, ended)


def told(record: Record, seats: tuple[Sitter, ...], deal: Deal | None) -> str:
    """The record as text, with who sat where and what it was dealt from as remarks."""
    remarks = [
        f"seat {n} {one.emblem} {one.bot or _NO_BOT} {one.name}" for n, one in enumerate(seats)
    ]
    edition = own_text(record.setup.game, record.setup.edition)
    dealt = deal_remarks(deal) if deal else ()
    return write_record(record, (*remarks, *dealt, *enclosing(edition)))


def text_of(body: bytes) -> str:
    """The text of a file somebody brings; a Refusal says why it is none."""
    if len(body) > MOST_KB * 1024:
        raise BadRequest("replay-too-big", most=MOST_KB)
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BadRequest("replay-not-text") from wrong


def tape_of_text(body: bytes) -> Tape:
    """The tape a file holds; a Refusal says what is wrong with it."""
    text = text_of(body)
    record = read_record(text)
    game(record.setup.game).check(record.setup)
    seats = sitters(text, record.setup.seats)
    return Tape(told(record, seats, read_deal(text)), seats)


def sitters(text: str, count: int) -> tuple[Sitter, ...]:
    """Who sat where, as far as the remarks of a file say so; no two are called the same."""
    known = {n: Sitter(NAMES[n], EMBLEMS[n]) for n in range(count)}
    for row in text.splitlines():
        if found := _SEAT.fullmatch(row.strip()):
            seat, emblem, bot, name = found.groups()
            _sit(known, int(seat), name, emblem, "" if bot == _NO_BOT else bot)
        elif found := _PROGRAM.fullmatch(row.strip()):
            _sit(known, int(found[1]), found[2])
    return tuple(known.values())


def _sit(known: dict[int, Sitter], seat: int, name: str, emblem: str = "", bot: str = "") -> None:
    shown = "".join([c for c in name if c.isprintable()])[:NAME_LENGTH].strip()
    others = [one for n, one in known.items() if n != seat]
    if seat not in known or not shown or shown in [one.name for one in others]:
        return
    worn = next((e for e in EMBLEMS if e == emblem), known[seat].emblem)
    for n, one in known.items():  # whoever wore it gives way
        if n != seat and one.emblem == worn:
            known[n] = Sitter(one.name, known[seat].emblem, one.bot)
    known[seat] = Sitter(shown, worn, bot[:40])
