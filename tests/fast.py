"""What can be known in a minute and a half: `python3 make.py test fast`.

Lint, types, and the tests next to the code that changed since `main`; without a change a fixed
selection. Neither a browser nor PostgreSQL. What does not fit into the time is counted and left
to `python3 make.py test`.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 75.0  # from the start; then no further test is begun
LAST: Final = 88.0  # then lint and types that are not done are left
ALWAYS: Final = ("tests/test_shape.py", "tests/kernel")
FIXED: Final = (
    *ALWAYS,
    "tests/games",
    "tests/test_laws.py",
    "tests/words",
    "tests/server/test_types.py",
    "tests/server/test_lobby.py",
    "tests/server/test_rest.py",
)
SLOW: Final = ("tests/browser", "tests/soak", "tests/faults", "test_golden", "test_new_game")


def main() -> int:
    begun = time.monotonic()
    checks = [
        ("ruff check", ["-m", "ruff", "check", "-q", "."]),
        ("ruff format --check", ["-m", "ruff", "format", "-q", "--check", "."]),
    ]
    for name, command in checks:
        if subprocess.call([sys.executable, *command], cwd=ROOT):
            print(f"fast: {name} failed", file=sys.stderr)
            return 1
    files = changed()
    beside = {"mypy": ["-m", "mypy"]}
    if any(file.startswith("web/") for file in files):
        beside["biome, svelte-check and vitest"] = ["web/build.py", "check"]
    running = {name: _begun(command) for name, command in beside.items()}
    chosen = selection(files)
    print(f"fast: {', '.join(['ruff', *beside])}, and {' '.join(chosen)}", flush=True)
    tests = Tests(begun + SECONDS)
    code = pytest.main(
        [*chosen, "-q", "-x", "--no-header", "-p", "no:cacheprovider"], plugins=[tests]
    )
    failed = False
    for name, check in running.items():
        result = outcome(check, begun + LAST)
        failed |= result == "failed"
        print(f"fast: {name} {result}", flush=True)
    print(f"fast: {tests.passed} passed, {tests.left()} left, {time.monotonic() - begun:.0f} s")
    return 1 if failed or not tests.fine(int(code)) else 0


def _begun(command: list[str]) -> subprocess.Popen[str]:
    output, errors = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(
        [sys.executable, *command], cwd=ROOT, stdout=output, stderr=errors, text=True
    )


def outcome(check: subprocess.Popen[str], until: float) -> str:
    """How a check ended; one that takes too long is stopped, which is no failure."""
    try:
        output, _ = check.communicate(timeout=max(0.0, until - time.monotonic()))
    except subprocess.TimeoutExpired:
        check.kill()
        check.wait()
        assert check.stdout
        check.stdout.close()
        return "left, the time is over"
    if check.returncode:
        print(output, file=sys.stderr)
    return "failed" if check.returncode else "passed"


def changed() -> list[str]:
    """Files that differ from `main`, also those not committed yet; none without git."""
    base = _git("merge-base", "HEAD", "main") or _git("rev-parse", "HEAD")
    if not base:
        return []
    tracked = _git("diff", "--name-only", base[0])
    return [*tracked, *_git("ls-files", "--others", "--exclude-standard")]


def selection(files: Iterable[str]) -> list[str]:
    """The tests that are nearest to those files, the kernel's and those of the shape always."""
    near = {where for file in files for where in _near(Path(file))}
    found = sorted(where for where in near if (ROOT / where).exists())
    if not found:
        return list(FIXED)
    return list(dict.fromkeys([*ALWAYS, *found]))


class Tests:
    """Leaves out what is slow, and stops in time."""

    def __init__(self, until: float) -> None:
        self._until = until
        self.wanted = self.passed = self.failed = 0
        self.stopped = False

    def fine(self, code: int) -> bool:
        """Whether nothing failed; that the time was over is no failure."""
        ended = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        stopped = self.stopped and code == pytest.ExitCode.INTERRUPTED
        return not self.failed and (code in ended or stopped)

    def left(self) -> int:
        return self.wanted - self.passed - self.failed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not _slow(item)]
        self.wanted = len(items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed += 1
        elif report.when == "call":
            self.passed += 1

    def pytest_runtest_logfinish(self) -> None:
        if time.monotonic() > self._until:
            self.stopped = True
            self._session.shouldstop = "the time is over"

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session


def _slow(item: pytest.Item) -> bool:
    where = item.nodeid
    fixtures = getattr(item, "fixturenames", ())
    return any(name in where for name in SLOW) or any(
        "postgres" in name for name in (*fixtures, where)
    )


def _near(path: Path) -> Iterable[str]:
    """Of a test itself, of code the folder of tests of the same name."""
    parts = path.parts
    if parts[0] == "tests" and path.name.startswith("test_"):
        yield path.as_posix()
    elif parts[:3] == ("src", "consigliere", "games") and len(parts) > 4:
        yield f"tests/games/{parts[3]}"
    elif parts[:2] == ("src", "consigliere"):
        yield f"tests/{parts[2]}"
        if parts[2] in ("kernel", "testing", "games"):
            yield "tests/test_laws.py"


def _git(*args: str) -> list[str]:
    done = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


if __name__ == "__main__":
    sys.exit(main())
