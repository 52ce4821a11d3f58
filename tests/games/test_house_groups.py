"""House rules: every switch has words and a group, and the printed editions are what they say."""

import pytest
from msgspec import to_builtins

from consigliere.games import GAMES, game
from consigliere.kernel import GROUPS
from consigliere.words import LANGUAGES, game_text, words

EVERY = list(GAMES)
MAFIA_CITY = game("mafia-city")


def switches(key):
    return to_builtins(game(key).house())


@pytest.mark.parametrize("key", EVERY)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_switch_has_words_and_stands_in_one_group(key, lang):
    told = game_text(key, lang, ())
    for name, value in switches(key).items():
        default = str(value).lower() if isinstance(value, bool) else str(value)
        label, about, said = told.house(name, default)

        assert label and said and "§" in about
        assert words(lang).say(f"house-group-{game(key).group(name)}")
        assert game(key).group(name) in GROUPS


@pytest.mark.parametrize("key", EVERY)
def test_groups_name_switches_of_the_game_and_none_twice(key):
    named = [name for names in game(key).groups.values() for name in names]

    assert set(game(key).groups) <= set(GROUPS)
    assert set(named) <= set(switches(key))
    assert len(named) == len(set(named))


def test_a_switch_in_no_group_is_an_open_question():
    assert "rulings" == game("mafiozoo").group("empty_play")


@pytest.mark.parametrize("key", EVERY)
def test_printed_editions_differ_in_the_same_switches(key):
    prints = game(key).prints

    for options in prints.values():
        game(key).setup(game(key).seats[0], **options)
        assert set(options) == set(next(iter(prints.values())))
    assert len(prints) == len({tuple(sorted(one.items())) for one in prints.values()})


@pytest.mark.parametrize(
    ("options", "printed"),
    [
        ({}, "en"),
        ({"target": "beginners", "sudden": "true"}, "en"),
        ({"strict_pass": "true"}, "de"),
        ({"strict_pass": "true", "shadow_others": "true"}, "it"),
        ({"shadow_others": "true"}, ""),
        ({"strict_pass": "true", "agr_zero": "true"}, ""),
    ],
)
def test_whose_rulebook_a_table_of_mafia_city_follows(options, printed):
    """§7.17 Only the switches in which they differ count; any other mix is nobody's."""
    assert printed == MAFIA_CITY.printed(options)


@pytest.mark.parametrize("name", ["en", "it", "de"])
def test_a_printed_edition_is_followed_by_its_own_switches(name):
    """§7.17"""
    assert name == MAFIA_CITY.printed(MAFIA_CITY.prints[name])
