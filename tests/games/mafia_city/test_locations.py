"""§3.2, §5.3, §5.4 The Location Phase: its order, points, figures and what is solved."""

import pytest

from consigliere.games.mafia_city.parts import CLUB, FIGHT_CLUB, HALL, HARBOR, STATION
from consigliere.games.mafia_city.rules.location import Cycle, LocationPhase
from consigliere.games.mafia_city.rules.round import Round

from .table import Table

IN_ORDER = "jail harbor fight-club station district club hall"


def test_r07_cancelled_plus_ones_bring_nothing():
    """§1.5.5 The point for control stays; six cards are gone."""
    hands = {
        "A": "snitch/plus hitman/plus",
        "B": "snitch/fist thief/fist",
        "C": "raid/fist shadow/fist",
    }
    t = Table(Cycle(CLUB), club="A A B", **hands).play("""
        A: plus snitch/plus
        B: fists snitch/fist thief/fist
        A: plus hitman/plus
        C: fists raid/fist shadow/fist
    """)

    assert (1, 6, "club") == (t.points("A"), t.discarded(), t.solved())


def test_r12_with_the_mayor_on_its_tile_they_are_solved_by_number():
    """§3.2.1 The unsolved location with the lowest number is next."""
    t = Table(LocationPhase()).play()

    assert IN_ORDER == t.solving()


def test_r13_on_a_tie_in_the_fight_club_all_leaders_recruit():
    """§1.7.3 No point; A and B may recruit, C has nothing to do with it."""
    t = Table(Cycle(FIGHT_CLUB), fight_club="A B B A", reserve="A2 B3 C4").play("""
        A: recruit
        B: recruit
    """)

    assert ((0, 0, 0), (1, 2, 4)) == (t.state.points, t.state.reserve)


def test_r20_a_tie_in_city_hall_sends_the_mayor_home():
    """§5.4.3 No point, and the rest of the phase goes by number."""
    t = Table(LocationPhase(), hall="A B", mayor="C").play("C: choose hall")

    assert ((0, 0, 0), "tile") == (t.state.points, t.mayor())
    assert "hall jail harbor fight-club station district club" == t.solving()


def test_e28_an_agreement_may_make_a_leader():
    """§5.3.1 2:2:2: no point; A and C are asked to recruit, B has no reserve."""
    tie = {"fight_club": "A B A B C", "reserve": "A3 B0 C4", "C": "agreement/hat"}
    t = Table(Cycle(FIGHT_CLUB), **tie).play("C: agree agreement/hat")

    assert ((0, 0, 0), "A C") == (t.state.points, t.was_asked("recruit"))


def test_e29_an_agreement_may_break_the_tie():
    """§5.3.1 A controls, scores and recruits; B does not recruit."""
    t = Table(Cycle(FIGHT_CLUB), fight_club="A B", A="agreement/hat").play("""
        A: agree agreement/hat
    """)

    assert ((1, 0, 0), "A") == (t.state.points, t.was_asked("recruit"))


def test_e31_a_mayor_sent_home_early_leaves_the_rest_to_the_numbers():
    """§5.4.3 Cycles 3 to 7 are 1 to 5, and phase III goes without Mayor."""
    t = Table(Round(), mayor="A", hall="A B", harbor="C").play("""
        A: pass
        B: pass
        C: pass
        A: choose club
        A: choose hall
    """)

    assert "club hall jail harbor fight-club station district" == t.solving()
    assert ("tile", "C", "withdraw") == (t.mayor(), t.asked(), t.prompt())


def test_e32_a_mayor_may_be_left_where_it_is():
    """§5.3.3 B scores; A keeps the Mayor and the choice."""
    t = Table(LocationPhase(), mayor="A", hall="B").say("""
        A: choose hall
        B: decline
    """)

    assert (1, "A", "A", "choose") == (t.points("B"), t.mayor(), t.asked(), t.prompt())


def test_e38_one_extra_point_a_phase():
    """§1.5.5 After the first "+1" is executed the second is not offered."""
    t = Table(Cycle(CLUB), club="A", A="snitch/plus snitch/plus").play("A: plus snitch/plus")

    assert (2, "A", "snitch/plus") == (t.points("A"), t.was_asked("plus_one"), t.hand("A"))


def test_copies_of_a_plus_one_are_one_choice():
    """§1.4 Two equal cards cannot be told apart."""
    t = Table(Cycle(CLUB), club="A", A="snitch/plus snitch/plus fbi/hat")

    assert ["decline", "plus snitch/plus"] == t.options("A")


@pytest.mark.parametrize(("cards", "asked"), [("", ""), ("fbi/hat", "A")])
def test_the_controller_of_the_club_is_asked_if_he_has_a_card(cards, asked):
    """§8.3.4 Whatever it is."""
    t = Table(Cycle(CLUB), club="A B", A=cards).play()

    assert asked == t.was_asked("plus_one")


def test_the_controller_scores():
    """§3.2.3 One point, nobody else."""
    t = Table(Cycle(CLUB), club="B A A").play()

    assert (1, 0, 0) == t.state.points


def test_a_location_is_marked_when_it_is_solved():
    """§3.2.5 With or without a controller."""
    t = Table(Cycle(CLUB)).play()

    assert "club" == t.solved()


def test_the_cubes_stay_at_the_end_of_the_phase():
    """§3.2.5 They are needed in the Strategy Phase."""
    t = Table(LocationPhase()).play()

    assert IN_ORDER == t.solved()


def test_the_mayors_holder_chooses_every_time():
    """§5.4 Any unsolved location; the last one is not chosen."""
    order = ["hall", "club", "district", "station", "fight-club", "harbor"]
    t = Table(LocationPhase(), mayor="B", hall="B").play(
        "\n".join([f"B: choose {at}" for at in order])
    )

    assert (" ".join([*order, "jail"]), "B B B B B B") == (t.solving(), t.was_asked("choose"))


def test_a_solved_location_cannot_be_chosen_again():
    """§5.4 Each location is solved once a phase."""
    t = Table(LocationPhase(), mayor="B").say("B: choose club")

    assert "choose club" not in t.options("B")


def test_a_new_holder_of_the_mayor_chooses_the_rest():
    """§5.4.2 From the next cycle on."""
    t = Table(LocationPhase(), mayor="B", hall="C").say("""
        B: choose hall
        C: take
    """)

    assert ("C", "C", "choose") == (t.mayor(), t.asked(), t.prompt())


def test_a_holder_who_controls_city_hall_keeps_the_mayor():
    """§5.4.4 He is not even asked."""
    t = Table(LocationPhase(), mayor="B", hall="B").say("B: choose hall")

    assert ("B", "", 1) == (t.mayor(), t.was_asked("take_mayor"), t.points("B"))


def test_a_mayor_taken_last_first_counts_in_phase_three():
    """§5.4.1 City Hall is the seventh; its controller rules the Strategy Phase."""
    t = Table(Round(), hall="C A C", harbor="B").say("""
        A: pass
        B: pass
        C: pass
        C: take
    """)

    assert ("", "C", "next_location") == (t.was_asked("choose"), t.asked(), t.prompt())


def test_an_empty_city_hall_sends_the_mayor_home():
    """§5.4 Without a controller it returns to its tile."""
    t = Table(Cycle(HALL), mayor="C").play()

    assert "tile" == t.mayor()


def test_a_mayor_left_on_its_tile_stays_there():
    """§5.3.3 The controller may leave it and keeps his point."""
    t = Table(Cycle(HALL), hall="C").play("C: decline")

    assert ("tile", 1) == (t.mayor(), t.points("C"))


def test_losing_chips_never_costs_a_figure():
    """§5.4.6 Figures move only when their location is solved."""
    killing = {"harbor": "A", "A": "hitman/hat", "hitman": "hall", "hall": "C"}
    t = Table(Cycle(HARBOR), mayor="C", **killing).play("""
        A: play hitman/hat hall.0
    """)

    assert "C" == t.mayor()


def test_the_controller_takes_the_policeman():
    """§1.7.4 From his tile or from another player."""
    t = Table(Cycle(STATION), station="A B", policeman="C").play("A: take")

    assert "A" == t.policeman()


def test_the_policeman_may_be_left_with_another():
    """§5.3.3 The controller may leave him and keeps his point."""
    t = Table(Cycle(STATION), station="A", policeman="C").play("A: decline")

    assert ("C", 1) == (t.policeman(), t.points("A"))


def test_an_empty_station_sends_the_policeman_home():
    """§5.3.2 Without a controller he returns to his tile."""
    t = Table(Cycle(STATION), policeman="C").play()

    assert "tile" == t.policeman()


def test_a_holder_who_controls_the_station_is_not_asked():
    """§1.7.4 He has the Policeman already."""
    t = Table(Cycle(STATION), station="A", policeman="A").play()

    assert ("A", "") == (t.policeman(), t.was_asked("take_policeman"))


def test_the_controller_alone_recruits():
    """§1.7.3 Without a tie it is one chip for one player."""
    t = Table(Cycle(FIGHT_CLUB), fight_club="B A B", reserve="A4 B4", crew="B1").play("B: recruit")

    assert ((4, 3), 2, 1) == (t.state.reserve[:2], t.crew("B"), t.points("B"))
    assert "B" == t.was_asked("recruit")


def test_recruiting_goes_round_from_the_first_player():
    """§5.3.1 Of three tied players C, who has the token, is asked first."""
    t = Table(Cycle(FIGHT_CLUB), first="C", fight_club="A B C").play()

    assert "C A B" == t.was_asked("recruit")


def test_recruiting_may_be_declined():
    """§3.2.4 The reserve stays as it was."""
    t = Table(Cycle(FIGHT_CLUB), fight_club="A").play("A: decline")

    assert 4 == t.reserve("A")


def test_nobody_recruits_in_an_empty_fight_club():
    """§5.3.1 There is no highest count."""
    t = Table(Cycle(FIGHT_CLUB)).play()

    assert "" == t.was_asked("recruit")


def test_a_round_yields_eight_points_at_most():
    """§1.3 Seven locations and one extra point."""
    names = ["jail", "harbor", "fight_club", "station", "district", "club", "hall"]
    everywhere = dict.fromkeys(names, "A")
    t = Table(LocationPhase(), A="snitch/plus hitman/plus", **everywhere).play("""
        A: plus snitch/plus
    """)

    assert (8, 0, 0) == t.state.points
