"""Preconditions of requests; BadRequest says which one fails."""

from __future__ import annotations

from consigliere.kernel import Seat

from ...match.log import MatchLog
from ...rooms.model import BadRequest
from ...rooms.session import RoomSession
from ..client import Client


def require_own_chair(client: Client, chair: Seat) -> None:
    if chair not in client.chairs:
        raise BadRequest("room-not-your-chair")


def require_chair(client: Client) -> None:
    if not client.chairs:
        raise BadRequest("room-not-your-chair")


def require_host(session: RoomSession, client: Client) -> None:
    if session.room.host not in client.chairs:
        raise BadRequest("room-not-host")


def require_watching(session: RoomSession, client: Client) -> None:
    if not session.may_watch(client):
        raise BadRequest("room-no-spectators")


def require_question(match: MatchLog, seat: Seat, at: int) -> None:
    if seat not in match.asked:
        raise BadRequest("room-not-asked")
    if at != match.versions.questions[seat]:
        raise BadRequest("room-stale")
