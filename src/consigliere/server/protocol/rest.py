"""What the REST part takes and gives."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from consigliere.words import Component

from .basics import Emblem, Name, Secret, Settings, Share, Short
from .editions import EditionInfo
from .messages import RoomView


class NewRoom(Struct, frozen=True):
    """Create a room: its settings, who sits down first, and bots for the other chairs."""

    settings: Settings = field(default_factory=Settings)
    name: Name = ""
    emblem: Emblem | None = None
    bots: Short = ""  # this strength in every other chair, and the match begins at once


class Created(Struct, frozen=True):
    """A new room, and the secret of the first chair in it."""

    code: str
    chair: int
    token: str
    commitment: str = ""  # of the secret its match is or will be dealt from


class Start(Struct, frozen=True):
    """Begin in a room just made: bots of that strength in every open chair, and my share."""

    token: Secret
    bots: Short
    share: Share = ""


class MyKeys(Struct, frozen=True):
    """The keys of chairs that this browser has."""

    tokens: Annotated[list[Secret], Meta(max_length=12)]


class MyTable(Struct, frozen=True):
    """A table in a few words, for somebody who sits there."""

    room: RoomView
    chairs: list[int]  # mine
    now: str = ""  # round and phase
    wait: str = ""  # whom the table waits for, as far as that is public
    turn: bool = False  # whether I am asked
    last: str = ""  # the last move, as I may read it
    moved: int = 0  # when that was, in seconds since 1970; 0: not known
    winners: list[int] = []  # of a match that is over
    scores: list[int] = []


class GameInfo(Struct, frozen=True):
    """A game this server knows."""

    key: str
    title: str
    low: int
    high: int
    lesson: bool
    rulebook: bool
    components: list[Component]  # what lies on its table
    phases: dict[str, str]  # in words
    scored: str  # what the scores count
    bots: list[str]  # strengths, and bots other packages brought
    styles: list[str]  # a bot may have one: STRENGTH:STYLE
    switches: list[Switch]
    groups: list[tuple[str, str]]  # of switches, in order, with their titles
    prints: list[Print]  # printed editions whose rulebooks differ
    editions: list[EditionInfo]  # that come with it: the one of today, and those before


class Switch(Struct, frozen=True):
    """A house rule, in words."""

    name: str
    label: str
    help: str
    values: list[
        tuple[str, str]
    ]  # value and its words; of a number only 0 where it has some, of a text none
    default: str
    group: str
    number: bool  # a whole number may stand, within these limits
    least: int | None
    most: int | None


class Print(Struct, frozen=True):
    """A printed edition, and what its rulebook says in the switches in which they differ."""

    name: str
    label: str
    options: dict[str, str]


class Rule(Struct, frozen=True):
    """A paragraph of the rules; a point has no title."""

    number: str
    title: str
    blocks: list[str | list[list[str]]]  # text, with ** around what is bold; or the rows of a table


class Problem(Struct, frozen=True):
    """RFC 9457: what went wrong, for people."""

    type: str
    title: str
    status: int
    detail: str


class ServerReady(Struct, frozen=True):
    """All that the server needs does its work."""

    status: str = "ready"


class ServerNotReady(Problem, frozen=True):
    """RFC 9457, with the names of the checks that failed."""

    failed: list[str] = []
