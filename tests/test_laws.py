"""The laws on every installed game and on the toy; a new game only has to be installed."""

import pytest

from consigliere.games import GAMES
from consigliere.kernel import (
    SPECTATOR,
    ViewCache,
    look,
    unmarked,
)
from consigliere.testing import LAWS, Check, check_game, walk

from .soak.rules import whole
from .toy import VETO

EVERY_GAME = [VETO, *GAMES.values()]
TABLES = [(game, n) for game in EVERY_GAME for n in game.seats]


def name(x):
    return getattr(x, "key", getattr(x, "__name__", str(x)))


@pytest.mark.parametrize(
    "check", [Check(f"{key}-{one}", one.run) for key in GAMES for one in check_game(key)], ids=str
)
def test_a_game_conforms(check):
    check()


@pytest.mark.parametrize("law", LAWS, ids=name)
@pytest.mark.parametrize("seats", VETO.seats)
def test_law(seats, law):
    for seed in range(2):
        walk(VETO, VETO.setup(seats), seed, [law], rate=0.3)


def test_every_field_of_the_toy_says_who_may_see_it():
    assert [] == unmarked(type(VETO.new(VETO.setup(2))))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_looking_again_shows_what_a_first_look_does(game, seats):
    """Also when the table went back a few steps in between, as it does when answers are undone."""
    eyes = [ViewCache(seat) for seat in (SPECTATOR, *range(seats))]
    passed = []

    def look_again(_game, s, rng):
        passed.append(s)
        for table in (s, rng.choice(passed[-5:]), s):
            for view_cache in eyes:
                assert look(table, view_cache.seat) == view_cache.look(table)

    for seed in range(2):
        walk(game, game.setup(seats), seed, [look_again])


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_who_sees_whose_own_changes_only_with_the_key(game, seats):
    known = {}

    def the_same(_game, s, _rng):
        visible = [
            [s.can_see_own_of(i, j) for j in range(seats)] for i in (SPECTATOR, *range(seats))
        ]
        assert visible == known.setdefault(s.visibility_key(), visible)

    for seed in range(4):
        the_same(game, walk(game, game.setup(seats), seed, [the_same]), None)


@pytest.mark.parametrize(("game", "seats"), TABLES[len(VETO.seats) :], ids=name)
def test_random_games_with_any_house_rules_keep_all_laws(game, seats):
    for seed in range(3):
        assert whole(game.key, seats, seed) > 0
