"""§7.4-7.8 House rules for effects and reactions: late targets, pooled Fists, Complicity."""

import pytest

from consigliere.games.mafia_city.house import House
from consigliere.games.mafia_city.parts import HARBOR, JAIL
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle

from .table import A, C, Table

LATE = House(target_late=True)


def test_late_targets_are_named_after_the_window():
    """§7.4 Announced without a target; after the reactions it is named."""
    t = Table(TurnOf(A), house=LATE, A="snitch/hat", B="1 card", harbor="B C", reserve="A0")
    announced = t.options("A", "play")
    t.say("A: play snitch/hat\nB: decline")

    assert ["play snitch/hat"] == announced
    assert ["aim snitch harbor.0", "aim snitch harbor.1"] == t.options("A")


def test_late_targets_are_hit_like_early_ones():
    """§7.4 The chip named after the window goes to the cell."""
    t = Table(TurnOf(A), house=LATE, A="snitch/hat", harbor="B C").play("""
        A: play snitch/hat
        A: aim snitch harbor.1
    """)

    assert ("B", "C") == (t.stack("harbor"), t.cell())


def test_a_cancelled_effect_needs_no_late_target():
    """§7.4 The turn is over and nothing is named."""
    t = Table(TurnOf(A), house=LATE, A="snitch/hat", B="chief/hat", harbor="B").play("""
        A: play snitch/hat
        B: play chief/hat
    """)

    assert ("", "B", "turn") == (t.was_asked("aim"), t.asked(), t.prompt())


@pytest.mark.parametrize(
    ("table", "said", "aimed", "expected"),
    [
        ({"A": "thief/plus", "B": "raid/plus"}, "play thief/plus", "aim thief 1", ""),
        ({"A": "raid/plus", "harbor": "A A"}, "play raid/plus", "aim raid harbor", ""),
        (
            {"A": "shadow/plus", "harbor": "A B", "hall": "C"},
            "play shadow/plus",
            "aim shadow harbor hall",
            "C B",
        ),
        (
            {"A": "scheme/plus", "harbor": "A B"},
            "play scheme/plus",
            "aim scheme harbor.0 hall",
            "B",
        ),
        ({"A": "raid/hat", "harbor": "B A"}, "hat raid/hat", "aim hat harbor.1", "B"),
        ({"A": "raid/hat trade/hat"}, "hat raid/hat trade/hat", "aim hat harbor", "A"),
    ],
    ids=["thief", "raid", "shadow", "scheme", "one Hat", "two Hats"],
)
def test_every_action_may_be_aimed_late(table, said, aimed, expected):
    """§7.4 Cards and Hats alike."""
    t = Table(TurnOf(A), house=LATE, **table).play(f"A: {said}\nA: {aimed}")

    assert (expected, "B", "turn") == (t.stack("harbor"), t.asked(), t.prompt())


@pytest.mark.parametrize(
    ("hat", "thing"),
    [
        ("hat thief/hat", ("chip", "harbor", 0)),
        ("hat shadow/hat", ("chip", "harbor", 0)),
        ("hat thief/hat shadow/hat", ("location", "jail")),
        ("hat shadow/hat trade/hat", ("location", "jail")),
    ],
)
def test_late_hats_point_at_chips_and_places(hat, thing):
    """§7.4 Whatever is printed on the card: a Hat takes a chip back, two go to a place."""
    t = Table(TurnOf(A), house=LATE, A="thief/hat shadow/hat trade/hat", harbor="A")
    t.say(f"A: {hat}").until("aim")

    assert "" == t.why_not("A", *thing)


def test_hitman_and_complicity_are_aimed_late_too():
    """§7.4 Card effects of the other phases and reactions with a target."""
    killing = Table(Cycle(HARBOR), house=LATE, harbor="A B", A="hitman/hat").play("""
        A: play hitman/hat
        A: aim hitman harbor.1
    """)
    answer = {"A": "snitch/hat", "B": "complicity/hat", "harbor": "B C"}
    answering = Table(TurnOf(A), house=LATE, **answer).play("""
        A: play snitch/hat
        A: aim snitch harbor.0
        B: play complicity/hat
        B: aim complicity harbor.0
    """)

    assert ("A", "B C") == (killing.stack("harbor"), answering.cell())


def test_location_effects_name_their_target_before():
    """§7.4 The Jail and the Hitman's move are no card effects."""
    jail = Table(Cycle(JAIL), house=LATE, jail="A")
    harbor = Table(Cycle(HARBOR), house=LATE, harbor="A")

    assert ["decline", "send jail.0"] == jail.options("A")
    assert 3 == len(harbor.options("A", "move "))


def test_early_targets_are_the_rule():
    """§4.1.1 Normally the target is named with the card."""
    t = Table(TurnOf(A), A="snitch/hat", harbor="B")

    assert ["play snitch/hat harbor.0"] == t.options("A", "play")


POOL = House(pool_fist=True)
HAT = {"A": "raid/hat", "harbor": "A"}


def test_two_players_may_pool_their_fists():
    """§7.5 B offers one, C adds one: the Hat is cancelled."""
    t = Table(TurnOf(A), house=POOL, B="snitch/fist", C="thief/fist", **HAT).play("""
        A: hat raid/hat harbor.0
        B: offer snitch/fist
        C: add thief/fist
    """)

    assert ("A", "snitch/fist thief/fist raid/hat") == (t.stack("harbor"), t.discard())


def test_one_card_is_enough_to_be_asked_where_fists_are_pooled():
    """§7.5.4 And without the rule it is not."""
    pooled = Table(TurnOf(A), house=POOL, B="1 card", **HAT).play("A: hat raid/hat harbor.0")
    printed = Table(TurnOf(A), B="1 card", **HAT).play("A: hat raid/hat harbor.0")

    assert ("B", "") == (pooled.was_asked("react"), printed.was_asked("react"))


def test_without_the_rule_a_single_fist_is_nothing():
    """§1.5.3 Normally one Fist alone does nothing."""
    t = Table(TurnOf(A), B="snitch/fist fbi/hat", C="thief/fist", **HAT).say("""
        A: hat raid/hat harbor.0
    """)

    assert ["decline"] == t.options("B")


def test_an_offer_nobody_joins_goes_back():
    """§7.5.3 It counts as declining: C is asked next, then the Hat is executed."""
    t = Table(TurnOf(A), house=POOL, B="snitch/fist", C="thief/fist", **HAT).say("""
        A: hat raid/hat harbor.0
        B: offer snitch/fist
        C: decline
    """)
    then = (t.asked(), t.prompt(), t.hand("B"), t.limbo())
    t.play()

    assert ("C", "react", "snitch/fist", "raid/hat") == then
    assert ("", "snitch/fist") == (t.stack("harbor"), t.hand("B"))


def test_after_an_offer_nobody_joined_the_next_player_is_asked():
    """§7.5.3 B had declined, C's offer counts as declining: it is D's turn to speak."""
    cards = {"A": "raid/hat", "B": "1 card", "C": "snitch/fist", "D": "1 card"}
    t = Table(TurnOf(A), players=4, house=POOL, harbor="A", **cards).say("""
        A: hat raid/hat harbor.0
        B: decline
        C: offer snitch/fist
        D: decline
        B: decline
    """)

    assert ("D", "react") == (t.asked(), t.prompt())


def test_an_offered_fist_is_remembered():
    """§8.2 Everybody saw which card went back."""
    t = Table(TurnOf(A), house=POOL, B="snitch/fist", C="thief/fist", **HAT).play("""
        A: hat raid/hat harbor.0
        B: offer snitch/fist
    """)

    assert ("snitch/fist", "snitch/fist") == (t.remembers("A", "B"), t.remembers("C", "B"))


def test_an_offer_goes_round_without_the_attacked_owner():
    """§7.5.1 C offers; D and B may add, A may not."""
    cards = {"A": "raid/hat trade/plus", "B": "1 card", "C": "snitch/fist", "D": "1 card"}
    t = Table(TurnOf(A), players=4, house=POOL, harbor="A", **cards).play("""
        A: hat raid/hat harbor.0
        C: offer snitch/fist
    """)

    assert "D B" == t.was_asked("add_fist")


def test_neither_of_the_two_may_attack_their_pair():
    """§7.5.2 A and D are asked, B and C are not."""
    cards = {"B": "snitch/fist fbi/hat", "C": "thief/fist fbi/plus", "D": "1 card"}
    hat = {"A": "raid/hat trade/plus", "harbor": "A"}
    t = Table(TurnOf(A), players=4, house=POOL, **hat, **cards).say("""
        A: hat raid/hat harbor.0
        B: offer snitch/fist
        C: add thief/fist
    """)
    before = len(t.prompts)
    t.play()

    assert ["D", "A"] == [who for kind, who in t.prompts[before - 1 :] if kind == "react"]


def test_a_pooled_pair_can_be_cancelled():
    """§7.5.2 The pair is one effect like any other."""
    hands = {"A": "raid/hat shadow/fist scheme/fist", "B": "snitch/fist", "C": "thief/fist"}
    t = Table(TurnOf(A), house=POOL, harbor="A", **hands).play("""
        A: hat raid/hat harbor.0
        B: offer snitch/fist
        C: add thief/fist
        A: fists shadow/fist scheme/fist
    """)

    assert ("", 5) == (t.stack("harbor"), t.discarded())


def test_nobody_offers_a_fist_that_nobody_could_join():
    """§7.5.1 B and C paid the pair; A alone is left and has but one Fist."""
    hands = {"A": "raid/hat shadow/fist", "B": "snitch/fist", "C": "thief/fist"}
    t = Table(TurnOf(A), house=POOL, harbor="A", **hands).say("""
        A: hat raid/hat harbor.0
        B: offer snitch/fist
        C: add thief/fist
    """)

    assert ("react", ["decline"]) == (t.prompt(), t.options("A"))


def test_no_fist_can_be_offered_against_a_location_effect():
    """§4.2 Fists never hit one, pooled or not."""
    t = Table(Cycle(JAIL), house=POOL, jail="A", B="snitch/fist", C="thief/fist").say("""
        A: send jail.0
    """)

    assert ["decline"] == t.options("B")


@pytest.mark.parametrize(("order", "asked"), [("left", "D A B"), ("first", "B D A")])
def test_the_order_of_reactions(order, asked):
    """§7.6 From the owner's left, or from the first player (B)."""
    cards = {"A": "1 card", "B": "1 card", "C": "snitch/hat fbi/hat", "D": "1 card"}
    t = Table(
        TurnOf(C), players=4, first="B", house=House(react_order=order), harbor="C", **cards
    ).play("C: play snitch/hat harbor.0")

    assert asked == t.was_asked("react")


OWN = {"A": "snitch/hat complicity/hat", "harbor": "A B C"}


def test_own_complicity():
    """§7.7 After jailing his own chip A may name any other player's."""
    t = Table(TurnOf(A), house=House(self_complicity=True), **OWN).say("""
        A: play snitch/hat harbor.0
    """)

    assert ["play complicity/hat harbor.0", "play complicity/hat harbor.1"] == t.options(
        "A", "play"
    )


def test_no_own_complicity_without_the_rule():
    """§4.7.6 Normally nobody is asked after jailing his own chip."""
    t = Table(TurnOf(A), **OWN).play("A: play snitch/hat harbor.0")

    assert "" == t.was_asked("complicity")


MANY = {"A": "snitch/hat", "B": "complicity/hat complicity/plus raid/plus", "harbor": "B C C C"}
TWICE = """
    A: play snitch/hat harbor.0
    B: play complicity/hat harbor.0
    B: play complicity/plus harbor.0
"""


def test_several_complicities():
    """§7.8 B answers one transport twice, and is asked a third time."""
    t = Table(TurnOf(A), house=House(multi_complicity=True), **MANY).play(TWICE)

    assert ("B C C", "C", "B B B") == (t.cell(), t.stack("harbor"), t.was_asked("complicity"))


def test_one_complicity_without_the_rule():
    """§4.7.5 Normally one executed Complicity is all."""
    t = Table(TurnOf(A), **MANY).play("\n".join(TWICE.strip().splitlines()[:2]))

    assert "B" == t.was_asked("complicity")


def test_a_late_complicity_reaches_third_players_only():
    """§7.4, §4.7 Named after the window, it is still neither the causer's chip nor one's own."""
    hands = {"A": "snitch/hat", "B": "complicity/hat", "C": "1 card"}
    t = Table(TurnOf(A), house=LATE, harbor="A B C B", **hands).say("""
        A: play snitch/hat
        A: aim snitch harbor.1
        B: play complicity/hat
    """)
    t.until("aim")

    assert ["aim complicity harbor.1"] == t.options("B")
