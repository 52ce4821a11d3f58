"""Nobody can tell two worlds apart that differ in what he may not know."""

import asyncio

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings

from consigliere.games import GAMES

from ...sample import BIDDING, BUILDING
from .pairs import compared, drawn, hushed, paired

TABLES = [(key, count) for key, game in GAMES.items() for count in (game.seats[0], game.seats[-1])]
AT_ONCE = (BUILDING, BIDDING)  # where several are asked and give sealed answers
SEVERAL = [table for table in TABLES if table[0] in AT_ONCE]
OFTEN = settings(
    max_examples=3,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_reader_may_not_know_changes_no_byte_it_receives(worlds, game, seats):
    @OFTEN
    @given(drawn(game, seats))
    def holds(wanted):
        pair = paired(wanted)
        assume(pair is not None)

        assert [] == asyncio.run(compared(worlds, pair))

    holds()


@pytest.mark.parametrize(("game", "seats"), SEVERAL)
def test_what_others_do_unnoticed_changes_no_byte(worlds, game, seats):
    """Their sealed answers and hidden plans: that there are any, and how many."""

    @OFTEN
    @given(drawn(game, seats))
    def holds(wanted):
        pair = hushed(wanted)
        assume(pair is not None)

        assert [] == asyncio.run(compared(worlds, pair))

    holds()
