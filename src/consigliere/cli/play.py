"""`consigliere play` and `consigliere serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from .args import whole
from .language import language


def play(
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "0.0.0.0",
    port: Annotated[str, typer.Option("--port", metavar="PORT")] = "1928",
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Open the table in the browser."""
    from consigliere.server import run
    from consigliere.words import words

    number = whole("--port", port, 0, 65_535)
    raise typer.Exit(run.play(words(language(lang)), host, number, not no_browser))


def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="PORT")] = "1928",
    workers: Annotated[str, typer.Option("--workers", metavar="N")] = "1",
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Serve tables to many."""
    from consigliere.server import run
    from consigliere.words import words

    number, processes = whole("--port", port, 0, 65_535), whole("--workers", workers, 1, 64)
    raise typer.Exit(run.serve(words(language(lang)), host, number, processes))
