"""Every lesson can be played to its end, in every language, by the moves it wants."""

import re

import pytest

from consigliere.games import GAMES, game, package
from consigliere.lessons import (
    BadAnswer,
    UnknownLesson,
    lesson,
    mainline,
    play,
    printed,
    wanted,
)
from consigliere.words import LANGUAGES, game_text, words
from consigliere.words.fluent import Words

from ..sample import BIDDING, REACTING

CHAPTERS = [(key, chapter.key) for key in GAMES for chapter in lesson(key).chapters]
LONGEST = 220
MOST_WAYS = 200
FILLED_IN = re.compile(r"\{[^}]*\}")
PRINTED = re.compile(  # a price, a percentage, a value of a card, a number of points or gems
    r"\$ ?\d|\d[\d.,]* ?(\$|%|Z\b)|\+\d\b(?![”“»])"
    r"|(Reflex|Health|Riflessi|Salute|Gesundheit) \d"
    r"|\d (points?|punti|punto|Punkte?|gems?|Gemm[ae]|Edelsteine?)\b"
)


def ways(key, chapter, answers=()):
    """Every way through a chapter that the lesson allows."""
    stop = play(key, chapter, answers)
    if stop.step is None:
        yield answers
        return
    for text in wanted(key, stop) or [""]:
        yield from ways(key, chapter, (*answers, text))


def texts(lang, key):
    result = words(lang)
    for chapter in lesson(key).chapters:
        yield f"lesson-{key}-{chapter.key}", result
        for step in chapter.steps:
            yield f"lesson-{key}-{chapter.key}-{step.key}", result


def sources(lang, key):
    """What is written for a lesson, without what is filled in."""
    one = package(key)
    for row in one.file(f"{one.lesson}/{lang}.ftl").read_text("utf-8").splitlines():
        if " = " in row:
            yield FILLED_IN.sub("…", row.partition(" = ")[2])


@pytest.mark.parametrize(("key", "chapter"), CHAPTERS)
def test_a_chapter_can_be_played_to_its_end(key, chapter):
    answers = mainline(key, chapter)

    assert None is play(key, chapter, answers).step
    assert len(lesson(key).chapter(chapter).steps) == len(answers)


@pytest.mark.parametrize(("key", "chapter"), CHAPTERS)
def test_every_answer_a_lesson_takes_leads_to_the_end(key, chapter):
    found = [way for way, _ in zip(ways(key, chapter), range(MOST_WAYS), strict=False)]

    assert mainline(key, chapter) in found
    assert all(play(key, chapter, way).step is None for way in found)


@pytest.mark.parametrize(("key", "chapter"), CHAPTERS)
def test_every_move_that_is_wanted_is_legal_and_something_is_wanted(key, chapter):
    answers, moves = mainline(key, chapter), 0
    for n, _ in enumerate(answers):
        stop = play(key, chapter, answers[:n])
        if stop.step.want:
            moves += 1
            assert wanted(key, stop), stop.step

    assert moves >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_everything_a_lesson_says_is_there_and_short(key, lang):
    for name, one in texts(lang, key):
        assert one.knows(name), name
        assert 3 <= len(one.say(name, **printed(key, lang))) <= LONGEST, name


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_is_played_with_the_edition_of_today(key):
    assert game(key).editions["standard"].ref == lesson(key).setup.edition


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_reads_printed_numbers_from_the_edition(key, lang):
    """A price written into a sentence would go on being told when the edition has another."""
    assert [] == [text for text in sources(lang, key) if PRINTED.search(text)]


def test_the_price_in_a_lesson_is_that_of_the_edition():
    edition = game(BIDDING).editions["standard"]
    price = edition.houses[edition.names.index("B-2")].price
    text = words("de").say(f"lesson-{BIDDING}-orders-buy", **printed(BIDDING, "de"))

    assert f"{price:,}".replace(",", ".") + " $" in text


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_written_that_no_lesson_says(key):
    fresh = Words("en")
    fresh.knows(f"lesson-{key}-")
    written = {name for name in fresh._bundle._messages if name.startswith(f"lesson-{key}-")}

    assert {name for name, _ in texts("en", key)} == written


@pytest.mark.parametrize("key", GAMES)
def test_every_paragraph_a_lesson_points_at_is_in_the_rules(key):
    result = game_text(key, "en", [])
    cited = [step.rule for chapter in lesson(key).chapters for step in chapter.steps if step.rule]

    assert cited
    assert [] == [number for number in cited if result.rule(number) is None]


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_takes_ten_minutes_at_most(key):
    """Reading at 15 characters a second, and six seconds for every move."""
    chapters = lesson(key).chapters
    steps = [step for chapter in chapters for step in chapter.steps]
    letters = sum(len(one.say(name, **printed(key, "de"))) for name, one in texts("de", key))

    assert letters / 15 + 6 * sum(bool(step.want) for step in steps) <= 600


def test_an_answer_that_is_not_wanted_is_refused():
    with pytest.raises(BadAnswer):
        play(REACTING, "places", ["", "", "place hall"])


def test_going_on_is_no_answer_where_a_move_is_wanted():
    with pytest.raises(BadAnswer):
        play(REACTING, "places", ["", "", ""])


def test_a_chapter_that_is_over_hears_nothing_more():
    answers = mainline(REACTING, "places")

    with pytest.raises(BadAnswer):
        play(REACTING, "places", [*answers, ""])


def test_nobody_has_written_that_chapter():
    with pytest.raises(UnknownLesson):
        play(REACTING, "poker")


def test_a_chapter_goes_on_where_the_other_has_ended():
    before = play(REACTING, "places", mainline(REACTING, "places"))
    after = play(REACTING, "cards")

    assert before.table.state.stacks == after.table.state.stacks
