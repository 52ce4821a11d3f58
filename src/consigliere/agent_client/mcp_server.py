"""A seat as an MCP server: a language model calls its tools over stdin and stdout."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from importlib.metadata import version
from typing import Annotated, Any, Final

import mcp_types as types
import msgspec
from mcp.server import Server, ServerRequestContext
from mcp.server.stdio import stdio_server
from msgspec import Meta, Struct

from consigliere.kernel import Refusal
from consigliere.words import Words

from .picks import Choice
from .seat import Seat
from .text import ToolResult

_Context = ServerRequestContext[Any, Any]
_Tools = Callable[[str, dict[str, Any]], Awaitable[ToolResult]]


class Call(Struct, forbid_unknown_fields=True, frozen=True):
    """The arguments of a tool; its name is that of what the Seat does."""


class Observe(Call, frozen=True):
    pass


class Legal(Call, frozen=True):
    page: Annotated[int, Meta(ge=1)] = 1
    contains: str = ""


class Act(Call, frozen=True):
    choice: Choice


class Wait(Call, frozen=True):
    seconds: Annotated[float, Meta(ge=0, le=600)] = 45.0


class Vote(Call, frozen=True):
    yes: bool


class Rules(Call, frozen=True):
    number: str = ""
    search: str = ""


TOOLS: Final[dict[str, type[Call]]] = {
    kind.__name__.lower(): kind for kind in (Observe, Legal, Act, Wait, Vote, Rules)
}
_CHANGING: Final = ("act", "vote")


def service(seat: Seat) -> Server[Any]:
    """The MCP server of a seat."""
    return _server(partial(call, seat), seat.words, seat.words.say("seat-instructions"))


def refusing(problem: Refusal, w: Words) -> Server[Any]:
    """The MCP server of somebody who could not sit down: whatever is called, it says why."""

    async def refuse(name: str, arguments: dict[str, Any]) -> ToolResult:
        raise problem

    return _server(refuse, w, w.reason(problem.reason))


def _server(call: _Tools, w: Words, instructions: str) -> Server[Any]:
    async def listed(_: _Context, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[tool(name, w) for name in TOOLS])

    async def called(_: _Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        try:
            return _result(await call(params.name, params.arguments or {}))
        except Refusal as refusal:
            return _text(w.reason(refusal.reason), wrong=True)

    return Server(
        "consigliere",
        version=version("consigliere"),
        instructions=instructions,
        on_list_tools=listed,
        on_call_tool=called,
    )


async def serve(server: Server[Any]) -> None:
    """Until stdin ends."""
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


def tool(name: str, w: Words) -> types.Tool:
    """What a tool does and takes, in words."""
    schema = _schema(TOOLS[name])
    for argument, about in schema["properties"].items():
        about["description"] = w.say(f"seat-argument-{name}-{argument}")
    return types.Tool(
        name=name,
        description=w.say(f"seat-tool-{name}"),
        input_schema=schema,
        annotations=types.ToolAnnotations(read_only_hint=name not in _CHANGING),
    )


def call(seat: Seat, name: str, arguments: dict[str, Any]) -> Awaitable[ToolResult]:
    """Let the seat do it; Refusal if there is no such tool, or it takes no such arguments."""
    if name not in TOOLS:
        raise Refusal("seat-no-such-tool", tool=name[:40], known=", ".join(TOOLS))
    try:
        given = msgspec.convert(arguments, TOOLS[name])
    except msgspec.ValidationError as wrong:
        raise Refusal("seat-bad-arguments", tool=name, problem=str(wrong)) from wrong
    done: Awaitable[ToolResult] = getattr(seat, name)(**msgspec.structs.asdict(given))
    return done


def _schema(kind: type[Call]) -> dict[str, Any]:
    _, defined = msgspec.json.schema_components([kind])
    schema = defined[kind.__name__]
    empty = {"type": "object", "properties": {}, "additionalProperties": False}
    return empty | {k: v for k, v in schema.items() if k in ("properties", "required")}


def _result(result: ToolResult) -> types.CallToolResult:
    reply = _text("\n".join(result.lines).strip())
    reply.structured_content = result.data
    return reply


def _text(text: str, wrong: bool = False) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(text=text, type="text")], is_error=wrong)
