"""The REST part: games, rules, rooms, records; documented by OpenAPI at /api/schema."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.bots import offered, styles
from consigliere.games import GAMES, game
from consigliere.words import LANGUAGES, Teller, teller

from .hub import Hub
from .library import comes_with
from .problems import of_a_sender, problems
from .qr import svg
from .room import BadRequest
from .visitors import address
from .wire.rest import Created, GameInfo, NewRoom, Rule, Switch
from .wire.tells import RoomView

Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
TheHub = NamedDependency[Hub]
Asked = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=16)]


@get("/api/games", sync_to_thread=False, responses=problems())
def games(lang: Lang = "en") -> list[GameInfo]:
    """The games, and their house rules in words."""
    return [_info(key, known(lang)) for key in GAMES]


@get("/api/rules/{key:str}", sync_to_thread=False, responses=problems())
def rules(key: Code, lang: Lang = "en") -> list[Rule]:
    """The rules of a game, paragraph by paragraph."""
    told = teller(game(key).key, known(lang), ())
    return [Rule(one.number, one.title, one.blocks()) for one in told.paragraphs()]


@post("/api/rooms", responses=of_a_sender(429))
async def create(data: JSONBody[NewRoom], hub: TheHub, request: Asked) -> Created:
    """A new room; with `bots` the match begins at once."""
    return await hub.make(address(request), lambda: hub.create(data))


@get("/api/rooms/{code:str}", responses=problems(404, 429))
async def room(code: Code, hub: TheHub, request: Asked) -> RoomView:
    """The room as everybody may see it."""
    return (await hub.find(code, address(request))).room_view()


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=problems(404, 429))
async def invitation(code: Code, hub: TheHub, request: Asked) -> str:
    """The address of the room as a QR code."""
    live = await hub.find(code, address(request))
    return svg(f"{str(request.base_url).rstrip('/')}/t/{live.code}")


@get(
    "/api/rooms/{code:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(404, 409, 429),
)
async def record(code: Code, hub: TheHub, request: Asked) -> Response[str]:
    """The record of the last match, when it is over: anybody can replay and verify it."""
    live = await hub.find(code, address(request))
    over = live.room.replays()
    if live.running and live.running.over:
        over = [live.room.replay(live.running.number)]
    if not over or (live.running and not live.running.over):
        raise BadRequest("room-no-record")
    text = (await hub.shelf.tape(over[-1])).record
    headers = {"Content-Disposition": f'attachment; filename="{live.code}.record"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/health", responses={503: ResponseSpec(dict[str, str], False, "Not well.")})
async def health(hub: TheHub) -> Response[dict[str, str]]:
    """Whether this process and its database answer."""
    well = await hub.store.healthy() and not hub.closing
    return Response({"status": "ok" if well else "down"}, status_code=200 if well else 503)


@get("/api/metrics", media_type="text/plain; version=0.0.4")
async def metrics(hub: TheHub) -> bytes:
    """Numbers for Prometheus."""
    return hub.meter.text()


def known(lang: str) -> str:
    """A language we speak."""
    return lang if lang in LANGUAGES else "en"


def _info(key: str, lang: str) -> GameInfo:
    rules, told = game(key), teller(key, lang, ())
    switches = [_switch(field, told) for field in msgspec.structs.fields(rules.house)]
    bots, low, high = list(offered(key)), rules.seats[0], rules.seats[-1]
    return GameInfo(key, low, high, bots, list(styles(key)), switches, comes_with(key))


def _switch(field: msgspec.structs.FieldInfo, told: Teller) -> Switch:
    default = _said(field.default)
    label, meaning, _ = told.house(field.name, default)
    values = [(value, told.house(field.name, value)[2]) for value in _values(field.type)]
    return Switch(field.name, label, meaning, values, default)


def _values(kind: Any) -> list[str]:
    if kind is bool:
        return ["false", "true"]
    return [str(value) for value in getattr(kind, "__args__", ()) if isinstance(value, str)]


def _said(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
