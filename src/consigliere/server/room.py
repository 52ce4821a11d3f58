"""A room as it is kept: its settings, its chairs, and what its matches were begun with."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, Literal, get_args

from msgspec import Struct

from consigliere.kernel import Deal, Refusal, Seat

from .wire.basics import Emblem, Settings

EMBLEMS: Final[tuple[Emblem, ...]] = get_args(Emblem)
BOT_NAMES: Final = ("Rosa", "Enzo", "Klaus", "Bianca", "Otto", "Livia")
NAME_LENGTH: Final = 24
DEVICES: Final = 5  # so many browsers may hold the secret of one chair
SCREEN: Final = -1  # stands for a shared screen where chairs are numbered


class BadRequest(Refusal):
    """Something that cannot be done in this room."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits here; secrets are kept as digests."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    emblem: Emblem = "rose"
    bot: str = ""  # strength of the bot here, or of the one standing in
    ready: bool = False
    secrets: tuple[str, ...] = ()
    order: str = ""  # standing answer, nobody else's business
    share: str = ""  # what he adds to the deal of the next match


class Proposal(Struct, frozen=True):
    """What the table is asked to agree to."""

    what: Literal["undo", "bot", "end"]
    by: Seat
    number: int  # of his answers to take back, or the chair
    at: int  # entries there were when it was made
    needed: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()


class Forked(Struct, frozen=True):
    """The moment of a replay that the first match of a room goes on from."""

    replay: str
    n: int


class Begun(Struct, frozen=True, omit_defaults=True):
    """What a match is pinned to: the rules and the edition it was begun with."""

    rules: int = 1  # of matches begun before this was written down
    edition: str = ""  # its ref


class Room(Struct, frozen=True, omit_defaults=True):
    """All that is kept of a room, besides the entries of its matches."""

    code: str
    settings: Settings
    chairs: tuple[Chair, ...]
    phase: Literal["lobby", "playing", "over"] = "lobby"
    host: Seat = 0
    seeds: tuple[str, ...] = ()  # of every match begun here, secret
    proposal: Proposal | None = None
    tickets: tuple[tuple[str, Seat, float], ...] = ()  # digest, chair, good until
    screens: tuple[str, ...] = ()  # digests of the secrets of shared screens
    forked: Forked | None = None
    begun: Begun = Begun()  # the last match
    halted: int = 0  # the match that could not go on under newer rules, counted from 1
    secret: str = ""  # what the next match is dealt from; only its seal is told
    deal: Deal | None = None  # of the last match begun here, where it can be proven

    @property
    def match(self) -> int:
        return len(self.seeds)

    def replays(self) -> list[str]:
        """The replays of the matches that are over."""
        over = self.match - (self.phase == "playing")
        return [self.replay(match) for match in range(1, over + 1)]

    def replay(self, match: int) -> str:
        """The name of the replay of a match; the seed cannot be found out from it."""
        told = f"{self.code}:{match}:{self.seeds[match - 1]}"
        return blake2b(told.encode(), digest_size=10, person=b"replay").hexdigest()

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def chairs_of(self, tokens: list[str]) -> list[Seat]:
        """The chairs these secrets open."""
        digests = {digest(token) for token in tokens}
        return [i for i, chair in enumerate(self.chairs) if digests & set(chair.secrets)]

    def admits(self, tokens: list[str]) -> bool:
        """Whether one of these secrets is of this table: a chair's, or a shared screen's."""
        screens = {digest(token) for token in tokens} & set(self.screens)
        return bool(screens or self.chairs_of(tokens))


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
