"""§7.16 A separate Consigliere: no Captain, chooses the Will, and keeps it to himself."""

import pytest

from consigliere.bots import bot
from consigliere.games.mob_city.events import Ended, WillChosen, WillRead
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.parts import WILLS
from consigliere.games.mob_city.rules.day import Will
from consigliere.kernel import (
    SPECTATOR,
    UNSEEN,
    BadSetup,
    Dealer,
    Stream,
    observe,
    play,
    redact,
)
from consigliere.words import game_text

from .table import A, B, C, D, Table

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def seated(captains=3):
    """That many Captains, and a separate Consigliere in the chair after them."""
    return Table.new(captains + 1, consigliere="chair")


def test_he_is_asked_for_the_will_before_the_first_soldiers():
    t = seated().until("name_will")

    assert ("D", ["will cash", "will notoriety"]) == (t.asked(), t.options("D"))
    assert "A B C" == t.say("D: will notoriety").asked()


def test_without_him_nobody_is_asked():
    """§2.3 Chance turns over the Will at the end."""
    t = Table.new(4).until("choose")

    assert "" == t.was_asked("name_will")
    assert "read" == t.then(Will()).prompt()


@pytest.mark.parametrize("will", WILLS)
def test_the_will_he_has_chosen_is_read(will):
    t = seated().until("name_will").say(f"D: will {will}").then(Will())

    assert not t.state.pending
    assert [WillRead(WILLS.index(will))] == [e for e in t.log if isinstance(e, WillRead)]


@pytest.mark.parametrize("will", WILLS)
def test_no_captain_and_no_spectator_sees_it(will):
    t = seated().until("name_will").say(f"D: will {will}")
    number = WILLS.index(will)

    assert number == observe(t.state, D).table.testament.will
    for seat in (A, B, C, SPECTATOR):
        assert UNSEEN == observe(t.state, seat).table.testament.will
        lines = [redact(t.state, e, seat) for e in t.log if isinstance(e, WillChosen)]
        assert [WillChosen(D, UNSEEN)] == lines


def test_captains_reckon_with_either_will():
    t = seated().until("name_will").say("D: will cash")
    rolls = Stream("wills")

    wills = {RULES.sample(observe(t.state, A), rolls).testament.will for _ in range(40)}

    assert {0, 1} == wills
    assert 0 == RULES.sample(observe(t.state, D), rolls).testament.will


def test_he_has_nothing_and_the_city_is_that_of_the_captains():
    """§6.1 Three Captains and he: four blocks, where four Captains have six."""
    t = seated(3).until("name_will")

    assert ((6500, 6500, 6500, 0), (1, 1, 1, 0)) == (t.state.cash, t.state.notoriety)
    assert 4 == len(t.state.city)
    assert 6 == len(Table.new(4).until("choose").state.city)


def test_he_sees_no_hidden_card():
    """§8.2 No more than a spectator."""
    t = seated().until("name_will").say("D: will cash\nA: settle 1\nB: settle 2\nC: settle 3")
    his, theirs = observe(t.state, D).table, observe(t.state, SPECTATOR).table

    assert (theirs.crews, theirs.deck, theirs.events) == (his.crews, his.deck, his.events)


def test_he_is_asked_nothing_else_and_never_wins():
    """The postcard goes round the Captains only."""
    setup = RULES.setup(4, consigliere="chair")
    match = play(RULES, setup, [bot("mob-city", "random")] * 4, Dealer("will"), 5)
    lines = match.record().lines

    assert 1 == sum(line.seat == D for line in lines)
    assert "favour 3" not in [line.text for line in lines]
    assert D not in RULES.winners(match.state)


def test_a_shared_victory_is_not_his():
    """§3.5.3 Captains equal in both share it."""
    t = seated(2).until("name_will").say("C: will cash").then(Will())

    assert [Ended((A, B), "shared")] == [e for e in t.log if isinstance(e, Ended)]


def test_two_captains_must_be_left():
    with pytest.raises(BadSetup, match="mob-city-too-few-captains"):
        RULES.setup(2, consigliere="chair")


def test_he_is_never_first_in_favour():
    """§7.1 Nor may the host say so."""
    with pytest.raises(BadSetup, match="bad-option-value"):
        RULES.setup(4, consigliere="chair", first="3")


@pytest.mark.parametrize("level", ["random", "greedy", "easy", "normal"])
def test_a_computer_in_his_chair_lets_chance_choose(level):
    view = observe(seated().until("name_will").state, D)

    chosen = {bot("mob-city", level)(view, Stream(str(n))).will for n in range(20)}

    assert {0, 1} == chosen


@pytest.mark.parametrize("lang", ["en", "it", "de"])
@pytest.mark.parametrize("seat", [A, D, SPECTATOR])
def test_the_log_tells_all_that_he_has_chosen(lang, seat):
    t = seated().until("name_will").say("D: will cash")
    tell = game_text("mob-city", lang, NAMES)
    (chosen,) = [redact(t.state, e, seat) for e in t.log if isinstance(e, WillChosen)]

    assert ("Dario" in tell.event(chosen, seat)) == (seat != D)


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_only_he_reads_which_will_it_is(lang):
    t = seated().until("name_will").say("D: will cash")
    read = {
        seat: "\n".join(game_text("mob-city", lang, NAMES).table(observe(t.state, seat)))
        for seat in (A, D)
    }

    assert "Dario" in read[A] and "Dario" in read[D]
    word = {"en": "the most cash", "it": "più denaro", "de": "dem meisten Geld"}[lang]
    assert (False, True) == (word in read[A], word in read[D])
