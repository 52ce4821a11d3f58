"""Whether this client may ask for that; BadRequest says why not."""

from __future__ import annotations

from consigliere.kernel import Seat

from ..client import Client
from ..live import Live
from ..room import BadRequest
from ..running import Running


def own_chair(client: Client, chair: Seat) -> None:
    if chair not in client.chairs:
        raise BadRequest("room-not-your-chair")


def seated(client: Client) -> None:
    if not client.chairs:
        raise BadRequest("room-not-your-chair")


def as_host(live: Live, client: Client) -> None:
    if live.room.host not in client.chairs:
        raise BadRequest("room-not-host")


def watched(live: Live, client: Client) -> None:
    if not live.may_watch(client):
        raise BadRequest("room-no-spectators")


def playing(live: Live) -> Running:
    if live.running is None or live.running.over:
        raise BadRequest("room-not-playing")
    return live.running


def said_before(live: Live, seat: Seat, id: str) -> bool:
    """Whether that was heard and counts already, however often it is sent."""
    said, g = (seat, id), live.gathering
    return bool(live.running and said in live.running.ids) or bool(g and said in g.ids)


def is_asked(running: Running, seat: Seat, at: int) -> None:
    if seat not in running.asked():
        raise BadRequest("room-not-asked")
    if at != running.put_at[seat]:
        raise BadRequest("room-stale")
