"""The settings of a server, and the environment variables they come from."""

from __future__ import annotations

import os
from typing import Final

from msgspec import Struct

from consigliere.kernel import Refusal

from .http.hosts import ANY, AllowedHosts, parse_allowed_hosts
from .http.quotas import QuotaLimits
from .http.rate_limits import MESSAGE_RATE, Allowance
from .match.timing import WindowTiming

HOSTS: Final = "CONSIGLIERE_HOSTS"
KEEP: Final = "CONSIGLIERE_KEEP_DAYS"  # `serve` has a default, `play` keeps everything
LAB: Final = "CONSIGLIERE_LAB"  # a folder; `play` has one of its own, `serve` none
PROXIES: Final = "CONSIGLIERE_TRUSTED_PROXIES"  # whose X-Forwarded-For and -Proto we believe
_HOSTED_DAYS: Final = 90  # the default of `serve`
_ROOM_RATE: Final = "CONSIGLIERE_ROOMS_PER_MINUTE"
_WINDOW: Final = "CONSIGLIERE_WINDOW_SECONDS"
_MESSAGE_RATE: Final = "CONSIGLIERE_MESSAGES_PER_SECOND"
_SOCKETS: Final = "CONSIGLIERE_SOCKETS_PER_ADDRESS"
_ROOMS: Final = "CONSIGLIERE_ROOMS_PER_ADDRESS"
_ALL_ROOMS: Final = "CONSIGLIERE_ROOMS"
_WORK: Final = "CONSIGLIERE_WORK_PER_ADDRESS"
_METRICS: Final = "CONSIGLIERE_METRICS_TOKEN"


class CannotStart(Refusal):
    """The server cannot be started; the sentence says why."""


class ServerSettings(Struct, frozen=True):
    """What one address may do, how fast windows go, and what is switched on."""

    rooms_per_minute: int = 30
    window_timing: WindowTiming | None = None  # None: as the people at the table need it
    bot_workers: int = 0
    messages_per_second: float = MESSAGE_RATE
    editions_per_hour: int = 60
    quotas: QuotaLimits = QuotaLimits()  # of one address, and in all
    allowance: Allowance = Allowance()  # of one address and one socket, by cost
    keep_days: int = 0  # of rooms nobody opens; 0: they are kept forever
    lab: str = ""  # the folder of the lab's runs; without one it is closed
    allowed_hosts: AllowedHosts = ANY  # values of `Host` that are answered
    metrics_token: str = ""  # lets another machine read the metrics


def from_environment() -> ServerSettings:
    """CannotStart or BadHostList if a variable cannot be understood."""
    seconds = os.environ.get(_WINDOW)
    return ServerSettings(
        rooms_per_minute=int(os.environ.get(_ROOM_RATE, "30")),
        window_timing=WindowTiming(float(seconds), float(seconds)) if seconds else None,
        messages_per_second=float(os.environ.get(_MESSAGE_RATE, MESSAGE_RATE)),
        quotas=_quotas(),
        allowance=_allowance(),
        keep_days=keep_days(),
        lab=os.environ.get(LAB, ""),
        allowed_hosts=allowed_hosts(),
        metrics_token=os.environ.get(_METRICS, ""),
    )


def allowed_hosts() -> AllowedHosts:
    """BadHostList if the variable is no list of host names."""
    return parse_allowed_hosts(os.environ.get(HOSTS, "*"))


def keep_days() -> int:
    """Days until a room nobody opens is deleted; CannotStart if that is no number of days."""
    value = os.environ.get(KEEP, "") or str(_HOSTED_DAYS)
    if not (value.isascii() and value.isdecimal() and len(value) < 7):
        raise CannotStart("server-bad-days", name=KEEP, value=value)
    return int(value)


def _quotas() -> QuotaLimits:
    default = QuotaLimits()
    return QuotaLimits(
        sockets=int(os.environ.get(_SOCKETS, default.sockets)),
        rooms=int(os.environ.get(_ROOMS, default.rooms)),
        tables=int(os.environ.get(_ALL_ROOMS, default.tables)),
    )


def _allowance() -> Allowance:
    """The default, scaled by the work one address may ask for."""
    default = Allowance()
    work = float(os.environ.get(_WORK, default.work_of_address.a_second))
    return default.scaled(work / default.work_of_address.a_second)
