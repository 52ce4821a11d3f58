"""§3.3 District resolving: the event, sides, reading order, arrests, lot order, going home."""

import pytest

from consigliere.games.mob_city.events import (
    Arrested,
    EventTurned,
    NoIncome,
    Paid,
    Resolving,
    ShootoutBegan,
)
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.parts import CRACKDOWN, EVENTS, RAID, SIDES
from consigliere.games.mob_city.plans import rectangle
from consigliere.games.mob_city.rules.districts import Block, Districts, Resolve, hit
from consigliere.kernel import UNSEEN, observe

from .laying import ED
from .table import A, Table

PAST = "raid-north raid-east raid-south raid-west truce"


def test_the_event_of_the_day_is_turned_over():
    """§3.3.0 One of the cards that are left; it leaves the deck."""
    t = Table(Districts(), past="raid-north").say("*: happen truce")

    assert [8] == [e.event for e in t.news(EventTurned)]
    assert 9 == len(t.state.events)


def test_a_played_event_does_not_come_again():
    """§3.4.2"""
    t = Table(Districts(), past="raid-north truce")

    assert not {"happen raid-north", "happen truce"} & set(t.options("*"))


def test_don_is_dead_joins_the_deck_after_six_days():
    """§2.6 Five events are played, the sixth is turned: now he is among the rest."""
    t = Table(Districts(), past=PAST).say("*: happen up")

    assert [
        "crackdown-north",
        "crackdown-east",
        "crackdown-south",
        "crackdown-west",
        "down",
        "dead",
    ] == [EVENTS[e] for e in t.state.events.rest]


def test_don_is_dead_is_not_there_on_day_six():
    """§2.6 Nor any Day before."""
    t = Table(Districts(), past=PAST)

    assert "happen dead" not in t.options("*")


def test_don_is_dead_may_come_on_day_seven():
    """§2.6 One of six cards: each of the Days 7 to 12 is as likely."""
    t = Table(Districts(), past=f"{PAST} up")

    assert (6, 1) == (len(t.options("*")), len(t.options("*", "happen dead")))


@pytest.mark.parametrize(("captains", "blocks"), [(2, "ABCD"), (4, "ABCDEF"), (6, "ABCDEFGH")])
def test_t65_blocks_in_reading_order(captains, blocks):
    """§6.4 Row by row from west to east; four, six or eight of them."""
    t = Table(Resolve(0), captains=captains).play()

    assert blocks == "".join([ED.blocks[e.block] for e in t.news(Resolving)])


def test_t65_the_order_is_that_of_the_places():
    """§6.4 (A60) Not of the letters."""
    t = Table(Resolve(0), city="H B F A").play()

    assert "HBFA" == "".join([ED.blocks[e.block] for e in t.news(Resolving)])


SIDES_OF = {
    4: {"north": "1 2", "south": "3 4", "west": "1 3", "east": "2 4"},
    6: {"north": "1 2 3", "south": "4 5 6", "west": "1 4", "east": "3 6"},
    8: {"north": "1 2 3 4", "south": "5 6 7 8", "west": "1 2 5 6", "east": "3 4 7 8"},
}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("captains", "blocks"), [(2, 4), (3, 4), (4, 6), (5, 6), (6, 8)])
@pytest.mark.parametrize(("kind", "first"), [("raid", RAID), ("crackdown", CRACKDOWN)])
def test_which_blocks_a_police_event_hits(kind, first, captains, blocks, side):
    """§6.2 Half of the city; the middle column of six blocks is on no east or west side (A09)."""
    s = Table(Resolve(blocks), captains=captains, event=f"{kind}-{side}").state
    struck = [str(position + 1) for position in range(blocks) if hit(s, position, first)]

    assert SIDES_OF[blocks][side] == " ".join(struck)


@pytest.mark.parametrize("event", ["", "truce", "up", "down", "dead", "raid-north"])
def test_other_events_arrest_nobody(event):
    """§3.3.2"""
    s = Table(Resolve(4), event=event).state

    assert not any(hit(s, position, CRACKDOWN) for position in range(4))


@pytest.mark.parametrize("blocks", ["6", "8"])
def test_a_larger_city_has_its_own_sides(blocks):
    """§6.2, §7.2 Two Captains in a larger city."""
    n = int(blocks)
    house = House(blocks=blocks)
    city = " ".join(ED.blocks[:n])
    s = Table(Resolve(n), captains=2, house=house, city=city, event="raid-east").state
    struck = [str(position + 1) for position in range(n) if hit(s, position, RAID)]

    assert SIDES_OF[n]["east"] == " ".join(struck)


STREET = {
    "captains": 4,
    "crews": {"A": {1: "soldier-2-3 revolver"}, "B": {2: "soldier-2-4"}},
    "groups": {"A": {1: "B-3"}, "B": {2: "C-5"}},
}


def test_t28_the_centre_is_safe_from_an_eastern_crackdown():
    """§3.3.2, §6.2 Six blocks: the group in block 2 is safe, the one in block 3 is arrested."""
    t = Table(Resolve(0), event="crackdown-east", **STREET).play()

    assert ("soldier-2-3 revolver", "") == (t.crew("A", 1), t.crew("B", 2))
    assert (6600, 6500) == (t.cash("A"), t.cash("B"))


def test_arrested_cards_go_under_the_deck_together():
    """§3.3.2 (A67) Weapons too, unseen and in random order; the token goes home."""
    t = Table(Resolve(0), event="crackdown-north", **STREET).play()
    layer = observe(t.state, A).table.deck.layers[0]

    assert ("soldier-2-3 revolver / soldier-2-4", "") == (t.under(), t.group("A"))
    assert ((), (UNSEEN, UNSEEN)) == (layer.shown, layer.hidden)
    assert [2, 1] == [e.cards for e in t.news(Arrested)]


def test_an_arrested_lieutenant_was_visible():
    """§5.5.3 The others see him go, and nobody else."""
    crews = {"A": {1: "lieutenant-5-6 soldier-2-3"}}
    t = Table(Resolve(0), event="crackdown-west", crews=crews, groups={"A": {1: "A-4"}}).play()
    layer = observe(t.state, 1).table.deck.layers[0]

    assert ("lieutenant-5-6", 1) == (ED.cards[layer.shown[0]], len(layer.hidden))


HOME_GUARD = {
    "owns": {"A": "A-4"},
    "crews": {"A": {1: "soldier-2-3"}, "B": {1: "soldier-2-4"}},
    "groups": {"A": {1: "A-4"}},
}


def test_t29_a_group_on_its_own_building_is_safe():
    """§3.3.2 (A66) Crackdown North, alone on A's own Big shop."""
    t = Table(Resolve(0), event="crackdown-north", **HOME_GUARD).play()

    assert ("soldier-2-3", 7500) == (t.crew("A"), t.cash("A"))


def test_a_visitor_is_arrested_and_the_guard_stays():
    """§3.3.2 So there is no shootout, and the owner gets his whole income."""
    given = {**HOME_GUARD, "groups": {"A": {1: "A-4"}, "B": {1: "A-4"}}}
    t = Table(Resolve(0), event="crackdown-north", **given).play()

    assert ([], "soldier-2-3", "", 7500) == (
        t.news(ShootoutBegan),
        t.crew("A"),
        t.crew("B"),
        t.cash("A"),
    )


@pytest.mark.parametrize("owns", [{}, {"B": "A-4"}], ids=["unowned", "another's"])
def test_a_crackdown_arrests_on_foreign_and_on_unowned_buildings(owns):
    """§3.3.2 (A66)"""
    given = {**HOME_GUARD, "owns": owns}
    t = Table(Resolve(0), event="crackdown-west", **given).play()

    assert ("", 6500) == (t.crew("A"), t.cash("A"))


def test_the_police_holders_groups_are_not_arrested():
    """§3.1.3, §5.4.2 They extort as usual; the others are arrested."""
    given = {**HOME_GUARD, "owns": {}, "groups": {"A": {1: "A-4"}, "B": {1: "A-1"}}}
    t = Table(Resolve(0), event="crackdown-north", police="A", **given).play()

    assert ("soldier-2-3", 6600, "") == (t.crew("A"), t.cash("A"), t.crew("B"))


def test_the_side_is_that_of_the_building():
    """§5.4 (A59) Crackdown South: a group in a northern block is safe."""
    t = Table(Resolve(0), event="crackdown-south", **{**HOME_GUARD, "owns": {}}).play()

    assert "soldier-2-3" == t.crew("A")


def test_a_building_emptied_by_arrest_still_pays_its_owner():
    """§3.3.5 C's Hotel after A was arrested there."""
    t = Table(
        Resolve(0),
        event="crackdown-north",
        owns={"C": "A-1"},
        crews={"A": {1: "soldier-2-3"}},
        groups={"A": {1: "A-1"}},
    ).play()

    assert (8000, 6500) == (t.cash("C"), t.cash("A"))


def payments(t):
    return [(e.to, e.amount) for e in t.news(Paid)]


LOTS = {
    "notoriety": "A2 B1 C3",
    "owns": {"C": "A-1"},
    "crews": {
        "A": {1: "soldier-2-3 tommygun", 2: "soldier-3-3"},
        "B": {1: "soldier-1-4", 2: "soldier-1-4"},
    },
    "groups": {"A": {1: "A-2", 2: "A-4"}, "B": {1: "A-2", 2: "A-3"}},
}


def test_lone_groups_come_before_shootouts_and_empty_buildings_last():
    """§3.3.3-3.3.5 (A61) A-3 and A-4 in lot order, then the shootout at A-2, then A-1."""
    t = Table(Block(0), **LOTS).play("A: attack tommygun 1\n*: roll 6")

    assert [(1, 100), (0, 200), (0, 150), (2, 1500)] == payments(t)


def test_lone_groups_are_paid_before_the_notoriety_of_a_fight():
    """§3.3.3 A extorts A-4 with N2, and only then wins N3 at A-2."""
    t = Table(Block(0), **LOTS).play("A: attack tommygun 1\n*: roll 6")

    assert (3, 1) == (t.notoriety("A"), t.notoriety("B"))


def test_steps_stay_inside_their_block():
    """§3.3 The shootout of block 1 comes before a lone group of block 2 (A89: N counts)."""
    crews = {"A": {1: "soldier-2-3 tommygun", 2: "soldier-3-3"}, "B": {1: "soldier-1-4"}}
    groups = {"A": {1: "A-4", 2: "B-3"}, "B": {1: "A-4"}}
    t = Table(Resolve(0), crews=crews, groups=groups).play("A: attack tommygun 1\n*: roll 6")

    assert [(0, 200), (0, 200)] == payments(t)


def test_two_shootouts_of_a_block_follow_in_lot_order():
    """§3.3.4 A-2 before A-4."""
    crews = {
        "A": {1: "soldier-4-2 tommygun", 2: "soldier-4-2 tommygun"},
        "B": {1: "soldier-1-4", 2: "soldier-1-4"},
    }
    groups = {"A": {1: "A-4", 2: "A-2"}, "B": {1: "A-2", 2: "A-4"}}
    t = Table(Block(0), crews=crews, groups=groups).play("""
        A: attack tommygun 1
        *: roll 6
        A: attack tommygun 1
        *: roll 6
    """)

    assert ["A-2", "A-4"] == [ED.names[e.building] for e in t.news(ShootoutBegan)]


def test_when_a_block_is_done_all_its_tokens_are_home():
    """§3.3.8 Those of other blocks still stand there."""
    crews = {"A": {1: "soldier-2-3", 2: "soldier-2-4"}, "B": {1: "soldier-3-3"}}
    groups = {"A": {1: "A-1", 2: "B-1"}, "B": {1: "A-2"}}
    t = Table(Block(0), crews=crews, groups=groups).play()

    assert ("", "B-1", "") == (t.group("A", 1), t.group("A", 2), t.group("B", 1))


def test_under_a_truce_tokens_go_home_too():
    """§3.3.8 Both groups stood there in peace."""
    crews = {"A": {1: "soldier-2-3"}, "B": {1: "soldier-3-3"}}
    t = Table(
        Block(0), event="truce", crews=crews, groups={"A": {1: "A-1"}, "B": {1: "A-1"}}
    ).play()

    assert ("", "") == (t.group("A"), t.group("B"))


def test_an_unowned_building_without_a_group_pays_nobody():
    """§3.3.6"""
    t = Table(Resolve(0)).play()

    assert ([], []) == (payments(t), t.news(NoIncome))


@pytest.mark.parametrize(("row", "side"), [(0, "north"), (1, ""), (2, "south")])
def test_the_middle_of_an_odd_city_lies_on_no_side(row, side):
    """§6.2 An edition may have three rows: the middle one is neither north nor south."""
    assert side == " ".join([SIDES[on] for on in rectangle(3, 3)[3 * row + 1].sides])
