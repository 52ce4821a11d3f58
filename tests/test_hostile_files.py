"""Files nobody wrote: each is refused with a sentence, and costs next to nothing."""

import pytest

from consigliere.games import GAMES, game
from consigliere.kernel import BadEdition, BadState, Sheet, load
from consigliere.kernel.record import BadRecord, read_record, verify
from consigliere.words import LANGUAGES, words

from .sample import BUILDING
from .soak._files import TARGETS, corpus, spoil, summary

SOME = {"records": 60, "editions": 60, "states": 300}
TABLE = type(GAMES[BUILDING].new(GAMES[BUILDING].setup(2)))


@pytest.mark.parametrize("name", TARGETS)
def test_spoilt_files_are_refused_in_words(name):
    result = spoil(name, SOME[name], seed=1)

    assert SOME[name] == result.tried
    assert result.reasons


@pytest.mark.parametrize("name", TARGETS)
def test_the_files_they_are_made_of_are_good(name):
    for data in corpus(name)[:3]:
        TARGETS[name](data)


def problem(text):
    with pytest.raises(BadEdition) as bad:
        Sheet(text).settle()
    return summary(bad.value)


def test_a_row_of_blanks_in_a_text_is_no_riddle():
    """It took minutes once: the pattern that looks for tables tried every way to part them."""
    sheet = Sheet('name = """\n[' + " " * 30_000 + '\n"""\n')

    assert 1 == sheet.line(("name",))


@pytest.mark.parametrize("text", ["a." * 3000 + "b = 1", "x = " + "[" * 400 + "]" * 400])
def test_tables_within_tables_within_tables(text):
    assert "edition-toml" == problem(text)


@pytest.mark.parametrize("number", ["0x" + "f" * 30_000, "9" * 4000, "-" + "9" * 400])
def test_numbers_of_thousands_of_digits(number):
    assert "edition-most" == problem(f"x = {number}")


def test_thousands_of_notes_on_thousands_of_values():
    values = "".join(f"k{n} = {n}\n" for n in range(1000))
    notes = "".join(f'"zz.k{n}" = ["copy", ""]\n' for n in range(1000))
    sheet = Sheet(f"[zz]\n{values}[provenance]\n{notes}")
    sheet.check_sources()

    assert [] == sheet.problems


def test_a_line_longer_than_a_sentence_may_be():
    good = corpus("records")[0].decode()
    at = good.index("\n0: ")
    with pytest.raises(BadRecord) as bad:
        text = good[:at] + "\n0: " + "x" * 5000 + good[at:]
        record = read_record(text)
        verify(game(record.setup.game), record)

    assert "record-unreadable" == summary(bad.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_somebody_typed_is_cut_short(lang):
    assert len(words(lang).say("room-unknown", code="x" * 100_000)) < 1200


@pytest.mark.parametrize(
    "data", [b"", b"\x91" * 5000, b"\xc1", b"\xdf\xff\xff\xff\xff", b"\x80", b"\x81\x90\x90"]
)
def test_bytes_that_are_no_state(data):
    with pytest.raises(BadState):
        load(TABLE, data)
