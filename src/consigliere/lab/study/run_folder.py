"""The folder of a study: its plan, a line for each finished game, and the tables made of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Final, Self

import msgspec
from msgspec import Struct

from consigliere.kernel import Refusal

from ..ledger import lock
from ..signals import ctrl_c_later
from .plan import Study
from .play import Outcome

FORMAT: Final = 1
PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"


class Header(Struct, frozen=True):
    """The whole of plan.json."""

    lab: int  # the format of the folder
    study: Study


class RunFolder:
    """An open folder of a study; what a kill left of the last line is written over."""

    def __init__(self, folder: str | Path, study: Study) -> None:
        """OSError if it cannot be written, Refusal if it belongs to something else."""
        self.folder, self.study = Path(folder), study
        self._at: dict[tuple[int, int], int] = {}  # where the line of each game begins
        self._end = 0
        self.folder.mkdir(parents=True, exist_ok=True)
        _claim(self.folder, study)
        self._file: FileIO = open(self.folder / GAMES, "ab", buffering=0)  # noqa: SIM115
        try:
            lock(self._file, str(self.folder))
            self._remember()
            _write_plan(self.folder, study)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._file.close()

    def left(self) -> list[int]:
        """The places in the study of games that are not played yet."""
        return [at for key, at in self.study.places().items() if key not in self._at]

    def add(self, one: Outcome) -> None:
        """One more finished game, handed to the system before the next."""
        data = msgspec.json.encode(one) + b"\n"
        at, self._end = self._end, self._end + len(data)
        with ctrl_c_later():
            while data:  # a disk that is nearly full takes a part
                data = data[self._file.write(data) :]
            self._at.setdefault((one.table, one.number), at)

    def played(self) -> Iterator[Outcome]:
        """The games of the study that are there, in their order; no two are in memory at once."""
        tables = [table.games for table in self.study.tables]
        decoder = msgspec.json.Decoder(Outcome)
        with open(self.folder / GAMES, "rb") as lines:
            for (table, number), at in sorted(self._at.items()):
                if number < tables[table]:
                    lines.seek(at)
                    yield decoder.decode(lines.readline())

    def _remember(self) -> None:
        for one, end in _lines(self.folder):
            self._at.setdefault((one.table, one.number), self._end)
            self._end = end
        self._file.truncate(self._end)


def opened(folder: str | Path) -> Study:
    """The plan of a folder; Refusal if it is none of a study."""
    path = Path(folder) / PLAN
    try:
        header = msgspec.json.decode(path.read_bytes(), type=Header)
    except OSError as missing:
        raise Refusal("lab-no-study", folder=str(folder)) from missing
    except (msgspec.DecodeError, UnicodeDecodeError) as foreign:
        raise Refusal("lab-no-study", folder=str(folder)) from foreign
    if header.lab != FORMAT:
        raise Refusal("lab-no-study", folder=str(folder))
    return header.study


def _claim(folder: Path, study: Study) -> None:
    """Refusal if the folder is another study's, or holds something else; nothing is changed."""
    if not (folder / PLAN).exists():
        if any(folder.iterdir()):
            raise Refusal("lab-other-folder", folder=str(folder))
        _write_plan(folder, study)
    theirs, ours = opened(folder).timeless(), study.timeless()
    for field in ("tables", "decisions"):
        if getattr(theirs, field) != getattr(ours, field):
            raise Refusal("lab-other-plan", folder=str(folder), field=_what(theirs, ours))


def _what(theirs: Study, ours: Study) -> str:
    """What differs first, by the name of its field."""
    if theirs.decisions != ours.decisions:
        return "decisions"
    if len(theirs.tables) != len(ours.tables):
        return "table"
    a, b = next((a, b) for a, b in zip(theirs.tables, ours.tables, strict=True) if a != b)
    one, other = a.plan, b.plan
    fields = {
        "seed": one.seed != other.seed,
        "game": one.setup.game != other.setup.game,
        "players": one.setup.seats != other.setup.seats,
        "bots": one.bots != other.bots,
        "edition": one.setup.edition != other.setup.edition or one.edition != other.edition,
        "options": one.setup.options != other.setup.options,
    }
    return next((name for name, differs in fields.items() if differs), "name")


def _write_plan(folder: Path, study: Study) -> None:
    fresh = folder / f".{PLAN}.{os.getpid()}.part"
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(Header(FORMAT, study)), indent=1))
    os.replace(fresh, folder / PLAN)


def _lines(folder: Path) -> Iterator[tuple[Outcome, int]]:
    """Every whole line and where it ends; the first torn one ends the file."""
    decoder, end = msgspec.json.Decoder(Outcome), 0
    with open(folder / GAMES, "rb") as lines:
        for line in lines:
            end += len(line)
            try:
                if not line.endswith(b"\n"):
                    return
                yield decoder.decode(line), end
            except (msgspec.DecodeError, UnicodeDecodeError):
                return
