"""§4 The end of the game: revealing, compensation, counting, the winner."""

import pytest

from consigliere.games.mafiozoo.events import Counted, DistrictsRevealed, Ended
from consigliere.games.mafiozoo.rules.ending import Scoring
from consigliere.games.mafiozoo.rules.round import Round

from .table import P1, P2, P3, Table

POOR = {"money": "0 0 0 0", "round": 4}
SET = "financial industrial chinatown little-italy university park"
X44 = {
    "players": 3,
    "round": 4,
    "visited": 1,
    "districts": "financial financial industrial chinatown little-italy university park"
    " | industrial industrial industrial chinatown university university park"
    " | financial chinatown little-italy little-italy park",
    "money": "7 2 9",
    "informants": "3",
    "tokens": "L | | G",
    "judged": "P2",
    "hands": "| 5",
    "gems": {5: "0 2 0"},
    "places": "gym site night police | dock hotel news | race bet pizza mass",
}


def counted(t):
    return [(e.tokens, e.compensation, e.sets, e.majorities, e.places) for e in t.news(Counted)]


def test_x44_full_scoring():
    """§4.3 Tokens and compensation, sets, majorities and places: 35 / 31 / 32, P1 wins."""
    t = Table(Scoring(), **X44)

    assert ((35, 31, 32), "P1") == (t.scores(), t.winners())


def test_x44_where_it_comes_from():
    """§4.3 Compensation 4/3/4, tokens 7/7/5, sets 1/0/0, majorities 1/2/1, places 22/19/22."""
    t = Table(Scoring(), **X44)

    assert [(7, 4, 1, 1, 22), (7, 3, 0, 2, 19), (5, 4, 0, 1, 22)] == counted(t)


def test_x44_what_is_told():
    """§4.1 All district tokens are shown, then the winner."""
    t = Table(Scoring(), **X44)

    assert [P1, P2, P3] == [e.seat for e in t.news(DistrictsRevealed)]
    assert [Ended((P1,), 35, "influence")] == t.news(Ended)


@pytest.mark.parametrize(
    ("left", "tokens"),
    [
        ({"judged": "P1", "hands": "any"}, 1),
        ({"hands": "any"}, 0),
        ({"informants": "3"}, 1),
        ({"informants": "3 4 5"}, 3),
        ({"tokens": "G"}, 1),
        ({"gems": {5: "2"}}, 2),
        ({"gems": {5: "1", 3: "2"}}, 3),
        ({"gems": {5: "0 2"}}, 0),
        ({"money": "2 0 0 0"}, 0),
        ({"money": "3 0 0 0"}, 1),
        ({"money": "8 0 0 0"}, 2),
        ({}, 0),
    ],
)
def test_what_is_left_is_compensated(left, tokens):
    """§4.2.1-4.2.5 Judge, informants, favour token, own gems on photographs, each full 3Z."""
    t = Table(Scoring(), **{**POOR, **left})

    assert tokens == counted(t)[P1][1]
    assert tokens == t.scores()[P1]


def test_x46_compensation_completes_no_set():
    """§4.2 Five different kinds and a face-down token: six tokens, no set."""
    t = Table(Scoring(), districts=SET.removesuffix(" park"), informants="3", **POOR)

    assert (5, 1, 0) == counted(t)[P1][:3]


def test_x46_compensation_makes_no_majority():
    """§4.2 A tie of face-up tokens stays a tie, whatever lies face down."""
    t = Table(Scoring(), districts="park | park", informants="1 2 3", **POOR)

    assert (0, 0) == (counted(t)[P1][3], counted(t)[P2][3])


def test_blank_tokens_count_one_and_have_no_kind():
    """§4.3.1 (AMB-30) They complete no set."""
    t = Table(Round(), **{**POOR, "round": 3}, tokens="G", stock="", agenda="", built="site")
    t.over()

    assert (1, 0) == (t.blanks("P1"), counted(t)[P1][2])
    assert 1 == counted(t)[P1][0]


@pytest.mark.parametrize(
    ("districts", "sets"),
    [(SET, 1), (f"{SET} {SET}", 2), (f"{SET} park park", 1), (SET.removesuffix(" park"), 0)],
)
def test_a_set_is_six_different_kinds(districts, sets):
    """§4.3.2 As many as the rarest kind."""
    assert sets == counted(Table(Scoring(), districts=districts, **POOR))[P1][2]


@pytest.mark.parametrize(
    ("districts", "majorities"),
    [
        ("park", (1, 0, 0, 0)),
        ("park | park", (0, 0, 0, 0)),
        ("park park | park", (1, 0, 0, 0)),
        ("park | park | park park", (0, 0, 1, 0)),
        ("park university | park", (1, 0, 0, 0)),
        ("", (0, 0, 0, 0)),
    ],
)
def test_a_majority_is_more_than_everybody_else(districts, majorities):
    """§4.3.3 In a tie nobody gets it."""
    t = Table(Scoring(), districts=districts, **POOR)

    assert majorities == tuple(row[3] for row in counted(t))


def test_places_count_their_points():
    """§4.3.4 Also those taken in the last round."""
    t = Table(Scoring(), places="court | gym", built="dock", **POOR)

    assert (8 + 6, 5, 0, 0) == t.scores()


def test_most_influence_wins():
    """§4.4 By one point, whatever the funds."""
    t = Table(Scoring(), districts="park | park park", fund="16 0", **POOR)

    assert ("P2", "influence") == (t.winners(), t.news(Ended)[0].by)


def test_a_tie_is_broken_by_the_funds():
    """§4.4 Most gems in the fund, of those who tie; P4 has more but less influence."""
    t = Table(Scoring(), places="gym | race", fund="4 5 1 16", **POOR)

    assert ("P2", "fund") == (t.winners(), t.news(Ended)[0].by)


def test_gems_on_photographs_do_not_break_a_tie():
    """§4.4 (AMB-33) P1 has five of them, which count for influence only."""
    t = Table(Scoring(), places="| site", gems={5: "5"}, fund="5 6", **POOR)

    assert ((5, 5, 0, 0), "P2") == (t.scores(), t.winners())


def test_still_tied_they_share_the_victory():
    """§4.4 And the third, with the same fund, does not."""
    t = Table(Scoring(), places="gym | race", fund="5 5 5 5", **POOR)

    assert ("P1 P2", "shared") == (t.winners(), t.news(Ended)[0].by)


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 4)])
def test_the_game_ends_after_the_last_round(players, rounds):
    """§4 Four rounds, or six with two players."""
    t = Table.new(players, first="0").over()

    assert (rounds, rounds, 1) == (t.state.round, len(t.state.shown), len(t.news(Ended)))


@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 4), (4, 4)])
def test_a_round_after_the_last_is_the_scoring(players, last):
    """§4 And one before it is not."""
    visited = {"players": players, "visited": 1}

    assert 1 == len(Table(Round(), round=last, **visited).news(Ended))
    assert "visit" == Table(Round(), round=last - 1, **visited).prompt()
