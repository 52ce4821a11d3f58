"""Editions: what is printed, in a file people can read, and where each value comes from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final, Literal, TypeVar, get_args

from msgspec import Struct, ValidationError, convert, json

from .say import Reason, Refusal

Kind = Literal["rulebook", "copy", "inferred", "reconstructed"]  # copy: seen on a printed one
Path = tuple[str, ...]
T = TypeVar("T", bound=Struct)
E = TypeVar("E", bound="Edition")
_PROVENANCE: Final = "provenance"
LARGEST: Final = 1_000_000  # no number on a board or card is larger
_SHOWN: Final = 10**12
_DEEP: Final = 12  # no table has tables within tables within tables
_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,29}")


class Edition(Struct, frozen=True, kw_only=True):
    """The printed components; a State only names its edition."""

    name: str
    digest: str = ""
    text: str = ""  # the file it was read from

    @property
    def ref(self) -> str:
        """How records name it: an edition of the same name with other values is another."""
        return f"{self.name}@{self.digest}" if self.digest else self.name


class Source(Struct, frozen=True):
    """Where a value comes from, and a short note why."""

    kind: Kind
    why: str = ""


class BadEdition(Refusal):
    """A file that is no edition of the game; every problem names its line."""

    def __init__(self, problems: list[Reason]) -> None:
        super().__init__(problems[0].message)
        self.reason, self.problems = problems[0], problems


class Sheet:
    """An edition file as it was typed: its values by path, their lines and their sources."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.data = _parsed(text)
        self._lines = dict(keys(text))
        self.problems: list[Reason] = []
        self._sources = self.data.pop(_PROVENANCE, {})
        if not isinstance(self._sources, dict):
            self.problem((_PROVENANCE,), "edition-source")
            self._sources = {}
        self._trie = _Trie(self._sources)
        self._check_sizes()

    def _check_sizes(self) -> None:
        """A number that nobody could count is refused before anything is made of it."""
        huge = [(path, n) for path, n in self.leaves() if type(n) is int and abs(n) > LARGEST]
        for path, number in huge:
            shown = max(-_SHOWN, min(_SHOWN, number))  # thousands of digits cannot be written
            self.problem(path, "edition-most", number=str(shown), most=LARGEST)
        if huge:
            self.settle()

    def problem(self, path: Path, message: str, **args: str | int) -> None:
        """Remember that something is wrong at `path`."""
        where: list[tuple[str, str | int]] = [("line", self.line(path)), ("path", ".".join(path))]
        self.problems.append(Reason(message, (*where, *args.items())))

    def expect(self, table: str, present: Iterable[object], wanted: Iterable[object]) -> None:
        """A table must have just these names."""
        there, names = [str(name) for name in present], [str(name) for name in wanted]
        for name in [n for n in names if n not in there]:
            self.problem((table,), "edition-missing", name=name)
        for name in [n for n in there if n not in names]:
            self.problem((table, name), "edition-unknown", name=name)

    def at_most(self, path: Path, number: int, most: int) -> None:
        """More than that is a slip of the pen, and no computer should have to deal it."""
        if number > most:
            self.problem(path, "edition-most", number=number, most=most)

    def words(self, table: str, names: Iterable[str]) -> None:
        """Records name these things, each in one word."""
        for name in names:
            if not _WORD.fullmatch(name):
                self.problem((table, name), "edition-word", name=name[:40])

    def shape(self, kind: type[T]) -> T | None:
        """The values in that shape; None, and a problem remembered, if they do not fit."""
        try:
            return convert(self.data, kind, strict=False)
        except ValidationError as wrong:
            what, _, at = str(wrong).partition(" - at `$")
            path = tuple([p for p in at.strip("`").replace("[...]", "").split(".") if p])
            self.problem(path, "edition-shape", what=what)
            return None

    def line(self, path: Path) -> int:
        """The line where `path` is set, or the nearest thing around it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def leaves(self) -> Iterator[tuple[Path, Any]]:
        """Every value with its path."""
        yield from _leaves((), self.data)

    def source(self, path: Path) -> Source | None:
        """Where the value at `path` comes from: the longest path that matches it counts."""
        matching = [
            (len(p.split(".")), -p.split(".").count("*"), p) for p in self._trie.match(path)
        ]
        return _source(self._sources[max(matching)[2]]) if matching else None

    def notes(self) -> Iterator[tuple[str, Source]]:
        """Every path pattern with its source, as they were typed."""
        for pattern, entry in self._sources.items():
            source = _source(entry)
            if source is not None:
                yield pattern, source

    def check_sources(self) -> None:
        """Every value must say where it comes from."""
        for pattern, entry in self._sources.items():
            if _source(entry) is None:
                self.problem((_PROVENANCE, pattern), "edition-source")
        for path, _ in self.leaves():
            if path not in (("name",), ("game",)) and self.source(path) is None:
                self.problem(path, "edition-no-source")

    def digest(self) -> str:
        """Eight letters that differ if any value does; notes and names may change."""
        values = {key: value for key, value in self.data.items() if key != "name"}
        return blake2b(json.encode(values, order="sorted"), digest_size=4).hexdigest()

    def settle(self) -> None:
        """BadEdition if anything is wrong, in the order of the lines."""
        if self.problems:
            raise BadEdition(sorted(self.problems, key=lambda p: int(dict(p.args)["line"])))


_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


def _check_name(sheet: Sheet) -> None:
    """Records write the name in one word."""
    if not _NAME.fullmatch(str(sheet.data.get("name", ""))):
        sheet.problem(("name",), "edition-name")


def read(text: str, kind: type[T], check: Callable[[T, Sheet], None]) -> tuple[T, Sheet]:
    """The values of an edition file; BadEdition lists everything that is wrong with it."""
    sheet = Sheet(text)
    raw = sheet.shape(kind)
    if raw is not None:
        _check_name(sheet)
        check(raw, sheet)
    sheet.check_sources()
    sheet.settle()
    assert raw is not None
    return raw, sheet


def printed(package: str, read_edition: Callable[[str], E]) -> dict[str, E]:
    """The editions that come with a game, by the name of their file and by ref.

    One that was replaced stays: standard-1.toml is called `standard` too, so that records of then
    find their values under the ref they name.
    """
    folder = sorted((files(package) / "data").iterdir(), key=lambda f: f.name)
    texts = {f.name[:-5]: f.read_text("utf-8") for f in folder if f.name.endswith(".toml")}
    editions = {name: read_edition(text) for name, text in texts.items()}
    return {**editions, **{e.ref: e for e in editions.values()}}


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
        if _deeper(data, _DEEP):
            raise RecursionError
        return data
    except RecursionError as wrong:
        raise BadEdition([Reason("edition-toml", (("line", 1), ("what", "[[[ ...")))]) from wrong
    except ValueError as wrong:  # a number of thousands of digits is one too
        match = re.search(r"^(.*?) \(at line (\d+)", str(wrong))
        what, line = (match[1], int(match[2])) if match else (str(wrong), text.count("\n") + 1)
        raise BadEdition([Reason("edition-toml", (("line", line), ("what", what)))]) from wrong


def _deeper(value: Any, levels: int) -> bool:
    """Whether there is something within something within something, more often than that."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not levels or any(_deeper(one, levels - 1) for one in inner)


def keys(text: str) -> Iterator[tuple[Path, int]]:
    """The path of every key and table, with its line; enough of TOML to point at things."""
    table: Path = ()
    for number, row in enumerate([row.strip() for row in text.splitlines()], 1):
        if header := re.match(r"\[{1,2}([^\]]+)\]", row):
            table = tuple([part.strip().strip("\"'") for part in header[1].split(".")])
            yield table, number
        elif key := re.match(r"(\"[^\"]*\"|'[^']*'|[\w-]+)\s*=(.*)", row):
            path = (*table, key[1].strip("\"'"))
            yield path, number
            for inner in re.findall(r"[{,]\s*([\w-]+)\s*=", key[2]):
                yield (*path, inner), number


def _leaves(path: Path, value: Any) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves((*path, str(key)), inner)
    else:
        yield path, value


class _Trie:
    """Patterns of paths by their parts: a value need not be held against all of them."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._inner: dict[str, _Trie] = {}
        self._pattern: str | None = None
        for pattern in patterns:
            node = self
            for part in pattern.split("."):
                node = node._inner.setdefault(part, _Trie(()))
            node._pattern = pattern

    def match(self, path: Path) -> Iterator[str]:
        """The patterns that stand for the path, or for something around it."""
        if self._pattern is not None:
            yield self._pattern
        for part in {path[0], "*"} if path else ():
            if part in self._inner:
                yield from self._inner[part].match(path[1:])


def _source(entry: Any) -> Source | None:
    match entry:
        case [str(kind), str(why)] if kind in get_args(Kind):
            return Source(kind, why)  # type: ignore[arg-type]
    return None
