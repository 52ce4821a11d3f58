"""What is kept of a match: one entry after the other."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from consigliere.kernel import Seat

# Who agreed to an undo: nobody had to, all the other people did, or there was nobody to ask.
Consent = Literal["", "agreed", "alone"]


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """One append: answers given together, or so many of them taken back."""

    by: Seat
    lines: tuple[tuple[Seat, str], ...] = ()
    undo: int = 0
    consent: Consent = ""  # to the undo
    retract: bool = False  # `by` takes a sealed answer back
    id: str = ""  # the client's, so that a retry is known
    ids: tuple[tuple[Seat, str], ...] = ()  # of answers that were sealed before
    ms: int = 0  # `by` thought so long
    end: bool = False  # the table agreed to stop here
    at: int = 0  # when it was stored, in seconds since 1970; 0: nobody noted that yet


_DECODE: Final = msgspec.json.Decoder(LogEntry)


def decode_entry(body: bytes) -> LogEntry:
    """An entry as it was stored."""
    return _DECODE.decode(body)
