"""All commands, and what is common to them."""

from __future__ import annotations

from typing import Annotated

import typer

from . import edition, lab
from .arena import arena
from .bench import bench
from .games import games
from .hosting import accept_clock, backup, forget, recover, restore
from .mcp import mcp
from .play import play, serve
from .program import Command, Group, Program
from .record import show, verify
from .review import review
from .simulate import simulate
from .text import text

_plain = {"rich_markup_mode": None, "add_completion": False, "pretty_exceptions_enable": False}
app = typer.Typer(cls=Program, **_plain)  # type: ignore[arg-type]
records = typer.Typer(cls=Group, **_plain)  # type: ignore[arg-type]
editions = typer.Typer(cls=Group, **_plain)  # type: ignore[arg-type]
studies = typer.Typer(cls=Group, **_plain)  # type: ignore[arg-type]
app.command("play", cls=Command)(play)
app.command("serve", cls=Command)(serve)
app.command("text", cls=Command)(text)
app.command("simulate", cls=Command)(simulate)
app.command("arena", cls=Command)(arena)
app.add_typer(studies, name="lab")
studies.command("run", cls=Command)(lab.run)
studies.command("report", cls=Command)(lab.report)
studies.command("compare", cls=Command)(lab.compare)
app.add_typer(records, name="record")
app.command("review", cls=Command)(review)
app.command("bench", cls=Command)(bench)
app.command("mcp", cls=Command)(mcp)
app.command("games", cls=Command)(games)
app.command("backup", cls=Command)(backup)
app.command("restore", cls=Command)(restore)
app.command("forget", cls=Command)(forget)
app.command("recover", cls=Command)(recover)
app.command("accept-clock", cls=Command)(accept_clock)
records.command("verify", cls=Command)(verify)
records.command("show", cls=Command)(show)
app.add_typer(editions, name="edition")
editions.command("show", cls=Command)(edition.show)
editions.command("check", cls=Command)(edition.check)


@app.callback(invoke_without_command=True)
def consigliere(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    if version:
        from importlib.metadata import version as installed

        typer.echo(f"consigliere {installed('consigliere')}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@records.callback(invoke_without_command=True)
@editions.callback(invoke_without_command=True)
@studies.callback(invoke_without_command=True)
def inner(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
