"""§8 Who may know what: crews, pool, sealed choices, event and Will."""

import pytest

from consigliere.games.mob_city.rules.day import Day
from consigliere.games.mob_city.rules.districts import Block, Districts
from consigliere.games.mob_city.rules.hiring import Hiring
from consigliere.games.mob_city.rules.orders import Sending
from consigliere.games.mob_city.rules.wages import Wages
from consigliere.kernel import UNSEEN, observe

from .laying import SEATS, card, cards
from .table import OPTIONAL, ORPHANS, A, B, C, Table

CREW = {"A": {1: "soldier-2-3 revolver lieutenant-5-6", 3: "moll-2-2"}}


def look(t, seat):
    return observe(t.state, SEATS.index(seat)).table


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_a_crew_is_seen_by_its_captain_alone(viewer):
    """§8.1.3, §8.2.1 Others see how many cards there are, and every Lieutenant."""
    t = Table(Sending(A), crews=CREW)

    assert ("lieutenant-5-6 ? ?", "?") == (t.sees(viewer, "A", 1), t.sees(viewer, "A", 3))
    assert "soldier-2-3 lieutenant-5-6 revolver" == t.sees("A", "A", 1)


FACES = [
    ("soldier-2-3 revolver", "soldier-3-3 tommygun"),
    ("soldier-2-3 revolver", "assassin-9-2 moll-2-2"),
    ("torpedo-5-5 grenade", "soldier-1-4 shotgun"),
    ("lieutenant-5-6 grenade", "lieutenant-5-6 moll-1-3"),
]
QUIET_DAYS = {
    "orders": (Sending(A), "A: go 1 A-4"),
    "wages": (Wages(A), ""),
    "extortion": (Block(0), ""),
    "whole Day": (Day(), "*: happen up"),
}


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
@pytest.mark.parametrize("faces", FACES, ids=" or ".join)
@pytest.mark.parametrize("what", QUIET_DAYS)
def test_views_are_the_same_whatever_the_hidden_faces(what, faces, viewer):
    """§8.2 Byte for byte, through wages, orders and the extortion of a legal building."""
    rule, script = QUIET_DAYS[what]
    tables = [
        Table(
            rule,
            house=OPTIONAL,
            owns={"B": "A-1"},
            crews={"A": {1: these}},
            groups={"A": {1: "A-1"}} if what == "extortion" else {},
            deck="soldier-4-2 soldier-4-2 soldier-4-2 soldier-4-2",
        ).play(script)
        for these in faces
    ]

    assert tables[0].views(viewer) == tables[1].views(viewer)


def test_who_owns_the_faces_sees_the_difference():
    """§8.2.1 It is only the others who cannot tell."""
    tables = [Table(Sending(A), crews={"A": {1: these}}) for these in FACES[0]]

    assert tables[0].views("A") != tables[1].views("A")


DECKS = ["soldier-2-3 moll-2-2 revolver grenade", "soldier-2-3 torpedo-4-4 shotgun tommygun"]


@pytest.mark.parametrize("viewer", ["B", "C", "spectator"])
def test_only_the_captain_who_hires_sees_the_pool(viewer):
    """§8.2.2 The others see how many cards are left."""
    tables = [Table(Hiring((A, B, C)), deck=deck).until("hire") for deck in DECKS]

    assert tables[0].views(viewer) == tables[1].views(viewer)
    assert "? ? ? ?" == cards(look(tables[0], "C").pool.cards)
    assert DECKS[0] == cards(look(tables[0], "A").pool.cards)


@pytest.mark.parametrize("viewer", ["C", "spectator"])
def test_a_pick_shows_only_its_slot(viewer):
    """§8.2.2 A takes a Moll, or a Torpedo, into slot 2."""
    picks = ["moll-2-2", "torpedo-4-4"]
    tables = [
        Table(Hiring((A, B, C)), deck=deck).until("hire").say(f"A: hire 2 {pick}\nA: stop")
        for deck, pick in zip(DECKS, picks, strict=True)
    ]

    assert tables[0].views(viewer) == tables[1].views(viewer)
    assert "?" == tables[0].sees(viewer, "A", 2)


def test_the_pool_passes_on():
    """§8.2.2 Now B sees what is left, and A no longer."""
    t = Table(Hiring((A, B, C)), deck=DECKS[0]).until("hire").say("A: hire 2 moll-2-2\nA: stop")

    assert "soldier-2-3 revolver grenade" == cards(look(t, "B").pool.cards)
    assert "? ? ?" == cards(look(t, "A").pool.cards)


def test_a_hired_lieutenant_is_seen():
    """§8.1.3 At once."""
    t = Table(Hiring((A, B, C)), deck="lieutenant-7-6 soldier-2-3").until("hire")
    t.say("A: hire 4 lieutenant-7-6")

    assert "lieutenant-7-6" == t.sees("spectator", "A", 4)


def test_bids_are_sealed_until_all_are_in():
    """§8.3.1 C sees the same whatever A has bid."""
    tables = [Table(Day()).say(f"A: bid {bid}") for bid in ("1 2 3 4", "4 3 2 1")]

    assert tables[0].views("C") == tables[1].views("C")
    assert tables[0].views("A") != tables[1].views("A")


def test_the_event_deck_is_seen_by_nobody():
    """§8.4.2 Its size is; the played ones are public."""
    t = Table(Districts(), past="truce up")

    assert ((UNSEEN,) * 9, (8, 9)) == (look(t, "A").events.rest, look(t, "A").past)


def test_the_enforcer_deck_is_seen_by_nobody():
    """§8.2.5"""
    t = Table(Sending(A), crews=CREW)

    assert {UNSEEN} == set(look(t, "A").deck.top)


SHOOT = "A: attack tommygun 1\n*: roll 6"


def test_cards_laid_out_in_a_shootout_are_public():
    """§8.2.3 The winner's Soldier and Tommygun; the Revolver he kept back is not."""
    t = Table.fight(A="soldier-4-2 tommygun revolver", B="soldier-1-4").play(f"""
        A: arm tommygun 0
        A: ready
        {SHOOT}
    """)

    assert "soldier-4-2 tommygun ?" == t.sees("C", "A")


def test_a_known_card_stays_known_beside_a_hired_one():
    """§8.2.4 The log recalls the Soldier; the new card is hidden."""
    t = Table.fight(A="soldier-4-2 tommygun", B="soldier-1-4").play(SHOOT)
    t.then(Hiring((A,))).until("hire").say("A: hire 1 soldier-1-4")

    assert "soldier-4-2 tommygun ?" == t.sees("B", "A")


def test_after_an_unseen_dismissal_nobody_can_be_sure():
    """§5.5.3 One of the known cards has left: which one?"""
    t = Table.fight(A="soldier-4-2 torpedo-5-4", B="soldier-1-4", cash="A50").play("""
        A: attack hands 2
        *: roll 6
    """)
    known = t.sees("B", "A")
    t.then(Wages(A)).play("A: dismiss 1 soldier-4-2")

    assert ("soldier-4-2 torpedo-5-4", "?") == (known, t.sees("B", "A"))


def test_killed_cards_are_public():
    """§5.5.3 Under the deck, known to all."""
    t = Table.fight(A="soldier-4-2 tommygun", B="soldier-1-4").play(SHOOT)

    assert (card("soldier-1-4"),) == look(t, "C").deck.layers[0].shown


def test_orphaned_weapons_go_unseen():
    """§5.5.1, §8.2.5 Their number is seen; they were never shown."""
    guns = {"A": "soldier-4-2 tommygun", "B": "soldier-1-4 grenade"}
    t = Table.fight(**guns, house=ORPHANS).play(f"B: ready\n{SHOOT}")

    assert (UNSEEN,) == look(t, "C").deck.layers[1].hidden


MOLL = {
    "owns": {"A": "A-3"},
    "whiskey": "A1",
    "open": "A-3",
    "groups": {"A": {1: "A-3"}},
}


def test_a_moll_who_earned_her_bonus_is_public():
    """§8.2.3 Her face was shown: others know her afterwards; her companion stays hidden."""
    t = Table(Block(0), crews={"A": {1: "soldier-2-3 moll-2-2"}}, **MOLL).play()

    assert "moll-2-2 ?" == t.sees("B", "A")


@pytest.mark.parametrize("viewer", ["B", "spectator"])
def test_her_companions_stay_secret(viewer):
    """§8.2.3 The bonus tells of the Moll and of nobody else."""
    tables = [
        Table(Block(0), crews={"A": {1: f"moll-2-2 {other}"}}, **MOLL).play()
        for other in ("soldier-2-3", "grenade")
    ]

    assert tables[0].views(viewer) == tables[1].views(viewer)


@pytest.mark.parametrize("viewer", ["B", "spectator"])
def test_who_gets_no_bonus_looks_alike(viewer):
    """§8.2 At an open speakeasy everybody sees that no Moll is there, and no more."""
    tables = [
        Table(Block(0), crews={"A": {1: these}}, **MOLL).play()
        for these in ("soldier-2-3 grenade", "torpedo-4-4 assassin-9-2")
    ]

    assert tables[0].views(viewer) == tables[1].views(viewer)


def test_money_notoriety_and_tokens_are_public():
    """§8.1.1 All of it, spectators included."""
    t = Table(Sending(A), crews=CREW, owns={"A": "A-1"}, open="A-1", whiskey="A1", police="B")
    seen = observe(t.state, -2).table

    for name in ("notoriety", "owner", "open", "whiskey", "police", "groups", "favour", "purse"):
        assert getattr(t.state, name) == getattr(seen, name)


@pytest.mark.parametrize("viewer", ["A", "C", "spectator"])
def test_arrested_cards_go_unseen(viewer):
    """§5.5.3 Whatever B's group was."""
    tables = [
        Table(
            Block(0), event="crackdown-north", crews={"B": {1: these}}, groups={"B": {1: "A-4"}}
        ).play()
        for these in FACES[1]
    ]

    assert tables[0].views(viewer) == tables[1].views(viewer)


@pytest.mark.parametrize("viewer", ["B", "spectator"])
def test_the_last_man_may_be_anybody(viewer):
    """§8.2, §3.2.5 Others see the slot in which somebody stays."""
    crew = {1: "soldier-2-3 moll-2-2 revolver"}
    tables = [
        Table(Wages(A), cash="A0", crews={"A": crew}).play(f"A: keep 1 {who}")
        for who in ("soldier-2-3", "moll-2-2")
    ]

    assert tables[0].views(viewer) == tables[1].views(viewer)
