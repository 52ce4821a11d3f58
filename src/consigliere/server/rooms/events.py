"""Domain events of a room session, and the subscribers that hear of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import Struct

from consigliere.kernel import Seat

from ..match.entry import LogEntry
from ..protocol.messages import ChatLine


class RoomChanged(Struct, frozen=True):
    """The document of the room has changed, or who is present."""


class MatchReplaced(Struct, frozen=True):
    """Another match takes the place of the last one; nothing is dealt yet."""


class MatchLoaded(Struct, frozen=True):
    """The match, or the names in it, were replaced: what was derived from them is invalid."""


class ViewsExpired(Struct, frozen=True):
    """Everybody needs the whole match again."""


class EntryApplied(Struct, frozen=True):
    """An entry was stored and applied."""

    entry: LogEntry


class SeatChanged(Struct, frozen=True):
    """Something changed that only this seat may see."""

    seat: Seat


class WindowChanged(Struct, frozen=True):
    """Seats have asked for time in the open window."""


class ChatPosted(Struct, frozen=True):
    line: ChatLine


class TurnChanged(Struct, frozen=True):
    """Somebody may have to answer; `replan`: a chair or a standing answer has changed."""

    replan: bool = False


class AnswerSealed(Struct, frozen=True):
    """A sealed answer is stored; the window may be complete."""

    seat: Seat


class WindowDue(Struct, frozen=True):
    """The window may have to close: time has passed, or other processes have stored answers."""


class Ticked(Struct, frozen=True):
    """Another second of the match has passed."""


class SessionClosed(Struct, frozen=True):
    """The session leaves memory."""


Event = (
    RoomChanged
    | MatchReplaced
    | MatchLoaded
    | ViewsExpired
    | EntryApplied
    | SeatChanged
    | WindowChanged
    | ChatPosted
    | TurnChanged
    | AnswerSealed
    | WindowDue
    | Ticked
    | SessionClosed
)
E = TypeVar("E", bound=Event)


class Subscribers:
    """The subscribers of one session, called in the order in which they subscribed."""

    def __init__(self) -> None:
        self._by_kind: dict[type[Any], list[Callable[[Any], Any]]] = {}

    def subscribe(self, kind: type[E], subscriber: Callable[[E], Awaitable[Any] | None]) -> None:
        """Call it with every event of that kind."""
        self._by_kind.setdefault(kind, []).append(subscriber)

    def publish(self, event: Event) -> None:
        """Tell the subscribers of an event that none of them has to wait for."""
        for subscriber in self._by_kind.get(type(event), ()):
            waiting = subscriber(event)
            assert waiting is None

    async def settle(self, event: Event) -> None:
        """Tell the subscribers, and wait until they have dealt with the event."""
        for subscriber in self._by_kind.get(type(event), ()):
            waiting = subscriber(event)
            if waiting is not None:
                await waiting
