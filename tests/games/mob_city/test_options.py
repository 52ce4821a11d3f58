"""§7 Host options: where each applies, and where it just does not."""

from itertools import product

import pytest

from consigliere.games.mob_city.actions import Shift
from consigliere.games.mob_city.events import (
    EventSeen,
    HiredOpenly,
    Paid,
    PoolOpen,
    ShiftedOpenly,
)
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.parts import LIEUTENANT, POLICE, SNITCH, SOLDIER
from consigliere.games.mob_city.rules.bidding import Offer, Whiskeys
from consigliere.games.mob_city.rules.districts import Block
from consigliere.games.mob_city.rules.hiring import Hiring
from consigliere.games.mob_city.rules.wages import Wages
from consigliere.kernel import SPECTATOR, BadSetup, advance, observe

from .laying import ED, cards
from .table import A, B, C, Table


def test_the_host_may_choose_who_is_in_favour():
    """§7.1 (A05) Chance is not asked; it begins with the city."""
    t = Table.new(3, first="2")

    assert ("C", "lay") == (t.favour(), t.prompt())


def test_otherwise_chance_names_him():
    """§7.1 Normally chance has the first word."""
    assert "favour" == Table.new(3).prompt()


def test_the_first_in_favour_must_sit_at_the_table():
    """§7.1 There is no fourth seat at a table of three."""
    with pytest.raises(BadSetup, match="bad-option-value"):
        RULES.setup(3, first="3")


@pytest.mark.parametrize(("captains", "blocks"), [(2, 6), (2, 8), (3, 4), (4, 8), (6, 8)])
def test_a_larger_city(captains, blocks):
    """§7.2 (A14) Any larger one of 4, 6 and 8 blocks, or the same."""
    t = Table.new(captains, blocks=str(blocks)).until("deal")

    assert blocks == len(t.state.city)


@pytest.mark.parametrize(("captains", "blocks"), [(4, 4), (6, 4), (6, 6)])
def test_never_a_smaller_city(captains, blocks):
    """§7.2 (A08)"""
    with pytest.raises(BadSetup, match="bad-option-value"):
        RULES.setup(captains, blocks=str(blocks))


@pytest.mark.parametrize("value", ["3", "10", "many"])
def test_no_other_size(value):
    """§7.2 From 4 blocks to the 8 there are."""
    with pytest.raises(BadSetup, match="bad-option-value"):
        RULES.setup(2, blocks=value)


POOL = {"deck": "soldier-2-3 moll-2-2 revolver"}
OPEN = House(open_pool=True)


def pool_seen(t, seat):
    return cards(observe(t.state, seat).table.pool.cards)


@pytest.mark.parametrize("viewer", [A, B, C, SPECTATOR], ids=["A", "B", "C", "spectator"])
def test_an_open_pool_is_seen_by_all(viewer):
    """§7.3 (A22) Before anybody hires; whoever looks on sees it, too."""
    t = Table(Hiring((A, B, C)), house=OPEN, **POOL).until("hire")

    assert ("soldier-2-3 moll-2-2 revolver", 1) == (pool_seen(t, viewer), len(t.news(PoolOpen)))


def test_a_secret_pool_is_seen_by_the_one_who_hires():
    """§7.3 Normally."""
    t = Table(Hiring((A, B, C)), **POOL).until("hire")

    assert ["soldier-2-3 moll-2-2 revolver", "? ? ?", "? ? ?", "? ? ?"] == [
        pool_seen(t, seat) for seat in (A, B, C, SPECTATOR)
    ]


def test_picks_from_an_open_pool_are_seen():
    """§7.3 Who took what; the number in the slot is public as ever."""
    t = Table(Hiring((A, B, C)), house=OPEN, **POOL).until("hire").say("A: hire 2 moll-2-2")

    assert ["moll-2-2"] == [cards((e.card,)) for e in t.news(HiredOpenly)]
    assert (1, "soldier-2-3 revolver") == (len(t.sees("B", "A", 2).split()), pool_seen(t, B))


def test_leftovers_of_an_open_pool_are_known():
    """§7.3 Everybody has seen them."""
    t = Table(Hiring((A, B, C)), house=OPEN, **POOL).play()

    assert 3 == len(observe(t.state, B).table.deck.layers[0].shown)


COMPULSORY = House(compulsory=True)


def test_the_first_who_can_pay_must_take_the_police_card():
    """§7.4 (A32) A cannot pay, B must; nobody is asked."""
    t = Table(Offer(POLICE, (A, B, C)), house=COMPULSORY, cash="A199", notoriety="B2").play()

    assert ("", "B", [199, 6100, 6500]) == (
        t.was_asked("privilege_offer"),
        t.police(),
        [t.cash(seat) for seat in "ABC"],
    )


def test_the_first_who_can_pay_must_be_the_snitch():
    """§7.4 And looks at the card."""
    t = Table(Offer(SNITCH, (C, A, B)), house=COMPULSORY).play()

    assert [C] == [e.seat for e in t.news(EventSeen)]


def test_if_nobody_can_pay_nobody_must():
    """§7.4"""
    t = Table(Offer(POLICE, (A, B, C)), house=COMPULSORY, cash="A0 B0 C0").play()

    assert ("", []) == (t.police(), t.news(Paid))


def test_whiskey_is_never_compulsory():
    """§7.4 Only Snitch and Police are."""
    t = Table(Whiskeys((A,)), house=COMPULSORY)

    assert "decline" in t.options("A")


MOVING = House(moving=True)
CREW = {"A": {1: "soldier-2-3 revolver", 2: "lieutenant-5-6", 3: "lieutenant-6-6 moll-2-2"}}


def moving(crews=CREW, deck="soldier-2-4 soldier-3-3 soldier-4-2", house=MOVING):
    return Table(Hiring((A, B, C)), house=house, crews=crews, deck=deck).until("hire")


def test_cards_may_move_when_it_is_ones_turn_to_hire():
    """§7.5 (A28) The Revolver to the Lieutenant of slot 2."""
    t = moving().say("A: shift 1 2 revolver")

    assert ("soldier-2-3", "lieutenant-5-6 revolver") == (t.crew("A", 1), t.crew("A", 2))


def test_otherwise_cards_never_move():
    """§7.5 Normally."""
    assert [] == moving(house=House()).options("A", "shift")


def test_no_slot_gets_a_second_lieutenant():
    """§7.5"""
    t = moving()

    assert t.refuses("A: shift 2 3 lieutenant-5-6")
    assert "shift 2 1 lieutenant-5-6" in t.options("A")


def test_no_weapon_is_left_without_a_character():
    """§7.5 Neither left behind nor moved into an empty slot."""
    t = moving()

    assert t.refuses("A: shift 1 2 soldier-2-3")
    assert t.refuses("A: shift 1 4 revolver")


def test_moving_and_hiring_may_alternate():
    """§7.5 After two cards are hired one may still move."""
    t = moving().say("A: hire 4 soldier-2-4\nA: hire 4 soldier-3-3\nA: shift 1 4 revolver\nA: stop")

    assert ("soldier-2-4 soldier-3-3 revolver", "B") == (t.crew("A", 4), t.asked())


def test_others_do_not_see_which_card_was_moved():
    """§7.5, §8.2 B sees the slots; a Lieutenant is seen."""
    crews = {"A": {1: "soldier-2-3 soldier-2-4 revolver", 2: "lieutenant-5-6"}}
    tables = [moving(crews).say(f"A: shift 1 2 {c}") for c in ("soldier-2-3", "revolver")]
    seen = moving(crews).say("A: shift 2 1 lieutenant-5-6")

    assert tables[0].views("B") == tables[1].views("B")
    assert 1 == len(seen.news(ShiftedOpenly))


def arrangements(t):
    """Every crew A can come to, whatever the numbers of its slots."""
    seen, todo = set(), [t.state]
    while todo:
        s = todo.pop()
        key = tuple([group.cards for group in s.crews[A]])
        left = s.stack[-1][1].may_shift
        if (key, left) in seen:
            continue
        seen.add((key, left))
        todo += [advance(s, A, answer) for answer in s.options(A) if isinstance(answer, Shift)]
    return {tuple(sorted(key)) for key, _ in seen}


def legal_arrangements(t):
    """All ways to lay A's cards into four slots in order (§7.5)."""
    held = [c for group in t.state.crews[A] for c in group.cards]
    out = set()
    for places in product(range(4), repeat=len(held)):
        laid = sorted(zip(places, held, strict=True))
        slots = [tuple([c for at, c in laid if at == n]) for n in range(4)]
        if all(in_order([ED.kinds[c] for c in slot]) for slot in slots):
            out.add(tuple(sorted(slots)))
    return out


def in_order(kinds):
    """At most one Lieutenant, and no weapon without a character."""
    return kinds.count(LIEUTENANT) <= 1 and min(kinds, default=SOLDIER) <= LIEUTENANT


def test_the_crew_may_be_rearranged_freely():
    """§7.5 Every legal arrangement can be reached (up to the numbers of the slots)."""
    t = moving({"A": {1: "soldier-2-3 revolver", 2: "lieutenant-5-6 shotgun"}})

    assert legal_arrangements(t) == arrangements(t)


DISMISSAL = House(dismissal=True)


def test_cards_may_be_dismissed_though_they_could_be_paid():
    """§7.6 (A41) The Lieutenant leaves; the rest is paid."""
    t = Table(Wages(A), house=DISMISSAL, crews={"A": {1: "lieutenant-5-6 soldier-2-3"}})
    t.play("A: dismiss 1 lieutenant-5-6\nA: stop")

    assert (6450, "soldier-2-3", "lieutenant-5-6") == (t.cash("A"), t.crew("A"), t.under())


def test_nobody_need_be_dismissed():
    """§7.6 He stops at once and pays all."""
    t = Table(Wages(A), house=DISMISSAL, crews={"A": {1: "lieutenant-5-6 soldier-2-3"}}).play(
        "A: stop"
    )

    assert 6250 == t.cash("A")


def test_the_orphan_rule_holds_for_voluntary_dismissals():
    """§7.6, §5.5.4 The Revolver goes with its Soldier."""
    t = Table(
        Wages(A),
        house=House(dismissal=True, orphan_rule=True),
        crews={"A": {1: "soldier-2-3 revolver", 2: "soldier-2-4"}},
    ).play("A: dismiss 1 soldier-2-3\nA: stop")

    assert ("", "soldier-2-4", 6450) == (t.crew("A", 1), t.crew("A", 2), t.cash("A"))


def test_a_captain_short_of_cash_still_dismisses_no_more_than_needed():
    """§7.6, §3.2.5 The option is about cards that could be paid."""
    t = Table(Wages(A), house=DISMISSAL, cash="A50", crews={"A": {1: "soldier-2-3 revolver"}})

    assert ["dismiss 1 revolver"] == t.options("A")


BOMB = {
    "owns": {"B": "A-3"},
    "whiskey": "B2",
    "open": "A-3",
    "notoriety": "A5",
    "crews": {"A": {1: "soldier-2-3 grenade"}},
    "groups": {"A": {1: "A-3"}},
}
BOMBED = House(bombed_income=True)


def test_a_bombed_building_may_still_pay_its_owner():
    """§7.7 (A91) The normal income, and nobody extorts it."""
    t = Table(Block(0), house=BOMBED, **BOMB).play("A: throw")

    assert [6500, 7500] == [t.cash(seat) for seat in "AB"]


def test_otherwise_it_pays_nothing():
    """§7.7 Normally."""
    t = Table(Block(0), **BOMB).play("A: throw")

    assert [6500, 6500] == [t.cash(seat) for seat in "AB"]


def test_a_raided_building_pays_nothing_all_the_same():
    """§7.7 Only Grenades are meant: B pays his fine and gets nothing."""
    t = Table(Block(0), house=BOMBED, event="raid-north", **BOMB).play()

    assert [6500, 3500] == [t.cash(seat) for seat in "AB"]


@pytest.mark.parametrize("aid", [False, True])
def test_the_memory_aid_changes_no_rule(aid):
    """§7.9 (A109) Faces once shown are known either way; screens mark them, or not."""
    t = Table.fight(A="soldier-4-2 tommygun", B="soldier-1-4", house=House(memory_aid=aid))
    t.play("A: attack tommygun 1\n*: roll 6")

    assert "soldier-4-2 tommygun" == t.sees("B", "A")


def test_an_unknown_option_is_refused():
    """§7"""
    with pytest.raises(BadSetup, match="bad-option"):
        RULES.setup(3, weather="bad")
