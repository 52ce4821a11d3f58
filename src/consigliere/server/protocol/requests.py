"""What a browser may ask for, one struct a message."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .basics import (
    Code,
    Emblem,
    Language,
    Line,
    Locked,
    Name,
    Number,
    SeatNo,
    Secret,
    Settings,
    Share,
    Short,
    Thing,
)


class ToServer(Struct, frozen=True, tag_field="t"):
    """A message of a client; `id` comes back in the reply."""


class Hello(ToServer, frozen=True, tag="hello"):
    """First message: which room, the secrets of my chairs, the language (none: no words)."""

    version: int
    code: Code
    tokens: Annotated[list[Secret], Meta(max_length=12)] = []
    ticket: Secret = ""  # a chair brought here from another device, or leave for a screen
    lang: Language | None = "en"
    screen: bool = False  # shared by everybody: no chair, whatever the secrets are
    match: Number = 0  # which I have the log of, told to these chairs in this language ...
    since: Number = 0  # ... up to the table of this number; 0: I have none
    visitor: Secret = ""  # of this browser at this table, random; by it a spectator is known again


class Speak(ToServer, frozen=True, tag="speak"):
    """Another language from now on."""

    lang: Language


class Sit(ToServer, frozen=True, tag="sit"):
    """Take an open chair, or a bot's; during play at once."""

    id: Short
    chair: SeatNo
    name: Name
    emblem: Emblem | None = None


class RequestSeat(ToServer, frozen=True, tag="request-seat"):
    """Ask the host for a bot's chair during a match; granted, I may sit down on it."""

    id: Short
    chair: SeatNo
    name: Name


class Withdraw(ToServer, frozen=True, tag="withdraw"):
    """I do not ask for a chair any more."""

    id: Short


class Grant(ToServer, frozen=True, tag="grant"):
    """The host lets somebody have the chair that was asked for, or not."""

    id: Short
    request: Short
    yes: bool


class Lock(ToServer, frozen=True, tag="lock"):
    """The host lets newcomers sit and watch (`open`), only watch (`seats`), or neither (`all`)."""

    id: Short
    locked: Locked


class Mute(ToServer, frozen=True, tag="mute"):
    """The host takes the chat from somebody, or gives it back: a chair, or a spectator's mark."""

    id: Short
    chair: SeatNo | None = None
    mark: Short = ""
    muted: bool = True


class Remove(ToServer, frozen=True, tag="remove"):
    """The host removes a person from the table before the start, with all their chairs."""

    id: Short
    chair: SeatNo


class Readmit(ToServer, frozen=True, tag="readmit"):
    """The host lets everybody in again who was removed."""

    id: Short


class HandOn(ToServer, frozen=True, tag="hand-on"):
    """The host makes another person the host."""

    id: Short
    chair: SeatNo


class Stand(ToServer, frozen=True, tag="stand"):
    """Leave a chair; during play a bot takes it."""

    id: Short
    chair: SeatNo


class Swap(ToServer, frozen=True, tag="swap"):
    """Exchange two chairs before the start: mine with an open or a bot's one."""

    id: Short
    chair: SeatNo
    to: SeatNo


class Dress(ToServer, frozen=True, tag="dress"):
    """My name, colour and emblem."""

    id: Short
    chair: SeatNo
    name: Name
    emblem: Emblem


class Ready(ToServer, frozen=True, tag="ready"):
    """I am ready, or not yet; send a `share` once you know `room.deal.commitment`."""

    id: Short
    chair: SeatNo
    ready: bool = True
    share: Share = ""


class Arrange(ToServer, frozen=True, tag="arrange"):
    """The host changes the settings before the start."""

    id: Short
    settings: Settings


class Hire(ToServer, frozen=True, tag="hire"):
    """The host puts a bot of that strength into an open chair, or none: the chair is open."""

    id: Short
    chair: SeatNo
    bot: Short = ""


class Shuffle(ToServer, frozen=True, tag="shuffle"):
    """The host lets chance decide who sits where."""

    id: Short


class Begin(ToServer, frozen=True, tag="begin"):
    """The host starts; every person must be ready and every chair taken."""

    id: Short


class Rematch(ToServer, frozen=True, tag="rematch"):
    """Again with the same chairs; the room is back where it can be started."""

    id: Short


class Carry(ToServer, frozen=True, tag="carry"):
    """A ticket to take this chair to another device."""

    id: Short
    chair: SeatNo


class Show(ToServer, frozen=True, tag="show"):
    """A ticket for a shared screen, where strangers may not watch."""

    id: Short


class Return(ToServer, frozen=True, tag="return"):
    """I am back: the bot that replaced me gives the chair back."""

    id: Short
    chair: SeatNo


class Say(ToServer, frozen=True, tag="say"):
    """A line of chat."""

    id: Short
    text: Line
    chair: SeatNo | None = None


class Answer(ToServer, frozen=True, tag="answer"):
    """My answer to the decision put at number `at`: indices of options, or a number."""

    id: Short
    seat: SeatNo
    at: Number
    pick: Annotated[list[Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]], Meta(max_length=64)]


class Think(ToServer, frozen=True, tag="think"):
    """Wait for me in the reaction window that opened at number `at`; everybody sees that I ask."""

    id: Short
    seat: SeatNo
    at: Number


class Order(ToServer, frozen=True, tag="order"):
    """A standing answer from now on; empty takes it back."""

    id: Short
    seat: SeatNo
    order: Short = ""


class TakeBack(ToServer, frozen=True, tag="take-back"):
    """Undo so many of the last answers; beyond the free ones everybody concerned is asked."""

    id: Short
    seat: SeatNo
    at: Number
    back: Annotated[int, Meta(ge=1, le=500)] = 1


class Propose(ToServer, frozen=True, tag="propose"):
    """Ask the table: a bot for somebody away or out of time, to end the match, to remove somebody.

    Only the host may ask to remove somebody.
    """

    id: Short
    seat: SeatNo
    what: Literal["bot", "end", "remove"]
    whom: SeatNo = 0


class Vote(ToServer, frozen=True, tag="vote"):
    """Yes or no to what is proposed; the player who proposed it may say no too."""

    id: Short
    seat: SeatNo
    yes: bool


class Why(ToServer, frozen=True, tag="why"):
    """Why can I not use this thing?"""

    id: Short
    seat: SeatNo
    thing: Thing


class Explain(ToServer, frozen=True, tag="explain"):
    """What would this answer do?"""

    id: Short
    seat: SeatNo
    at: Number
    pick: Annotated[list[int], Meta(max_length=64)]


class Preview(ToServer, frozen=True, tag="preview"):
    """What would this answer change on the table?"""

    id: Short
    seat: SeatNo
    at: Number
    pick: Annotated[list[int], Meta(max_length=64)]


class Hint(ToServer, frozen=True, tag="hint"):
    """What would you answer to the decision put at number `at`, and why?"""

    id: Short
    seat: SeatNo
    at: Number


class Look(ToServer, frozen=True, tag="look"):
    """The table of number `n` as I saw it."""

    id: Short
    n: Number


class Tell(ToServer, frozen=True, tag="tell"):
    """The whole table in words, for a screen reader."""

    id: Short


class Ping(ToServer, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Speak
    | Sit
    | RequestSeat
    | Withdraw
    | Grant
    | Lock
    | Mute
    | Remove
    | Readmit
    | HandOn
    | Stand
    | Swap
    | Dress
    | Ready
    | Arrange
    | Hire
    | Shuffle
    | Begin
    | Rematch
    | Carry
    | Show
    | Return
    | Say
    | Answer
    | Think
    | Order
    | TakeBack
    | Propose
    | Vote
    | Why
    | Explain
    | Preview
    | Hint
    | Look
    | Tell
    | Ping
)
