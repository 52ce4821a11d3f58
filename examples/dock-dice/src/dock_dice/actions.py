"""The answers: one class a verb. The types of the fields say how they are written."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from consigliere.kernel import UNSEEN, Action, Named, Own, Piece, Seat
from consigliere.kernel.say import Role

FACES: Final = ("ones", "twos", "threes", "fours", "fives", "sixes")
Count = Annotated[int, Piece("count")]
Face = Annotated[int, Named(FACES, "face")]


class Claim(Action, frozen=True):
    """§3.1 `claim 4 fives`: at least so many dice show that face."""

    count: Count
    face: Face


class Believe(Action, frozen=True):
    """§4.1 Let the claim stand."""

    role: ClassVar[Role] = "refuse"


class Doubt(Action, frozen=True):
    """§4.1 Have the cups lifted."""


class Roll(Action, frozen=True):
    """§2.1 What chance answers: a die under the cup of a seat, for its eyes alone."""

    seat: Seat
    die: Own[Face] = UNSEEN
