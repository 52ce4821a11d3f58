"""How the search looks at Mob City: its numbers, tables at rest, beliefs, ideas, styles."""

from collections import Counter
from functools import cache
from itertools import pairwise
from math import isfinite
from random import Random

import pytest
from msgspec.structs import replace

from consigliere.bots import bot
from consigliere.games.mob_city.actions import Buy, Go, Take
from consigliere.games.mob_city.bots.greedy import Greedy
from consigliere.games.mob_city.bots.mind import Mind
from consigliere.games.mob_city.bots.net_features import SEAT, TABLE
from consigliere.games.mob_city.bots.styles import STYLES
from consigliere.games.mob_city.edition import EDITIONS
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.parts import EVENTS, REVOLVER
from consigliere.games.mob_city.rules.bidding import Bids
from consigliere.games.mob_city.rules.day import Will
from consigliere.games.mob_city.rules.orders import Orders
from consigliere.kernel import Deck, Known, determinize, observe, put
from tests.bots.games import last, questions, tables

from .table import A, B, C, Table

MIND = Mind()
GREEDY = bot("mob-city", "greedy")
RANDOM = bot("mob-city", "random")
HOUSE = {"hidden_money": "1", "dismissal": "1", "moving": "1", "blocks": "8"}


@pytest.fixture
def own_edition(monkeypatch):
    """Fewer slots, another sum to begin with, more events."""
    text = EDITIONS["standard"].text
    for old, new in (("slots = 4", "slots = 3"), ("cash = 6500", "cash = 9000")):
        text = text.replace(old, new, 1)
    own = RULES.read_edition(text.replace("truce = 1", "truce = 3", 1))
    monkeypatch.setitem(EDITIONS, "own", own)
    return "own"


def look_at(s):
    p = MIND.net_features(s)

    assert s.seats() == len(p.seats)
    assert ({len(SEAT)}, len(TABLE)) == ({len(row) for row in p.seats}, len(p.table))
    assert all(isfinite(x) for row in (*p.seats, p.table) for x in row)


@pytest.mark.parametrize(("seats", "house"), [(2, {}), (3, HOUSE), (4, {}), (5, {}), (6, HOUSE)])
def test_every_table_has_a_net_features_of_the_same_length(seats, house):
    for s in tables(RULES.setup(seats, **house), [RANDOM] * seats, 1):
        look_at(s)


def test_own_editions_have_net_features_too(own_edition):
    for s in tables(replace(RULES.setup(3), edition=own_edition), [GREEDY] * 3, 2):
        look_at(s)


def test_what_the_network_is_given_depends_on_the_world_alone():
    seen = [(s, MIND.net_features(s)) for s in [*tables(RULES.setup(3), [GREEDY] * 3, 3)][::25]]

    assert all(MIND.net_features(s.copy()) == p for s, p in reversed(seen))


def test_what_the_network_is_given_does_not_know_the_will():
    """§8.4.3"""
    s = Table(Will()).state
    read = s.copy()
    read.will = 1

    assert MIND.net_features(read) == MIND.net_features(s)


def test_before_the_will_is_read_half_of_the_victory_goes_to_each():
    """§3.5.2"""
    s = Table(Will(), cash="A9000 B3000 C1000", notoriety="A2 B7 C1").state

    assert (0.5, 0.5, 0.0) == MIND.value(s) == MIND.verdict(s)


def test_values_add_up_and_rise_with_cash_and_notoriety():
    before = {"cash": "A1000 B5000 C5000", "notoriety": "A3 B3 C3", "day": 7}
    poor = ordering(**before)
    rich = ordering(**before | {"cash": "A15000 B5000 C5000"})
    famous = ordering(**before | {"notoriety": "A8 B3 C3"})

    assert 1.0 == pytest.approx(sum(poor), abs=1e-5)
    assert poor[A] < rich[A] and poor[A] < famous[A]


def ordering(**given):
    crews = {seat: {1: "soldier-2-3"} for seat in "ABC"}
    return MIND.value(Table(Orders((A, B, C)), crews=crews, **given).state)


def test_a_table_is_quiet_every_few_answers():
    gaps = []
    for seed in range(5, 9):
        pairs = pairwise(tables(RULES.setup(4), [GREEDY] * 4, seed))
        quiescent = [i for i, pair in enumerate(pairs) if MIND.is_quiescent(*pair)]
        gaps += [b - a for a, b in pairwise(quiescent)]

    assert 12 > sum(gaps) / len(gaps) and 60 > max(gaps)


def test_no_table_is_quiet_in_the_middle_of_a_shootout():
    for before, s in pairwise(tables(RULES.setup(4), [GREEDY] * 4, 6)):
        assert not (s.kind in ("roll", "again", "loot", "lead") and MIND.is_quiescent(before, s))


def test_beliefs_lie_between_nothing_and_all():
    rng = Random(1)
    for view in [*questions(RULES.setup(4), [GREEDY] * 4, 7)][::9]:
        assert 0.0 <= MIND.belief(view, determinize(RULES, view, rng)) <= 1.0


def test_nobody_has_hired_revolvers_only():
    t = Table(Bids((A, B, C)), crews={"B": {1: "soldier-2-3 soldier-3-3 soldier-1-4"}})
    revolver, group = EDITIONS["standard"].kinds.index(REVOLVER), t.state.crews[B][0]
    odd = t.state.copy()
    armed = replace(group, cards=(group.cards[0], revolver, revolver))
    odd.crews = put(odd.crews, B, put(odd.crews[B], 0, armed))
    view = observe(t.state, A)

    assert MIND.belief(view, odd) < 0.2 < 0.9 < MIND.belief(view, t.state)


@pytest.mark.parametrize(("event", "fits"), [("raid-north", False), ("raid-south", True)])
def test_a_snitch_does_not_open_what_will_be_raided(event, fits):
    """§3.1.2 B knows the event, and pours in the north."""
    s = Table(Orders((C,)), owns={"B": "A-3"}, open="A-3", whiskey="B3").state
    known = EVENTS.index(event)
    s.events = Deck(tuple([e for e in s.events.rest if e != known]), (Known(known, (B,)),))

    assert fits == (MIND.belief(observe(s, A), s) > 0.5)


def test_ideas_are_legal_and_begin_with_the_greedy_answer():
    for n, view in enumerate(questions(RULES.setup(4, **HOUSE), [GREEDY] * 4, 8)):
        ideas = MIND.ideas(view, Random(n))

        assert ideas[0] == max(ideas, key=lambda i: i.gain) and len(ideas) <= 14
        assert all(i.answer in view.decision.options for i in ideas)
        assert len(ideas) == len({i.answer for i in ideas})


class Watched:
    """A greedy Captain, and what he did."""

    def __init__(self, style=None):
        self.bot, self.did = Greedy(STYLES[style]) if style else GREEDY, Counter()

    def __call__(self, view, rolls):
        answer, s = self.bot(view, rolls), view.table
        match answer:
            case Go(_, building) if s.at(building):
                self.did["attacks"] += 1
            case Buy():
                self.did["bought"] += 1
            case Take():
                self.did["taken"] += 1
        return answer


@cache
def played(style=None, games=12):
    """What such a Captain does in some games against two sound ones."""
    who = Watched(style)
    for n in range(games):
        bots = [GREEDY] * 3
        bots[n % 3] = who
        setup = RULES.setup(3, compulsory="false")  # Snitch and Police may be declined
        who.did["cash"] += last(setup, bots, n).cash[n % 3]
    return who.did


def test_a_brawler_looks_for_shootouts():
    assert played("brawler", 36)["attacks"] > 1.4 * played(None, 36)["attacks"]


def test_a_builder_owns_more_than_a_miser():
    assert played("builder")["bought"] > played()["bought"] > 1.5 * played("miser")["bought"]


def test_a_miser_has_more_cash():
    assert played("miser")["cash"] > 1.1 * played("builder")["cash"]


def test_a_schemer_pays_snitch_and_police():
    assert played("schemer")["taken"] > 1.6 * played()["taken"]


@pytest.mark.parametrize("style", STYLES)
def test_every_style_beats_random_players(style):
    wins = 0
    for n in range(6):
        bots = [RANDOM] * 3
        bots[n % 3] = Greedy(STYLES[style])
        wins += RULES.winners(last(RULES.setup(3), bots, n)) == (n % 3,)

    assert wins >= 5
