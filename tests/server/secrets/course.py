"""A match played by the rules alone, kept so that it can be played again over the wire."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from consigliere.kernel import Action, Options, Seat
from consigliere.server.entry import Entry
from consigliere.server.gathering import asks, in_order
from consigliere.server.history import Said
from consigliere.server.picks import pick_of
from consigliere.server.room import EMBLEMS, Chair, Room, digest
from consigliere.server.running import Running
from consigliere.server.wire.basics import Settings

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
    entry: Entry
    said: list[Said]


class Anything:
    """Chance as it comes."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def pick(self, _kind: str, options: Options) -> Action:
        return options.pick(self.rng)


class Course:
    """A match and the moves that made it."""

    def __init__(self, room: Room) -> None:
        self.room, self.running = room, Running(room)
        self.moves: list[Move] = []

    def go(self, given: dict[Seat, Action], chance: Any) -> None:
        """One more move: the answer of a seat, or of all that are asked sealed."""
        running = self.running
        window = asks(running)
        clicks = tuple([self._click(seat, answer) for seat, answer in given.items()])
        vars(running)["_dealer"] = lambda: chance
        if window:
            entry, said = running.gathered(in_order(running.state, window, given))
        else:
            entry, said = running.compose(next(iter(given), -1), list(given.items()))
        self._add(Move(clicks, self._drawn(said), entry, said))

    def again(self, moves: Sequence[Move]) -> Course:
        """As it was played before."""
        for move in moves:
            self._add(move)
        return self

    def _add(self, move: Move) -> None:
        self.running.add(move.entry, list(move.said))
        self.moves.append(move)

    def _click(self, seat: Seat, answer: Action) -> Given:
        options = self.running.table_of(seat).options(seat)
        return Given(seat, self.running.put_at[seat], pick_of(options, answer))

    def _drawn(self, said: list[Said]) -> tuple[Action, ...]:
        return tuple([self.read(one) for one in said if one.seat < 0])

    def read(self, said: Said) -> Action:
        """The answer that was said."""
        running = self.running
        answer: Action = running.game.read(said.seat, said.text, running.setup.edition)
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
    while not course.running.over and len(course.moves) < moves:
        course.go(somehow(course.running, rng), Anything(rng))
    return course


def somehow(running: Running, rng: Random) -> dict[Seat, Action]:
    """Any answer of one seat, or of all that are asked sealed."""
    seats = asks(running) or (rng.choice(running.asked()),)
    return {seat: running.table_of(seat).options(seat).pick(rng) for seat in seats}
