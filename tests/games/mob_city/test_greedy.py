"""The greedy Captain: laws of bots, strength, and positions in which nobody hesitates."""

from itertools import product
from random import Random

import pytest

from consigliere.bots import bot
from consigliere.games.mob_city.bots.greedy import POLLS, QUESTIONS, SETS
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.parts import EVENTS
from consigliere.games.mob_city.rules.bidding import Offer, Whiskeys
from consigliere.games.mob_city.rules.grenade import GrenadeWindow
from consigliere.games.mob_city.rules.orders import Buying, Pouring, Sending
from consigliere.games.mob_city.rules.raids import Raids
from consigliere.games.mob_city.rules.wages import Wages
from consigliere.kernel import Deck, Known, Stream, determinize, observe
from tests.bots.games import last, questions

from .table import A, Table, building

GREEDY = bot("mob-city", "greedy")
RANDOM = bot("mob-city", "random")
OPEN = {"open_pool": "1", "moving": "1", "memory_aid": "1", "first": "1"}
SECRET = {"hidden_money": "1", "dismissal": "1", "bombed_income": "1", "compulsory": "0"}
RULINGS = {"grenade_in_shootout": "1", "notoriety_lost": "0", "moll_doubles": "income"}
EARLIER = {"compulsory": "0", "orphan_rule": "1", "claim_at_once": "0", "blocks": "8"}
SEPARATE = {"consigliere": "chair"}
TABLES: list[tuple[int, dict[str, str]]] = [(n, {}) for n in range(2, 7)] + [
    (n, h) for n in (3, 5) for h in (OPEN, SECRET, RULINGS, EARLIER, SEPARATE)
]


def test_the_answer_to_every_question_is_one_of_the_options():
    """Also in positions that only others would get into, and with every house rule."""
    met = set()
    for seed, (seats, house) in product((7, 10), TABLES):
        for view in questions(RULES.setup(seats, **house), [RANDOM] * seats, seed):
            options, kind = view.decision.options, view.decision.kind
            met.add(type(options.of[0]) if kind == "choose" else kind if len(options) > 1 else "")

            assert GREEDY(view, Stream(1)) in options

    assert {*QUESTIONS, *SETS, *POLLS} <= met


def test_same_view_and_same_rolls_give_the_same_answer():
    for n, view in enumerate(questions(RULES.setup(3), [GREEDY] * 3, 1)):
        assert GREEDY(view, Stream(n)) == GREEDY(view, Stream(n))


@pytest.mark.parametrize(("seats", "house"), [(2, {}), (4, SECRET), (5, OPEN)])
def test_hidden_cards_do_not_change_the_answer(seats, house):
    """In every world that looks the same to a seat it says the same."""
    rng = Random(2)
    for n, view in enumerate(questions(RULES.setup(seats, **house), [GREEDY] * seats, 6)):
        if rng.random() < 0.3:
            world = observe(determinize(RULES, view, rng), view.seat)

            assert GREEDY(view, Stream(n)) == GREEDY(world, Stream(n))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_one_greedy_bot_beats_random_ones(seats):
    setup, wins = RULES.setup(seats), 0
    for game in range(10):
        bots = [RANDOM] * seats
        bots[game % seats] = GREEDY
        wins += RULES.winners(last(setup, bots, game)) == (game % seats,)

    assert wins >= 9


def says(t: Table) -> str:
    """The answer of the greedy bot in the place of the seat that is asked."""
    seat = t.state.waiting()[0]
    return RULES.write(GREEDY(observe(t.state, seat), Stream(1)))


def foretold(t: Table, event: str) -> Table:
    """A is the Snitch, and knows."""
    known = EVENTS.index(event)
    rest = tuple([e for e in t.state.events.rest if e != known])
    t.state.events = Deck(rest, (Known(known, (A,)),))
    return t


def test_claims_what_can_be_claimed():
    """§4.3.6"""
    t = Table.fight(A="torpedo-5-4", B="moll-2-2", notoriety="A5 B4").until("act")

    assert "claim 1" == says(t)


STRONG = "torpedo-5-5 torpedo-5-4 lieutenant-6-6 soldier-3-3 soldier-2-4"


@pytest.mark.parametrize(("rivals", "answer"), [(STRONG, "throw"), ("moll-2-2", "attack")])
def test_in_a_lost_shootout_the_grenade_hits_the_building(rivals, answer):
    """§7.10 Against a strong group nobody shall win; a weak one is shot."""
    t = Table.fight(
        "A-3",
        A="assassin-9-3 grenade",
        B=rivals,
        owns={"B": "A-3"},
        house=House(grenade_in_shootout=True),
    )
    t.until("arm").say("A: arm grenade 0\nA: ready").until("act")

    assert answer == says(t).split()[0]


def test_claims_at_once():
    """§4.3.6 A Soldier shot, the Moll beside him is worth more than another shot at her."""
    t = Table.armed("lieutenant-7-6", "soldier-4-2 moll-2-2", notoriety="A5")
    t.say("A: attack colt 1\n*: roll 6")

    assert ("claim_now", "claim 1") == (t.prompt(), says(t))


def test_an_assassin_shoots_the_strongest():
    t = Table.fight(A="assassin-9-3 soldier-2-3", B="soldier-1-4 lieutenant-6-6").until("arm")
    t.say("A: ready\nB: ready")

    assert "lieutenant-6-6" in t.fighters().split(", ")[int(says(t).split()[-1])]


def test_the_best_gun_goes_to_who_makes_most_of_it():
    """§4.1 The quicker of two Soldiers."""
    t = Table.fight(A="soldier-1-4 soldier-4-2 tommygun", B="soldier-2-3")

    assert "arm tommygun 1" == says(t)


def test_a_lieutenant_needs_no_revolver():
    """§4.3.1 His Colt does the same."""
    t = Table.fight(A="soldier-1-4 lieutenant-7-6 revolver", B="soldier-2-3")

    assert "arm revolver 0" == says(t)


def test_takes_all_the_loot():
    t = Table.fight(A="torpedo-5-4 tommygun", B="soldier-1-4 shotgun")
    t.say(
        "A: arm tommygun 0\nA: ready\nB: arm shotgun 0\nB: ready\nA: attack tommygun 1\n*: roll 6"
    )

    assert ("loot", "loot shotgun") == (t.prompt(), says(t))


def test_opens_everything_under_police_protection():
    owns = {"A": "A-3 B-2 C-3"}
    t = Table(Pouring(A), owns=owns, whiskey="A3", police="A", cash="A3000")

    assert "pour A-3 B-2 C-3" == says(t)


def test_opens_nothing_where_a_raid_is_foretold():
    """§3.1.2, §6.2 The blocks A and B lie in the north."""
    owns = {"A": "A-3 B-2 C-3"}
    t = foretold(Table(Pouring(A), owns=owns, whiskey="A3", cash="A3000"), "raid-north")

    assert "pour C-3" == says(t)


def test_takes_no_whiskey_without_a_house_to_pour_it():
    t = Table(Whiskeys((A,)), cash="A500")

    assert "decline" == says(t)


def test_takes_the_best_whiskey_for_a_big_club():
    t = Table(Whiskeys((A,)), owns={"A": "A-3"}, cash="A4500")

    assert "drink 3" == says(t)


def test_goes_where_most_is_to_be_had():
    """§3.3.6 C sends last; the hotel A-1 is guarded, the hotel B-1 is not."""
    crews = {"A": {1: "lieutenant-6-6 torpedo-5-5 tommygun"}, "C": {1: "soldier-1-4"}}
    t = Table(Sending(2), crews=crews, groups={"A": {1: "A-1"}}, city="A B F G", notoriety="C3 A1")

    assert "go 1 B-1" == says(t)


def test_stays_out_of_a_crackdown():
    """§3.3.2 Everything but the safe side is closed to a wise man."""
    t = foretold(
        Table(Sending(A), crews={"A": {1: "torpedo-5-5"}}, city="A B F G"), "crackdown-north"
    )

    assert says(t).split()[-1][0] in "FG"


def test_a_moll_goes_to_the_speakeasy():
    """§3.3.6 She doubles what it brings."""
    t = Table(Sending(A), crews={"A": {2: "moll-3-2"}}, owns={"A": "A-3"}, open="A-3", whiskey="A3")

    assert "go 2 A-3" == says(t)


def test_buys_on_the_first_day():
    """§3.2.2 There is time enough for it to pay."""
    t = Table(Buying(A), crews={"A": {1: "soldier-2-3"}})

    assert says(t).startswith("buy")


def test_buys_nothing_on_the_last_day_that_it_does_not_need():
    """§3.5 Most notorious already, and just ahead in cash."""
    past = "raid-north raid-east raid-south raid-west truce up down"
    t = Table(Buying(A), day=8, past=past, cash="A9000 B8000", notoriety="A10 B6 C3")

    assert "stop" == says(foretold(t, "dead"))


def test_buys_notoriety_on_the_last_day():
    """§3.5 Nothing to hope for from cash, and one point behind."""
    past = "raid-north raid-east raid-south raid-west truce up down"
    t = Table(Buying(A), day=8, past=past, cash="A9000 B80000", notoriety="A6 B7 C3")

    assert says(foretold(t, "dead")).startswith("buy")


def test_pays_no_police_who_have_nothing_to_protect():
    t = Table(
        Offer(2, (A,)),
        house=House(compulsory=False),
        bids="A1234 B1234 C1234",
        notoriety="A8",
        crews={"A": {1: "moll-2-2"}},
    )

    assert "decline" == says(t)


def test_saves_the_building_that_is_worth_more():
    """§3.3.1 Big shop or Small club, not both."""
    mine = {"A": "B-3 B-4"}
    raided = tuple([building(b) for b in ("B-3", "B-4")])
    t = Table(
        Raids(raided), owns=mine, open="B-3 B-4", cash="A2200", event="raid-south", whiskey="A1"
    )

    assert "fine B-3" == says(t)


def test_keeps_the_best_man_for_nothing():
    """§3.2.5"""
    t = Table(Wages(A), cash="A0", crews={"A": {1: "soldier-1-4", 2: "torpedo-5-5 revolver"}})

    assert "keep 2 torpedo-5-5" == says(t)


def test_lets_go_nobody_who_earns_his_wages():
    """§7.6"""
    crews = {"A": {1: "torpedo-5-5 revolver", 2: "soldier-2-4"}}
    t = Table(Wages(A), house=House(dismissal=True), crews=crews, notoriety="A4")

    assert "stop" == says(t)


def test_bombs_a_speakeasy_it_cannot_take():
    """§3.3.7 B's men are too strong, and B is rich."""
    crews = {"A": {1: "soldier-1-4 grenade"}, "B": {1: "lieutenant-7-6 torpedo-5-5 tommygun"}}
    groups = {"A": {1: "A-3"}, "B": {1: "A-3"}}
    t = Table(
        GrenadeWindow(building("A-3")),
        crews=crews,
        groups=groups,
        owns={"B": "A-3"},
        open="A-3",
        whiskey="B3",
        notoriety="A3 B4",
        event="up",
        captains=2,
    )

    assert "throw" == says(t)
