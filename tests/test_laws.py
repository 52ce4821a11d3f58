"""The laws on random games of every game; a new game only has to register itself."""

import pytest
from msgspec.structs import fields

from consigliere.games import GAMES
from consigliere.kernel import (
    SPECTATOR,
    Dealer,
    Onlooker,
    look,
    play,
    read_record,
    unmarked,
    verify,
    write_record,
)

from .laws import LAWS, walk
from .soak.rules import whole
from .toy import VETO

EVERY_GAME = [VETO, *GAMES.values()]
TABLES = [(game, n) for game in EVERY_GAME for n in game.seats]


def name(x):
    return getattr(x, "key", getattr(x, "__name__", str(x)))


@pytest.mark.parametrize("game", EVERY_GAME, ids=name)
def test_every_field_says_who_may_see_it(game):
    assert [] == unmarked(type(game.new(game.setup(game.seats[0]))))


@pytest.mark.parametrize("law", LAWS, ids=name)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_law(game, seats, law):
    for seed in range(2):
        walk(game, game.setup(seats), seed, [law], rate=0.3)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_looking_again_shows_what_a_first_look_does(game, seats):
    """Also when the table went back a few steps in between, as it does when answers are undone."""
    eyes = [Onlooker(seat) for seat in (SPECTATOR, *range(seats))]
    passed = []

    def look_again(_game, s, rng):
        passed.append(s)
        for table in (s, rng.choice(passed[-5:]), s):
            for onlooker in eyes:
                assert look(table, onlooker.seat) == onlooker.look(table)

    for seed in range(2):
        walk(game, game.setup(seats), seed, [look_again])


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_who_overlooks_whom_changes_only_with_insight(game, seats):
    known = {}

    def the_same(_game, s, _rng):
        overlooked = [[s.overlooks(i, j) for j in range(seats)] for i in (SPECTATOR, *range(seats))]
        assert overlooked == known.setdefault(s.insight(), overlooked)

    for seed in range(4):
        the_same(game, walk(game, game.setup(seats), seed, [the_same]), None)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_a_record_replays_to_the_same_end(game, seats):
    for seed in range(2):
        match = play(game, game.setup(seats), [any_option] * seats, Dealer(seed), seed)
        record = match.record()
        again = read_record(write_record(record, ("a remark",)))

        assert record.digest == again.digest
        assert record.scores == game.scores(verify(game, again))


@pytest.mark.parametrize(("game", "seats"), TABLES[len(VETO.seats) :], ids=name)
def test_random_games_with_any_house_rules_keep_all_laws(game, seats):
    for seed in range(3):
        assert whole(game.key, seats, seed) > 0


def any_option(view, rolls):
    return view.decision.options.pick(rolls)


@pytest.mark.parametrize("game", EVERY_GAME, ids=name)
def test_house_rules_have_defaults(game):
    assert all(f.default is not None for f in fields(game.house))
