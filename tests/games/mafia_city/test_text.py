"""Mafia City in words: who reads what."""

import pytest

from consigliere.games.mafia_city.actions import Decline, Fists, Send, Withdraw
from consigliere.games.mafia_city.events import (
    Announced,
    Drew,
    Jailed,
    Named,
    Stole,
    TurnsUp,
    Withdrew,
)
from consigliere.games.mafia_city.house import House
from consigliere.games.mafia_city.parts import FIST, HARBOR, HAT, JAIL, SNITCH, TRADE, card
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.strategy import TakingBack
from consigliere.kernel import SPECTATOR, UNSEEN, observe
from consigliere.words import LANGUAGES, game_text

from .table import Table

ANNA, BRUNO, CARLA = range(3)
NAMES = ("Anna", "Bruno", "Carla")
A_SNITCH = card(SNITCH, HAT)


def texts(lang="en"):
    return game_text("mafia-city", lang, NAMES)


def snitched(carla="trade/hat trade/fist"):
    """Anna has announced Snitch on Bruno's Mafioso; Carla may react."""
    t = Table(TurnOf(ANNA), harbor="C B", A="snitch/hat", C=carla)
    return t.say("A: play snitch/hat harbor.1").state


def test_the_log_is_for_its_reader():
    assert "You draw Snitch (Hat)." == texts().event(Drew(ANNA, A_SNITCH), ANNA)
    assert "Anna draws a card." == texts().event(Drew(ANNA, UNSEEN), BRUNO)
    assert "Anna draws Snitch (Hat)." == texts().event(Drew(ANNA, A_SNITCH), CARLA)


def test_a_thief_his_victim_and_a_bystander():
    theft = Stole(ANNA, BRUNO, A_SNITCH)

    assert "Rubi Spia (Cappello) a Bruno." == texts("it").event(theft, ANNA)
    assert "Anna ti ruba Spia (Cappello)." == texts("it").event(theft, BRUNO)
    assert "Anna ruba una carta a Bruno." == texts("it").event(Stole(ANNA, BRUNO, UNSEEN), CARLA)


def test_whose_mafioso_is_arrested():
    own, other = Jailed(ANNA, ANNA, HARBOR), Jailed(ANNA, BRUNO, HARBOR)
    say = texts("de").event

    assert "Du bringst deinen Mafioso aus dem Hafen in die Gefängniszelle." == say(own, ANNA)
    assert "Anna bringt den eigenen Mafioso aus dem Hafen in die Gefängniszelle." == say(own, BRUNO)
    assert "Anna bringt deinen Mafioso aus dem Hafen in die Gefängniszelle." == say(other, BRUNO)


def test_the_mayor_may_call_himself():
    assert "You decide yourself now." == texts().event(Named(ANNA, ANNA), ANNA)
    assert "Anna decides now." == texts().event(Named(ANNA, ANNA), BRUNO)
    assert "Anna calls on you to decide." == texts().event(Named(ANNA, BRUNO), BRUNO)


@pytest.mark.parametrize(
    ("chips", "line"),
    [
        (0, "You take nobody back from the Harbor."),
        (1, "You take a Mafioso back from the Harbor."),
        (2, "You take 2 Mafiosi back from the Harbor."),
    ],
)
def test_none_one_and_several(chips, line):
    assert line == texts().event(Withdrew(ANNA, HARBOR, chips), ANNA)


def test_an_announcement_names_the_owner_if_the_table_is_known():
    event = Announced(ANNA, "snitch", (A_SNITCH,), (HARBOR, 1))
    before = Table(TurnOf(ANNA), harbor="C B").state
    line = "Anna plays Snitch (Hat) on {} Mafioso in the Harbor ({})."

    assert line.format("the", "2nd from the bottom") == texts().event(event, BRUNO)
    assert line.format("your", "on top") == texts().event(event, BRUNO, before)
    assert line.format("Bruno's", "on top") == texts().event(event, CARLA, before)


def test_the_question_tells_what_is_pending():
    view = observe(snitched(), CARLA)
    pending = "Anna plays Snitch (Hat) on Bruno's Mafioso in the Harbor (on top)."

    assert f"{pending} Do you react?" == texts().prompt(view)
    assert ["Do not react"] == [texts().option(a, view) for a in view.decision.options]


def test_a_pair_of_fists_says_what_it_cancels():
    fists = (card(SNITCH, FIST), card(TRADE, FIST))
    view = observe(snitched("snitch/fist trade/fist"), CARLA)

    assert "Two Fists (Snitch + Trade): cancel Snitch" == texts().option(Fists(fists), view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_named_while_reactions_are_pending(lang):
    """§8.3.2"""
    for reader in (ANNA, BRUNO, SPECTATOR):
        line = texts(lang).waiting(observe(snitched(), reader))

        assert not [name for name in NAMES if name in line]


def test_elsewhere_we_know_whom_we_wait_for():
    s = Table(TurnOf(ANNA)).state

    assert "Waiting for Anna." == texts().waiting(observe(s, BRUNO))
    assert "It is your decision." == texts().waiting(observe(s, ANNA))


def test_what_cannot_cancel_says_so():
    s = snitched()
    reason = s.why_not(CARLA, ("card", card(TRADE, HAT)))
    line = texts().reason(reason, observe(s, CARLA))

    assert "Trade (Hat) cannot cancel Snitch. (§4.5)" == line


def test_a_reason_of_the_kernel_is_told_too():
    s = Table(TurnOf(ANNA)).state
    reason = s.why_not(BRUNO, ("location", JAIL))

    assert "Du bist jetzt nicht gefragt." == texts("de").reason(reason, observe(s, BRUNO))


def test_declining_is_named_by_its_question():
    view = observe(snitched(), CARLA)

    assert "Non reagire" == texts("it").option(Decline(), view)


def test_which_mafiosi_are_taken_back():
    view = observe(Table(TakingBack(HARBOR, (ANNA,)), harbor="A A B A").state, ANNA)
    lines = {a.chips: texts().option(a, view) for a in view.decision.options}
    some = "Take {} of your 3 Mafiosi back from the Harbor: {}, counted from the bottom"

    assert "Leave all 3 Mafiosi in the Harbor" == lines[()]
    assert "Take all 3 Mafiosi back from the Harbor" == lines[(0, 0, 3)]
    assert some.format(1, "1 of nos. 1–2") == lines[(0,)]
    assert some.format(2, "1 of nos. 1–2, no. 4") == lines[(0, 3)]


def test_mafiosi_side_by_side_are_only_counted():
    view = observe(Table(TakingBack(HARBOR, (ANNA,)), harbor="B A A").state, ANNA)

    taken = texts().option(Withdraw(HARBOR, (1,)), view)

    assert "Take 1 of your 2 Mafiosi back from the Harbor" == taken


def test_a_mafioso_alone_needs_no_height():
    view = observe(Table(TurnOf(ANNA), harbor="B").state, ANNA)

    line = texts("de").option(Send(HARBOR, 0), view)

    assert "In die Gefängniszelle stecken: den Mafioso von Bruno im Hafen" == line


def test_the_table_shows_only_hands_that_may_be_seen():
    s = Table(TurnOf(ANNA), A="snitch/hat", B="trade/hat").state

    assert ["Your hand: Snitch (Hat)"] == hand_lines(s, ANNA)
    assert [] == hand_lines(s, SPECTATOR)


def test_the_policeman_shows_the_other_hands():
    s = Table(TurnOf(ANNA), A="snitch/hat", B="trade/hat", policeman="A").state

    assert ["Your hand: Snitch (Hat)", "Bruno's hand: Trade (Hat)"] == hand_lines(s, ANNA)
    assert ["Your hand: Trade (Hat)"] == hand_lines(s, BRUNO)


def hand_lines(s, reader):
    return [line for line in texts().table(observe(s, reader)) if "hand:" in line]


@pytest.mark.parametrize(
    ("laid", "line"),
    [
        ({"reserve": "A2 B1"}, "Bruno has fewer Mafiosi in reserve. (§6.4.1)"),
        ({"A": "1 cards", "B": "2 cards"}, "Bruno has more cards in hand. (§6.4.2)"),
        ({"mayor": "B"}, "Bruno holds the Mayor. (§6.4.3)"),
        ({"first": "B"}, "Bruno is nearest to the first player token. (§6.4.4)"),
    ],
)
def test_the_end_tells_what_broke_the_tie(laid, line):
    lines = texts().ending(Table(TurnOf(ANNA), points="A15 B15 C9", **laid).state)

    assert ["Bruno wins.", True] == [lines[0], lines[1].endswith(line)]
    assert lines[1].startswith("Anna and Bruno are tied")
    assert lines[2].startswith("1. Bruno: 15 victory points")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The house rule “Round limit” ended the game after one round. (§7.14)"),
        (
            "it",
            "“Limite di round” ha chiuso la partita dopo un round. (§7.14)",
        ),
        (
            "de",
            "„Höchstzahl der Runden“ hat die Partie nach einer Runde beendet. (§7.14)",
        ),
    ],
)
def test_a_limit_that_ends_the_game_is_named(lang, line):
    state = Table(TurnOf(ANNA), points="A9 B5 C6", house=House(round_cap=1)).state

    assert texts(lang).ending(state)[0].endswith(line)


def test_a_limit_that_leaves_only_a_pass_is_named():
    line = "Anna has had 60 turns in this phase, the limit of the table, and can only pass. (§7.14)"

    assert line == texts().event(TurnsUp(ANNA, 60), BRUNO)


def test_points_alone_need_no_reason():
    lines = texts().ending(Table(TurnOf(ANNA), points="A9 B15 C16").state)

    assert "Carla wins." == lines[0]
    assert lines[1].startswith("1. Carla: 16")


@pytest.mark.parametrize(
    ("switch", "value", "shown"),
    [
        ("strict_pass", "true", "an"),
        ("strict_pass", "false", "aus"),
        ("target", "beginners", "Anfänger"),
        ("turn_cap", "0", "keine"),
        ("turn_cap", "60", "60"),
        ("first", "random", "zufällig"),
    ],
)
def test_house_rules_have_a_label_a_meaning_and_values(switch, value, shown):
    label, about, setting = texts("de").house(switch, value)

    assert label and about.endswith(").")
    assert shown == setting
