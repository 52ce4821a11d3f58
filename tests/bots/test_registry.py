"""Bots are found by the key of their game and their name."""

import pytest

from consigliere import bots
from consigliere.games import GAMES
from consigliere.kernel import Refusal

from ..sample import BUILDING, REACTING

OURS = ("easy", "normal", "hard", "expert", "greedy", "random")


def test_every_level_has_a_name():
    assert OURS == bots.names(REACTING)[: len(OURS)]
    assert bots.LEVELS == bots.offered(REACTING)[: len(bots.LEVELS)]
    assert bots.DEFAULT in bots.LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_may_have_a_style_and_a_budget(game):
    for style in bots.styles(game):
        for name in (f"easy:{style}", f"hard:{style}", f"search@20:{style}", f"greedy:{style}"):
            assert bots.plays(game, name)
            assert callable(bots.bot(game, name))


@pytest.mark.parametrize(
    "name", ["hard:", "hard:nobody", "easy@20", "search@0", "search@x", "@9", ""]
)
def test_a_level_badly_named_is_no_bot(name):
    assert not bots.plays(BUILDING, name)
    with pytest.raises(bots.UnknownBot):
        bots.bot(BUILDING, name)


def test_a_budget_is_simulations_or_seconds():
    assert 20 == bots.bot(BUILDING, "search@20").budget.simulations
    assert 0.5 == bots.bot(BUILDING, "hard@0.5s").budget.seconds


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_random_bot_and_all_bots_named_are_there(game):
    assert "random" in bots.names(game)
    assert all(callable(bots.bot(game, name)) for name in bots.names(game))


def test_a_bot_nobody_knows_is_refused_with_those_we_know():
    with pytest.raises(Refusal) as refused:
        bots.bot(REACTING, "genius")

    args = (
        ("game", REACTING),
        ("bot", "genius"),
        ("known", ", ".join(bots.names(REACTING))),
    )
    assert ("unknown-bot", args) == (refused.value.reason.message, refused.value.reason.args)


def test_a_game_nobody_knows_has_no_bots():
    assert () == bots.names("chess")
    with pytest.raises(Refusal):
        bots.bot("chess", "random")
