"""Bots are found by the key of their game and their name."""

import pytest

from consigliere import bots
from consigliere.games import GAMES
from consigliere.kernel import Refusal

OURS = ("easy", "normal", "hard", "expert", "greedy", "random")


def test_every_level_has_a_name():
    assert OURS == bots.names("mafia-city")[: len(OURS)]
    assert bots.LEVELS == bots.offered("mafia-city")[: len(bots.LEVELS)]
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
    assert not bots.plays("mafiozoo", name)
    with pytest.raises(bots.UnknownBot):
        bots.bot("mafiozoo", name)


def test_a_budget_is_simulations_or_seconds():
    assert 20 == bots.bot("mafiozoo", "search@20").budget.simulations
    assert 0.5 == bots.bot("mafiozoo", "hard@0.5s").budget.seconds


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_random_bot_and_all_bots_named_are_there(game):
    assert "random" in bots.names(game)
    assert all(callable(bots.bot(game, name)) for name in bots.names(game))


def test_a_bot_nobody_knows_is_refused_with_those_we_know():
    with pytest.raises(Refusal) as refused:
        bots.bot("mafia-city", "genius")

    args = (
        ("game", "mafia-city"),
        ("bot", "genius"),
        ("known", ", ".join(bots.names("mafia-city"))),
    )
    assert ("unknown-bot", args) == (refused.value.reason.message, refused.value.reason.args)


def test_a_game_nobody_knows_has_no_bots():
    assert () == bots.names("chess")
    with pytest.raises(Refusal):
        bots.bot("chess", "random")
