"""The stored document of a room: settings, chairs, and how its matches began."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, Literal, get_args

from msgspec import Struct

from consigliere.kernel import Deal, Refusal, Seat

from ..protocol.basics import Emblem, Locked, Settings

EMBLEMS: Final[tuple[Emblem, ...]] = get_args(Emblem)
BOT_NAMES: Final = ("Rosa", "Enzo", "Klaus", "Bianca", "Otto", "Livia", "Bruno")
WOMEN: Final = frozenset(("Rosa", "Bianca", "Livia", "rose", "star"))  # names, and emblems by face
NAME_LENGTH: Final = 24
MAX_DEVICES: Final = 5  # browsers that may hold one chair
SCREEN: Final = -1  # the chair number of a shared screen


class BadRequest(Refusal):
    """A request that cannot be granted; the sentence says why."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A chair; secrets are stored as digests."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    emblem: Emblem = "rose"
    bot: str = ""  # level of the bot here, or of the substitute
    ready: bool = False
    secrets: tuple[str, ...] = ()
    order: str = ""  # standing answer, private
    share: str = ""  # the person's contribution to the next deal
    visitor: str = ""  # digest of the secret of the browser that sat down here
    before: str = ""  # level of the bot that had this chair before

    def marks(self) -> set[str]:
        """Public ids of the browsers that hold this chair."""
        return {mark(one) for one in (self.visitor, *self.secrets) if one}


class Request(Struct, frozen=True):
    """A request to the host for a bot's chair during a match."""

    id: str
    chair: Seat
    name: str
    visitor: str  # digest of the secret of the browser that asks
    until: float  # Unix time
    granted: bool = False


class Proposal(Struct, frozen=True):
    """A proposal that the table votes on."""

    what: Literal["undo", "bot", "end", "remove"]
    by: Seat
    number: int  # of answers to undo, or the chair
    at: int  # version of the match when it was made
    needed: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()


class Thinking(Struct, frozen=True):
    """Seats that publicly asked for time in a reaction window."""

    opened: int  # version of the match at which it opened
    seats: tuple[Seat, ...]


class BranchOrigin(Struct, frozen=True):
    """The moment of a replay from which the first match branched off."""

    replay: str
    n: int


class PinnedRules(Struct, frozen=True, omit_defaults=True):
    """What a match is pinned to: the rules and the edition it was begun with."""

    rules: int = 1  # matches begun before this field existed
    edition: str = ""  # an edition's ref
    package: str = ""  # that brought the game, should it be gone one day


class Room(Struct, frozen=True, omit_defaults=True):
    """The whole document of a room; entries of matches are stored separately."""

    code: str
    settings: Settings
    chairs: tuple[Chair, ...]
    phase: Literal["lobby", "playing", "over"] = "lobby"
    host: Seat = 0
    seeds: tuple[str, ...] = ()  # of every match begun here, secret
    proposal: Proposal | None = None
    thinking: Thinking | None = None
    tickets: tuple[tuple[str, Seat, float], ...] = ()  # digest, chair, good until
    screens: tuple[str, ...] = ()  # digests of the secrets of shared screens
    forked: BranchOrigin | None = None
    begun: PinnedRules = PinnedRules()  # the last match
    halted: int = 0  # the match this program could not continue, counted from 1
    secret: str = ""  # secret of the next deal; only its commitment is published
    deal: Deal | None = None  # of the last match
    locked: Locked = "open"  # whether newcomers may not take seats, or not even watch
    seen: tuple[tuple[str, Seat], ...] = ()  # digests that held a chair in this match
    barred: tuple[str, ...] = ()  # digests of browsers that were removed
    muted: tuple[str, ...] = ()  # public ids of muted browsers
    requests: tuple[Request, ...] = ()

    @property
    def match(self) -> int:
        return len(self.seeds)

    def replays(self) -> list[str]:
        """Ids of the replays of finished matches."""
        over = self.match - (self.phase == "playing")
        return [self.replay(match) for match in range(1, over + 1)]

    def replay(self, match: int) -> str:
        """The replay id of a match; the seed cannot be computed from it."""
        source = f"{self.code}:{match}:{self.seeds[match - 1]}"
        return blake2b(source.encode(), digest_size=10, person=b"replay").hexdigest()

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def chairs_of(self, tokens: list[str]) -> list[Seat]:
        """The chairs that these secrets hold."""
        digests = {digest(token) for token in tokens}
        return [i for i, chair in enumerate(self.chairs) if digests & set(chair.secrets)]

    def admits(self, tokens: list[str]) -> bool:
        """Whether one of these secrets is of this table: a chair's, or a shared screen's."""
        screens = {digest(token) for token in tokens} & set(self.screens)
        return bool(screens or self.chairs_of(tokens))


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def mark(visitor: str) -> str:
    """The public id of a browser, from the digest of its secret."""
    return visitor[:8]
