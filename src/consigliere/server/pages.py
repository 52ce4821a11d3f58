"""The pages, built by Vite into static/; every address that is no file is the one page."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

STATIC: Final = Path(__file__).parent / "static"
# The hash in the name of an asset changes with its content; the page itself is always asked for.
_FOREVER: Final = "public, max-age=31536000, immutable"
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' "
    "'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@cache
def _files() -> dict[str, Path]:
    return {str(p.relative_to(STATIC).as_posix()): p for p in STATIC.rglob("*") if p.is_file()}


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()


def built() -> bool:
    return (STATIC / "index.html").is_file()


@get(["/", "/t/{code:str}", "/{rest:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the pages, or the page that shows whatever the address says."""
    name = request.scope["path"].strip("/")
    found = _files().get(name)
    if found is None and (name.startswith("api/") or name.startswith("assets/")):
        raise NotFoundException
    if found is None:
        found = _files().get("index.html")
    if found is None:
        raise NotFoundException
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    keep = _FOREVER if name.startswith("assets/") else "no-cache"
    return Response(
        _read(found),
        media_type=MediaType(kind) if kind in set(MediaType) else kind,
        headers={**HEADERS, "Cache-Control": keep},
    )
