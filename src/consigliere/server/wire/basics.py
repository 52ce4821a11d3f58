"""What messages are made of: names, numbers, the settings of a room."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

VERSION: Final = 1

Name = Annotated[str, Meta(max_length=64)]
Code = Annotated[str, Meta(max_length=16)]
Secret = Annotated[str, Meta(max_length=64)]
Short = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=500)]
Share = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]  # to the deal of a match
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["en", "it", "de"]
Emblem = Literal["rose", "crown", "anchor", "spade", "star", "clover"]
Thing = Annotated[list[str | int], Meta(max_length=6)]


class Clock(Struct, frozen=True):
    """Seconds: in the bank, added for each decision, and for each reaction."""

    bank: Annotated[int, Meta(ge=0, le=86_400)] = 600
    per: Annotated[int, Meta(ge=0, le=3_600)] = 20
    reaction: Annotated[int, Meta(ge=3, le=300)] = 12


class Settings(Struct, frozen=True):
    """What the host decides before the start; visible during play."""

    game: Short = "mafia-city"
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    edition: Annotated[str, Meta(max_length=80)] = "standard"
    options: dict[Short, Short] = {}
    clock: Clock | None = None
    spectators: bool = True
    away: Annotated[int, Meta(ge=10, le=86_400)] = 120  # a bot stands in after so many seconds
    hints: bool = True  # whoever is asked may ask what is best
