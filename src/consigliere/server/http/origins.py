"""Which pages may use this server: protection against cross-site requests and DNS rebinding."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import unquote_plus, urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ..protocol.text import is_plain
from ..rooms.model import BadRequest
from .hosts import AllowedHosts, host_name

Connection = ASGIConnection[Any, Any, Any, Any]
_HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
# Content types that a page of another site may post without a preflight request.
_FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain")


def may_connect(connection: Connection) -> bool:
    """Whether the request is addressed to an allowed host and comes from a page of ours."""
    return _called_by_name(connection) and same_origin(connection)


def same_origin(connection: Connection) -> bool:
    """Browsers name the origin of the page; only pages of this server may use it."""
    value, host = connection.headers.get("origin"), connection.headers.get("host", "")
    if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    try:
        return value is None or (bool(host) and urlsplit(value).netloc == host)
    except ValueError:
        return False


def check(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard: pages of other sites change nothing here, by a form or otherwise.

    Requests to a host name that is not ours get nothing at all.
    """
    method = connection.scope.get("method")
    if method is None:
        return  # a WebSocket: its handler calls `may_connect`
    if not _called_by_name(connection):
        raise BadRequest("http-host", host=host_name(connection.headers["host"])[:80])
    _plain_address(connection)
    if method in _HARMLESS:
        return
    if not same_origin(connection):
        raise BadRequest("http-foreign")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind in _FORMS and handler.opt.get("takes") != "text":
        raise BadRequest("http-not-json")


def _plain_address(connection: Connection) -> None:
    """Paths and queries end up in database queries and response headers."""
    if not is_plain(connection.scope["path"]):
        raise BadRequest("http-control")
    if not is_plain(unquote_plus(connection.scope["query_string"].decode("latin-1"))):
        raise BadRequest("text-control")


def _called_by_name(connection: Connection) -> bool:
    hosts: AllowedHosts = connection.app.state.allowed_hosts
    return hosts.allows(connection.headers.get("host", ""))
