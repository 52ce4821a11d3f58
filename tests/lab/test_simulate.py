"""The lab: what many games say, and that they are the right games."""

from consigliere.bots import bot
from consigliere.games import game
from consigliere.kernel import Dealer, play
from consigliere.lab.report import report, spread, wilson
from consigliere.lab.simulate import Plan, Played, play_one, simulate

from ..sample import REACTING

GAME = game(REACTING)
PLAN = Plan(GAME.setup(3), ("greedy", "random", "random"), 9)


def test_a_simulated_game_is_the_game_that_a_match_plays():
    for number in (0, 1):
        seed = f"9/{number}"
        bots = [bot(REACTING, name) for name in PLAN.seating(number)]
        match = play(GAME, PLAN.setup, bots, Dealer(seed), seed)
        one = play_one(PLAN, number)

        assert GAME.scores(match.state) == one.scores
        assert GAME.winners(match.state) == one.winners
        assert sum(line.seat >= 0 for line in match.lines) == one.decisions
        assert match.state.round == one.rounds


def test_bots_move_on_by_one_seat_from_game_to_game():
    assert ("greedy", "random", "random") == PLAN.seating(0)
    assert ("random", "greedy", "random") == PLAN.seating(1)
    assert ("random", "random", "greedy") == PLAN.seating(2)
    assert PLAN.seating(0) == PLAN.seating(3)


def test_workers_play_every_game_once():
    numbers = [one.number for one in simulate(PLAN, range(9), workers=2)]

    assert list(range(9)) == sorted(numbers)


def test_winners_share_a_win():
    shared = [Played(0, (0, 2), (5, 1, 5), 100, 3), Played(1, (1,), (2, 9, 3), 200, 4)]
    found = report(PLAN, shared, 2, 1, 1.5)

    assert (0.5, 1, 0.5) == found.wins_by_seat
    assert {"greedy": 1.5, "random": 0.5} == found.wins_by_bot
    assert (3.5, 5.0, 4.0) == found.mean_scores
    assert {"greedy": 7.0, "random": 2.75} == found.mean_scores_by_bot
    assert (150.0, 100, 200) == tuple(
        getattr(found.decisions_in_a_game, f) for f in ("mean", "least", "most")
    )
    assert 200.0 == found.decisions_per_s


def test_without_a_game_there_is_no_mean():
    found = report(PLAN, [], 5, 1, 0.0)

    assert 0 == found.games
    assert found.mean_decisions is None
    assert ((0.0, 1.0),) * 3 == found.wins_by_seat_95


def test_wilson_interval():
    """Figures from the usual tables."""
    low, high = wilson(10, 20)

    assert (0.299, 0.701) == (round(low, 3), round(high, 3))
    assert 0.0 == wilson(0, 10)[0]
    assert 1.0 == wilson(10, 10)[1]


def test_spread():
    assert (2.0, 1, 3) == (spread([3, 1, 2]).mean, spread([3, 1]).least, spread([3, 1]).most)
