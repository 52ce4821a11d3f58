"""§7.17 The printed editions are followed by what they say where they differ."""

import pytest

from consigliere.games.mafia_city.game import RULES


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
def test_whose_rulebook_a_table_follows(options, printed):
    """§7.17 Only the switches in which they differ count; any other mix is nobody's."""
    assert printed == RULES.printed(options)


@pytest.mark.parametrize("name", ["en", "it", "de"])
def test_a_printed_edition_is_followed_by_its_own_switches(name):
    """§7.17"""
    assert name == RULES.printed(RULES.prints[name])
