"""Reviews: what each decision cost given what its seat knew, luck apart from skill."""

import msgspec
import pytest
from msgspec.structs import replace

from consigliere.analyst import Case, Review, judge, review
from consigliere.analyst.case import BadCase
from consigliere.analyst.judge import Depth, _believed, _grade
from consigliere.analyst.luck import luck
from consigliere.analyst.review import put_together
from consigliere.analyst.telling import answered, happened
from consigliere.kernel import CHANCE, Line
from consigliere.words import game_text

from ..sample import REACTING
from .table import Counting, finished

TINY = Depth(simulations=1, least=6, most=6, again=1.0)


def made(work):
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


@pytest.fixture(scope="module")
def case():
    return Case(Counting(), finished())


@pytest.fixture(scope="module")
def found(case):
    return made(review(case, depth=TINY))


def test_every_decision_with_a_choice_is_looked_at_once(case, found):
    chosen = [
        at
        for at, line in enumerate(case.lines)
        if line.seat != CHANCE and len(case.states[at].options(line.seat)) > 1
    ]

    assert chosen == [d.at for d in found.decisions]


class Hands(Counting):
    """Who holds higher cards is thought to win."""

    def value(self, s):
        held = [1.0 + sum(hand) for hand in s.hands]
        return tuple([one / sum(held) for one in held])


def test_luck_is_told_where_the_judge_sees_what_chance_did(found):
    """One who counts no cards sees nothing of a draw: that is no luck of 0."""
    seen = put_together(Case(Hands(), finished()), (0, 1, 2), [])

    assert all(isinstance(side.luck, float) for side in seen.sides)
    assert {None} == {side.luck for side in found.sides}


def test_a_share_is_made_of_skill_luck_and_the_others(found):
    for side in found.sides:
        whole = side.start + side.skill + (side.luck or 0.0) + side.others

        assert pytest.approx(side.end) == whole
        assert side.skill <= 0
        assert side.skill_low <= side.skill <= side.skill_high


def test_the_chart_ends_with_the_outcome(case, found):
    winners = case.game.winners(case.states[-1])
    last = found.chart[-1]

    assert len(case.lines) == last.at
    assert [(seat in winners) / len(winners) for seat in range(3)] == list(last.shares)
    assert all(sum(point.shares) == pytest.approx(1) for point in found.chart)


def test_the_same_game_gives_the_same_review(case, found):
    assert found == made(review(case, depth=TINY))


def test_one_seat_can_be_looked_at_alone(case, found):
    alone = made(review(case, (1,), TINY))

    assert [1] == [side.seat for side in alone.sides]
    assert [d for d in found.decisions if d.seat == 1] == list(alone.decisions)


def test_it_can_be_stopped_at_any_decision(case):
    work = review(case, depth=TINY)
    steps = [next(work) for _ in range(3)]
    work.close()

    assert [0, 1, 2] == [step.done for step in steps]


def test_a_review_goes_through_json(found):
    assert found == msgspec.json.decode(msgspec.json.encode(found), type=Review)


def chances(case):
    return [at for at, line in enumerate(case.lines) if line.seat == CHANCE and at > case.first]


def test_what_one_seat_gains_by_chance_the_others_lose(case):
    assert all(abs(sum(luck(case, at))) < 1e-9 for at in chances(case))


def test_where_chance_had_no_choice_nobody_was_lucky(case, monkeypatch):
    at = chances(case)[0]
    only = [(case.answer(at), 1)]
    monkeypatch.setattr("consigliere.analyst.luck._outcomes", lambda _case, _at: only)

    assert (0.0, 0.0, 0.0) == luck(case, at)


def test_a_likely_stroke_of_chance_is_less_luck_than_a_rare_one(monkeypatch):
    """Of what may come, one outcome leaves the first seat with nothing."""
    case = Case(Drawing(), finished())
    at = chances(case)[0]
    good, bad = case.answer(at), "bad"
    case.worth = lambda s: (0.0, 0.5, 0.5) if s == "bad" else (0.6, 0.2, 0.2)
    monkeypatch.setattr("consigliere.analyst.luck.advance", lambda _s, _seat, answer: answer)
    gained = []
    for weight in (1, 9):
        both = [(good, weight), (bad, 1)]
        monkeypatch.setattr("consigliere.analyst.luck._outcomes", lambda _c, _at, b=both: b)
        gained.append(luck(case, at)[0])

    assert [pytest.approx(0.3), pytest.approx(0.06)] == gained


def test_noise_is_called_no_mistake_and_costs_nothing():
    assert 0.0 == _believed(0.02, 0.03)
    assert 0.02 > _believed(0.02, 0.01) > 0
    assert ["fine", "inaccuracy", "mistake", "blunder"] == [
        _grade(low) for low in (0.01, 0.03, 0.07, 0.3)
    ]


class Drawing(Counting):
    """A seat that has passed can no longer win."""

    def value(self, s):
        alive = [0.01 if passed else 1.0 for passed in s.passed]
        return tuple([one / sum(alive) for one in alive])

    def is_quiescent(self, before, s):
        return True


def test_what_throws_the_game_away_is_a_blunder():
    record = finished()
    case = Case(Drawing(), record)
    at = next(n for n, line in enumerate(case.lines) if line.text == "pass")
    found = judge.judge(case, at, replace(TINY, least=16, most=16))

    assert "blunder" == found.grade
    assert "pass" == found.said != found.best
    assert found.low <= found.cost <= found.high


def test_turning_points_are_told_in_words(case, found):
    result = game_text(REACTING, "it", ["Ada", "Bruno", "Ciro"])

    assert all(happened(result, case, turn.at) for turn in found.turns)
    assert all(answered(result, case, d.at, d.best) for d in found.decisions)


def test_a_game_without_an_end_is_refused():
    record = finished()
    with pytest.raises(BadCase) as refusal:
        Case(Counting(), replace(record, scores=None))

    assert "review-unfinished" == refusal.value.reason.message


def test_a_record_that_cannot_be_replayed_is_refused():
    record = finished()
    wrong = replace(record, lines=(*record.lines[:-1], Line(0, "nonsense")))

    with pytest.raises(ValueError, match="record-"):
        Case(Counting(), wrong)
