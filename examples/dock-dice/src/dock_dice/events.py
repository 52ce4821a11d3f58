"""What happens at the table, for logs and screens; no rule reads it."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Event, Own, Seat
from consigliere.kernel.say import Learners, Weight


class RoundBegan(Event, frozen=True):
    """§2"""

    weight: ClassVar[Weight] = "moment"
    number: int


class Rolled(Event, frozen=True):
    """§2.1 Everybody hears the die; its owner sees it."""

    weight: ClassVar[Weight] = "minor"
    reveals_to: ClassVar[Learners] = "own"
    seat: Seat
    die: Own[int]


class Claimed(Event, frozen=True):
    """§3.1"""

    seat: Seat
    count: int
    face: int


class Doubted(Event, frozen=True):
    """§4.1"""

    weight: ClassVar[Weight] = "moment"
    seat: Seat
    whom: Seat


class Lifted(Event, frozen=True):
    """§5.1 All cups are lifted: so many dice show the face of the claim."""

    weight: ClassVar[Weight] = "scene"
    reveals_to: ClassVar[Learners] = "all"
    count: int
    face: int


class Paid(Event, frozen=True):
    """§5.2 The loser pays a coin to the winner; `bluff`: the claim was false."""

    weight: ClassVar[Weight] = "moment"
    gains: ClassVar[str] = "to"
    loses: ClassVar[str] = "seat"
    seat: Seat
    to: Seat
    bluff: bool
