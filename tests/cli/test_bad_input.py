"""Bad input: one clear sentence on stderr, exit code 2, never a traceback."""

import os
import stat

import pytest

from ..sample import REACTING
from .run import LANGUAGES, played, refused, run, text

TEXT = ("text", REACTING, "--players", 4)
SIMULATE = ("simulate", REACTING, "--players", 4, "--games", 2)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "chess"),
        (("text", "chess", "--players", 4), "There is no game called “chess”"),
        (("text", REACTING), "--players"),
        (("text",), "GAME"),
        (("text", REACTING, "--players", 2), "3 to 5 players, not 2"),
        (("text", REACTING, "--players", "many"), "whole number, not “many”"),
        (("text", REACTING, "--players", "9" * 5000), "whole number"),
        ((*TEXT, "--seed", "x"), "--seed needs a whole number, not “x”"),
        ((*TEXT, "--seed", "1.5"), "--seed"),
        ((*TEXT, "--lang", "fr"), "“fr”"),
        ((*TEXT, "--bots", "clever"), "no bot called “clever”"),
        ((*TEXT, "--bots", "random,,greedy"), "no bot called “”"),
        ((*TEXT, "--bots", "random,random,random,random"), "4 bots are too many"),
        ((*TEXT, "--seat", 4), "--seat must be from 0 to 3"),
        ((*TEXT, "--seat", "me"), "--seat needs a whole number"),
        ((*TEXT, "--name", " \t"), "--name"),
        ((*TEXT, "--option", "sudden"), "NAME=VALUE"),
        ((*TEXT, "--option", "luck=true"), "no house rule “luck”"),
        ((*TEXT, "--option", "sudden=maybe"), "cannot be set to “maybe”"),
        ((*TEXT, "--option", "first=4"), "cannot be set to “4”"),
        ((*TEXT, "--frob"), "no option --frob"),
        ((*TEXT, "more"), "text --help"),
        ((*TEXT, "--seed"), "--seed"),
        (("simulate", "chess", "--players", 4, "--games", 2), "chess"),
        (("simulate", REACTING, "--games", 2), "--players"),
        (("simulate", REACTING, "--players", 4), "--games"),
        (("simulate", REACTING, "--players", 6, "--games", 2), "not 6"),
        (("simulate", REACTING, "--players", 4, "--games", 0), "--games must be from 1"),
        (("simulate", REACTING, "--players", 4, "--games", -5), "--games"),
        ((*SIMULATE, "--workers", 0), "--workers must be from 1"),
        ((*SIMULATE, "--workers", "two"), "--workers needs a whole number"),
        ((*SIMULATE, "--seed", "lucky"), "--seed needs a whole number"),
        ((*SIMULATE, "--bots", "clever"), "clever"),
        ((*SIMULATE, "--bots", ",".join(["random"] * 5)), "5 bots are too many"),
        ((*SIMULATE, "--option", "sudden=maybe"), "maybe"),
        (("bench", "chess"), "There is no game called “chess”"),
        (("games", "--lang", "xx"), "There is no language “xx”"),
        (("record", "frob"), "There is no command “frob”"),
        (("record", "verify"), "FILE"),
        (("record", "show"), "FILE"),
        (("record", "show", "/no/such/file"), "There is no such file"),
    ],
)
def test_one_clear_sentence(args, said):
    assert refused(run(*args, typed="1\n"), said)


@pytest.mark.parametrize(("lang", "said"), [("it", "giocatori"), ("de", "Spieler")])
def test_complaints_are_in_the_language_of_the_environment(lang, said):
    result = run("text", REACTING, "--players", 9, lang=f"{lang}_XX.UTF-8")

    assert refused(result, said)


@pytest.mark.parametrize("how", [("--lang", "de"), ("--lang=de",)])
def test_complaints_are_in_the_language_asked_for(how):
    assert refused(run("text", REACTING, "--players", 9, *how, lang="it_IT"), "Spieler")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_usage_error_has_its_sentence(lang):
    for args in (("text", "--frob"), ("text",), ("games", "more"), ("simulate", "--players")):
        assert refused(run(*args, lang=lang), "--help")


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    return played(tmp_path_factory.mktemp("records") / "game.rec")


def broken(record, **change):
    lines = record.splitlines()
    for at, line in change.items():
        lines[int(at[1:])] = line
    return "\n".join([line for line in lines if line is not None])


HEAD = f"game {REACTING}  rules 1  edition standard  seats 3"
BROKEN = {
    "empty": (lambda r: "", "empty"),
    "header": (lambda r: "Dear Vito", "Line 1"),
    "truncated": (lambda r: "\n".join(r.splitlines()[:-1]), "breaks off after line"),
    "half a line": (lambda r: r[:-30], "line"),
    "answer edited": (lambda r: broken(r, _12="0: pass"), "Line 13"),
    "answer unreadable": (lambda r: r.replace("\n0: ", "\n0: dance ", 1), "Legal was:"),
    "long answer": (lambda r: r.replace("\n0: ", "\n0: dance" + "e" * 3000, 1), "Legal was:"),
    "chance edited": (lambda r: broken(r, _2="*: first 7"), "Line 3: “first 7” was not legal"),
    "score edited": (lambda r: broken(r, _1=None).replace("\n= ", "\n= 9", 1), "scores"),
    "digest edited": (lambda r: r[:-5] + ("0000\n" if r[-5:-1] != "0000" else "1111\n"), "digest"),
    "newer rules": (lambda r: broken(r, _0=HEAD.replace("rules 1", "rules 9")), "version 9"),
    "another game": (lambda r: broken(r, _0=HEAD.replace(REACTING, "ludo")), "“ludo”"),
    "seats": (lambda r: broken(r, _0=HEAD.replace("seats 3", "seats 8")), ""),
    "edition": (lambda r: broken(r, _0=HEAD.replace("standard", "gold")), "“gold”"),
    "number": (lambda r: broken(r, _0=HEAD.replace("rules 1", f"rules {'9' * 5000}")), "ine 1"),
    "goes on": (lambda r: "\n".join([*r.splitlines()[:20], r.splitlines()[-1]]), "goes on"),
}


@pytest.mark.parametrize("what", BROKEN)
@pytest.mark.parametrize("command", ["verify", "show", "resume"])
def test_a_broken_record_says_what_and_where(what, command, record, tmp_path):
    change, outcome = BROKEN[what]
    file = tmp_path / "broken.rec"
    file.write_text(change(record), "utf-8")
    how = ("text", REACTING, "--resume", file)
    result = run(*how) if command == "resume" else run("record", command, file)

    assert refused(result, "" if command == "resume" and what == "another game" else outcome)


@pytest.mark.parametrize("content", [b"\xff\xd8\xff\xe0", os.urandom(999), b"\0" * 99])
@pytest.mark.parametrize("command", ["verify", "show"])
def test_a_binary_file_is_no_record(content, command, tmp_path):
    file = tmp_path / "photo.rec"
    file.write_bytes(content)

    assert refused(run("record", command, file))


def test_a_folder_is_no_record(tmp_path):
    assert refused(run("record", "verify", tmp_path), "This is a folder")
    assert refused(run("record", "show", tmp_path), "This is a folder")
    assert refused(text("--record", tmp_path), "This is a folder")
    assert refused(run("text", REACTING, "--resume", tmp_path), "This is a folder")


def test_an_endless_file_is_not_read_to_its_end():
    assert refused(run("record", "verify", "/dev/zero"), "too long")


def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path):
    for path in (tmp_path / "no" / "such", "/proc/x.rec", "", tmp_path / ("x" * 300)):
        result = text("--record", path)

        assert refused(result)
        assert "" == result.stdout


def test_a_file_that_is_no_record_is_not_written_over(tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Vito")

    assert refused(text("--record", letter), "is no record")
    assert "Dear Vito" == letter.read_text()


def test_a_record_keeps_its_mode_and_leaves_nothing_beside_it(tmp_path):
    file = tmp_path / "game.rec"
    file.touch(0o640)
    played(file)

    assert 0o640 == stat.S_IMODE(file.stat().st_mode)
    assert [file] == list(tmp_path.iterdir())


def test_a_record_behind_a_link_stays_behind_it(tmp_path):
    link, file = tmp_path / "link.rec", tmp_path / "game.rec"
    link.symlink_to(file)
    played(link)

    assert link.is_symlink()
    assert file.is_file()


def test_a_device_is_written_to_and_not_replaced():
    assert 0 == text("--record", "/dev/null").exit_code
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_a_finished_game_cannot_be_resumed(record, tmp_path):
    file = tmp_path / "game.rec"
    file.write_text(record)

    assert refused(run("text", REACTING, "--resume", file), "is over")


@pytest.mark.parametrize("other", [("--players", 4), ("--option", "sudden=true")])
def test_a_saved_game_keeps_its_table(other, tmp_path):
    file = tmp_path / "game.rec"
    text("--record", file, typed="quit\n")

    assert refused(run("text", REACTING, "--resume", file, *other), "keeps its players")
