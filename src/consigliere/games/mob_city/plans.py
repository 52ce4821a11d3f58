"""§6 The shapes of blocks and cities, as an edition file describes them."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from .parts import SIDES

NO_LOT: Final = "."
NO_SIDE: Final = "-"
Grid = tuple[tuple[int, ...], ...]  # rows of lots: the number of the building on it, or -1


class Position(NamedTuple):
    """§6.1, §6.2. One block of the city: where it lies, and on which sides."""

    row: int
    column: int
    sides: tuple[int, ...]


City = tuple[Position, ...]  # in reading order


def cells(plan: str) -> list[list[str]]:
    """The words of a plan, row by row: `nw ne / sw se`."""
    return [row.split() for row in plan.split("/")]


def city_of(plan: str) -> City:
    """A city of any shape: each word names the sides of a block, `-` none, `.` is no block."""
    return tuple(
        [
            Position(row, column, sides_of(word))
            for row, words in enumerate(cells(plan))
            for column, word in enumerate(words)
            if word != NO_LOT
        ]
    )


def sides_of(word: str) -> tuple[int, ...]:
    """`nw` are north and west, numbered as events number them."""
    return tuple([side for side, name in enumerate(SIDES) if name[0] in word])


@cache
def rectangle(rows: int, columns: int) -> City:
    """§6.2. Blocks in full rows; a side is half of the city, the exact middle lies in none."""
    return tuple(
        [
            Position(row, column, _halves(rows, columns, row, column))
            for row in range(rows)
            for column in range(columns)
        ]
    )


@cache
def two_rows(blocks: int) -> City:
    """§7.2. So many blocks in two rows, the southern one shorter by one if they are odd."""
    return rectangle(2, (blocks + 1) // 2)[:blocks]


def _halves(rows: int, columns: int, row: int, column: int) -> tuple[int, ...]:
    there = (
        2 * row + 1 < rows,
        2 * column + 1 > columns,
        2 * row + 1 > rows,
        2 * column + 1 < columns,
    )
    return tuple([side for side, yes in enumerate(there) if yes])


def kind_of(word: str) -> str:
    """`sc2` is a second small club of the block."""
    return word.rstrip("0123456789")


def words_of(plan: str) -> list[str]:
    """The buildings of a block in lot order: as they first appear, row by row."""
    return list(dict.fromkeys([word for row in cells(plan) for word in row if word != NO_LOT]))


def grid_of(plan: str) -> Grid:
    """The lots of a block, each with the number of its building."""
    words = words_of(plan)
    return tuple(
        [
            tuple([-1 if word == NO_LOT else words.index(word) for word in row])
            for row in cells(plan)
        ]
    )


def plan_of_rows(north: str, south: str, lots: dict[str, int]) -> str:
    """The plan of a block that is two rows of buildings, each as wide as its lots."""
    number, rows = 0, []
    for row in (north, south):
        words = []
        for kind in row.split():
            number += 1
            words += [f"{kind}{number}"] * max(1, lots.get(kind, 1))
        rows.append(" ".join(words))
    return " / ".join(rows)


def adjacent(plan: str, word: str) -> bool:
    """Whether the lots of a building touch each other by their edges."""
    there = {
        (row, column)
        for row, words in enumerate(cells(plan))
        for column, one in enumerate(words)
        if one == word
    }
    reached, edge = set[tuple[int, int]](), {min(there)}
    while edge:
        reached |= edge
        near = {(r + dr, c + dc) for r, c in edge for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        edge = (near & there) - reached
    return reached == there
