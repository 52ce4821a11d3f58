"""What only a real process shows: Ctrl-C, closed pipes, streams that are not there."""

import json
import shlex
import signal
import subprocess

import pytest

from consigliere.kernel import read_record

from ..sample import REACTING
from .run import PROGRAM, ctrl_c, start, start_up_to, until

TEXT = ("text", REACTING, "--players", 4, "--seed", 7)
MANY = ("simulate", REACTING, "--players", 4, "--games", 100_000, "--bots", "random")


def test_ctrl_c_in_the_text_game_keeps_the_record(tmp_path):
    record = tmp_path / "a.rec"
    process = start(*TEXT, "--record", record)
    until(process, "> ")
    _, result = ctrl_c(process)

    assert 130 == process.returncode
    assert 1 == len(result.splitlines())
    assert str(record) in result
    assert read_record(record.read_text()).scores is None


def stopped(step, *args):
    """Exit code, stdout and stderr of a simulation that got Ctrl-C at that step."""
    process = start_up_to(step, *MANY, *args)
    out, result = ctrl_c(process)
    return process.returncode, out, result


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_in_a_simulation_prints_what_it_has(workers):
    code, out, result = stopped("step", "--json", "--workers", workers)
    report = json.loads(out)

    assert (130, 1) == (code, len(result.splitlines())), result
    assert 0 < report["games"] < 100_000
    assert report["games"] == sum(report["wins_by_seat"])
    assert f"{report['games']} of 100000" in result


def test_ctrl_c_before_the_first_game_ends_is_no_traceback():
    code, _, result = stopped("__enter__")

    assert code in (130, -signal.SIGINT)
    assert "Error" not in result


def test_a_reader_who_leaves_is_no_error(tmp_path):
    record = tmp_path / "a.rec"
    process = start(*TEXT, "--record", record)
    until(process, "> ")
    process.stdout.close()
    process.stdin.write("1\n" * 50)
    process.stdin.close()
    with process.stderr:
        assert "" == process.stderr.read()
    process.wait(60)

    assert read_record(record.read_text()).scores is None


def test_head_gets_its_lines_and_no_complaint():
    games = f"{shlex.join(PROGRAM)} games | head -n 1"
    done = subprocess.run(games, shell=True, capture_output=True, check=False, text=True)

    assert 1 == len(done.stdout.splitlines())
    assert "" == done.stderr


def test_no_input_at_all():
    process = start(*TEXT, stdin=subprocess.DEVNULL)
    _, result = process.communicate(timeout=60)

    assert 2 == process.returncode
    assert 1 == len(result.splitlines())


def test_streams_that_are_closed():
    shell = 'exec "$@" <&- >&- 2>&-'
    command = ["sh", "-c", shell, "sh", *PROGRAM, *map(str, TEXT)]

    assert 2 == subprocess.run(command, check=False, timeout=60).returncode


def test_a_full_disk_is_one_sentence():
    with open("/dev/full", "w") as full:
        process = start("games", stdout=full)
        _, result = process.communicate(timeout=60)

    assert 2 == process.returncode
    assert ["The disk is full; - was not written."] == result.splitlines()
