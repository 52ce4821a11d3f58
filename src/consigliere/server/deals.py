"""The REST part of a deal that can be proven: begin with a share of one's own, and look it up."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from consigliere.kernel import Action, drawn
from consigliere.kernel.fair import menu

from . import rooms
from .hub import Hub
from .problems import of_a_sender, problems
from .replay import Reel
from .room import BadRequest, Room
from .visitors import address
from .wire.replay import ReplayChance
from .wire.rest import Start
from .wire.tells import RoomView

TheHub = NamedDependency[Hub]


@post("/api/rooms/{code:str}/start", responses=of_a_sender(404, 429))
async def start(
    code: Annotated[str, PathParameter(max_length=16)],
    data: JSONBody[Start],
    hub: TheHub,
    request: Request[Any, Any, Any],
) -> RoomView:
    """The host begins against bots, and adds a share to the deal whose seal he knows by now."""
    live = await hub.find(code, address(request))
    async with live.lock:
        if live.room.host not in live.room.chairs_of([data.token]):
            raise BadRequest("room-not-host")
        await live.change(lambda room: _set(room, data))
        await live.begin()
    return live.room_view()


def _set(room: Room, wanted: Start) -> Room:
    return rooms.ready(rooms.fill(room, wanted.bots), room.host, True, wanted.share)


@get("/api/replays/{id:str}/chances", responses=problems(404))
async def chances(
    id: Annotated[str, PathParameter(max_length=64)], hub: TheHub
) -> list[ReplayChance]:
    """All that chance brought in a match that is over, and what it was drawn from."""
    reel = await hub.shelf.reel(id)
    return await asyncio.to_thread(_chances, reel)


def _chances(reel: Reel) -> list[ReplayChance]:
    def told(answer: Action) -> str:
        return str(reel.game.write(answer, reel.setup.edition))

    return [
        ReplayChance(
            at=one.at,
            kind=one.kind,
            nth=one.nth,
            menu=[(told(answer), times) for answer, times in menu(one.options)],
            text=one.line.text,
        )
        for one in drawn(reel.game, reel.record)
    ]
