"""What the lab in the browser takes and gives."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from .basics import Name, Ref, Short
from .rest import Problem

MOST_GAMES: Final = 2000
Seed = Annotated[int, Meta(ge=-(10**15), le=10**15)]  # a browser knows no larger number exactly


class LabPlan(Struct, frozen=True):
    """Many games at one table; a line-up shorter than the table is repeated."""

    game: Short
    bots: Annotated[list[Short], Meta(min_length=1, max_length=6)]
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 100
    seed: Seed = 1
    edition: Ref = "standard"
    options: dict[Short, Short] = {}
    decisions: bool = False  # in addition, keep every answer
    name: Name = ""


class LabRun(Struct, frozen=True):
    """A plan and how far its games are."""

    id: str
    plan: LabPlan
    state: Literal["working", "done", "stopped", "failed"]
    done: int  # games
    total: int
    left: float | None  # seconds, guessed from the games so far
    begun: float  # seconds since 1970
    problem: Problem | None = None  # why it failed


class LabView(Struct, frozen=True):
    """The whole lab: whether this server has one, and its runs, the newest first."""

    open: bool
    ready: bool  # the packages it needs are here
    most: int  # games a run may have
    runs: list[LabRun]
