"""Styles of play: the same player with other likings."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .judgement import SOUND, Judgement

# snitch, thief, raid, shadow, scheme, trade, hitman, agreement, chief, fbi, complicity
_STRIKES: Final = (0.05, 0.25, 0.05, 0.1, 0.2, 0.4, 0.05, 0.3, 0.3, 0.15, 0.05)
_WAITS: Final = (1.2, 0.6, 0.6, 0.8, 1.3, 0.3, 0.8, 1.0, 0.9, 0.7, 1.1)

STYLES: Final[dict[str, Judgement]] = {
    # Sends rivals to the cell and to their reserves.
    "aggressive": replace(SOUND, kinds=_STRIKES, spite=1.1, jail=1.3, kill=1.5),
    # Keeps its cards, and gathers more in the Business District.
    "hoarder": replace(SOUND, kinds=_WAITS, symbols=(0.3, 0.3, 0.3, 0.3), card=1.3, fists=0.6),
    # Wants the Mayor and the Policeman.
    "politician": replace(SOUND, hall=1.6, station=1.4, recruit=1.1),
    # Takes points now and leaves recruiting to others.
    "sprinter": replace(SOUND, recruit=0.45, chip=0.3, kill=0.2),
}
