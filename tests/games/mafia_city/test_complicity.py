"""§4.7 Complicity: a chip goes to the cell, and its owner sends another after it."""

import pytest

from consigliere.games.mafia_city.parts import JAIL, LOCATIONS
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle

from .table import SEATS, A, Table


def thirds(t, seat):
    """Whose chips a seat may name, when the reactions are over."""
    t.until("complicity")
    chips = [text.split()[-1].split(".") for text in t.options(seat, "play complicity")]
    stacks = t.state.stacks
    owners = {stacks[LOCATIONS.index(at)][int(height)] for at, height in chips}
    return " ".join([SEATS[owner] for owner in sorted(owners)])


def test_r09_complicity_on_complicity():
    """§4.7.3 C's third player is A alone, for B caused his transport."""
    hands = {"A": "snitch/hat", "B": "complicity/hat", "C": "complicity/bullet"}
    t = Table(TurnOf(A), harbor="A B C", **hands).say("""
        A: play snitch/hat harbor.1
        B: play complicity/hat harbor.1
    """)
    legal = thirds(t, "C")
    t.play("C: play complicity/bullet harbor.0")

    assert "A" == legal
    assert ("A B C", "", "B") == (t.cell(), t.stack("harbor"), t.asked())


def test_e14_the_jail_stack_is_a_stack_like_any_other():
    """§1.6.1 Snitched in the Jail stack, B answers with C's chip in the harbor."""
    t = Table(TurnOf(A), jail="B A", harbor="C", A="snitch/fist", B="complicity/hat").play("""
        A: play snitch/fist jail.0
        B: play complicity/hat harbor.0
    """)

    assert ("A", "", "B C") == (t.stack("jail"), t.stack("harbor"), t.cell())


CHAIN = {
    "harbor": "A B C",
    "hall": "B",
    "A": "snitch/hat complicity/plus",
    "B": "complicity/hat complicity/fist",
    "C": "complicity/bullet",
}


def test_e16_a_chain_may_come_back():
    """§4.7.3 The legal third players were C, then A, then B."""
    t = Table(TurnOf(A), **CHAIN).say("A: play snitch/hat harbor.1")
    legal = [thirds(t, "B")]
    t.say("B: play complicity/hat harbor.1")
    legal.append(thirds(t, "C"))
    t.say("C: play complicity/bullet harbor.0")
    legal.append(thirds(t, "A"))

    assert ["C", "A", "B"] == legal


def test_e16_a_chain_ends_without_a_third_chip():
    """§4.7.2 B is not asked a fourth time: C has no chip in a stack."""
    t = Table(TurnOf(A), **CHAIN).play("""
        A: play snitch/hat harbor.1
        B: play complicity/hat harbor.1
        C: play complicity/bullet harbor.0
        A: play complicity/plus hall.0
    """)

    assert ("B C A", "A B B C") == (t.was_asked("complicity"), t.cell())


FOUR = {
    "players": 4,
    "harbor": "A B C D",
    "A": "snitch/hat",
    "B": "complicity/hat complicity/bullet",
    "C": "thief/fist trade/fist",
}
CANCELLED = """
    A: play snitch/hat harbor.1
    B: play complicity/hat harbor.1
    C: fists thief/fist trade/fist
    B: play complicity/bullet harbor.2
"""


def test_e17_a_cancelled_complicity_may_be_followed_by_another():
    """§4.7.4 The first, on C, is cancelled; the second, on D, is executed."""
    t = Table(TurnOf(A), **FOUR).play(CANCELLED)

    assert ("B D", "A C") == (t.cell(), t.stack("harbor"))


def test_e17_the_new_victim_may_answer():
    """§4.7.4 With a card D is asked; his third players are A and C."""
    t = Table(TurnOf(A), D="complicity/plus", **FOUR).say(CANCELLED)

    assert ("D", "complicity", "A C") == (t.asked(), t.prompt(), thirds(t, "D"))


LINKS = [
    "A: play snitch/hat hall.1",
    "B: play complicity/hat hall.1",
    "C: play complicity/bullet hall.0",
    "A: play complicity/plus harbor.1",
]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("said", "victim", "legal"), [(1, "B", "C"), (2, "C", "A"), (3, "A", "B"), (4, "B", "C")]
)
def test_legal_third_players(players, said, victim, legal):
    """§4.7.3 Anybody but the causer and the victim of this very transport."""
    hands = {"A": "snitch/hat complicity/plus", "C": "complicity/bullet"}
    hands["B"] = "complicity/hat complicity/fist"
    everybody = " ".join(SEATS[:players])
    t = Table(TurnOf(A), players=players, harbor=everybody, hall=everybody, **hands)
    t.say("\n".join(LINKS[:said]))

    assert " ".join([legal, *"DE"[: players - 3]]) == thirds(t, victim)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_complicity_after_jailing_an_own_chip(players):
    """§4.7.6 Nobody but himself did it to him."""
    harbor = " ".join(SEATS[:players])
    t = Table(TurnOf(A), players=players, harbor=harbor, A="snitch/hat complicity/hat").play("""
        A: play snitch/hat harbor.0
    """)

    assert ("", "A") == (t.was_asked("complicity"), t.cell())


def test_a_victim_without_cards_is_not_asked():
    """§4.7.2 Everybody can see that he has no Complicity."""
    t = Table(TurnOf(A), harbor="B C", A="snitch/hat").play("A: play snitch/hat harbor.0")

    assert "" == t.was_asked("complicity")


def test_a_victim_with_any_card_is_asked():
    """§8.3.4 Being asked does not tell what he holds."""
    t = Table(TurnOf(A), harbor="B C", A="snitch/hat", B="1 card").say("""
        A: play snitch/hat harbor.0
        B: decline
    """)

    assert ("complicity", ["decline"]) == (t.prompt(), t.options("B"))


def test_without_a_third_chip_nobody_is_asked():
    """§4.7.2 C's only chip is in the cell, which is never a target."""
    t = Table(TurnOf(A), harbor="B A", cell="C", A="snitch/hat", B="complicity/hat").play("""
        A: play snitch/hat harbor.0
    """)

    assert ("", "B C") == (t.was_asked("complicity"), t.cell())


def test_a_cancelled_snitch_is_no_reason_for_complicity():
    """§4.7.1 Complicity comes when the chip is in the cell, not before."""
    t = Table(TurnOf(A), harbor="B C", A="snitch/hat", B="complicity/hat chief/hat").play("""
        A: play snitch/hat harbor.0
        B: play chief/hat
    """)

    assert ("", "", "B C") == (t.was_asked("complicity"), t.cell(), t.stack("harbor"))


def test_a_police_chief_does_not_stop_complicity():
    """§1.6.9 Only Fists do."""
    hands = {"A": "snitch/hat", "B": "complicity/hat", "C": "chief/hat thief/plus"}
    t = Table(TurnOf(A), harbor="B C", **hands).say("""
        A: play snitch/hat harbor.0
        B: play complicity/hat harbor.0
    """)

    assert ["decline"] == t.options("C")


def test_once_complicity_is_played_the_snitch_stands():
    """§4.7.1 Its card is already on the discard pile."""
    hands = {"A": "snitch/hat", "B": "complicity/hat", "C": "2 cards"}
    t = Table(TurnOf(A), harbor="B C", **hands).say("""
        A: play snitch/hat harbor.0
        B: play complicity/hat harbor.0
    """)

    assert ("snitch/hat", "complicity/hat", "B") == (t.discard(), t.limbo(), t.cell())


def test_one_executed_complicity_for_one_transport():
    """§4.7.5 B holds another one, but has answered."""
    hands = {"A": "snitch/hat", "B": "complicity/hat complicity/plus"}
    t = Table(TurnOf(A), harbor="B C C", **hands).play("""
        A: play snitch/hat harbor.0
        B: play complicity/hat harbor.0
    """)

    assert ("B", "B C", "C") == (t.was_asked("complicity"), t.cell(), t.stack("harbor"))


def test_the_third_players_silence_does_not_ask_the_victim_again():
    """§4.7.5 C could have answered with A's chip; B's second Complicity stays where it is."""
    hands = {"A": "snitch/hat", "B": "complicity/hat complicity/plus", "C": "1 card"}
    t = Table(TurnOf(A), harbor="B C C A", **hands).play("""
        A: play snitch/hat harbor.0
        B: play complicity/hat harbor.0
    """)

    assert ("B C", "B C") == (t.was_asked("complicity"), t.cell())


def test_the_third_players_answer_does_not_ask_the_victim_again():
    """§4.7.5 B's Complicity was executed, whatever C did about it."""
    hands = {"A": "snitch/hat", "B": "complicity/hat complicity/plus", "C": "complicity/fist"}
    t = Table(TurnOf(A), harbor="B C C A", **hands).play("""
        A: play snitch/hat harbor.0
        B: play complicity/hat harbor.0
        C: play complicity/fist harbor.1
    """)

    assert ("B C", "A B C") == (t.was_asked("complicity"), t.cell())


def test_complicity_may_name_a_chip_in_the_jail_stack():
    """§4.7.2 Any stack, any height."""
    t = Table(TurnOf(A), jail="C A C", harbor="B", A="snitch/hat", B="complicity/hat").play("""
        A: play snitch/hat harbor.0
        B: play complicity/hat jail.2
    """)

    assert ("C A", "B C") == (t.stack("jail"), t.cell())


def test_complicity_brings_nobody_back_and_changes_no_turn():
    """§4.7.6 B has passed and stays out; C is next."""
    t = Table(TurnOf(A), passed="B", harbor="B C", A="snitch/hat", B="complicity/hat").play("""
        A: play snitch/hat harbor.0
        B: play complicity/hat harbor.0
    """)

    assert ("B", "C", "turn") == (t.passed(), t.asked(), t.prompt())


def test_the_jail_effect_may_be_answered_too():
    """§4.7.1 Its causer is the controller of the Jail."""
    t = Table(Cycle(JAIL), jail="A A B C", B="complicity/hat").play("""
        A: send jail.2
        B: play complicity/hat jail.2
    """)

    assert ("A A", "B C") == (t.stack("jail"), t.cell())


def test_only_fists_answer_a_complicity():
    """§4.2 The victim of the first transport cannot take back the second."""
    hands = {"A": "snitch/hat raid/fist shadow/fist", "B": "complicity/hat"}
    t = Table(TurnOf(A), harbor="B C", **hands).play("""
        A: play snitch/hat harbor.0
        B: play complicity/hat harbor.0
        A: fists raid/fist shadow/fist
    """)

    assert ("B", "C") == (t.cell(), t.stack("harbor"))
