"""§4.3.1-4.3.4, §4.3.7 Attacks: guns, bare hands, Assassins, Grenades, Torpedoes."""

import pytest

from consigliere.games.mob_city.events import Attacked, GrenadeLobbed, Killed

from .laying import ED
from .table import Table

fight = Table.armed


def test_a_soldier_without_a_gun_uses_his_hands():
    """§4.3.2"""
    t = fight("soldier-4-2", "soldier-1-4")

    assert ["attack hands 1"] == t.options("A")


def test_with_a_gun_there_are_no_bare_hands():
    """§4.3.2 Nor any gun he does not carry."""
    t = fight("soldier-4-2 revolver", "soldier-1-4", "A: arm revolver 0")

    assert ["attack revolver 1"] == t.options("A")
    assert t.refuses("A: attack hands 1")
    assert t.refuses("A: attack tommygun 1")


def test_a_grenade_is_no_gun():
    """§4.3.2 Hands or Grenade."""
    t = fight("soldier-4-2 grenade", "soldier-1-4", "A: arm grenade 0")

    assert ["attack hands 1", "lob 1"] == t.options("A")


def test_nobody_may_pass():
    """§4.3 (A76, A77) Neither stop nor flee."""
    t = fight("soldier-4-2", "soldier-1-4")

    assert all(t.refuses(f"A: {word}") for word in ("stop", "decline", "ready"))


def test_a_target_is_any_standing_enemy():
    """§4.3 (A75) Of any other Captain's group, never one's own."""
    t = fight("torpedo-5-4 soldier-1-4", "soldier-2-3 soldier-2-4", C="moll-2-2")

    assert ["attack hands 2", "attack hands 3", "attack hands 4"] == t.options("A")


def test_a_lieutenant_has_his_colt():
    """§4.3.1, §5.2.5 And no bare hands."""
    t = fight("lieutenant-7-6", "soldier-1-4")

    assert ["attack colt 1"] == t.options("A")


def test_a_lieutenant_uses_colt_or_gun():
    """§5.1.5 (A79) Either, never both together."""
    t = fight("lieutenant-7-6 shotgun", "soldier-1-4", "A: arm shotgun 0")

    assert ["attack shotgun 1", "attack colt 1"] == t.options("A")


@pytest.mark.parametrize(("weapon", "dead"), [("shotgun", True), ("colt", False)])
def test_bonuses_are_never_added_together(weapon, dead):
    """§4.3.1 A 3 against Health 4: with the Shotgun 5, with the Colt 4."""
    t = fight("lieutenant-7-6 shotgun", "soldier-1-4", "A: arm shotgun 0")
    t.say(f"A: attack {weapon} 1\n*: roll 3")

    assert dead == bool(t.news(Killed))


def test_a_lieutenant_has_one_attack():
    """§5.1.5 After it the next character acts."""
    t = fight("lieutenant-7-6 shotgun", "soldier-1-4", "A: arm shotgun 0")
    t.say("A: attack colt 1\n*: roll 1")

    assert ("act", "B") == (t.prompt(), t.asked())


def test_an_assassin_kills_without_a_roll():
    """§4.3.3 (A81) Even the toughest Lieutenant."""
    t = fight("assassin-9-2", "lieutenant-7-6 soldier-1-4").say("A: attack assassin 2")

    assert (["lieutenant-7-6"], 0) == (
        [ED.cards[e.card] for e in t.news(Killed)],
        t.news(Attacked)[0].die,
    )


def test_an_assassin_never_fights_with_bare_hands():
    """§4.3.2 One sure kill per round, any target."""
    t = fight("assassin-9-2", "soldier-1-4 moll-2-2")

    assert ["attack assassin 1", "attack assassin 2"] == t.options("A")


def test_an_assassin_kills_once_a_round():
    """§4.3.3 Then the next one acts."""
    t = fight("assassin-9-2", "soldier-1-4 moll-2-2").say("A: attack assassin 1")

    assert ("B", 1) == (t.asked(), len(t.news(Killed)))


def test_an_assassin_may_throw_his_grenade_instead():
    """§4.3.4 (A81)"""
    t = fight("assassin-9-2 grenade", "soldier-1-4 moll-2-2", "A: arm grenade 0")
    offered = t.options("A")
    t.say("A: lob 1 2")

    assert ["attack assassin 1", "attack assassin 2", "lob 1", "lob 2", "lob 1 2"] == offered
    assert (2, []) == (len(t.news(Killed)), t.news(Attacked))


def test_a_grenade_kills_up_to_two_of_one_group():
    """§4.3.4 (A82) Never three, never of two groups."""
    t = fight(
        "soldier-4-2 grenade", "soldier-2-3 soldier-2-4 moll-2-2", "A: arm grenade 0", C="moll-3-2"
    )

    assert ["lob 1", "lob 2", "lob 3", "lob 1 2", "lob 1 3", "lob 2 3", "lob 4"] == t.options(
        "A", "lob"
    )
    assert t.refuses("A: lob 1 4")
    assert t.refuses("A: lob 1 2 3")


def test_t49_a_grenade_at_a_single_character():
    """§4.3.4 He is killed; the Grenade is under the deck and no loot."""
    t = fight("soldier-4-2 grenade", "soldier-1-4", "A: arm grenade 0").play("A: lob 1")

    assert ("soldier-1-4 grenade", "", "soldier-4-2") == (
        t.gone(),
        t.was_asked("loot"),
        t.crew("A"),
    )


def test_a_grenade_replaces_the_attack():
    """§4.3.4 A Soldier who has thrown it has acted."""
    t = fight("soldier-4-2 grenade", "soldier-1-4 moll-2-2", "A: arm grenade 0").say("A: lob 2")

    assert ("B", [(0, 1)]) == (t.asked(), [(e.seat, e.victim) for e in t.news(GrenadeLobbed)])


def test_a_grenade_that_was_not_given_out_cannot_be_thrown():
    """§4.1.3 It lies face down in the slot."""
    t = fight("soldier-4-2 grenade", "soldier-1-4")

    assert [] == t.options("A", "lob")


TWO_GUNS = "A: arm revolver 0\nA: arm shotgun 0"


def test_a_torpedo_attacks_once_with_each_weapon():
    """§4.3.7 (A80) After the Revolver only the Shotgun is left, and he may stop."""
    t = fight("torpedo-5-4 revolver shotgun", "soldier-2-3 soldier-2-4", TWO_GUNS)
    t.say("A: attack revolver 1\n*: roll 1")

    assert ["stop", "attack shotgun 1", "attack shotgun 2"] == t.options("A")


def test_a_torpedo_chooses_his_second_target_after_the_first_result():
    """§4.3.7 The first one is dead: only the other is left."""
    t = fight("torpedo-5-4 revolver shotgun", "soldier-2-3 soldier-2-4", TWO_GUNS)
    t.say("A: attack revolver 1\n*: roll 6")

    assert ["stop", "attack shotgun 2"] == t.options("A")


def test_a_torpedo_may_attack_the_same_target_twice():
    """§4.3.7 Missed with the Revolver, killed with the Shotgun."""
    t = fight("torpedo-5-4 revolver shotgun", "soldier-2-3 soldier-2-4", TWO_GUNS)
    t.say("A: attack revolver 1\n*: roll 1\nA: attack shotgun 1\n*: roll 6")

    assert ("B", ["soldier-2-3"]) == (t.asked(), [ED.cards[e.card] for e in t.news(Killed)])


def test_a_torpedo_has_no_third_attack():
    """§4.3.7 Two Revolvers, two attacks."""
    t = fight(
        "torpedo-5-4 revolver revolver", "soldier-2-3", "A: arm revolver 0\nA: arm revolver 0"
    )
    t.say("A: attack revolver 1\n*: roll 1\nA: attack revolver 1\n*: roll 1")

    assert ("act", "B") == (t.prompt(), t.asked())


def test_a_torpedo_may_stop_after_one_attack():
    """§4.3.7 At least one."""
    t = fight("torpedo-5-4 revolver shotgun", "soldier-2-3", TWO_GUNS)
    too_early = t.refuses("A: stop")
    t.say("A: attack revolver 1\n*: roll 1\nA: stop")

    assert (True, "B") == (too_early, t.asked())


def test_no_enemy_no_second_attack():
    """§4.3.7 The only one is down: the shootout is over."""
    t = fight("torpedo-5-4 revolver shotgun", "soldier-2-3", TWO_GUNS)
    t.say("A: attack revolver 1\n*: roll 6")

    assert "" == t.was_asked("again")


@pytest.mark.parametrize(
    ("cards", "arms", "way"),
    [("torpedo-5-4", "", "hands"), ("torpedo-5-4 revolver", "A: arm revolver 0", "revolver")],
    ids=["none", "one"],
)
def test_with_one_weapon_or_none_a_torpedo_has_one_attack(cards, arms, way):
    """§4.3.7"""
    t = fight(cards, "soldier-2-3", arms).say(f"A: attack {way} 1\n*: roll 1")

    assert ("act", "B") == (t.prompt(), t.asked())


def test_other_characters_never_attack_twice():
    """§4.3.7 A Soldier with a Revolver, a Shotgun left in the slot."""
    t = fight("soldier-4-2 revolver shotgun", "soldier-1-4", "A: arm revolver 0")
    t.say("A: attack revolver 1\n*: roll 1")

    assert ("act", "B") == (t.prompt(), t.asked())


def test_a_torpedo_may_keep_his_grenade_back():
    """§4.3.7 Revolver first, then stop: the Grenade stays in his hand."""
    t = fight(
        "torpedo-5-4 revolver grenade", "soldier-2-3", "A: arm revolver 0\nA: arm grenade 0"
    ).say("A: attack revolver 1\n*: roll 1")
    offered = t.options("A")
    t.say("A: stop")

    assert ["stop", "lob 1"] == offered
    assert "A torpedo-5-4 revolver grenade, B soldier-2-3" == t.fighters()


def test_a_torpedo_may_throw_first_and_shoot_then():
    """§4.3.7 Once with each."""
    t = fight(
        "torpedo-5-4 revolver grenade",
        "soldier-2-3 soldier-2-4",
        "A: arm revolver 0\nA: arm grenade 0",
    ).say("A: lob 1")

    assert ["stop", "attack revolver 2"] == t.options("A")


def test_a_torpedo_with_two_grenades_throws_both():
    """§4.3.7 Bare hands would have been his whole action: after a throw they are not offered."""
    t = fight(
        "torpedo-5-4 grenade grenade",
        "soldier-2-3 soldier-2-4",
        "A: arm grenade 0\nA: arm grenade 0",
    ).say("A: lob 1")

    assert ["stop", "lob 2"] == t.options("A")


def test_bare_hands_are_a_torpedos_whole_action():
    """§4.3.7 With two Grenades in his hands he may still box, once."""
    t = fight(
        "torpedo-5-4 grenade grenade", "soldier-2-3", "A: arm grenade 0\nA: arm grenade 0"
    ).say("A: attack hands 1\n*: roll 1")

    assert ("act", "B") == (t.prompt(), t.asked())
