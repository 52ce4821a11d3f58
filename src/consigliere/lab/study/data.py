"""The rows of a study, by what is to be looked at together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from consigliere.kernel import Refusal, Setup

from .plan import Study
from .run_folder import opened
from .stats import Sample, numbered
from .tables import load

Row = dict[str, Any]


class Group(Struct, frozen=True):
    """All tables of a study that are laid the same way; only who sits at them differs."""

    setup: Setup
    tables: tuple[int, ...]
    names: tuple[str, ...]
    games: list[Row]
    seats: list[Row]
    offers: list[Row]

    @property
    def players(self) -> int:
        return self.setup.seats

    def bots(self) -> list[str]:
        """The strongest first."""
        wins: dict[str, list[float]] = {}
        for row in self.seats:
            wins.setdefault(row["bot"], []).append(row["win"])
        return sorted(wins, key=lambda bot: -sum(wins[bot]) / len(wins[bot]))

    def quantities(self) -> list[str]:
        """What counted in the end, in one game or another."""
        return sorted({row["counted"] for row in self.games})

    def counting(self, quantity: str) -> Group:
        """Only the games in which that counted: dollars and notoriety make no mean."""
        games = [row for row in self.games if row["counted"] == quantity]
        keys = {(row["table"], row["number"]) for row in games}
        seats = [row for row in self.seats if (row["table"], row["number"]) in keys]
        return replace(self, games=games, seats=seats, offers=[])

    def sample(self) -> Sample:
        """The seats, to be compared with those of the same bot, turn and table."""
        return Sample(
            np.asarray([row["win"] for row in self.seats], dtype=np.float64),
            numbered([(row["table"], row["bot"], row["turn"]) for row in self.seats]),
            numbered([(row["table"], row["number"]) for row in self.seats]),
        )


def groups(folder: str | Path) -> tuple[Study, list[Group]]:
    """The study in a folder and its games; Refusal if none is finished."""
    study = opened(folder)
    games = load(folder, "games")
    if not games:
        raise Refusal("lab-no-games", folder=str(folder))
    parts = (games, load(folder, "seats"), load(folder, "offers"))
    return study, [group for group in _grouped(study, *parts) if group.games]


def _grouped(
    study: Study, games: list[Row], seats: list[Row], offers: list[Row]
) -> Iterator[Group]:
    laid: dict[str, list[int]] = {}
    for index, table in enumerate(study.tables):
        laid.setdefault(repr(table.plan.setup), []).append(index)
    for tables in laid.values():
        of = set(tables)
        yield Group(
            study.tables[tables[0]].plan.setup,
            tuple(tables),
            tuple([study.tables[index].name for index in tables]),
            *[[row for row in rows if row["table"] in of] for rows in (games, seats, offers)],
        )
