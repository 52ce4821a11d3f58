"""How the search looks at Mafiozoo: numbers of a table, quiet tables, beliefs, ideas, styles."""

from itertools import pairwise
from math import isfinite
from random import Random

import pytest

from consigliere.bots import bot
from consigliere.bots.levels import mind_of
from consigliere.games.mafiozoo.bots.greedy import Greedy
from consigliere.games.mafiozoo.bots.net_features import SEAT, TABLE, net_features
from consigliere.games.mafiozoo.bots.styles import STYLES
from consigliere.games.mafiozoo.game import RULES
from consigliere.games.mafiozoo.rules.corruption import CardTurn
from consigliere.games.mafiozoo.rules.ending import totals
from consigliere.games.mafiozoo.rules.influence import InfluencePhase
from consigliere.kernel import determinize, observe
from tests.bots.games import last, questions, tables

from .table import P1, P2, Table, evaluate, other_edition

GREEDY, RANDOM = bot("mafiozoo", "greedy"), bot("mafiozoo", "random")
MIND = mind_of("mafiozoo")
STRICT = {"second_tie": "none", "bonus_window": "own", "building": "turns"}
LOOSE = {
    "bonus_window": "any",
    "bonus_uses": "unlimited",
    "walk": "back",
    "last_token": "exchange",
    "empty_play": "forced",
    "informant": "upto",
}


def feature(s, name: str, seat: int = P1) -> float:
    return net_features(s).seats[seat][SEAT.index(name)]


@pytest.mark.parametrize("house", [{}, STRICT, LOOSE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_network_is_given_has_the_same_finite_numbers_everywhere(seats, house):
    for s in tables(RULES.setup(seats, **house), [RANDOM] * seats, 3):
        if s.pending and s.round:
            seen = net_features(s)

            assert [len(SEAT)] * seats == [len(row) for row in seen.seats]
            assert len(TABLE) == len(seen.table)
            assert all(isfinite(x) for row in (*seen.seats, seen.table) for x in row)


def test_an_edition_of_ones_own_is_portrayed_as_well(monkeypatch):
    ref = other_edition(monkeypatch, "rounds = 4", "rounds = 3")
    t = Table(CardTurn(P1), hands="9 12", fund="3", edition=ref)

    assert 1 == net_features(t.state).table[TABLE.index("rounds to come")]


def test_what_the_network_is_given_depends_on_the_table_alone():
    for s in list(tables(RULES.setup(3), [GREEDY] * 3, 1))[30::40]:
        again = s.copy()
        again.news = ()

        assert net_features(s) == net_features(again)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_of_the_victory_add_up_to_one(seats):
    for s in list(tables(RULES.setup(seats), [GREEDY] * seats, 2))[30::50]:
        shares = MIND.value(s)

        assert seats == len(shares)
        assert sum(shares) == pytest.approx(1, abs=1e-5)


def test_who_has_more_may_expect_more():
    """Two more places in the last round."""
    less = Table(InfluencePhase(), round=4, places="gym | gym", tokens="L L")
    more = Table(InfluencePhase(), round=4, places="gym race dock | gym", tokens="L L")

    assert MIND.value(more.state)[P1] > MIND.value(less.state)[P1]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_winner_has_earned_most_and_nobody_nothing(seats):
    s = last(RULES.setup(seats), [GREEDY] * seats, 3)
    earned = MIND.lesson(s)

    assert sum(earned) == pytest.approx(1)
    assert (earned.index(max(earned)),) == RULES.winners(s)
    assert earned.index(min(earned)) == totals(s).index(min(totals(s)))
    assert min(earned) > 0


def test_gems_that_lead_promise_a_token():
    """§3.3.2 Nobody has a card left."""
    leads = Table(evaluate(9), golden="9", gems={9: "3 2"}, informants="1 | 2").until("choose")

    assert feature(leads.state, "favour tokens expected", P1) == 1
    assert feature(leads.state, "favour tokens expected", P2) == 0


def test_what_was_built_counts_before_it_is_shown():
    """§7.4"""
    t = Table(InfluencePhase(), round=4, tokens="L L P J | L L").say("P1: build pizza L L")

    assert 1 == feature(t.state, "henchmen")
    assert 2 == feature(t.state, "favour tokens")


@pytest.mark.parametrize("house", [{}, STRICT, LOOSE])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_quiet_table_is_never_far(seats, house):
    """And what others build, or answer in secret, is not judged halfway."""
    busy = longest = 0
    for before, s in pairwise(tables(RULES.setup(seats, **house), [GREEDY] * seats, 4)):
        busy = 0 if MIND.is_quiescent(before, s) else busy + 1
        longest = max(longest, busy if s.round else 0)
        assert not (s.answers and MIND.is_quiescent(before, s))

    assert longest <= 45  # while everybody is dealt his cards


def test_an_informant_that_was_not_played_is_doubtful():
    """P2 was asked at the Mayor (2), and held his language."""
    t = Table(evaluate(3), informants="1 | 2", fund="5 5").until("choose")
    view = observe(t.state, P1)
    unlikely, likely = t.state.copy(), t.state.copy()
    unlikely.informants = ((0,), (1,), (), ())
    likely.informants = ((0,), (11,), (), ())

    assert MIND.belief(view, unlikely) < 0.6 < MIND.belief(view, likely) == 1


def test_beliefs_are_shares():
    rng = Random(1)
    for view in list(questions(RULES.setup(4), [GREEDY] * 4, 7))[::10]:
        assert 0 <= MIND.belief(view, determinize(RULES, view, rng)) <= 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ideas_are_legal_and_the_greedy_answer_comes_first(seats):
    greedy = Greedy()
    for view in questions(RULES.setup(seats), [GREEDY] * seats, 5):
        ideas, own = MIND.ideas(view, Random(1)), {i.answer: i.gain for i in greedy.ideas(view)}

        assert all(i.answer in view.decision.options for i in ideas)
        assert len({i.answer for i in ideas}) == len(ideas) <= 25
        assert own[ideas[0].answer] == pytest.approx(max(own.values()))


@pytest.fixture(scope="module")
def ends():
    """How games end in which everybody has another style."""
    bots = [Greedy(j) for j in STYLES.values()]
    return [last(RULES.setup(len(bots)), bots, n) for n in range(12)]


def unseen(s, seat: int) -> int:
    return len(s.districts[seat]) - len(s.picks[seat])


@pytest.mark.parametrize(
    ("name", "what", "times"),
    [
        ("collector", lambda s, seat: len(s.picks[seat]), 1.2),
        ("miser", lambda s, seat: s.money[seat], 2.0),
        ("spy", lambda s, seat: len(s.informants[seat]), 1.5),
        ("gambler", unseen, 2.0),
    ],
)
def test_a_style_does_what_its_name_says(ends, name, what, times):
    """More often than any other."""
    counts = {style: sum([what(s, seat) for s in ends]) for seat, style in enumerate(STYLES)}
    mine = counts.pop(name)

    assert mine >= times * max(counts.values())


@pytest.mark.parametrize("name", STYLES)
def test_every_style_still_beats_random_players(name):
    games = [last(RULES.setup(3), [Greedy(STYLES[name]), RANDOM, RANDOM], n) for n in range(6)]

    assert sum([RULES.winners(s) == (P1,) for s in games]) >= 5
