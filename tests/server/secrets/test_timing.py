"""Time tells nothing either: a window lasts as long whether somebody could react or not.

In simulated time, to the millisecond, for bots and for people of all habits: those who think long
and ask for time or do not, who answer early, who gave a standing answer. The soak measures windows
of a real server.
"""

from unittest.mock import patch

import pytest

from consigliere.server.match.scheduler import TurnScheduler
from consigliere.server.match.timing import ALONE, TOGETHER
from consigliere.server.rooms.session import RoomSession

from .clockwork import SILENT, Habit, able, opened, seated, window

MILLISECONDS = 0.002  # by which a timer may be late
PROMPT = Habit(answer=1.5)
SLOW = Habit(answer=9.0)  # too late, for they did not ask for time
THINKING = Habit(think=2.0, answer=9.0)
LATE = Habit(think=4.9, answer=31.0)
HABITS = [SILENT, PROMPT, SLOW, THINKING, LATE]


def lasts(which, kind, pace, habit=SILENT):
    course = getattr(opened(), which)
    return window(seated(course, kind), course.moves, 0, pace, habit)


def test_in_one_world_somebody_can_react_and_in_the_other_nobody():
    assert able(opened().one) and not able(opened().other)


@pytest.mark.parametrize("pace", [TOGETHER, ALONE])
@pytest.mark.parametrize("kind", ["bot", "order"])
def test_bots_and_standing_answers_take_the_time_of_the_window(kind, pace):
    one, other = [lasts(which, kind, pace) for which in ("one", "other")]

    assert one == pytest.approx(other, abs=MILLISECONDS)
    assert one == pytest.approx(pace.least, abs=MILLISECONDS)


@pytest.mark.parametrize("habit", HABITS)
def test_people_of_any_habit_make_windows_of_the_same_length(habit):
    one, other = [lasts(which, "person", TOGETHER, habit) for which in ("one", "other")]

    assert one == pytest.approx(other, abs=MILLISECONDS)


@pytest.mark.parametrize("habit", [SILENT, PROMPT, SLOW])
def test_who_does_not_ask_for_time_makes_no_window_longer(habit):
    """A choice that is thought about for nine seconds shows as little as none at all."""
    assert lasts("one", "person", TOGETHER, habit) == pytest.approx(5.0, abs=MILLISECONDS)


@pytest.mark.parametrize("which", ["one", "other"])
def test_who_asks_for_time_has_it_with_any_cards(which):
    assert lasts(which, "person", TOGETHER, THINKING) == pytest.approx(9.0, abs=MILLISECONDS)


def waiting_for_a_choice(counts):
    """A planted leak, the former rule: seats with a choice are waited for."""

    def counted(self, g, seat, now):
        choice = len(self.session.question(seat).options) > 1
        return g.given.get(seat) if choice else counts(self, g, seat, now)

    return counted


def shorter(open_window):
    """A planted leak: a window is short where nobody at it can do more than decline."""

    def opened_shortly(self):
        open_window(self)
        g = self.reactions
        if g and all(len(self.question(seat).options) == 1 for seat in g.seats):
            g.began -= g.timing.least / 2

    return opened_shortly


def thinking_again(arrange):
    """A planted leak: a bot with a choice takes its time, and the window waits for it."""

    def arranged(self, seat):
        if len(self.session.question(seat).options) > 1:
            self._later(8.0, lambda: self.give(seat, self.default(seat)))
        else:
            arrange(self, seat)

    return arranged


@pytest.mark.parametrize(
    ("owner", "method", "leak", "kind"),
    [
        (TurnScheduler, "_counts", waiting_for_a_choice, "person"),
        (RoomSession, "open_window", shorter, "person"),
        (TurnScheduler, "_arrange", thinking_again, "bot"),
    ],
)
def test_a_length_that_depends_on_a_hand_is_found(owner, method, leak, kind):
    habit = SLOW if kind == "person" else SILENT
    planted = leak(getattr(owner, method))
    with patch.object(owner, method, planted):
        one, other = [lasts(which, kind, TOGETHER, habit) for which in ("one", "other")]

    assert abs(one - other) > 0.5
