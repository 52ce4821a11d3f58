"""What `make.py` runs besides all tests: the fast selection and the generators."""

import time

from pytest import ExitCode

from consigliere.games import packages

from . import fast, renew


def test_a_change_of_a_game_selects_its_scenarios_and_the_kernel():
    folder = next(iter(packages())).replace("-", "_")
    chosen = fast.selection([f"src/consigliere/games/{folder}/rules/setup.py"])

    assert [*fast.ALWAYS, f"tests/games/{folder}"] == chosen


def test_every_part_of_the_code_has_a_folder_of_tests():
    """What is chosen by its name is there: a folder that was renamed would select nothing."""
    parts = [path for path in (fast.ROOT / "src" / "consigliere").iterdir() if path.is_dir()]
    folders = {path.name for path in parts if any(path.glob("*.py"))}

    for name in folders:
        assert list(fast.FIXED) != fast.selection([f"src/consigliere/{name}/new.py"]), name


def test_a_changed_test_is_run_itself():
    assert "tests/test_docs.py" in fast.selection(["tests/test_docs.py"])


def test_without_a_change_there_is_a_fixed_selection():
    assert list(fast.FIXED) == fast.selection([]) == fast.selection(["README.md"])
    assert all((fast.ROOT / path).exists() for path in fast.FIXED)


def test_only_the_end_of_the_time_excuses_what_was_not_run():
    tests = fast.Tests(0.0)

    assert tests.fine(ExitCode.OK)
    assert not tests.fine(ExitCode.INTERRUPTED)  # a module that cannot be imported
    tests.stopped = True
    assert tests.fine(ExitCode.INTERRUPTED)
    tests.failed = 1
    assert not tests.fine(ExitCode.INTERRUPTED)


def test_a_check_that_takes_too_long_is_stopped_and_said():
    def run(code, seconds):
        return fast.outcome(fast._begun(["-c", code]), time.monotonic() + seconds)

    assert "passed" == run("", 60)
    assert "failed" == run("1 / 0", 60)
    assert "left" in run("while True: pass", 0)


def test_every_generator_has_files_and_the_lock_comes_last():
    generators = renew.generators()

    assert all(renew._digests(one) for one in generators)
    assert "lock" == generators[-1].name


def test_a_generator_of_that_name_there_is_not(capsys):
    assert 2 == renew.main("nothing")
    assert "types of the browser" in capsys.readouterr().err
