"""§6.6 The printed edition: its values are those of the specification's tables 6.1 to 6.7."""

from collections import Counter

import pytest
from msgspec.structs import asdict

from consigliere.games.mafiozoo.edition import EDITIONS, Condition, read_edition
from consigliere.games.mafiozoo.parts import (
    COUNSELLORS,
    DISTRICTS,
    EVERYBODY,
    GENERIC,
    LETTERS,
    PLACES,
)
from consigliere.kernel import Sheet

ED = EDITIONS["standard"]
TEXT = ED.text

LAYOUT = """
 .  6  .  7  .
 5  .  1  .  8
 .  4  .  2  .
12  .  3  .  9
 . 11  . 10  .
"""
THREADS = "1-2 1-4 1-6 1-7 2-3 2-8 2-9 3-4 3-10 3-11 4-5 4-12 5-6 7-8 9-10 11-12"
NEWS = {
    1: "2 4 6 7 9 12",
    2: "1 3 6 8 9 11",
    3: "2 4 5 8 10 11",
    4: "1 3 5 7 10 12",
    5: "3 4 6 10",
    6: "1 2 5 9",
    7: "1 4 8 12",
    8: "2 3 7 11",
    9: "1 2 6 10",
    10: "3 4 5 9",
    11: "2 3 8 12",
    12: "1 4 7 11",
}
LINES = "5-6 7-1-4-12 8-2-3-11 9-10 7-8 6-1-2-9 5-4-3-10 12-11"
TILES = {
    1: "pay 3",
    2: "pay 3",
    3: "pay 3",
    4: "pay 3",
    5: "pay 5",
    6: "offer 2",
    7: "offer 2",
    8: "offer 3",
    9: "pay 5",
    10: "offer 3",
    11: "pay 3",
    12: "offer 3",
}
PRINTED_PLACES = """
gym    1 1 W ? 5
race   1 2 L J 5
site   1 3 L P 5
dock   1 4 L G 6
black  2 1 J ? 5
bet    2 2 L W 6
night  2 3 G ? 6
hotel  2 4 P G 6
pizza  3 1 L ? 5
mass   3 2 P J 6
police 3 3 J W 6
news   3 4 J G 7
barb   4 1 P ? 5
prison 4 2 P W 6
hall   4 3 G ? 6
court  4 4 W G 8
"""
ROADS = (
    "race-bet black-bet site-night dock-hotel night-hotel pizza-mass barb-prison mass-prison "
    "night-police mass-police hotel-news police-news prison-hall police-hall news-court hall-court"
)
NUMBERS = {
    "rounds": 4,
    "rounds_for_two": 6,
    "money": 5,
    "gems": 16,
    "corruption_cards": 5,
    "specific": 3,
    "specific_hall": 4,
    "generic": 2,
    "informant_fund": 2,
    "informant_police": 3,
    "informant_reserve": 1,
    "agenda": 5,
    "golden": 6,
    "place_tokens": 2,
    "tokens_kept": 1,
    "z_for_a_token": 3,
    "banker": 5,
    "union_districts": 1,
    "union_gems": 1,
    "producer_gain": 1,
    "producer_gems": 2,
    "planner_districts": 2,
    "investigator_districts": 1,
    "gym": 1,
    "race": 2,
    "site": 1,
    "dock": 3,
    "black": 1,
    "bet": 2,
    "court": 1,
    "puppet_gems": 2,
    "puppet_cards": 3,
}


def edges(links, names):
    """Every edge once, written as in the tables."""
    return {f"{names[a]}-{names[b]}" for a, near in enumerate(links) for b in near if a < b}


def test_the_photographs_lie_as_in_table_6_1():
    """§1.1.3 Five rows, 2-3-2-3-2."""
    rows = [row.split() for row in LAYOUT.strip().splitlines()]
    spots = {int(n): (r, c) for r, row in enumerate(rows) for c, n in enumerate(row) if n != "."}

    assert [spots[n] for n in range(1, 13)] == list(ED.photos)


def test_the_threads_are_those_of_table_6_2():
    """§1.1.7 Sixteen, both ways."""
    numbers = [str(c + 1) for c in EVERYBODY]

    assert set(THREADS.split()) == edges(ED.threads, numbers)
    assert all(a in ED.threads[b] for a in EVERYBODY for b in ED.threads[a])


@pytest.mark.parametrize(("number", "linked"), NEWS.items())
def test_the_newspaper_links_those_of_table_6_2(number, linked):
    """§1.7.12 (AMB-18) Whole diagonal lines, threads among them."""
    assert [int(n) - 1 for n in linked.split()] == list(ED.lines[number - 1])


def test_the_newspaper_links_exactly_those_on_a_line():
    """§1.7.12 The eight diagonal lines of 6.2."""
    lines = [[int(n) - 1 for n in line.split("-")] for line in LINES.split()]
    together = {(a, b) for line in lines for a in line for b in line if a != b}

    assert together == {(a, b) for a in EVERYBODY for b in ED.lines[a]}


def test_the_tiles_are_those_of_table_6_3():
    """§1.1.6 The golden side is always the highest bidder's."""
    assert (Condition("first"),) * 12 == ED.golden
    assert TILES == {c + 1: f"{ED.other[c].rule} {ED.other[c].number}" for c in EVERYBODY}


def test_counsellors_have_no_offer_side():
    """§3.3.3 The fallback of AMB-11 cannot occur."""
    assert {"pay"} == {ED.other[c].rule for c in COUNSELLORS}


def test_the_godfather_cards_are_those_of_table_6_4():
    """§1.1.16 Each counsellor twice, for 3Z and for 5Z."""
    cards = zip(ED.visits, ED.pays, strict=True)

    assert [(c, z) for c in COUNSELLORS for z in (3, 5)] == sorted(cards)


@pytest.mark.parametrize("row", PRINTED_PLACES.strip().splitlines())
def test_the_places_are_those_of_table_6_5(row):
    """§1.7 Row, column, cost and points."""
    name, line, column, one, other, points = row.split()
    p = PLACES.index(name)

    assert (int(line), int(column)) == ED.spots[p]
    assert [one, other] == [LETTERS[t] for t in ED.costs[p]]
    assert int(points) == ED.points[p]


def test_the_edition_before_the_balance_study_is_kept_under_its_old_ref():
    """Records and matches of then go on: docs/editions.md says what was changed, and why."""
    old = EDITIONS["standard-1"]

    assert ("standard@3ff489ce", old) == (old.ref, EDITIONS["standard@3ff489ce"])
    now = {name: (was, is_) for name, was, is_ in zip(PLACES, old.points, ED.points, strict=True)}
    assert {"site": (4, 5), "night": (5, 6)} == {n: p for n, p in now.items() if p[0] != p[1]}


def test_the_places_together():
    """§1.7 93 points; each type five times, G six times."""
    printed = Counter(LETTERS[t] for cost in ED.costs for t in cost)

    assert 93 == sum(ED.points)
    assert {"L": 5, "P": 5, "J": 5, "W": 5, "G": 6, "?": 6} == printed


def test_seven_places_are_outer():
    """§3.4.1 The top row and the left column."""
    outer = [place for place, yes in zip(PLACES, ED.outer, strict=True) if yes]

    assert ["gym", "race", "site", "dock", "black", "pizza", "barb"] == outer


def test_the_roads_are_those_of_table_6_6():
    """§3.4.1 Sixteen; BET is a dead end, GYM leads nowhere."""
    assert set(ROADS.split()) == edges(ED.roads, PLACES)


@pytest.mark.parametrize(
    ("place", "before"),
    [
        ("bet", 1),
        ("night", 1),
        ("hotel", 1),
        ("mass", 1),
        ("prison", 1),
        ("police", 2),
        ("news", 2),
        ("hall", 2),
        ("court", 3),
    ],
)
def test_how_many_henchmen_come_before(place, before):
    """§3.4.1 Table 6.6: the least number needed."""
    near, steps = {p for p in range(16) if ED.outer[p]}, 0
    while PLACES.index(place) not in near:
        near |= {q for p in near for q in ED.roads[p]}
        steps += 1

    assert before == steps


def test_the_numbers_are_those_of_table_1_3():
    """§1.3"""
    assert NUMBERS == asdict(ED.numbers)


def test_the_funds_are_those_of_table_1_3():
    """§2.9"""
    assert {2: (11, 10), 3: (11, 11, 10), 4: (11, 11, 10, 9)} == ED.funds


def test_the_decks_are_those_of_6_7():
    """§1.2 Two cards of each character and six generic; an informant each; ten of each district."""
    assert Counter(dict.fromkeys(EVERYBODY, 2) | {GENERIC: 6}) == Counter(ED.corruption)
    assert EVERYBODY == ED.informants
    assert Counter(dict.fromkeys(range(len(DISTRICTS)), 10)) == Counter(ED.districts)


def test_it_is_found_by_name_and_by_reference():
    """§6.6 Records name it with its digest."""
    assert EDITIONS["standard"] is EDITIONS[f"standard@{ED.digest}"]
    assert read_edition(TEXT) == ED


def test_a_changed_value_changes_the_digest():
    """§6.6 So a record knows what it was played with."""
    assert (
        ED.digest
        != read_edition(TEXT.replace('cost = "G W", points = 8', 'cost = "G W", points = 9')).digest
    )
    assert ED.digest != read_edition(TEXT.replace("3-10 = true", "3-10 = false")).digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# with three and four players", "# as I remember it"),
        ('["rulebook", "stated in the text"]', '["inferred", "somebody told me"]'),
        ('name = "standard"', 'name = "mine"'),
        ("rounds = 4 ", "rounds   =   4 "),
        ("[roads]", "\n\n[roads]"),
    ],
    ids=["comment", "source", "name", "spaces", "lines"],
)
def test_a_changed_note_does_not(old, new):
    """§6.6 Notes, names and blanks may change."""
    assert old in TEXT
    assert ED.digest == read_edition(TEXT.replace(old, new)).digest


def test_the_order_of_the_file_does_not_matter():
    """§6.6 Two photographs written the other way round."""
    one, two = "1 = { row = 1, column = 2 }", "2 = { row = 2, column = 3 }"
    turned = TEXT.replace(f"{one}\n{two}", f"{two}\n{one}")

    assert turned != TEXT
    assert (ED.digest, ED.photos) == (read_edition(turned).digest, read_edition(turned).photos)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("numbers.rounds", "rulebook"),
        ("funds.3", "rulebook"),
        ("photos.7.row", "inferred"),
        ("threads.1-2", "rulebook"),
        ("threads.2-8", "inferred"),
        ("tiles.9.golden", "inferred"),
        ("threads.1-4", "inferred"),
        ("tiles.5.golden", "inferred"),
        ("tiles.1.other", "inferred"),
        ("tiles.2.other", "reconstructed"),
        ("tiles.6.other", "reconstructed"),
        ("tiles.7.other", "rulebook"),
        ("tiles.11.other", "rulebook"),
        ("godfathers.1a.visits", "inferred"),
        ("godfathers.1a.pay", "reconstructed"),
        ("places.gym.row", "inferred"),
        ("places.gym.cost", "reconstructed"),
        ("places.gym.points", "reconstructed"),
        ("places.dock.points", "inferred"),
        ("roads.race-bet", "reconstructed"),
    ],
)
def test_where_a_value_comes_from(path, kind):
    """§6.6 As section 6 of the specification says."""
    source = Sheet(TEXT).source(tuple(path.split(".")))

    assert source is not None
    assert kind == source.kind
