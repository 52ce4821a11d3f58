"""Undo is free back to the last point where anybody learned something."""

from consigliere.kernel import Match, Step, free_undo

from ..toy import VETO, game

QUIET = Step(0)
DREW = Step(-1, (0,))
OTHER = Step(1)


def test_own_answers_nobody_learned_from_are_free():
    assert 2 == free_undo([DREW, QUIET, QUIET], 0).answers


def test_it_stops_at_a_chance_that_told_something():
    undo = free_undo([QUIET, DREW], 0)

    assert 0 == undo.answers
    assert DREW == undo.stopped_by


def test_it_stops_at_anothers_answer():
    assert 1 == free_undo([QUIET, OTHER, QUIET], 0).answers
    assert 0 == free_undo([QUIET, OTHER], 0).answers


def test_a_game_just_begun_can_be_taken_back_wholly():
    assert free_undo([QUIET], 0).stopped_by is None


def test_a_match_remembers_who_learned_what():
    match = Match(VETO, VETO.setup(2))
    match.say(-1, game.Deal(0, 1))

    assert [Step(-1, (0,))] == match.steps
