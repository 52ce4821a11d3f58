"""`consigliere games`: what can be played, by whom, and with which house rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from .language import language


def games(lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None) -> None:
    """List the games."""
    from consigliere.games import GAMES, BrokenGame, problems
    from consigliere.words import words

    spoken, wrong = language(lang), list(problems())
    for game in GAMES.values():
        try:
            for line in _game_lines(game, spoken):
                typer.echo(line)
        except BrokenGame as broken:
            wrong.append(broken.reason)
    for problem in wrong:
        typer.echo(words(spoken).reason(problem), err=True)


def _game_lines(game: Any, lang: str) -> Iterator[str]:
    from consigliere.bots import names
    from consigliere.words import words

    w = words(lang)
    low, high = game.seats[0], game.seats[-1]
    yield w.say("cli-game", game=game.key, low=low, high=high, bots=", ".join(names(game.key)))
    yield w.say("cli-house-rules")
    yield from _house_rules(game, lang)


def _house_rules(game: Any, lang: str) -> Iterator[str]:
    from consigliere.kernel import GROUPS
    from consigliere.words import game_text

    texts = game_text(game.key, lang, ())
    w = texts.words
    for name, wanted in game.prints.items():
        settings = " ".join([f"{switch}={value}" for switch, value in wanted.items()])
        label = texts.print_name(name)
        yield "  " + w.say("cli-house-print", label=label, settings=settings)
    for group in GROUPS:
        rules = [*_house_rules_in(game, group, lang)]
        if rules:
            yield "  " + w.say(f"house-group-{group}")
        yield from rules


def _house_rules_in(game: Any, group: str, lang: str) -> Iterator[str]:
    from msgspec import to_builtins

    from consigliere.words import game_text, words

    texts = game_text(game.key, lang, [])
    for name, value in to_builtins(game.house()).items():
        if game.group(name) != group:
            continue
        default = str(value).lower() if isinstance(value, bool) else str(value)
        _, meaning, _ = texts.house(name, default)
        yield "    " + words(lang).say(
            "cli-house-rule",
            name=name,
            value=default,
            meaning=meaning,
            values=_values(game, name),
        )


def _values(game: Any, name: str) -> str:
    """`a | b`, `true | false` or `0 - 10000`, as the switch takes them."""
    from msgspec.inspect import BoolType, IntType, LiteralType, type_info
    from msgspec.structs import fields

    from consigliere.kernel import limits

    kind = next(field.type for field in fields(game.house) if field.name == name)
    match type_info(kind):
        case LiteralType(values=values):
            return " | ".join(map(str, values))
        case BoolType():
            return "true | false"
        case IntType():
            low, high = limits(kind)
            return f"{'' if low is None else low} – {'' if high is None else high}"
    return "…"
