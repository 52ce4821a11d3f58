"""A sentence of the log with what it is about, so that a page can point at it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec.structs import fields

from consigliere.kernel import Event, Seat
from consigliere.kernel.state import paragraph

from ..protocol.messages import LogLine

_COUNTED: Final = frozenset({"Paid", "BidsShown", "Attacked"})  # a line brings their numbers
_POINTED: Final = {
    "location": "location",
    "to": "location",
    "other": "location",
    "seat": "seat",
    "victim": "seat",
    "owner": "seat",
    "whom": "seat",
    "character": "character",
    "place": "place",
    "building": "building",
    "spread": "character",  # how many gems lie on each of several
}


def line_of(entry: int, text: str, event: Event) -> LogLine:
    """The line that tells this event, as its reader sees it."""
    kind = type(event).__name__
    data = event if kind in _COUNTED else None
    return LogLine(
        entry,
        text,
        kind,
        *_about(event),
        data=data,
        rule=paragraph(type(event)),
        weight=event.weight,
    )


@cache
def _pointing(kind: type[Event]) -> tuple[str, ...]:
    return tuple([f.name for f in fields(kind) if f.name in _POINTED])


def _cards(value: Any) -> list[int]:
    """The cards an event shows; some events only count them."""
    return [card for card in value if card >= 0] if isinstance(value, tuple) else []


def _about(event: Event) -> tuple[Seat | None, list[list[str | int]]]:
    """Whose doing it is, and the things a reader may want to see lit."""
    things: list[list[str | int]] = []
    for name in _pointing(type(event)):
        value = getattr(event, name)
        several = [one for one, _ in value] if name == "spread" else [value]
        things += [[_POINTED[name], one] for one in several if isinstance(one, int) and one >= 0]
    shown = (*_cards(getattr(event, "cards", ())), *_cards((getattr(event, "card", -1),)))
    things += [["card", card] for card in shown]
    seat = getattr(event, "seat", None)
    return (seat if isinstance(seat, int) and seat >= 0 else None), things
