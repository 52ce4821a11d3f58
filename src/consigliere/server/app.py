"""The application: REST, the socket and the pages around one hub."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

from consigliere.kernel import Refusal
from consigliere.words import LANGUAGES, words

from . import editions, labs, lessons, pages, replays, rest
from .client import RATE
from .hub import CHANNEL, Hub
from .lab.desk import Lab
from .socket import talk
from .store import Database, StorageGone, Store
from .thinking import Thinkers
from .timing import Pace
from .wire.rest import Problem

_STATUS: Final = {
    "room-unknown": 404,
    "room-no-record": 409,
    "replay-unknown": 404,
    "replay-running": 409,
    "review-unfinished": 409,
    "review-busy": 503,
    "replay-no-moment": 404,
    "replay-no-eyes": 404,
    "replay-too-big": 413,
    "edition-name-taken": 409,
    "lesson-unknown": 404,
    "lab-closed": 403,
    "lab-unknown": 404,
    "lab-busy": 409,
    "lab-working": 409,
    "lab-no-games": 409,
    "lab-not-alike": 409,
    "lab-extra": 503,
    "lab-broken": 500,
    "lab-disk": 500,
}


class Limits(Struct, frozen=True):
    """What one address may do, and how fast windows go; tests and benches change it."""

    rooms_a_minute: int = 30
    pace: Pace | None = None
    thinkers: int = 0
    messages_a_second: float = RATE
    editions_an_hour: int = 60
    lab: str = ""  # the folder of the lab's runs; without one it is closed


def application(database: Database, limits: Limits = Limits()) -> Litestar:  # noqa: B008
    """The server on that database."""
    channels = ChannelsPlugin(_backend(database), channels=[CHANNEL])
    held: dict[str, Hub] = {}
    lab = Lab(limits.lab)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        held["hub"] = hub = _hub(database, limits, channels)
        pages.hold()
        await hub.start()
        try:
            yield
        finally:
            await lab.close()
            await hub.stop()
            database.close()

    def the_hub() -> Hub:
        return held["hub"]

    return Litestar(
        [*_OPEN, _limited(limits), _limited_editions(limits), pages.page],
        dependencies={
            "hub": Provide(the_hub, sync_to_thread=False),
            "lab": Provide(lambda: lab, sync_to_thread=False),
        },
        plugins=[channels],
        lifespan=[lifespan],
        exception_handlers=_PROBLEMS,
        openapi_config=OpenAPIConfig(title="Consigliere", version="1", path="/api/schema"),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=65_536,
    )


_OPEN: Final = (
    rest.games,
    rest.rules,
    rest.room,
    rest.invitation,
    rest.record,
    rest.health,
    rest.metrics,
    replays.replay,
    replays.log,
    replays.frames,
    replays.record,
    replays.review,
    replays.begin_review,
    replays.of_room,
    editions.printed,
    editions.edition,
    editions.file,
    editions.check,
    lessons.chapters,
    lessons.step,
    lessons.wish,
    labs.lab_view,
    labs.begin,
    labs.compare,
    labs.run,
    labs.stop,
    labs.resume,
    labs.drop,
    labs.report,
    talk,
)


def _hub(database: Database, limits: Limits, channels: ChannelsPlugin) -> Hub:
    thinkers = Thinkers(limits.thinkers)
    return Hub(Store(database), thinkers, channels, limits.pace, limits.messages_a_second)


def _limited(limits: Limits) -> Any:
    """Rooms are cheap, but not free."""
    from litestar import Router

    limit = RateLimitConfig(rate_limit=("minute", limits.rooms_a_minute))
    written = [rest.create, replays.bring, replays.fork]
    return Router("/", route_handlers=written, middleware=[limit.middleware])


def _limited_editions(limits: Limits) -> Any:
    from litestar import Router

    limit = RateLimitConfig(rate_limit=("hour", limits.editions_an_hour), store="editions")
    return Router("/", route_handlers=[editions.save], middleware=[limit.middleware])


def _backend(database: Database) -> Any:
    if not database.shared:
        return MemoryChannelsBackend()
    from .notices import Notices

    return Notices(database.url.replace("+psycopg", ""))


def _lang(request: Request[Any, Any, Any]) -> str:
    wanted = request.headers.get("accept-language", "en")[:2]
    return wanted if wanted in LANGUAGES else "en"


def _answer(status: int, kind: str, detail: str) -> Response[Problem]:
    title = detail.split(".", maxsplit=1)[0][:80]
    body = Problem(f"about:blank#{kind}", title, status, detail)
    return Response(body, status_code=status, media_type="application/problem+json")


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    reason, w = refusal.reason, words(_lang(request))
    known = w.knows(reason.message)
    text = w.say(reason.message, **dict(reason.args)) if known else w.say("room-bad-message")
    status = _STATUS.get(reason.message, 400)
    if reason.message == "edition-gone" and request.method == "GET":
        status = 404  # it was asked for, not asked to be played with
    return _answer(status, reason.message, text)


def _gone(request: Request[Any, Any, Any], _gone: StorageGone) -> Response[Problem]:
    return _answer(503, "room-storage", words(_lang(request)).say("room-storage"))


def _problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework refuses, as a problem document."""
    w = words(_lang(request))
    many = "edition-too-many" if request.url.path.startswith("/api/editions") else "room-too-many"
    text = w.say(many if problem.status_code == 429 else "room-bad-message")
    if problem.status_code in (404, 405):
        text = problem.detail
    return _answer(problem.status_code, f"http-{problem.status_code}", text)


def _broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """Our own mistake: it goes to the log, not to the reader."""
    import structlog

    structlog.get_logger("consigliere").exception("broken", path=request.url.path)
    return _answer(500, "broken", words(_lang(request)).say("room-lost"))


_PROBLEMS: Final[dict[int | type[Exception], Any]] = {
    Refusal: _refused,
    StorageGone: _gone,
    HTTPException: _problem,
    Exception: _broken,
}
