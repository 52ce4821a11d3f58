"""The greedy bot of Mafiozoo: laws, strength, and positions in which nobody hesitates."""

from itertools import product
from random import Random

import pytest

from consigliere.bots import bot
from consigliere.games.mafiozoo.bots.greedy import QUESTIONS
from consigliere.games.mafiozoo.bots.judgement import SOUND
from consigliere.games.mafiozoo.bots.odds import PUPPET, chances
from consigliere.games.mafiozoo.game import RULES
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.parts import DISTRICTS
from consigliere.games.mafiozoo.rules.corruption import CardTurn, FinalBonuses
from consigliere.games.mafiozoo.rules.draws import GainDistricts
from consigliere.games.mafiozoo.rules.favour import Producer, Union
from consigliere.games.mafiozoo.rules.income import Docks
from consigliere.games.mafiozoo.rules.influence import InfluencePhase, TokenLimits
from consigliere.kernel import Stream, determinize, observe
from tests.bots.games import last, questions

from .table import P1, P2, P3, Table, evaluate

GREEDY, RANDOM = bot("mafiozoo", "greedy"), bot("mafiozoo", "random")
STRICT = {"second_tie": "none", "bonus_window": "own", "building": "turns"}
CHOSEN = {"tiles": "gogogogogogo", "first": "1", "memory_aid": "1"}
LOOSE = {
    "bonus_window": "any",
    "bonus_uses": "unlimited",
    "walk": "back",
    "last_token": "exchange",
    "puppet_second": "ignored",
    "informant": "upto",
}
FORCED = {"empty_play": "forced", "bonus_uses": "unlimited"}
TABLES = list(product((2, 3, 4), ({}, STRICT, CHOSEN, LOOSE, FORCED)))


@pytest.mark.parametrize(("seats", "house"), TABLES)
def test_the_answer_is_always_one_of_the_options(seats, house):
    """Also in positions that only others would get into, and with every house rule."""
    for crowd in (GREEDY, RANDOM):
        for view in questions(RULES.setup(seats, **house), [crowd] * seats, 5):
            assert GREEDY(view, Stream(1)) in view.decision.options


def test_same_view_and_same_rolls_give_the_same_answer():
    for n, view in enumerate(questions(RULES.setup(3), [RANDOM] * 3, 1)):
        assert GREEDY(view, Stream(n)) == GREEDY(view, Stream(n))


@pytest.mark.parametrize(("seats", "house"), TABLES[::2])
def test_hidden_cards_do_not_change_the_answer(seats, house):
    """In every world that looks the same to a seat it says the same."""
    rng = Random(2)
    for n, view in enumerate(questions(RULES.setup(seats, **house), [GREEDY] * seats, 6)):
        world = observe(determinize(RULES, view, rng), view.seat)

        assert GREEDY(view, Stream(n)) == GREEDY(world, Stream(n))


def test_every_kind_of_question_is_met_with_a_real_choice():
    """So the tests above have tried them all."""
    met = set()
    for seats, house in TABLES:
        for view in questions(RULES.setup(seats, **house), [RANDOM] * seats, 5):
            if len(view.decision.options) > 1:
                met.add(view.decision.kind)

    assert set(QUESTIONS) == met


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_greedy_bot_beats_random_ones(seats):
    wins = 0
    for game in range(14):
        bots = [RANDOM] * seats
        bots[game % seats] = GREEDY
        wins += RULES.winners(last(RULES.setup(seats), bots, game)) == (game % seats,)

    assert wins >= 13


def says(t: Table) -> str:
    """The answer of the greedy bot in the place of the seat that is asked."""
    seat = t.state.waiting()[0]
    return RULES.write(GREEDY(observe(t.state, seat), Stream(1)))


def lost(*but: int) -> dict[int, str]:
    """Characters where three gems win nothing (the tile being golden), all but these."""
    rivals = ("0 3", "0 0 3", "0 0 0 3")
    return {c: rivals[c % 3] for c in range(1, 13) if c not in but}


EVERY = " ".join(map(str, range(1, 13)))


def test_the_last_gems_take_the_lead_with_a_card_that_reaches_it():
    """§3.3.2 Nobody else has a card; three are enough for the Commissioner's token."""
    gems = lost() | {9: "0 2", 4: "0 3 3"}
    t = Table(CardTurn(P1), hands="9 12", golden=EVERY, gems=gems, fund="3", round=4)

    assert "bribe 9 9:3" == says(t)


def test_offers_no_more_than_is_asked():
    """§3.3.2 Two for the Banker; the third gem goes on to the Producer, who wants it."""
    gems = lost(7, 8) | {8: "2"}
    t = Table(CardTurn(P1), hands="7 7", golden="1 2", fund="3", visited=3, gems=gems, round=4)

    assert "bribe 7 7:2 8:1" == says(t)


def test_an_empty_fund_is_filled():
    """One gem, and three more cards to play."""
    t = Table(CardTurn(P1), hands="6 8 11 12", fund="1")

    assert says(t) in ("gain 6 3", "gain 8 3", "gain 11 3", "gain 12 3")


def test_an_informant_takes_the_lead():
    """X-11"""
    t = Table(evaluate(9), golden="9", gems={9: "3 2"}, informants="| 9", fund="- 5")
    t.until("choose", "P2")

    assert "inform 9 fund 2" == says(t)


@pytest.mark.parametrize("gems", ["1 3", "9 2"])
def test_no_informant_where_it_changes_nothing(gems):
    """P2 leads already, or cannot."""
    t = Table(evaluate(9), golden="9", gems={9: gems}, informants="| 9", fund="- 5")
    t.until("choose", "P2")

    assert "decline" == says(t)


def test_buys_the_token_that_makes_a_place():
    """§3.3.2 Five points for 3Z."""
    t = Table(evaluate(3), round=4, visited=1, gems={3: "1 3"}, tokens="W").until("pay")

    assert ("P1", "pay") == (t.asked(), says(t))


def test_buys_no_token_that_is_good_for_nothing():
    """§4.2 The last one of the last round is a point; 6Z are two, 1Z is none."""
    t = Table(evaluate(9), round=4, gems={9: "1 3"}, money="6").until("pay")

    assert ("P1", "decline") == (t.asked(), says(t))


def test_spends_the_money_on_the_better_of_two_favours():
    """5Z are enough for the token that makes a place, or later for a card of the Judge."""
    t = Table(evaluate(4), visited=1, gems={4: "1 3", 11: "1 3"}, tokens="L").until("pay")

    assert ("P1", "pay") == (t.asked(), says(t))


def test_keeps_the_money_for_a_better_favour_to_come():
    """With a Weapons token, only a Godfather token opens the Courthouse."""
    gems = {3: "1 3", 5: "1 3"}
    places = "gym race site dock black bet night pizza mass police news barb prison hall"
    t = Table(evaluate(3), round=4, visited=1, gems=gems, tokens="W", places=places).until("pay")

    assert ("P1", "decline") == (t.asked(), says(t))


def test_builds_the_best_there_is():
    """§3.4.1 The Courthouse by road from the City Hall; 8 points."""
    t = Table(InfluencePhase(), round=4, places="hall", tokens="G W")

    assert "build court W G" == says(t)


def test_opens_the_road_to_what_it_wants():
    """§3.4.1 Luigi's leads to the Massage Parlour, 11 points; two outer places are 10."""
    t = Table(InfluencePhase(), round=4, tokens="L L P J")

    assert "build pizza L L" == says(t)


def test_pays_with_the_token_it_does_not_need():
    """§3.4.2 The Godfather token is kept."""
    then = {"edition": "standard-1"}  # nothing better to do with it
    t = Table(InfluencePhase(), round=3, places="dock bet", tokens="W L G", **then)

    assert says(t) in ("build gym L W", "build pizza L W")


def test_keeps_the_wild_token():
    t = Table(InfluencePhase(), tokens="G P", places="hall barb hotel night dock site")
    t.say("P1: done")

    assert ("keep_token", "keep G") == (t.prompt(), says(t))


def test_takes_gems_rather_than_nothing():
    """§3.2.2 A card is played for nothing only where everything else would cost something."""
    t = Table(CardTurn(P1), hands="12 7", reserve="3", fund="0")

    assert says(t).startswith("gain")


def test_a_second_of_people_counts_past_the_puppet():
    """§6.9 Two rivals that play no more: the puppet between me and the leader does not matter."""
    rate = SOUND.visited
    rivals = ((5, 0), (3, PUPPET))
    blocked, free = [chances(rivals, rate, True, second)[2] for second in (True, False)]

    assert ((0.0, 1.0), 1.0) == ((blocked[2], free[2]), chances(rivals, rate, True)[4][2])


def test_waits_with_a_bonus_while_others_play_cards():
    """§6.2 At any time: the last moment is when nobody has a card to play."""
    house = House(bonus_window="any")
    early = Table(CardTurn(P1), hands="| 6 7 | 8 9 1 2", places="mass", house=house)
    late = Table(FinalBonuses((P1,)), places="mass", house=house)
    early.say("P2: gain 6 1")

    assert ("decline", "bonus mass 4") == (says(early), says(late))


def test_exchanges_a_token_only_where_a_district_is_worth_more():
    """§6.12 After the last round a token left over is worth a point; a sixth kind is worth two."""
    five = " ".join(DISTRICTS[:5])
    house = House(last_token="exchange")
    t = Table(TokenLimits((P1,)), round=4, tokens="L", house=house, districts=five, agenda="park")

    assert "keep-none" == says(t)


def test_completes_the_set():
    """§4.3 The park is all that is missing."""
    five = " ".join(DISTRICTS[:5])
    t = Table(GainDistricts(P1), districts=five, agenda="financial chinatown park university park")

    assert "pick park" == says(t)


def test_a_full_fund_wants_money_from_the_docks():
    """§1.7.4"""
    rich = Table(Docks(P1), fund="13", reserve="3")
    poor = Table(Docks(P1), fund="2", reserve="14")

    assert ("dock 0", "dock 3") == (says(rich), says(poor))


def test_gems_left_on_photographs_are_points_in_the_end():
    """§4.2 On 1 to 5, whom nobody evaluates any more."""
    put = Table(Union(P1), round=4, golden=EVERY, gems=lost(1, 2, 3, 4, 5)).until("put_gem")
    send = Table(Producer(P1), round=4).until("send_gems")

    assert says(put) in ("put 1", "put 2", "put 3", "put 4", "put 5")
    assert "send 2" == says(send)


def test_the_gem_of_the_union_decides_what_is_still_to_come():
    """§1.4.6 A third gem for the Planner; his two tokens are more than a gem that waits."""
    t = Table(Union(P1), golden="9", gems=lost(10) | {10: "2"}).until("put_gem")

    assert "put 10" == says(t)


def test_a_place_waits_for_the_last_moment_and_takes_the_lead():
    """§3.2.4"""
    early = Table(CardTurn(P1), hands="6 7 8", gems={4: "2 2"}, places="mass")
    late = Table(FinalBonuses((P1, P2, P3)), gems={4: "2 2"}, places="mass")
    own = Table(CardTurn(P1), hands="6 7", house=House(bonus_window="own"), places="mass")
    own.say("P1: gain 6 3")

    assert not says(early).startswith("bonus")
    assert ("bonus mass 4", "bonus mass 4") == (says(late), says(own))


def test_a_place_adds_no_gem_to_a_lead_that_is_safe():
    """§3.3.3 It would only go to the reserve."""
    t = Table(FinalBonuses((P1,)), gems={4: "5 2"}, places="mass", reserve="0")

    assert "decline" == says(t)
