"""The file of an arena: a line for its plan, a line for each finished game."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from io import FileIO
from typing import BinaryIO, Final, Self

import msgspec
from msgspec import Struct

from consigliere.kernel import Refusal

from .arena import Bout
from .signals import ctrl_c_later
from .simulate import Plan

FORMAT: Final = 1
_BEGIN: Final = b'{"arena":'
_LONGEST: Final = 1 << 20  # no line of ours is longer


class Header(Struct, frozen=True):
    """What all games of a file have in common; how many there are to be is not part of it."""

    arena: int  # the format of the file
    game: str
    rules: int
    players: int
    bots: tuple[str, ...]
    seed: int
    edition: str
    options: dict[str, str]

    def by_option(self) -> dict[str, str]:
        """Each part of it, by the option that sets it."""
        house = ",".join([f"{name}={value}" for name, value in sorted(self.options.items())])
        return {
            "FORMAT": str(self.arena),
            "GAME": self.game,
            "RULES": str(self.rules),
            "--players": str(self.players),
            "--bots": ",".join(self.bots),
            "--seed": str(self.seed),
            "--edition": self.edition,
            "--option": house or "-",
        }


def header(plan: Plan) -> Header:
    """The first line of a plan's file."""
    s = plan.setup
    return Header(
        FORMAT, s.game, s.rules, s.seats, plan.bots, plan.seed, s.edition, dict(s.options)
    )


class Unwritten:
    """Where no file is wanted: games are only remembered."""

    name: str = "-"
    header: Header | None = None

    def __init__(self) -> None:
        self.games: dict[int, Bout] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        pass

    def claim(self, plan: Plan) -> None:
        """Any plan is welcome."""

    def add(self, one: Bout) -> None:
        """One more finished game."""
        self.games[one.number] = one


class Ledger:
    """An open file of an arena; what a kill left of its last line is written over."""

    def __init__(self, name: str) -> None:
        """OSError if it cannot be read and written, Refusal if it is something else."""
        self.name, self._end = name, 0
        self.games: dict[int, Bout] = {}
        self._file = _opened(name)
        try:
            lock(self._file, name)
            with open(name, "rb") as lines:
                self.header = self._read(lines)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._file.close()

    def claim(self, plan: Plan) -> None:
        """Make it the file of that plan; Refusal if it is another's, and nothing is changed."""
        mine = header(plan)
        if self.header is not None:
            self._compare(self.header.by_option(), mine.by_option())
        self._file.truncate(self._end)
        if self.header is None:
            self._write(mine)
        self.header = mine

    def add(self, one: Bout) -> None:
        """One more finished game, handed to the system before the next."""
        self._write(one)
        self.games[one.number] = one

    def _compare(self, theirs: dict[str, str], ours: dict[str, str]) -> None:
        for what, value in ours.items():
            if theirs[what] != value:
                args = {"what": what, "theirs": theirs[what], "ours": value}
                raise Refusal("arena-other-plan", file=self.name, **args)

    def _write(self, line: Struct) -> None:
        data = msgspec.json.encode(line) + b"\n"
        with ctrl_c_later():
            while data:  # a disk that is nearly full takes a part
                data = data[self._file.write(data) :]

    def _read(self, file: BinaryIO) -> Header | None:
        """The header, if there is one yet; the games become known."""
        lines = self._lines(file)
        first = next(lines, None)
        if first is None:
            return None
        head = self._header(first)
        for at, line in enumerate(lines, 2):
            one = self._bout(line, head.players, at)
            self.games.setdefault(one.number, one)
        return head

    def _lines(self, file: BinaryIO) -> Iterator[bytes]:
        """The whole lines, one by one; `_end` is where the last of them ends."""
        while (line := file.readline(_LONGEST)).endswith(b"\n"):
            self._end += len(line)
            yield line
        if len(line) == _LONGEST:
            raise Refusal("arena-no-arena", file=self.name)
        if not self._end and line[: len(_BEGIN)] != _BEGIN[: len(line)]:
            raise Refusal("arena-no-arena", file=self.name)

    def _header(self, line: bytes) -> Header:
        try:
            return msgspec.json.decode(line, type=Header)
        except (msgspec.DecodeError, UnicodeDecodeError) as foreign:
            raise Refusal("arena-no-arena", file=self.name) from foreign

    def _bout(self, line: bytes, players: int, at: int) -> Bout:
        try:
            one = msgspec.json.decode(line, type=Bout)
        except (msgspec.DecodeError, UnicodeDecodeError) as broken:
            raise Refusal("arena-damaged", file=self.name, line=at) from broken
        if not _sound(one, players):
            raise Refusal("arena-damaged", file=self.name, line=at)
        return one


def _sound(one: Bout, players: int) -> bool:
    whole = len(one.scores) == len(one.thoughts) == players
    return (
        whole and one.number >= 0 and bool(one.winners) and set(one.winners) <= set(range(players))
    )


def _opened(name: str) -> FileIO:
    """For writing at the end, each line at once."""
    if os.path.exists(name) and not os.path.isfile(name) and not os.path.isdir(name):
        raise Refusal("arena-no-arena", file=name)
    return open(name, "ab", buffering=0)


def lock(file: FileIO, name: str) -> None:
    """Refusal if another run is writing to it; it is free again when that ends, however it does."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as busy:
        raise Refusal("arena-in-use", file=name) from busy
