"""The log in sentences: told once, continued, and never all at once on the event loop."""

import pytest

from consigliere.games import GAMES
from consigliere.kernel import SPECTATOR
from consigliere.server.projection.log_text import steps_to_write, whole_log
from consigliere.server.projection.view import MatchProjection
from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms.model import Chair, Room
from consigliere.server.storage import open_database
from consigliere.words import LANGUAGES, words
from consigliere.words.text import GameText

from ..sample import BIDDING, REACTING
from .table import Person, Server, match, whose_turn
from .test_history import played


@pytest.fixture
def tellings(monkeypatch):
    """Every event that is made a sentence of from now on."""
    made, event = [], GameText.event

    def counted(self, happened, *more):
        made.append(happened)
        return event(self, happened, *more)

    monkeypatch.setattr(GameText, "event", counted)
    return made


def drawn(match_log, game):
    names = [f"P{n}" for n in range(match_log.setup.seats)]
    chairs = tuple([Chair("person", name) for name in names])
    return MatchProjection(Room("CODE", Settings(game, len(chairs)), chairs, "playing"), match_log)


def log(match_log, game, reader, lang, since=0):
    projection = drawn(match_log, game)
    return whole_log(match_log, projection.room.names(), reader, projection.texts(lang), since)


def test_a_server_has_read_all_words_before_anybody_comes(tmp_path):
    """The first reader of a language kept everybody waiting for a tenth of a second."""
    words.cache_clear()
    server = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"))
    try:
        assert {lang: frozenset() for lang in LANGUAGES} == {
            lang: words(lang).unread for lang in LANGUAGES
        }
    finally:
        server.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_told_is_not_told_again(game, tellings):
    match_log, _ = played(game, answers=60)
    whole = log(match_log, game, SPECTATOR, "en")
    count = len(tellings)

    assert whole == log(match_log, game, SPECTATOR, "en")
    assert count == len(tellings)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reader", [SPECTATOR, 0])
def test_a_log_that_is_continued_is_the_log_told_at_once(game, reader):
    match_log, _ = played(game, answers=60)
    other, _ = played(game, answers=20)
    assert log(other, game, reader, "it")
    bodies, _ = played(game, answers=60)
    for entry in entries_after(bodies, other):
        other.add(entry)

    whole = log(match_log, game, reader, "it")
    assert whole == log(other, game, reader, "it")


def entries_after(match_log, other):
    """What the longer of two equal matches has more, as entries."""
    from consigliere.server.match.entry import LogEntry

    later = {}
    for one in match_log.history.since(other.entries):
        later.setdefault(one.entry, []).append((one.seat, one.text))
    return [LogEntry(0, tuple(lines)) for _, lines in sorted(later.items())]


@pytest.mark.parametrize("back", [1, 7, 40])
def test_what_was_taken_back_is_in_no_log(back):
    match_log, _ = played(REACTING, answers=60)
    fresh, _ = played(REACTING, answers=60)
    log(match_log, REACTING, 0, "de")
    for match_ in (match_log, fresh):
        match_.history.cut(len(match_.history) - back)

    assert list(log(fresh, REACTING, 0, "de")) == list(log(match_log, REACTING, 0, "de"))


def test_the_log_after_a_number_is_the_end_of_it():
    match_log, _ = played(BIDDING, answers=80)
    half = match_log.versions.current // 2
    later = log(match_log, BIDDING, SPECTATOR, "en", since=half)

    whole = log(match_log, BIDDING, SPECTATOR, "en")
    assert [line for line in whole if line.n > half] == later


@pytest.mark.parametrize("steps", [1, 30])
def test_a_log_is_told_step_by_step_while_the_match_goes_on(steps):
    """Between two steps somebody answers, or takes something back."""
    match_log, _ = played(BIDDING, answers=60)
    fresh, _ = played(BIDDING, answers=60)
    texts = drawn(match_log, BIDDING).texts("en")
    telling = steps_to_write(match_log, SPECTATOR, texts)
    for _ in range(steps):
        next(telling)
    for match_ in (match_log, fresh):
        match_.history.cut(40)
    for _ in telling:
        pass

    whole = log(fresh, BIDDING, SPECTATOR, "en")
    assert whole == log(match_log, BIDDING, SPECTATOR, "en")


async def test_the_same_language_again_does_nothing(fast, tellings):
    async with match(fast, people=1, seats=3, lang="en") as (ada,):
        await ada.asked()
        del tellings[:]
        for _ in range(5):
            await ada.send("speak", lang="en")
        heard = await ada.quiet()

        assert ([], []) == (heard, tellings)


async def test_back_and_forth_between_languages_tells_each_log_once(fast, tellings):
    async with match(fast, people=1, seats=3, lang="en") as (ada, *_):
        for _ in range(4):
            await ada.answer([0])
        await ada.asked()
        await speak(ada, "it")
        await speak(ada, "en")
        count = len(tellings)
        for _ in range(6):
            await speak(ada, "it")
            await speak(ada, "en")

        assert count == len(tellings)


async def speak(person, lang):
    at = len(person.heard)
    await person.send("speak", lang=lang)
    await person.until(lambda: any(m["t"] == "table" and m["full"] for m in person.heard[at:]))


async def test_who_opens_the_page_again_has_no_log_told_anew(fast, tellings):
    async with match(fast, people=2, seats=3, lang="en") as people:
        for _ in range(4):
            asked, *_ = await whose_turn(*people)
            await asked.answer([0])
        await whose_turn(*people)
        async with Person(fast, people[0].code, lang="de") as eve:
            await eve.until(lambda: eve.table)
            whole = eve.table["log"]
        del tellings[:]
        async with Person(fast, people[0].code, lang="de") as eve:
            await eve.until(lambda: eve.table)

            assert (whole, []) == (eve.table["log"], tellings)
