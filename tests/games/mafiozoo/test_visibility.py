"""§7 Who may know what: hands, districts, decks, the informant window, building plans."""

from itertools import permutations

import pytest
from msgspec import msgpack

from consigliere.games.mafiozoo.events import DrewCard, DrewDistrict, DrewInformant
from consigliere.games.mafiozoo.rules.corruption import CardTurn
from consigliere.games.mafiozoo.rules.draws import DrawCorruption, DrawInformant, GainDistricts
from consigliere.games.mafiozoo.rules.ending import Scoring
from consigliere.games.mafiozoo.rules.favours import FavoursPhase
from consigliere.games.mafiozoo.rules.income import IncomePhase
from consigliere.games.mafiozoo.rules.influence import InfluencePhase, TokenLimits
from consigliere.kernel import SPECTATOR, UNSEEN, apply, digest, look, observe, redact, retract

from .table import P1, P2, P3, Table, evaluate

HIDDEN = (UNSEEN,)


def test_a_corruption_hand_is_seen_by_its_owner_alone():
    """§7.2.1 Others, and spectators, see how many cards there are."""
    t = Table(CardTurn(P1), hands="1 12 | 3 any any")

    assert (2, 12, 12) == t.sees("P2").hands[P2]
    assert HIDDEN * 3 == t.sees("P1").hands[P2] == look(t.state, SPECTATOR).hands[P2]


def test_an_informant_hand_is_seen_by_its_owner_alone():
    """§7.2.1"""
    t = Table(CardTurn(P1), hands="1 2", informants="| 3 9")

    assert ((2, 8), HIDDEN * 2) == (t.sees("P2").informants[P2], t.sees("P1").informants[P2])


def test_district_tokens_are_seen_by_their_owner_alone():
    """§7.2.2 Others see how many."""
    t = Table(CardTurn(P1), hands="1 2", districts="| park park chinatown")

    assert ((2, 5, 5), HIDDEN * 3) == (t.sees("P2").districts[P2], t.sees("P1").districts[P2])


def test_decks_hide_what_lies_in_them():
    """§7.1.6 Only their sizes are public, those of the godfather cards to come too."""
    s = Table(CardTurn(P1), hands="1 2", shown="3").sees("P1")

    assert (28, 12, 55, 7) == tuple(
        len(deck) for deck in (s.deck, s.informant_deck, s.district_deck, s.godfathers)
    )
    assert {UNSEEN} == {
        card
        for deck in (s.deck, s.informant_deck, s.district_deck, s.godfathers)
        for card in deck.rest
    }


PUBLIC = [
    "gems",
    "reserve",
    "fund",
    "money",
    "tokens",
    "henchmen",
    "agenda",
    "golden",
    "visited",
    "shown",
    "informant_discard",
    "used",
    "judged",
    "blanks",
    "picks",
    "turned",
    "first",
    "round",
]


@pytest.mark.parametrize("field", PUBLIC)
@pytest.mark.parametrize("seat", [P1, P3, SPECTATOR])
def test_what_is_public(field, seat):
    """§7.1 (AMB-31) Everybody sees gems, money, tokens, henchmen, the agenda, cards shown."""
    t = Table(
        CardTurn(P1),
        hands="1 2",
        gems={3: "1 2"},
        money="1 2 3 4",
        tokens="L | G",
        places="mass | dock",
        informant_discard="4",
        shown="3",
    )

    assert getattr(t.state, field) == getattr(look(t.state, seat), field)


def test_a_corruption_card_played_is_seen_by_all():
    """§7.1.4 In the discards as well."""
    t = Table(CardTurn(P1), hands="1 2 3").say("P1: gain 2 1")

    assert [1] == [known.card for known in t.sees("P4").discard]


def test_the_last_card_is_seen_by_its_owner_alone():
    """§7.2.1 (AMB-32) Nobody else learns what lies in the discards, not even at the end."""
    t = Table(CardTurn(P1), hands="7 12").say("P1: gain 7 1")

    assert [6, 11] == [known.card for known in t.sees("P1").discard]
    assert [6, UNSEEN] == [known.card for known in t.sees("P2").discard]


@pytest.mark.parametrize("viewer", ["P2", "P3"])
def test_nobody_can_tell_which_card_was_last(viewer):
    """§7.2.1 (AMB-32) Card 4 or 9 thrown away: the views are the same, byte for byte."""
    one = Table(CardTurn(P1), hands="7 4 | 1 2", deck="1 2").say("P1: gain 7 1")
    other = Table(CardTurn(P1), hands="7 9 | 1 2", deck="1 2").say("P1: gain 7 1")

    assert one.views(viewer) == other.views(viewer)


DRAWS = [
    (DrawCorruption(P1), "*: deal 0 3", "*: deal 0 9", DrewCard),
    (DrawInformant(P1), "*: informant 0 3", "*: informant 0 9", DrewInformant),
    (
        GainDistricts(P1),
        "P1: blind\n*: district 0 park",
        "P1: blind\n*: district 0 financial",
        DrewDistrict,
    ),
]


@pytest.mark.parametrize("viewer", ["P2", "P4"])
@pytest.mark.parametrize(
    ("rule", "one", "other"), [row[:3] for row in DRAWS], ids=["card", "informant", "district"]
)
def test_others_cannot_tell_what_was_drawn(rule, one, other, viewer):
    """§7.2.1, §7.2.3 Their views are the same, byte for byte, whatever it was."""
    assert Table(rule).say(one).views(viewer) == Table(rule).say(other).views(viewer)


@pytest.mark.parametrize(
    ("rule", "script", "event"), [(r, one, e) for r, one, _, e in DRAWS], ids=lambda x: str(x)[:20]
)
def test_the_log_tells_a_draw_to_its_owner_alone(rule, script, event):
    """§7.2.3 Nobody else, and no spectator, before the end."""
    t = Table(rule).say(script)
    result = t.news(event)[0]

    assert result == redact(t.state, result, P1)
    for seat in (P2, P3, SPECTATOR):
        assert (
            UNSEEN
            == msgpack.decode(msgpack.encode(redact(t.state, result, seat)))[
                type(result).__struct_fields__[-1]
            ]
        )


def test_a_token_from_the_agenda_is_seen_when_it_is_taken():
    """§7.2.2 Everybody hears which it was; a blind draw is not among them."""
    t = Table(GainDistricts(P1, 2)).say("P1: pick university\n*: reveal park\nP1: blind")
    t.play()

    assert (4,) == t.sees("P3").picks[P1]
    assert HIDDEN * 2 == t.sees("P3").districts[P1]


def test_everything_is_revealed_at_the_end():
    """§4.1 District tokens, informants and hands."""
    t = Table(Scoring(), round=4, districts="| park", informants="| 3", hands="| any")
    s = t.sees("P1")

    assert (((5,)), ((2,)), ((12,))) == (s.districts[P2], s.informants[P2], s.hands[P2])


def test_the_window_asks_everybody_with_a_card():
    """§7.3.1 (AMB-27) All at once: not P1, who has none, but P3, whose card is another."""
    t = Table(evaluate(9), informants="| 9 | 3 | 12")

    assert ("choose", "P2 P3 P4", True) == (t.prompt(), t.asked(), t.state.sealed)


def test_a_prompt_with_one_answer_is_asked_too():
    """§7.3.3 Whoever can only pass is asked like anybody, also without any gem."""
    t = Table(evaluate(9), informants="3 | 9", reserve="0 0", fund="0 0")

    assert ("P1 P2", ["decline"], ["decline"]) == (t.asked(), t.options("P1"), t.options("P2"))


def test_without_a_card_there_is_no_window():
    """§7.3.3"""
    assert "" == Table(FavoursPhase()).was_asked("choose")


def test_answers_stay_sealed_until_all_are_in():
    """§7.3.4 P2 has played, P3 has not answered: nothing is seen, nothing has moved."""
    t = Table(evaluate(9), informants="| 9 | 3").say("P2: inform 9 fund 2")

    assert ("0 0 0 0", "9", "P3") == (t.on(9), t.informants("P2"), t.asked())
    assert "Inform" not in str(t.sees("P3").answers)
    assert "Inform" in str(t.sees("P2").answers)


def test_who_has_answered_stays_hidden():
    """§7.3.4 P1 cannot tell whether it was P2 or P3 who has answered."""
    one = Table(evaluate(9), informants="3 | 9 | 5").say("P2: decline")
    other = Table(evaluate(9), informants="3 | 9 | 5").say("P3: decline")

    assert observe(one.state, P1) == observe(other.state, P1)


@pytest.mark.parametrize("viewer", ["P1", "P4"])
def test_nobody_can_tell_what_another_could_have_played(viewer):
    """§7.3 Twelve windows, P2 passes: card 9 or card 3, the others see the same."""
    one = Table(FavoursPhase(), informants="4 | 9", informant_deck="1 2").play()
    other = Table(FavoursPhase(), informants="4 | 3", informant_deck="1 2").play()

    assert one.views(viewer) == other.views(viewer)
    assert one.views("P2") != other.views("P2")


def test_nobody_can_tell_whether_another_had_gems_to_place():
    """§7.3.1 Who is asked follows from the number of cards alone."""
    one = Table(evaluate(9), informants="| 9 | 3", reserve="- 0", fund="- 0")
    other = Table(evaluate(9), informants="| 9 | 3")

    assert one.asked() == other.asked()


def test_a_sealed_answer_may_be_taken_back():
    """§7.3.4 As long as the others have not all answered."""
    t = Table(evaluate(9), informants="| 9 | 3")
    s = apply(t.state, P2, next(iter(t.state.options(P2))))

    assert digest(retract(s, P2)) == digest(_quiet(t.state))


def _quiet(s):
    s = s.copy()
    s.news = ()
    return s


TOKENS = {"tokens": "L L P G | W W J J"}


def test_plans_are_hidden_until_one_is_done():
    """§7.4 P1 has planned SITE: P2 and spectators see neither henchman nor fewer tokens."""
    t = Table(InfluencePhase(), **TOKENS)
    before = _quiet(t.state)
    t.say("P1: build site L P")

    for seat in (P2, P3, SPECTATOR):
        assert msgpack.encode(observe(before, seat)) == msgpack.encode(observe(t.state, seat))
    assert observe(before, P1) != observe(t.state, P1)


def test_plans_are_shown_when_one_is_done():
    """§7.4 P1 is done; P2 still builds."""
    t = Table(InfluencePhase(), **TOKENS).say("P1: build site L P\nP1: done")

    assert (2, 1) == (t.sees("P2").henchmen[P1][2], sum(t.sees("P2").tokens[P1][:2]))
    assert "P2" == t.asked()


def test_an_answer_that_builds_is_hidden_from_the_others():
    """§7.4 What is built, and with what."""
    t = Table(InfluencePhase(), **TOKENS)
    build = next(a for a in t.state.options(P1) if "build" in a.__class__.__name__.lower())

    assert build == redact(t.state, build, P1)
    assert (UNSEEN, HIDDEN * 2) == (
        redact(t.state, build, P2).place,
        redact(t.state, build, P2).payment,
    )


CLICKS = [
    ("P1", "build site L P"),
    ("P1", "build night L G"),
    ("P1", "done"),
    ("P2", "build gym W W"),
    ("P2", "build black J J"),
    ("P2", "done"),
]


def test_the_result_does_not_depend_on_who_clicks_first():
    """§7.4 Every way to mix P1's and P2's clicks leads to the same table."""
    ends = set()
    for order in set(permutations(["P1"] * 3 + ["P2"] * 3)):
        script = {
            seat: iter([text for who, text in CLICKS if who == seat]) for seat in ("P1", "P2")
        }
        t = Table(InfluencePhase(), **TOKENS)
        t.say("\n".join(f"{seat}: {next(script[seat])}" for seat in order))
        ends.add(digest(_quiet(t.state)))

    assert 1 == len(ends)


def test_open_questions_are_seen_by_all():
    """§7.1.5 Paying, the last bonuses and the token limit are asked one by one."""
    pay = Table(evaluate(11), gems={11: "3 1 1"}).until("pay")
    keep = Table(TokenLimits((P1, P2)), tokens="L L | P P")

    assert (("P2", "alone"), ("P1", "alone")) == (
        (pay.asked(), pay.state.how),
        (keep.asked(), keep.state.how),
    )


def test_cards_turned_up_for_the_puppet_are_seen():
    """§7.1.4"""
    t = Table(IncomePhase(), players=2, visited=1).say("*: visit 0\n*: turn 7")

    assert (6,) == look(t.state, SPECTATOR).turned == t.sees("P2").turned
