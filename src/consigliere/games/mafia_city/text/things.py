"""What a person may ask about: the cards of the hand, the locations."""

from __future__ import annotations

from typing import Any, Final

from consigliere.kernel import SPECTATOR, Thing, View

from ..parts import EVERYWHERE, different
from .phrases import Phrases

USES: Final = ("card", "text", "symbol")  # a card can be discarded, or one half of it used


def named_things(p: Phrases, view: View[Any]) -> list[tuple[str, Thing]]:
    """Each with its name; the different cards of the reader's hand come first."""
    hand = different(view.table.hands[view.seat]) if view.seat != SPECTATOR else ()
    cards: list[tuple[str, Thing]] = [(p.card(c), (use, c)) for c in hand for use in USES]
    return cards + [(p.place_name(at), ("location", at)) for at in EVERYWHERE]
