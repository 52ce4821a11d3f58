"""`consigliere text`: a game against bots in a plain terminal."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from consigliere.kernel import Refusal

from .args import house_rules, listed
from .errors import BAD_INPUT, INTERRUPTED, Stop, clipped, sentence
from .files import check_writable, write
from .language import language
from .table_args import Wish, new, resumed

if TYPE_CHECKING:
    from consigliere.words import Words

    from .text_game import TextGame


def text(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    players: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LIST")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="K")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="FILE")] = None,
) -> None:
    """Play against bots."""
    from consigliere.words import words

    w = words(language(lang))
    if record is not None:
        check_writable(record)
    wish = Wish(players, listed(bots), seed, seat, house_rules(option or ()), name, edition)
    text_game = resumed(game, resume, wish, w) if resume is not None else new(game, wish, w)
    _editing()
    play(text_game, w, record, record or resume)


def _editing() -> None:
    """Arrow keys and history at a terminal."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401


def play(text_game: TextGame, w: Words, record: str | None, file: str | None) -> None:
    """The whole game; whatever ends it, a record that was asked for is written."""
    from .dialog import Dialog, Quit

    saver = Saver(text_game, w, file or f"{text_game.game.key}-{text_game.seating.seed}.rec")
    print(_welcome(text_game, w))
    try:
        Dialog(text_game, w, saver.save).play()
    except Quit:
        saved = saver.keep(record)
        print(w.say("cli-left-saved", file=clipped(saved)) if saved else w.say("cli-left"))
    except EOFError:
        print()
        raise _broken_off("cli-input-ended", BAD_INPUT, saver.keep(record)) from None
    except KeyboardInterrupt:
        print()
        raise _broken_off("cli-stopped", INTERRUPTED, saver.keep(record)) from None
    except BrokenPipeError:
        saver.keep(record)
        raise
    else:
        if saved := saver.keep(record):
            print(w.say("cli-recorded", file=clipped(saved)))


def _welcome(text_game: TextGame, w: Words) -> str:
    seated = zip(text_game.texts.names, text_game.seating.kinds(), strict=True)
    return w.say(
        "cli-welcome",
        players=text_game.match.setup.seats,
        name=text_game.seating.name,
        seat=text_game.seat,
        others=", ".join([f"{name} ({kind})" for name, kind in seated if kind]),
        seed=text_game.seating.seed,
    )


def _broken_off(message: str, code: int, saved: str | None) -> Stop:
    return Stop(f"{message}-saved", code, file=saved) if saved else Stop(message, code)


class Saver:
    """Writes the record of a game."""

    def __init__(self, text_game: TextGame, w: Words, file: str) -> None:
        self._text_game, self._w, self._file = text_game, w, file

    def keep(self, file: str | None) -> str | None:
        """Write the record there, if anywhere; where it is now."""
        if file is not None:
            write(file, self._text_game.record())
        return file

    def save(self, file: str) -> str:
        """What to tell a person who typed `save FILE`; nothing of it ends the game."""
        to = os.path.expanduser(file) or self._file
        try:
            self.keep(to)
        except Refusal as refusal:
            return sentence(self._w, refusal.reason)
        return self._w.say("cli-saved", file=clipped(to), game=self._text_game.game.key)
