"""What is kept of a match: one entry after the other."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from consigliere.kernel import Seat


class Entry(Struct, frozen=True, omit_defaults=True):
    """One append: answers said together, or so many of them taken back."""

    by: Seat
    lines: tuple[tuple[Seat, str], ...] = ()
    undo: int = 0
    retract: bool = False  # `by` takes a sealed answer back
    id: str = ""  # the client's, so that a retry is known
    ids: tuple[tuple[Seat, str], ...] = ()  # of answers that were sealed before
    ms: int = 0  # `by` thought so long
    end: bool = False  # the table agreed to stop here


_DECODE: Final = msgspec.json.Decoder(Entry)


def entry_of(body: bytes) -> Entry:
    """An entry as it was stored."""
    return _DECODE.decode(body)
