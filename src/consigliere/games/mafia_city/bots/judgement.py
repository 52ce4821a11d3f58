"""The numbers a greedy player weighs with, in victory points; found by play against itself."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Judgement(Struct, frozen=True):
    """What things are worth to a player; a version of the bot is one of these."""

    # How sure control is: a small heat means that the present leader stays the leader.
    heat: float = 0.85
    heat_more: float = 0.27  # times the root of the chips that may still be placed
    alone: float = 0.4  # the heat when only I may place
    settled: float = 0.4  # the heat when nobody may
    own_heat: float = 0.5  # my own chips make things less unsure than those of others
    eager: float = 0.1  # the weight of a chip that may still come
    reach: int = 6  # chips that everybody is thought to have for the next round

    # What a location is worth besides its point.
    jail: float = 0.3
    station: float = 0.12
    hall: float = 0.3
    later: float = 0.4  # a stack that is solved already, compared with one that is not

    # Chips.
    chip: float = 0.6  # one brought in from the reserve, for each round to come
    recruit: float = 1.5  # one recruited in the Fight Club, likewise
    deny: float = 0.6  # keeping a rival from recruiting, against doing it myself
    keen: float = 0.8  # the heat of the fight for recruits, against that for control
    kill: float = 0.4  # one lost to the Hitman, likewise
    placement: float = 0.25  # one more chip in the crew for this round
    jailed: float = 0.25  # a chip that will miss the next round
    takeback: float = 0.35  # a chip in the crew for the next round, against one in a stack

    # Cards.
    card: float = 0.85  # an unknown one
    # snitch, thief, raid, shadow, scheme, trade, hitman, agreement, chief, fbi, complicity
    kinds: tuple[float, ...] = (0.35, 0.25, 0.15, 0.25, 0.5, 0.4, 0.2, 0.3, 0.3, 0.15, 0.35)
    symbols: tuple[float, ...] = (0.05, 0.05, 0.08, 0.12)  # hat, fist, bullet, plus
    hats: float = 0.3  # a pair of them
    fists: float = 0.35  # a pair of them
    mulligan: float = 0.6  # a better opening hand is kept
    bullet: float = 0.35  # one more action for a player who has passed

    # Manners.
    spite: float = 0.75  # what the rivals lose, against what is won
    focus: float = 1.0  # the smaller, the more only the strongest rival counts
    focus_more: float = 0.35  # for each point the leader will still miss
    grudge: float = 0.05  # the least an intervention must gain
    luck: float = 0.85  # how often an announced effect is not cancelled


SOUND: Final = Judgement()
