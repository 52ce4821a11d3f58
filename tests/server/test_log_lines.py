"""What a line of the log points at is decided by the types of an event's fields, not by names."""

from typing import Annotated, ClassVar

import pytest

from consigliere.kernel import UNSEEN, Event, Named, Own, Piece, Seat
from consigliere.server.projection.log_lines import line_of

Pier = Annotated[int, Named(("north", "south"), "pier")]
Crate = Annotated[int, Piece("crate")]


class Paid(Event, frozen=True):
    seat: "Seat"
    to: "Seat"
    location: int


class Shipped(Event, frozen=True):
    seat: "Seat"
    to: Pier
    crates: "Own[tuple[Crate, ...]]"
    left: tuple[tuple[Pier, int], ...]


class Weighed(Event, frozen=True):
    data_in_log: ClassVar[bool] = True
    tons: int


def test_a_seat_is_lit_whatever_its_field_is_called():
    assert [["seat", 0], ["seat", 2]] == line_of(1, "", Paid(0, 2, 5)).things


def test_a_number_without_a_type_of_its_own_lights_nothing():
    assert "location" not in {kind for kind, _ in line_of(1, "", Paid(0, 2, 5)).things}


def test_things_are_lit_by_their_pieces_and_hidden_ones_are_not():
    line = line_of(1, "", Shipped(1, 0, (4, UNSEEN), ((1, 9),)))

    assert [["seat", 1], ["pier", 0], ["crate", 4], ["pier", 1]] == line.things
    assert 1 == line.seat


@pytest.mark.parametrize("event", [Paid(0, 1, 2), Shipped(0, 1, (), ())])
def test_an_event_stays_behind_its_line_unless_it_says_otherwise(event):
    assert line_of(1, "", event).data is None


def test_an_event_may_come_with_its_line():
    assert Weighed(7) == line_of(1, "", Weighed(7)).data
