"""Tables and progress; plain where nobody looks, and nothing depends on a colour."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_PATIENCE_S: Final = 2.0  # a wait longer than this shows how far it is
_WIDE: Final = 240  # columns where there is no terminal: nothing is cut or wrapped


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table on stdout: the first column to the left, numbers to the right."""
    from rich.console import Console
    from rich.table import Table

    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    for at, head in enumerate(heads):
        shown.add_column(head, justify="right" if at else "left")
    for row in rows:
        shown.add_row(*row)
    width = None if sys.stdout.isatty() else _WIDE
    Console(width=width, highlight=False, markup=False).print(shown)


class Waiting:
    """A progress bar on stderr, if it is a terminal and the wait grows long."""

    def __init__(self, title: str, total: int) -> None:
        self._title, self._total, self._done = title, total, 0
        self._began = monotonic()
        self._bar: tuple[Progress, TaskID] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        if self._bar:
            self._bar[0].stop()

    def step(self) -> None:
        """One more part of the whole is done."""
        self._done += 1
        if self._bar:
            self._bar[0].update(self._bar[1], completed=self._done)
        elif sys.stderr.isatty() and monotonic() - self._began > _PATIENCE_S:
            self._bar = self._show()

    def _show(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import Progress

        progress = Progress(console=Console(stderr=True), transient=True)
        task = progress.add_task(self._title, total=self._total, completed=self._done)
        progress.start()
        return progress, task
