"""Laws of what is counted: features of every table, accounts and ranking of whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from consigliere.games import GamePackage
from consigliere.games.features import Counts, Features
from consigliere.kernel import Setup, State, apply


def games(package: GamePackage, setup: Setup, seeds: int) -> list[list[State]]:
    """All tables of a few random games."""
    return [_whole(package, setup, Random(seed)) for seed in range(seeds)]


def features_are_numbers_of_every_seat(package: GamePackage, states: Sequence[State]) -> None:
    """What is counted has one number for each seat, and always the same quantities."""
    counted = _features(package)
    shapes = {_shape(counts, s.seats()) for s in states for counts in _counts(counted, s)}
    assert len(shapes) <= 2, f"the quantities change during a game: {shapes}"
    assert counted.bad <= {name for names in shapes for name in names}, "`bad` names no quantity"
    _facts_are_numbers(counted, states)
    for s in states:
        for event in s.news:
            for seat, thing in counted.got(event, getattr(s, "ed", None)):
                family, _, name = thing.partition(":")
                assert seat in range(s.seats()), f"{thing} was got by seat {seat}"
                assert family in counted.families, f"{thing} is of no family"
                assert name in (counted.families[family] or (name,)), f"nothing is called {thing}"


def _facts_are_numbers(counted: Features[Any], states: Sequence[State]) -> None:
    told = Counter(type(e).__name__ for s in states for e in s.news)
    for events in (dict(told), {}):
        try:
            facts = counted.facts(states[-1], events)
        except KeyError as missing:
            raise AssertionError(
                f"`facts` asks for {missing}; what never happened is not among the events: "
                f"write events.get({missing}, 0)"
            ) from missing
        assert all(isinstance(value, int | float) for value in facts.values()), facts


def events_tell_who_begins_and_what_decides(package: GamePackage, states: Sequence[State]) -> None:
    """Who begins, as the lab asks every event, is a seat of the table; what decides, a name."""
    counted = _features(package)
    for s in states:
        for event in s.news:
            first, by = counted.first_player(event), counted.decided_by(event)
            assert first is None or first in range(s.seats()), f"seat {first} begins"
            assert by is None or isinstance(by, str), f"{by!r} decides, and is no name"


def accounts_add_up_to_scores(package: GamePackage, states: Sequence[State]) -> None:
    """Where it came from adds up to what each seat has, and one of the sums is the scores."""
    last = states[-1]
    accounts, standings = _features(package).accounts(states), _features(package).standings(last)
    for account in accounts:
        wanted = standings[account.key]
        assert wanted == account.totals(), f"{account.key}: {account.totals()}, not {wanted}"
    scores = package.rules.scores(last)
    assert scores in [account.totals() for account in accounts], f"no account makes {scores}"


def winners_come_first(package: GamePackage, states: Sequence[State]) -> None:
    """The winners, and nobody else, have the first place; everybody is ranked once."""
    last = states[-1]
    places = _features(package).ranking(last)
    assert sorted(range(last.seats())) == sorted([place.seat for place in places])
    first = {place.seat for place in places if place.place == 1}
    assert first == set(package.rules.winners(last)), f"first: {first}, {places}"
    assert [p.place for p in places] == sorted([p.place for p in places]), places


def _whole(package: GamePackage, setup: Setup, rng: Random) -> list[State]:
    s = package.rules.new(setup)
    states: list[State] = [s]
    while s.pending:
        seat = rng.choice(s.waiting())
        s = apply(s, seat, s.options(seat).pick(rng))
        states.append(s)
    return states


def _features(package: GamePackage) -> Features[Any]:
    kind: type[Features[Any]] = package.part("features") or Features
    return kind(package.rules)


def _counts(counted: Features[Any], s: State) -> tuple[Counts, Counts]:
    return counted.counts(s), counted.standings(s)


def _shape(counts: Counts, seats: int) -> tuple[str, ...]:
    for name, values in counts.items():
        assert seats == len(values), f"{name} of {seats} seats: {values}"
        assert all(isinstance(value, int | float) for value in values), f"{name}: {values}"
    return tuple(counts)
