"""§3.3.3 The visited counsellor: first and second are rewarded."""

import pytest

from consigliere.games.mafiozoo.edition import Condition
from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.rules.verdict import Verdict, verdicts

from .table import P1, P2, P3, P4, Table, evaluate, other_edition

FIRST, PAY, OFFER = Condition("first"), Condition("pay", 3), Condition("offer", 2)
NO_SECONDS = House(second_tie="none")


def leader(seat):
    return Verdict(seat, "free", to_reserve=True, godfather=True)


def tied(seat):
    return Verdict(seat, "free", to_reserve=True)


def free(seat):
    return Verdict(seat, "free")


def buy(seat):
    return Verdict(seat, "buy")


def none(seat):
    return Verdict(seat, "none")


@pytest.mark.parametrize(
    ("gems", "first", "pay"),
    [
        (
            (3, 2, 1, 0),
            [leader(P1), free(P2), none(P3)],
            [leader(P1), free(P2), buy(P3)],
        ),
        (
            (1, 2, 3, 4),
            [none(P1), none(P2), free(P3), leader(P4)],
            [buy(P1), buy(P2), free(P3), leader(P4)],
        ),
        (
            (3, 3, 2, 0),
            [tied(P1), tied(P2), none(P3)],
            [tied(P1), tied(P2), buy(P3)],
        ),
        ((2, 2, 2, 2), [tied(seat) for seat in range(4)], [tied(seat) for seat in range(4)]),
        ((3, 2, 2, 0), [leader(P1), free(P2), free(P3)], [leader(P1), free(P2), free(P3)]),
        (
            (3, 2, 2, 1),
            [leader(P1), free(P2), free(P3), none(P4)],
            [leader(P1), free(P2), free(P3), buy(P4)],
        ),
        ((0, 2, 0, 0), [leader(P2)], [leader(P2)]),
    ],
)
def test_who_gets_the_favour(gems, first, pay):
    """§3.3.3 Case A and case B; (AMB-10) all who tie for second get it."""
    assert first == verdicts(gems, FIRST, visited=True, tied_seconds=True)
    assert pay == verdicts(gems, PAY, visited=True, tied_seconds=True)


def test_x05_first_second_and_third():
    """§3.3.3 3/2/1/0 on the Distiller: L and G, gems to the reserve; L, to the fund; nothing."""
    t = Table(evaluate(1), visited=1, golden="1", gems={1: "3 2 1"})

    assert ("L G", "R8 F8") == (t.tokens("P1"), t.holds("P1"))
    assert ("L", "R5 F11") == (t.tokens("P2"), t.holds("P2"))
    assert ("", "R6 F10") == (t.tokens("P3"), t.holds("P3"))


def test_not_visited_the_second_gets_nothing():
    """§3.3.3 The same gems, but the godfather is elsewhere: no G and no second."""
    t = Table(evaluate(1), visited=2, golden="1", gems={1: "3 2 1"})

    assert ("L", "", "") == (t.tokens("P1"), t.tokens("P2"), t.tokens("P3"))


def test_x07_tie_for_first_at_the_visited_counsellor():
    """§3.3.3 3/3/2/0: both get P, gems to the reserves, no G, and there is no second."""
    t = Table(evaluate(2), visited=2, golden="2", gems={2: "3 3 2"})

    assert ("P", "P", "") == (t.tokens("P1"), t.tokens("P2"), t.tokens("P3"))
    assert ["R8 F8", "R8 F8", "R6 F10"] == [t.holds(seat) for seat in ("P1", "P2", "P3")]


def test_x08_the_others_may_pay():
    """§3.3.3 The same on the side PAY 3: P3 pays 3 of his 4Z and gets P."""
    t = Table(evaluate(2), visited=2, gems={2: "3 3 2"}, money="- - 4").play("P3: pay")

    assert ("P", "P", "P") == (t.tokens("P1"), t.tokens("P2"), t.tokens("P3"))
    assert (1, "R6 F10", "P3") == (t.money("P3"), t.holds("P3"), t.was_asked("pay"))


@pytest.mark.parametrize("golden", ["", "4"])
def test_x10_alone_at_the_visited_counsellor(golden):
    """§3.3.3 Any side, only P2 has gems: W and G, 2 to the reserve; nobody is second."""
    t = Table(evaluate(4), visited=4, golden=golden, gems={4: "0 2"})

    assert ("W G", "R7 F9", "") == (t.tokens("P2"), t.holds("P2"), t.prompt())
    assert ["", "", ""] == [t.tokens(seat) for seat in ("P1", "P3", "P4")]


def test_the_second_pays_nothing():
    """§3.3.3 As if he were the highest, on the side PAY too."""
    t = Table(evaluate(1), visited=1, gems={1: "3 2"})

    assert ("L", 5, "") == (t.tokens("P2"), t.money("P2"), t.was_asked("pay"))


def test_tied_seconds_all_get_the_favour():
    """§3.3.3 (AMB-10) And take their gems back to the funds."""
    t = Table(evaluate(3), visited=3, golden="3", gems={3: "3 1 1"})

    assert ("J G", "J", "J") == (t.tokens("P1"), t.tokens("P2"), t.tokens("P3"))
    assert ("R5 F11", "R6 F10") == (t.holds("P2"), t.holds("P3"))


def test_option_tied_seconds_get_nothing():
    """§6.1 (AMB-10) FIRST: they count as all others."""
    t = Table(evaluate(3), visited=3, golden="3", gems={3: "3 1 1"}, house=NO_SECONDS)

    assert ("J G", "", "") == (t.tokens("P1"), t.tokens("P2"), t.tokens("P3"))
    assert ("R5 F11", "R6 F10") == (t.holds("P2"), t.holds("P3"))


def test_option_tied_seconds_may_pay():
    """§6.1 (AMB-10) PAY 3: they may buy it."""
    t = Table(evaluate(3), visited=3, gems={3: "3 1 1"}, house=NO_SECONDS).play("P3: pay")

    assert ("P2 P3", "", "J") == (t.was_asked("pay"), t.tokens("P2"), t.tokens("P3"))


def test_option_tied_seconds_does_not_touch_a_sole_second():
    """§6.1 Nor those who tie for the first place."""
    second = Table(evaluate(3), visited=3, golden="3", gems={3: "3 2 1"}, house=NO_SECONDS)
    firsts = Table(evaluate(3), visited=3, golden="3", gems={3: "3 3 1"}, house=NO_SECONDS)

    assert ("J", "J") == (second.tokens("P2"), firsts.tokens("P2"))


def test_the_courthouse_works_here_too():
    """§3.3.3 P3, neither first nor second, pays 2Z."""
    t = Table(evaluate(1), visited=1, gems={1: "3 2 1"}, money="- - 2", places="| | court").play(
        "P3: pay"
    )

    assert ("L", 0) == (t.tokens("P3"), t.money("P3"))


def test_favour_and_godfather_token_come_in_turn_order():
    """§3.3.1 The second, earlier in turn order, is served before the leader."""
    t = Table(evaluate(1), visited=1, golden="1", gems={1: "2 3"}).log
    tokens = [(e.seat, e.token) for e in t if type(e).__name__ == "GotToken"]

    assert [(P1, 0), (P2, 0), (P2, 4)] == tokens


@pytest.mark.parametrize(
    ("gems", "expected"),
    [
        ((4, 3, 2, 1), [leader(P1), free(P2), free(P3), none(P4)]),
        ((3, 3, 2, 1), [tied(P1), tied(P2), free(P3), none(P4)]),
        ((1, 0, 0, 0), [leader(P1)]),
    ],
)
def test_an_offer_side_at_the_visited_counsellor(gems, expected):
    """§3.3.3 (AMB-11) All others with enough gems get the favour as well."""
    assert expected == verdicts(gems, OFFER, visited=True, tied_seconds=True)


def test_an_offer_side_there_gives_gems_back(monkeypatch):
    """§3.3.3 (AMB-11) With tiles of another edition."""
    ref = other_edition(monkeypatch, '1 = { golden = "first", other = "pay 3" }', OFFERS)
    t = Table(evaluate(1), visited=1, edition=ref, gems={1: "4 3 2 1"})

    assert ["L G", "L", "L", ""] == [t.tokens(f"P{n}") for n in (1, 2, 3, 4)]
    assert "R6 F10" == t.holds("P3")


OFFERS = '1 = { golden = "first", other = "offer 2" }'
