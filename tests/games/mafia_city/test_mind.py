"""How the search looks at Mafia City: numbers, quiet tables, ideas, what is believed, styles."""

from collections import Counter
from itertools import pairwise
from math import isfinite
from random import Random

import pytest
from msgspec.structs import replace

from consigliere.bots import bot
from consigliere.games.mafia_city.actions import Place, Play, Send
from consigliere.games.mafia_city.bots.greedy import Greedy
from consigliere.games.mafia_city.bots.ideas import MOST
from consigliere.games.mafia_city.bots.judgement import SOUND
from consigliere.games.mafia_city.bots.mind import Mind
from consigliere.games.mafia_city.bots.net_features import OWN, TABLE
from consigliere.games.mafia_city.bots.styles import STYLES
from consigliere.games.mafia_city.edition import EDITIONS
from consigliere.games.mafia_city.game import RULES
from consigliere.games.mafia_city.parts import (
    CLUB,
    FIGHT_CLUB,
    HALL,
    KINDS,
    SNITCH,
    STATION,
    SYMBOLS,
    card,
)
from consigliere.games.mafia_city.rules.action import TurnOf
from consigliere.games.mafia_city.rules.location import Cycle
from consigliere.kernel import advance, determinize, observe, put
from tests.bots.games import ALL, HOUSES, last, questions, tables

from .table import A, B, C, Table

MIND = Mind()
GREEDY = Greedy()


def game_of(seats, house=None, seed=1):
    return tables(RULES.setup(seats, **(house or {})), [GREEDY] * seats, seed)


@pytest.mark.parametrize("seats", (3, 4, 5))
def test_a_table_is_the_same_numbers_for_any_number_of_players(seats):
    for s in list(game_of(seats))[::29]:
        seen = MIND.net_features(s)
        assert [len(OWN)] * seats == [len(row) for row in seen.seats]
        assert len(TABLE) == len(seen.table)
        assert all(map(isfinite, (*seen.table, *[x for row in seen.seats for x in row])))
        assert seen == MIND.net_features(replace(s, news=()))


def test_numbers_and_value_with_an_edition_of_ones_own(monkeypatch):
    """Points by the dozen, hands and crews of another size."""
    standard = EDITIONS["standard"]
    numbers = replace(standard.numbers, control_point=12, round_draw=4, opening_hand=4)
    chips = {n: replace(c, crew=20, reserve=0) for n, c in standard.chips.items()}
    own = replace(standard, numbers=numbers, chips=chips)
    monkeypatch.setitem(EDITIONS, standard.ref, own)
    for s in list(game_of(3))[::41]:
        if s.pending:
            assert 1 == pytest.approx(sum(MIND.value(s)))


@pytest.mark.parametrize("house", HOUSES)
def test_values_add_up_under_all_house_rules(house):
    for s in list(game_of(3, house))[:-1:53]:
        assert 1 == pytest.approx(sum(MIND.value(s)), abs=1e-5)


def test_points_make_the_victory_likelier():
    """On the whole, and early too: a lead was met without the play that usually brings it."""
    met = [s for s in list(game_of(4))[:-1:19] if max(s.points) < s.target - 4]
    richer = [replace(s, points=put(s.points, A, s.points[A] + 4)) for s in met]

    assert sum([MIND.value(s)[A] for s in met]) < sum([MIND.value(s)[A] for s in richer])


def test_tables_are_quiet_again_and_again():
    met = list(game_of(4))
    quiet = [MIND.is_quiescent(a, b) for a, b in pairwise(met) if b.pending]

    assert sum(quiet) > len(quiet) / 4
    assert all(not b.limbo for a, b in pairwise(met) if b.pending and MIND.is_quiescent(a, b))


def test_an_announced_card_is_not_quiet_until_all_have_spoken():
    t = Table(TurnOf(A), harbor="B A", A="snitch/hat", B="1 card", C="1 card")
    before = t.state
    announced = advance(before, A, next(a for a in before.options(A) if isinstance(a, Play)))

    assert not MIND.is_quiescent(before, announced)
    assert MIND.is_quiescent(before, advance(before, A, Place(CLUB)))


@pytest.mark.parametrize("house", ({}, ALL))
def test_ideas_are_legal_and_few_and_begin_with_the_greedy_answer(house):
    for view in list(questions(RULES.setup(3, **house), [GREEDY] * 3, 5))[::7]:
        assert view.decision is not None
        ideas = MIND.ideas(view, Random(1))
        assert len(ideas) <= MOST
        assert all(i.answer in view.decision.options for i in ideas)
        assert GREEDY.ideas(view)[0].gain == pytest.approx(ideas[0].gain)


def test_of_neighbours_of_one_colour_one_is_enough():
    t = Table(TurnOf(A), harbor="B B B A", A="snitch/hat")
    aimed = [i.answer.target for i in MIND.ideas(observe(t.state, A), Random(1)) if _snitch(i)]

    assert {(1, 0), (1, 3)} == set(aimed)


def _snitch(idea):
    return isinstance(idea.answer, Play) and idea.answer.card >> 2 == SNITCH


def test_worlds_are_believed_more_or_less():
    rng = Random(3)
    for view in list(questions(RULES.setup(4), [GREEDY] * 4, 2))[::31]:
        assert 0 <= MIND.belief(view, determinize(RULES, view, rng)) <= 1


def test_who_let_the_snitch_pass_hardly_holds_the_police_chief():
    """§4.3 B is asked before C, and would have saved the chip that controls."""
    t = Table(TurnOf(A), crew="A0 B0 C0", harbor="B A", A="snitch/hat", B="1 card", C="1 card")
    t.say("A: play snitch/hat harbor.0\nB: decline")
    view = observe(t.state, C)

    assert MIND.belief(view, _holding(view, B, "chief/bullet")) < 0.2
    assert MIND.belief(view, _holding(view, B, "fbi/bullet")) == 1.0


def test_who_let_control_go_hardly_holds_an_agreement():
    """§4.6 B would have won the Gentlemen's Club."""
    t = Table(Cycle(CLUB), first="B", club="C B", B="1 card", C="1 card").until("agree")
    t.say("B: decline")
    view = observe(t.state, C)

    assert MIND.belief(view, _holding(view, B, "agreement/bullet")) < 0.2


def _holding(view, seat, name):
    world = determinize(RULES, view, Random(1))
    kind, symbol = name.split("/")
    held = card(KINDS.index(kind), SYMBOLS.index(symbol))
    world.hands = put(world.hands, seat, (held,))
    return world


def test_cards_that_are_soon_played_are_hardly_held():
    t = Table(TurnOf(A), B="1 card", C="1 card")
    view = observe(t.state, A)
    waiting, busy = (_holding(view, B, c) for c in ("hitman/plus", "trade/plus"))

    assert MIND.belief(view, busy) < MIND.belief(view, waiting)


class Watched:
    """A greedy player whose deeds are counted."""

    def __init__(self, judgement):
        self.player, self.seen = Greedy(judgement), Counter()

    def __call__(self, view, rolls):
        answer = self.player(view, rolls)
        self.seen[type(answer)] += 1
        self.seen[type(answer), getattr(answer, "location", None)] += 1
        self.seen["kill"] += view.decision.kind == "kill" and isinstance(answer, Play)
        self.seen["cards"] += len(view.table.hands[view.seat]) * (view.decision.kind == "turn")
        return answer


def deeds(judgement):
    """What a player of that style does in some games against sound ones."""
    player = Watched(judgement)
    for seed in range(6):
        last(RULES.setup(3), [player, GREEDY, GREEDY], seed)
    return player.seen


@pytest.fixture(scope="module")
def sound():
    return deeds(SOUND)


def test_the_aggressive_one_sends_more_rivals_away(sound):
    seen = deeds(STYLES["aggressive"])

    assert seen[Send] + seen["kill"] > 1.4 * (sound[Send] + sound["kill"])


def test_the_hoarder_sits_on_his_cards(sound):
    assert deeds(STYLES["hoarder"])["cards"] > 1.5 * sound["cards"]


def test_the_politician_fights_for_the_figures(sound):
    seen = deeds(STYLES["politician"])

    assert _for_figures(seen) > 1.5 * _for_figures(sound)


def _for_figures(seen):
    return seen[Place, HALL] + seen[Place, STATION]


def test_the_sprinter_leaves_the_fight_club_to_others(sound):
    seen = deeds(STYLES["sprinter"])

    assert seen[Place, FIGHT_CLUB] < 0.6 * sound[Place, FIGHT_CLUB]


@pytest.mark.parametrize("style", STYLES)
def test_every_style_beats_chance(style):
    chance = bot("mafia-city", "random")
    ends = [last(RULES.setup(3), [Greedy(STYLES[style]), chance, chance], n) for n in range(4)]

    assert sum([A in RULES.winners(s) for s in ends]) >= 3
