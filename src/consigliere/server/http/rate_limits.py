"""Rate limits of addresses and sockets: token buckets, charged by what a request costs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil, inf
from time import monotonic
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from msgspec import Struct
from msgspec.structs import fields

from ..rooms.model import BadRequest
from . import client_address
from .request_cost import message_cost, route_cost

_MAX_BUCKETS: Final = 10_000  # beyond it, the least recently used are dropped
MESSAGE_RATE: Final = 15.0  # messages a second on one socket, and four times as many at once
Connection = ASGIConnection[Any, Any, Any, Any]


class Rate(Struct, frozen=True):
    """Tokens a second on average, and the size of a burst."""

    a_second: float
    at_once: float

    def scaled(self, factor: float) -> Rate:
        return Rate(self.a_second * factor, self.at_once * factor)


class Allowance(Struct, frozen=True):
    """The limits; `work` is in milliseconds of this process."""

    work_of_address: Rate = Rate(300.0, 6_000.0)
    work_of_socket: Rate = Rate(60.0, 2_000.0)
    connections: Rate = Rate(5.0, 200.0)  # of one address; after a restart all reconnect
    chat_of_address: Rate = Rate(2.0, 20.0)  # lines
    chat_of_watchers: Rate = Rate(1.0, 10.0)  # lines of all spectators of one room together
    uploads: Rate = Rate(30.0 / 86_400, 30.0)  # uploaded records that were not known yet
    reviews: int = 3  # reviews running at a time, started from one address

    def scaled(self, factor: float) -> Allowance:
        """All limits multiplied."""
        rates = {name: getattr(self, name).scaled(factor) for name in _RATES}
        return Allowance(**rates, reviews=max(1, round(self.reviews * factor)))


_RATES: Final = tuple([f.name for f in fields(Allowance) if f.type is Rate])
_ANY: Final = Rate(inf, inf)
UNLIMITED: Final = Allowance(_ANY, _ANY, _ANY, _ANY, _ANY, _ANY, 1_000_000)


class Bucket:
    """A token bucket: it fills at its rate and is never fuller than `at_once`."""

    __slots__ = ("_level", "_rate", "_since")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._level, self._since = rate, rate.at_once, now

    def take(self, cost: float, now: float) -> float:
        """0 if the tokens were taken; otherwise the seconds until enough are there."""
        rate = self._rate
        if rate.a_second == inf:
            return 0.0
        cost = min(cost, rate.at_once)
        self._level = min(rate.at_once, self._level + (now - self._since) * rate.a_second)
        self._since = now
        if self._level >= cost:
            self._level -= cost
            return 0.0
        return (cost - self._level) / rate.a_second

    def give_back(self, cost: float) -> None:
        """Return tokens of an operation that did not happen."""
        self._level += cost


class RateLimiter:
    """The buckets of all addresses and rooms; refuses with `too-much`."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = monotonic) -> None:
        self.allowance, self._clock = allowance, clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.refused = 0

    def socket(self) -> Bucket:
        """The bucket of a new socket."""
        return Bucket(self.allowance.work_of_socket, self._clock())

    def request(self, connection: Connection, handler: BaseRouteHandler) -> None:
        """Charge a REST request."""
        if connection.scope.get("method") is not None:  # WebSockets are charged by message
            self._work(client_address.address(connection), route_cost(handler))

    def message(self, of: Bucket, address: str, message: Any) -> None:
        """Charge a message to its socket and its address."""
        cost, now = message_cost(message), self._clock()
        self._check(of.take(cost, now))
        try:
            self._work(address, cost)
        except BadRequest:
            of.give_back(cost)
            raise

    def connection(self, address: str) -> None:
        """Charge a new connection."""
        self._take("connect", address, self.allowance.connections)

    def chat(self, address: str, room: str, seated: bool) -> None:
        """Charge a line of chat."""
        self._take("chat", address, self.allowance.chat_of_address)
        if not seated:
            self._take("watchers", room, self.allowance.chat_of_watchers)

    def upload(self, address: str) -> None:
        """Charge an uploaded record that was not known yet."""
        self._take("upload", address, self.allowance.uploads)

    # ---- inside

    def _work(self, address: str, cost: float) -> None:
        self._take("work", address, self.allowance.work_of_address, cost)

    def _take(self, kind: str, whose: str, rate: Rate, cost: float = 1.0) -> None:
        now, key = self._clock(), (kind, whose)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, now)
            if len(self._buckets) > _MAX_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        self._check(bucket.take(cost, now))

    def _check(self, wait: float) -> None:
        if wait:
            self.refused += 1
            raise BadRequest("too-much", seconds=ceil(wait))
