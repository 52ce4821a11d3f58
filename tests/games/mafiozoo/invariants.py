"""Properties for random play-outs (end of §8.2 of the specification) as laws."""

from __future__ import annotations

from collections import Counter

from consigliere.games.mafiozoo.events import (
    Built,
    Ended,
    Evaluating,
    KeptToken,
    PhaseBegan,
    RoundBegan,
    TilesSet,
)
from consigliere.games.mafiozoo.parts import EVERYBODY, PLACES
from consigliere.games.mafiozoo.rules.corruption import CardTurn, FinalBonuses
from consigliere.games.mafiozoo.rules.favours import Evaluate, Informants, Serving
from consigliere.games.mafiozoo.rules.income import IncomePhase
from consigliere.games.mafiozoo.rules.influence import InfluencePhase, TokenLimits
from consigliere.games.mafiozoo.rules.setup import Setting

GEMS = 16
PUPPET = 2
CORRUPTION, INFORMANTS, GODFATHERS, DISTRICTS = 30, 12, 8, 60


def inside(s, *kinds):
    """Whether such a rule is in progress."""
    return any(isinstance(frame, kinds) for _, frame in s.stack)


def placed(s, seat):
    return sum(row[seat] for row in s.gems)


def gems_are_conserved(s):
    """Each player's reserve, fund and gems on photographs are sixteen, none of them negative."""
    for seat in range(s.seats()):
        assert GEMS == s.reserve[seat] + s.fund[seat] + placed(s, seat)
    assert 0 <= min(*s.reserve, *s.fund, *[n for row in s.gems for n in row])


def the_puppet_has_sixteen_gems(s):
    """With two players it never places more; with more players it has none."""
    assert all(len(row) == s.seats() + (s.seats() == 2) for row in s.gems)
    if s.seats() == 2:
        assert placed(s, PUPPET) <= GEMS


def corruption_cards_are_conserved(s):
    """Thirty, in hands, deck and discards, and turned up for the puppet."""
    in_hands = [c for hand in s.hands for c in hand]
    thrown = [known.card for known in s.discard]
    assert list(s.ed.corruption) == sorted([*s.deck.rest, *in_hands, *thrown, *s.turned])
    assert CORRUPTION == len(s.ed.corruption)


def informants_are_conserved(s):
    """Twelve, in hands, deck and discards."""
    in_hands = [c for hand in s.informants for c in hand]
    everywhere = sorted([*s.informant_deck.rest, *in_hands, *s.informant_discard])
    assert list(range(INFORMANTS)) == everywhere


def godfathers_are_conserved(s):
    """Eight, shown or not; one is shown each round."""
    assert list(range(GODFATHERS)) == sorted([*s.godfathers.rest, *s.shown])
    assert len(s.shown) in (s.round - 1, s.round)


def districts_are_conserved(s):
    """Sixty, in the stock, in the agenda and with players, blank ones apart."""
    owned = [d for mine in s.districts for d in mine]
    assert list(s.ed.districts) == sorted([*s.district_deck.rest, *s.agenda, *owned])
    assert DISTRICTS == len(s.ed.districts)


def the_agenda_shows_five(s):
    """As long as the stock lasts, whenever a player is asked."""
    if s.district_deck and -1 not in s.pending and s.round:
        assert 5 == len(s.agenda)
    assert len(s.agenda) <= 5


def picks_are_owned(s):
    """What was taken from the agenda is still there."""
    for mine, picks in zip(s.districts, s.picks, strict=True):
        assert Counter(picks) <= Counter(mine)


def money_is_never_negative(s):
    """Nobody buys on credit."""
    assert 0 <= min(s.money)


def tokens_are_never_negative(s):
    """Nobody pays with favour tokens he does not have."""
    assert 0 <= min(n for tokens in s.tokens for n in tokens)


def at_most_six_tiles_are_golden(s):
    """From the moment on when they lie as they will stay."""
    if s.round:
        assert len(EVERYBODY) == len(s.golden)
        assert sum(s.golden) <= 6


def no_corruption_cards_after_phase_two(s):
    """In phase 3 nobody holds a corruption card but from the Judge of this round."""
    if inside(s, Evaluate, Serving, Informants, InfluencePhase, TokenLimits):
        assert all(len(hand) <= judged for hand, judged in zip(s.hands, s.judged, strict=True))


def hands_in_phase_two(s):
    """A seat that is asked for a card has two or more; one that has finished has none."""
    if inside(s, CardTurn, FinalBonuses):
        assert 1 not in [len(hand) for hand in s.hands]
    if s.kind == "corrupt" and s.pending:
        assert len(s.hands[s.pending[0]]) > 1


def gems_after_phase_three(s):
    """After phase 3 gems lie only on the characters 1 to 5, and none are the puppet's."""
    if inside(s, InfluencePhase, TokenLimits):
        assert not any(sum(row) for row in s.gems[5:])
        if s.seats() == 2:
            assert 0 == placed(s, PUPPET)


def evaluated_characters_are_empty(s):
    """While a character is evaluated, those before it hold only carry-over gems, on 1 to 5."""
    for _, frame in s.stack:
        if isinstance(frame, Evaluate | Serving):
            assert not any(sum(row) for row in s.gems[5 : frame.character])


def one_token_between_rounds(s):
    """After phase 4 nobody has more than one favour token."""
    if inside(s, IncomePhase, CardTurn, FinalBonuses) or not s.pending:
        assert all(sum(tokens) <= 1 for tokens in s.tokens)


def henchmen_are_connected(s):
    """Round by round, every place taken is outer or joined by roads to others taken till then."""
    for mine in s.henchmen:
        reached = set()
        for now in range(1, s.round + 1):
            taken = {p for p in range(len(PLACES)) if mine[p] == now}
            reached |= {p for p in taken if s.ed.outer[p]}
            while more := {p for p in taken - reached if reached & {*s.ed.roads[p]}}:
                reached |= more
            assert taken <= reached


def henchmen_are_of_this_game(s):
    """Placed in a round that has begun."""
    assert all(0 <= placed <= s.round for mine in s.henchmen for placed in mine)


def bonuses_are_used_once(s):
    """No place twice in a round unless the house says so, and only by its owner."""
    for mine, used in zip(s.henchmen, s.used, strict=True):
        assert s.house.bonus_uses == "unlimited" or len(used) == len(set(used))
        assert all(0 < mine[place] < s.round for place in used)


def a_counsellor_is_visited(s):
    """From the first godfather card on it is one of the characters 1 to 4."""
    if s.shown:
        assert s.visited == s.ed.visits[s.shown[-1]]
        assert 0 <= s.visited < 4


def four_or_six_rounds(s):
    """Six with two players, else four, exactly."""
    last = 6 if s.seats() == 2 else 4
    assert last == s.rounds
    assert s.round <= last
    if not s.pending:
        assert (last, last) == (s.round, len(s.shown))


def nothing_is_revealed_too_early(s):
    """Only when nobody is asked any more."""
    assert s.revealed == (not s.pending)


def tiles_stay(before, after):
    """Once they lie, no tile turns over."""
    if before.golden is not after.golden:
        assert inside(before, Setting) or before.golden == after.golden


def henchmen_stay(before, after):
    """They never move nor leave."""
    if before.henchmen is after.henchmen:
        return
    for old, new in zip(before.henchmen, after.henchmen, strict=True):
        assert all(a in (b, 0) for a, b in zip(old, new, strict=True))


def building_follows_the_roads(before, after):
    """Each place was accessible at the moment it was taken."""
    if not any(isinstance(e, Built) for e in after.news):
        return
    taken = [{p for p in range(len(PLACES)) if mine[p]} for mine in before.henchmen]
    for e in after.news:
        if isinstance(e, Built):
            assert e.place not in taken[e.seat]
            assert after.ed.outer[e.place] or taken[e.seat] & {*after.ed.roads[e.place]}
            taken[e.seat].add(e.place)


def districts_stay(before, after):
    """Nobody loses a district token."""
    for old, new in zip(before.districts, after.districts, strict=True):
        assert old is new or Counter(old) <= Counter(new)
    assert all(a <= b for a, b in zip(before.blanks, after.blanks, strict=True))


def the_car_moves_at_the_beginning_of_a_round(before, after):
    """To the left neighbour, and at no other time."""
    began = [e.round for e in after.news if isinstance(e, RoundBegan)]
    if began and began[0] > 1:
        assert (before.first + 1) % before.seats() == after.first
    elif before.first != after.first:
        assert inside(before, Setting)


def plans_change_nothing(before, after):
    """While all build side by side, nothing moves before somebody is done."""
    if before.how == "apart" and not any(isinstance(e, Built) for e in after.news):
        assert (before.henchmen, before.tokens) == (after.henchmen, after.tokens) or any(
            isinstance(e, KeptToken) for e in after.news
        )


def sealed_answers_change_nothing(before, after):
    """As long as somebody has not answered the informant window."""
    if after.answers:
        s = after.copy()
        s.answers, s.news = before.answers, before.news
        assert s == before


class PhaseCounts:
    """Each round has its four phases in order, and each phase 3 its twelve characters in order."""

    def __init__(self):
        self.phases = []
        self.rounds = 0
        self.characters = []

    def __call__(self, _before, after):
        for e in after.news:
            if isinstance(e, RoundBegan):
                assert self.phases in ([], [1, 2, 3, 4])
                self.rounds, self.phases = self.rounds + 1, []
                assert self.rounds == e.round
            elif isinstance(e, PhaseBegan):
                self.phases.append(e.phase)
                assert self.phases == [1, 2, 3, 4][: len(self.phases)]
                assert e.phase != 4 or self.characters == list(EVERYBODY)
                self.characters = []
            elif isinstance(e, Evaluating):
                assert 3 == self.phases[-1]
                self.characters.append(e.character)
            elif isinstance(e, TilesSet):
                assert 0 == self.rounds
            elif isinstance(e, Ended):
                assert ([1, 2, 3, 4], after.rounds) == (self.phases, self.rounds)


TABLES = (
    gems_are_conserved,
    the_puppet_has_sixteen_gems,
    corruption_cards_are_conserved,
    informants_are_conserved,
    godfathers_are_conserved,
    districts_are_conserved,
    the_agenda_shows_five,
    picks_are_owned,
    money_is_never_negative,
    tokens_are_never_negative,
    at_most_six_tiles_are_golden,
    no_corruption_cards_after_phase_two,
    hands_in_phase_two,
    gems_after_phase_three,
    evaluated_characters_are_empty,
    one_token_between_rounds,
    henchmen_are_connected,
    henchmen_are_of_this_game,
    bonuses_are_used_once,
    a_counsellor_is_visited,
    four_or_six_rounds,
    nothing_is_revealed_too_early,
)
ANSWERS = (
    tiles_stay,
    henchmen_stay,
    building_follows_the_roads,
    districts_stay,
    the_car_moves_at_the_beginning_of_a_round,
    plans_change_nothing,
    sealed_answers_change_nothing,
)
