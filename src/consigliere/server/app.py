"""The application: REST, the socket and the pages around one hub."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

from . import deals, editions, headers, labs, lessons, pages, problems, replays, rest, visitors
from .client import RATE
from .document import Document
from .doors import Space
from .hub import CHANNEL, Hub
from .lab.desk import Lab
from .names import ANY, Names
from .socket import talk
from .store import Database, Store
from .thinking import Thinkers
from .timing import Pace


class Limits(Struct, frozen=True):
    """What one address may do, and how fast windows go; tests and benches change it."""

    rooms_a_minute: int = 30
    pace: Pace | None = None
    thinkers: int = 0
    messages_a_second: float = RATE
    editions_an_hour: int = 60
    space: Space = Space()  # of one address, and in all
    keep_days: int = 0  # rooms nobody touches; 0: for ever
    lab: str = ""  # the folder of the lab's runs; without one it is closed
    names: Names = ANY  # by which the server may be called


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
        exception_handlers=problems.ANSWERS,
        guards=[visitors.check],
        state=State({"names": limits.names}),
        before_send=[headers.add],
        openapi_config=_SCHEMA,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=65_536,
    )


_SCHEMA: Final = OpenAPIConfig(
    title="Consigliere",
    version="1",
    path="/api/schema",
    render_plugins=[Document()],  # pages that show it would fetch programs from elsewhere
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
    deals.start,
    deals.chances,
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
    return Hub(
        Store(database),
        Thinkers(limits.thinkers),
        channels,
        limits.pace,
        limits.messages_a_second,
        limits.space,
        limits.keep_days,
    )


def _limited(limits: Limits) -> Any:
    """Rooms are cheap, but not free."""
    from litestar import Router

    limit = RateLimitConfig(
        rate_limit=("minute", limits.rooms_a_minute), identifier_for_request=visitors.address
    )
    written = [rest.create, replays.bring, replays.fork]
    return Router("/", route_handlers=written, middleware=[limit.middleware])


def _limited_editions(limits: Limits) -> Any:
    from litestar import Router

    limit = RateLimitConfig(
        rate_limit=("hour", limits.editions_an_hour),
        identifier_for_request=visitors.address,
        store="editions",
    )
    return Router("/", route_handlers=[editions.save], middleware=[limit.middleware])


def _backend(database: Database) -> Any:
    if not database.shared:
        return MemoryChannelsBackend()
    from .notices import Notices

    return Notices(database.url.replace("+psycopg", ""))
