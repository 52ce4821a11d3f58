"""§3.3.7 A Grenade thrown at a building."""

import pytest

from consigliere.games.mob_city.events import (
    Bombed,
    NobodyThrew,
    NotorietyChanged,
    Paid,
    ShootoutBegan,
)
from consigliere.games.mob_city.rules.districts import Block
from consigliere.games.mob_city.rules.grenade import Throwing
from consigliere.kernel import observe

from .laying import card
from .table import C, Table

OPEN_CLUB = {
    "captains": 4,
    "notoriety": "A3 B4",
    "owns": {"B": "A-3"},
    "whiskey": "B2",
    "open": "A-3",
}


def club(there="AB", event="", crews=None, **table):
    """B's open Big club; A holds a Grenade, C a Soldier and a Revolver, D two Soldiers."""
    crews = crews or {
        "A": "soldier-2-3 grenade",
        "B": "soldier-2-4",
        "C": "soldier-3-3 revolver",
        "D": "soldier-1-4 soldier-1-4",
    }
    return Table(
        Block(0),
        event=event,
        crews={seat: {1: crews[seat]} for seat in there},
        groups={seat: {1: "A-3"} for seat in there},
        **{**OPEN_CLUB, **table},
    )


def window(t):
    """Who is asked now whether he throws."""
    asks = t.state.pending and isinstance(t.state.stack[-1][1], Throwing)
    return t.asked() if asks else ""


def test_t61_a_grenade_closes_an_enemy_building():
    """§3.3.7 (A83) No shootout, no N change, no income; the token is turned, all go home."""
    t = club().play("A: throw")

    assert ([], [], []) == (t.news(ShootoutBegan), t.news(NotorietyChanged), t.news(Paid))
    assert ("A-3", "", "", "") == (t.closed(), t.open(), t.group("A"), t.group("B"))
    assert ("soldier-2-3", "soldier-2-4", "grenade") == (t.crew("A"), t.crew("B"), t.under())


def test_t61_whiskey_is_not_refunded():
    """§3.3.7 B keeps his card, and his cash is what it was."""
    t = club().play("A: throw")

    assert (2, 6500, "B") == (t.whiskey("B"), t.cash("B"), t.owner("A-3"))


def test_t62_no_window_at_an_unowned_building():
    """§3.3.7 A stands alone and settles."""
    assert "" == window(club("A", owns={}, open="", whiskey=""))


def test_t62_no_window_at_the_throwers_own_building():
    """§3.3.7 The owner is never asked."""
    assert "" == window(club("A", owns={"A": "A-3"}, whiskey="A2"))


def test_t62_no_window_in_a_truce():
    """§5.4.3 (A68)"""
    assert "" == window(club("AC", event="truce"))


def test_t62_no_window_at_a_raided_building():
    """§3.3.7 It is closed already."""
    assert "" == window(club("AC", event="raid-north"))


def test_t62_a_raid_spares_the_police_holder_so_there_is_a_window():
    """§3.3.7 His speakeasy is not closed."""
    assert "A" == window(club("A", event="raid-north", police="B"))


def test_t62_every_foreign_group_of_two_cards_is_asked():
    """§3.3.7 (A119) Grenade or not, all at once; the owner is not."""
    t = club("ABCD")

    assert "A C D" == window(t)
    assert [["hold", "throw"], ["hold"], ["hold"]] == [t.options(seat) for seat in "ACD"]
    assert t.refuses("C: throw")


def test_t62_a_group_of_one_card_is_not_asked():
    """§3.3.7 A Grenade is never alone in a slot."""
    assert "" == window(club("A", crews={"A": "soldier-2-3"}))


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_t62_who_keeps_looks_alike_with_and_without_a_grenade(viewer):
    """§8.3.2 D keeps: C's view is the same whether he holds a Grenade or a Revolver."""
    tables = []
    for weapon in ("grenade", "revolver"):
        crews = {"C": "soldier-3-3", "D": f"soldier-1-4 {weapon}"}
        tables.append(club("CD", crews=crews).say("D: hold"))

    assert tables[0].views(viewer) == tables[1].views(viewer)


def test_only_the_owner_is_not_asked_when_he_is_there():
    """§3.3.7 B has a Grenade in his own club: only A is asked."""
    crews = {"A": "soldier-2-3 revolver", "B": "soldier-2-4 grenade"}

    assert "A" == window(club("AB", crews=crews))


def test_keeping_leads_to_the_shootout():
    """§3.3.4 Nobody throws, nothing is shown."""
    t = club().say("A: hold")

    assert ([1], []) == ([1 for _ in t.news(NobodyThrew)], t.news(Bombed))
    assert 1 == len(t.news(ShootoutBegan))


def test_a_lone_group_may_throw_too():
    """§3.3.3 The window comes before settling: neither owner nor guest gets anything."""
    t = club("A").play("A: throw")

    assert [6500, 6500] == [t.cash(seat) for seat in "AB"]


def test_a_lone_group_that_keeps_extorts():
    """§3.3.3 N3: 30 % of 2000."""
    t = club("A").play("A: hold")

    assert (7100, 7900) == (t.cash("A"), t.cash("B"))


def test_a_legal_building_may_be_bombed():
    """§3.3.7 (A91) It brings in nothing either."""
    t = club("A", open="", whiskey="").play("A: throw")

    assert (6500, 6500, "A-3") == (t.cash("A"), t.cash("B"), t.closed())


TWO_GRENADES = {"A": "soldier-2-3 grenade", "B": "soldier-2-4", "D": "soldier-1-4 grenade"}


@pytest.mark.parametrize(("favour", "thrower"), [("A", "A"), ("B", "D"), ("C", "D"), ("D", "D")])
def test_of_several_throws_the_nearest_to_favour_counts(favour, thrower):
    """§3.3.7 (A119) Clockwise; the other Grenade stays."""
    t = club("ABD", crews=TWO_GRENADES, favour=favour).play("A: throw\nD: throw")
    other = "D" if thrower == "A" else "A"

    assert [thrower] == ["ABCD"[e.seat] for e in t.news(Bombed)]
    assert ("grenade" in t.crew(thrower), "grenade" in t.crew(other)) == (False, True)


def test_a_throw_that_does_not_count_is_never_shown():
    """§8.3.2 B sees the same whether D threw, too, or kept a Revolver."""
    tables = []
    for weapon, answer in (("grenade", "throw"), ("revolver", "hold")):
        crews = {**TWO_GRENADES, "D": f"soldier-1-4 {weapon}"}
        tables.append(club("ABD", crews=crews).play(f"D: {answer}\nA: throw"))

    assert tables[0].views("B") == tables[1].views("B")


def test_answers_are_sealed_until_all_are_in():
    """§8.3.1 C has not answered: he sees nothing of A's answer."""
    tables = [club("AC").say(f"A: {answer}") for answer in ("throw", "hold")]

    assert tables[0].views("C") == tables[1].views("C")


def test_one_grenade_of_two_is_used():
    """§3.3.7 The other one stays in the slot."""
    t = club("A", crews={"A": "soldier-2-3 grenade grenade"}).play("A: throw")

    assert ("soldier-2-3 grenade", "grenade") == (t.crew("A"), t.under())


def test_the_other_buildings_of_the_block_are_not_touched():
    """§3.3.7 B's Hotel next door pays."""
    t = club("A", owns={"B": "A-3 A-1"}, notoriety="A3 B5").play("A: throw")

    assert 8000 == t.cash("B")


def test_all_groups_go_home_from_a_bombed_building():
    """§3.3.7 Bystanders too, with all their cards."""
    t = club("ABCD").play("A: throw")

    assert ["", "", "", ""] == [t.group(seat) for seat in "ABCD"]
    assert ("soldier-3-3 revolver", "soldier-1-4 soldier-1-4") == (t.crew("C"), t.crew("D"))


def test_the_used_grenade_is_seen_by_all():
    """§5.5.3 Everybody knows what lies under the deck."""
    t = club("A").play("A: throw")
    layer = observe(t.state, C).table.deck.layers[0]

    assert ((card("grenade"),), ()) == (layer.shown, layer.hidden)
