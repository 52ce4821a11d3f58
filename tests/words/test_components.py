"""A board without pictures says of pieces what the terminal says."""

import pytest

from consigliere.games import game
from consigliere.kernel import observe
from consigliere.words import LANGUAGES, components, game_text

from ..games.test_defaults import moments
from ..outside import PIER

NAMES = ("Anna", "Bruno", "Carla")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_are_told_by_the_words_of_the_game(pier, lang):
    """Dice under the cups are `2 5 6` in the terminal, and no `twos, fives, sixes` on the board."""
    text = game_text(PIER, lang, NAMES)
    cups = next(one for one in components(text) if one.name == "cups")

    assert list("123456") == cups.names
    assert " ".join(cups.names[1:3]) == text.value("cups", (1, 2))


def test_pieces_of_a_game_without_words_have_their_names_in_the_terminal_too(installed):
    installed.veto()
    text = game_text("veto", "en", NAMES)
    hands = next(one for one in components(text) if one.name == "hands")
    s = next(s for s in moments(game("veto")) if s.kind == "turn")
    (seat,) = s.waiting()
    line = next(line for line in text.table(observe(s, seat)) if line.startswith("Hands"))

    assert all(hands.names[card] in line for card in s.hands[seat])
