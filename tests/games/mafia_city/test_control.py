"""§5.1 Who controls a location."""

import pytest

from consigliere.games.mafia_city.parts import (
    CLUB,
    DISTRICT,
    FIGHT_CLUB,
    HALL,
    HARBOR,
    JAIL,
    NOBODY,
    STATION,
)
from consigliere.games.mafia_city.rules.control import controller, top

from .table import A, B, C

BY_PLACE = (JAIL, HARBOR, STATION, DISTRICT, CLUB)
NOT_ON_TIES = (FIGHT_CLUB, HALL)
ANYWHERE = (*BY_PLACE, *NOT_ON_TIES)
NO_BONUS = (0, 0, 0)


@pytest.mark.parametrize(
    ("stack", "bonus", "locations", "expected"),
    [
        ((), NO_BONUS, ANYWHERE, NOBODY),
        ((B,), NO_BONUS, ANYWHERE, B),
        ((B, A, A), NO_BONUS, ANYWHERE, A),
        ((B, A), NO_BONUS, BY_PLACE, B),
        ((B, A), NO_BONUS, NOT_ON_TIES, NOBODY),
        ((C, B, A, B, A), NO_BONUS, BY_PLACE, B),
        ((C, B, A, B, A), NO_BONUS, NOT_ON_TIES, NOBODY),
        ((B, A), (1, 0, 0), ANYWHERE, A),
        ((A, A, B), (0, 1, 0), BY_PLACE, A),
        ((A, A, B), (0, 1, 0), NOT_ON_TIES, NOBODY),
        ((A, A, B), (0, 2, 0), ANYWHERE, B),
        ((A, A), NO_BONUS, ANYWHERE, A),
    ],
)
def test_the_controller_of_a_stack(stack, bonus, locations, expected):
    """§5.1 The most chips and agreements; on ties the lowest chip, or nobody in two places."""
    assert {expected} == {controller(at, stack, bonus) for at in locations}


@pytest.mark.parametrize(
    ("stack", "bonus", "expected"),
    [
        ((), NO_BONUS, ()),
        ((A, B, B, A), NO_BONUS, (A, B)),
        ((A, B, A, B, C), (0, 0, 1), (A, B, C)),
        ((A, B), (1, 0, 0), (A,)),
        ((C, B, A, B, A), NO_BONUS, (A, B)),
    ],
)
def test_the_leaders_of_a_stack(stack, bonus, expected):
    """§5.1.4 All players with the highest count."""
    assert expected == top(stack, bonus)


@pytest.mark.parametrize(
    ("stack", "bonus", "location", "expected"),
    [
        ((A,), (0, 0, 2), CLUB, C),
        ((A,), (0, 0, 1), CLUB, A),
        ((A,), (0, 0, 1), HALL, NOBODY),
        ((A,), (0, 2, 2), CLUB, NOBODY),
        ((), (0, 2, 0), CLUB, NOBODY),
    ],
)
def test_control_without_a_chip_of_ones_own(stack, bonus, location, expected):
    """§7.9 By count it is possible; every tie by place is lost; empty stacks have no controller."""
    assert expected == controller(location, stack, bonus)
