"""The rules of every game as plain text, in every language."""

import pytest

from consigliere.words import LANGUAGES, game_text

from .books import BOOKS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_no_marks_are_left(game, lang):
    result = game_text(game, lang, [])
    chapters = [number for number, _ in result.rules() if "." not in number]
    text = "\n".join(result.rule(number) for number in chapters)

    assert not [mark for mark in ("**", "|", "`", "#", "---") if mark in text]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_language_has_every_paragraph(game, lang):
    numbers = [number for number, _ in game_text(game, lang, []).rules()]

    assert [number for number, _ in game_text(game, "en", []).rules()] == numbers
    assert len(numbers) > 20
