"""`consigliere record`: files of whole games, checked and shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from consigliere.kernel import (
    SPECTATOR,
    BadDeal,
    Refusal,
    View,
    look,
    observe,
    prove,
    read_deal,
    replay,
)
from consigliere.kernel import verify as check

from .args import whole
from .edition import at_hand
from .errors import clipped, sentence
from .files import load
from .language import language

if TYPE_CHECKING:
    from consigliere.kernel import Game, Record, Seat, State
    from consigliere.words import GameText, Words


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE", show_default=False)],
    edition: Annotated[str | None, typer.Option("--edition", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Check records, one line each."""
    from consigliere.words import words

    w = words(language(lang))
    worst = max([_fault(name, edition, w) for name in files])
    if worst:
        raise typer.Exit(worst)


def _fault(name: str, edition: str | None, w: Words) -> int:
    """Says in one line whether a record is sound; 1 if its deal is false, 2 if it is no record."""
    try:
        record, rules, text = _loaded(name, edition)
        deal = _dealt(record, rules, text, w)
    except Refusal as refusal:
        typer.echo(f"{clipped(name)}: {sentence(w, refusal.reason)}", err=True)
        return 1 if isinstance(refusal, BadDeal) else 2
    message = "cli-record-unfinished" if record.scores is None else "cli-record-finished"
    answers, scores = len(record.lines), " ".join(map(str, record.scores or ()))
    typer.echo(w.say(message, file=clipped(name), answers=answers, scores=scores, deal=deal))
    return 0


def _dealt(record: Record, rules: Game[Any], text: str, w: Words) -> str:
    """What a record proves of its deal, in words; BadDeal if it is not as it claims."""
    deal = read_deal(text)
    if deal is None:
        return w.say("cli-deal-none")
    draws, seats = prove(rules, record, deal), " ".join(map(str, deal.givers))
    commitment, givers = deal.commitment[:12], len(deal.givers)
    return w.say("cli-deal-proven", commitment=commitment, draws=draws, givers=givers, seats=seats)


def checked(name: str, edition: str | None) -> tuple[Record, Game[Any]]:
    """The record in a file, replayed and found sound, and its game."""
    record, rules, _ = _loaded(name, edition)
    return record, rules


def _loaded(name: str, edition: str | None) -> tuple[Record, Game[Any], str]:
    from consigliere.games import game

    record, text = load(name)
    rules = game(record.setup.game)
    at_hand(rules, edition, record.setup.edition, text)
    check(rules, record)
    return record, rules, text


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    at: Annotated[str | None, typer.Option("--at", metavar="N")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="S")] = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Print log and table of a record."""
    from consigliere.words import game_text, words

    w = words(language(lang))
    record, rules = checked(file, edition)
    answers = len(record.lines) if at is None else whole("--at", at, 0, len(record.lines))
    reader = SPECTATOR if seat is None else whole("--seat", seat, 0, record.setup.seats - 1)
    names = [w.say("cli-seat", seat=n) for n in range(record.setup.seats)]
    texts = game_text(rules.key, w.lang, names)
    states = [s for _, s in zip(range(answers + 1), replay(rules, record), strict=False)]
    openly = record.scores is not None and seat is None
    for line in _page(states, texts, reader, openly, w):
        typer.echo(line)


def _page(
    states: list[State], texts: GameText, reader: Seat, openly: bool, w: Words
) -> Iterator[str]:
    """The log so far, then the table."""
    last = states[-1]
    yield w.say("cli-log-title")
    for before, s in zip([None, *states], states, strict=False):
        yield from news_lines(before, s, texts, reader, openly)
    yield ""
    yield w.say("cli-table-title", answers=len(states) - 1)
    # In a finished game nothing is secret any more, at no point of it.
    yield from texts.table(View(reader, last, None) if openly else observe(last, reader))
    yield ""
    yield from texts.ending(last) if not last.pending else [texts.waiting(observe(last, reader))]


def news_lines(
    before: State | None, s: State, texts: GameText, reader: Seat, openly: bool = False
) -> Iterator[str]:
    """The lines of the log that the answer from `before` to `s` brought, for that reader."""
    if not openly:
        before, s = before and look(before, reader), look(s, reader)
    for event in s.news:
        line = texts.event(event, reader, before)
        if line:
            yield line
