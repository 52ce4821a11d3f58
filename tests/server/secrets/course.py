"""A match played by the rules alone, kept so that it can be played again over the wire."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from consigliere.kernel import Action, Options, Seat
from consigliere.server.match.compose import compose, compose_window
from consigliere.server.match.entry import LogEntry
from consigliere.server.match.history import AppliedAction
from consigliere.server.match.log import MatchLog
from consigliere.server.match.picks import pick_of
from consigliere.server.match.reactions import in_order, sealed_seats
from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms.model import EMBLEMS, Chair, Room, digest

SEED = "a seed that nobody may see"
NAMES = ("Ada", "Bea", "Cem", "Dov", "Eva", "Fay")


class Given(Struct, frozen=True):
    """An answer as its browser sends it."""

    seat: Seat
    at: int
    pick: list[int]


class Move(Struct, frozen=True):
    """One entry: what was clicked for it, what chance brought, and what it came to."""

    given: tuple[Given, ...]
    chance: tuple[Action, ...]
    entry: LogEntry
    applied: list[AppliedAction]


class Anything:
    """Chance as it comes."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def pick(self, _kind: str, options: Options) -> Action:
        return options.pick(self.rng)


class Course:
    """A match and the moves that made it."""

    def __init__(self, room: Room) -> None:
        self.room, self.match = room, MatchLog(room)
        self.moves: list[Move] = []

    def go(self, given: dict[Seat, Action], chance: Any) -> None:
        """One more move: the answer of a seat, or of all that are asked sealed."""
        match_log = self.match
        window = sealed_seats(match_log)
        clicks = tuple([self._click(seat, answer) for seat, answer in given.items()])
        vars(match_log)["dealer"] = lambda: chance
        if window:
            entry, applied = compose_window(match_log, in_order(match_log.state, window, given))
        else:
            entry, applied = compose(match_log, next(iter(given), -1), list(given.items()))
        self._add(Move(clicks, self._drawn(applied), entry, applied))

    def again(self, moves: Sequence[Move]) -> Course:
        """As it was played before."""
        for move in moves:
            self._add(move)
        return self

    def _add(self, move: Move) -> None:
        self.match.add(move.entry, list(move.applied))
        self.moves.append(move)

    def _click(self, seat: Seat, answer: Action) -> Given:
        options = self.match.views.asked_state(seat).options(seat)
        return Given(seat, self.match.versions.questions[seat], pick_of(options, answer))

    def _drawn(self, applied: list[AppliedAction]) -> tuple[Action, ...]:
        return tuple([self.read(one) for one in applied if one.seat < 0])

    def read(self, applied: AppliedAction) -> Action:
        """The answer that was said."""
        match_log = self.match
        answer: Action = match_log.game.read(applied.seat, applied.text, match_log.setup.edition)
        return answer


def playing(game: str, seats: int, options: dict[str, str], code: str) -> Room:
    """A room full of people where the match is on."""
    chairs = [
        Chair("person", NAMES[i], EMBLEMS[i], "", True, (digest(token(i)),)) for i in range(seats)
    ]
    settings = Settings(game=game, seats=seats, options=options)
    return Room(code, settings, tuple(chairs), "playing", seeds=(SEED,))


def token(seat: Seat) -> str:
    """The secret of a chair."""
    return f"secret-of-chair-{seat}-0123456789"


def played(room: Room, rng: Random, moves: int) -> Course:
    """A match of so many random moves, or all that it lasts."""
    course = Course(room)
    course.go({}, Anything(rng))
    while not course.match.over and len(course.moves) < moves:
        course.go(somehow(course.match, rng), Anything(rng))
    return course


def somehow(match_log: MatchLog, rng: Random) -> dict[Seat, Action]:
    """Any answer of one seat, or of all that are asked sealed."""
    seats = sealed_seats(match_log) or (rng.choice(match_log.asked),)
    return {seat: match_log.views.asked_state(seat).options(seat).pick(rng) for seat in seats}
