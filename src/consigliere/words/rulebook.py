"""RULES.md beside a game, read paragraph by paragraph as plain text."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import Final

from msgspec import Struct

from consigliere.games import GamePackage

_HEADING: Final = re.compile(r"#{2,3} (?P<number>[\d.]+) (?P<title>.+)")
_ITEM: Final = re.compile(r"- \*\*(?P<number>\d+(?:\.\d+)+)\*\* ")
_MARKS: Final = re.compile(r"\*\*|`|^- ", re.MULTILINE)


Rows = list[list[str]]  # a table, its heads first


class Paragraph(Struct, frozen=True):
    """One numbered paragraph: a chapter, a section, or one point of it."""

    number: str
    title: str  # empty for a point
    lines: tuple[str, ...]

    def blocks(self) -> list[str | Rows]:
        """Runs of text, with ** around what is bold, and tables."""
        out: list[str | Rows] = []
        for kind, run in groupby(self.lines, key=_kind):
            if kind == "table":
                out.append(_cells(list(run)))
            elif kind == "text":
                out.append(" ".join([line.strip().removeprefix("- ") for line in run]))
        return out


class Rulebook(Struct, frozen=True):
    """All paragraphs in the order of the book."""

    paragraphs: tuple[Paragraph, ...]

    def titles(self) -> list[tuple[str, str]]:
        """Number and title of every chapter and section."""
        return [(p.number, p.title) for p in self.paragraphs if p.title]

    def paragraph(self, number: str) -> str | None:
        """A paragraph with all that belongs to it; None if there is none of that number."""
        wanted = number.strip().strip("§. ")
        matching = [p for p in self.paragraphs if (p.number + ".").startswith(wanted + ".")]
        return "\n".join([_plain(p) for p in matching]) if matching else None


@cache
def rulebook(game: GamePackage, lang: str) -> Rulebook:
    """The rules of a game in that language, else in English; without paragraphs if it has none."""
    file = game.file(f"RULES.{lang}.md") or game.file("RULES.md")
    text = file.read_text("utf-8") if file else ""
    out: list[Paragraph] = []
    for line in text.splitlines():
        if match := _HEADING.fullmatch(line) or _ITEM.match(line):
            title = match.groupdict().get("title", "")
            rest = line[match.end() :]
            out.append(Paragraph(match["number"], title, (rest,) if rest else ()))
        elif out and not line.startswith("#"):
            last = out[-1]
            out[-1] = Paragraph(last.number, last.title, (*last.lines, line))
    return Rulebook(tuple(out))


def _plain(paragraph: Paragraph) -> str:
    head = f"{paragraph.number} {paragraph.title}".strip()
    body = "\n".join(_unwrapped(paragraph.lines))
    return f"{head}\n{body}".strip() if paragraph.title else f"{head} {body}"


def _unwrapped(lines: tuple[str, ...]) -> list[str]:
    """Every run of text as one line, every table in columns."""
    out: list[str] = []
    for kind, run in groupby(lines, key=_kind):
        if kind == "table":
            out += _columns(list(run))
        elif kind == "text":
            out.append(_MARKS.sub("", " ".join([line.strip() for line in run])))
    return out


def _kind(line: str) -> str:
    if not line.strip():
        return "blank"
    return "table" if line.startswith("|") else "text"


def _cells(rows: list[str]) -> Rows:
    cells = [[_MARKS.sub("", c.strip()) for c in row.strip("|").split("|")] for row in rows]
    return [row for row in cells if not all(set(c) <= set("-:") and c for c in row)]


def _columns(rows: list[str]) -> list[str]:
    cells = _cells(rows)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    padded = [[c.ljust(w) for c, w in zip(row, widths, strict=True)] for row in cells]
    return ["  ".join(row).rstrip() for row in padded]
