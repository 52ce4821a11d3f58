"""`consigliere bench`: how fast the games are on one core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .language import language

if TYPE_CHECKING:
    from consigliere.lab.bench import Figures
    from consigliere.words import Words


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Measure one game, or all."""
    from consigliere.games import GAMES
    from consigliere.games import game as game_named
    from consigliere.words import words

    w = words(language(lang))
    figures = measure([game_named(game).key] if game else list(GAMES), w)
    if json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
    else:
        _show(figures, w)


def measure(keys: list[str], w: Words) -> dict[str, Figures]:
    """The figures of each game."""
    from consigliere.lab.bench import bench as figures_of
    from consigliere.lab.bench import ticks

    from .screen import Waiting

    with Waiting(w.say("cli-measuring"), ticks() * len(keys)) as waiting:
        return {key: figures_of(key, waiting.step) for key in keys}


def _show(figures: dict[str, Figures], w: Words) -> None:
    for key, speeds in figures.items():
        typer.echo(w.say("cli-bench-title", game=key, players=speeds.players))
        for name in speeds.__struct_fields__:
            value = getattr(speeds, name)
            if value is not None and w.knows(f"cli-bench-{name.replace('_', '-')}"):
                typer.echo("  " + w.say(f"cli-bench-{name.replace('_', '-')}", value=str(value)))
        if speeds.peer is None:
            typer.echo("  " + w.say("cli-bench-no-peer"))
