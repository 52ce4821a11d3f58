"""The law of undo: no sequence of moves and undos lets a seat know more than one without undos.

A seat plays on from a table, once as it is and once as it might be for all the seat can see, with
other cards in hidden places and other luck to come. As soon as the two look different to the seat,
its moves have taught it something; then it must not be able to go back on its own.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from consigliere.games import GAMES
from consigliere.kernel import CHANCE, determinize, observe
from consigliere.server.match.compose import compose
from consigliere.server.match.entry import LogEntry
from consigliere.server.match.log import MatchLog
from consigliere.server.match.reactions import sealed_seats
from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms.model import Chair, Room
from consigliere.testing.laws import looks

SEVERAL = 4  # moves in a row, before they are undone


class Knows(AssertionError):
    """A seat can undo a move that taught it something, and nobody is asked."""


def on_its_own(match_log, seat):
    """So many moves the server lets a seat undo without asking anybody."""
    return match_log.undos.free(seat).answers


def by_those_who_learned(match_log, seat):
    """The former rule: the player who asks needs everybody who answered or learned but himself."""
    for back in range(1, SEVERAL + 1):
        lines = match_log.undos.lines_back(seat, back)
        gone = match_log.history.lines[len(match_log.history) - lines :] if lines else ()
        answered = {line.seat for line in gone if line.seat != CHANCE}
        concerned = answered | {who for line in gone for who in line.step.learned}
        if not lines or concerned - {seat}:
            return back - 1
    return SEVERAL


def match_from(room, s, seed):
    """A match that goes on from the table `s`, with luck of its own."""
    match_log = MatchLog(replace(room, seeds=(seed,)))
    match_log._begin(s)
    return match_log


def notices(match_log, seat):
    """All that a seat gets to know of a match: its view, its question, who else is asked."""
    s = match_log.state
    asked = seat in match_log.asked
    question = repr(match_log.views.asked_state(seat).options(seat)) if asked else ""
    waiting = match_log.window or s.pending
    return (
        looks(s, seat),
        question,
        waiting,
        match_log.versions.current,
        match_log.undos.free(seat).answers,
    )


def undo(match_log, seat):
    """One move back, as the server does it."""
    if match_log.undos.unnoticed(seat):
        match_log.add(LogEntry(seat, retract=True))
    else:
        match_log.add(LogEntry(seat, undo=match_log.undos.lines_back(seat, 1)))


def check(room, s, seat, rng, rule):
    """A few moves of `seat` from the table `s`, each undone where nobody need be asked."""
    there = determinize(GAMES[room.settings.game], observe(s, seat), rng)
    real, other = match_from(room, s, "one"), match_from(room, there, "two")
    for _ in range(SEVERAL):
        if seat not in real.state.waiting() or seat in sealed_seats(real):
            return
        before = looks(real.state, seat)
        answer = real.state.options(seat).pick(rng)
        for match_log in (real, other):
            match_log.add(*compose(match_log, seat, [(seat, answer)]))
        alone = rule(real, seat)
        if notices(real, seat) != notices(other, seat):
            if alone:
                raise Knows(room.settings.game, answer)
            return
        if alone and rng.random() < 0.5:
            for match_log in (real, other):
                undo(match_log, seat)
            assert before == looks(real.state, seat)
            assert notices(real, seat) == notices(other, seat)


def walk(game, seed, rule=on_its_own):
    """A random match; at each of its tables somebody tries. How many did."""
    rng, tried = Random(seed), 0
    seats = rng.choice(game.seats)
    chairs = tuple([Chair("person", name) for name in "ABCDEF"[:seats]])
    room = Room("CODE", Settings(game.key, seats), chairs, "playing", seeds=(str(seed),))
    match_log = MatchLog(room)
    match_log.add(*compose(match_log, -1, []))
    for _ in range(rng.randint(5, 60)):
        s = match_log.state
        if not s.pending:
            break
        seat = rng.choice(s.waiting())
        if not sealed_seats(match_log):
            check(room, s, seat, rng, rule)
            tried += 1
        match_log.add(*compose(match_log, seat, [(seat, s.options(seat).pick(rng))]))
    return tried


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@settings(max_examples=20, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32))
def test_undoing_teaches_nobody_anything(game, seed):
    walk(game, seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_rule_that_only_others_who_learned_agree_is_found_out(game):
    """A player who drew a card in private could undo that and know what comes."""
    with pytest.raises(Knows):
        for seed in range(40):
            walk(game, seed, by_those_who_learned)
