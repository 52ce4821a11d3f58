"""From what was typed to a table laid: a new one, or one that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from .args import seed_number, whole
from .edition import added, at_hand
from .errors import Stop
from .files import load

if TYPE_CHECKING:
    from consigliere.kernel import Record, Setup
    from consigliere.words import Words

    from .text_game import Seating, TextGame

_LONGEST_NAME: Final = 30


class Wish(Struct, frozen=True):
    """What the person asked for; None and empty where nothing was said."""

    players: str | None
    bots: tuple[str, ...]
    seed: str | None
    seat: str | None
    options: dict[str, str]
    name: str | None
    edition: str | None = None  # a file


def new(key: str, wish: Wish, w: Words) -> TextGame:
    """A new game."""
    from consigliere.games import game

    from .text_game import TextGame

    rules = game(key)
    ref = "standard" if wish.edition is None else added(rules, wish.edition).ref
    if wish.players is None:
        raise Stop("cli-missing", command="consigliere text", option="--players")
    setup = rules.setup(whole("--players", wish.players, 0, 99), ref, **wish.options)
    return TextGame(setup, _seating(setup, wish, w), w.lang)


def resumed(key: str, file: str, wish: Wish, w: Words) -> TextGame:
    """The game that was saved in a file."""
    from consigliere.games import game
    from consigliere.kernel import verify

    from .text_game import TextGame, remembered

    rules = game(key)
    record, text = load(file)
    if record.setup.game != rules.key:
        raise Stop("cli-another-game", file=file, game=record.setup.game)
    at_hand(rules, wish.edition, record.setup.edition, text)
    verify(rules, record)
    _refuse_changes(record, wish, file)
    text_game = TextGame(record.setup, _seating(record.setup, wish, w, remembered(text)), w.lang)
    text_game.resume(record)
    return text_game


def _refuse_changes(record: Record, wish: Wish, file: str) -> None:
    if record.scores is not None:
        raise Stop("cli-resume-finished", file=file)
    seats = str(record.setup.seats)
    if (wish.players or seats) != seats or (wish.options or record.setup.options) != (
        record.setup.options
    ):
        raise Stop("cli-resume-differs", file=file)


def _seating(setup: Setup, wish: Wish, w: Words, before: Seating | None = None) -> Seating:
    """As asked for; else as before; else the person in seat 0 among quick bots."""
    from consigliere.bots import quick

    from .text_game import Seating

    seat = wish.seat if wish.seat is not None else str(before.seat if before else 0)
    seed = wish.seed if wish.seed is not None or before is None else str(before.seed)
    bots = wish.bots or (before.bots if before else ())
    others = setup.seats - 1
    if len(bots) > others:
        raise Stop("cli-too-many-bots", bots=len(bots), seats=others)
    return Seating(
        seed_number(seed),
        whole("--seat", seat, 0, others),
        (*bots, *[quick(setup.game)] * (others - len(bots))),
        _name(wish.name) if wish.name else before.name if before else w.say("cli-person"),
    )


def _name(text: str) -> str:
    printable = "".join([c if c.isprintable() else " " for c in text])
    name = " ".join(printable.split())[:_LONGEST_NAME]
    if not name:
        raise Stop("cli-name-empty")
    return name
