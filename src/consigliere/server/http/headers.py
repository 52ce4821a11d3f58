"""Security headers of every response; a header set by a route is kept."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

_ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# API responses are no pages: if a browser shows one as a page, it may do nothing.
_API: Final = {
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Cache-Control": "no-store",
}
_SAFE: Final = {"Strict-Transport-Security": "max-age=31536000"}


async def add(message: Message, scope: Scope) -> None:
    """A `before_send` hook."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    api = _API if scope["path"].startswith("/api/") else {}
    safe = _SAFE if scope["scheme"] == "https" else {}
    for name, value in {**_ALWAYS, **api, **safe}.items():
        headers.setdefault(name, value)
