"""`consigliere edition`: what is printed, where it comes from, and files of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from consigliere.kernel import BadEdition, Sheet
from consigliere.kernel.record import enclosed

from .errors import BAD_INPUT, Stop, clipped, sentence
from .files import read_text
from .language import language

if TYPE_CHECKING:
    from consigliere.kernel import Edition, Game
    from consigliere.words import Words

MARKS: Final = {"rulebook": "", "copy": " +", "inferred": " ~", "reconstructed": " ?"}
UNCERTAIN: Final = {
    "inferred": "cli-edition-inferred",
    "reconstructed": "cli-edition-reconstructed",
}


def show(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    edition: Annotated[str | None, typer.Option("--edition", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Print an edition as tables."""
    from consigliere.games import game as find
    from consigliere.words import words

    w, rules = words(language(lang)), find(game)
    printed = rules.editions["standard"] if edition is None else added(rules, edition)
    for line in _page(rules, printed, w):
        typer.echo(line)


def check(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Say whether a file is an edition, and all that is wrong with it."""
    from consigliere.words import words

    w = words(language(lang))
    try:
        rules, text = _game_of(file)
        ref = rules.read_edition(text).ref
    except BadEdition as bad:
        for problem in bad.problems:
            typer.echo(sentence(w, problem), err=True)
        raise typer.Exit(BAD_INPUT) from bad
    typer.echo(w.say("cli-edition-good", file=clipped(file), game=rules.key, ref=ref))


def added(rules: Game[Any], file: str) -> Edition:
    """The edition in a file, ready to be played, or one that comes with the game, by its name."""
    if file in rules.editions and not Path(file).exists():
        edition: Edition = rules.editions[file]
        return edition
    theirs, text = _game_of(file)
    if theirs.key != rules.key:
        raise Stop("cli-edition-other-game", file=clipped(file), game=theirs.key)
    return rules.add_edition(text)


def at_hand(rules: Game[Any], file: str | None, ref: str, record: str) -> None:
    """The edition a record was played with: in the file named, or in the record itself."""
    if file is not None:
        added(rules, file)
    elif ref not in rules.editions and (text := enclosed(record)):
        rules.add_edition(text)


def _game_of(file: str) -> tuple[Game[Any], str]:
    from consigliere.games import GAMES, game

    text = read_text(file)
    key = Sheet(text).data.get("game")
    if not isinstance(key, str):
        raise Stop("cli-edition-no-game", file=clipped(file), example=next(iter(GAMES)))
    return game(key), text


def _page(rules: Game[Any], edition: Any, w: Words) -> Iterator[str]:
    sheet = Sheet(edition.text)
    yield w.say("cli-edition-title", game=rules.key, ref=edition.ref)
    yield w.say("cli-edition-marks")
    for name, table in sheet.data.items():
        if isinstance(table, dict):
            yield ""
            yield name
            yield from _table(sheet, name, table)
    drawing = rules.drawing(edition)
    yield from ["", *drawing] if drawing else []
    notes = list(_notes(sheet, w))
    yield from ["", w.say("cli-edition-notes"), *notes] if notes else []


def _table(sheet: Sheet, name: str, table: dict[str, Any]) -> Iterator[str]:
    """Rows of values, or names with values, each with the mark of its source."""
    wide = [row for row in table.values() if isinstance(row, dict)]
    columns = list(dict.fromkeys([column for row in wide for column in row]))
    rows = [["", *columns]] if columns else []
    for key, row in table.items():
        rows.append([key, *_cells(sheet, (name, key), row, columns)])
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    for cells in rows:
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=False)]
        yield "  " + "  ".join(padded).rstrip()


def _cells(sheet: Sheet, path: tuple[str, ...], row: Any, columns: list[str]) -> list[str]:
    if isinstance(row, dict):
        return [_marked(sheet, (*path, column), row.get(column)) for column in columns]
    return [_marked(sheet, path, row)]


def _marked(sheet: Sheet, path: tuple[str, ...], value: Any) -> str:
    source = sheet.source(path)
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    text = text.lower() if isinstance(value, bool) else text
    return "" if value is None else text + (MARKS[source.kind] if source else "")


def _notes(sheet: Sheet, w: Words) -> Iterator[str]:
    """Why each uncertain value is what it is."""
    for pattern, source in sheet.notes():
        if source.kind in UNCERTAIN:
            kind = w.say(UNCERTAIN[source.kind])
            yield "  " + w.say("cli-edition-note", path=pattern, kind=kind, why=source.why)
