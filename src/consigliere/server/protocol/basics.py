"""What messages are made of: names, numbers, the settings of a room."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from consigliere.games import GAMES

VERSION: Final = 1

# Control characters (C0, C1), line separators, bidi overrides and isolates, annotation anchors.
# A `$` alone would let a newline at the end pass.
PLAIN: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]*$(?!\n)"
# Text of several lines: tabs and ends of lines are allowed.
MULTILINE: Final = (
    r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]*$"
)

Name = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
Code = Annotated[str, Meta(max_length=16)]  # `is_code` says which are none
Secret = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
Short = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Line = Annotated[str, Meta(max_length=500, pattern=MULTILINE)]  # made one line when it comes in
Ref = Annotated[str, Meta(max_length=80, pattern=PLAIN)]  # of an edition
Share = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]  # to the deal of a match
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["en", "it", "de"]
Emblem = Literal["rose", "crown", "anchor", "spade", "star", "clover"]
Word = Annotated[str, Meta(pattern=PLAIN)]
Takeover = Literal["nobody", "host", "anybody"]
Locked = Literal["open", "seats", "all"]
Thing = Annotated[list[Word | int], Meta(max_length=6)]


class Clock(Struct, frozen=True):
    """Seconds: in the bank, added for each decision, and for each reaction."""

    bank: Annotated[int, Meta(ge=0, le=86_400)] = 600
    per: Annotated[int, Meta(ge=0, le=3_600)] = 20
    reaction: Annotated[int, Meta(ge=3, le=300)] = 12


def first_game() -> str:
    """Of those installed."""
    return next(iter(GAMES))


class Settings(Struct, frozen=True):
    """What the host decides before the start; visible during play."""

    game: Short = field(default_factory=first_game)
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    edition: Ref = "standard"
    options: dict[Short, Short] = {}
    clock: Clock | None = None
    spectators: bool = True
    away: Annotated[int, Meta(ge=10, le=86_400)] = 120  # a bot stands in after so many seconds
    hints: bool = True  # the player who is asked may ask what is best
    # Undoing a move that revealed something, with no other person to agree to it.
    undo_alone: Literal["marked", "refused"] = "marked"
    takeover: Takeover = "host"  # who lets a newcomer have a bot's chair while a match is on
