"""§7 House rules: where each applies, and where it just does not."""

import pytest

from consigliere.games.mafia_city.events import Ended
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.house import House
from consigliere.games.mafia_city.parts import CLUB, HALL, HARBOR, STATION
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle, LocationPhase
from consigliere.games.mafia_city.rules.round import Round
from consigliere.kernel import UNSEEN, BadSetup, observe

from .table import A, B, Table

ALL_PASS = "A: pass\nB: pass\nC: pass"


@pytest.mark.parametrize(("points", "over"), [("A10", True), ("A9", False)])
def test_beginners_need_fewer_points(points, over):
    """§7.1 Ten for three players."""
    t = Table(Round(), house=House(target="beginners"), points=points).play(ALL_PASS)

    assert over == bool(t.news(Ended))


def test_ten_points_do_not_end_a_game_of_the_experienced():
    """§7.1 Normally three players need fifteen."""
    t = Table(Round(), points="A10").play(ALL_PASS)

    assert [] == t.news(Ended)


def test_the_host_may_choose_the_first_player():
    """§7.2 Chance is not asked; it begins with the city."""
    t = Table.new(3, first="2")

    assert ("C", "lay") == (t.first(), t.prompt())


def test_chance_chooses_the_first_player_otherwise():
    """§7.2 Normally chance has the first word."""
    assert "first" == Table.new(3).prompt()


def test_the_first_player_must_sit_at_the_table():
    """§7.2 There is no fourth seat at a table of three."""
    with pytest.raises(BadSetup, match="bad-option-value"):
        RULES.setup(3, first="3")


STRICT = House(strict_pass=True)


def test_e02_strictly_a_reaction_card_does_not_gain_time():
    """§7.3 Without crew, action card or usable Hat one must pass."""
    t = Table(TurnOf(A), house=STRICT, crew="A0", A="chief/plus")

    assert ["pass"] == t.options("A")


@pytest.mark.parametrize(
    ("table", "extra"),
    [
        ({"crew": "A1", "A": "chief/plus"}, 8),
        ({"crew": "A0", "A": "chief/plus raid/plus"}, 2),
        ({"crew": "A0", "A": "chief/hat", "harbor": "A"}, 2),
        ({"crew": "A0", "A": "chief/hat fbi/hat"}, 9),
    ],
    ids=["crew", "action card", "one Hat", "two Hats"],
)
def test_strictly_anything_usable_is_enough(table, extra):
    """§7.3 A chip, an action card or a usable Hat: temporizing is allowed again."""
    t = Table(TurnOf(A), house=STRICT, **table)

    assert "temporize " in " ".join(t.options("A"))
    assert extra == len(t.options("A")) - 1


def test_strictly_a_hat_must_be_usable():
    """§7.3 No chip to take back and no second Hat: one must pass."""
    t = Table(TurnOf(A), house=STRICT, crew="A0", A="chief/hat")

    assert ["pass"] == t.options("A")


ZERO = House(agr_zero=True)


def test_e47_agreements_without_a_chip():
    """§7.9.2 C plays both and controls A's harbor by two to one."""
    t = Table(Cycle(HARBOR), house=ZERO, harbor="A", C="agreement/hat agreement/fist").play("""
        C: agree agreement/hat agreement/fist
    """)

    assert (0, 1) == (t.points("A"), t.points("C"))


def test_without_a_chip_a_tie_by_place_is_lost():
    """§7.9.2 One agreement against one chip."""
    t = Table(Cycle(HARBOR), house=ZERO, harbor="A", C="agreement/hat").play("""
        C: agree agreement/hat
    """)

    assert (1, 0) == (t.points("A"), t.points("C"))


def test_nobody_controls_if_only_players_without_a_chip_are_tied():
    """§7.9.3 B and C have two agreements each, A one chip."""
    hands = {"B": "agreement/hat agreement/fist", "C": "agreement/bullet agreement/plus"}
    t = Table(Cycle(HARBOR), house=ZERO, harbor="A", **hands).play("""
        B: agree agreement/hat agreement/fist
        C: agree agreement/bullet agreement/plus
    """)

    assert (0, 0, 0) == t.state.points


def test_everybody_with_a_card_is_asked_at_a_stack_that_is_not_empty():
    """§7.9.1 B has no card, so he is not."""
    t = Table(Cycle(CLUB), house=ZERO, club="A", A="1 card", C="1 card").play()

    assert "A C" == t.was_asked("agree")


def test_an_empty_stack_is_still_skipped():
    """§7.9.1 Nobody is asked and nobody controls it."""
    t = Table(Cycle(CLUB), house=ZERO, C="agreement/hat").play()

    assert ("", (0, 0, 0)) == (t.was_asked("agree"), t.state.points)


ANSWER = House(agr_replay="answer")
REPLAY = {"club": "A B", "A": "agreement/hat agreement/plus", "B": "agreement/fist"}


def test_a_second_agreement_needs_an_answer():
    """§7.10 B declined, so A is asked, but has nothing to play."""
    t = Table(Cycle(CLUB), house=ANSWER, **REPLAY).say("""
        A: agree agreement/hat
        B: decline
    """)

    assert ("agree", ["decline"]) == (t.prompt(), t.options("A"))


def test_after_an_answer_one_may_play_again():
    """§7.10 B played one too."""
    t = Table(Cycle(CLUB), house=ANSWER, **REPLAY).say("""
        A: agree agreement/hat
        B: agree agreement/fist
    """)

    assert ["decline", "agree agreement/plus"] == t.options("A")


def test_an_answer_counts_though_one_of_its_copies_was_cancelled():
    """§7.10 B played two, one of them stands: A may play again."""
    hands = {
        "A": "agreement/hat agreement/plus",
        "B": "agreement/fist agreement/bullet raid/plus",
        "C": "snitch/fist thief/fist",
    }
    t = Table(Cycle(CLUB), house=ANSWER, club="A B", **hands).say("""
        A: agree agreement/hat
        B: agree agreement/fist agreement/bullet
        C: fists snitch/fist thief/fist
        B: decline
    """)

    assert ["decline", "agree agreement/plus"] == t.options("A")


def test_an_answer_counts_though_it_was_cancelled():
    """§4.6.6 Even a fully cancelled play is a play: A may play again."""
    hands = {"A": "agreement/hat agreement/plus", "B": "agreement/fist"}
    t = Table(Cycle(CLUB), house=ANSWER, club="A B", C="snitch/fist thief/fist", **hands).say("""
        A: agree agreement/hat
        B: agree agreement/fist
        C: fists snitch/fist thief/fist
    """)

    assert ["decline", "agree agreement/plus"] == t.options("A")


def test_a_cancelled_agreement_may_be_replaced_without_an_answer():
    """§4.4.2 A's first was cancelled, so he is asked at once and may play."""
    hands = {"A": "agreement/hat agreement/plus", "C": "snitch/fist thief/fist"}
    t = Table(Cycle(CLUB), house=ANSWER, club="A B", **hands).say("""
        A: agree agreement/hat
        C: fists snitch/fist thief/fist
    """)

    assert ["decline", "agree agreement/plus"] == t.options("A")


def test_freely_the_same_player_may_play_twice_running():
    """§4.6.7 The printed rule."""
    t = Table(Cycle(CLUB), **REPLAY).say("A: agree agreement/hat\nB: decline")

    assert ["decline", "agree agreement/plus"] == t.options("A")


@pytest.mark.parametrize(
    ("rule", "table", "prompt"),
    [
        (Cycle(STATION), {"station": "A", "policeman": "C"}, "take_policeman"),
        (Cycle(HALL), {"hall": "A", "mayor": "C"}, "take_mayor"),
    ],
)
def test_automatic_figures(rule, table, prompt):
    """§7.11 The controller gets the figure without being asked; otherwise he is asked."""
    auto = Table(rule, house=House(auto_figures=True), **table).play()
    printed = Table(rule, **table).play()

    assert ("", "A") == (auto.was_asked(prompt), printed.was_asked(prompt))
    assert "A" in (auto.policeman(), auto.mayor())
    assert "C" in (printed.policeman(), printed.mayor())


SUDDEN = House(sudden=True)
LEAD = {"points": "A14 B13", "harbor": "A", "station": "B", "district": "B", "club": "B"}


def test_sudden_end():
    """§7.12 A reaches the target on the second location, and that is that."""
    t = Table(LocationPhase(), house=SUDDEN, **LEAD).play()

    assert [(0, 15, "points")] == [(end.seat, end.points, end.by) for end in t.news(Ended)]
    assert ("jail harbor", "") == (t.solving(), t.asked())


def test_a_sudden_end_by_an_extra_point():
    """§7.12 The "+1" is the fifteenth."""
    t = Table(LocationPhase(), house=SUDDEN, points="A13", club="A", A="snitch/plus").play("""
        A: plus snitch/plus
    """)

    assert ([15], "") == ([end.points for end in t.news(Ended)], t.asked())
    assert not t.solving().endswith("hall")


def test_no_sudden_end_below_the_target():
    """§7.12 Fourteen are not fifteen."""
    t = Table(LocationPhase(), house=SUDDEN, points="A13", harbor="A").play()

    assert ([], 14) == (t.news(Ended), t.points("A"))


def test_no_sudden_end_without_the_rule():
    """§6.4 All seven locations are solved."""
    t = Table(LocationPhase(), **LEAD).play()

    assert t.solving().endswith("hall")


def test_only_the_top_discard_is_seen():
    """§7.13 By everybody, the discarder included."""
    t = Table(TurnOf(A), house=House(discard_top=True), A="fbi/hat", discard="raid/hat").play("""
        A: temporize fbi/hat
    """)
    piles = [observe(t.state, seat).table.discard.cards for seat in (A, B)]

    assert [(UNSEEN, t.state.discard.cards[-1])] * 2 == piles


def test_an_empty_pile_shows_nothing():
    """§7.13 There is no top card yet."""
    t = Table(TurnOf(A), house=House(discard_top=True))

    assert () == observe(t.state, A).table.discard.cards


def test_a_reshuffled_pile_stays_covered():
    """§7.13 The rule outlives the pile."""
    from_pile = {"deck": "", "discard": "raid/hat fbi/hat", "A": "trade/hat"}
    t = Table(TurnOf(A), house=House(discard_top=True), **from_pile).play("""
        A: play trade/hat
        A: discard raid/hat
    """)

    assert UNSEEN == observe(t.state, B).table.discard.cards[0]


def test_the_whole_pile_is_seen_without_the_rule():
    """§7.13 Normally everybody may browse it."""
    t = Table(TurnOf(A), discard="raid/hat fbi/hat")

    assert t.state.discard.cards == observe(t.state, B).table.discard.cards


@pytest.mark.parametrize("chat", ["free", "none"])
def test_chat_is_for_the_table_not_for_the_rules(chat):
    """§7.15 Both settings are known; the options of a turn are the same."""
    t = Table(TurnOf(A), house=House(chat=chat), A="snitch/hat", harbor="B")

    assert chat == RULES.houserules({"chat": chat}).chat
    assert Table(TurnOf(A), A="snitch/hat", harbor="B").options("A") == t.options("A")


@pytest.mark.parametrize(
    ("option", "value", "error"),
    [
        ("turn_cap", "-1", "bad-option-range"),
        ("round_cap", "10001", "bad-option-range"),
        ("chat", "loud", "bad-option-value"),
        ("sudden", "perhaps", "bad-option-value"),
        ("no_such_rule", "on", "bad-option"),
    ],
)
def test_unknown_house_rules_are_refused(option, value, error):
    """§7 A table that cannot be laid is refused before it begins."""
    with pytest.raises(BadSetup, match=error):
        RULES.setup(3, **{option: value})


def test_house_rules_are_read_from_the_setup():
    """§7 Every switch by its name, the others as printed."""
    house = Table.new(3, strict_pass="true", turn_cap="7", react_order="first").state.house

    assert House(strict_pass=True, turn_cap=7, react_order="first") == house


OTHERS = House(shadow_others=True)


def test_shadow_games_with_others_leaves_out_ones_own():
    """§7.16 A's chip is the main one of the Harbor; only the two others may trade places."""
    t = Table(TurnOf(A), A="shadow/hat", harbor="A B", station="B", club="C", house=OTHERS)

    assert ["play shadow/hat station club"] == t.options("A", "play")


def test_shadow_games_with_others_asks_who_lies_at_the_bottom():
    """§7.16 A's chip higher up does not matter."""
    t = Table(TurnOf(A), A="shadow/hat", harbor="B A", station="C A", house=OTHERS)

    assert ["play shadow/hat harbor station"] == t.options("A", "play")


def test_normally_shadow_games_may_move_ones_own():
    """§1.6.4"""
    t = Table(TurnOf(A), A="shadow/hat", harbor="A B", station="B")

    assert ["play shadow/hat harbor station"] == t.options("A", "play")


def test_shadow_games_with_others_binds_each_player_by_his_own_colour():
    """§7.16 What A may not move, B may."""
    t = Table(TurnOf(B), B="shadow/hat", harbor="A", station="C", house=OTHERS)

    assert ["play shadow/hat harbor station"] == t.options("B", "play")
