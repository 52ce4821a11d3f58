"""Time tells nothing either: a window lasts as long whether somebody could react or not.

Simulated time. By the test of Kolmogorov and Smirnov at 0.01: windows that last longer by half the
spread of their lengths are noticed with a power of 0.9 by the samples taken here; the soak takes
more of them, and measures real ones.
"""

from functools import cache
from unittest.mock import patch

import numpy as np
import pytest

from consigliere.server.driver import Driver
from consigliere.server.timing import ALONE, TOGETHER

from .clockwork import able, opened, seated, windows
from .statistics import ALPHA, p_value, power

SAMPLES = 160
NOTICED = 0.5  # of the spread
MILLISECONDS = 0.002  # by which a timer may be late


def lengths(which, kind, pace, many, seed):
    course = getattr(opened(), which)
    return windows(seated(course, kind), course.moves, 0, pace, many, seed)


@cache
def sample(which):
    return np.array(lengths(which, "bot", TOGETHER, SAMPLES, which))


@pytest.mark.parametrize("pace", [TOGETHER, ALONE])
@pytest.mark.parametrize("kind", ["bot", "person"])
def test_with_the_same_luck_a_window_lasts_exactly_as_long(kind, pace):
    """Bots, and people who have given a standing answer."""
    one, other = [lengths(which, kind, pace, 12, 7) for which in ("one", "other")]

    assert able(opened().one) and not able(opened().other)
    assert one == pytest.approx(other, abs=MILLISECONDS)
    assert min(one) >= pace.least - MILLISECONDS


def test_its_length_has_the_same_distribution():
    assert p_value(sample("one"), sample("other")) > ALPHA


def test_a_difference_of_half_the_spread_would_be_noticed():
    both = np.concatenate([sample("one"), sample("other")])

    assert power(both, SAMPLES, NOTICED * float(np.std(both)), 100, 1) >= 0.9
    assert power(both, SAMPLES, 0.0, 100, 1) <= 0.05


def slower(arrange):
    """A planted leak: whoever has a choice takes a second to think of it."""

    def arranged(self, seat):
        g = self.live.gathering
        if g and len(self.live.view(seat).decision.options) > 1:
            answer = next(iter(self.live.view(seat).decision.options))
            return self._spawn(self._answer_later(seat, answer, g.pace.delay() + 1.0))
        return arrange(self, seat)

    return arranged


def hasty(arrange):
    """A planted leak: whoever can only decline does so at once."""

    def arranged(self, seat):
        options = self.live.view(seat).decision.options
        if self.live.gathering and len(options) == 1:
            return self._spawn(self._answer_later(seat, next(iter(options)), 0.0))
        return arrange(self, seat)

    return arranged


@pytest.mark.parametrize("leak", [slower, hasty])
def test_a_delay_that_depends_on_a_hand_is_found(leak):
    with patch.object(Driver, "_arrange", leak(Driver._arrange)):
        one, other = [lengths(w, "bot", TOGETHER, SAMPLES, w) for w in ("one", "other")]

    assert p_value(np.array(one), np.array(other)) < ALPHA
