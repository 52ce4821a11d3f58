"""The verbs, and what is refused."""

import pytest

from consigliere.kernel import Frame, Illegal, State, apply, start

from ..toy import VETO, game


class Lazy(Frame, frozen=True):
    def begin(self, s):
        return None


class Stop(Frame, frozen=True):
    def begin(self, s):
        return s.call(Deeper(), then=self.never)

    def never(self, s):
        raise AssertionError


class Deeper(Frame, frozen=True):
    def begin(self, s):
        return s.end()


def fresh():
    return VETO.new(VETO.setup(3))


def test_a_step_that_forgets_to_say_how_it_goes_on_is_found():
    with pytest.raises(RuntimeError, match="neither asked"):
        start(State(), Lazy())


def test_the_end_leaves_everything_where_it_is():
    s = start(State(), Stop())

    assert () == s.stack
    assert () == s.waiting()


def test_who_is_not_asked_cannot_answer():
    with pytest.raises(Illegal) as refused:
        apply(fresh(), 0, game.Pass())

    assert "illegal-not-asked" == refused.value.reason.message


def test_what_is_not_offered_cannot_be_answered():
    with pytest.raises(Illegal) as refused:
        apply(fresh(), -1, game.Pass())

    assert "illegal-not-offered" == refused.value.reason.message


def test_why_not_for_somebody_who_is_not_asked():
    assert "not-your-turn" == fresh().why_not(0, ("card", 1)).message


def test_a_copy_is_complete():
    s = fresh()
    copy = s.copy()
    copy.coins = (9, 9, 9)

    assert (6, 6, 6) == s.coins
