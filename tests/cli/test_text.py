"""The text game: played whole, asked about, left, saved and resumed."""

import random
import re

import pytest

from consigliere.cli import dialog, menu
from consigliere.games import game
from consigliere.kernel import read_record, verify

from ..sample import REACTING
from .run import LANGUAGES, played, refused, run, text


def tries(seed, *words):
    """Numbers at random; most are no options, which only costs a sentence."""
    rng = random.Random(seed)
    return "".join([f"{rng.choice([rng.randint(1, 25), *words])}\n" for _ in range(30_000)])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_in_each_language(lang, players, tmp_path):
    record = tmp_path / "game.rec"
    text_of = played(record, "--lang", lang, players=players, typed=tries(players))

    saved = read_record(text_of)
    assert players == saved.setup.seats
    assert max(saved.scores) == max(verify(game(REACTING), saved).points)


def test_the_end_is_the_ranking():
    result = text()
    last = result.stdout.splitlines()[-3:]

    assert 0 == result.exit_code
    assert ["1.", "2.", "3."] == [line.split()[0] for line in last]


def test_the_same_seed_and_answers_give_the_same_game(tmp_path):
    assert played(tmp_path / "a.rec") == played(tmp_path / "b.rec")


def test_another_seed_gives_another_game(tmp_path):
    assert played(tmp_path / "a.rec") != played(tmp_path / "b.rec", seed=6)


def test_without_a_seed_chance_is_new_every_time():
    shown = [run("text", REACTING, "--players", 3, typed="quit\n").stdout for _ in range(2)]

    assert shown[0] != shown[1]


def test_seat_name_and_bots_are_as_asked():
    args = ("--seat", 2, "--name", "Vito", "--bots", "random")
    result = text(*args, players=4, typed="quit\n")

    assert "You are Vito in seat 2" in result.stdout
    assert "Aldo (random), Bruno (greedy), Dino (greedy)" in result.stdout


def test_a_bot_does_not_bear_the_name_of_the_person():
    assert "Bruno II (greedy)" in text("--name", "Bruno", typed="quit\n").stdout


def test_house_rules_change_the_table():
    result = text("--option", "target=beginners", "--option", "first=0", typed="quit\n")

    assert "You are the first player." in result.stdout
    assert "10 victory points" in result.stdout


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "§2.10"),
        ("? 2", "draw two new ones"),
        ("?2", "draw two new ones"),
        ("? 3", "only options 1 to 2"),
        ("rules 4.3", "4.3 The window"),
        ("rules 99", "no paragraph 99"),
        ("rules", "3.1 Action Phase"),
        ("table", "Jail cell: empty"),
        ("log", "The City:"),
        ("log 1", "draws a card"),
        ("hand", "1. "),
        ("help", "leave the table"),
        ("all", "1. Keep both cards"),
        ("", "1. Keep both cards"),
        ("why 1", "That is not possible now."),
        ("why jail", "Jail:"),
        ("why 99", "Neither your hand nor the table"),
        ("why zebra", "Neither your hand nor the table"),
        ("3", "only options 1 to 2"),
        ("99999999999999999999", "only options 1 to 2"),
        ("²", "is not understood"),
        ("x" * 5000, "is not understood"),
        ("why " + "x" * 5000, "Neither your hand nor the table"),
        ("rules " + "x" * 5000, "The rules have no paragraph"),
        ("play it", "“play” is not understood"),
        ("\x00\x1b[31m", "is not understood"),
    ],
)
def test_what_may_be_typed(typed, answer):
    result = text(typed=f"{typed}\nquit\n")
    output = result.stdout.partition(f"> {' '.join(typed.split()) and typed}\n")[2]

    assert 0 == result.exit_code, result.output
    assert answer in output.partition("\n> quit")[0]


def test_why_names_the_options_that_use_a_card():
    result = text("--option", "first=0", typed="1\nwhy 1\nquit\n")

    assert re.search(r"Options? [\d, –]+ uses? it", result.stdout)


def test_enter_takes_the_only_option(tmp_path):
    """Without crew, card or Hat one can only pass under strict_pass."""
    args = ("--option", "strict_pass=true", "--record", tmp_path / "a.rec")
    numbers = tries(1).replace("\n", "\n\n")  # an Enter after every try

    assert 0 == text(*args, typed=numbers).exit_code


def test_only_what_the_person_may_know_is_told():
    shown = text(typed="log\ntable\nquit\n").stdout

    assert 4 == len(re.findall(r"^(?:Bruno|Ciro) draws a card\.$", shown.split("> log")[0], re.M))
    assert not re.search(r"(Bruno|Ciro)('s hand| draws [A-Z])", shown)


def test_unreadable_bytes_are_not_understood():
    result = text(typed=b"\xff\xfe\n1\nquit\n")

    assert 0 == result.exit_code
    assert "is not understood" in result.stdout


def test_long_lists_are_grouped_and_keep_their_numbers(monkeypatch, tmp_path):
    """Whatever is grouped, a number means the same option."""
    plain = played(tmp_path / "a.rec", typed=tries(3))
    monkeypatch.setattr(menu, "LONG", 3)

    assert plain == played(tmp_path / "b.rec", typed=tries(3))


def test_groups_open_by_letter_and_some_of_many_is_asked_step_by_step(monkeypatch):
    monkeypatch.setattr(menu, "LONG", 2)
    monkeypatch.setattr(dialog, "LONG", 2)
    result = text(typed=tries(4, "a", "b", "c", "all"))

    assert 0 == result.exit_code, result.output[-500:]
    assert re.search(r"^a\. .* … .*\(\d+ to \d+\)$", result.stdout, re.M)
    assert "(Step 1 of" in result.stdout


def test_save_and_resume_come_to_the_same_end(tmp_path):
    """The saved game remembers seed, seat, bots and name."""
    saved, whole, rest = (tmp_path / name for name in ("s.rec", "whole.rec", "rest.rec"))
    who = ("--seat", 1, "--bots", "random,greedy", "--name", "Vito")
    expected = played(whole, *who)
    first = text(*who, typed="1\n" * 25 + f"save {saved}\nquit\n")
    second = run("text", REACTING, "--resume", saved, "--record", rest, typed="1\n" * 3000)

    assert f"--resume {saved}" in first.stdout
    assert 0 == second.exit_code, second.output
    assert expected == rest.read_text("utf-8")


def test_resume_tells_the_log_so_far(tmp_path):
    saved = tmp_path / "s.rec"
    text(typed=f"1\nsave {saved}\nquit\n")
    result = run("text", REACTING, "--resume", saved, typed="log\nquit\n")

    assert "You keep your opening hand." in result.stdout


def test_save_without_a_name_uses_the_record_or_a_new_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text(typed="save\nquit\n")

    assert "+" == (tmp_path / f"{REACTING}-5.rec").read_text().splitlines()[-1][0]


def test_a_save_that_fails_does_not_end_the_game(tmp_path):
    stranger = tmp_path / "letter.txt"
    stranger.write_text("Dear Vito")
    typed = f"save {tmp_path}\nsave {tmp_path}/no/such\nsave {stranger}\nsave a\0b\n1\nquit\n"
    result = text(typed=typed)

    assert 0 == result.exit_code
    assert "This is a folder" in result.stdout
    assert "There is no such file" in result.stdout
    assert "is no record; it is left as it is" in result.stdout
    assert "Dear Vito" == stranger.read_text()
    assert "You keep your opening hand." in result.stdout


def test_who_leaves_early_keeps_an_unfinished_record(tmp_path):
    record = tmp_path / "a.rec"
    result = text("--record", record, typed="1\nquit\n")

    assert f"saved in {record}" in result.stdout
    assert read_record(record.read_text()).scores is None


def test_end_of_input_is_one_sentence_and_the_record_is_kept(tmp_path):
    record = tmp_path / "a.rec"

    assert refused(text(typed="1\n"), "The input ended")
    assert refused(text("--record", record, typed="1\n"), "The input ended", record)
    assert "sound, not finished" in run("record", "verify", record).stdout
