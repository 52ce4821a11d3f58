"""The jobs of the lab's subprocess: play missing games, render pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from msgspec.structs import replace

from consigliere.kernel import Refusal
from consigliere.lab.engine import InProcess
from consigliere.lab.study.run import run
from consigliere.lab.study.run_folder import GAMES, RunFolder, opened

NamedRun = tuple[str, str]  # a folder, and the name people gave it


def play_missing(folder: str) -> Iterator[int]:
    """Play the missing games; yields how many are finished."""
    for progress in run(opened(folder), folder, InProcess()):
        yield progress.done


def report(one: NamedRun, lang: str) -> Iterator[str]:
    """Render the page of a run, finished or not."""
    from consigliere.lab.study.html_report import report as drawn

    try:
        _write_tables(one[0])
        yield drawn(one[0], lang)
    except Refusal as refusal:
        _refuse(refusal, one)


def compare(a: NamedRun, b: NamedRun, lang: str) -> Iterator[str]:
    """Render the page that compares two runs."""
    from consigliere.lab.study.compare import compare
    from consigliere.lab.study.html_report import contrast as drawn

    try:
        for folder, _ in (a, b):
            _write_tables(folder)
        yield drawn(replace(compare(a[0], b[0]), a=a[1], b=b[1]), lang)
    except Refusal as refusal:
        _refuse(refusal, a, b)


def _write_tables(folder: str) -> None:
    """A stopped run has games but no result tables yet."""
    from consigliere.lab.study.tables import write

    games, table = Path(folder) / GAMES, Path(folder) / "seats.parquet"
    if table.exists() and table.stat().st_mtime_ns >= games.stat().st_mtime_ns:
        return
    with RunFolder(folder, opened(folder)) as run_folder:
        write(run_folder.folder, run_folder.study, run_folder.played)


def _refuse(refusal: Refusal, *named: NamedRun) -> NoReturn:
    """Raise the refusal with names instead of folders: people must not learn server paths."""
    names = dict(named)
    args = {key: names.get(str(value), value) for key, value in refusal.reason.args}
    if "file" in args:
        args["file"] = Path(str(args["file"])).name
    raise Refusal(refusal.reason.message, "", **args) from refusal
