"""Databases as older servers left them: old/vNNNN.json is what one had written when it stopped.

The servers of those days were run, and played on, to make them; tokens are those of their players.
"""

import json
from pathlib import Path

from sqlalchemy import MetaData, insert

from consigliere.server.storage.database import connect
from consigliere.server.storage.schema import upgrade

from ..sample import REACTING

FOLDER = Path(__file__).parent / "old"
VERSIONS = ("0001", "0002", "0003", "0004", "0005")


class Old:
    """What an older server left in the database of `url`."""

    def __init__(self, url, version):
        found = json.loads((FOLDER / f"v{version}.json").read_text("utf-8"))
        self.rooms = found["made"]["rooms"]
        self.tables = found["tables"]
        lay(url, version, self.tables)

    def room(self, phase, game=REACTING):
        return next(r for r in self.rooms if (r["phase"], r["game"]) == (phase, game))


def lay(url, version, tables):
    """A database of that version with these rows."""
    database = connect(url)
    with database.engine.begin() as c:
        upgrade(c, version)
    known = MetaData()
    known.reflect(database.engine)
    with database.engine.begin() as c:
        for name, rows in tables.items():
            if rows:
                c.execute(insert(known.tables[name]), [_stored(row) for row in rows])
    database.close()


def _stored(row):
    return {k: v.encode() if k in ("doc", "body") and v is not None else v for k, v in row.items()}
