"""Mob City on the table: what everybody sees there, what may be asked about it, how it ends."""

import pytest

from consigliere.games.mob_city.events import Ended
from consigliere.games.mob_city.house import House
from consigliere.games.mob_city.rules.bidding import Whiskeys
from consigliere.games.mob_city.rules.day import Will
from consigliere.games.mob_city.rules.orders import Buying
from consigliere.kernel import SPECTATOR, View, observe
from consigliere.words import game_text

from .table import ED, Table, card

ANNA, BRUNO, CIRO = range(3)
NAMES = ("Anna", "Bruno", "Ciro")
SOLDIER = card("soldier-2-3")


def texts(lang="en"):
    return game_text("mob-city", lang, NAMES)


def lines(t, reader, begin):
    return [line for line in texts().table(observe(t.state, reader)) if line.startswith(begin)]


def fight(**groups):
    t = Table.fight(**groups)
    while t.prompt() == "arm":
        t.say(f"{t.asked()[0]}: ready")
    return t.until("act")


def test_the_line_up_is_on_the_table():
    t = fight(A="lieutenant-7-6", B="soldier-1-4")

    assert ["No. 1, Anna: Lieutenant (7/6), Colt .45 (+1); acts now"] == lines(t, CIRO, "No. 1")
    assert ["No. 2, you: Soldier (1/4), no weapon"] == lines(t, BRUNO, "No. 2")


def test_a_building_on_the_table():
    t = Table(Buying(ANNA), owns={"B": "A-3"}, open="A-3", whiskey="B2", groups={"C": {2: "A-3"}})

    assert [
        "A-3 Big club: Bruno’s; open speakeasy; price $5,500, notoriety 1; income $2,000;"
        " groups: Ciro 2"
    ] == lines(t, ANNA, "A-3")


def crews(house=None):
    both = {"A": {1: "soldier-2-3 revolver"}, "B": {1: "moll-2-2 lieutenant-6-6"}}
    return Table(Buying(ANNA), crews=both, house=house or House())


def test_crews_of_others_show_their_backs():
    """§8.1.3"""
    t = crews()

    assert ["Your group 1: Soldier (2/3), Revolver (+1)"] == lines(t, ANNA, "Your group")
    assert ["Bruno’s group 1: 2 cards, known of them Lieutenant (6/6)"] == lines(t, ANNA, "Bruno’s")
    assert ["Anna’s group 1: 2 cards"] == lines(t, BRUNO, "Anna’s group")


@pytest.mark.parametrize(
    ("aid", "faces"), [(False, "2 cards"), (True, "Soldier (2/3), Revolver (+1)")]
)
def test_the_memory_aid_marks_what_was_seen(aid, faces):
    """§7.9"""
    t = crews(House(memory_aid=aid))
    s = t.state.copy()
    group = s.crews[ANNA][0]
    seen = type(group)(ANNA, group.cards, group.cards)
    s.crews = ((seen, *s.crews[ANNA][1:]), *s.crews[1:])
    t.state = s

    assert [f"Anna’s group 1: {faces}"] == lines(t, BRUNO, "Anna’s group")


def test_after_the_game_nothing_is_hidden():
    table = texts().table(View(SPECTATOR, crews().state, None))

    assert "Bruno’s group 1: Moll (2/2), Lieutenant (6/6)" in table


def test_hidden_money_is_hidden():
    """§7.8"""
    t = Table(Buying(ANNA), house=House(hidden_money=True))

    assert lines(t, ANNA, "Anna (you): cash $6,500")
    assert lines(t, ANNA, "Bruno: cash hidden")


def test_bids_are_shown_by_ranking():
    t = Table(Whiskeys((ANNA,)), bids="A1234 B1243 C2134", favour="B")

    assert ["Bids on Enforcers, by ranking: Bruno 1, you 1, Ciro 2"] == lines(
        t, ANNA, "Bids on Enforcers"
    )


def test_don_is_dead_counts_from_the_start():
    """§2.6"""
    assert lines(Table(Buying(ANNA)), ANNA, "Enforcer deck")[0].endswith("Event deck: 12 cards.")


def test_a_reason_tells_the_price():
    t = Table(Buying(ANNA), cash="A100", house=House(hidden_money=True))
    reason = t.state.why_not(ANNA, ("building", ED.names.index("A-1")))

    assert "It costs $7,500, and you do not have that much. (§3.2.2)" == texts().reason(
        reason, observe(t.state, ANNA)
    )


def test_things_by_name():
    named = dict(texts().things(observe(crews().state, ANNA)))

    assert ("card", SOLDIER) == named["Soldier (2/3) in group 1"]
    assert ("slot", 3) == named["group 4"]
    assert ("building", ED.names.index("A-3")) == named["A-3 (Big club)"]
    assert ("whiskey", 2) == named["Bourbon (value 2)"]
    assert ("seat", BRUNO) == named["Bruno"]


def test_a_fighter_is_a_thing_too():
    named = dict(texts().things(observe(fight(A="lieutenant-7-6", B="soldier-1-4").state, ANNA)))

    assert ("fighter", 1) == named["Bruno’s Soldier (1/4)"]


@pytest.mark.parametrize(
    ("money", "will", "expected"),
    [
        ("A900 B500 C1", "cash", ["Anna wins.", "1. Anna: cash $900, notoriety 1"]),
        ("A900 B500 C1", "notoriety", ["Bruno wins.", "1. Bruno: cash $500, notoriety 4"]),
    ],
)
def test_the_will_decides(money, will, expected):
    t = Table(Will(), cash=money, notoriety="A1 B4 C2").say(f"*: read {will}")

    assert expected == texts().ending(t.state)[1:3]


def test_a_tie_is_broken_by_the_other_quantity():
    """§3.5.3"""
    t = Table(Will(), cash="A900 B900 C1", notoriety="A1 B4 C2").say("*: read cash")

    assert [
        "The Will names the Captain with the most cash.",
        "Bruno wins.",
        "Anna and Bruno are tied on cash; Bruno has the higher notoriety. (§3.5.3)",
    ] == texts().ending(t.state)[:3]


def test_equals_share_the_victory():
    t = Table(Will(), cash="A900 B900 C1", notoriety="A4 B4 C2").say("*: read cash")

    assert "Anna and Bruno are equal in both, and share the victory. (§3.5.3)" in texts().ending(
        t.state
    )
    assert "1. Bruno: cash $900, notoriety 4" in texts().ending(t.state)
    assert "Anna and you share the victory" in texts().event(Ended((ANNA, BRUNO), "shared"), BRUNO)


@pytest.mark.parametrize(
    ("switch", "value", "shown"),
    [
        ("open_pool", "true", "an"),
        ("blocks", "printed", "nach Anzahl der Capos"),
        ("blocks", "6", "6 Blocks"),
        ("first", "random", "zufällig"),
        ("first", "2", "Platz 3"),
    ],
)
def test_house_rules_have_a_label_a_meaning_and_values(switch, value, shown):
    label, about, setting = texts("de").house(switch, value)

    assert label and about.endswith(").")
    assert shown == setting
