"""What a match is pinned to: the rules and the edition of its beginning."""

from __future__ import annotations

from consigliere.games import game

from .room import Begun, Room
from .wire.basics import Settings


def present(settings: Settings) -> Begun:
    """What a match begun now is pinned to."""
    rules = game(settings.game)
    known = rules.editions.get(settings.edition)
    return Begun(rules.rules, known.ref if known else settings.edition)


def outdated(room: Room) -> bool:
    """Whether this program has other rules, or another edition, than the match on the table."""
    if room.phase == "lobby" or not room.match:
        return False
    now, played = present(room.settings), printing(room)
    known = played in (room.settings.edition, now.edition, *game(room.settings.game).editions)
    return room.begun.rules != now.rules or not known


def printing(room: Room) -> str:
    """The edition the last match is played with: the one of its beginning, whatever came since."""
    first = f"{room.settings.edition}-1"  # before it was written down there was only this one
    if room.begun.edition or first not in game(room.settings.game).editions:
        return room.begun.edition or room.settings.edition
    return first
