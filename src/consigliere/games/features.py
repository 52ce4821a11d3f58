"""What a seat has, counted once: hints, reviews, charts, the lab and tensors all read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from consigliere.kernel import Event, Game, Seat, State
from consigliere.kernel.accounts import Account, Place, Tally, ranked

S = TypeVar("S", bound=State)
Counts = dict[str, tuple[int, ...]]  # by quantity, what each seat has
Got = Iterable[tuple[Seat, str]]  # who got or used what; a thing is `family:name`


class Features(Generic[S]):
    """What is known of any game: its scores and its winners. A game's own features say more."""

    bad: ClassVar[frozenset[str]] = frozenset()  # quantities of which less is better
    # Everything there is in each family: what nobody ever took is worth knowing too.
    families: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules

    def counts(self, s: S) -> Counts:
        """What tells one table from another, as people count it."""
        return self.standings(s)

    def standings(self, s: S) -> Counts:
        """What is charted over time; one of them counts in the end."""
        return {"score": self.rules.scores(s)}

    def accounts(self, states: Iterable[S]) -> tuple[Account, ...]:
        """Where what counts in the end came from."""
        *_, last = states
        out = []
        for key, values in self.standings(last).items():
            tally = Tally((key,), len(values))
            for seat, value in enumerate(values):
                tally.add(key, seat, value)
            out.append(tally.account(key))
        return tuple(out)

    def ranking(self, s: S) -> tuple[Place, ...]:
        """Everybody, best first; winners of a finished game before all others."""
        won = self.rules.winners(s) if not s.pending else ()
        return ranked([(seat in won, score) for seat, score in enumerate(self.rules.scores(s))])

    def facts(self, s: S, events: Mapping[str, int]) -> dict[str, float]:
        """Numbers of a finished game a designer looks at; `events` counts what was told."""
        return {}

    def got(self, event: Event, edition: Any) -> Got:
        """What seats got or used by what has just happened."""
        return ()

    def first_player(self, event: Event) -> Seat | None:
        """Who begins, if this event tells it; else the lab takes the seat that is asked first."""
        return None

    def decided_by(self, event: Event) -> str | None:
        """What decided the game, if this event tells it: points, money, a token."""
        return None
