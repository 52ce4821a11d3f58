"""Rewrite an edition file: other values, the same order and the same comments."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from json import dumps
from typing import Any, Final

from msgspec import Struct

from .edition import Path, Sheet, Source, keys

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_PROVENANCE: Final = "provenance"


class Remarks(Struct, frozen=True):
    """The comments of a file: the lines above each key, and what stands behind its value."""

    above: dict[Path, list[str]]
    beside: dict[Path, str]
    end: list[str]


def typeset(values: Mapping[str, Any], sources: Mapping[str, Source], like: str) -> str:
    """The text of an edition, with the comments of the file it was made from."""
    remarks, order = _remarks(like), _order(like)
    rows = [row for row in _sorted(values, order) if not isinstance(values[row], Mapping)]
    tables = [name for name in _sorted(values, order) if isinstance(values[name], Mapping)]
    out = [line for key in rows for line in _row((key,), values[key], remarks)]
    for name in tables:
        out += _table(name, values[name], order.get(name), remarks)
    notes = {pattern: [source.kind, source.why] for pattern, source in sources.items()}
    out += _table(_PROVENANCE, notes, order.get(_PROVENANCE), remarks, quoted=True)
    return "\n".join([*out, *remarks.end, ""])


def condensed(sheet: Sheet) -> dict[str, Source]:
    """The sources of a file; a table seen whole on a printed copy needs one line, not a hundred."""
    notes = dict(sheet.notes())
    for table in sheet.data:
        sources = {sheet.source(path) for path, _ in sheet.leaves() if path[0] == table}
        whole = sources.pop() if len(sources) == 1 else None
        if whole and whole.kind == "copy":
            inside = [p for p in notes if p.split(".")[0] == table]
            notes = {p: s for p, s in notes.items() if p not in inside} | {table: whole}
    return notes


def _table(
    name: str, rows: Mapping[str, Any], order: Any, remarks: Remarks, quoted: bool = False
) -> Iterator[str]:
    yield from remarks.above.get((name,), [""])
    yield f"[{_key(name)}]{remarks.beside.get((name,), '')}"
    for key in _sorted(rows, order if isinstance(order, Mapping) else {}):
        yield from _row((name, key), rows[key], remarks, quoted)


def _row(path: Path, value: Any, remarks: Remarks, quoted: bool = False) -> Iterator[str]:
    yield from remarks.above.get(path, [])
    key = _string(path[-1]) if quoted else _key(path[-1])
    yield f"{key} = {_value(value)}{remarks.beside.get(path, '')}"


def _sorted(values: Mapping[str, Any], order: Mapping[str, Any]) -> list[str]:
    """The names in the order of the file, new ones behind them."""
    return [*[k for k in order if k in values], *[k for k in values if k not in order]]


def _order(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return {}


def _remarks(text: str) -> Remarks:
    first: dict[int, Path] = {}
    for path, number in keys(text):
        first.setdefault(number, path)
    above: dict[Path, list[str]] = {}
    beside: dict[Path, str] = {}
    waiting: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if number in first:
            above[first[number]], waiting = waiting, []
            beside[first[number]] = _comment(line)
        elif not line.strip() or line.lstrip().startswith("#"):
            waiting.append(line.rstrip())
    return Remarks(above, beside, waiting)


def _comment(line: str) -> str:
    """What stands behind a value, with the space before it."""
    bare = re.sub(r"\"(?:\\.|[^\"\\])*\"|'[^']*'", lambda match: "_" * len(match[0]), line)
    at = bare.find("#")
    return "" if at < 0 else line[len(line[:at].rstrip()) :].rstrip()


def _value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() | float():
            return str(value)
        case Mapping():
            return "{ " + ", ".join([f"{_key(k)} = {_value(v)}" for k, v in value.items()]) + " }"
        case list() | tuple():
            return f"[{', '.join([_value(one) for one in value])}]"
    return _string(str(value))


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _string(name)


def _string(text: str) -> str:
    return dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
