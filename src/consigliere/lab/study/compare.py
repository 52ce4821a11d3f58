"""Two studies game by game: what a change of rules, edition or bots does, luck being equal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from consigliere.kernel import Refusal

from ..report import wilson
from .plan import Study, Table
from .run_folder import opened
from .stats import Estimate, mean
from .tables import Row, load

SHARES: Final = ("turn", "slot", "comeback", "tied")  # counted in points of a hundred
_COLUMNS: Final = ("rounds", "decisions", "lead_changes", "comeback", "tied")


class Difference(Struct, frozen=True):
    """One number of both studies; `of` says of which turn, which bots, which quantity."""

    what: str
    of: str
    a: float
    b: float
    difference: Estimate  # of B over A, in pairs


class Pair(Struct, frozen=True):
    """Two tables played with the same chance."""

    a: str
    b: str
    game: str
    games: int
    same: bool  # every game went exactly alike
    rows: tuple[Difference, ...]


class Comparison(Struct, frozen=True):
    """The object that `consigliere lab compare --json` prints."""

    a: str
    b: str
    seed: int
    games: int  # in pairs
    tables: tuple[Pair, ...]


class Side(Struct, frozen=True):
    """One game with its seats."""

    game: Row
    seats: list[Row]


def compare(a: str | Path, b: str | Path) -> Comparison:
    """What differs, table by table; Refusal if the games of the two cannot be paired."""
    one, other = opened(a), opened(b)
    _alike(one, other, str(a), str(b))
    ours, theirs = _games(a), _games(b)
    pairs = [
        _pair(table, one, other, ours, theirs)
        for table in range(len(one.tables))
        if any(key[0] == table for key in ours.keys() & theirs.keys())
    ]
    if not pairs:
        raise Refusal("lab-no-games", folder=str(b if ours else a))
    seed = one.tables[0].plan.seed
    return Comparison(str(a), str(b), seed, sum([pair.games for pair in pairs]), tuple(pairs))


def _alike(one: Study, other: Study, a: str, b: str) -> None:
    """Refuse studies whose tables differ in chance, game or size: nothing could be paired."""
    if len(one.tables) != len(other.tables):
        raise Refusal("lab-not-alike", a=a, b=b, field="table")
    for mine, theirs in zip(one.tables, other.tables, strict=True):
        for field, tell in _TELLING.items():
            if tell(mine) != tell(theirs):
                raise Refusal("lab-not-alike", a=a, b=b, field=field)


_TELLING: Final[dict[str, Callable[[Table], str | int]]] = {
    "seed": lambda table: table.plan.seed,
    "game": lambda table: table.plan.setup.game,
    "players": lambda table: table.plan.setup.seats,
}


def _games(folder: str | Path) -> dict[tuple[int, int], Side]:
    seats = {key: list(rows) for key, rows in groupby(load(folder, "seats"), key=_key)}
    return {_key(row): Side(row, seats[_key(row)]) for row in load(folder, "games")}


def _key(row: Row) -> tuple[int, int]:
    return row["table"], row["number"]


def _pair(
    table: int,
    one: Study,
    other: Study,
    ours: dict[tuple[int, int], Side],
    theirs: dict[tuple[int, int], Side],
) -> Pair:
    both = sorted([key for key in ours.keys() & theirs.keys() if key[0] == table])
    sides = [(ours[key], theirs[key]) for key in both]
    rows = tuple(_rows(sides, one.tables[table].plan.bots, other.tables[table].plan.bots))
    same = all(_comparable(a) == _comparable(b) for a, b in sides)
    names = one.tables[table].name, other.tables[table].name
    return Pair(*names, one.tables[table].plan.setup.game, len(both), same, rows)


def _comparable(side: Side) -> list[Row]:
    """A game without what its table is called."""
    return [{k: v for k, v in row.items() if k != "name"} for row in (side.game, *side.seats)]


def _rows(
    sides: Sequence[tuple[Side, Side]], ours: tuple[str, ...], theirs: tuple[str, ...]
) -> Iterator[Difference]:
    for turn in range(len(ours)):
        yield _difference(sides, "turn", str(turn + 1), _won("turn", {turn}))
    for name, slots in _lineup(ours, theirs).items():
        if len(slots) < len(ours):
            yield _difference(sides, "slot", name, _won("slot", slots))
    for column in _COLUMNS:
        yield _difference(sides, column, "", _column(column))
    for quantity in sorted({a.game["counted"] for a, _ in sides}):
        alike = [pair for pair in sides if all(s.game["counted"] == quantity for s in pair)]
        if alike:
            yield _difference(alike, "top_score", quantity, _column("top_score"))
            yield _difference(alike, "mean_score", quantity, _mean_score)
            yield _difference(alike, "margin", quantity, _column("margin"))


def _lineup(ours: tuple[str, ...], theirs: tuple[str, ...]) -> dict[str, set[int]]:
    """The places in the line-up, by who sits there in one study and in the other."""
    out: dict[str, set[int]] = {}
    for slot, (a, b) in enumerate(zip(ours, theirs, strict=True)):
        out.setdefault(a if a == b else f"{a} → {b}", set()).add(slot)
    return out


def _won(column: str, values: set[int]) -> Callable[[Side], float]:
    return lambda side: sum([row["win"] for row in side.seats if row[column] in values])


def _column(name: str) -> Callable[[Side], float]:
    return lambda side: float(side.game[name])


def _mean_score(side: Side) -> float:
    return float(sum([row["score"] for row in side.seats]) / len(side.seats))


def _difference(
    sides: Sequence[tuple[Side, Side]], what: str, of: str, tell: Callable[[Side], float]
) -> Difference:
    pairs = [(tell(a), tell(b)) for a, b in sides]
    a, b = (sum([pair[i] for pair in pairs]) / len(pairs) for i in (0, 1))
    estimate = mean([y - x for x, y in pairs])
    if what in SHARES and estimate.low == estimate.high:
        estimate = _unseen(estimate)
    return Difference(what, of, round(a, 6), round(b, 6), estimate)


def _unseen(estimate: Estimate) -> Estimate:
    """A difference that no pair showed may still be there: as often as that is likely."""
    _, rest = wilson(0, estimate.n)
    return replace(estimate, low=estimate.value - rest, high=estimate.value + rest)
