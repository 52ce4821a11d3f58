"""§1.3, §6 The printed edition: its values are those of the specification's tables 4.3 to 4.9."""

from collections import Counter

import pytest
from msgspec.structs import asdict

from consigliere.games.mob_city.edition import EDITIONS, read_edition
from consigliere.games.mob_city.parts import EVENTS, HOUSES, KINDS, LIEUTENANT
from consigliere.games.mob_city.plans import rectangle
from consigliere.kernel import Sheet

from .laying import ED

TEXT = ED.text

NUMBERS = {
    "cash": 6500,
    "notoriety": 1,
    "most_notoriety": 10,
    "pool": 2,
    "pool_notorious": 3,
    "notorious": 4,
    "snitch": 50,
    "police": 200,
    "whiskey": 100,
    "wage": 50,
    "lieutenant_wage": 200,
    "extortion": 10,
    "buildings": 7,
    "slots": 4,
    "grenade_victims": 2,
    "shootout_won": 1,
    "shootout_lost": 1,
    "safe_days": 6,
}
BLOCKS = {  # buildings in lot order, how many, price sum, notoriety sum
    "A": ("ho ss bc bs", 4, 21000, 5),
    "B": ("ho sc bs sc ss", 5, 22500, 6),
    "C": ("ho ss bc ss sc", 5, 22500, 6),
    "D": ("ss ho sc bs ss", 5, 22000, 6),
    "E": ("sc ho bc bs", 4, 21500, 5),
    "F": ("bs bc sc bs ss", 5, 22000, 5),
    "G": ("bc ss sc sc ss bs", 6, 23500, 6),
    "H": ("ss bc sc sc bc ss", 6, 24000, 6),
}
PLANNER = {  # price, notoriety, income, S(1), S(2), S(3), glasses, fine
    "ss": (3000, 1, 500, 700, 900, 1100, 200, 1000),
    "sc": (3500, 1, 500, 800, 1100, 1400, 300, 1500),
    "bs": (5000, 1, 1000, 1300, 1600, 1900, 300, 2000),
    "bc": (5500, 1, 1000, 1500, 2000, 2500, 500, 3000),
    "ho": (7500, 2, 1500, 2000, 2500, 3000, 500, 4000),
}
CHARACTERS = """
soldier 1 4 5
soldier 2 3 6
soldier 2 4 3
soldier 3 3 6
soldier 4 2 4
moll 2 2 2
moll 3 2 1
moll 1 3 1
torpedo 4 4 3
torpedo 5 4 3
torpedo 5 5 2
assassin 8 3 1
assassin 9 2 2
assassin 9 3 1
lieutenant 5 6 2
lieutenant 6 5 2
lieutenant 6 6 2
lieutenant 7 5 1
lieutenant 7 6 1
"""
WEAPONS = {"revolver": (1, 10), "shotgun": (2, 7), "tommygun": (4, 4), "grenade": (0, 3)}


def houses(block):
    """The buildings of a block, in lot order."""
    return [(HOUSES[ED.kinds_of_house[b]], ED.houses[b]) for b in ED.lots[ED.blocks.index(block)]]


def house(kind):
    return next(h for k, h in zip(ED.kinds_of_house, ED.houses, strict=True) if HOUSES[k] == kind)


def test_the_constants_are_those_of_1_4_and_1_5():
    """§1.4, §1.5, §3 Every number the rulebook prints."""
    assert NUMBERS == asdict(ED.numbers)


@pytest.mark.parametrize(
    ("captains", "layout"), [(2, (2, 2)), (3, (2, 2)), (4, (2, 3)), (5, (2, 3)), (6, (2, 4))]
)
def test_the_layouts_are_those_of_table_4_3(captains, layout):
    """§6.1 Four, six and eight blocks."""
    assert rectangle(*layout) == ED.layouts[captains]


def test_the_edition_before_the_balance_study_is_kept_under_its_old_ref():
    """Records and matches of then go on: docs/editions.md says what was changed, and why."""
    old = EDITIONS["standard-1"]
    known = dict(zip(ED.kinds_of_house, zip(old.houses, ED.houses, strict=True), strict=True))
    message = {
        HOUSES[k]: [(h.price, h.notoriety) for h in both]
        for k, both in known.items()
        if both[0] != both[1]
    }

    assert ("standard@315b4cc9", old) == (old.ref, EDITIONS["standard@315b4cc9"])
    assert {"bc": [(6000, 2), (5500, 1)], "ho": [(8500, 3), (7500, 2)]} == message


@pytest.mark.parametrize("block", BLOCKS)
def test_the_blocks_are_those_of_table_4_4(block):
    """§6.3 Buildings in lot order, their number, prices and notoriety."""
    kinds, count, prices, notoriety = BLOCKS[block]
    there = houses(block)

    assert kinds == " ".join([kind for kind, _ in there])
    assert (count, prices, notoriety) == (
        len(there),
        sum([h.price for _, h in there]),
        sum([h.notoriety for _, h in there]),
    )


@pytest.mark.parametrize("block", BLOCKS)
def test_every_block_has_eight_lots_and_earns_the_same(block):
    """§6.3 (4.4) $4000 of normal income."""
    assert (8, 4000) == (
        sum([h.lots for _, h in houses(block)]),
        sum([h.income for _, h in houses(block)]),
    )


def test_there_are_forty_buildings():
    """§6.3.1 5 hotels, 7 big clubs, 7 big shops, 10 small clubs, 11 small shops."""
    found = Counter([HOUSES[k] for k in ED.kinds_of_house])

    assert {"ho": 5, "bc": 7, "bs": 7, "sc": 10, "ss": 11} == found
    assert (40, "A-1", "H-6") == (len(ED.names), ED.names[0], ED.names[-1])


@pytest.mark.parametrize("kind", PLANNER)
def test_the_planner_card_is_table_4_6(kind):
    """§1.3.1 Price, notoriety, incomes, glasses and fine."""
    h = house(kind)
    speakeasy = [h.income + h.glasses * value for value in (1, 2, 3)]

    assert PLANNER[kind] == (h.price, h.notoriety, h.income, *speakeasy, h.glasses, h.fine)


@pytest.mark.parametrize("row", CHARACTERS.strip().splitlines())
def test_the_characters_are_those_of_table_4_7(row):
    """§5.1 Reflex, Health and how many."""
    kind, reflex, health, count = row.split()
    c = ED.cards.index(f"{kind}-{reflex}-{health}")

    assert (kind, int(reflex), int(health)) == (KINDS[ED.kinds[c]], ED.reflex[c], ED.health[c])
    assert int(count) == ED.enforcers.count(c)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_the_weapons_are_those_of_table_4_7(weapon):
    """§5.2 Bonus and how many; the Colt +1 is no card."""
    c = ED.cards.index(weapon)

    assert WEAPONS[weapon] == (ED.bonus[c], ED.enforcers.count(c))
    assert (1, False) == (ED.colt, "colt" in ED.cards)


def test_the_deck_has_72_cards():
    """§1.3 24 Soldiers, 4 Molls, 8 Torpedoes, 4 Assassins, 8 Lieutenants, 24 weapons."""
    found = Counter([KINDS[ED.kinds[c]] for c in ED.enforcers])

    assert 72 == len(ED.enforcers)
    assert [24, 4, 8, 4, 8, 10, 7, 4, 3] == [found[kind] for kind in KINDS]


def test_no_health_is_above_six():
    """§4.4 (A120) So bare hands can remove anybody, and every shootout ends."""
    people = [c for c in ED.enforcers if ED.kinds[c] <= LIEUTENANT]

    assert (2, 6) == (min(ED.health[c] for c in people), max(ED.health[c] for c in people))


def test_the_whiskey_cards_are_those_of_table_4_8():
    """§5.3 Two of each value."""
    assert (1, 1, 2, 2, 3, 3) == ED.whiskeys


def test_the_events_are_those_of_table_4_9():
    """§5.4 Four raids, four crackdowns, truce, up and down; Don is Dead comes later."""
    assert (*EVENTS[:-1],) == tuple([EVENTS[e] for e in ED.events])
    assert ("dead", 12) == (EVENTS[-1], len(EVENTS))


@pytest.mark.parametrize(
    ("card", "wage"), [("lieutenant-5-6", 200), ("moll-2-2", 50), ("grenade", 50)]
)
def test_wages(card, wage):
    """§3.2.1"""
    assert wage == ED.wage(ED.cards.index(card))


def test_it_is_found_by_name_and_by_reference():
    """§1.3.1 Records name it with its digest."""
    assert EDITIONS["standard"] is EDITIONS[f"standard@{ED.digest}"]
    assert read_edition(TEXT) == ED


def test_a_changed_value_changes_the_digest():
    """§1.3.1 So a record knows what it was played with."""
    assert ED.digest != read_edition(TEXT.replace("price = 3000", "price = 3100")).digest


def test_a_changed_note_does_not():
    """§1.3.1 Names and notes may change."""
    renamed = TEXT.replace('name = "standard"', 'name = "mine"').replace("at the start", "now")

    assert ED.digest == read_edition(renamed).digest


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("numbers.cash", "rulebook"),
        ("numbers.most_notoriety", "inferred"),
        ("layouts.2.rows", "inferred"),
        ("layouts.6.columns", "reconstructed"),
        ("blocks.A.north", "reconstructed"),
        ("planner.ho.price", "reconstructed"),
        ("planner.ho.income", "inferred"),
        ("planner.ho.fine", "reconstructed"),
        ("characters.moll-2-2.kind", "rulebook"),
        ("characters.moll-2-2.health", "reconstructed"),
        ("weapons.tommygun.bonus", "rulebook"),
        ("weapons.tommygun.count", "reconstructed"),
        ("whiskeys.3", "inferred"),
        ("events.raid", "inferred"),
    ],
)
def test_where_a_value_comes_from(path, kind):
    """§1.3.1 As section 4 of the specification says."""
    source = Sheet(TEXT).source(tuple(path.split(".")))

    assert source is not None
    assert kind == source.kind
