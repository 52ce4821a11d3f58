"""A greedy bot is clearly better than chance."""

import pytest

from consigliere.bots import bot
from consigliere.games.mafia_city.events import Announced
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.parts import KINDS
from tests.bots.games import last, tables

GREEDY = bot("mafia-city", "greedy")
RANDOM = bot("mafia-city", "random")


@pytest.mark.parametrize(("seats", "target"), [(4, "experienced"), (3, "beginners")])
def test_one_greedy_bot_beats_random_ones(seats, target):
    setup, wins = RULES.setup(seats, target=target), 0
    for game in range(30):
        bots = [RANDOM] * seats
        bots[game % seats] = GREEDY
        wins += RULES.winners(last(setup, bots, game)) == (game % seats,)

    assert wins >= 24


def test_greedy_bots_come_to_an_end():
    """Nobody waits for ever: a game has a handful of rounds, far from the cap."""
    rounds = [last(RULES.setup(4), [GREEDY] * 4, game).round for game in range(5)]

    assert max(rounds) <= 12


def test_greedy_bots_use_every_card_and_symbol():
    used = set()
    for game in range(12):
        for s in tables(RULES.setup(4), [GREEDY] * 4, game):
            used |= {event.use for event in s.news if isinstance(event, Announced)}

    assert {*KINDS, "hat", "hats", "fists", "bullet", "plus"} <= used
