"""One table that is spoken to in codes and answers in rows of numbers. Chance deals by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from consigliere.games import game
from consigliere.kernel import (
    CHANCE,
    SPECTATOR,
    Action,
    Dealer,
    Game,
    Match,
    Seat,
    Setup,
    State,
    View,
    observe,
    write_record,
)
from consigliere.kernel.record import enclosing
from consigliere.words import game_text

from . import coding, tensor
from .trouble import plainly, trouble

Mask = NDArray[np.int8]


def setup(key: str, players: int | None = None, edition: str = "standard", **house: str) -> Setup:
    """A table of that game; `edition` is a name or a file, house rules are given by name."""
    with plainly():
        rules = game(key)
        options = {name: _switch(value) for name, value in house.items()}
        return rules.setup(players or rules.seats[0], _edition(rules, edition), **options)


def shares(rules: Game[Any], s: State) -> tuple[float, ...]:
    """What each seat got out of it: 1 for winning alone, in sum always zero.

    The others lose 1/(seats - 1) each; winners who share the victory share what they get.
    """
    won, seats = rules.winners(s), s.seats()
    each = (seats / len(won) - 1) / (seats - 1)
    return tuple([each if seat in won else -1 / (seats - 1) for seat in range(seats)])


class Table:
    """A match, and the codes each seat has given so far of its answer."""

    def __init__(self, laid: Setup, lang: str = "en") -> None:
        self.setup, self.lang, self.game = laid, lang, game(laid.game)
        self.code, self.layout = coding.of(laid), tensor.of(laid)
        self.seats = range(laid.seats)
        self._match: Match[Any] | None = None
        self._prefixes: dict[Seat, coding.Phrase] = {}
        self._next: dict[Seat, dict[int, Action | None]] = {}

    def reset(self, seed: str | int) -> None:
        """A new match; the same seed deals the same."""
        self._match, self._prefixes = Match(self.game, self.setup), {}
        self._dealer = Dealer(seed)
        self._deal()

    @property
    def match(self) -> Match[Any]:
        if self._match is None:
            raise trouble("interop-not-begun")
        return self._match

    @property
    def over(self) -> bool:
        return self.match.over

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are asked now."""
        seats: tuple[Seat, ...] = self.match.state.waiting()
        return seats

    def view(self, seat: Seat) -> View[Any]:
        return observe(self.match.state, seat)

    def row(self, seat: Seat) -> tensor.Row:
        """What a seat may know, in numbers."""
        return self.layout.row(self.view(seat), self._prefixes.get(seat, ()))

    def following(self, seat: Seat) -> dict[int, Action | None]:
        """The codes a seat may say now; nothing if it is not asked."""
        if seat not in self.waiting():
            return {}
        if seat not in self._next:
            options, prefix = self.match.state.options(seat), self._prefixes.get(seat, ())
            self._next[seat] = self.code.following(seat, options, prefix)
        return self._next[seat]

    def mask(self, seat: Seat) -> Mask:
        """A one for every legal code."""
        mask = np.zeros(self.code.size, np.int8)
        mask[list(self.following(seat))] = 1
        return mask

    def say(self, seat: Seat, code: int) -> None:
        """One code; when it makes an answer complete, the game goes on."""
        if seat not in self.waiting():
            raise trouble("interop-not-asked", seat=seat)
        following = self.following(seat)
        if code not in following:
            raise trouble("interop-illegal-code", seat=seat, code=int(code))
        answer = following[code]
        if answer is None:
            self._prefixes[seat] = (*self._prefixes.get(seat, ()), int(code))
            self._next.pop(seat)
        else:
            self.answer(seat, answer)

    def answer(self, seat: Seat, answer: Action) -> None:
        """A whole answer at once, as bots give it."""
        self._prefixes.pop(seat, None)
        self.match.say(seat, answer)
        self._deal()

    def shares(self) -> tuple[float, ...]:
        """What each seat got: noughts as long as the game goes on."""
        if not self.over:
            return (0.0,) * len(self.seats)
        return shares(self.game, self.match.state)

    def record(self) -> str:
        """The match so far, as `consigliere record verify` reads it."""
        return write_record(self.match.record(), own_edition(self.setup))

    def text(self, eyes: Seat = SPECTATOR) -> str:
        """The table as a person would read it: what everybody sees, or one seat."""
        names = [f"seat {seat}" for seat in self.seats]
        texts = game_text(self.setup.game, self.lang, names)
        lines = texts.ending(self.match.state) if self.over else []
        return "\n".join([*texts.table(self.view(eyes)), *lines])

    def _deal(self) -> None:
        while self.waiting() == (CHANCE,):
            self.match.deal(self._dealer)
        self._next = {}


def own_edition(laid: Setup) -> tuple[str, ...]:
    """Remarks that carry the edition of a record, if it is not a printed one."""
    editions = game(laid.game).editions
    own = laid.edition != editions["standard"].ref
    return enclosing(editions[laid.edition].text) if own else ()


def _edition(rules: Game[Any], edition: str) -> str:
    """The ref of an edition; a file is read first."""
    if not edition.endswith(".toml"):
        return edition
    try:
        text = Path(edition).read_text("utf-8")
    except OSError as problem:
        raise trouble("interop-no-file", file=edition) from problem
    return rules.know(text).ref


def _switch(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
