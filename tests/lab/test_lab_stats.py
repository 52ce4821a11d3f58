"""Estimates: planted effects are found, those of strong bots are not taken for a card's."""

import numpy as np
import pytest

from consigliere.lab.study.play import Outcome, Seated
from consigliere.lab.study.score_trace import ScoreTrace
from consigliere.lab.study.stats import Sample, effect, mean, numbered, share


def sampled(rng, games, chance, strong=0.0):
    """Games of two seats; who has the thing wins with `chance`, and strong bots like it."""
    rows = []
    for game in range(games):
        bot = rng.random() < 0.5
        had = rng.random() < (0.8 if bot else 0.2)
        won = rng.random() < 0.5 + chance * (had - 0.5) + strong * (bot - 0.5)
        rows += [(game, bot, had, won), (game, "other", rng.random() < 0.5, not won)]
    sample = Sample(
        np.asarray([row[3] for row in rows], dtype=float),
        numbered([row[1] for row in rows]),
        numbered([row[0] for row in rows]),
    )
    return sample, np.asarray([row[2] for row in rows], dtype=float)


def test_a_planted_effect_is_found():
    sample, had = sampled(np.random.default_rng(1), 3000, 0.3)
    first = sample.clusters >= 0
    found = effect(sample.part(first), had)

    assert found.low > 0.05 and not found.weak


def test_a_card_that_strong_bots_like_is_not_therefore_strong():
    sample, had = sampled(np.random.default_rng(2), 4000, 0.0, strong=0.6)
    blind = Sample(sample.gains, np.zeros_like(sample.strata), sample.clusters)

    assert effect(blind, had).low > 0
    assert not effect(sample, had).differs(0.0)


def test_what_else_a_seat_has_is_taken_out():
    """Winners draw more of everything: that says nothing of one card."""
    rng = np.random.default_rng(3)
    many = rng.poisson(4, 4000).astype(float)
    wins = (rng.random(4000) < 0.1 + 0.08 * many).astype(float)
    had = (rng.random(4000) < many / 12).astype(float)
    sample = Sample(wins, np.zeros(4000, dtype=int), np.arange(4000))

    assert effect(sample, had).low > 0
    assert not effect(sample, had, many).differs(0.0)


def test_intervals_cover_the_truth_about_as_often_as_they_say():
    rng = np.random.default_rng(4)
    hits = 0
    for _ in range(200):
        sample, had = sampled(rng, 120, 0.0)
        hits += not effect(sample, had).differs(0.0)

    assert 180 <= hits <= 198


def test_nothing_is_said_where_nobody_or_everybody_has_it():
    sample, had = sampled(np.random.default_rng(5), 20, 0.0)

    assert effect(sample, np.ones_like(had)) is None
    assert effect(sample, np.zeros_like(had)) is None


def test_small_samples_are_called_weak():
    assert share(5, 10).weak and mean([1.0, 2.0]).weak and mean([]).weak
    assert not share(500, 1000).weak and not mean(range(40)).weak


def course(*standings, winners=(0,)):
    seats = [Seated(row[-1], 1, row, {}, {}) for row in standings]
    return ScoreTrace(Outcome(0, 0, 0, winners, 4, 10, "points", "points", {}, tuple(seats)))


@pytest.mark.parametrize(
    ("standings", "leaders", "changes"),
    [
        (((1, 2, 3, 4), (0, 1, 2, 3)), [0, 0, 0, 0], 0),
        (((1, 2, 2, 4), (0, 2, 3, 3)), [0, -1, 1, 0], 2),
        (((1, 2, 3, 4), (0, 2, 2, 3)), [0, -1, 0, 0], 0),
    ],
)
def test_the_lead_changes_when_another_leads_alone(standings, leaders, changes):
    found = course(*standings)

    assert (leaders, changes) == (found.leaders(), found.lead_changes())


def test_a_comeback_is_a_win_from_behind_at_half_time():
    behind = course((0, 1, 5, 9), (2, 3, 4, 5), (2, 2, 2, 2))
    level = course((0, 3, 5, 9), (2, 3, 4, 5), (2, 2, 2, 2))

    assert (True, True) == (behind.comeback(), behind.from_last())
    assert (False, False) == (level.comeback(), level.from_last())
    assert (False, True) == (behind.tied(), course((1, 2), (1, 2)).tied())
