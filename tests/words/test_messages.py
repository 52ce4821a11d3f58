"""Every word in three languages: nothing missing, nothing left over, nothing unsayable."""

import re

import pytest

from consigliere.words import LANGUAGES, UnknownLanguage, teller, words

from . import catalogue

REASON = "mafia-city-reason-"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_messages(lang):
    assert catalogue.messages("en").keys() == catalogue.messages(lang).keys()


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_is_told_the_same_in_every_language(lang):
    english, other = catalogue.messages("en"), catalogue.messages(lang)

    assert {} == {i: (english[i], other[i]) for i in english if english[i] != other.get(i)}


def test_everything_the_game_can_ask_for_is_there():
    missing = catalogue.game_ids() - catalogue.messages("en").keys()

    assert set() == {i for i in missing if not i.startswith(REASON)}


def test_every_reason_is_there():
    """A game may give its own words to a reason of the kernel, or leave it to the kernel's."""
    there = catalogue.messages("en").keys()

    assert set() == {i for i in catalogue.reasons() if not {i, REASON + i} & there}


def test_everything_said_literally_is_there():
    there = {i.partition(".")[0] for i in catalogue.messages("en")}

    assert set() == catalogue.said() - there


def test_no_message_is_left_over():
    known = catalogue.game_ids() | catalogue.said() | catalogue.literals()
    left = catalogue.messages("en").keys() - known

    assert set() == {i for i in left if not catalogue.built(i)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang):
    for name, variables in catalogue.messages(lang).items():
        for told in ("1", 1, 2, 0, "who", "whom", "other"):
            args = {variable: sample(variable, told) for variable in (*variables, "n")}

            assert words(lang).say(name, **args) is not None


def sample(variable, told):
    """A name where a noun is wanted; else what was asked for."""
    nouns = {"at": "location-harbor", "to": "location-jail", "other": "location-hall"}
    nouns["use"] = "use-snitch"
    return f"mafia-city-{nouns[variable]}" if variable in nouns else told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_cited_is_in_the_rules(lang):
    told = teller("mafia-city", lang, [])
    cited = set(re.findall(r"§([\d.]*\d)", catalogue.text(lang)))

    assert [] == [number for number in sorted(cited) if told.rule(number) is None]


def test_all_languages_cite_the_same_paragraphs():
    cited = [re.findall(r"§([\d.]*\d)", catalogue.text(lang)) for lang in LANGUAGES]

    assert cited[0] == cited[1] == cited[2]


def test_a_language_nobody_speaks_is_refused():
    with pytest.raises(UnknownLanguage) as refusal:
        words("tlh")

    assert "unknown-language" == refusal.value.reason.message
    assert "tlh" in words("en").reason(refusal.value.reason)


def test_a_message_nobody_wrote_is_an_error():
    with pytest.raises(KeyError):
        words("en").say("mafia-city-nonsense")


def test_numbers_have_no_separators():
    refusal = words("de").say("record-truncated", line=12345)

    assert "Das Protokoll bricht nach Zeile 12345 ab." == refusal
