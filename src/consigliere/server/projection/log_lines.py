"""A sentence of the log with what it is about, so that a page can point at it."""

from __future__ import annotations

from consigliere.kernel import Event
from consigliere.kernel.pieces import named
from consigliere.kernel.state import paragraph

from ..protocol.messages import LogLine


def line_of(entry: int, text: str, event: Event) -> LogLine:
    """The line that tells this event, as its reader sees it: who acts, and what to highlight."""
    seat = getattr(event, "seat", None)
    return LogLine(
        entry,
        text,
        type(event).__name__,
        seat if isinstance(seat, int) and seat >= 0 else None,
        [list(thing) for thing in named(event)],
        data=event if event.data_in_log else None,
        rule=paragraph(type(event)),
        weight=event.weight,
    )
