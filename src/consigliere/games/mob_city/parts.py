"""The pieces and their names: enforcers, buildings, events, privileges."""

from __future__ import annotations

from typing import Final

Slot = int
Building = int  # index into the edition's list of all buildings

KINDS: Final = (
    "soldier",
    "moll",
    "torpedo",
    "assassin",
    "lieutenant",
    "revolver",
    "shotgun",
    "tommygun",
    "grenade",
)
SOLDIER, MOLL, TORPEDO, ASSASSIN, LIEUTENANT, REVOLVER, SHOTGUN, TOMMYGUN, GRENADE = range(9)
GUNS: Final = (REVOLVER, SHOTGUN, TOMMYGUN)
COLT: Final = 9  # what a Lieutenant always carries; no card
BARE_HANDS: Final = 10
WEAPON_NAMES: Final = ("revolver", "shotgun", "tommygun", "grenade", "colt")

HOUSES: Final = ("ss", "bs", "sc", "bc", "ho")

SIDES: Final = ("north", "east", "south", "west")
EVENTS: Final = (
    *[f"raid-{side}" for side in SIDES],
    *[f"crackdown-{side}" for side in SIDES],
    "truce",
    "up",
    "down",
    "dead",
)
RAID, CRACKDOWN, TRUCE, UP, DOWN, DEAD = 0, 4, 8, 9, 10, 11

PRIVILEGES: Final = ("enforcer", "snitch", "police", "whiskey")
HIRE, SNITCH, POLICE, WHISKEY = range(4)

NOBODY: Final = -1
BANK: Final = -1
HOME: Final = -1  # a group that is not on the map
WILLS: Final = ("cash", "notoriety")
