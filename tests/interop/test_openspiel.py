"""OpenSpiel's own tests and algorithms on our games, and what stays hidden in them."""

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

from consigliere.games import GAMES
from consigliere.interop import openspiel

from ..sample import BIDDING, BUILDING, EVERY, REACTING, folder
from . import retell
from .tables import loadable

TINY = Path(__file__).parent / "tiny.toml"
SMALL = (
    f"consigliere_{folder(REACTING)}(players=3,edition={TINY},turn_cap=1,round_cap=1,sudden=True)"
)
SHORT = {key: loadable(key) for key in EVERY}


def walk(game, seed):
    """Every state of a random game."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        actions, weights = state.legal_actions(), None
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
        state = state.child(int(rng.choice(actions, p=weights)))
    yield state


def asked(game, seed, player=None):
    """States in which some player is asked who can choose."""
    for state in walk(game, seed):
        mine = player is None or state.current_player() == player
        if state.is_player_node() and mine and len(state.legal_actions()) > 1:
            yield state


def test_a_small_game_keeps_every_promise_of_the_api(capfd):
    pyspiel.random_sim_test(pyspiel.load_game(SMALL), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [REACTING, BIDDING])
def test_a_whole_game_keeps_every_promise_of_the_api(name, capfd):
    game = pyspiel.load_game(SHORT[name])
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_what_is_won_is_lost_by_others(name):
    *_, last = walk(pyspiel.load_game(SHORT[name]), 2)

    assert 0 == pytest.approx(sum(last.returns()))
    assert 1 == max(last.returns())


@pytest.mark.parametrize("name", SHORT)
def test_a_sampled_state_looks_the_same_to_its_player(name):
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for number, state in enumerate(asked(pyspiel.load_game(SHORT[name]), 3)):
        if number % 6 == 0:
            me = state.current_player()
            other = state.resample_from_infostate(me, sampler)

            assert state.information_state_string(me) == other.information_state_string(me)
            assert state.legal_actions() == other.legal_actions()
            assert state.information_state_tensor(me) == other.information_state_tensor(me)
            assert me == other.current_player()


def test_a_sealed_bid_stays_hidden_till_all_are_in():
    """§3.1.0 Of two different bids the other player learns nothing before his own."""
    bidding = next(
        state
        for state in asked(pyspiel.load_game(SHORT[BIDDING]), 1, player=0)
        if "bid" in state.action_to_string(state.legal_actions()[0])
    )
    one, two = (bidding.child(bid) for bid in bidding.legal_actions()[:2])

    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.observation_string(1) == two.observation_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)
    bid = one.legal_actions()[0]
    assert one.child(bid).information_state_string(1) != two.child(bid).information_state_string(1)


def test_a_dealt_card_is_known_to_its_owner_alone():
    game = pyspiel.load_game(f"consigliere_{folder(REACTING)}(players=3)")
    dealing = next(
        state
        for state in walk(game, 1)
        if "deal" in state.action_to_string(state.legal_actions()[0])
    )
    owner = int(dealing.action_to_string(dealing.legal_actions()[0]).split()[1])
    one, two = (dealing.child(card) for card in dealing.legal_actions()[:2])
    known = [
        p for p in range(3) if one.information_state_string(p) != two.information_state_string(p)
    ]

    assert [owner] == known


def test_what_all_see_and_what_one_sees_beyond_it():
    game = pyspiel.load_game(f"consigliere_{folder(REACTING)}(players=3)")
    state = next(asked(game, 1))
    me = state.current_player()
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, none))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, single))
    public.set_from(state, me)
    private.set_from(state, me)

    assert "Your hand" in private.string_from(state, me)
    assert "Your hand" not in public.string_from(state, me)
    assert 0 == public.dict["hands"].sum()
    assert 0 < private.dict["hands"].sum()
    assert 0 == private.dict["crew"].sum()


def test_nobody_forgets_what_he_was_told():
    """Perfect recall: another past is another information state, though the tables are alike."""
    game = pyspiel.load_game(f"consigliere_{folder(REACTING)}", {"players": 3, "first": "0"})
    state = next(asked(game, 1))
    kept, thrown = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])

    assert kept.moment.heard(0) != thrown.moment.heard(0)


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("kind", [mcts.MCTSBot, ismcts.ISMCTSBot], ids=["mcts", "ismcts"])
def test_search_bots_find_legal_moves(name, kind):
    game, rng = pyspiel.load_game(SHORT[name]), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    given = (1.4, 2, evaluator) if kind is mcts.MCTSBot else (evaluator, 1.4, 2)
    bot = kind(game, *given, random_state=rng)
    for state in [s for n, s in enumerate(asked(game, 5)) if n in (1, 9)]:
        assert bot.step(state) in state.legal_actions()


def test_regret_minimisation_runs_on_a_small_edition():
    """The printed games are far too deep for it; one chip each and one round are not."""
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(pyspiel.load_game(SMALL))
    for _ in range(3):
        solver.iteration()
    state = next(asked(solver._game, 1))
    chances = solver.average_policy().action_probabilities(state)

    assert 300 < len(solver._infostates)
    assert set(state.legal_actions()) == set(chances)
    assert 1 == pytest.approx(sum(chances.values()))


def test_learners_of_openspiel_get_an_environment():
    env = rl_environment.Environment(
        pyspiel.load_game(SMALL), chance_event_sampler=rl_environment.ChanceEventSampler(1)
    )
    result = env.reset()
    while not result.last():
        asked = result.observations["current_player"]
        result = env.step([result.observations["legal_actions"][asked][-1]])

    assert 0 == pytest.approx(sum(result.rewards))


def test_players_edition_and_house_rules_are_parameters():
    game = pyspiel.load_game(SMALL)

    assert 3 == game.num_players()
    assert "tiny" in game.setup.edition
    assert {"turn_cap": "1", "round_cap": "1", "sudden": "true"} == game.setup.options
    assert f"consigliere_{folder(BUILDING)}" in pyspiel.registered_names()
    assert "experienced" == openspiel.parameters(GAMES[REACTING])["target"]


@pytest.mark.parametrize("name", retell.GAMES)
def test_a_playthrough_goes_as_it_is_written_down(name):
    written = (retell.FOLDER / f"{name}.txt").read_text()

    assert written == retell.playthrough(name, retell.actions(written))
