"""Parts of a game with a bug in each, so that each law of testing can be seen to bite."""

from __future__ import annotations

from typing import Any, Literal

from consigliere.games.features import Features
from consigliere.kernel import Now, View
from consigliere.kernel.accounts import Place, Tally


class OnceMore(Features[Any]):
    """Everybody's last coin is counted twice."""

    def accounts(self, states):
        *_, last = states
        tally = Tally(("coins",), last.seats())
        for seat, coins in enumerate(last.coins):
            tally.add("coins", seat, coins + 1)
        return (tally.account("score"),)


class SomethingElse(Features[Any]):
    """What is explained is not what counts."""

    def standings(self, s):
        return {"cards": tuple(map(len, s.hands))}


class UpsideDown(Features[Any]):
    """The last come first."""

    def ranking(self, s):
        order = sorted(range(s.seats()), key=lambda seat: s.coins[seat])
        return tuple([Place(seat, 1 + place) for place, seat in enumerate(order)])


class OneTooFew(Features[Any]):
    """The dealer is forgotten."""

    def counts(self, s):
        return {"score": s.coins[1:]}


class InWords(Features[Any]):
    """Riches told, not counted."""

    def counts(self, s):
        return {"score": tuple(["rich"] * s.seats())}


class Greed(Features[Any]):
    """A quantity of which nobody has any is called bad."""

    bad = frozenset({"shame"})


class Counting(Features[Any]):
    """Something is counted that may never happen."""

    def facts(self, s, events):
        return {"vetoes": events["Vetoed"]}


class Stranger(Features[Any]):
    """A seat that is not there begins, and something without a name decides."""

    def first_player(self, event):
        return 7

    def decided_by(self, event):
        return "luck"


class Points(Features[Any]):
    """A number decides, where a name of what decides is wanted."""

    def decided_by(self, event):
        return 31


class SevenNow(Now, frozen=True):
    hand: int = 0


def own_hand(view):
    """Everybody is shown how good his own hand is."""
    return SevenNow(hand=sum(view.table.hands[view.seat]) if view.seat >= 0 else 0)


looked: list[int] = []


class PhaseNow(Now, frozen=True):
    phase: Literal["bidding"] | None = None


def in_a_phase(view: View[Any]) -> PhaseNow:
    """A phase that no language has a word for."""
    return PhaseNow("bidding")


def differently_each_time(view):
    looked.append(view.seat)
    return SevenNow(hand=len(looked))


def wavering(view, rolls):
    """A bot that remembers what it said before."""
    looked.append(1)
    options = list(view.decision.options)
    return options[len(looked) % len(options)]
