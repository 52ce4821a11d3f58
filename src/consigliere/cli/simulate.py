"""`consigliere simulate`: many games between bots."""

from __future__ import annotations

from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from .args import house_rules, listed, seed_number, whole
from .engines import engine as chosen
from .errors import INTERRUPTED, Stop
from .language import language
from .simulation_setup import in_seats, laid, processes

if TYPE_CHECKING:
    from consigliere.kernel import Setup
    from consigliere.lab.engine import Engine
    from consigliere.lab.report import Report
    from consigliere.lab.simulate import Plan, Played

_MANY = 100  # games from which on several processes are worth their start


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    players: Annotated[str, typer.Option("--players", metavar="N")],
    games: Annotated[str, typer.Option("--games", metavar="K")],
    bots: Annotated[str, typer.Option("--bots", metavar="LIST")] = "",
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="W")] = None,
    engine: Annotated[str, typer.Option("--engine", metavar="NAME")] = "local",
    address: Annotated[str | None, typer.Option("--address", metavar="URL")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Let bots play many games and report on them."""
    spoken = language(lang)
    planned = whole("--games", games, 1, 10**9)
    several = processes(workers, planned, _MANY)
    seats = whole("--players", players, 0, 99)
    setup, text = laid(game, seats, edition, house_rules(option or ()))
    plan = _plan(setup, text, bots, seed)
    where = chosen(engine, address, several)
    report, whole_run = _run(plan, planned, several, where, spoken)
    _print(report, json, spoken)
    if not whole_run:
        raise Stop("cli-interrupted-after", INTERRUPTED, games=report.games, planned=planned)


def _plan(setup: Setup, text: str, bots: str, seed: str | None) -> Plan:
    from consigliere.bots import quick
    from consigliere.lab.simulate import Plan, check

    names = listed(bots) or (quick(setup.game),)
    plan = Plan(setup, in_seats(names, setup.seats), seed_number(seed), text)
    check(plan)
    return plan


def _run(plan: Plan, planned: int, workers: int, engine: Engine, lang: str) -> tuple[Report, bool]:
    """The report, and whether all games were played."""
    from consigliere.lab.report import report

    began = perf_counter()
    played: list[Played] = []
    with suppress(KeyboardInterrupt):
        _play(plan, planned, engine, lang, played)
    seconds = perf_counter() - began
    return report(plan, played, planned, workers, seconds), len(played) == planned


def _play(plan: Plan, planned: int, engine: Engine, lang: str, played: list[Played]) -> None:
    from consigliere.lab.simulate import simulate as games_of
    from consigliere.words import words

    from .screen import Waiting

    with Waiting(words(lang).say("cli-playing"), planned) as waiting:
        for one in games_of(plan, range(planned), engine=engine):
            played.append(one)
            waiting.step()


def _print(report: Report, json: bool, lang: str) -> None:
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(report).decode())
    else:
        from .simulated import show

        show(report, lang)
