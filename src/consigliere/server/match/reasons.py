"""Why a seat cannot use a thing, for rooms and for lessons."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import View
from consigliere.words import GameText

from ..protocol.messages import Reasons
from ..protocol.requests import Why
from ..rooms.model import BadRequest


def reasons(m: Why, view: View[Any], texts: GameText | None) -> Reasons:
    """Why a seat cannot use a thing, a reason for each way to use it."""
    kinds = ("card", "text", "symbol") if m.thing[:1] == ["card"] else m.thing[:1]
    uses = [(kind, *m.thing[1:]) for kind in kinds]
    if not uses:
        raise BadRequest("room-bad-message")
    refusals = [view.table.why_not(view.seat, thing) for thing in uses]
    given = [refusals[0]] if refusals[0] else list(dict.fromkeys([r for r in refusals[1:] if r]))
    lines = [texts.reason(reason, view) for reason in given] if texts else []
    return Reasons(m.id, lines, [reason.rule for reason in given])
