"""The application: REST, the socket and the pages around one room registry."""

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
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig

from .cluster.notices import CHANNEL
from .features.deals import routes as deals
from .features.editions import routes as editions
from .features.lab import routes as labs
from .features.lab.service import LabService
from .features.lessons import routes as lessons
from .features.replay import routes as replays
from .http import headers, origins, pages, problems, routes
from .http.client_address import address
from .http.openapi import OpenApiDocument
from .match.scheduler import TurnScheduler
from .projection.broadcast import Broadcasters
from .rooms.registry import RoomRegistry
from .rooms.services import Services
from .settings import ServerSettings
from .storage import Database, Store
from .workers.bots import BotWorkerPool
from .ws.socket import websocket_endpoint


def application(database: Database, settings: ServerSettings = ServerSettings()) -> Litestar:  # noqa: B008
    """The server on that database."""
    channels = ChannelsPlugin(_backend(database), channels=[CHANNEL])
    held: dict[str, RoomRegistry] = {}
    broadcasters, lab = Broadcasters(), LabService(settings.lab)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        bots = BotWorkerPool(settings.bot_workers)
        services = Services(Store(database), bots, channels, settings)
        # In this order: readers hear of an event before bots answer it.
        registry = RoomRegistry(services, [broadcasters.attach, TurnScheduler])
        held["registry"] = registry
        pages.preload()
        await registry.start()
        try:
            yield
        finally:
            await lab.close()
            await registry.stop()
            database.close()

    def the_registry() -> RoomRegistry:
        return held["registry"]

    def charge(connection: origins.Connection, handler: BaseRouteHandler) -> None:
        held["registry"].services.rate_limiter.request(connection, handler)

    return Litestar(
        [*_OPEN, _limited(settings), _limited_editions(settings), pages.page],
        dependencies={
            "registry": Provide(the_registry, sync_to_thread=False),
            "broadcasters": Provide(lambda: broadcasters, sync_to_thread=False),
            "lab": Provide(lambda: lab, sync_to_thread=False),
        },
        plugins=[channels],
        lifespan=[lifespan],
        exception_handlers=problems.EXCEPTION_HANDLERS,
        guards=[origins.check, charge],
        state=State(
            {"allowed_hosts": settings.allowed_hosts, "metrics_token": settings.metrics_token}
        ),
        before_send=[headers.add],
        openapi_config=_SCHEMA,
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=65_536,
    )


_SCHEMA: Final = OpenAPIConfig(
    title="Consigliere",
    version="1",
    path="/api/schema",
    render_plugins=[OpenApiDocument()],  # pages that show it would fetch programs from elsewhere
)
_OPEN: Final = (
    routes.games,
    routes.manifest,
    routes.rules,
    routes.room,
    routes.mine,
    routes.invitation,
    routes.record,
    routes.health,
    routes.ready,
    routes.metrics,
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
    lessons.query,
    labs.lab_view,
    labs.begin,
    labs.compare,
    labs.run,
    labs.stop,
    labs.resume,
    labs.drop,
    labs.report,
    websocket_endpoint,
)


def _limited(settings: ServerSettings) -> Any:
    """Rooms are cheap, but not free."""
    from litestar import Router

    limit = RateLimitConfig(
        rate_limit=("minute", settings.rooms_per_minute), identifier_for_request=address
    )
    written = [routes.create, replays.bring, replays.fork]
    return Router("/", route_handlers=written, middleware=[limit.middleware])


def _limited_editions(settings: ServerSettings) -> Any:
    from litestar import Router

    limit = RateLimitConfig(
        rate_limit=("hour", settings.editions_per_hour),
        identifier_for_request=address,
        store="editions",
    )
    return Router("/", route_handlers=[editions.save], middleware=[limit.middleware])


def _backend(database: Database) -> Any:
    if not database.shared:
        return MemoryChannelsBackend()
    from .cluster.notify import ReconnectingNotify

    return ReconnectingNotify(database.url.replace("+psycopg", ""))
