"""REST routes of games, rules, rooms and records; documented by OpenAPI at /api/schema."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
import structlog
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.bots import offered, styles
from consigliere.games import GAMES, game, package
from consigliere.kernel import GROUPS, Refusal, limits
from consigliere.words import LANGUAGES, GameText, components, game_text, phases, scored, words

from ..features.editions.custom import printed_editions
from ..projection.my_table import my_table
from ..projection.room_view import nameless, view_of
from ..protocol.messages import RoomView
from ..protocol.rest import (
    Created,
    GameInfo,
    MyKeys,
    MyTable,
    NewRoom,
    Print,
    Rule,
    ServerNotReady,
    ServerReady,
    Switch,
)
from ..rooms.model import BadRequest
from ..rooms.registry import RoomRegistry
from ..workers.queues import Claim
from . import pages
from .client_address import address, has_token, is_local
from .problems import PROBLEM_TYPE, language, problems, write_problems
from .qr import svg

_log = structlog.get_logger("consigliere")
Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
Registry = NamedDependency[RoomRegistry]
Asked = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=16)]


@get("/api/games", responses=problems())
async def games(registry: Registry, request: Asked, lang: Lang = "en") -> list[GameInfo]:
    """The games, and their house rules in words."""
    return await registry.services.threads.run(
        partial(_games, supported_language(lang)), Claim(address(request))
    )


@get(f"/{pages.MANIFEST}", include_in_schema=False)
async def manifest(registry: Registry, request: Asked) -> Response[bytes]:
    """The pages as an app that can be installed; every game is a shortcut."""
    listed = await registry.services.threads.run(partial(_games, "en"), Claim(address(request)))
    icons = [{"src": "/icons/icon-192.png", "sizes": "192x192"}]
    shortcuts = [{"name": g.title, "url": f"/?game={g.key}", "icons": icons} for g in listed]
    headers = {**pages.HEADERS, "Cache-Control": "no-cache"}
    body = pages.app_manifest(shortcuts)
    return Response(body, headers=headers, media_type="application/manifest+json")


@get("/api/rules/{key:str}", responses=problems(404))
async def rules(key: Code, registry: Registry, request: Asked, lang: Lang = "en") -> list[Rule]:
    """The rules of a game, paragraph by paragraph."""
    work = partial(_rules, game(key).key, supported_language(lang))
    return await registry.services.threads.run(work, Claim(address(request)))


@post("/api/rooms", responses=write_problems(429))
async def create(data: JSONBody[NewRoom], registry: Registry, request: Asked) -> Created:
    """A new room; with `bots` the match begins at once."""
    return await registry.make(address(request), lambda: registry.create(data))


@get("/api/rooms/{code:str}", responses=problems(404, 429))
async def room(code: Code, registry: Registry, request: Asked) -> RoomView:
    """The room as everybody may see it; without names where strangers may not come in or watch."""
    session = await registry.find(code, address(request))
    watched = session.room.settings.spectators or session.room.phase == "lobby"
    watched = watched and session.room.locked != "all"
    return view_of(session) if watched else nameless(view_of(session))


@post("/api/rooms/{code:str}/mine", responses=write_problems(404, 429))
async def mine(
    code: Code, data: JSONBody[MyKeys], registry: Registry, request: Asked, lang: Lang = "en"
) -> MyTable:
    """The table in a few words, with whose turn it is; only for who has the key of a chair."""
    session = await registry.find(code, address(request))
    return my_table(session, data.tokens, supported_language(lang))


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=problems(404, 429))
async def invitation(code: Code, registry: Registry, request: Asked) -> str:
    """The address of the room as a QR code."""
    session = await registry.find(code, address(request))
    invited = f"{str(request.base_url).rstrip('/')}/t/{session.code}"
    return await registry.services.threads.run(
        partial(svg, invited), Claim(address(request), session.code)
    )


@get(
    "/api/rooms/{code:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(404, 409, 429),
)
async def record(code: Code, registry: Registry, request: Asked) -> Response[str]:
    """The record of the last match, when it is over: anybody can replay and verify it."""
    session = await registry.find(code, address(request))
    over = session.room.replays()
    if session.match and session.match.over:
        over = [session.room.replay(session.match.number)]
    if not over or (session.match and not session.match.over):
        raise BadRequest("room-no-record")
    text = (await registry.services.replays.record(over[-1])).record
    headers = {"Content-Disposition": f'attachment; filename="{session.code}.record"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/health", responses={503: ResponseSpec(dict[str, str], False, "It is closing.")})
async def health(registry: Registry) -> Response[dict[str, str]]:
    """Whether this process answers. What it needs may be away: see `/api/ready`."""
    return Response(
        {"status": "closing" if registry.closing else "ok"},
        status_code=503 if registry.closing else 200,
    )


@get(
    "/api/ready",
    responses={**problems(), 503: ResponseSpec(ServerNotReady, False, "What fails.", PROBLEM_TYPE)},
)
async def ready(
    registry: Registry, request: Asked
) -> Response[ServerReady] | Response[ServerNotReady]:
    """Whether storage can be read and written, its file is whole, and bots think."""
    failed = await registry.readiness.failed()
    if not failed:
        return Response(ServerReady())
    w = words(language(request))
    detail = " ".join([w.say(f"ready-{check}") for check in failed])
    body = ServerNotReady("about:blank#not-ready", w.say("ready-not"), 503, detail, list(failed))
    return Response(body, status_code=503, media_type=PROBLEM_TYPE)


@get("/api/metrics", media_type="text/plain; version=0.0.4", responses=problems(403))
async def metrics(registry: Registry, request: Asked) -> bytes:
    """Numbers for Prometheus, for programs on this machine or with the operator's token."""
    if not (is_local(request) or has_token(request, request.app.state.metrics_token)):
        raise BadRequest("http-metrics")
    return registry.services.metrics.text()


def supported_language(lang: str) -> str:
    """A language we speak."""
    return lang if lang in LANGUAGES else "en"


def _games(lang: str) -> list[GameInfo]:
    listed = []
    for key in GAMES:
        try:
            listed.append(_info(key, lang))
        except Refusal as broken:  # the others can be played
            _log.warning("game left out", problem=words("en").reason(broken.reason))
    return listed


def _rules(key: str, lang: str) -> list[Rule]:
    texts = game_text(key, lang, ())
    return [Rule(one.number, one.title, one.blocks()) for one in texts.paragraphs()]


def _info(key: str, lang: str) -> GameInfo:
    rules, texts = game(key), game_text(key, lang, ())
    fields = msgspec.structs.fields(rules.house)
    switches = [_switch(field, texts, rules.group(field.name)) for field in fields]
    used = {switch.group for switch in switches}
    groups = [(name, words(lang).say(f"house-group-{name}")) for name in GROUPS if name in used]
    prints = [
        Print(name, texts.print_name(name), dict(options)) for name, options in rules.prints.items()
    ]
    one = package(key)
    return GameInfo(
        key,
        texts.title(),
        rules.seats[0],
        rules.seats[-1],
        bool(one.lesson),
        bool(texts.rules()),
        components(texts),
        phases(texts),
        scored(texts),
        list(offered(key)),
        list(styles(key)),
        switches,
        groups,
        prints,
        printed_editions(key),
    )


def _switch(field: msgspec.structs.FieldInfo, texts: GameText, group: str) -> Switch:
    default = _option_text(field.default)
    label, meaning, _ = texts.house(field.name, default)
    number = type(field.default) is int
    least, most = limits(field.type)
    choices = ["0"] if number else _option_values(field.type)
    values = [(value, texts.house(field.name, value)[2]) for value in choices]
    named = [(value, words) for value, words in values if not number or value != words]
    return Switch(field.name, label, meaning, named, default, group, number, least, most)


def _option_values(kind: Any) -> list[str]:
    if kind is bool:
        return ["false", "true"]
    return [str(value) for value in getattr(kind, "__args__", ()) if isinstance(value, str)]


def _option_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
