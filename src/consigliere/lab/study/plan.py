"""What a study plays: tables laid in certain ways, so many games at each."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ..simulate import Plan


class Table(Struct, frozen=True):
    """One way to lay a table and to seat bots at it."""

    name: str
    plan: Plan
    games: int


class Study(Struct, frozen=True):
    """All tables of a study; game n of a table has the same chance at every table."""

    tables: tuple[Table, ...]
    decisions: bool = False  # whether every answer is kept

    def total(self) -> int:
        """How many games there are."""
        return sum([table.games for table in self.tables])

    def find(self, at: int) -> tuple[int, int]:
        """Of the game at that place in the whole study: its table, and its number there."""
        for index, table in enumerate(self.tables):
            if at < table.games:
                return index, at
            at -= table.games
        raise IndexError(at)

    def places(self) -> dict[tuple[int, int], int]:
        """The place of every game in the whole study, by table and number."""
        return {self.find(at): at for at in range(self.total())}

    def timeless(self) -> Study:
        """What two runs must have in common to be one: all but how many games there are."""
        return replace(self, tables=tuple([replace(table, games=0) for table in self.tables]))
