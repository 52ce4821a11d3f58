"""§6.4 The end of the game and its ties; §7.14 the caps."""

import pytest

from consigliere.games.mafia_city.events import Ended, PhaseBegan, RoundBegan, TurnsUp
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.house import House
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.ending import decide
from consigliere.games.mafia_city.rules.round import Round

from .table import SEATS, A, Table

ALL_PASS = "A: pass\nB: pass\nC: pass"


def verdict(t):
    """Who won, with how many points, and what decided."""
    return [(SEATS[end.seat], end.points, end.by) for end in t.news(Ended)]


def test_e40_the_token_decides_at_last():
    """§6.4.4 Points, reserve and cards tie, the Mayor is with neither: from B on, C is nearer."""
    tie = {"points": "A15 B8 C15", "reserve": "A2 C2", "A": "3 cards", "C": "3 cards"}
    chosen = "\n".join([f"B: choose {at}" for at in ("hall", "jail", "harbor", "fight-club")])
    t = Table(Round(), first="B", mayor="B", hall="B", **tie).play(f"""
        B: pass
        C: pass
        A: pass
        {chosen}
        B: choose station
        B: choose district
    """)

    assert ([("C", 15, "token")], 9, "") == (verdict(t), t.points("B"), t.asked())


def test_e41_the_phase_is_played_to_its_end():
    """§6.4 A reaches the target on the second location, B overtakes him: B wins."""
    lead = {"points": "A14 B13", "harbor": "A", "station": "B", "district": "B", "club": "B"}
    t = Table(Round(), **lead).play(ALL_PASS)

    assert [("B", 16, "points")] == verdict(t)
    assert (15, "") == (t.points("A"), t.asked())


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ({"points": "A14 B16 C15"}, ("B", "points")),
        ({"points": "A15 B15", "reserve": "A3 B2 C0"}, ("B", "reserve")),
        ({"points": "A15 B15", "A": "1 card", "B": "2 cards", "C": "3 cards"}, ("B", "cards")),
        ({"points": "A15 B15", "mayor": "B"}, ("B", "mayor")),
        ({"points": "A15 B15", "first": "B"}, ("B", "token")),
        ({"points": "A15 B15", "first": "C"}, ("A", "token")),
    ],
)
def test_what_decides(table, expected):
    """§6.4 Points, fewer in reserve, more cards, the Mayor, the way from the token."""
    seat, by = decide(Table(TurnOf(A), **table).state)

    assert expected == (SEATS[seat], by)


@pytest.mark.parametrize(
    ("table", "winner"),
    [
        ({"points": "A15 B15", "reserve": "A2 B3", "B": "9 cards", "mayor": "B"}, "A"),
        ({"points": "A15 B15", "A": "2 cards", "mayor": "B", "first": "B"}, "A"),
        ({"points": "A15 B15 C15", "mayor": "C", "first": "B", "reserve": "C5"}, "B"),
    ],
)
def test_a_later_tie_breaker_counts_only_among_those_still_tied(table, winner):
    """§6.4 Each is applied only if the ones before it left several."""
    t = Table(TurnOf(A), **table)

    assert (SEATS.index(winner),) == RULES.winners(t.state)


def test_crew_stacks_and_cell_do_not_matter_for_the_reserve():
    """§6.4.1 A has fewer chips in crew, but as many in reserve."""
    tie = {"points": "A15 B15", "hall": "A A", "cell": "A", "reserve": "A4 B4", "first": "B"}
    t = Table(TurnOf(A), **tie)

    assert (1, "token") == decide(t.state)


def test_a_player_below_the_target_goes_on():
    """§6.4 One point short: the Strategy Phase and the next round follow."""
    t = Table(Round(), points="A14").play(ALL_PASS)

    assert ([], "turn", 3) == (verdict(t), t.prompt(), t.state.round)


def test_a_round_has_four_phases():
    """§3 Actions, locations, strategy, end of the round; then the next round begins."""
    t = Table(Round()).play(ALL_PASS)

    assert [1, 2, 3, 4, 1] == [began.phase for began in t.news(PhaseBegan)]


def test_the_game_ends_without_phases_three_and_four():
    """§6.4 The token stays, nobody draws, nobody takes chips back."""
    t = Table(Round(), points="A15", hall="B").play(ALL_PASS)

    assert ("A", "0 0 0", "") == (t.first(), t.hands(), t.was_asked("withdraw"))


def test_the_token_has_not_moved_yet():
    """§6.4.4 A holds it, so he is the nearest."""
    t = Table(Round(), points="A15 B15").play(ALL_PASS)

    assert [("A", 15, "token")] == verdict(t)


def test_the_scores_are_the_points():
    """§6.4 As records and rankings read them."""
    t = Table(TurnOf(A), points="A3 B5 C1")

    assert (3, 5, 1) == RULES.scores(t.state)


@pytest.mark.parametrize(("turns", "legal"), [("A2", 1), ("A1", 8)])
def test_beyond_the_cap_only_a_pass_is_left(turns, legal):
    """§7.14.1 With a cap of two, the third turn; the second is free."""
    t = Table(TurnOf(A), house=House(turn_cap=2), turns=turns)

    assert legal == len(t.options("A"))


@pytest.mark.parametrize(("turns", "turns_up"), [("A2", [(A, 2)]), ("A1", [])])
def test_a_pass_that_the_cap_forces_is_told_as_such(turns, turns_up):
    """§7.14.1 A pass one chose oneself is not."""
    t = Table(TurnOf(A), house=House(turn_cap=2), turns=turns).say("A: pass")

    assert turns_up == [(e.seat, e.turns) for e in t.news(TurnsUp)]


@pytest.mark.parametrize(("turns", "asked"), [("A2", "B"), ("A1", "A")])
def test_beyond_the_cap_no_bullet_is_offered(turns, asked):
    """§7.14.1 With a cap of two a passed player is skipped after two turns."""
    t = Table(TurnOf(A), house=House(turn_cap=2), turns=turns, passed="A", A="2 cards")

    assert asked == t.asked()


def test_a_cap_of_one_leaves_one_turn():
    """§7.14.1 The smallest cap there is."""
    t = Table(TurnOf(A), house=House(turn_cap=1), passed="B C").say("A: place hall")

    assert ["pass"] == t.options("A")


def test_the_cap_counts_the_turns_of_one_phase():
    """§7.14.1 By playing: two turns, then only the pass."""
    t = Table(TurnOf(A), house=House(turn_cap=2), passed="B C").say("""
        A: place hall
        A: place hall
    """)

    assert ["pass"] == t.options("A")


def test_the_turn_of_a_passed_player_counts_too():
    """§7.14.1 With a cap of two A is offered a Bullet twice, used or not."""
    t = Table(TurnOf(A), house=House(turn_cap=2), passed="A C", A="2 cards").say("""
        A: decline
        B: place hall
        A: decline
        B: place hall
    """)

    assert ("A A", "B") == (t.was_asked("bullet"), t.asked())


@pytest.mark.parametrize(("turns", "legal"), [("A60", 1), ("A59", 8)])
def test_the_printed_cap_is_sixty(turns, legal):
    """§7.14.1 The sixtieth turn is free, after it only a pass is left."""
    assert legal == len(Table(TurnOf(A), turns=turns).options("A"))


def test_without_a_cap_turns_go_on():
    """§7.14.1 Zero means none."""
    t = Table(TurnOf(A), house=House(turn_cap=0), turns="A9999")

    assert 8 == len(t.options("A"))


@pytest.mark.parametrize("cap", [2, 1])
def test_the_last_round_ends_the_game(cap):
    """§7.14.2 The second round, at or beyond the cap, is ranked like a finished game."""
    t = Table(Round(), house=House(round_cap=cap), points="A3 B5").play(ALL_PASS)

    assert ([("B", 5, "points")], "") == (verdict(t), t.asked())


@pytest.mark.parametrize("cap", [3, 0])
def test_before_the_cap_rounds_go_on(cap):
    """§7.14.2 Zero means none."""
    t = Table(Round(), house=House(round_cap=cap), points="A3 B5").play(ALL_PASS)

    assert [2, 3] == [began.round for began in t.news(RoundBegan)]
