"""REST routes of provable deals: begin with a share of one's own, and verify the chances."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from consigliere.kernel import Action, drawn
from consigliere.kernel.fair import menu

from ...http.client_address import address
from ...http.problems import problems, write_problems
from ...projection.room_view import view_of
from ...protocol.messages import RoomView
from ...protocol.replay import ReplayChance
from ...protocol.rest import Start
from ...rooms import commands
from ...rooms.model import BadRequest, Room
from ...rooms.registry import RoomRegistry
from ...workers.queues import Claim
from ..replay.player import ReplayPlayer

Registry = NamedDependency[RoomRegistry]


@post("/api/rooms/{code:str}/start", responses=write_problems(404, 429))
async def start(
    code: Annotated[str, PathParameter(max_length=16)],
    data: JSONBody[Start],
    registry: Registry,
    request: Request[Any, Any, Any],
) -> RoomView:
    """The host begins against bots and adds a share; the commitment was published before."""
    session = await registry.find(code, address(request))
    async with session.lock:
        if session.room.host not in session.room.chairs_of([data.token]):
            raise BadRequest("room-not-host")
        await session.change(lambda room: _set(room, data))
        await session.begin()
    return view_of(session)


def _set(room: Room, wanted: Start) -> Room:
    return commands.set_ready(
        commands.fill_with_bots(room, wanted.bots), room.host, True, wanted.share
    )


@get("/api/replays/{id:str}/chances", responses=problems(404))
async def chances(
    id: Annotated[str, PathParameter(max_length=64)],
    registry: Registry,
    request: Request[Any, Any, Any],
) -> list[ReplayChance]:
    """All results of chance in a finished match, and what each was drawn from."""
    player = await registry.services.replays.player(id)
    claim = Claim(address(request), id, long=True)
    return await registry.services.threads.run(partial(_chances, player), claim)


def _chances(player: ReplayPlayer) -> list[ReplayChance]:
    def written(answer: Action) -> str:
        return str(player.game.write(answer, player.setup.edition))

    return [
        ReplayChance(
            at=one.at,
            kind=one.kind,
            nth=one.nth,
            menu=[(written(answer), times) for answer, times in menu(one.options)],
            text=one.line.text,
        )
        for one in drawn(player.game, player.record)
    ]
