"""The tables of a study as Parquet: a row a game, a seat, and if asked for a row a decision."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from consigliere.kernel import Refusal

from .plan import Study
from .play import Outcome
from .score_trace import ScoreTrace

_COUNTS: Final = pa.map_(pa.string(), pa.int64())
_SEATS: Final = pa.list_(pa.int16())
TABLE: Final = [("table", pa.int32()), ("name", pa.string()), ("number", pa.int64())]
KEY: Final = [("table", pa.int32()), ("number", pa.int64()), ("seat", pa.int16())]
GAMES: Final = pa.schema(
    [
        *TABLE,
        ("game", pa.string()),
        ("players", pa.int16()),
        ("rounds", pa.int32()),
        ("decisions", pa.int32()),
        ("first", pa.int16()),
        ("winners", _SEATS),
        ("decided_by", pa.string()),
        ("counted", pa.string()),
        ("tied", pa.bool_()),
        ("top_score", pa.int64()),
        ("margin", pa.int64()),
        ("leaders", _SEATS),
        ("lead_changes", pa.int32()),
        ("comeback", pa.bool_()),
        ("from_last", pa.bool_()),
        ("facts", pa.map_(pa.string(), pa.float64())),
    ]
)
SEATS: Final = pa.schema(
    [
        *KEY,
        ("bot", pa.string()),
        ("slot", pa.int16()),
        ("turn", pa.int16()),
        ("win", pa.float64()),
        ("score", pa.int64()),
        ("place", pa.int16()),
        ("standing", pa.list_(pa.int64())),
        ("sources", _COUNTS),
        ("got", _COUNTS),
    ]
)
DECISIONS: Final = pa.schema(
    [
        *KEY,
        ("nth", pa.int32()),
        ("round", pa.int32()),
        ("kind", pa.string()),
        ("options", pa.int64()),
        ("answer", pa.string()),
        ("score", pa.int64()),
    ]
)
OFFERS: Final = pa.schema(
    [
        *KEY,
        ("kind", pa.string()),
        ("label", pa.string()),
        ("offered", pa.int32()),
        ("chosen", pa.int32()),
    ]
)
Row = dict[str, Any]


def write(folder: Path, study: Study, played: Callable[[], Iterable[Outcome]]) -> None:
    """All tables of these games; each appears whole or not at all."""
    _save(folder / "games.parquet", GAMES, (_game(study, one) for one in played()))
    _save(folder / "seats.parquet", SEATS, (row for o in played() for row in _seats(study, o)))
    if study.decisions:
        rows = (row for one in played() for row in _decisions(one))
        _save(folder / "decisions.parquet", DECISIONS, rows)
        _save(folder / "offers.parquet", OFFERS, (row for o in played() for row in _offers(o)))


def load(folder: str | Path, name: str) -> list[Row]:
    """The rows of a table; none where it was not asked for."""
    path = Path(folder) / f"{name}.parquet"
    if not path.exists():
        return []
    try:
        rows: list[Row] = pq.read_table(path).to_pylist(maps_as_pydicts="strict")
    except (pa.ArrowException, OSError) as broken:
        raise Refusal("lab-damaged", file=str(path)) from broken
    return rows


def _save(path: Path, schema: pa.Schema, rows: Iterable[Row]) -> None:
    """In batches, so that no more than one of them is in memory twice."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with pq.ParquetWriter(fresh, schema, compression="zstd") as file:
            for batch in _batches(rows):
                file.write_table(pa.Table.from_pylist(batch, schema))
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def _batches(rows: Iterable[Row], size: int = 50_000) -> Iterator[list[Row]]:
    batch: list[Row] = []
    for row in rows:
        batch.append(row)
        if len(batch) == size:
            yield batch
            batch = []
    yield batch


def _game(study: Study, one: Outcome) -> Row:
    table, trace = study.tables[one.table], ScoreTrace(one)
    return {
        "table": one.table,
        "name": table.name,
        "number": one.number,
        "game": table.plan.setup.game,
        "players": len(one.seats),
        "rounds": one.rounds,
        "decisions": one.decisions,
        "first": one.first,
        "winners": one.winners,
        "decided_by": one.decided_by,
        "counted": one.counted,
        "tied": trace.tied(),
        "top_score": trace.scores[0],
        "margin": trace.scores[0] - trace.scores[1],
        "leaders": trace.leaders(),
        "lead_changes": trace.lead_changes(),
        "comeback": trace.comeback(),
        "from_last": trace.from_last(),
        "facts": one.facts,
    }


def _seats(study: Study, one: Outcome) -> Iterator[Row]:
    plan = study.tables[one.table].plan
    for seat, (bot, how) in enumerate(zip(plan.seating(one.number), one.seats, strict=True)):
        yield {
            "table": one.table,
            "number": one.number,
            "seat": seat,
            "bot": bot,
            "slot": (seat - one.number) % len(plan.bots),
            "turn": (seat - one.first) % len(one.seats),
            "win": (seat in one.winners) / len(one.winners),
            "score": how.score,
            "place": how.place,
            "standing": how.standing,
            "sources": how.sources,
            "got": how.got,
        }


def _decisions(one: Outcome) -> Iterator[Row]:
    for nth, choice in enumerate(one.choices):
        yield {
            "table": one.table,
            "number": one.number,
            "nth": nth,
            **{name: getattr(choice, name) for name in choice.__struct_fields__},
        }


def _offers(one: Outcome) -> Iterator[Row]:
    for offer in one.offers:
        fields = {name: getattr(offer, name) for name in offer.__struct_fields__}
        yield {"table": one.table, "number": one.number, **fields}
