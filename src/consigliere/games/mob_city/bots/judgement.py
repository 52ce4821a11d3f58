"""The numbers a greedy Captain weighs with, in dollars where nothing else is said."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Judgement(Struct, frozen=True):
    """What things are worth to a Captain; a version of the bot is one of these."""

    # What the end will look like: the smaller the heat, the surer the leader of today.
    cash_heat: float = 2000.0
    cash_heat_more: float = 700.0  # for each Day to come
    fame_heat: float = 0.6
    fame_heat_more: float = 0.2  # likewise
    tie: float = 0.00004  # points of notoriety a dollar is worth, as it breaks ties
    undisturbed: float = 0.65  # how much of his extortion a Captain gets in the end
    spite: float = 1.0  # what a rival loses, against what is won

    # Buildings.
    whiskey: float = 0.4  # how much of a speakeasy's takings a new building will bring
    unsafe: float = 0.05  # the price of each side of the city a building lies on

    # Crew, for each Day.
    foreseen: float = 3.0  # notoriety to reckon with in the first Days
    bare: float = 0.4  # how much of its extortion the weakest group gets
    brawl: float = 0.8  # points of notoriety an overwhelming group wins
    strong: float = 1.5  # the rivals to measure up to, against the usual ones
    moll: float = 0.5  # how often a Moll doubles what a speakeasy brings

    # Groups on the map.
    arrive: float = 0.9  # how likely groups still to come meet ours
    deter: float = 1.4  # how much they avoid a stronger one
    casualties: float = 0.5  # of a group that has lost
    card: float = 350.0  # what a card of a group is worth

    # Bids.
    first_pick: float = 2500.0  # to hire first: nothing pays like a strong crew
    escape: float = 0.6  # how many arrests the Snitch's news avoids
    grenade: float = 0.04  # a Grenade kept for another time, in chances to win the shootout
    kill: float = 0.03  # a rival killed and not only injured, likewise

    # Taste: what a thing is worth beyond its use.
    thrill: float = 0.0  # a shootout
    pride: float = 0.0  # a building, in chances to win
    intrigue: float = 0.0  # Snitch and Police


SOUND: Final = Judgement()
