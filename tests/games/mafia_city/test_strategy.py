"""§3.3 The Strategy Phase: chips may be taken back."""

from consigliere.games.mafia_city.rules.strategy import StrategyPhase

from .table import Table


def test_r18_the_rest_keep_their_order():
    """§3.3.3 A (blue) takes both, B (red) the lower, C (green) the upper: green, red are left."""
    t = Table(StrategyPhase(), club="A B A C B C").say("""
        A: withdraw club 0 2
        B: withdraw club 0
        C: withdraw club 2
    """)

    assert "C B" == t.stack("club")


def test_e43_only_chips_in_the_stack_make_one_decide():
    """§3.3.4 From the first player C: A, then B; C has only a chip in the cell."""
    t = Table(StrategyPhase(), first="C", jail="B A", cell="C B").say("""
        A: withdraw jail
        B: withdraw jail
    """)

    assert ("A B", "B C", "B A") == (t.was_asked("withdraw"), t.cell(), t.stack("jail"))


def test_any_own_chips_may_be_taken_back():
    """§3.3.3 None, some or all, at any height."""
    t = Table(StrategyPhase(), club="A B A")

    assert {"withdraw club", "withdraw club 0", "withdraw club 2", "withdraw club 0 2"} == set(
        t.options("A")
    )


def test_neighbours_of_one_colour_cannot_be_told_apart():
    """§3.3.3 Only how many of a run are taken makes a difference."""
    t = Table(StrategyPhase(), club="B A A A B A")

    assert 8 == len(t.options("A"))


def test_taken_chips_go_to_the_crew():
    """§3.3.3 Two of three neighbours are named by the lowest of them."""
    t = Table(StrategyPhase(), club="B A A A", crew="A1").say("""
        A: withdraw club 1 1
    """)

    assert (3, "B A") == (t.crew("A"), t.stack("club"))


def test_locations_go_by_number_without_the_mayor():
    """§3.3.2 And in each the players from the first one on."""
    t = Table(StrategyPhase(), first="B", harbor="A B", hall="A").say("""
        B: withdraw harbor
        A: withdraw harbor
        A: withdraw hall
    """)

    assert ("B A A", "") == (t.was_asked("withdraw"), t.asked())


def test_the_mayors_holder_picks_the_locations():
    """§3.3.1 Those with chips, in any order."""
    t = Table(StrategyPhase(), mayor="C", harbor="A", hall="B", club="C")

    assert ["choose harbor", "choose club", "choose hall"] == t.options("C")


def test_the_mayors_holder_names_the_players():
    """§3.3.1 One after the other, himself included."""
    t = Table(StrategyPhase(), mayor="C", harbor="A B C").say("""
        C: name 2
        C: withdraw harbor 2
        C: name 1
        B: withdraw harbor
        A: withdraw harbor
    """)

    assert ("C B A", "A B") == (t.was_asked("withdraw"), t.stack("harbor"))


def test_the_mayors_holder_sees_an_answer_before_naming_the_next():
    """§3.3.1 A has decided; B and C are left to be named."""
    t = Table(StrategyPhase(), mayor="C", harbor="A B A B C").say("""
        C: name 0
        A: withdraw harbor 0 2
    """)

    assert ("B B C", ["name 1", "name 2"]) == (t.stack("harbor"), t.options("C"))


def test_nobody_is_skipped():
    """§3.3.1 The last player there decides without being named."""
    t = Table(StrategyPhase(), mayor="C", harbor="A B").say("""
        C: name 1
        B: withdraw harbor
    """)

    assert ("A", "withdraw") == (t.asked(), t.prompt())


def test_the_last_location_is_not_chosen():
    """§3.3.1 There is nothing to choose any more."""
    t = Table(StrategyPhase(), mayor="C", harbor="A", hall="B").say("""
        C: choose hall
        B: withdraw hall
    """)

    assert ("A", "C") == (t.asked(), t.was_asked("next_location"))


def test_a_location_emptied_by_its_players_is_done():
    """§3.3.5 Its cube goes; no cube is left at the end."""
    t = Table(StrategyPhase(), harbor="A", hall="B").say("A: withdraw harbor 0")
    between = t.solved()
    t.say("B: withdraw hall")

    assert ("hall", "") == (between, t.solved())


def test_an_empty_city_has_no_strategy_phase():
    """§3.3 Nothing is decided at empty stacks."""
    t = Table(StrategyPhase(), mayor="A", cell="A B")

    assert ("", "A B") == (t.asked(), t.cell())


def test_the_mayor_does_not_change_hands():
    """§3.3 Though B takes his last chip from City Hall."""
    t = Table(StrategyPhase(), mayor="B", hall="B").say("B: withdraw hall 0")

    assert "B" == t.mayor()


def test_everybody_may_keep_everything_where_it_is():
    """§3.3.3 To take nothing is a decision too."""
    t = Table(StrategyPhase(), hall="B A").say("A: withdraw hall\nB: withdraw hall")

    assert ("B A", "") == (t.stack("hall"), t.asked())
