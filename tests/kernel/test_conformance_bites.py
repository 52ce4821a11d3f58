"""Each check of `consigliere.testing` is worth having: here is a bug it catches."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from consigliere.games import GamePackage, package
from consigliere.games.features import Features
from consigliere.kernel import Action, Illegal
from consigliere.testing import (
    CAUSES,
    COUNTED,
    DECLARED,
    LAWS,
    Check,
    check_game,
    counted,
    declared,
    laws,
    played,
    shown,
    texts,
    walk,
)

from ..toy import VETO, VetoGame, bugs
from ..toy import game as toy

TOY = GamePackage("tests.toy", VETO)
WORDS = """
veto-piece-gain = gain
veto-piece-steal = steal
veto-piece-veto = veto
veto-piece-peek = peek
veto-event-played = { $seat } plays { $card }.
veto-event-dumped = { $seat } dumps.
veto-event-drew = { $seat } draws.
veto-event-peeked = { $seat } peeks.
veto-event-led = { $seat } leads.
veto-prompt-choose = How much do you bid?
veto-prompt-turn = What do you play?
veto-prompt-dump = What do you throw away?
veto-prompt-react = Do you veto?
veto-prompt-victims = Whom do you rob?
veto-option-pass = Pass
veto-option-bid = Bid { $coins }
veto-option-play = Play { $card }
veto-option-rob = Rob { $whom }
veto-option-dump = Dump
veto-field-coins = Coins
veto-field-hands = Hands
veto-field-deck = Deck
veto-field-discard = Discard
veto-field-round = Round
veto-house-coins = Coins at the start
    .about = What everybody begins with.
"""


class Bet(Action, frozen=True):
    pass


class Wager(Action, frozen=True, tag="bet"):
    """Written as Bet is."""


def bites(law, game, words="."):
    states = counted.games(game, game.rules.setup(3), 1)[0]
    with pytest.raises(AssertionError, match=words):
        law(game, states)


def test_no_check_is_without_a_bug_that_it_catches():
    """Here or in `test_laws_bite.py`."""
    others = (shown.view_leaks_nothing, texts.everything_has_a_word)
    played_out = (played.a_record_replays, played.answers_what_is_asked)
    here = Path(__file__)
    planted = "".join([p.read_text() for p in (here, here.with_name("test_laws_bite.py"))])
    names = [law.__name__ for law in (*LAWS, *DECLARED, *COUNTED, *others, *played_out)]

    assert [] == [name for name in names if not re.search(rf"\.{name}\b", planted)]


def test_the_toy_itself_counts_rightly():
    for states in counted.games(TOY, VETO.setup(3), 2):
        counted.features_are_numbers_of_every_seat(TOY, states)
        counted.accounts_add_up_to_scores(TOY, states)
        counted.winners_come_first(TOY, states)


@pytest.mark.parametrize("bug", ["OnceMore", "SomethingElse"])
def test_accounts_that_do_not_make_the_scores(bug):
    bites(counted.accounts_add_up_to_scores, replace(TOY, features=f".bugs:{bug}"))


def test_a_ranking_that_the_winner_does_not_lead():
    bites(counted.winners_come_first, replace(TOY, features=".bugs:UpsideDown"), "first")


@pytest.mark.parametrize(
    ("bug", "says"),
    [
        ("OneTooFew", "of 3 seats"),
        ("InWords", "rich"),
        ("Greed", "bad"),
        ("Counting", "'Vetoed', 0"),
    ],
)
def test_features_of_the_wrong_shape(bug, says):
    bites(counted.features_are_numbers_of_every_seat, replace(TOY, features=f".bugs:{bug}"), says)


@pytest.mark.parametrize(("bug", "says"), [("Stranger", "seat 7"), ("Points", "31 decides")])
def test_events_that_tell_what_cannot_be(bug, says):
    game = replace(TOY, features=f".bugs:{bug}")
    bites(counted.events_tell_who_begins_and_what_decides, game, says)


@pytest.mark.parametrize("bug", ["own_hand", "differently_each_time"])
def test_a_view_that_tells_one_more_than_another(bug):
    law = shown.view_leaks_nothing(replace(TOY, view=f".bugs:{bug}"))
    with pytest.raises(AssertionError, match="shown"):
        walk(VETO, VETO.setup(3), 1, [law])


def test_two_answers_that_are_written_alike(monkeypatch):
    declared.verbs_have_different_words(TOY)
    monkeypatch.setattr(VetoGame, "actions", SimpleNamespace(a=Bet, b=Wager))

    with pytest.raises(AssertionError, match="bet"):
        declared.verbs_have_different_words(TOY)


def test_a_field_that_everybody_forgot_to_mark(monkeypatch):
    class Careless(toy.Veto):
        lucky: int = 7

    declared.every_field_says_who_may_see_it(TOY)
    monkeypatch.setattr(VetoGame, "new", lambda self, setup: Careless())

    with pytest.raises(AssertionError, match="lucky"):
        declared.every_field_says_who_may_see_it(TOY)


def test_a_part_that_is_not_there():
    with pytest.raises(ValueError, match="nowhere"):
        declared.every_part_can_be_loaded(replace(TOY, text=".nowhere:Text"))


def test_a_game_that_nobody_finds():
    with pytest.raises(AssertionError, match="entry point"):
        declared.is_found_by_its_entry_point(TOY)


def test_a_group_of_house_rules_that_are_none(monkeypatch):
    monkeypatch.setattr(VetoGame, "groups", {"setup": ("coins", "luck")})

    with pytest.raises(AssertionError, match="luck"):
        declared.house_rules_have_defaults(TOY)


@pytest.fixture
def spoken(installed):
    """The toy with rules and words; hands back its folder."""
    installed.veto()
    folder = installed.folder / "veto_game"
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_text(WORDS)
    numbers = "\n".join(f"## {n} Chapter" for n in range(6))
    (folder / "RULES.md").write_text(numbers)
    return folder


def test_the_toy_conforms(spoken):
    for check in check_game("veto", seeds=1, rate=0.05):
        check()


@pytest.mark.parametrize(
    "missing", ["event-led", "option-pass", "prompt-react", "field-discard", "house-coins"]
)
def test_something_without_a_word(spoken, missing):
    file = spoken / "locale" / "en.ftl"
    file.write_text(file.read_text().replace(f"veto-{missing} ", "veto-nothing "))

    with pytest.raises(AssertionError, match=f"no word in en: veto-{missing}"):
        texts.everything_has_a_word(package("veto"), "en")


def test_a_key_error_of_the_game_is_no_missing_word(spoken):
    """It comes through as it is, and leads to the line that is wrong."""
    with pytest.raises(KeyError, match="Vetoed") as error:
        texts.everything_has_a_word(replace(package("veto"), features=".bugs:Counting"), "en")

    assert "facts" == error.traceback[-1].name


def test_a_phase_without_a_word(spoken):
    game = replace(package("veto"), view=".bugs:in_a_phase")

    with pytest.raises(AssertionError, match="no word in en: veto-phase-bidding"):
        texts.everything_has_a_word(game, "en")


def test_what_decides_without_a_word(spoken, monkeypatch):
    monkeypatch.setattr(Features, "decided_by", bugs.Stranger.decided_by)

    with pytest.raises(AssertionError, match="no word in en: veto-by-luck"):
        texts.everything_has_a_word(package("veto"), "en")


def test_a_paragraph_that_the_rules_do_not_have(spoken):
    (spoken / "RULES.md").write_text("## 1 Bids\n## 3 Turns")

    with pytest.raises(AssertionError, match="§ 0, 2, 4, 5"):
        declared.cited_paragraphs_exist(package("veto"))


def test_a_language_whose_rules_lack_a_paragraph(spoken):
    (spoken / "RULES.de.md").write_text("## 1 Gebote")

    with pytest.raises(AssertionError, match="de"):
        declared.cited_paragraphs_exist(package("veto"))


def test_a_bot_that_answers_otherwise_when_asked_again(spoken, monkeypatch):
    monkeypatch.setattr(played, "find_bot", lambda game, name: bugs.wavering)

    with pytest.raises(AssertionError, match="wavers"):
        played.answers_what_is_asked(package("veto"), "random")


def test_a_bot_that_answers_what_nobody_asked(spoken, monkeypatch):
    monkeypatch.setattr(played, "find_bot", lambda game, name: lambda view, rolls: Bet())

    with pytest.raises(AssertionError, match="answers"):
        played.answers_what_is_asked(package("veto"), "random")


def test_a_record_that_does_not_come_to_the_same_end(monkeypatch):
    monkeypatch.setattr(VetoGame, "scores", lambda self, s: (len(s.news),) * s.seats())
    monkeypatch.setattr(played, "verify", lambda rules, record: rules.new(record.setup))

    with pytest.raises(AssertionError):
        played.a_record_replays(TOY, 2)


def broken(law, run):
    """What the author of a game reads."""
    with pytest.raises(AssertionError) as error:
        Check(f"{law}-3", run)()
    return "\n".join([str(error.value), *getattr(error.value, "__notes__", ())])


def test_a_broken_law_says_what_differs_and_what_it_mostly_comes_from(monkeypatch):
    """Here only those are asked who hold a veto."""
    law = laws.worlds_stay_alike
    monkeypatch.setattr(toy.Window, "may_speak", lambda self, s, seat: toy.VETO in s.hands[seat])

    def run():
        for seed in range(12):
            walk(VETO, VETO.setup(3), seed, [law])

    told = broken(law.__name__, run)

    assert re.search(r"can tell two worlds apart by table\.\w+", told)
    assert f"the law {law.__name__}-3. Mostly the cause is: " in told
    assert "`may_speak` may read Open fields only" in told


def test_a_refusal_on_the_way_is_a_broken_law_too():
    """`illegal-not-asked` alone would tell nobody which law it was."""

    def run():
        raise Illegal("illegal-not-asked")

    told = broken("saving_and_loading_are_inverse", run)

    assert "illegal-not-asked" in told and "saving_and_loading_are_inverse-3" in told


def test_every_cause_is_one_of_a_law():
    laws_of_all = {str(check).partition("-")[0] for check in check_game(TOY)}

    assert set(CAUSES) <= {*laws_of_all, played.answers_what_is_asked.__name__}
    assert {law.__name__ for law in LAWS} <= set(CAUSES)
