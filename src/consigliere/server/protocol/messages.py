"""What the server tells a browser, one struct a message."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from .basics import Emblem, Locked, Settings


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
    away: float | None = None  # for so many seconds no browser of this person has been connected
    muted: bool = False  # may not use the chat


class ProposalView(Struct, frozen=True):
    """What the table is asked to agree to."""

    what: Literal["undo", "bot", "end", "remove"]
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
    mark: str = ""  # of the browser of a spectator, who has no name


class RequestView(Struct, frozen=True):
    """Somebody without a chair asks for a bot's."""

    id: str
    chair: int
    name: str
    granted: bool  # the chair is kept for the one who asked, for a minute


class ForkView(Struct, frozen=True):
    """The match goes on from a moment of a replay."""

    replay: str
    n: int


class DealView(Struct, frozen=True):
    """What the match is dealt from, as far as it may be known: docs/fairness.md."""

    commitment: str  # SHA-256 of the server's secret
    shares: list[str] = []  # what each chair has added; sent once the match has begun


class HaltedView(Struct, frozen=True):
    """A match begun under other rules than this server has; its record is kept."""

    rules: int  # the version it was begun under
    known: int  # the version this server plays
    replay: str


class RoomView(Struct, frozen=True):
    """The room as everybody sees it."""

    code: str
    settings: Settings
    chairs: list[ChairView]
    phase: Literal["lobby", "playing", "over"]
    match: int  # how many matches were begun here
    spectators: int
    proposal: ProposalView | None
    screens: int = 0  # shared by everybody at the table
    replays: list[str] = []  # of the matches that are over, oldest first
    fork: ForkView | None = None
    deal: DealView | None = None  # of the next match in a lobby, else of the last one begun
    halted: HaltedView | None = None  # in the lobby, where the last match could not go on
    locked: Locked = "open"
    requests: list[RequestView] = []
    muted: list[str] = []  # marks of spectators who may not use the chat
    removed: bool = False  # somebody was removed and may not come in again
    grace: int = 30  # seconds of absence before a bot or an end may be proposed ...
    absence: int = 300  # ... and before nobody waits for that person's consent


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


class Requested(ToClient, frozen=True, tag="requested"):
    """The host is asked; `request` is its id in `room.requests`."""

    id: str
    request: str


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
    """One thing that may be answered: in the notation of records, as data, and in words."""

    text: str
    action: Raw  # its verb is `do`
    touches: list[list[str | int]]
    label: str = ""
    role: Literal["", "refuse", "leave"] = ""  # gives up what was offered; or ends one's own turn


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
    rule: str  # the § it rests on
    private: bool  # it comes from what only that seat knows


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


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A sentence of the log, after which entry, about whom and what."""

    n: int
    text: str
    event: str
    seat: int | None
    things: list[list[str | int]]
    public: str | None = None  # what everybody reads instead, where I know more
    data: Any = None  # the event itself, where a board keeps its numbers (payments, bids, rolls)
    rule: str = ""  # the § it rests on
    weight: Literal["minor", "move", "moment", "scene"] = "move"
    at: int = -1  # which event of `news`, in the lines of one entry


class Window(Struct, frozen=True):
    """A reaction window: everybody asked sees the same; seconds it lasts at least, at most.

    Then silence counts as declining; where `most` is null, somebody is waited for.
    """

    asked: list[int]
    opened: int  # number of the table at which it opened
    least: float
    most: float | None
    left: float  # until the most, or the least
    thinking: list[int] = []  # who has asked for time, by `think`


class Ranking(Struct, frozen=True):
    """The end: lines of the ranking, winners, scores."""

    winners: list[int]
    scores: list[int]
    lines: list[str]  # the verdict, then one for each seat, in that order
    order: list[int]  # seats, best first
    replay: str


class Stage(Struct, frozen=True):
    """A public table on the way through an entry: what has changed since the one before it."""

    events: int  # of `news`, so many have happened
    changes: Raw  # {field: value}
    scores: list[int]


class TableNews(ToClient, frozen=True, tag="table"):
    """The table of number `n`. `full`: replace everything but the log up to `since`."""

    n: int
    full: bool
    public: Raw  # the table as everybody sees it
    news: Raw  # events of this entry as everybody sees them
    stages: list[Stage]  # on the way to this table, for readers who want words
    scores: list[int]
    waiting: list[int]  # whom everybody may know we wait for; empty in a reaction window
    wait: str  # in words
    window: Window | None
    log: list[LogLine]
    mine: list[Mine]
    end: Ranking | None
    clocks: list[float] | None
    since: int = 0  # the log up to that number, which I said I have, stays; 0: this is all of it


class Past(ToClient, frozen=True, tag="past"):
    """The table of number `n`, as I saw it."""

    id: str
    n: int
    public: Raw
    mine: list[tuple[int, Raw]]
    scores: list[int]


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


class Previewed(ToClient, frozen=True, tag="previewed"):
    """What an answer would change, as far as its player can know.

    ends: what decides how it goes on: the next question, chance, secret answers of others, or
    something the player does not see.
    """

    id: str
    changes: Raw  # {field: value} of the table, `now` included
    news: Raw  # what would happen, as in TableNews
    scores: list[int]
    ends: Literal["question", "chance", "others", "hidden"]
    unless_reaction: bool  # somebody may react, and then it comes otherwise


class Advice(Struct, frozen=True):
    """An answer and what may be expected of it, compared with the best in the same worlds.

    Shares of the victory from 0 to 1, each with the ends of its 95% interval.
    """

    pick: list[int]  # as an Answer takes it
    text: str  # in the notation of records
    label: str
    value: float
    low: float
    high: float
    behind: float  # so much less than the best; 0 for the best itself
    behind_low: float
    behind_high: float


class Hinted(ToClient, frozen=True, tag="hinted"):
    """The best answers, the best first, and in one sentence what speaks for it."""

    id: str
    seat: int
    at: int
    advice: list[Advice]
    why: str
    clear: bool  # the best is better than the next beyond doubt
    simulations: int


class TextSection(Struct, frozen=True):
    """Lines of the table under a heading, and what the things in them do."""

    title: str
    lines: list[str]
    notes: list[str]


class TableText(ToClient, frozen=True, tag="told"):
    """The whole table in words; first what is going on."""

    id: str
    sections: list[TextSection]


class Pong(ToClient, frozen=True, tag="pong"):
    """I am here."""


FromServer = (
    Welcome
    | RoomNews
    | Seated
    | Requested
    | Done
    | Refused
    | Heard
    | TicketFor
    | TableNews
    | Past
    | Reasons
    | Explained
    | Previewed
    | Hinted
    | TableText
    | Pong
)
