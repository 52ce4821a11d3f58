"""What seats got or used in a game, read from its events; each thing is `family:name`."""

from __future__ import annotations

from collections.abc import Iterable

from consigliere.games import features, game
from consigliere.kernel import Event, Seat, Setup


class Tally:
    """Counts what each seat got while a game goes on."""

    def __init__(self, setup: Setup) -> None:
        self._features = features(setup.game)
        self._edition = game(setup.game).editions[setup.edition]
        self._counts: list[dict[str, int]] = [{} for _ in range(setup.seats)]
        self._first_player: Seat | None = None
        self._asked_first: Seat | None = None

    def note(self, news: Iterable[Event]) -> None:
        """What has just happened."""
        for event in news:
            if self._first_player is None:
                self._first_player = self._features.first_player(event)
            for seat, thing in self._features.got(event, self._edition):
                self._counts[seat][thing] = self._counts[seat].get(thing, 0) + 1

    def asked(self, seat: Seat) -> None:
        """That seat answers a question."""
        if self._asked_first is None:
            self._asked_first = seat

    @property
    def first(self) -> Seat:
        """Who begins the game: as an event tells it, else the seat that is asked first."""
        return (self._asked_first or 0) if self._first_player is None else self._first_player

    def got(self, seat: Seat) -> dict[str, int]:
        """All things of a seat so far, and how often."""
        return dict(sorted(self._counts[seat].items()))
