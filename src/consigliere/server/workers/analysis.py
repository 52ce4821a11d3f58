"""Hints and reviews, computed in worker processes; these have no rooms and no database."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from consigliere.analyst import Case, Hint, hint
from consigliere.analyst.hint import timed
from consigliere.analyst.judge import Depth, Judged, judge
from consigliere.analyst.review import put_together
from consigliere.bots.levels import mind_of
from consigliere.kernel import Stream, View, read_record
from consigliere.kernel.record import enclosed

from .bots import Key, register_edition


def hint_of(game: str, view: View[Any], key: Key, edition: str, seconds: float) -> Hint:
    """A hint for the owner of that View, within so many seconds."""
    if edition:
        register_edition(game, view.table.edition, edition)
    mind = mind_of(game)
    return hint(mind, view, Stream(*key), timed(mind, seconds))


def decisions_of(record: str) -> list[int]:
    """The decisions of a finished match."""
    return _case(record).all_decisions


def judged(record: str, at: int, depth: Depth) -> Judged:
    """One decision, evaluated."""
    return judge(_case(record), at, depth)


def reviewed(record: str, decisions: list[Judged]) -> bytes:
    """The whole review, from all evaluated decisions."""
    case = _case(record)
    return msgspec.json.encode(put_together(case, tuple(range(case.seats)), decisions))


@lru_cache(maxsize=2)
def _case(text: str) -> Case:
    record, brought = read_record(text), enclosed(text)
    if brought:
        register_edition(record.setup.game, record.setup.edition, brought)
    return Case(mind_of(record.setup.game), record)
