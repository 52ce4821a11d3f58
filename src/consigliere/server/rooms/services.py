"""What all rooms of a process share: storage, workers, limits, metrics, the other processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from functools import partial

import structlog
from litestar.channels import ChannelsPlugin

from ..cluster.lease import Leases
from ..cluster.notices import NoticeBus
from ..features.editions import validation
from ..features.editions.custom import CustomEditions, EditionKey
from ..features.replay.replay_store import ReplayStore
from ..features.replay.reviews import Reviews
from ..http.metrics import Metrics
from ..http.quotas import Quotas
from ..http.rate_limits import RateLimiter
from ..settings import ServerSettings
from ..storage import Store
from ..workers.bots import BotWorkerPool
from ..workers.pool import Pool
from ..workers.worker import ThreadWorker, Worker


class Services:
    """Created once for each process."""

    def __init__(
        self, store: Store, bots: BotWorkerPool, channels: ChannelsPlugin, settings: ServerSettings
    ) -> None:
        self.store, self.bots, self.settings = store, bots, settings
        self.window_timing = settings.window_timing  # None: as the people at the table need it
        self.process = secrets.token_hex(8)
        self.log = structlog.get_logger("consigliere").bind(process=self.process[:6])
        self.metrics = Metrics()
        self.quotas = Quotas(settings.quotas)
        self.rate_limiter = RateLimiter(settings.allowance)
        self.leases = Leases(store, self.process)
        self.notices = NoticeBus(channels, self.process, store.database.shared)
        self.threads = Pool(
            2, make=ThreadWorker
        )  # for milliseconds, with the memory of this process
        # for seconds, in a process that needs nothing of this one
        self.validation = Pool(1, nice=5, make=partial(Worker, modules=(validation.__name__,)))
        self.analysis = Pool(2, nice=5)  # the first takes hints alone; neither delays a bot
        self.editions_in_use: Callable[[], Iterable[EditionKey]] = tuple
        self.editions = CustomEditions(store, self._editions_in_use)
        self.replays = ReplayStore(store, self.editions, self.threads)
        most = settings.allowance.reviews
        self.reviews = Reviews(store, self.replays, self.analysis, self.threads, most)

    async def close(self) -> None:
        """Stop all work; what was acknowledged is on disk already."""
        await self.reviews.stop()
        for pool in (self.bots, self.analysis, self.threads, self.validation):
            pool.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    def _editions_in_use(self) -> list[EditionKey]:
        """Editions that rooms or cached replays need."""
        return [*self.editions_in_use(), *self.replays.editions()]
