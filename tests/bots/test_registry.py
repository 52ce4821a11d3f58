"""Bots are found by the key of their game and their name."""

import pytest

from consigliere import bots
from consigliere.games import GAMES
from consigliere.kernel import Refusal


def test_mafia_city_has_a_greedy_and_a_random_bot():
    assert ("greedy", "random") == bots.names("mafia-city")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_random_bot_and_all_bots_named_are_there(game):
    assert "random" in bots.names(game)
    assert all(callable(bots.bot(game, name)) for name in bots.names(game))


def test_a_bot_nobody_knows_is_refused_with_those_we_know():
    with pytest.raises(Refusal) as refused:
        bots.bot("mafia-city", "genius")

    args = (("game", "mafia-city"), ("bot", "genius"), ("known", "greedy, random"))
    assert ("unknown-bot", args) == (refused.value.reason.message, refused.value.reason.args)


def test_a_game_nobody_knows_has_no_bots():
    assert () == bots.names("chess")
    with pytest.raises(Refusal):
        bots.bot("chess", "random")
