"""Host names this server answers to: protection against DNS rebinding.

The owner of `evil.example` can make that name resolve to our address once his page
was loaded, and the browser then takes us for that site. The `Host` header gives it away.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final

from msgspec import Struct

from consigliere.kernel import Refusal

_VARIABLE: Final = "CONSIGLIERE_HOSTS"
# Nobody can register these: they are reserved for home and company networks.
_LOCAL_SUFFIXES: Final = ("localhost", "local", "lan", "home", "internal", "home.arpa", "fritz.box")
_LABEL: Final = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME: Final = re.compile(rf"(\*\.)?{_LABEL}(\.{_LABEL})*")


class BadHostList(Refusal):
    """The value is no list of host names."""


class AllowedHosts(Struct, frozen=True):
    """IP addresses and local names are always allowed; others are listed here."""

    given: tuple[str, ...] = ()
    any: bool = False

    def allows(self, host: str) -> bool:
        """Whether that `Host` is allowed; a program that sends none was not misled by a page."""
        name = host_name(host)
        return self.any or not host or _is_local_name(name) or self._is_listed(name)

    def _is_listed(self, name: str) -> bool:
        ends = tuple([given[1:] for given in self.given if given.startswith("*.")])
        return name in self.given or name.endswith(ends)


ANY: Final = AllowedHosts(any=True)


def parse_allowed_hosts(text: str) -> AllowedHosts:
    """`table.example.org,*.example.net`; `*` allows any name. BadHostList if it is no such list."""
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if name != "*" and not (_NAME.fullmatch(name) and len(name) < 254):
            raise BadHostList("server-bad-hosts", name=_VARIABLE, value=name[:80])
    return AllowedHosts(tuple([name for name in names if name != "*"]), "*" in names)


def host_name(host: str) -> str:
    """The name in a `Host` header, without its port."""
    return _without_port(host.strip().lower()).rstrip(".")


def _without_port(host: str) -> str:
    if host.startswith("["):
        inside, _, rest = host[1:].partition("]")
        return inside if rest[:1] in ("", ":") else host
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def _is_local_name(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return "." not in name or name.endswith(tuple([f".{end}" for end in _LOCAL_SUFFIXES]))
