"""Positions in which a decent player of Mafia City does not hesitate."""

from consigliere.bots import bot
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.parts import CLUB, FIGHT_CLUB, HALL, HARBOR, JAIL, LOCATIONS
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle
from consigliere.games.mafia_city.rules.strategy import StrategyPhase
from consigliere.kernel import Stream, observe

from .table import A, Table


def says(t: Table) -> str:
    """The answer of the greedy bot in the place of the seat that is asked."""
    seat = t.state.waiting()[0]
    return RULES.write(bot("mafia-city", "greedy")(observe(t.state, seat), Stream(1)))


def test_takes_the_free_point():
    t = Table(Cycle(CLUB), club="A", A="chief/plus").until("plus_one")

    assert "plus chief/plus" == says(t)


def test_places_the_last_chip_where_it_wins():
    """§5.1 Two against two, and A's is the lowest chip."""
    lost = {"jail": "B B B", "fight_club": "B B B", "station": "C C C", "district": "C C C"}
    lost |= {"club": "B B B", "hall": "C C C"}
    t = Table(TurnOf(A), crew="A1", passed="B C", harbor="A B B", **lost)

    assert "place harbor" == says(t)


def test_passes_when_only_reactions_are_left():
    t = Table(TurnOf(A), crew="A0", A="chief/bullet fbi/fist", harbor="A", club="B")

    assert "pass" == says(t)


def test_saves_the_chip_that_controls():
    """§1.6.9 B loses the Harbor if the Snitch has his way."""
    t = Table(TurnOf(A), crew="A0 B0 C0", harbor="B A", A="snitch/hat", B="chief/hat")
    t.say("A: play snitch/hat harbor.0")

    assert ("B", "play chief/hat") == (t.asked(), says(t))


def test_saves_no_chip_that_is_lost_anyway():
    t = Table(TurnOf(A), crew="A0 B0 C0", harbor="A A A B", A="snitch/hat", B="chief/hat")
    t.say("A: play snitch/hat harbor.3")

    assert ("B", "decline") == (t.asked(), says(t))


def test_does_not_waste_fists_on_a_harmless_trade():
    t = Table(TurnOf(A), A="trade/hat", B="snitch/fist scheme/fist", harbor="B")
    t.say("A: play trade/hat")

    assert ("B", "decline") == (t.asked(), says(t))


def test_fists_stop_the_point_that_wins():
    """§6.4 A would be at the target, ahead of B."""
    hands = {"A": "chief/plus", "B": "thief/fist raid/fist"}
    t = Table(Cycle(CLUB), points="A14 B15", club="A", solved=_all_but("club"), **hands)
    t.say("A: plus chief/plus")

    assert ("B", "fists thief/fist raid/fist") == (t.asked(), says(t))


def test_agrees_where_it_gives_control():
    t = Table(Cycle(HARBOR), harbor="B A", A="agreement/hat", B="1 card").until("agree")

    assert ("A", "agree agreement/hat") == (t.asked(), says(t))


def test_keeps_the_agreement_where_it_is_not_enough():
    t = Table(Cycle(HARBOR), harbor="B B B A", A="agreement/hat").until("agree")

    assert ("A", "decline") == (t.asked(), says(t))


def test_keeps_the_agreement_where_it_is_not_needed():
    t = Table(Cycle(HARBOR), harbor="A B", A="agreement/hat").until("agree")

    assert ("A", "decline") == (t.asked(), says(t))


def test_jails_the_chip_that_stands_in_the_way():
    """§1.7.1 Without it A controls the Club."""
    t = Table(Cycle(JAIL), jail="A", club="B A", harbor="C", points="B9").until("send")

    assert "send club.0" == says(t)


def test_takes_what_is_offered():
    recruit = Table(Cycle(FIGHT_CLUB), fight_club="A", reserve="A2").until("recruit")
    mayor = Table(Cycle(HALL), hall="A").until("take_mayor")

    assert ("recruit", "take") == (says(recruit), says(mayor))


def test_takes_chips_back_from_a_lost_stack():
    t = Table(StrategyPhase(), harbor="B B B B A A").until("withdraw")

    assert ("A", "withdraw harbor 4 4") == (t.asked(), says(t))


def _all_but(location: str) -> str:
    return " ".join([at for at in LOCATIONS if at != location])
