"""§1.3.1 What a printed copy may have and our standard edition has not: all of it can be played."""

import random

import pytest

from consigliere.games.mob_city.drawing import draw
from consigliere.games.mob_city.edition import EDITIONS, read_edition
from consigliere.games.mob_city.events import NotorietyChanged, StandOff
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

    assert 1 == len(t.told(StandOff))
    assert [] == t.told(NotorietyChanged)
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


@pytest.mark.parametrize("seed", range(3))
def test_games_with_high_health_come_to_their_end(copy, seed):
    """§4.6"""
    rng, text = random.Random(seed), []
    for line in ED.text.splitlines():
        old = line.partition("health = ")[2][:1]
        text.append(
            line.replace(f"health = {old}", f"health = {rng.randint(6, 20)}") if old else line
        )
    ed = RULES.know("\n".join(text))

    assert played(ed, 4)
    assert read_edition(ed.text).health == ed.health
