"""Where a request comes from: its address, and the page that made a browser send it."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from .names import Names, name_in
from .room import BadRequest

Connection = ASGIConnection[Any, Any, Any, Any]
_HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
# What a page of any other site may post without being asked about it first.
_FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain")


def may_talk(connection: Connection) -> bool:
    """Whether a page of this server, called by a name of its own, wants to talk to it."""
    return _called_by_name(connection) and same_origin(connection)


def same_origin(connection: Connection) -> bool:
    """A browser says where its page came from; only pages of this server may talk to it."""
    said, host = connection.headers.get("origin"), connection.headers.get("host", "")
    if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    try:
        return said is None or (bool(host) and urlsplit(said).netloc == host)
    except ValueError:
        return False


def check(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard: nobody else's page changes anything here, by a form or otherwise.

    Called by somebody else's name we do not even show anything.
    """
    method = connection.scope.get("method")
    if method is None:
        return  # a socket: `may_talk` is asked when it knocks
    if not _called_by_name(connection):
        raise BadRequest("http-host", host=name_in(connection.headers["host"])[:80])
    if method in _HARMLESS:
        return
    if not same_origin(connection):
        raise BadRequest("http-foreign")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind in _FORMS and handler.opt.get("takes") != "text":
        raise BadRequest("http-not-json")


def _called_by_name(connection: Connection) -> bool:
    names: Names = connection.app.state.names
    return names.has(connection.headers.get("host", ""))


def address(connection: Connection) -> str:
    """Who is counted as one: an address, or the 2^64 of IPv6 that a household is given."""
    said = connection.client.host if connection.client else ""
    try:
        found = ip_address(said)
    except ValueError:
        return said
    if not isinstance(found, IPv6Address):
        return said
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))
