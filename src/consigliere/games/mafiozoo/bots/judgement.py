"""The numbers a greedy player weighs with, in points of influence; found by play against itself."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .odds import Rate


class Judgement(Struct, frozen=True):
    """What things are worth to a player; a version of the bot is one of these."""

    # What a henchman brings in each round to come: gym, race, site, dock, black, bet, night,
    # hotel, pizza, mass, police, news, barb, prison, hall, court.
    bonuses: tuple[float, ...] = (
        *(0.25, 0.5, 0.8, 1.0, 0.35, 0.7, 0.7, 1.2),
        *(0.3, 0.6, 0.2, 0.4, 0.3, 0.55, 0.5, 0.5),
    )
    road: float = 0.15  # each place it opens, for each round to come

    # Favour tokens: how likely another of a type comes to pair with one.
    partner: float = 0.5  # from anywhere, against one already held
    hoped: float = 0.5  # from a character where I have gems
    keep: float = 0.9  # a token kept for the next round, against one used now

    # District tokens, besides their point.
    sets: float = 0.5  # towards a set of six
    majority: float = 0.3  # a majority that is won, or held more safely
    blind: float = 0.05  # what nobody sees is not contested

    # Money and gems.
    z: float = 0.42  # a Zoollar, as long as there are rounds to come
    later: float = 0.2  # a gem in the fund for the next round
    use: tuple[float, ...] = (0.5, 0.25, 0.15)  # the first, second, third gem for a card to come
    follow: float = 0.3  # what a card would bring later, against now
    enough: int = 12  # gems in the fund; more are not needed in one round

    # What the characters give besides tokens, districts and money.
    card: float = 1.8  # a corruption card of the Judge for the next round
    informant: float = 1.1  # an informant card
    put: float = 0.8  # a gem of the Union on somebody
    carry: float = 0.4  # a gem that waits for the next round, as a share of the favour

    # What rivals may still do: how often a card of theirs reaches a character where they have
    # nothing, or something; and with one, two or three gems.
    visited: Rate = (0.25, 0.21, (0.35, 0.33, 0.32))
    first: Rate = (0.11, 0.09, (0.45, 0.45, 0.1))
    pay: Rate = (0.17, 0.06, (0.75, 0.22, 0.03))
    complete: float = 0.2  # how likely I shall place a gem that an offer still wants
    spite: tuple[float, ...] = (0.8, 0.3, 0.15)  # a rival's gain, with one, two or three of them


SOUND: Final = Judgement()
