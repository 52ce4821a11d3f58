"""§1.3.1 What a printed copy may have and our standard edition has not: all of it can be played."""

import random

import pytest

from consigliere.games.mob_city.drawing import draw
from consigliere.games.mob_city.edition import EDITIONS, read_edition
from consigliere.games.mob_city.events import NotorietyChanged, ShootoutWon, StandOff
from consigliere.games.mob_city.game import RULES
from consigliere.games.mob_city.parts import CRACKDOWN, HOUSES, RAID, SIDES
from consigliere.games.mob_city.rules.city import city_plan
from consigliere.games.mob_city.rules.districts import hit
from consigliere.kernel import BadSetup
from consigliere.lab.simulate import Plan, play_one

from .laying import ED
from .table import Table

NORTH, EAST, SOUTH, WEST = range(4)


@pytest.fixture
def copy():
    """An edition with some things typed otherwise; forgotten afterwards."""
    known = dict(EDITIONS)

    def typed(*changes):
        text = ED.text
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        return RULES.know(text)

    yield typed
    EDITIONS.clear()
    EDITIONS.update(known)


def played(ed, seats=3, bot="random", **options):
    return play_one(Plan(RULES.setup(seats, ed.ref, **options), (bot,) * seats, 5), 0)


def test_raids_of_any_number(copy):
    """§5.4.1 Three raids, two of them in the North."""
    ed = copy(("raid = 4 ", "raid = { north = 2, west = 1 } "))
    raids = [event - RAID for event in ed.events if event < CRACKDOWN]

    assert [NORTH, NORTH, WEST] == raids
    assert played(ed)


def test_a_table_of_speakeasy_incomes(copy):
    """§3.3.6 The Planner names the income for each whiskey, in no even steps."""
    planner = "ss = { lots = 1, price = 3000, notoriety = 1, income = 500, "
    table = "speakeasy = { 1 = 600, 2 = 1000, 3 = 2200 }"
    seen = ('"planner.*.lots"', '"planner.ss.speakeasy" = ["copy", ""]\n"planner.*.lots"')
    ed = copy((f"{planner}glasses = 200", planner + table), seen)
    shop = ed.houses[ed.names.index("A-2")]

    assert [600, 1000, 2200] == [shop.open_income(value) for value in (1, 2, 3)]
    assert ED.houses[0].open_income(2) == ED.houses[0].income + 2 * ED.houses[0].glasses
    assert played(ed, bot="greedy")


def test_a_block_of_any_shape(copy):
    """§6.3.2 A Hotel round a corner, and a gap; numbered as they first appear."""
    rows = 'A = { north = "ho ss", south = "bc bs" }'
    ed = copy((rows, 'A = { plan = "ho ho ss1 . / ho sc bs bs / ss2 sc3 bc bc" }'))

    assert ["ho", "ss", "sc", "bs", "ss", "sc", "bc"] == kinds(ed, "A")
    assert draw(ed)[1:4] == [
        "  |     1 ho    | 2 ss |      |",
        "  | 1 ho | 3 sc |     4 bs    |",
        "  | 5 ss | 6 sc |     7 bc    |",
    ]
    assert played(ed)


def kinds(ed, letter):
    return [HOUSES[ed.kinds_of_house[b]] for b in ed.lots[ed.blocks.index(letter)]]


def test_a_city_of_any_shape(copy):
    """§6.1, §6.2 A cross of five blocks, whose middle lies on no side."""
    ed = copy(("3 = { rows = 2, columns = 2 }", '3 = { plan = ". n . / w - e / . s ." }'))
    s = RULES.new(RULES.setup(3, ed.ref))
    sides = [at.sides for at in city_plan(s)]

    assert [(NORTH,), (WEST,), (), (EAST,), (SOUTH,)] == sides
    assert played(ed)


@pytest.mark.parametrize(("blocks", "south"), [("5", 2), ("7", 3), ("8", 4)])
def test_any_number_of_blocks(blocks, south):
    """§7.2, §6.2.2 The southern row is the shorter one."""
    plan = city_plan(RULES.new(RULES.setup(3, blocks=blocks)))

    assert int(blocks) == len(plan)
    assert south == len([at for at in plan if SOUTH in at.sides])


def test_more_blocks_than_tiles_are_refused(copy):
    """§7.2"""
    tile = 'H = { north = "ss bc sc", south = "sc bc ss" }\n'
    ed = copy((tile, ""), ("6 = { rows = 2, columns = 4 }", "6 = { rows = 2, columns = 3 }"))

    with pytest.raises(BadSetup):
        RULES.setup(3, ed.ref, blocks="8")


def test_a_crackdown_hits_the_sides_of_the_plan(copy):
    """§6.2 Only blocks of the plan that name the side."""
    ed = copy(("3 = { rows = 2, columns = 2 }", '3 = { plan = "nw ne / - s" }'))
    s = RULES.new(RULES.setup(3, ed.ref))
    s.event = CRACKDOWN + SIDES.index("north")

    assert [True, True, False, False] == [hit(s, at, CRACKDOWN) for at in range(4)]


def test_a_high_health_ends_in_a_stand_off_where_nobody_can_win(copy):
    """§4.6 Bare hands against Health 9; the men go home, nobody gains or loses."""
    ed = copy(
        (
            'soldier-1-4 = { kind = "soldier", reflex = 1, health = 4',
            'soldier-1-4 = { kind = "soldier", reflex = 1, health = 9',
        )
    )
    t = Table.fight(
        edition=ed.ref, A="soldier-1-4", B="soldier-1-4", notoriety="A3 B3", settled=True
    )

    assert 1 == len(t.news(StandOff))
    assert [] == t.news(NotorietyChanged)
    assert ["soldier-1-4"] * 2 == [t.crew(seat, 1) for seat in "AB"]


def test_a_tommygun_wins_where_hands_cannot(copy):
    """§4.6.1 Six and four are ten."""
    ed = copy(
        (
            'soldier-1-4 = { kind = "soldier", reflex = 1, health = 4',
            'soldier-1-4 = { kind = "soldier", reflex = 1, health = 10',
        )
    )
    t = Table.fight(edition=ed.ref, A="soldier-1-4 tommygun", B="soldier-1-4")
    t.say("A: arm tommygun 0\nA: ready")

    assert "act" == t.prompt()


TOUGH = (
    'soldier-1-4 = { kind = "soldier", reflex = 1, health = 4',
    'soldier-1-4 = { kind = "soldier", reflex = 1, health = 9',
)
GRENADIER = {"a": "soldier-1-4 grenade", "b": "soldier-1-4", "arms": "A: arm grenade 0"}
IN_VAIN = "A: attack hands 1\n*: roll 6\nB: attack hands 0\n*: roll 6"


def test_a_round_in_vain_ends_in_a_stand_off_too(copy):
    """§4.6.1 A keeps the Grenade and hits a Health of 9 with bare hands: it would never end."""
    t = Table.armed(**GRENADIER, edition=copy(TOUGH).ref, notoriety="A3 B3").say(IN_VAIN)

    assert (1, []) == (len(t.news(StandOff)), t.news(NotorietyChanged))
    assert ["soldier-1-4 grenade", "soldier-1-4"] == [t.crew(seat) for seat in "AB"]


def test_with_something_done_that_might_have_hit_it_goes_on(copy):
    """§4.6.1 A misses, but with a Tommygun a 6 would have made ten; B tries in vain."""
    ed = copy(TOUGH)
    t = Table.armed(
        a="soldier-1-4 tommygun", b="soldier-1-4", arms="A: arm tommygun 0", edition=ed.ref
    )
    t.say("A: attack tommygun 1\n*: roll 1\nB: attack hands 0\n*: roll 6\n" * 2)

    assert ("act", "A", []) == (t.prompt(), t.asked(), t.news(StandOff))


def test_after_one_turn_in_vain_the_grenade_may_still_be_thrown(copy):
    """§4.6.1 B throws it before the round is over."""
    ed = copy(TOUGH)
    t = Table.armed(
        a="soldier-1-4", b="soldier-1-4 grenade", arms="B: arm grenade 0", edition=ed.ref
    )
    t.play("A: attack hands 1\n*: roll 6\nB: lob 0")

    assert ([], [1]) == (t.news(StandOff), [e.seat for e in t.news(ShootoutWon)])


def test_in_a_copy_as_ours_nothing_is_in_vain():
    """§4.6 Health 4: however often they miss, they fight on."""
    t = Table.armed(a="soldier-1-4", b="soldier-1-4")
    t.say("A: attack hands 1\n*: roll 1\nB: attack hands 0\n*: roll 1\n" * 3)

    assert ("act", []) == (t.prompt(), t.news(StandOff))


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seed", range(3))
def test_games_with_high_health_come_to_their_end(copy, seed, bot):
    """§4.6"""
    rng, text = random.Random(seed), []
    for line in ED.text.splitlines():
        old = line.partition("health = ")[2][:1]
        text.append(
            line.replace(f"health = {old}", f"health = {rng.randint(6, 20)}") if old else line
        )
    ed = RULES.know("\n".join(text))

    assert played(ed, 4, bot)
    assert read_edition(ed.text).health == ed.health
