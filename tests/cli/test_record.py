"""`consigliere record`: what it finds sound, and what it shows to whom."""

import re

import pytest

from consigliere.bots import bot
from consigliere.games import game
from consigliere.kernel import FairDealer, deal_of, play, read_record, replay, write_record
from consigliere.kernel.fair import deal_remarks

from ..sample import REACTING, one_round
from .run import LANGUAGES, played, refused, run, text


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "finished.rec"
    played(path)
    return path


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "running.rec"
    text("--record", path, typed="1\n" * 20 + "quit\n")
    return path


def hands(shown):
    return re.findall(r"^(.*?)(?:'s)? hand: (.*)$", shown.rpartition("The table after")[2], re.M)


def test_verify_says_one_line_a_file(finished, running, tmp_path):
    result = run("record", "verify", finished, running, tmp_path / "none", finished)

    assert 2 == result.exit_code
    assert 3 == len(result.stdout.splitlines())
    assert [f"{tmp_path / 'none'}: There is no such file or folder: {tmp_path / 'none'}"] == (
        result.stderr.splitlines()
    )


def test_verify_of_sound_files_is_quiet_success(finished, running):
    result = run("record", "verify", finished, running)

    assert 0 == result.exit_code
    assert "" == result.stderr


def test_a_finished_game_is_shown_with_every_hand(finished):
    shown = run("record", "show", finished).stdout
    *_, last = replay(game(REACTING), read_record(finished.read_text()))
    holders = [f"Seat {seat}" for seat, hand in enumerate(last.hands) if hand]

    assert holders == [who for who, cards in hands(shown) if cards != "no cards"]
    assert "wins." in shown


def test_a_seat_is_shown_its_own_hand_only(finished):
    shown = run("record", "show", finished, "--at", 20, "--seat", 1).stdout

    assert ["Your"] == [who for who, _ in hands(shown)]
    assert "You draw " in shown
    assert not re.search(r"Seat \d draws [A-Z]", shown)


def test_an_unfinished_game_shows_a_spectator_no_secrets(running):
    shown = run("record", "show", running).stdout

    assert [] == hands(shown)
    assert not re.search(r"(Seat \d draws|You draw) [A-Z]", shown)


def test_at_counts_answers(finished):
    first, later = (run("record", "show", finished, "--at", n).stdout for n in (0, 40))

    assert "The table after 0 answers" in first
    assert "The table after 40 answers" in later
    assert len(later) > len(first)


@pytest.mark.parametrize("wrong", [("--at", -1), ("--at", 99_999), ("--at", "x"), ("--seat", 3)])
def test_there_is_nothing_to_show_beyond_the_record(wrong, finished):
    assert refused(run("record", "show", finished, *wrong), wrong[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_records_are_shown_in_each_language(lang, finished, running):
    title = {"en": "What happened:", "it": "Che cosa è successo:", "de": "Was geschah:"}[lang]

    for file in (finished, running):
        for seat in ((), ("--seat", 0)):
            result = run("record", "show", file, *seat, "--lang", lang)
            assert 0 == result.exit_code
            assert title == result.stdout.splitlines()[0]


DEAL = deal_of("5e" * 32, ("ab", "", "cd"))


@pytest.fixture(scope="module")
def proven(tmp_path_factory):
    """A record whose deal can be proven."""
    rules, path = game(REACTING), tmp_path_factory.mktemp("records") / "proven.rec"
    bots = [bot(REACTING, "random")] * 3
    setup = rules.setup(3, **one_round(REACTING))
    record = play(rules, setup, bots, FairDealer(DEAL.seed)).record()
    path.write_text(write_record(record, deal_remarks(DEAL)))
    return path


def test_verify_proves_the_deal(proven):
    result = run("record", "verify", proven)

    assert 0 == result.exit_code
    assert f"deal proven (commitment {DEAL.commitment[:12]}…" in result.stdout
    assert "shares from seats 0 2" in result.stdout


def test_verify_says_plainly_that_there_is_no_proof(finished):
    assert "no proof of the deal" in run("record", "verify", finished).stdout


@pytest.mark.parametrize(
    "true, false, why",
    [
        ("secret 5e", "secret 5f", "does not match the commitment"),
        ("share 0 ab", "share 0 ac", "but the deal gives"),
        ("share 1 -", "share 1 00", "but the deal gives"),
    ],
)
def test_a_false_proof_is_a_failure_of_its_own(proven, tmp_path, true, false, why):
    forged = tmp_path / "forged.rec"
    forged.write_text(proven.read_text().replace(f"# deal: {true}", f"# deal: {false}"))
    result = run("record", "verify", proven, forged)

    assert 1 == result.exit_code
    assert 1 == len(result.stdout.splitlines())
    assert why in result.stderr


def test_a_deal_that_cannot_be_read_is_named_by_its_line(proven, tmp_path):
    broken = tmp_path / "broken.rec"
    broken.write_text(proven.read_text().replace("# deal: scheme 1", "# deal: scheme 9"))
    result = run("record", "verify", broken)

    assert 2 == result.exit_code
    assert "Line 4 is no part of a deal" in result.stderr
