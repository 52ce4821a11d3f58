"""`consigliere arena`: bots against each other on duplicate deals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final

import typer
from msgspec.structs import replace

from .args import house_rules, listed, seed_number, whole
from .engines import engine as chosen
from .errors import INTERRUPTED, Stop, file_problem
from .language import language
from .simulation_setup import in_seats, laid, processes

if TYPE_CHECKING:
    from consigliere.kernel import Setup
    from consigliere.lab.engine import Engine
    from consigliere.lab.ledger import Ledger, Unwritten
    from consigliere.lab.simulate import Plan
    from consigliere.lab.standings import Standings

_MANY: Final = 2  # games from which on several processes are worth their start: bots may be slow
_MOST: Final = 10**6
_AT_ONCE: Final = 1  # games a worker takes, as consigliere.lab.arena wants it
_PLAYERS: Final = 4  # where neither --players nor a longer list of bots says more


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    bots: Annotated[str, typer.Option("--bots", metavar="LIST")],
    games: Annotated[str, typer.Option("--games", metavar="N")],
    players: Annotated[str | None, typer.Option("--players", metavar="P")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="W")] = None,
    engine: Annotated[str, typer.Option("--engine", metavar="NAME")] = "local",
    address: Annotated[str | None, typer.Option("--address", metavar="URL")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="FILE")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Let bots play each other in every turn of the seats, and say which is better."""
    spoken = language(lang)
    asked = whole("--games", games, 1, _MOST)
    given = None if seed is None else seed_number(seed)
    setup, text = laid(game, _seats(game, players, bots), edition, house_rules(option or ()))
    several = processes(workers, asked, _MANY)
    plan = _plan(setup, text, bots)
    where = chosen(engine, address, several, _AT_ONCE)
    with _ledger(out) as ledger:
        plan = _claimed(plan, given, ledger)
        result = _run(plan, asked, several, where, ledger, spoken)
    _print(result, json, spoken)
    if result.games < result.games_planned:
        raise _stopped(result, out)


def _seats(key: str, players: str | None, bots: str) -> int:
    """As many as were asked for, else four, or as many as there are bots if these are more."""
    from consigliere.games import game

    rules = game(key)
    if players is not None:
        return whole("--players", players, 0, 99)
    usual = _PLAYERS if _PLAYERS in rules.seats else rules.seats[-1]
    return max(usual, len(listed(bots)))


def _plan(setup: Setup, text: str, bots: str) -> Plan:
    from consigliere.lab.simulate import Plan, check

    plan = Plan(setup, in_seats(listed(bots) or ("",), setup.seats), 0, text)
    check(plan)
    return plan


def _ledger(out: str | None) -> Ledger | Unwritten:
    from consigliere.lab.ledger import Ledger, Unwritten

    if out is None:
        return Unwritten()
    if "\0" in out:
        raise Stop("cli-file-missing", file=out.replace("\0", "?"))
    with _writing(out):
        return Ledger(out)


def _claimed(plan: Plan, seed: int | None, ledger: Ledger | Unwritten) -> Plan:
    """The plan with its seed: the one asked for, else the file's, else a new one."""
    if seed is None:
        seed = ledger.header.seed if ledger.header else seed_number(None)
    plan = replace(plan, seed=seed)
    with _writing(ledger.name):
        ledger.claim(plan)
    return plan


def _run(
    plan: Plan,
    asked: int,
    workers: int,
    engine: Engine,
    ledger: Ledger | Unwritten,
    lang: str,
) -> Standings:
    """What the games say, those that were there and those that are played now."""
    from consigliere.lab.arena import whole_deals
    from consigliere.lab.standings import Run, standings

    planned, began = whole_deals(asked, plan.setup.seats), perf_counter()
    left = [number for number in range(planned) if number not in ledger.games]
    with suppress(KeyboardInterrupt):
        _play(plan, left, engine, ledger, lang)
    run = Run(asked, planned, planned - len(left), workers, perf_counter() - began)
    return standings(plan, [one for n, one in ledger.games.items() if n < planned], run)


def _play(
    plan: Plan, left: list[int], engine: Engine, ledger: Ledger | Unwritten, lang: str
) -> None:
    from consigliere.lab.arena import arena as games_of
    from consigliere.words import words

    from .screen import Waiting

    with Waiting(words(lang).say("cli-playing"), len(left)) as waiting:
        for one in games_of(plan, left, engine):
            with _writing(ledger.name):
                ledger.add(one)
            waiting.step()


@contextmanager
def _writing(name: str) -> Iterator[None]:
    """What goes wrong with that file becomes a sentence."""
    try:
        yield
    except OSError as problem:
        raise file_problem(name, problem) from problem


def _print(result: Standings, json: bool, lang: str) -> None:
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(result).decode())
    else:
        from .standings import show

        show(result, lang)


def _stopped(result: Standings, out: str | None) -> Stop:
    games, planned = result.games, result.games_planned
    if out is None:
        return Stop("cli-interrupted-after", INTERRUPTED, games=games, planned=planned)
    return Stop("cli-arena-interrupted", INTERRUPTED, games=games, planned=planned, file=out)
