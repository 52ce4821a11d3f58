"""The OpenAPI document as it is served."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin


class OpenApiDocument(JsonRenderPlugin):
    """Litestar's document, with tuples in a form that every OpenAPI reader understands."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, _without_prefix_items(openapi_schema))


def _without_prefix_items(part: Any) -> Any:
    """Tuples as arrays of any of their types: many tools do not know `prefixItems` yet."""
    if isinstance(part, list):
        return [_without_prefix_items(one) for one in part]
    if not isinstance(part, dict):
        return part
    schema = {name: _without_prefix_items(value) for name, value in part.items()}
    parts = schema.pop("prefixItems", None)
    if parts:
        schema |= {"items": {"anyOf": parts}, "minItems": len(parts), "maxItems": len(parts)}
    return schema
