"""Hints: the best answers to a question, by the View alone, and what speaks for the first."""

import pytest

from consigliere.analyst import hint
from consigliere.analyst.telling import advised, reason
from consigliere.analyst.why import Watcher, Why, rounded
from consigliere.bots.search import Budget
from consigliere.games import GAMES, features, game
from consigliere.kernel import CHANCE, Dealer, Match, Stream, observe
from consigliere.words import LANGUAGES, game_text

from ..sample import REACTING
from .table import Counting, asked

NAMES = ["Ada", "Bruno", "Ciro"]


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_names_one_to_three_answers_the_best_first(key):
    view = asked(key)
    found = hint(Counting(key), view, Stream(1), Budget(12, wide=3))

    assert 1 <= len(found.advice) <= 3
    assert all(one.answer in view.decision.options for one in found.advice)
    assert 0.0 == found.advice[0].behind
    assert all(one.low <= one.value <= one.high for one in found.advice)
    assert pytest.approx(1.0) == sum(found.shares)


def test_the_same_view_and_rolls_give_the_same_hint():
    view = asked()

    assert hint(Counting(), view, Stream(5)) == hint(Counting(), view, Stream(5))


def test_a_hint_is_the_same_in_every_world_that_looks_the_same():
    """Two tables that differ in what is hidden from the seat."""
    rules = game(REACTING)
    match, chance = Match(rules, rules.setup(3)), Dealer(4)
    while match.state.waiting() == (CHANCE,):
        match.deal(chance)
    seat = match.state.waiting()[0]
    view = observe(match.state, seat)
    other = observe(rules.sample(view, Stream("another world")), seat)

    assert view == other
    assert hint(Counting(), view, Stream(1)) == hint(Counting(), other, Stream(1))


def test_the_only_answer_is_told_as_such():
    view = asked()
    one = type(view.decision.options)((next(iter(view.decision.options)),))
    alone = type(view)(view.seat, view.table, type(view.decision)(view.seat, "turn", one))
    found = hint(Counting(), alone, Stream(1))

    assert Why("only") == found.why
    assert 1 == len(found.advice)


class Ends:
    """Where simulations came to: a table of each game, with a quantity changed."""

    def __init__(self, monkeypatch, **by_answer):
        monkeypatch.setattr(type(features(REACTING)), "counts", lambda _self, s: s)
        self.watcher = Watcher(REACTING)
        for answer, (rows, won) in by_answer.items():
            for row in rows:
                self.watcher(answer, row, won)


def test_the_reason_is_the_quantity_that_differs_most_for_its_spread(monkeypatch):
    best = [{"points": (2, 1), "cards": (c, 3)} for c in (1, 9, 5, 6)]
    other = [{"points": (1, 1), "cards": (c, 3)} for c in (0, 8, 4, 5)]
    ends = Ends(monkeypatch, best=(best, (0.6, 0.4)), other=(other, (0.5, 0.5)))

    assert Why("more", "points", 1.0, 0) == ends.watcher.why("best", "other", 0, 1)


def test_less_for_the_rival_is_a_reason_and_less_for_oneself_is_none(monkeypatch):
    best = [{"points": (1, 0), "cards": (2, 3)}] * 4
    other = [{"points": (1, 2), "cards": (4, 3)}] * 4
    ends = Ends(monkeypatch, best=(best, (0.6, 0.4)), other=(other, (0.5, 0.5)))

    assert Why("less", "points", 2.0, 1) == ends.watcher.why("best", "other", 0, 1)


def test_fewer_in_the_cell_is_a_reason(monkeypatch):
    best, other = [{"cell": (0, 0)}] * 4, [{"cell": (1, 0)}] * 4
    ends = Ends(monkeypatch, best=(best, (0.6, 0.4)), other=(other, (0.5, 0.5)))

    assert Why("less", "cell", 1.0, 0) == ends.watcher.why("best", "other", 0, 1)


def test_where_nothing_can_be_counted_the_rival_who_loses_most_is_named(monkeypatch):
    same = [{"points": (1, 1, 1)}] * 4
    ends = Ends(monkeypatch, best=(same, (0.5, 0.3, 0.2)), other=(same, (0.4, 0.31, 0.29)))

    assert Why("chances", "", 9.0, 2) == ends.watcher.why("best", "other", 0, 1)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quantity_of_a_game_has_words(key, lang):
    result = game_text(key, lang, NAMES)
    for name in features(key).counts(asked(key).table):
        assert result.words.knows(f"{key}-hint-{name}")
        one = reason(Why("more", name, 1.0, 0), result, 0)
        some = reason(Why("less", name, 1.5, 1), result, 0)

        assert "Bruno" in some and "Bruno" not in one
        assert ("1.5" if lang == "en" else "1,5") in some


def test_numbers_are_rounded_as_people_say_them():
    assert [0.3, 1.5, 12.0] == [rounded(0.26), rounded(1.46), rounded(12.4)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_told_in_lines(lang):
    view = asked()
    found = hint(Counting(), view, Stream(1))
    lines = advised(found, game_text(REACTING, lang, NAMES), view)

    assert len(found.advice) + 1 == len(lines)
    assert lines[0].startswith("1. ")
