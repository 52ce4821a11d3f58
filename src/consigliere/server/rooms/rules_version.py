"""The rules version and edition that a match is pinned to when it begins."""

from __future__ import annotations

from consigliere.games import game
from consigliere.games.registry import OURS, distribution

from ..protocol.basics import Settings
from .model import PinnedRules, Room


def current_rules(settings: Settings) -> PinnedRules:
    """The rules version and edition of a match begun now."""
    rules = game(settings.game)
    printed = rules.editions.get(settings.edition)
    edition = printed.ref if printed else settings.edition
    package = distribution(rules.key)
    return PinnedRules(rules.rules, edition, "" if package == OURS else package)


def is_incompatible(room: Room) -> bool:
    """Whether this program cannot continue the match: other rules, or a missing edition."""
    if room.phase == "lobby" or not room.match:
        return False
    now, played = current_rules(room.settings), edition_of(room)
    known_edition = played in (
        room.settings.edition,
        now.edition,
        *game(room.settings.game).editions,
    )
    return not (game(room.settings.game).plays(room.begun.rules) and known_edition)


def edition_of(room: Room) -> str:
    """The edition of the last match: the one it was begun with."""
    first = f"{room.settings.edition}-1"  # before editions were stored there was only this one
    if room.begun.edition or first not in game(room.settings.game).editions:
        return room.begun.edition or room.settings.edition
    return first
