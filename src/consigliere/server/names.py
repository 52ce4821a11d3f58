"""By which names this server may be called: a name that somebody else owns can point at us too.

A browser takes a page of `evil.example` and us for one and the same, if its owner lets the name
point at our address a moment later. What it says in `Host` gives it away.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final

from msgspec import Struct

from consigliere.kernel import Refusal

SETTING: Final = "CONSIGLIERE_HOSTS"
# Nobody can buy these: they mean something in a house or a company only, or are a router's maker's.
_AT_HOME: Final = ("localhost", "local", "lan", "home", "internal", "home.arpa", "fritz.box")
_LABEL: Final = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME: Final = re.compile(rf"(\*\.)?{_LABEL}(\.{_LABEL})*")


class BadNames(Refusal):
    """That is no list of names."""


class Names(Struct, frozen=True):
    """Addresses and names of the home are always ours; others are those given here."""

    given: tuple[str, ...] = ()
    any: bool = False

    def has(self, host: str) -> bool:
        """Whether we go by that `Host`; a program that says none was not led here by a page."""
        name = name_in(host)
        return self.any or not host or _at_home(name) or self._lists(name)

    def _lists(self, name: str) -> bool:
        ends = tuple([given[1:] for given in self.given if given.startswith("*.")])
        return name in self.given or name.endswith(ends)


ANY: Final = Names(any=True)


def names_of(text: str) -> Names:
    """`table.example.org,*.example.net`; `*` is any name at all. BadNames if it is no such list."""
    said = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in said:
        if name != "*" and not (_NAME.fullmatch(name) and len(name) < 254):
            raise BadNames("server-bad-hosts", name=SETTING, value=name[:80])
    return Names(tuple([name for name in said if name != "*"]), "*" in said)


def name_in(host: str) -> str:
    """The name a `Host` says, without its port."""
    return _without_port(host.strip().lower()).rstrip(".")


def _without_port(host: str) -> str:
    if host.startswith("["):
        inside, _, rest = host[1:].partition("]")
        return inside if rest[:1] in ("", ":") else host
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def _at_home(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return "." not in name or name.endswith(tuple([f".{end}" for end in _AT_HOME]))
