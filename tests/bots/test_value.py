"""The learned guess: what its network is shown, and what it says."""

import numpy as np
import pytest

from consigliere.bots.value import Net, NetFeatures, Weights, inputs

THREE = NetFeatures([[1.0, 5.0], [2.0, 5.0], [4.0, 0.0]], [7.0])


def test_a_seat_is_shown_itself_the_others_and_the_table():
    """Its own numbers; the others' mean; the most any other has, also where two share it."""
    rows = inputs(THREE)

    assert [1.0, 5.0, 3.0, 2.5, 4.0, 5.0, 7.0] == rows[0].tolist()
    assert [4.0, 0.0, 1.5, 5.0, 2.0, 5.0, 7.0] == rows[2].tolist()


def test_two_seats_are_enough():
    assert [[1.0, 2.0, 2.0], [2.0, 1.0, 1.0]] == inputs(NetFeatures([[1.0], [2.0]], [])).tolist()


def test_shares_add_up_to_one_and_who_has_more_has_the_larger():
    first = np.zeros((7, 1))
    first[0] = 1.0
    net = Net(Weights("by hand", [0.0] * 7, [1.0] * 7, [(first.tolist(), [0.0])]))

    shares = net(THREE)

    assert 1 == pytest.approx(sum(shares))
    assert shares[0] < shares[1] < shares[2]
