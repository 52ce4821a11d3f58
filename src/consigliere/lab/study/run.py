"""Playing a study: what is missing in its folder, on any engine; then its tables."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

from msgspec import Struct

from ..engine import Engine
from .plan import Study
from .play import play_game
from .run_folder import RunFolder


class Progress(Struct, frozen=True):
    """How far a study is."""

    done: int
    total: int


def run(study: Study, folder: str | Path, engine: Engine) -> Generator[Progress]:
    """Play the study in that folder, one step after each game; the tables are there at the end.

    However it ends, what was played is kept, and the tables hold it; close it to stop early.
    """
    from .tables import write

    with RunFolder(folder, study) as run_folder:
        left = run_folder.left()
        total = study.total()
        yield Progress(total - len(left), total)
        try:
            for at, one in enumerate(engine.run(play_game, study, left), 1):
                run_folder.add(one)
                yield Progress(total - len(left) + at, total)
        finally:
            write(run_folder.folder, study, run_folder.played)
