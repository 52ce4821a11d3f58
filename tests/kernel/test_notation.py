"""The notation of answers, made from what their fields are declared as."""

from types import ModuleType, SimpleNamespace
from typing import Annotated

import pytest

from consigliere.kernel import Action, Named, Notation, Number, Own, Piece, Refusal, Speaker

PLACES = ("harbor", "hall")
EDITION = SimpleNamespace(cards=("ace", "king"))


class Pass(Action, frozen=True):
    pass


class GoHome(Action, frozen=True):
    place: Annotated[int, Named(PLACES, "place")]


class Hire(Action, frozen=True):
    seat: Speaker
    group: Annotated[int, Number("group", first=1)]
    card: Own[Annotated[int, Named(lambda edition: edition.cards, "card")]]


class Arm(Action, frozen=True, tag="give"):
    place: Annotated[int, Named(PLACES)]
    cards: tuple[Annotated[int, Piece("card", "symbol")], ...]


ACTIONS = ModuleType("actions")
vars(ACTIONS).update(p=Pass, g=GoHome, h=Hire, a=Arm, base=Action)
NOTATION = Notation(ACTIONS)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Pass(), "pass"),
        (GoHome(1), "go-home hall"),
        (Hire(2, 0, 1), "hire 1 king"),
        (Arm(0, (3, 4)), "give harbor 3 4"),
        (Arm(0, ()), "give harbor"),
    ],
)
def test_an_answer_is_written_and_read_back(answer, text):
    assert text == NOTATION.write(answer, EDITION)
    assert answer == NOTATION.read(2, text, EDITION)


@pytest.mark.parametrize(
    "text", ["", "fly", "pass 1", "go-home", "go-home moon", "hire x ace", "action"]
)
def test_words_that_stand_for_nothing_are_refused(text):
    with pytest.raises(Refusal, match="notation-unknown"):
        NOTATION.read(0, text, EDITION)


def test_fields_point_at_things():
    assert () == Pass().touches()
    assert (("place", 1),) == GoHome(1).touches()
    assert (("group", 0), ("card", 1)) == Hire(2, 0, 1).touches()
    assert (("card", 3), ("card", 4), ("symbol", 3), ("symbol", 4)) == Arm(0, (3, 4)).touches()
