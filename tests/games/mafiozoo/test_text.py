"""Mafiozoo in words: who reads what."""

import pytest

from consigliere.games.mafiozoo.actions import Build, Done, Inform, Pay
from consigliere.games.mafiozoo.events import (
    Bribed,
    DrewCard,
    DrewDistrict,
    DrewInformant,
    Ended,
    Favoured,
    GemsHome,
)
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.parts import GODFATHER, GYM, INVESTIGATOR, JUDGE, LIQUOR, NIGHT
from consigliere.games.mafiozoo.rules.corruption import CardTurn
from consigliere.games.mafiozoo.rules.draws import GainDistricts
from consigliere.games.mafiozoo.rules.ending import Scoring
from consigliere.games.mafiozoo.rules.income import DealEach, IncomePhase
from consigliere.games.mafiozoo.rules.influence import InfluencePhase
from consigliere.kernel import SPECTATOR, UNSEEN, look, observe
from consigliere.words import LANGUAGES, game_text

from .table import Table, evaluate

ANNA, BRUNO, CARLA, DARIO = range(4)
NAMES = ("Anna", "Bruno", "Carla", "Dario")


def texts(lang="en", names=NAMES):
    return game_text("mafiozoo", lang, names)


def lines(t, reader, begin):
    return [line for line in texts().table(observe(t.state, reader)) if line.startswith(begin)]


def options(t, seat, begin=""):
    view = observe(t.state, seat)
    found = [texts().option(answer, view) for answer in view.decision.options]
    return [line for line in found if line.startswith(begin)]


def test_the_log_is_for_its_reader():
    draw = DrewCard(ANNA, INVESTIGATOR)

    assert "You draw card 12 (Private Investigator)." == texts().event(draw, ANNA)
    assert "Anna draws a corruption card." == texts().event(DrewCard(ANNA, UNSEEN), BRUNO)
    assert "Peschi la carta 12 (Investigatore Privato)." == texts("it").event(draw, ANNA)
    assert "Du ziehst Karte 12 (Privatdetektiv)." == texts("de").event(draw, ANNA)


def test_an_informant_card_is_named_by_its_character():
    draw = DrewInformant(ANNA, JUDGE)

    assert "You draw the informant card of the Judge (11)." == texts().event(draw, ANNA)
    assert "Anna zieht eine Informantenkarte." == texts("de").event(DrewInformant(0, UNSEEN), BRUNO)


def test_a_blind_draw_stays_hidden():
    """§7.2.3"""
    assert "Anna draws a district token blind." == texts().event(DrewDistrict(ANNA, UNSEEN), BRUNO)


def test_a_bribe_is_told_along_its_walk():
    """§3.2.3 From the card's character on, not in the order of numbers."""
    line = "Anna plays card 12 (Private Investigator) and places gems: {}."
    where = "Private Investigator (12) 1, Lieutenant (4) 1, Jeweller (3) 1"

    walk = Bribed(ANNA, INVESTIGATOR, ((2, 1), (3, 1), (11, 1)))

    assert line.format(where) == texts().event(walk, BRUNO)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (GemsHome(ANNA, 1, True), "Du legst einen Edelstein in deinen Vorrat zurück."),
        (GemsHome(ANNA, 2, False), "Du nimmst 2 Edelsteine in deine Kasse zurück."),
        (Favoured(ANNA, JUDGE, 0), "Du bekommst die Gunst des Richters (11)."),
        (Favoured(ANNA, JUDGE, 3), "Du zahlst 3Z für die Gunst des Richters (11)."),
    ],
)
def test_one_and_several_free_and_paid(event, line):
    assert line == texts("de").event(event, ANNA)


def test_the_pay_is_told_once_for_all():
    """§3.1.3 The godfather's line has told it."""
    t = Table(IncomePhase())
    after = t.say("*: visit 0").state
    paid = [texts().event(event, ANNA, look(t.past[0], ANNA)) for event in after.news]

    assert "The godfather visits the Distiller (1). Everybody gets 3Z." in paid
    assert not [line for line in paid if line and "gets 3Z" in line and "Everybody" not in line]


def test_cards_dealt_to_others_are_not_told_one_by_one():
    """§3.1.5 But every other draw is."""
    before = look(Table(DealEach((BRUNO,))).state, ANNA)

    assert texts().event(DrewCard(BRUNO, UNSEEN), ANNA, before) is None
    assert texts().event(DrewCard(BRUNO, UNSEEN), ANNA) is not None


def test_options_name_card_gems_and_where_they_end():
    t = Table(CardTurn(ANNA), hands="12 any")

    assert "Card 12: Private Investigator 1 → Lieutenant 1 → Jeweller 1" in options(t, ANNA)
    assert "Generic card: take 2 gems" in options(t, ANNA)


def test_the_informant_window_names_character_condition_and_gems():
    t = Table(evaluate(9), informants="| 9 | 3", gems={9: "2 1"})
    prompt = (
        "Commissioner (9) is about to be evaluated: anyone who pays 5Z. "
        "Gems there: Anna 2, you 1. Do you play the informant card?"
    )

    assert prompt == texts().prompt(observe(t.state, BRUNO))
    assert "Informant card 9 (Commissioner): place 2 gems from your fund" in options(t, BRUNO)
    assert ["Play no informant card"] == options(t, CARLA)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_named_while_informants_are_asked(lang):
    """§7.3.4 Who has answered stays hidden, also from one who has."""
    t = Table(evaluate(9), informants="| 9 | 3").say("P2: inform 9 fund 2")

    for reader in (ANNA, BRUNO, SPECTATOR):
        line = texts(lang).waiting(observe(t.state, reader))
        assert not [name for name in NAMES if name in line]


def test_elsewhere_we_know_whom_we_wait_for():
    t = Table(InfluencePhase(), tokens="L L | | W W")

    assert "Waiting for Anna and Carla." == texts().waiting(observe(t.state, BRUNO))


def test_a_favour_that_can_be_paid_says_what_it_gives():
    t = Table(evaluate(11), gems={11: "1 1"})
    view = observe(t.state, ANNA)

    assert "Pay 3Z for the favour of the Judge (11)" == texts().option(Pay(), view)
    assert texts().prompt(view).endswith("a corruption card for the next round? You have 5Z.")


def test_the_courthouse_lowers_the_price_told():
    """§1.7.16"""
    t = Table(evaluate(11), gems={11: "1 1"}, places="court")

    assert "Pay 2Z for the favour of the Judge (11)" in options(t, ANNA)


def test_building_names_place_and_payment():
    t = Table(InfluencePhase(), tokens="L G", places="site")
    view = observe(t.state, ANNA)
    build = Build(ANNA, NIGHT, (LIQUOR, GODFATHER))

    assert "Build the Night Club, paying Liquor + Godfather" == texts().option(build, view)
    assert "What do you build? Your favour tokens: Liquor, Godfather." == texts().prompt(view)


def test_plans_are_told_to_the_planner_alone():
    """§7.4"""
    t = Table(InfluencePhase(), tokens="L P G").say("P1: build site L P")
    view = observe(t.state, ANNA)
    plan = "You have planned to build: Construction Site for Liquor + Building Permit"

    assert [plan] == lines(t, ANNA, "You have planned")
    assert [] == lines(t, BRUNO, "You have planned") + lines(t, SPECTATOR, "You have planned")
    assert texts().prompt(view).endswith("Favour tokens left: Godfather.")
    assert "Finish and build: Construction Site" == texts().option(Done(), view)


def test_a_character_has_favour_condition_gems_and_threads():
    t = Table(CardTurn(ANNA), hands="1 2", players=2, gems={4: "1 0 2"}, golden="5")

    assert [
        "4 Lieutenant, visited by the godfather: a Weapons token; anyone who pays 3Z; "
        "you 1, the puppet 2; linked to 1, 3, 5, 12"
    ] == [
        line
        for line in texts(names=NAMES[:2]).table(observe(t.state, ANNA))
        if line.startswith("4 Lieutenant")
    ]


def test_a_place_has_cost_points_bonus_roads_and_henchmen():
    t = Table(CardTurn(ANNA), hands="1 2", places="| dock", built="dock")
    line = "Docks: costs Liquor + Godfather; 6 points; Income: 3 units, each a gem into the fund"
    rest = "or 1Z; open to all; roads to Hotel; you (from the next round on), Bruno"

    assert [f"{line} {rest}"] == lines(t, ANNA, "Docks")


def test_the_table_shows_only_what_may_be_seen():
    """§7.2"""
    t = Table(CardTurn(ANNA), hands="2 2 any | 3", informants="9", districts="park park | park")

    assert ["Your corruption cards: 2 Mayor ×2, generic"] == lines(t, ANNA, "Your corruption")
    assert ["Your informant cards: 9 Commissioner"] == lines(t, ANNA, "Your informant")
    assert ["Your district tokens: Park ×2"] == lines(t, ANNA, "Your district")
    assert [] == lines(t, SPECTATOR, "Anna's") + lines(t, CARLA, "Anna's")
    assert "1 corruption card;" in lines(t, ANNA, "Bruno: ")[0]


@pytest.mark.parametrize("aid", [True, False])
def test_the_memory_aid_shows_agenda_picks_only(aid):
    """§6.4"""
    t = Table(GainDistricts(ANNA, 2), house=House(memory_aid=aid)).play("""
        P1: pick university
        P1: blind
        *: district 0 park
    """)

    assert ["Anna took from the agenda: University"] * aid == lines(t, BRUNO, "Anna took")


def test_things_can_be_asked_about_by_name():
    t = Table(CardTurn(ANNA), hands="12 12 any", informants="9")
    named = dict(texts().things(observe(t.state, ANNA)))

    assert ("card", 11) == named["Card 12 (Private Investigator)"]
    assert ("informant", 8) == named["Informant card 9 (Commissioner)"]
    assert ("character", 8) == named["Commissioner (9)"]
    assert ("place", NIGHT) == named["Night Club"]
    assert ("token", LIQUOR) == named["Liquor token"]
    assert ("district", 5) == named["Park"]


def test_a_reason_names_what_it_is_about():
    t = Table(evaluate(9), informants="3")
    reason = t.state.why_not(ANNA, ("informant", 2))
    line = texts().reason(reason, observe(t.state, ANNA))

    assert line.startswith("Commissioner (9) is about to be evaluated")
    assert line.endswith("(§3.3.1)")


def test_informing_from_the_reserve_says_so():
    t = Table(evaluate(9), informants="9")
    view = observe(t.state, ANNA)

    assert texts().option(Inform(8, 0, 1), view).endswith("place a gem from your reserve")


def test_the_end_tells_where_influence_comes_from():
    t = Table(Scoring(), round=4, districts="park park | park", places="dock", money="3 0 0 0")
    end = texts().ending(t.state)

    counted = "2 for district tokens, 1 for what is left over, 0 for sets, 1 for majorities"

    assert "Anna wins with 10 influence." == end[0]
    assert f"1. Anna: 10 influence ({counted}, 6 for places), fund 11" == end[1]


@pytest.mark.parametrize(
    ("fund", "line", "places"),
    [
        ("5 7", "Anna and Bruno are tied on influence; Bruno has the most gems in the fund.", 1),
        ("7 7", "Anna and Bruno are tied on influence, and no fund decides between Anna", 2),
    ],
)
def test_the_end_tells_what_broke_the_tie(fund, line, places):
    """§4.4"""
    t = Table(Scoring(), round=4, districts="park park | park park", money="0 0 0 0", fund=fund)
    end = texts().ending(t.state)

    assert end[1].startswith(line) and end[1].endswith("(§4.4)")
    assert places == len([rank for rank in end if rank.startswith("1. ")])


def test_a_shared_victory_names_all_of_them():
    ended = Ended((ANNA, BRUNO), 20, "shared")

    assert "The game is over: you and Bruno share the victory with 20 influence." == texts().event(
        ended, ANNA
    )


@pytest.mark.parametrize(
    ("switch", "value", "shown"),
    [
        ("memory_aid", "true", "an"),
        ("memory_aid", "false", "aus"),
        ("second_tie", "none", "keiner"),
        ("building", "turns", "nacheinander"),
        ("tiles", "random", "zufällig"),
        ("tiles", "gogooooooooo", "goldene Seite: 1, 3"),
        ("first", "1", "Platz 2"),
    ],
)
def test_house_rules_have_a_label_a_meaning_and_values(switch, value, shown):
    label, about, setting = texts("de").house(switch, value)

    assert label and about.endswith(").")
    assert shown == setting


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Boxing Gym, nothing to use now. Income: 1Z. (§3.2.4)"),
        ("it", "Palestra di Pugilato, niente da usare adesso."),
        ("de", "Boxstudio, jetzt nichts zu nutzen."),
    ],
)
def test_a_place_that_cannot_be_used_says_what_it_gives(lang, line):
    t = Table(CardTurn(ANNA), hands="12 12 7", places="gym")
    reason = t.state.why_not(ANNA, ("place", GYM))

    assert texts(lang).reason(reason, observe(t.state, ANNA)).startswith(line)
