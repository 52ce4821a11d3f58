"""What goes over the wire: every message, as a struct. docs/protocol.md explains them.

The browser's types are made from this file: `python -m consigliere.server.typescript`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw, Struct, field

VERSION: Final = 1

Name = Annotated[str, Meta(max_length=64)]
Code = Annotated[str, Meta(max_length=16)]
Secret = Annotated[str, Meta(max_length=64)]
Short = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=500)]
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


# ---- REST


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


class GameInfo(Struct, frozen=True):
    """A game this server knows."""

    key: str
    low: int
    high: int
    ready: bool  # whether there is a board for it
    bots: list[str]
    switches: list[Switch]


class Switch(Struct, frozen=True):
    """A house rule, in words."""

    name: str
    label: str
    help: str
    values: list[tuple[str, str]]  # value and its words; empty where any number may stand
    default: str


class Rule(Struct, frozen=True):
    """A paragraph of the rules."""

    number: str
    title: str
    text: str


class Problem(Struct, frozen=True):
    """RFC 9457: what went wrong, for people."""

    type: str
    title: str
    status: int
    detail: str


# ---- from the browser


class ToServer(Struct, frozen=True, tag_field="t"):
    """A message of a client; `id` comes back in the reply."""


class Hello(ToServer, frozen=True, tag="hello"):
    """First message: which room, the secrets of my chairs, the language (none: no words)."""

    version: int
    code: Code
    tokens: Annotated[list[Secret], Meta(max_length=12)] = []
    ticket: Secret = ""  # a chair brought here from another device
    lang: Language | None = "en"


class Speak(ToServer, frozen=True, tag="speak"):
    """Another language from now on."""

    lang: Language


class Sit(ToServer, frozen=True, tag="sit"):
    """Take an open chair, or a bot's; during play at once."""

    id: Short
    chair: SeatNo
    name: Name
    emblem: Emblem | None = None


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
    """I am ready, or not yet."""

    id: Short
    chair: SeatNo
    ready: bool = True


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


class Return(ToServer, frozen=True, tag="return"):
    """I am back: the bot that stood in for me gives the chair back."""

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
    """Ask the table: a bot for a chair that is out of time, or to end the match."""

    id: Short
    seat: SeatNo
    what: Literal["bot", "end"]
    whom: SeatNo = 0


class Vote(ToServer, frozen=True, tag="vote"):
    """Yes or no to what is proposed."""

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


class Look(ToServer, frozen=True, tag="look"):
    """The table as I saw it after entry `n`."""

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
    | Return
    | Say
    | Answer
    | Order
    | TakeBack
    | Propose
    | Vote
    | Why
    | Explain
    | Look
    | Tell
    | Ping
)


# ---- to the browser


class ToClient(Struct, frozen=True, tag_field="t"):
    """A message of the server."""


class ChairView(Struct, frozen=True):
    """A chair as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    emblem: Emblem
    bot: str  # its strength; a person's chair may have a bot standing in
    ready: bool
    here: bool  # a browser is connected
    host: bool
    bank: float | None  # seconds left on the clock


class ProposalView(Struct, frozen=True):
    """What the table is asked to agree to."""

    what: Literal["undo", "bot", "end"]
    by: int
    number: int  # answers to take back, or the chair
    needed: list[int]
    agreed: list[int]


class ChatLine(Struct, frozen=True):
    """Somebody said something."""

    n: int
    name: str
    chair: int | None
    text: str
    at: float


class RoomView(Struct, frozen=True):
    """The room as everybody sees it."""

    code: str
    settings: Settings
    chairs: list[ChairView]
    phase: Literal["lobby", "playing", "over"]
    match: int  # how many matches were begun here
    spectators: int
    proposal: ProposalView | None


class Welcome(ToClient, frozen=True, tag="welcome"):
    """Reply to Hello: my chairs, the room, the chat so far."""

    version: int
    chairs: list[int]
    room: RoomView
    chat: list[ChatLine]


class RoomNews(ToClient, frozen=True, tag="room"):
    """Something about the room changed."""

    room: RoomView
    chairs: list[int]  # mine


class Seated(ToClient, frozen=True, tag="seated"):
    """The chair is mine; keep the secret."""

    id: str
    chair: int
    token: str


class Done(ToClient, frozen=True, tag="done"):
    """What was asked is done, and an answer is on disk."""

    id: str


class Refused(ToClient, frozen=True, tag="refused"):
    """What was asked cannot be; `text` says why in the reader's language."""

    id: str
    message: str
    text: str
    rule: str = ""


class Heard(ToClient, frozen=True, tag="chat"):
    """A line of chat."""

    line: ChatLine


class TicketFor(ToClient, frozen=True, tag="ticket"):
    """To be opened on the other device: CODE#ticket; good once, for ten minutes."""

    id: str
    ticket: str
    qr: str  # an SVG of the whole address


class Option(Struct, frozen=True, omit_defaults=True):
    """One thing that may be answered: in the notation of records, what it points at, in words."""

    text: str
    touches: list[list[str | int]]
    label: str = ""


class Ask(Struct, frozen=True):
    """A decision.

    form `one`: pick one of the options; `some`: from least to most of them; `number`: least..most.
    """

    kind: str
    at: int
    form: Literal["one", "some", "number"]
    options: list[Option]
    least: int
    most: int
    prompt: str
    help: str
    secret: bool  # others learn nothing of when or what I answer


class UndoView(Struct, frozen=True):
    """How many answers I may take back freely, and what stops it: `why` in words."""

    free: int
    why: str


class OrderView(Struct, frozen=True):
    """A standing answer I may give."""

    order: str
    label: str


class Mine(Struct, frozen=True):
    """What only this chair knows: fields of the table that differ from the public ones."""

    seat: int
    own: Raw  # {field: value}
    news: Raw | None  # events as this chair sees them, where they differ
    ask: Ask | None
    sealed: bool  # my answer is in; others cannot tell
    orders: list[OrderView]
    order: str
    undo: UndoView


class LogLine(Struct, frozen=True):
    """A sentence of the log, after which entry, about whom and what."""

    n: int
    text: str
    event: str
    seat: int | None
    things: list[list[str | int]]


class Window(Struct, frozen=True):
    """A reaction window: everybody asked sees the same; seconds it lasts at least, at most."""

    asked: list[int]
    opened: int  # entry after which it opened
    least: float
    most: float | None
    left: float  # until the most, or the least


class Ranking(Struct, frozen=True):
    """The end: lines of the ranking, winners, scores."""

    winners: list[int]
    scores: list[int]
    lines: list[str]


class TableNews(ToClient, frozen=True, tag="table"):
    """The table after entry `n`. `full`: replace everything, the log is whole."""

    n: int
    full: bool
    public: Raw  # the table as everybody sees it
    news: Raw  # events of this entry as everybody sees them
    scores: list[int]
    waiting: list[int]  # whom everybody may know we wait for; empty in a reaction window
    wait: str  # in words
    window: Window | None
    log: list[LogLine]
    mine: list[Mine]
    end: Ranking | None
    clocks: list[float] | None


class Past(ToClient, frozen=True, tag="past"):
    """The table as it was after entry `n`, as I saw it."""

    id: str
    n: int
    public: Raw
    mine: list[tuple[int, Raw]]


class Reasons(ToClient, frozen=True, tag="why"):
    """Why not: one sentence a reason, with the § they rest on."""

    id: str
    lines: list[str]
    rules: list[str]


class Explained(ToClient, frozen=True, tag="explained"):
    """What an answer would do."""

    id: str
    label: str
    text: str


class Told(ToClient, frozen=True, tag="told"):
    """The whole table in words."""

    id: str
    lines: list[str]


class Pong(ToClient, frozen=True, tag="pong"):
    """I am here."""


FromServer = (
    Welcome
    | RoomNews
    | Seated
    | Done
    | Refused
    | Heard
    | TicketFor
    | TableNews
    | Past
    | Reasons
    | Explained
    | Told
    | Pong
)
