"""`consigliere backup`, `restore` and `forget`: for whoever runs a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import Stop, clipped, file_problem
from .tongue import language

if TYPE_CHECKING:
    from consigliere.server.oblivion import Found
    from consigliere.server.store import Database
    from consigliere.server.store.traces import Line
    from consigliere.words import Words


def backup(
    backup_file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Everything in one file."""
    from consigliere.server.store.backup import back_up
    from consigliere.words import words

    w = words(language(lang))
    try:
        seal = back_up("", _path(backup_file))
    except OSError as problem:
        raise file_problem(backup_file, problem) from problem
    file, version = clipped(backup_file), seal.revision
    typer.echo(w.say("cli-backed-up", file=file, rooms=seal.rooms, rows=seal.rows, version=version))


def restore(
    backup_file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """A backup into an empty database."""
    from consigliere.server.store.restore import restore as bring_back
    from consigliere.words import words

    w = words(language(lang))
    try:
        seal = bring_back("", _path(backup_file))
    except OSError as problem:
        raise file_problem(backup_file, problem) from problem
    file = clipped(backup_file)
    typer.echo(w.say("cli-restored", file=file, rooms=seal.rooms, rows=seal.rows))


def forget(
    who: Annotated[str, typer.Option("--name", metavar="NAME")],
    room: Annotated[str, typer.Option("--room", metavar="CODE")] = "",
    replay: Annotated[str, typer.Option("--replay", metavar="ID")] = "",
    yes: Annotated[bool, typer.Option("--yes")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """A player's traces, listed or taken out."""
    from consigliere.server import oblivion
    from consigliere.server.forgetting import Who
    from consigliere.words import words

    w = words(language(lang))
    if not who.strip():
        raise Stop("cli-name-empty")
    meant = Who(who.strip(), room.strip().upper(), replay.strip())
    with closing(_in_use()) as database:
        found = oblivion.find(database, meant)
        for line in _listed(w, meant.name, found):
            typer.echo(line)
        if found and yes:
            oblivion.forget(database, meant, found)
    if found:
        typer.echo(w.say("cli-forgotten" if yes else "cli-forget-ask"))


def _in_use() -> Database:
    """The database; a Refusal if there is none yet."""
    from consigliere.server.store import open_database
    from consigliere.server.store.backup import version_of
    from consigliere.server.store.database import reachable, untouched

    with reachable(), closing(untouched()) as there:
        version_of(there)
    return open_database()


def _listed(w: Words, name: str, found: Found) -> Iterator[str]:
    if not found:
        yield w.say("cli-forget-none", name=clipped(name))
    for code in found.rooms:
        yield w.say("cli-forget-room", code=code)
    for id in found.replays:
        yield w.say("cli-forget-replay", id=id)
    for code, lines in _by_room(found.said):
        yield w.say("cli-forget-said", code=code, lines=lines)
    for code, lines in _by_room(found.named):
        yield w.say("cli-forget-named", code=code, lines=lines)


def _by_room(lines: tuple[Line, ...]) -> list[tuple[str, int]]:
    return sorted(Counter([line.room for line in lines]).items())


def _path(name: str) -> Path:
    if not name or "\0" in name:
        raise Stop("cli-file-missing", file=name.replace("\0", "?"))
    return Path(name)
