"""The REST part: games, rules, rooms, records; documented by OpenAPI at /api/schema."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.bots import offered, styles
from consigliere.games import GAMES, game
from consigliere.words import LANGUAGES, Teller, teller

from .hub import Hub
from .qr import svg
from .rooms import BadRequest
from .wire.rest import Created, GameInfo, NewRoom, Rule, Switch
from .wire.tells import RoomView

Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
TheHub = NamedDependency[Hub]
Code = Annotated[str, PathParameter(max_length=16)]


@get("/api/games", sync_to_thread=False)
def games(lang: Lang = "en") -> list[GameInfo]:
    """The games, and their house rules in words."""
    return [_info(key, known(lang)) for key in GAMES]


@get("/api/rules/{key:str}", sync_to_thread=False)
def rules(key: Code, lang: Lang = "en") -> list[Rule]:
    """The rules of a game, paragraph by paragraph."""
    told = teller(game(key).key, known(lang), ())
    return [Rule(one.number, one.title, one.blocks()) for one in told.paragraphs()]


@post("/api/rooms")
async def create(data: JSONBody[NewRoom], hub: TheHub) -> Created:
    """A new room; with `bots` the match begins at once."""
    return await hub.create(data)


@get("/api/rooms/{code:str}")
async def room(code: Code, hub: TheHub) -> RoomView:
    """The room as everybody may see it."""
    return (await hub.open(code)).room_view()


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml")
async def invitation(code: Code, hub: TheHub, request: Request[Any, Any, Any]) -> str:
    """The address of the room as a QR code."""
    live = await hub.open(code)
    return svg(f"{str(request.base_url).rstrip('/')}/t/{live.code}")


@get("/api/rooms/{code:str}/record", media_type=MediaType.TEXT)
async def record(code: Code, hub: TheHub) -> Response[str]:
    """The record of the last match, when it is over: anybody can replay and verify it."""
    live = await hub.open(code)
    if live.running is None or not live.running.over:
        raise BadRequest("room-no-record")
    text = (await hub.shelf.reel(live.room.replay(live.running.number))).tape.record
    headers = {"Content-Disposition": f'attachment; filename="{live.code}.record"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/health")
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
    seats = rules.seats
    return GameInfo(key, seats[0], seats[-1], list(offered(key)), list(styles(key)), switches)


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
