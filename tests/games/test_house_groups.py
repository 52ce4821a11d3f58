"""House rules: every switch has words and a group, and printed editions differ in them."""

import pytest
from msgspec import to_builtins

from consigliere.games import GAMES, game
from consigliere.kernel import GROUPS
from consigliere.words import LANGUAGES, game_text, words

from ..sample import switching

EVERY = list(GAMES)


def switches(key):
    return to_builtins(game(key).house())


@pytest.mark.parametrize("key", EVERY)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_switch_has_words_and_stands_in_one_group(key, lang):
    result = game_text(key, lang, ())
    for name, value in switches(key).items():
        default = str(value).lower() if isinstance(value, bool) else str(value)
        label, about, outcome = result.house(name, default)

        assert label and outcome and "§" in about
        assert words(lang).say(f"house-group-{game(key).group(name)}")
        assert game(key).group(name) in GROUPS


@pytest.mark.parametrize("key", EVERY)
def test_groups_name_switches_of_the_game_and_none_twice(key):
    named = [name for names in game(key).groups.values() for name in names]

    assert set(game(key).groups) <= set(GROUPS)
    assert set(named) <= set(switches(key))
    assert len(named) == len(set(named))


def test_a_switch_in_no_group_is_an_open_question():
    assert "rulings" == game(switching("empty_play")).group("empty_play")


@pytest.mark.parametrize("key", EVERY)
def test_printed_editions_differ_in_the_same_switches(key):
    prints = game(key).prints

    for options in prints.values():
        game(key).setup(game(key).seats[0], **options)
        assert set(options) == set(next(iter(prints.values())))
    assert len(prints) == len({tuple(sorted(one.items())) for one in prints.values()})
