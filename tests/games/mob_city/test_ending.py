"""§3.4 End of the Day; §3.5 end of the game, the Will and ties."""

import pytest

from consigliere.games.mob_city.events import (
    DayBegan,
    DayEnded,
    Ended,
    Opened,
    PrivilegeTaken,
    Raided,
    WillRead,
)
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.rules.day import Day, Will, decide

from .table import OPTIONAL, A, B, C, Table

ROUTINE = {"crews": {"A": {1: "soldier-2-3"}}, "owns": {"A": "A-3"}}
SIX = "raid-north raid-east raid-south raid-west truce up"


def day(script="", **table):
    """A whole Day in which everybody answers as in 3.6, but for the script."""
    return Table(Day(), day=0, **{"house": OPTIONAL, **ROUTINE, **table}).play(script)


def test_all_cards_go_back_in_the_evening():
    """§3.4.1 Police, whiskey and open speakeasies are for one Day (A52)."""
    t = day("A: decline\nA: take\nA: drink 2\nA: pour A-3\n*: happen up")
    holders = [e.seat for e in t.news(PrivilegeTaken)]

    assert ([A], 1) == (holders, len(t.news(Opened)))

    assert ("", 0, "", (1, 1, 2, 2, 3, 3)) == (
        t.police(),
        t.whiskey("A"),
        t.open(),
        t.state.offered,
    )


def test_a_closed_building_is_open_for_business_the_next_day():
    """§3.4.1 It was raided today."""
    t = day("A: drink 1\nA: pour A-3\n*: happen raid-north")

    assert (1, "", "A") == (len(t.news(Raided)), t.closed(), t.owner("A-3"))


def test_all_tokens_are_home_in_the_evening():
    """§3.4.1 Groups and bids (A21)."""
    t = day("A: bid 4 3 2 1\nA: go 1 B-1\n*: happen up")

    assert ("", ((), (), ())) == (t.group("A"), t.state.bids)


def test_the_event_leaves_the_game():
    """§3.4.2 Played events are public."""
    t = day("*: happen truce")

    assert ((8,), -1, 10) == (t.state.past, t.state.event, len(t.state.events))


def test_the_postcard_goes_clockwise():
    """§3.4.3 From A to B, from C to A."""
    assert ("B", "A") == (day("*: happen up").favour(), day("*: happen up", favour="C").favour())


def test_a_new_day_begins():
    """§3.4.3 With new bids."""
    t = day("*: happen up")

    assert ([1, 2], [1]) == (
        [e.day for e in t.news(DayBegan)],
        [e.day for e in t.news(DayEnded)],
    )
    assert ("choose", "A B C") == (t.prompt(), t.asked())


def test_the_last_day_is_played_to_its_end():
    """§3.5.1 (A07) Don is Dead: A's Big club still pays; then the Will is read."""
    t = day("*: happen dead", past=SIX)

    assert (6500 - 50 + 1000, "") == (t.cash("A"), t.prompt())
    assert 1 == len(t.news(WillRead)) == len(t.news(Ended))


def test_the_postcard_stays_after_the_last_day():
    """§3.4.2 No other Day begins."""
    t = day("*: happen dead", past=SIX)

    assert ("A", [1]) == (t.favour(), [e.day for e in t.news(DayBegan)])


def test_nobody_is_eliminated():
    """§1.1.2 (A106) C has neither crew nor cash: he bids and hires as before."""
    t = day("C: bid 1 2 3 4\nC: hire 2 soldier-1-4\n*: happen up", cash="C0")

    assert ("soldier-1-4", True) == (t.crew("C", 2), "C" in t.asked())


def test_everybody_is_in_favour_once():
    """§3.4.3 (A06) After six Days the postcard is back with the first of six."""
    t = Table(Day(), day=0, captains=6, house=OPTIONAL)
    seen = []
    for event in ["raid-north", "raid-east", "raid-south", "raid-west", "truce", "up"]:
        seen.append(t.favour())
        t.play(f"*: happen {event}")

    assert ("ABCDEF", "A") == ("".join(seen), t.favour())


def test_either_will_may_come():
    """§2.3 Both are as likely."""
    assert ["read cash", "read notoriety"] == Table(Will()).options("*")


def ending(will, cash, notoriety):
    t = Table(Will(), cash=cash, notoriety=notoriety).say(f"*: read {will}")
    return RULES.winners(t.state), decide(t.state)[1], t


T67 = {"cash": "A9000 B12000 C20000", "notoriety": "A8 B8 C6"}


@pytest.mark.parametrize(
    ("will", "winner", "by"), [("notoriety", (B,), "other"), ("cash", (C,), "will")]
)
def test_t67_what_the_will_names(will, winner, by):
    """§3.5.2, §3.5.3 Notoriety: A and B tie at 8, B is richer; cash: C."""
    assert (winner, by) == ending(will, **T67)[:2]


def test_t68_cash_tie_broken_by_notoriety():
    """§3.5.3 A and B $10000 each, N5 and N6: B wins."""
    won = ending("cash", "A10000 B10000", "A5 B6")

    assert ((B,), "other") == won[:2]


def test_t68_a_shared_victory():
    """§3.5.3 (A104) Equal N, too."""
    won = ending("cash", "A10000 B10000", "A6 B6 C9")

    assert ((A, B), "shared") == won[:2]


def test_the_most_notorious_wins():
    """§3.5.2 However poor."""
    assert ((C,), "will") == ending("notoriety", "A9000 B9000 C0", "A3 B3 C4")[:2]


def test_all_may_share():
    """§3.5.3 Three alike."""
    assert ((A, B, C), "shared") == ending("notoriety", "", "")[:2]


def test_buildings_and_crew_are_worth_nothing():
    """§3.5.2 (A103) B has a Hotel and a Lieutenant, A a dollar more."""
    crews = {"B": {1: "lieutenant-7-6"}}
    t = Table(Will(), cash="A101 B100 C0", owns={"B": "A-1"}, crews=crews).say("*: read cash")

    assert (A,) == RULES.winners(t.state)


@pytest.mark.parametrize(
    ("will", "scores"), [("cash", (9000, 12000, 20000)), ("notoriety", (8, 8, 6))]
)
def test_scores_are_what_the_will_names(will, scores):
    """§3.5.4 The final table shows both; the other one stays in the state (A105)."""
    t = ending(will, **T67)[2]

    assert scores == RULES.scores(t.state)


def test_the_end_is_told():
    """§3.5 Who won, and by what."""
    t = ending("cash", **T67)[2]

    assert [((C,), "will")] == [(e.seats, e.by) for e in t.news(Ended)]
    assert [0] == [e.will for e in t.news(WillRead)]
