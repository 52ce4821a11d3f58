"""The OpenAPI document as it is sent."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin


class Document(JsonRenderPlugin):
    """Litestar's, with tuples in a form that every reader of OpenAPI understands."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, _mended(openapi_schema))


def _mended(part: Any) -> Any:
    """What a tuple holds, without saying where: `prefixItems` is new, and tools stumble over it."""
    if isinstance(part, list):
        return [_mended(one) for one in part]
    if not isinstance(part, dict):
        return part
    told = {name: _mended(value) for name, value in part.items()}
    parts = told.pop("prefixItems", None)
    if parts:
        told |= {"items": {"anyOf": parts}, "minItems": len(parts), "maxItems": len(parts)}
    return told
