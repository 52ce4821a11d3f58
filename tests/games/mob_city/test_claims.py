"""§4.3.5 Collect; §4.3.6 Claim."""

import pytest

from consigliere.games.mob_city.events import Claimed, Collected
from consigliere.games.mob_city.house import House

from .table import Table

fight = Table.armed
TWO_GUNS = "A: arm revolver 0\nA: arm shotgun 0"
T46 = "A: arm shotgun 0\nA: arm revolver 1"
SHOT = "B: attack colt 0\n*: roll 6"


def shot_down():
    """B's Lieutenant has shot A's Soldier, who dropped a Shotgun; A's Torpedo acts."""
    return fight("soldier-1-4 torpedo-4-4 revolver shotgun", "lieutenant-7-6", T46).say(SHOT)


def test_t46_collect_now_and_attack_twice_from_the_next_round():
    """§4.3.5 The Torpedo takes the Shotgun: no attack now; then two attacks per round."""
    t = shot_down().say("A: collect shotgun")
    passed_on = t.asked()
    t.say("B: attack colt 1\n*: roll 1\nA: attack revolver 2\n*: roll 1")

    assert "B" == passed_on
    assert ["stop", "attack shotgun 2"] == t.options("A")


def test_t46_collecting_moves_the_weapon_from_pile_to_hand():
    """§4.3.5 One weapon; the pile is empty."""
    t = shot_down().say("A: collect shotgun")

    assert ("", "A torpedo-4-4 revolver shotgun, B lieutenant-7-6", 1) == (
        t.pile("A"),
        t.fighters(),
        len(t.news(Collected)),
    )


def test_t47_a_full_hand_collects_nothing():
    """§4.3.5 (A78) A Soldier with a Revolver may not take the Tommygun; no swapping."""
    t = fight(
        "soldier-1-4 soldier-4-2 revolver tommygun",
        "lieutenant-7-6",
        "A: arm tommygun 0\nA: arm revolver 1",
    ).say(SHOT)

    assert "tommygun" == t.pile("A")
    assert t.refuses("A: collect tommygun")


def test_an_empty_hand_collects():
    """§4.3.5 The same Soldier without a weapon may; the next character acts (A94)."""
    t = fight("soldier-1-4 soldier-4-2 tommygun", "lieutenant-7-6", "A: arm tommygun 0").say(SHOT)
    t.say("A: collect tommygun")

    assert ("B", "A soldier-4-2 tommygun, B lieutenant-7-6") == (t.asked(), t.fighters())


def test_a_lieutenant_collects_beside_his_colt():
    """§4.3.5, §5.2.5 The Colt fills no hand."""
    t = fight("soldier-1-4 lieutenant-5-6 tommygun", "lieutenant-7-6", "A: arm tommygun 0")
    t.say(SHOT)

    assert "collect tommygun" in t.options("A")


def test_an_assassin_collects_a_grenade():
    """§4.3.5 If his hand is free."""
    t = fight("soldier-1-4 assassin-8-3 grenade", "assassin-9-2 moll-2-2", "A: arm grenade 0")
    t.say("B: attack assassin 0")

    assert ("grenade", ["collect grenade"]) == (t.pile("A"), t.options("A", "collect"))


def test_an_assassin_leaves_a_gun_where_it_lies():
    """§4.3.5"""
    t = fight(
        "soldier-1-4 assassin-8-3 revolver", "assassin-9-2 soldier-1-4", "A: arm revolver 0"
    ).say("B: attack assassin 0")

    assert ("revolver", []) == (t.pile("A"), t.options("A", "collect"))


def test_the_pile_of_an_enemy_is_not_for_collecting():
    """§4.3.5 (A78) A shot the Soldier with the Shotgun: only B may pick it up."""
    t = fight(
        "lieutenant-7-6 soldier-4-2", "soldier-1-4 soldier-2-4 shotgun", "B: arm shotgun 0"
    ).say("A: attack colt 2\n*: roll 6")

    assert ("shotgun", []) == (t.pile("B"), t.options("A", "collect"))
    t.say("A: attack hands 3\n*: roll 1")
    assert ["collect shotgun"] == t.options("B", "collect")


T50 = {"a": "torpedo-4-4", "b": "moll-2-2 revolver", "arms": "B: arm revolver 0"}


def test_t50_a_moll_is_claimed():
    """§4.3.6 A (N5), B (N4): the Moll into A's slot, the Revolver on B's pile; N6 and N3."""
    t = fight(**T50, notoriety="A5 B4").say("A: claim 1")

    assert ("moll-2-2", "revolver") == (t.crew("A"), t.pile("B"))
    t.play("A: loot revolver")
    assert (6, 3, "moll-2-2 torpedo-4-4 revolver", "") == (
        t.notoriety("A"),
        t.notoriety("B"),
        t.crew("A"),
        t.crew("B"),
    )


def test_t50_the_revolver_may_be_left():
    """§4.5.3 A may loot it, or not: then it goes under the deck."""
    t = fight(**T50, notoriety="A5 B4").play("A: claim 1\nA: loot")

    assert ("moll-2-2 torpedo-4-4", "revolver") == (t.crew("A"), t.under())


@pytest.mark.parametrize("notoriety", ["A4 B4", "A3 B4"], ids=["equal", "lower"])
def test_a_claim_needs_a_strictly_higher_notoriety(notoriety):
    """§4.3.6 (A116)"""
    t = fight(**T50, notoriety=notoriety)

    assert t.refuses("A: claim 1")


T52 = {"a": "lieutenant-6-6 soldier-3-3", "b": "assassin-9-2", "notoriety": "A6 B2"}


@pytest.mark.parametrize("target", [0, 1])
def test_t52_a_lone_assassin_shoots_first(target):
    """§4.3.6 (A84) He kills one of them; the other may claim him: A N7, B N1."""
    t = fight(**T52).say(f"B: attack assassin {target}")
    left = "lieutenant-6-6" if target == 0 else "soldier-3-3"
    t.play("A: claim 1")

    assert (7, 1, f"assassin-9-2 {left}".split()) == (
        t.notoriety("A"),
        t.notoriety("B"),
        sorted(t.crew("A").split()),
    )


@pytest.mark.parametrize("last", ["lieutenant-5-6", "soldier-1-4", "torpedo-4-4"])
def test_t53_others_are_never_claimed(last):
    """§4.3.6 (A95) The last standing is a Lieutenant, N10 against N1: he must be beaten."""
    t = fight("torpedo-5-4", last, notoriety="A10 B1")

    assert [] == t.options("A", "claim")
    assert t.refuses("A: claim 1")


def test_a_moll_beside_a_soldier_is_not_claimed():
    """§4.3.6 Only when none but Molls and Assassins stand."""
    t = fight("torpedo-5-4 torpedo-4-4", "soldier-4-2 moll-2-2", notoriety="A9")
    before = t.options("A", "claim")
    t.say("A: attack hands 2\n*: roll 6")

    assert ([], ["claim 1"]) == (before, t.options("A", "claim"))


def test_a_claim_takes_all_of_them():
    """§4.3.6 Two Molls and an Assassin, of one group; not those of another."""
    t = fight(
        "assassin-9-3 soldier-4-2", "moll-2-2 moll-3-2 assassin-8-3", C="moll-1-3", notoriety="A9"
    )
    t.say("A: claim 1")

    assert [(0, 1, 3)] == [(e.seat, e.whose, len(e.cards)) for e in t.news(Claimed)]
    assert "A soldier-4-2, A assassin-9-3, C moll-1-3" == t.fighters()


def test_claimed_cards_take_no_further_part():
    """§4.3.6 They lie in the slot and do not act; the fight goes on with C."""
    t = fight("soldier-4-2", "moll-3-2", C="soldier-1-4", notoriety="A9").say("A: claim 1")

    assert ("C", "moll-3-2", "A soldier-4-2, C soldier-1-4") == (
        t.asked(),
        t.crew("A"),
        t.fighters(),
    )


def test_a_moll_may_claim():
    """§4.3.6 (A84) Any enemy character."""
    t = fight("moll-3-2", "moll-2-2", notoriety="A2")

    assert "claim 1" in t.options("A")


def test_a_claim_replaces_the_attack():
    """§4.3.6 The next character acts."""
    t = fight("torpedo-5-4 revolver shotgun", "moll-2-2", TWO_GUNS, C="soldier-1-4", notoriety="A9")
    t.say("A: claim 1")

    assert ("act", "C") == (t.prompt(), t.asked())


def test_whoever_leaves_only_molls_and_assassins_may_claim_at_once():
    """§4.3.6 "The attacking Captain": A's Lieutenant shoots the Soldier and claims the Moll."""
    t = fight("lieutenant-7-6", "soldier-4-2 moll-2-2", notoriety="A3")
    t.say("A: attack colt 1\n*: roll 6")

    assert ("claim_now", ["claim 1", "decline"]) == (t.prompt(), t.options("A"))
    assert ["lieutenant-7-6", "moll-2-2"] == sorted(t.play("A: claim 1").crew("A").split())


def test_it_is_no_action():
    """§4.3.6 C still fights: after the claim the next character acts, and A has claimed too."""
    t = fight("lieutenant-7-6", "soldier-4-2 moll-2-2", C="soldier-1-4", notoriety="A3")
    t.say("A: attack colt 1\n*: roll 6\nA: claim 1")

    assert ("act", "C") == (t.prompt(), t.asked())
    assert "A lieutenant-7-6, C soldier-1-4" == t.fighters()


def test_it_may_be_declined_and_done_later():
    """§4.3.6 The Moll acts; then A's Lieutenant may claim her instead of attacking."""
    t = fight("lieutenant-7-6", "soldier-4-2 moll-2-2", notoriety="A3")
    t.say("A: attack colt 1\n*: roll 6\nA: decline\nB: attack hands 0\n*: roll 1")

    assert ("act", ["claim 1"]) == (t.prompt(), t.options("A", "claim"))


def test_with_claims_as_actions_the_next_character_acts_first():
    """§7.15 The Moll may shoot before anybody can claim her."""
    t = fight(
        "lieutenant-7-6",
        "soldier-4-2 moll-2-2",
        notoriety="A3",
        house=House(claim_at_once=False),
    )
    t.say("A: attack colt 1\n*: roll 6")

    assert ("act", "B") == (t.prompt(), t.asked())


@pytest.mark.parametrize("notoriety", ["A2 B2", "A1 B2"], ids=["equal", "lower"])
def test_nobody_is_asked_without_the_notoriety(notoriety):
    """§4.3.6 Strictly higher."""
    t = fight("lieutenant-7-6", "soldier-4-2 moll-2-2", notoriety=notoriety)
    t.say("A: attack colt 1\n*: roll 6")

    assert ("act", "B") == (t.prompt(), t.asked())


def test_nor_while_a_soldier_stands():
    """§4.3.6 One of two is shot."""
    t = fight("lieutenant-7-6", "soldier-4-2 soldier-4-2 moll-2-2", notoriety="A3")
    t.say("A: attack colt 1\n*: roll 6")

    assert "act" == t.prompt()


def test_after_a_grenade_too():
    """§4.3.6 It kills both Soldiers; the Assassin is left."""
    t = fight(
        "assassin-9-3 grenade",
        "soldier-1-4 soldier-1-4 assassin-8-3",
        "A: arm grenade 0",
        notoriety="A3",
    )
    t.say("A: lob 1 2")

    assert ("claim_now", "A") == (t.prompt(), t.asked())


def test_a_torpedo_goes_on_with_his_second_weapon():
    """§4.3.6, §4.3.7 The claim costs neither attack."""
    t = fight(
        "torpedo-5-4 revolver shotgun",
        "soldier-4-2 moll-2-2",
        TWO_GUNS,
        C="soldier-1-4",
        notoriety="A3",
    )
    t.say("A: attack shotgun 1\n*: roll 6\nA: claim 1")

    assert ("again", "A") == (t.prompt(), t.asked())
