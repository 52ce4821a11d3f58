"""Where a table is: the address a browser shows, or a ticket's."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from consigliere.kernel import Refusal

_PATH: Final = re.compile(r"/t/(?P<code>[A-Za-z0-9]{1,16})/?")
_SOCKETS: Final = {"http": "ws", "https": "wss"}


class Address(Struct, frozen=True):
    """A server, a table there, and a ticket if a chair was carried over."""

    scheme: str
    host: str
    code: str
    ticket: str = ""

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"

    @property
    def socket(self) -> str:
        return f"{_SOCKETS[self.scheme]}://{self.host}/api/socket"


def address(url: str) -> Address:
    """`http://HOST:PORT/t/CODE` in parts; Refusal if it is something else."""
    try:
        parts = urlsplit(url.strip())
        good = parts.scheme in _SOCKETS and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        raise Refusal("seat-bad-url", url=url) from None
    path = _PATH.fullmatch(parts.path)
    if not good or not path:
        raise Refusal("seat-bad-url", url=url)
    return Address(parts.scheme, parts.netloc, path["code"].upper(), parts.fragment)
