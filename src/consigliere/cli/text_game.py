"""A person at a table of bots: the match, its log for that person, and how to go on with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from consigliere.bots import bot
from consigliere.games import game
from consigliere.kernel import (
    CHANCE,
    Action,
    Dealer,
    Match,
    Record,
    Seat,
    Setup,
    Stream,
    View,
    observe,
    replay,
    write_record,
)
from consigliere.lab.signals import ctrl_c_later
from consigliere.words import GameText, game_text

from .record import news_lines

_NAMES = ("Aldo", "Bruno", "Ciro", "Dino", "Enzo", "Fabio", "Gino", "Hugo")
_REMARK = re.compile(r"# text: seed (-?\d{1,18})  seat (\d)  bots (\S*)  name (.+)")


class Seating(Struct, frozen=True):
    """Who sits where, and which chance there is; kept as a remark in the record."""

    seed: int
    seat: Seat
    bots: tuple[str, ...]  # of the other seats, in their order
    name: str

    def remark(self) -> str:
        return (
            f"text: seed {self.seed}  seat {self.seat}  bots {','.join(self.bots)}"
            f"  name {self.name}"
        )

    def kinds(self) -> list[str]:
        """The kind of bot in each seat; nothing in the person's."""
        return [*self.bots[: self.seat], "", *self.bots[self.seat :]]

    def names(self) -> list[str]:
        """What the log calls everybody; the first letter of a bot counts its seat."""
        names = [
            name if name != self.name else f"{name} II" for name in _NAMES[: len(self.kinds())]
        ]
        return [self.name if seat == self.seat else name for seat, name in enumerate(names)]


def remembered(text: str) -> Seating | None:
    """The seating that the text of a saved game remembers."""
    for line in text.splitlines():
        if remark := _REMARK.fullmatch(line.strip()):
            seed, seat, bots, name = remark.groups()
            return Seating(int(seed), int(seat), tuple(bots.split(",")), name)
    return None


class TextGame:
    """One game of one person against bots."""

    def __init__(self, setup: Setup, seating: Seating, lang: str) -> None:
        self.game = game(setup.game)
        self.seating, self.seat = seating, seating.seat
        self.match: Match[Any] = Match(self.game, setup)
        self.texts: GameText = game_text(setup.game, lang, seating.names())
        self.bots = [
            bot(setup.game, kind) if seat != self.seat else None
            for seat, kind in enumerate(seating.kinds())
        ]
        self.dealer = Dealer(seating.seed)
        self.log: list[str] = list(news_lines(None, self.match.state, self.texts, self.seat))
        self.read = 0  # so many lines of the log has the person seen
        self.order = ""  # standing order of the person, or none

    def resume(self, record: Record) -> None:
        """Go on where the record stops; what happened before counts as read."""
        states = list(replay(self.game, record))
        self.log = [
            line
            for before, s in zip([None, *states], states, strict=False)
            for line in news_lines(before, s, self.texts, self.seat)
        ]
        self.read = len(self.log)
        at_lines = zip(states, record.lines, strict=False)
        dealt = [s.kind for s, line in at_lines if line.seat == CHANCE]
        self.dealer = Dealer(self.seating.seed, dealt)
        self.match = Match.resume(self.game, record)

    def until_asked(self) -> View[Any] | None:
        """Chance and bots answer until the person is asked; None when the game is over."""
        while not self.match.over:
            waiting = self.match.state.waiting()
            if waiting[0] != self.seat:
                self._step(waiting[0])
                continue
            view = observe(self.match.state, self.seat)
            answer = self.game.obey(view, self.order)
            if answer is None:
                return view
            self.answer(answer)
        return None

    def answer(self, answer: Action) -> None:
        """The person answers."""
        self._say(self.seat, answer)

    def unread(self) -> Sequence[str]:
        """What happened since the person last looked."""
        news, self.read = self.log[self.read :], len(self.log)
        return news

    def record(self) -> str:
        """The text of the record so far, finished or not."""
        return write_record(self.match.record(), (self.seating.remark(),))

    def _step(self, seat: Seat) -> None:
        s = self.match.state
        if seat == CHANCE:
            self._say(seat, self.dealer.pick(s.kind, s.options(seat)))
        else:
            rolls = Stream(self.seating.seed, "bot", seat, len(self.match.lines))
            player = self.bots[seat]
            assert player is not None, "the person answers for himself"
            self._say(seat, player(observe(s, seat), rolls))

    def _say(self, seat: Seat, answer: Action) -> None:
        before = self.match.state
        with ctrl_c_later():  # a match in mid-output could not be saved
            self.match.say(seat, answer)
        self.log += news_lines(before, self.match.state, self.texts, self.seat)
