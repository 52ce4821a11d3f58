"""`consigliere review`: a game that is over, looked at by the analyst."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .errors import INTERRUPTED, Stop
from .language import language
from .record import checked

if TYPE_CHECKING:
    from consigliere.analyst import Case, Review
    from consigliere.kernel import Seat
    from consigliere.words import Words


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="S")] = None,
    deep: Annotated[bool, typer.Option("--deep")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
    edition: Annotated[str | None, typer.Option("--edition", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Review a game that is over."""
    from consigliere.words import words

    w = words(language(lang))
    case, names = _case(file, edition)
    seats = tuple([_seat(text, names) for text in seat or ()])
    try:
        result = _run(case, seats, deep, w)
    except KeyboardInterrupt:
        raise Stop("cli-stopped", INTERRUPTED) from None
    _print(case, result, names, json, w)


def _case(file: str, edition: str | None) -> tuple[Case, list[str]]:
    """The game in a file, and what the players were called."""
    from consigliere.analyst import Case
    from consigliere.bots.levels import mind_of
    from consigliere.server.features.replay.stored_record import recorded_players

    from .files import read_text

    record, rules = checked(file, edition)
    names = [one.name for one in recorded_players(read_text(file), record.setup.seats)]
    return Case(mind_of(rules.key), record), names


def _seat(text: str, names: list[str]) -> Seat:
    """A seat by its number or by who sat there."""
    seats = {**{name.lower(): n for n, name in enumerate(names)}}
    seats |= {str(n): n for n in range(len(names))}
    if text.strip().lower() not in seats:
        listed = ", ".join([f"{n} {name}" for n, name in enumerate(names)])
        raise Stop("review-no-seat", seat=text[:40], known=listed)
    return seats[text.strip().lower()]


def _run(case: Case, seats: tuple[Seat, ...], deep: bool, w: Words) -> Review:
    from consigliere.analyst import judge
    from consigliere.analyst.review import review as looked_at

    from .screen import Waiting

    work = looked_at(case, seats, judge.DEEP if deep else judge.QUICK)
    with Waiting(w.say("review-working"), next(work).total) as waiting:
        while True:
            try:
                next(work)
                waiting.step()
            except StopIteration as end:
                result: Review = end.value
                return result


def _print(case: Case, result: Review, names: list[str], json: bool, w: Words) -> None:
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(result).decode())
    else:
        from .reviewed import show

        show(case, result, names, w)
