"""The database, read by somebody who knows only its tables, against the ledger."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import create_engine, select

from consigliere.kernel import verify
from consigliere.server.match.entry import LogEntry
from consigliere.server.match.log import MatchLog
from consigliere.server.rooms.model import Room
from consigliere.server.storage.tables import ENTRIES, ROOMS


@dataclass
class Findings:
    """What was kept of what was promised."""

    answers: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    wrongs: list[str] = field(default_factory=list)
    heads: dict[str, int] = field(default_factory=dict)  # room: its last entry

    @property
    def sound(self):
        return not (self.lost or self.doubled or self.wrongs)


def audit(url, ledger):
    """Every acknowledged answer once and in order, every match sound by the rules."""
    found = Findings(answers=len(ledger.acked), wrongs=list(ledger.wrongs))
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.connect() as connection:
            for code in sorted({one.room for one in ledger.sent.values()}):
                _audit_room(connection, code, ledger, found)
    finally:
        engine.dispose()
    return found


def _audit_room(connection, code, ledger, found):
    doc = connection.execute(select(ROOMS.c.doc).where(ROOMS.c.code == code)).scalar()
    room = msgspec.json.decode(doc, type=Room)
    what = select(ENTRIES.c.number, ENTRIES.c.body).where(ENTRIES.c.room == code)
    rows = list(connection.execute(what.order_by(ENTRIES.c.number)))
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        found.wrongs.append(f"{code}: entries {[row[0] for row in rows]}")
    match_log = MatchLog(room)
    gone, entries = set(), []
    for row in rows:
        put = set(match_log.versions.questions.items())
        entries.append(match_log.read(row[1]))  # illegal answers raise here
        gone |= put if entries[-1].undo else set()
    found.heads[code] = len(entries)
    _compare(code, entries, gone, ledger, found)
    if match_log.over and not match_log.ended_early:
        verify(match_log.game, match_log.record())


def _compare(code, entries, gone, ledger, found):
    """`gone`: questions that were taken back, and with them what was sealed in reply."""
    heard = [(id, n, e) for n, e in enumerate(entries, 1) for id in _ids(e)]
    times, where = Counter(id for id, _, _ in heard), {id: (n, e) for id, n, e in heard}
    mine = {id: result for id, result in ledger.sent.items() if result.room == code}
    found.doubled += [f"{code}: {id} {mine[id]}" for id in mine if times[id] > 1]
    last = {}
    for id in sorted(set(mine) & set(ledger.acked), key=lambda i: ledger.acked[i]):
        result = mine[id]
        if id not in where and (result.seat, result.at) in gone:
            continue
        if id not in where:
            found.lost.append(f"{code}: {id} {result}")
            continue
        number, entry = where[id]
        together = number == last.get(result.seat) and _taken_back(id, entry)
        if (number <= last.get(result.seat, 0) and not together) or number <= result.at:
            found.wrongs.append(f"{code}: {id} {result} came as entry {number}")
        last[result.seat] = number
        lines = [text for seat, text in _answers(entry) if seat == result.seat]
        if result.text and lines and lines[0] != result.text and not _taken_back(id, entry):
            found.wrongs.append(f"{code}: {id} {result} was heard as {lines}")


def _ids(entry: LogEntry):
    """The ids an entry answers for: its own, and those of sealed answers."""
    return [*([entry.id] if entry.id else []), *[id for _, id in entry.ids]]


def _answers(entry: LogEntry):
    return entry.lines


def _taken_back(id, entry: LogEntry):
    """A sealed answer after which the same seat has given another one."""
    seats = {seat for seat, other in entry.ids if other == id}
    return any(seat in seats and other != id for seat, other in entry.ids)
