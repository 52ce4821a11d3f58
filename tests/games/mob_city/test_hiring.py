"""§3.1.1 The Enforcer pool; §3.1.5 where cards may be placed."""

import pytest

from consigliere.games.mob_city.events import Hired, HiredOpenly, PoolDrawn, PoolReturned
from consigliere.games.mob_city.rules.hiring import Hiring
from consigliere.kernel import UNSEEN, observe

from .table import A, B, C, Table

FOUR_LIEUTENANTS = {
    1: "lieutenant-5-6",
    2: "lieutenant-6-5",
    3: "lieutenant-6-6",
    4: "lieutenant-7-5",
}


def hiring(deck, **table):
    """A hires first, then B, then C; the whole deck is the pool."""
    return Table(Hiring((A, B, C)), deck=deck, **table).until("hire")


def test_t04_a_weapon_may_follow_its_character():
    """§3.1.5 Four empty slots: Soldier into slot 2, then the Revolver into slot 2."""
    t = hiring("revolver shotgun soldier-2-3").play("""
        A: hire 2 soldier-2-3
        A: hire 2 revolver
    """)

    assert "soldier-2-3 revolver" == t.crew("A", 2)


def test_t04_two_weapons_need_a_character():
    """§3.1.5 Neither Revolver nor Shotgun may be taken into an empty slot."""
    t = hiring("revolver shotgun soldier-2-3")

    assert all(t.refuses(f"A: hire {slot} revolver") for slot in (1, 2, 3, 4))
    assert t.refuses("A: hire 1 shotgun")


def test_t04_taking_nothing_is_legal():
    """§3.1.1 (A27) All three cards pass on."""
    t = hiring("revolver shotgun soldier-2-3").say("A: stop")

    assert ("B", 3) == (t.asked(), len(t.pool().split()))


def test_t04_not_more_than_the_limit():
    """§3.1.1 After two cards the next Captain hires."""
    t = hiring("revolver shotgun soldier-2-3").say("A: hire 2 soldier-2-3\nA: hire 2 revolver")

    assert ("B", "shotgun") == (t.asked(), t.pool())


def test_t05_no_fifth_lieutenant():
    """§3.1.5 A Lieutenant in each slot: another cannot be taken."""
    t = hiring("lieutenant-7-6 soldier-2-3", crews={"A": FOUR_LIEUTENANTS})

    assert all(t.refuses(f"A: hire {slot} lieutenant-7-6") for slot in (1, 2, 3, 4))
    assert "hire 4 soldier-2-3" in t.options("A")


def test_a_lieutenant_goes_into_a_slot_without_one():
    """§3.1.5 (A30) An empty slot will do; only the slot with a Lieutenant is barred."""
    t = hiring("lieutenant-7-6", crews={"A": {1: "lieutenant-5-6", 2: "soldier-2-3"}})

    assert ["hire 2 lieutenant-7-6", "hire 3 lieutenant-7-6", "hire 4 lieutenant-7-6"] == t.options(
        "A", "hire"
    )


@pytest.mark.parametrize("kind", ["soldier-2-3", "moll-2-2", "torpedo-4-4", "assassin-9-2"])
def test_characters_go_anywhere(kind):
    """§3.1.5 (A29) Any slot, however full."""
    t = hiring(kind, crews={"A": {1: "soldier-1-4 soldier-1-4 revolver shotgun"}})

    assert [f"hire {slot} {kind}" for slot in (1, 2, 3, 4)] == t.options("A", "hire")


@pytest.mark.parametrize("kind", ["revolver", "shotgun", "tommygun", "grenade"])
def test_a_weapon_goes_only_where_a_character_is(kind):
    """§3.1.5 (A31) A slot with Assassins only will do."""
    t = hiring(kind, crews={"A": {2: "assassin-9-2", 4: "lieutenant-5-6"}})

    assert [f"hire 2 {kind}", f"hire 4 {kind}"] == t.options("A", "hire")


def test_hiring_is_free():
    """§3.1.1 (A26) Nobody pays; wages follow."""
    t = hiring("soldier-2-3 soldier-2-4").play("A: hire 1 soldier-2-3\nB: hire 1 soldier-2-4")

    assert [6500] * 3 == [t.cash(seat) for seat in "ABC"]


@pytest.mark.parametrize(("notoriety", "cards"), [("", 6), ("A4", 6), ("A5", 7), ("A5 B5 C10", 9)])
def test_the_pool_has_two_cards_for_each_and_three_for_the_notorious(notoriety, cards):
    """§3.1.1 Three for a notoriety above 4, not at 4."""
    t = Table(Hiring((A, B, C)), notoriety=notoriety).until("hire")

    assert ([cards], 72 - cards) == ([e.cards for e in t.news(PoolDrawn)], t.deck())


@pytest.mark.parametrize(("notoriety", "next_one"), [("A4", "B"), ("A5", "A")])
def test_the_notorious_may_hire_three(notoriety, next_one):
    """§3.1.1 (A23) N5 a third card, N4 not."""
    soldiers = "soldier-2-3 soldier-2-3 soldier-2-3 soldier-2-3"
    t = hiring(soldiers, notoriety=notoriety).say("A: hire 1 soldier-2-3\nA: hire 1 soldier-2-3")

    assert next_one == t.asked()


def test_a_short_deck_makes_a_small_pool():
    """§3.1.1 (A25) Three cards instead of six; nothing is reshuffled."""
    t = hiring("soldier-2-3 revolver shotgun")

    assert (3, 0) == (len(t.pool().split()), t.deck())


def test_an_empty_pool_ends_the_step():
    """§3.1.1 (A25) A takes both cards, B and C are not asked."""
    t = hiring("soldier-2-3 soldier-2-4").play("A: hire 1 soldier-2-3\nA: hire 1 soldier-2-4")

    assert "A A" == t.was_asked("hire")


def test_an_empty_deck_makes_no_pool():
    """§3.1.1 (A25) Nobody is asked."""
    t = Table(Hiring((A, B, C)), deck="")

    assert ("", []) == (t.was_asked("hire"), t.news(PoolReturned))


def test_who_cannot_place_a_card_is_asked_all_the_same():
    """§8.3.4 Only a weapon is left and all slots are empty: he can only stop."""
    t = hiring("revolver")

    assert ["stop"] == t.options("A")


def test_leftovers_go_under_the_deck():
    """§3.1.1, §5.5 (A24) Unseen, as one batch, under all that is there."""
    t = Table(Hiring((A, B, C))).play("A: hire 1 soldier-1-4")

    assert ("", 71) == (t.pool(), t.deck())
    assert ([5], 5) == ([len(layer) for layer in t.state.deck.layers], len(t.under().split()))
    layer = observe(t.state, A).table.deck.layers[0]
    assert (UNSEEN,) * 5 == layer.hidden


def test_what_lies_under_the_deck_comes_last():
    """§5.5.2 Only when the upper part is used up."""
    t = hiring("soldier-2-3 revolver").play("A: stop\nB: stop\nC: stop")
    t.then(Hiring((A, B, C))).until("hire")

    assert ("soldier-2-3 revolver", 0) == (t.pool(), t.deck())


def test_a_batch_lies_in_random_order():
    """§5.5.2 (A114) Whatever came back together may come next."""
    t = hiring("soldier-2-3 revolver grenade").play("A: stop\nB: stop\nC: stop")
    t.then(Hiring((A, B, C)))

    assert ["fill soldier-2-3", "fill revolver", "fill grenade"] == t.options("*")


def test_an_earlier_batch_comes_first():
    """§5.5.2 The deck is never reshuffled: what was put under later lies lower."""
    t = hiring("soldier-2-3 revolver").play("A: stop\nB: stop\nC: stop")
    t.then(Hiring((A, B, C))).play("A: hire 1 soldier-2-3")
    t.then(Hiring((A, B, C)))

    assert ["fill revolver"] == t.options("*")


def test_hired_cards_lie_face_down():
    """§3.1.5 Others see their number; a Lieutenant lies face up."""
    t = hiring("soldier-2-3 lieutenant-5-6 revolver").play("""
        A: hire 1 soldier-2-3
        A: hire 1 lieutenant-5-6
    """)

    assert ("lieutenant-5-6 ?", "soldier-2-3 lieutenant-5-6") == (
        t.sees("B", "A"),
        t.sees("A", "A"),
    )
    assert [1, 1] == [len(t.news(kind)) for kind in (Hired, HiredOpenly)]


def test_the_ranking_decides_who_hires_first():
    """§3.1.1 C, A, B; what C took is gone."""
    t = Table(Hiring((C, A, B)), deck="moll-3-2 soldier-2-3").until("hire")
    t.say("C: hire 3 moll-3-2\nC: stop")

    assert ("C C A", "soldier-2-3") == (t.was_asked("hire"), t.pool())


def test_cards_do_not_move_between_slots():
    """§3.1.5 (A28) Only the pool is offered."""
    t = hiring("soldier-2-3", crews={"A": {1: "soldier-1-4 revolver"}})

    assert [] == t.options("A", "shift")
    assert t.refuses("A: shift 1 2 soldier-1-4")


def test_two_equal_cards_are_one_choice():
    """§3.1.1 Four slots for either of them, not eight."""
    t = hiring("soldier-2-3 soldier-2-3")

    assert 5 == len(t.options("A"))
