"""Every word in three languages: nothing missing, nothing left over, nothing unsayable."""

import re

import pytest

from consigliere.games import GAMES
from consigliere.words import LANGUAGES, UnknownLanguage, game_text, words

from ..sample import REACTING
from . import catalogue
from .books import BOOKS

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_messages(lang):
    assert catalogue.messages("en").keys() == catalogue.messages(lang).keys()


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_is_told_the_same_in_every_language(lang):
    english, other = catalogue.messages("en"), catalogue.messages(lang)

    assert {} == {i: (english[i], other[i]) for i in english if english[i] != other.get(i)}


def test_every_game_told_has_a_book_here():
    assert BOOKS.keys() == GAMES.keys()


@pytest.mark.parametrize("game", BOOKS)
def test_everything_the_game_can_ask_for_is_there(game):
    missing = catalogue.game_ids(game, BOOKS[game]) - catalogue.messages("en").keys()

    assert set() == {i for i in missing if not i.startswith(f"{game}-reason-")}


@pytest.mark.parametrize("game", BOOKS)
def test_every_reason_of_a_game_is_there(game):
    """A game may give its own words to a reason of the kernel, or leave it to the kernel's."""
    there = catalogue.messages("en").keys()
    found = catalogue.reasons(catalogue.rules_of(game))

    assert set() == {i for i in found if not {i, f"{game}-reason-{i}"} & there}


def test_every_other_reason_is_there():
    there = catalogue.messages("en").keys()
    games = [catalogue.reasons(catalogue.rules_of(game)) for game in BOOKS]

    assert set() == catalogue.reasons().difference(there, *games)


def test_everything_said_literally_is_there():
    there = {i.partition(".")[0] for i in catalogue.messages("en")}

    assert set() == catalogue.said() - there


def test_no_message_is_left_over():
    ids = [catalogue.game_ids(game, book) for game, book in BOOKS.items()]
    known = catalogue.said().union(catalogue.literals(), *ids)
    left = catalogue.messages("en").keys() - known

    assert set() == {i for i in left if not catalogue.built(i)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang):
    for name, variables in catalogue.messages(lang).items():
        for one in ("1", 1, 2, 0, "who", "whom", "other"):
            args = {variable: sample(name, variable, one) for variable in (*variables, "n")}

            assert words(lang).say(name, **args) is not None


def sample(message, variable, told):
    """A name where a noun is wanted; else what was asked for."""
    game = next((game for game in BOOKS if message.startswith(f"{game}-")), None)
    nouns = BOOKS[game].NOUNS if game else {}
    return f"{game}-{nouns[variable]}" if variable in nouns else told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_paragraph_cited_is_in_the_rules(game, lang):
    result = game_text(game, lang, [])

    assert [] == [
        number for number in sorted(set(cited(game, lang))) if result.rule(number) is None
    ]


@pytest.mark.parametrize("game", BOOKS)
def test_all_languages_cite_the_same_paragraphs(game):
    assert cited(game, "en") == cited(game, "it") == cited(game, "de")


def cited(game, lang):
    return re.findall(r"§([\d.]*\d)", catalogue.text(lang, game))


def test_a_language_nobody_speaks_is_refused():
    with pytest.raises(UnknownLanguage) as refusal:
        words("tlh")

    assert "unknown-language" == refusal.value.reason.message
    assert "tlh" in words("en").reason(refusal.value.reason)


def test_a_message_nobody_wrote_is_an_error():
    with pytest.raises(KeyError):
        words("en").say(f"{REACTING}-nonsense")


def test_numbers_have_no_separators():
    refusal = words("de").say("record-truncated", line=12345)

    assert "Das Protokoll bricht nach Zeile 12345 ab." == refusal
