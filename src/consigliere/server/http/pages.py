"""The pages, built by Vite into static/; every address that is no file gets index.html."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

STATIC: Final = Path(__file__).parents[1] / "static"
MANIFEST: Final = "manifest.webmanifest"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")  # or the service worker does not start
# Names of assets contain a hash of their content; the page and the worker are always revalidated.
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' "
    "'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
}


@cache
def _files() -> dict[str, Path]:
    return {str(p.relative_to(STATIC).as_posix()): p for p in STATIC.rglob("*") if p.is_file()}


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()


def preload() -> None:
    """Read all files into memory: a build made while the server runs changes nothing."""
    for name, path in list(_files().items()):
        try:
            _read(path)
        except FileNotFoundError:
            del _files()[name]  # removed by a build just now


def app_manifest(shortcuts: Sequence[Mapping[str, object]]) -> bytes:
    """What a browser wants to know that installs the pages."""
    file = _files().get(MANIFEST)
    if file is None:
        raise NotFoundException
    return msgspec.json.encode({**msgspec.json.decode(_read(file)), "shortcuts": shortcuts})


def built() -> bool:
    return (STATIC / "index.html").is_file()


@get(["/", "/t/{code:str}", "/t/{code:str}/screen", "/{rest:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A static file, or index.html, which shows whatever the address names."""
    name = request.scope["path"].strip("/")
    file = _files().get(name)
    if file is None and (name.startswith("api/") or name.startswith("assets/")):
        raise NotFoundException
    if file is None:
        file = _files().get("index.html")
    if file is None:
        raise NotFoundException
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    keep = _IMMUTABLE if name.startswith("assets/") else "no-cache"
    return Response(
        _read(file),
        media_type=MediaType(kind) if kind in set(MediaType) else kind,
        headers={**HEADERS, "Cache-Control": keep},
    )
