"""REST routes of replays: view, upload, download, review, branch off."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.kernel import read_record
from consigliere.words import game_text

from ...http.client_address import address
from ...http.problems import problems, write_problems
from ...http.routes import supported_language
from ...protocol.messages import LogLine
from ...protocol.replay import Fork, ReplayFrames, ReplayOpened, ReplayView
from ...protocol.rest import Created
from ...protocol.review import ReviewState
from ...rooms.model import BadRequest
from ...rooms.registry import RoomRegistry
from ...workers.queues import Claim
from .player import MAX_FRAMES, Perspective
from .stored_record import MAX_KB
from .summary import summary

Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
Id = Annotated[str, PathParameter(max_length=64)]
Sight = Annotated[str, QueryParameter(name="eyes", max_length=8)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
To = Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)]
Deep = Annotated[bool, QueryParameter(name="deep")]
Registry = NamedDependency[RoomRegistry]
Asked = Request[Any, Any, Any]
_KEEP: Final = {"Cache-Control": "private, max-age=3600"}


@post(
    "/api/replays",
    request_max_body_size=(MAX_KB + 1) * 4096,
    opt={"takes": "text"},
    responses=write_problems(429),
)
async def bring(request: Asked, registry: Registry) -> ReplayOpened:
    """Upload a record file as plain text; the same file gives the same replay."""
    here = address(request)
    return await registry.services.replays.import_record(
        await request.body(), here, lambda: registry.services.rate_limiter.upload(here)
    )


@get("/api/replays/{id:str}", responses=problems(404))
async def replay(id: Id, registry: Registry, request: Asked, lang: Lang = "en") -> ReplayView:
    """A finished match: players, charts, sources of points, winners."""
    player = await registry.services.replays.player(id)
    return await registry.services.threads.run(
        partial(summary, id, player, supported_language(lang)), _claim(request, id)
    )


@get("/api/replays/{id:str}/log", responses=problems(404))
async def log(
    id: Id, registry: Registry, request: Asked, lang: Lang = "en", eyes: Sight = "all"
) -> list[LogLine]:
    """The whole log as that perspective reads it, with moments."""
    player, seen = await registry.services.replays.player(id), _eyes(eyes)
    texts = game_text(
        player.setup.game, supported_language(lang), [one.name for one in player.stored.seats]
    )
    return await registry.services.threads.run(
        partial(player.log, seen, texts), _claim(request, id)
    )


@get("/api/replays/{id:str}/frames", responses=problems(404))
async def frames(
    id: Id,
    registry: Registry,
    request: Asked,
    first: From = 0,
    last: To = None,
    eyes: Sight = "all",
) -> Response[ReplayFrames]:
    """States of consecutive moments, from one perspective."""
    player, seen = await registry.services.replays.player(id), _eyes(eyes)
    until = first + MAX_FRAMES - 1 if last is None else last
    work = partial(player.frames, first, until, seen)
    result = await registry.services.threads.run(work, _claim(request, id))
    return Response(ReplayFrames(result), headers=_KEEP)


@get("/api/replays/{id:str}/record", media_type=MediaType.TEXT, responses=problems(404))
async def record(id: Id, registry: Registry) -> Response[str]:
    """The record of the match: anybody can replay and verify it."""
    text = (await registry.services.replays.record(id)).record
    name = f"{read_record(text).setup.game}-{id[:6]}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/api/replays/{id:str}/fork", responses=write_problems(404, 429))
async def fork(id: Id, data: JSONBody[Fork], registry: Registry, request: Asked) -> Created:
    """Create a room that plays on from a moment, with new chance."""
    return await registry.make(address(request), lambda: registry.services.replays.branch(id, data))


@post("/api/replays/{id:str}/review", responses=write_problems(404, 409))
async def begin_review(
    id: Id, registry: Registry, request: Asked, deep: Deep = False, lang: Lang = "en"
) -> ReviewState:
    """Start a review of a finished match; finished reviews are reused."""
    return await registry.services.reviews.begin(
        id, deep, supported_language(lang), address(request)
    )


@get("/api/replays/{id:str}/review", responses=problems(404, 409))
async def review(
    id: Id, registry: Registry, request: Asked, deep: Deep = False, lang: Lang = "en"
) -> ReviewState:
    """The progress of a review, or its result."""
    return await registry.services.reviews.state(
        id, deep, supported_language(lang), _claim(request, id)
    )


@get("/api/rooms/{code:str}/replays/{match:int}", responses=problems(404, 409, 429))
async def of_room(
    code: Annotated[str, PathParameter(max_length=16)],
    match: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    registry: Registry,
    request: Asked,
) -> ReplayOpened:
    """The replay id of a match of that room, counted from 1; 409 while it is played."""
    room = (await registry.find(code, address(request))).room
    if not 1 <= match <= room.match:
        raise BadRequest("replay-unknown")
    if match > len(room.replays()):
        raise BadRequest("replay-running")
    return ReplayOpened(room.replays()[match - 1])


def _claim(request: Asked, id: str) -> Claim:
    return Claim(address(request), id)


def _eyes(text: str) -> Perspective:
    """`public`, `all`, or a seat."""
    if text in ("public", "all"):
        return "all" if text == "all" else "public"
    if not (text.isascii() and text.isdecimal()):
        raise BadRequest("replay-no-eyes")
    return int(text)
