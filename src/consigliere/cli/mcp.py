"""`consigliere mcp`: a seat at a running table for a language model."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from consigliere.kernel import Refusal

from .args import whole
from .errors import Stop
from .language import language


def mcp(
    url: Annotated[str, typer.Argument(metavar="URL", show_default=False)],
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "Agent",
    chair: Annotated[str | None, typer.Option("--chair", metavar="N")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Sit down at a table and serve MCP on stdin and stdout."""
    import asyncio

    spoken = language(lang)
    number = None if chair is None else whole("--chair", chair, 0, 15)
    if not name.strip():
        raise Stop("cli-name-empty")
    if not all(map(find_spec, ("mcp", "mcp_types", "websockets"))):
        raise Stop("seat-no-mcp")
    asyncio.run(_sit(url, name.strip(), number, spoken))


async def _sit(url: str, name: str, chair: int | None, lang: str) -> None:
    from consigliere.agent_client.mcp_server import refusing, serve, service
    from consigliere.agent_client.seat import Seat
    from consigliere.words import words

    try:
        seat = Seat(url, words(lang))
        try:
            await seat.sit(name, chair)
            await serve(service(seat))
        finally:
            await seat.leave()
    except Refusal as problem:
        if not sys.stdin.isatty():  # an agent's program shows what the server says, not stderr
            await serve(refusing(problem, words(lang)))
        raise
