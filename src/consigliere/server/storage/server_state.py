"""A few named numbers that outlive a server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from .tables import SERVER_STATE


def read_numbers(c: Connection, names: Iterable[str]) -> dict[str, float]:
    """The numbers that exist; their rows stay locked until the commit."""
    what = select(SERVER_STATE.c.name, SERVER_STATE.c.value)
    rows = c.execute(what.where(SERVER_STATE.c.name.in_(names)).with_for_update())
    return {row[0]: row[1] for row in rows}


def write_numbers(c: Connection, numbers: Mapping[str, float]) -> None:
    """Upsert numbers, always in one order so that writers cannot deadlock."""
    dialect = postgresql if c.dialect.name == "postgresql" else sqlite
    new = dialect.insert(SERVER_STATE)
    put = new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value})
    c.execute(put, [{"name": name, "value": numbers[name]} for name in sorted(numbers)])
