"""Editions of one's own: a record that brings its edition along needs no file beside it."""

import pytest

from consigliere.games import game
from consigliere.kernel import Match, write_record
from consigliere.kernel.record import close, enclosing
from consigliere.words import words

from ..sample import BIDDING, BUILDING
from .run import LANGUAGES, refused, run

RULES = game(BIDDING)
STANDARD = RULES.editions["standard"].text
RICH = STANDARD.replace("cash = 6500", "cash = 9000").replace('"standard"', '"rich"', 1)


@pytest.fixture(autouse=True)
def forgetful():
    """What the program has learned about editions is gone after a test."""
    before = dict(RULES.editions)
    yield
    forget(before)


def forget(before):
    for ref in [ref for ref in RULES.editions if ref not in before]:
        del RULES.editions[ref]


@pytest.fixture
def record():
    """A game begun with more cash; the program has forgotten how much."""
    before = dict(RULES.editions)
    match = Match(RULES, RULES.setup(2, RULES.know(RICH).ref))
    made = close(RULES, match.setup, tuple(match.lines), match.state)
    forget(before)
    return made


def test_a_record_may_carry_its_edition(record, tmp_path):
    file = tmp_path / "rich.rec"
    file.write_text(write_record(record, enclosing(RICH)))
    result = run("record", "verify", file)

    assert (0, "") == (result.exit_code, result.stderr)


def test_without_it_the_file_must_be_named(record, tmp_path):
    bare, toml = tmp_path / "bare.rec", tmp_path / "rich.toml"
    bare.write_text(write_record(record))
    toml.write_text(RICH)

    refused(run("record", "verify", bare), record.setup.edition)
    assert 0 == run("record", "verify", bare, "--edition", toml).exit_code


def test_an_edition_with_other_values_does_not_pass_for_it(record, tmp_path):
    file = tmp_path / "forged.rec"
    file.write_text(write_record(record, enclosing(RICH.replace("cash = 9000", "cash = 1"))))

    refused(run("record", "verify", file), record.setup.edition)


def test_what_was_seen_on_a_copy_is_marked_in_the_tables(tmp_path):
    file = tmp_path / "seen.toml"
    file.write_text(RICH.replace('"events" = ["inferred"', '"events" = ["copy"'))
    shown = run("edition", "show", BIDDING, "--edition", file).stdout

    assert "truce      1 +" in shown
    assert "+ seen on a printed copy" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_edition_that_was_replaced_is_played_by_its_name(lang):
    shown = run("edition", "show", BUILDING, "--edition", "standard-1", "--lang", lang)
    result = run("simulate", BUILDING, "--edition", "standard-1", "--players", "2", "--games", "1")

    assert 0 == shown.exit_code == result.exit_code
    assert "5 ?" in next(line for line in shown.stdout.splitlines() if "  night " in line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_commands_of_one_name_have_help_of_their_own(lang):
    of_editions, of_records = [
        run(group, "show", "--help", lang=lang).stdout for group in ("edition", "record")
    ]

    say = words(lang).say
    assert say("help-edition-show")[:40] in of_editions
    assert say("help-show")[:40] in of_records
