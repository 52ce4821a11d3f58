"""What an answer would change, as its player may know it."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import Action, View
from consigliere.kernel.preview import preview

from ..match.log import MatchLog
from ..protocol.messages import Previewed
from .encode import encode_events, raw, shown_fields
from .view import points


def previewed(id: str, match: MatchLog, view: View[Any], chosen: Action) -> Previewed:
    """Found on the player's own View, so it tells nothing new."""
    outcome = preview(view, chosen)
    before = shown_fields(view.table, match.describe, view.seat)
    after = shown_fields(outcome.table, match.describe, view.seat)
    changes = {name: value for name, value in after.items() if value != before[name]}
    scores = points(match, outcome.table, outcome.table)
    news = encode_events(outcome.news)
    return Previewed(id, raw(changes), news, scores, outcome.ends, outcome.unless_reaction)
