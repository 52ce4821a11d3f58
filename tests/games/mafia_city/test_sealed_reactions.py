"""§4.3 of Mafia City: sealed answers count in turn, up to the first that is more than declining."""

import random

import pytest

from consigliere.games import game
from consigliere.games.mafia_city.actions import Decline
from consigliere.games.mafia_city.rules.location import LocationPhase
from consigliere.kernel import CHANCE, Dealer, apply, as_asked, asked_at_once, observe
from consigliere.server.match.reactions import in_order

from .table import B, C, Table

GAME = game("mafia-city")


def somehow(s, seat, rng):
    return rng.choice(list(observe(as_asked(s, seat), seat).decision.options))


def windows(seed):
    """Every window of a random game where several are asked, with an answer of each of them."""
    rng, dealer = random.Random(seed), Dealer(str(seed), [])
    s = GAME.new(GAME.setup(3 + seed % 3, "standard"))
    while s.pending:
        seats = asked_at_once(s)
        if len(seats) > 1:
            yield s, seats, {seat: somehow(s, seat, rng) for seat in seats}
        seat = s.waiting()[0]
        mine = s.options(seat)
        s = apply(s, seat, dealer.pick(s.kind, mine) if seat == CHANCE else rng.choice(list(mine)))


def in_turn(s, seats, given):
    """The same at a table without walls: each is asked when those before have declined."""
    out = []
    for seat in seats:
        out.append((seat, given[seat]))
        if given[seat] != next(iter(as_asked(s, seat).options(seat))):
            break
    return out


@pytest.mark.parametrize("leader", ["A", "C"])
def test_a_chief_played_as_the_last_card_ends_the_window_for_all(leader):
    """§4.3, §4.5 Nobody may answer it: the Fight Club is solved, as deep in the rules as that.

    C has declined to react; that he recruits or not is another question, if it is his at all.
    """
    rest, cards = "hall harbor station district club", {"B": "chief/hat", "C": "1 cards"}
    t = Table(LocationPhase(), solved=rest, jail="A", harbor="B", fight_club=leader, **cards)
    t.say("A: send harbor.0")
    chief = next(a for a in t.state.options(B) if not isinstance(a, Decline))

    counts = in_order(t.state, (B, C), {B: chief, C: Decline()})

    after = apply(t.state, B, chief)
    assert ("recruit", len(t.state.stack)) == (after.kind, len(after.stack))
    assert [(B, chief, after)] == counts


def test_who_declines_lets_the_next_one_count():
    cards = {"B": "chief/hat", "C": "1 cards"}
    t = Table(LocationPhase(), jail="A", harbor="B", solved="harbor", **cards)
    t.say("A: send harbor.0")

    counts = in_order(t.state, (B, C), {B: Decline(), C: Decline()})

    assert [B, C] == [seat for seat, *_ in counts]


def test_sealed_answers_count_as_if_asked_in_turn():
    seen = [one for seed in range(40) for one in windows(seed)]

    assert seen
    assert [] == [one for one in seen if [c[:2] for c in in_order(*one)] != in_turn(*one)]
