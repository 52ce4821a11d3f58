"""The REST part of replays: open, look, bring a file, take one along, play on from a moment."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.kernel import read_record
from consigliere.words import teller

from .hub import Hub
from .problems import of_a_sender, problems
from .replay.reel import MOST, Eyes
from .replay.summary import summary
from .replay.tape import MOST_KB
from .rest import known
from .room import BadRequest
from .visitors import address
from .wire.replay import Fork, ReplayFrames, ReplayOpened, ReplayView
from .wire.rest import Created
from .wire.review import ReviewState
from .wire.tells import LogLine

Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
Id = Annotated[str, PathParameter(max_length=64)]
Sight = Annotated[str, QueryParameter(name="eyes", max_length=8)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
To = Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)]
Deep = Annotated[bool, QueryParameter(name="deep")]
TheHub = NamedDependency[Hub]
Asked = Request[Any, Any, Any]
_KEEP: Final = {"Cache-Control": "private, max-age=3600"}


@post(
    "/api/replays",
    request_max_body_size=(MOST_KB + 1) * 4096,
    opt={"takes": "text"},
    responses=of_a_sender(429),
)
async def bring(request: Asked, hub: TheHub) -> ReplayOpened:
    """A record file, as plain text; the same file leads to the same replay."""
    return await hub.shelf.bring(await request.body())


@get("/api/replays/{id:str}", responses=problems(404))
async def replay(id: Id, hub: TheHub, lang: Lang = "en") -> ReplayView:
    """A match that is over: who played, what is charted, where it came from, who won."""
    reel = await hub.shelf.reel(id)
    return await asyncio.to_thread(summary, id, reel, known(lang))


@get("/api/replays/{id:str}/log", responses=problems(404))
async def log(id: Id, hub: TheHub, lang: Lang = "en", eyes: Sight = "all") -> list[LogLine]:
    """Every sentence of the log as those eyes read it, with its moment."""
    reel, seen = await hub.shelf.reel(id), _eyes(eyes)
    told = teller(reel.setup.game, known(lang), [one.name for one in reel.tape.seats])
    return await asyncio.to_thread(reel.log, seen, told)


@get("/api/replays/{id:str}/frames", responses=problems(404))
async def frames(
    id: Id, hub: TheHub, first: From = 0, last: To = None, eyes: Sight = "all"
) -> Response[ReplayFrames]:
    """The tables of moments one after another, as those eyes saw them."""
    reel, seen = await hub.shelf.reel(id), _eyes(eyes)
    until = first + MOST - 1 if last is None else last
    found = await asyncio.to_thread(reel.frames, first, until, seen)
    return Response(ReplayFrames(found), headers=_KEEP)


@get("/api/replays/{id:str}/record", media_type=MediaType.TEXT, responses=problems(404))
async def record(id: Id, hub: TheHub) -> Response[str]:
    """The record of the match: anybody can replay and verify it."""
    text = (await hub.shelf.tape(id)).record
    name = f"{read_record(text).setup.game}-{id[:6]}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/api/replays/{id:str}/fork", responses=of_a_sender(404, 429))
async def fork(id: Id, data: JSONBody[Fork], hub: TheHub, request: Asked) -> Created:
    """A new room that plays on from a moment, with a chance of its own."""
    return await hub.make(address(request), lambda: hub.shelf.fork(id, data))


@post("/api/replays/{id:str}/review", responses=of_a_sender(404, 409))
async def begin_review(id: Id, hub: TheHub, deep: Deep = False, lang: Lang = "en") -> ReviewState:
    """Let the analyst go through a match that is over; what was done before is not done again."""
    return await hub.reviews.begin(id, deep, known(lang))


@get("/api/replays/{id:str}/review", responses=problems(404, 409))
async def review(id: Id, hub: TheHub, deep: Deep = False, lang: Lang = "en") -> ReviewState:
    """How far the analyst is with a match, or what he found."""
    return await hub.reviews.state(id, deep, known(lang))


@get("/api/rooms/{code:str}/replays/{match:int}", responses=problems(404, 409, 429))
async def of_room(
    code: Annotated[str, PathParameter(max_length=16)],
    match: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    hub: TheHub,
    request: Asked,
) -> ReplayOpened:
    """Where the replay of a match of that room is, counted from 1; 409 while it is on."""
    room = (await hub.find(code, address(request))).room
    if not 1 <= match <= room.match:
        raise BadRequest("replay-unknown")
    if match > len(room.replays()):
        raise BadRequest("replay-running")
    return ReplayOpened(room.replays()[match - 1])


def _eyes(said: str) -> Eyes:
    """`public`, `all`, or a seat."""
    if said in ("public", "all"):
        return "all" if said == "all" else "public"
    if not (said.isascii() and said.isdecimal()):
        raise BadRequest("replay-no-eyes")
    return int(said)
