"""`consigliere backup`, `restore`, `forget`, `recover`, `accept-clock`: for who runs a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import Stop, clipped, file_problem
from .language import language

if TYPE_CHECKING:
    from consigliere.server.features.privacy.erase import PersonalData
    from consigliere.server.storage import Database
    from consigliere.server.storage.bulk_rewrite import Line
    from consigliere.words import Words


def backup(
    backup_file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Everything in one file."""
    from consigliere.server.storage.backup import create_backup
    from consigliere.words import words

    w = words(language(lang))
    try:
        manifest = create_backup("", _path(backup_file))
    except OSError as problem:
        raise file_problem(backup_file, problem) from problem
    file, version = clipped(backup_file), manifest.revision
    typer.echo(
        w.say("cli-backed-up", file=file, rooms=manifest.rooms, rows=manifest.rows, version=version)
    )


def restore(
    backup_file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """A backup into an empty database."""
    from consigliere.server.storage.restore import restore as restore_room
    from consigliere.words import words

    w = words(language(lang))
    try:
        manifest = restore_room("", _path(backup_file))
    except OSError as problem:
        raise file_problem(backup_file, problem) from problem
    file = clipped(backup_file)
    typer.echo(w.say("cli-restored", file=file, rooms=manifest.rooms, rows=manifest.rows))


def forget(
    who: Annotated[str, typer.Option("--name", metavar="NAME")],
    room: Annotated[str, typer.Option("--room", metavar="CODE")] = "",
    replay: Annotated[str, typer.Option("--replay", metavar="ID")] = "",
    yes: Annotated[bool, typer.Option("--yes")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """A player's traces, listed or taken out."""
    from consigliere.server.features.privacy import erase
    from consigliere.server.features.privacy.anonymize import Subject
    from consigliere.words import words

    w = words(language(lang))
    if not who.strip():
        raise Stop("cli-name-empty")
    meant = Subject(who.strip(), room.strip().upper(), replay.strip())
    with closing(_in_use()) as database:
        data = erase.find_personal_data(database, meant)
        for line in _listed(w, meant.name, data):
            typer.echo(line)
        if data and yes:
            erase.erase(database, meant, data)
    if data:
        typer.echo(w.say("cli-forgotten" if yes else "cli-forget-ask"))


def recover(
    code: Annotated[str, typer.Argument(metavar="CODE", show_default=False)] = "",
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Deleted tables, listed; or one of them brought back."""
    from consigliere.server.storage.database import database_errors
    from consigliere.server.storage.retention import deleted_rooms, restore_room
    from consigliere.words import words

    w, wanted = words(language(lang)), code.strip().upper()
    with closing(_in_use()) as database, database_errors():
        if wanted:
            if not restore_room(database, wanted):
                raise Stop("cli-recover-unknown", table=clipped(wanted))
            return typer.echo(w.say("cli-recovered", code=wanted))
        deleted = deleted_rooms(database)
    for room in deleted:
        typer.echo(w.say("cli-recover-room", code=room.code, until=_last_day(room.since)))
    typer.echo(w.say("cli-recover-ask" if deleted else "cli-recover-none"))


def accept_clock(
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """The time of this machine is right, however far it is from the last one seen."""
    from consigliere.server.storage import retention
    from consigliere.server.storage.database import database_errors
    from consigliere.words import words

    w = words(language(lang))
    with closing(_in_use()) as database, database_errors():
        retention.accept_clock(database)
    typer.echo(w.say("cli-clock-accepted", now=f"{datetime.now().astimezone():%Y-%m-%d %H:%M %Z}"))


def _last_day(deleted: float) -> str:
    """Until when a table can be brought back."""
    from consigliere.server.rooms.retention import RECOVERABLE_DAYS

    last = datetime.fromtimestamp(deleted) + timedelta(days=RECOVERABLE_DAYS)
    return f"{last:%Y-%m-%d %H:%M}"


def _in_use() -> Database:
    """The database; a Refusal if there is none yet."""
    from consigliere.server.storage import open_database
    from consigliere.server.storage.backup import version_of
    from consigliere.server.storage.database import connect, database_errors

    with database_errors(), closing(connect()) as there:
        version_of(there)
    return open_database()


def _listed(w: Words, name: str, data: PersonalData) -> Iterator[str]:
    if not data:
        yield w.say("cli-forget-none", name=clipped(name))
    for code in data.rooms:
        yield w.say("cli-forget-room", code=code)
    for id in data.replays:
        yield w.say("cli-forget-replay", id=id)
    for code, lines in _by_room(data.chat):
        yield w.say("cli-forget-said", code=code, lines=lines)
    for code, lines in _by_room(data.named):
        yield w.say("cli-forget-named", code=code, lines=lines)


def _by_room(lines: tuple[Line, ...]) -> list[tuple[str, int]]:
    return sorted(Counter([line.room for line in lines]).items())


def _path(name: str) -> Path:
    if not name or "\0" in name:
        raise Stop("cli-file-missing", file=name.replace("\0", "?"))
    return Path(name)
