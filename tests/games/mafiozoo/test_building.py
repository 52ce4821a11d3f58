"""§3.4.1 Phase 4, Influence: where a henchman may go, and how he is paid."""

import pytest

from consigliere.games.mafiozoo.edition import EDITIONS
from consigliere.games.mafiozoo.parts import PLACES
from consigliere.games.mafiozoo.rules.influence import InfluencePhase, accessible, payments

from .table import P1, Table

ED = EDITIONS["standard"]
RICH = "L L L P P P J J J W W W G G G"


def places(t, seat="P1"):
    """Which places a seat could take now."""
    return " ".join(dict.fromkeys(option.split()[1] for option in t.options(seat, "build")))


def ways(t, place):
    return [" ".join(option.split()[2:]) for option in t.options("P1", f"build {place} ")]


def test_e13_what_red_can_reach():
    """§3.4.1 From SITE, NIGHT, PIZZA, MASS, BARB, PRISON and HALL: all but BET and NEWS."""
    own = "site night pizza mass barb prison hall"
    t = Table(InfluencePhase(), places=own, tokens=RICH)

    assert "gym race dock black hotel police court" == places(t)


def test_e13_bet_and_news_are_out_of_reach():
    """§3.4.1 BET needs RACE or BLACK; NEWS needs HOTEL, POLICE or COURT."""
    own = "site night pizza mass barb prison hall"
    t = Table(InfluencePhase(), places=own, tokens=RICH)

    assert t.refuses("P1: build bet L W")
    assert t.refuses("P1: build news J G")


def test_the_seven_outer_places_are_open_to_all():
    """§3.4.1 The top row and the left column, and nothing else without a henchman."""
    t = Table(InfluencePhase(), tokens=RICH)

    assert "gym race site dock black pizza barb" == places(t)


ROADS = {
    "bet": "race black",
    "night": "site hotel police",
    "hotel": "dock night news",
    "mass": "pizza prison police",
    "prison": "barb mass hall",
    "police": "night mass news hall",
    "news": "hotel police court",
    "hall": "prison police court",
    "court": "news hall",
}


@pytest.mark.parametrize(("inner", "near"), ROADS.items())
def test_an_inner_place_is_reached_by_road(inner, near):
    """§3.4.1 From exactly these places, each of them enough."""
    alone = [
        at
        for at in PLACES
        if accessible(ED, tuple(place == at for place in PLACES), PLACES.index(inner))
    ]

    assert sorted(near.split()) == sorted(alone)


def test_a_road_from_a_place_built_a_moment_ago():
    """§3.4.1 NIGHT from SITE, in the same phase."""
    t = Table(InfluencePhase(), tokens=RICH)
    assert t.refuses("P1: build night L G")

    t.say("P1: build site L P")
    assert "night" in places(t).split()


def test_henchmen_of_others_do_not_help():
    """§3.4.1 P2 stands on SITE; P1 does not reach NIGHT by it."""
    t = Table(InfluencePhase(), places="| site", tokens=RICH)

    assert t.refuses("P1: build night L G")


def test_henchmen_of_others_do_not_block():
    """§3.4.1 (AMB-13) All four may stand on the same place."""
    t = Table(InfluencePhase(), places="| gym | gym | gym", tokens="W W")
    t.say("P1: build gym W W\nP1: done")

    assert ["gym"] * 4 == [t.places(f"P{n}") for n in (1, 2, 3, 4)]


def test_two_may_build_the_same_place_in_the_same_phase():
    """§3.4.1 (AMB-13)"""
    t = Table(InfluencePhase(), tokens="W W | W W")
    t.say("P1: build gym W W\nP2: build gym W W\nP1: done\nP2: done")

    assert ("gym", "gym") == (t.places("P1"), t.places("P2"))


@pytest.mark.parametrize("laid", [{"places": "gym"}, {"built": "gym"}])
def test_one_henchman_a_place(laid):
    """§3.4.1 (AMB-13) No second one of one's own."""
    assert Table(InfluencePhase(), tokens="W W W W", **laid).refuses("P1: build gym W W")


def test_one_henchman_a_place_also_in_one_phase():
    """§3.4.1 (AMB-13) Nor twice in the same plan."""
    t = Table(InfluencePhase(), tokens="W W W W").say("P1: build gym W W")

    assert t.refuses("P1: build gym W W")


@pytest.mark.parametrize(
    ("cost", "tokens", "expected"),
    [
        ("W ?", "W W", ["W W"]),
        ("W ?", "L W", ["L W"]),
        ("W ?", "W G", ["W G"]),
        ("W ?", "G G", ["G G"]),
        ("W ?", "L G", ["L G"]),
        ("W ?", "L P", []),
        ("L J", "L J", ["L J"]),
        ("L J", "L G", ["L G"]),
        ("L J", "G G", ["G G"]),
        ("L J", "L L", []),
        ("L J", "L J G G", ["L J", "L G", "J G", "G G"]),
        ("G L", "G L", ["L G"]),
        ("G L", "G G", ["G G"]),
        ("G L", "L L", []),
        ("G L", "G J", []),
        ("G ?", "G J", ["J G"]),
        ("G ?", "G G", ["G G"]),
        ("G ?", "L W", []),
        ("G ?", "G", []),
    ],
)
def test_how_a_cost_is_paid(cost, tokens, expected):
    """§3.4.1 (AMB-39, AMB-40) G is wild, "?" is any, a printed G is only G, each token once."""
    letters = "LPJWG?"
    wanted = tuple(sorted(letters.index(letter) for letter in cost.split()))
    owned = tuple(tokens.split().count(letter) for letter in letters[:5])

    found = [" ".join(letters[t] for t in way) for way in payments(wanted, owned)]
    assert expected == found


def test_e15_an_explicit_godfather_is_paid_with_godfather_only():
    """§1.5.1 With L and W no place that shows a G can be paid."""
    t = Table(InfluencePhase(), places="site prison hotel news", tokens="L W")

    assert [] == [p for p in places(t).split() if 4 in ED.costs[PLACES.index(p)]]
    assert t.refuses("P1: build dock L W")
    assert t.refuses("P1: build hall L W")


def test_x29_site_then_night():
    """§3.4.1 L, L, P, G: SITE for L and P, then NIGHT, now in reach, for G and the last L."""
    t = Table(InfluencePhase(), tokens="L L P G").play("""
        P1: build site L P
        P1: build night L G
        P1: done
    """)

    assert ("site night", "", "") == (t.places("P1"), t.tokens("P1"), t.prompt())


def test_x31_what_liquor_and_weapons_pay():
    """§3.4.1 L and W: DOCK is not payable, GYM is; BET only from RACE or BLACK."""
    t = Table(InfluencePhase(), tokens="L W")

    assert ("gym pizza", ["L W"]) == (places(t), ways(t, "gym"))
    assert t.refuses("P1: build dock L W")
    assert t.refuses("P1: build bet L W")


@pytest.mark.parametrize("owned", ["race", "black"])
def test_x31_bet_is_payable_with_a_neighbour(owned):
    """§3.4.1"""
    t = Table(InfluencePhase(), tokens="L W", places=owned)

    assert ["L W"] == ways(t, "bet")


def test_the_tokens_go_back_to_the_supply():
    """§3.4.1 Only those paid; others keep theirs."""
    t = Table(InfluencePhase(), tokens="L P W | J").play("P1: build site L P\nP1: done")

    assert ("W", "J", "site") == (t.tokens("P1"), t.tokens("P2"), t.places("P1"))


def test_tokens_are_spent_only_once():
    """§3.4.1 After SITE is planned, its tokens are gone for the next place."""
    t = Table(InfluencePhase(), tokens="L P G").say("P1: build site L P")

    assert ["done"] == t.options("P1")


def test_one_builds_as_often_as_one_likes():
    """§3.4.1 Also not at all."""
    t = Table(InfluencePhase(), tokens="W W L L").say("P1: done")

    assert ("", "keep_token") == (t.places("P1"), t.prompt())


def test_a_henchman_never_leaves():
    """§3.4.1 (AMB-37) What stands there is still there, with its round."""
    t = Table(InfluencePhase(), places="gym", tokens="L L").play("P1: build pizza L L\nP1: done")

    assert (1, 2) == (
        t.state.henchmen[P1][PLACES.index("gym")],
        t.state.henchmen[P1][PLACES.index("pizza")],
    )


def test_whoever_has_too_few_tokens_is_not_asked():
    """§3.4.1 No place costs less than two: that is public."""
    t = Table(InfluencePhase(), tokens="G | L L | | W W")

    assert "P2 P4" == t.asked()


def test_nobody_with_tokens_means_nothing_is_asked():
    """§3.4.1"""
    assert "" == Table(InfluencePhase(), tokens="G | L").prompt()


def test_all_build_side_by_side():
    """§3.4.1 (AMB-46) Whoever wants first; the last to be done ends it."""
    t = Table(InfluencePhase(), tokens="L L | W W")
    t.say("P2: build gym W W\nP1: build pizza L L\nP2: done")

    assert ("build", "P1") == (t.prompt(), t.asked())
    assert "" == t.say("P1: done").prompt()


def test_whoever_is_done_is_not_asked_again():
    """§3.4.1"""
    t = Table(InfluencePhase(), tokens="L L L L | W W").say("P1: done")

    assert "P2" == t.asked()
