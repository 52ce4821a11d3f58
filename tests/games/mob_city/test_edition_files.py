"""§1.3.1 Edition files people type: what is wrong with them, and in which line."""

import re
from inspect import getsource

import pytest

from consigliere.games.mob_city import check
from consigliere.games.mob_city.edition import read_edition
from consigliere.kernel import BadEdition
from consigliere.kernel import edition as kernel_edition

from .laying import ED

TEXT = ED.text
LINES = TEXT.splitlines()


def line(begin, table=""):
    """The number of the line that begins so (after the header of that table)."""
    after = LINES.index(f"[{table}]") if table else 0
    return next(n for n in range(after, len(LINES)) if LINES[n].startswith(begin)) + 1


def changed(old, new, table=""):
    """The standard edition with one thing typed otherwise, and its problems."""
    head, mark, rest = TEXT.partition(f"[{table}]") if table else ("", "", TEXT)
    assert old in rest, old
    return problems(head + mark + rest.replace(old, new, 1))


def problems(text):
    with pytest.raises(BadEdition) as bad:
        read_edition(text)
    return [(p.message, dict(p.args)["line"]) for p in bad.value.problems]


BROKEN = [
    # (what stands there, what is typed, in which table, the message, its line)
    ('name = "standard"', 'name = "my edition"', "", "edition-name", line("name =")),
    ("cash = 6500", "cash = lots", "", "edition-toml", line("cash =")),
    ("cash = 6500", 'cash = "lots"', "", "edition-shape", line("cash =")),
    ("wage = 50\n", "pay = 50\n", "numbers", "edition-shape", line("[numbers]")),
    ("price = 3000", "price = 3000, size = 2", "planner", "edition-shape", line("[planner]")),
    ("4 = { rows = 2, columns = 3 }\n", "", "layouts", "edition-missing", line("[layouts]")),
    ("6 = { rows", "7 = { rows", "layouts", "edition-unknown", line("6 = { rows")),
    ("ho = { lots", "hotel = { lots", "planner", "edition-missing", line("[planner]")),
    ("ho = { lots", "hotel = { lots", "planner", "edition-unknown", line("ho = {")),
    ("colt = {", "knife = {", "weapons", "edition-missing", line("[weapons]")),
    ("colt = {", "knife = {", "weapons", "edition-unknown", line("colt = {")),
    ("columns = 4", "columns = 5", "layouts", "mob-city-edition-layout", line("6 = { rows")),
    ("columns = 4", "columns = 0", "layouts", "mob-city-edition-layout", line("6 = { rows")),
    (
        '"ho ss", south = "bc bs"',
        '"ho xx", south = "bc bs"',
        "blocks",
        "mob-city-edition-house",
        line("A = {"),
    ),
    (
        'south = "bs sc ss"',
        'south = "bs sc shop"',
        "blocks",
        "mob-city-edition-house",
        line("B = {"),
    ),
    ('north = "ss ho"', 'north = ""', "blocks", "mob-city-edition-no-house", line("D = {")),
    ("price = 5000", "price = -1", "planner", "edition-negative", line("bs = {")),
    ("fine = 4000", "fine = -4000", "planner", "edition-negative", line("ho = {")),
    ('kind = "moll"', 'kind = "revolver"', "characters", "mob-city-edition-kind", line("moll-2-2")),
    (
        'kind = "torpedo"',
        'kind = "boss"',
        "characters",
        "mob-city-edition-kind",
        line("torpedo-4-4"),
    ),
    ("health = 6", "health = 21", "characters", "edition-most", line("lieutenant-5-6")),
    ("health = 2", "health = 0", "characters", "edition-least", line("soldier-4-2")),
    (
        'north = "ho ss",',
        'plan = "ho ho ho ss",',
        "blocks",
        "mob-city-edition-either",
        line("A = {"),
    ),
    (
        'north = "ho ss", south = "bc bs"',
        'plan = "ho ho ss / bc bc"',
        "blocks",
        "mob-city-edition-lots",
        line("A = {"),
    ),
    (
        'north = "ho ss", south = "bc bs"',
        'plan = "bc ss bc"',
        "blocks",
        "mob-city-edition-apart",
        line("A = {"),
    ),
    (
        "rows = 2, columns = 4",
        'plan = "nw ns"',
        "layouts",
        "mob-city-edition-plan-side",
        line("6 = {"),
    ),
    ("count = 5", "count = -5", "characters", "edition-negative", line("soldier-1-4")),
    ("raid = 4", "raid = 3", "events", "mob-city-edition-sides", line("raid =")),
    ("crackdown = 4", "crackdown = 5", "events", "mob-city-edition-sides", line("crackdown =")),
    ("safe_days = 6", "safe_days = 12", "", "edition-few-cards", line("[events]")),
    ("1 = 2\n2 = 2\n3 = 2\n", "", "whiskeys", "edition-few-cards", line("[whiskeys]")),
    ("pool = 2", "pool = 7", "numbers", "edition-most", line("pool = 2")),
    ("cash = 6500", "cash = 1000001", "numbers", "edition-most", line("cash =")),
    ("count = 10", "count = 61", "weapons", "edition-most", line("revolver =")),
    ("3 = 2\n", "30 = 2\n", "whiskeys", "edition-most", line("3 = 2")),
    ("lots = 1", "lots = 0", "planner", "edition-least", line("ss = {")),
    ("columns = 4", "columns = -2", "layouts", "mob-city-edition-layout", line("6 = { rows")),
    ("H = {", '"the end" = {', "blocks", "edition-word", line("H = {")),
    ("moll-2-2 = {", "grenade = {", "characters", "edition-unknown", line("moll-2-2")),
    ('["rulebook", "stated in', '["legend", "stated in', "", "edition-source", line('"numbers"')),
    ('"blocks" =', '"bricks" =', "", "edition-no-source", line("A = {")),
]


@pytest.mark.parametrize(
    ("old", "new", "table", "message", "number"),
    BROKEN,
    ids=[f"{row[3]} {row[1][:20]!r}" for row in BROKEN],
)
def test_what_is_wrong_and_where(old, new, table, message, number):
    """§1.3.1 Every problem names its line."""
    assert (message, number) in changed(old, new, table)


def test_six_soldiers_are_needed():
    """§2.7 One for each of six Captains; five are too few."""
    text = re.sub(r"(soldier-\d-\d = .*count = )\d", r"\g<1>1", TEXT)

    assert ("mob-city-edition-soldiers", line("[characters]")) in problems(text)


def test_a_city_has_a_building_for_every_group_of_a_captain():
    """§3.2.4 Never two of them on one building; the tile drawn may be the smallest."""
    one_tile = TEXT.replace("3 = { rows = 2, columns = 2 }", "3 = { rows = 1, columns = 1 }")
    shops = one_tile.replace('"ho ss", south = "bc bs"', '"ho", south = "bc bs"', 1)

    assert read_edition(one_tile)
    assert [("mob-city-edition-few-buildings", line("3 = { rows"))] == problems(shops)


def test_every_problem_is_found_somewhere():
    """§1.3.1 No message id of the checks is without a broken file above."""
    written = re.findall(
        r'"((?:mob-city-)?edition-[\w-]+)"', getsource(check) + getsource(kernel_edition)
    )

    of_two_places = {"mob-city-edition-soldiers", "mob-city-edition-few-buildings"}
    assert set(written) == {row[3] for row in BROKEN} | of_two_places


def test_everything_that_is_wrong_is_told_at_once():
    """§1.3.1 In the order of the lines."""
    text = TEXT.replace('"ho ss", south = "bc bs"', '"ho xx", south = "bc bs"')
    found = problems(text.replace("raid = 4", "raid = 3").replace("fine = 1000", "fine = -1"))

    assert [
        ("mob-city-edition-house", line("A = {")),
        ("edition-negative", line("ss = {")),
        ("mob-city-edition-sides", line("raid =")),
    ] == found


def test_the_first_problem_is_the_reason():
    """§1.3.1 With what was typed."""
    with pytest.raises(BadEdition) as bad:
        read_edition(TEXT.replace("health = 6", "health = 90", 1))

    assert {"line", "path", "number", "most"} == set(dict(bad.value.reason.args))
    assert 90 == dict(bad.value.reason.args)["number"]


@pytest.mark.parametrize("text", ["", "name = 1", "[numbers]\ncash = 4"])
def test_something_quite_different_is_no_edition(text):
    """§1.3.1"""
    assert "edition-shape" in [message for message, _ in problems(text)]


@pytest.mark.parametrize(
    ("old", "new", "number"),
    [
        ("cash = 6500", "cash = -6500", line("cash =")),
        ("wage = 50", "wage = -50", line("wage =")),
        (
            "revolver = { bonus = 1, count = 10",
            "revolver = { bonus = 1, count = -10",
            line("revolver"),
        ),
        ("1 = 2\n", "1 = -2\n", line("1 = 2")),
        ("truce = 1", "truce = -1", line("truce =")),
    ],
)
def test_no_number_is_below_zero(old, new, number):
    """§1.5, §5 Cash, wages, weapons, whiskeys and events, like prices and characters."""
    with pytest.raises(BadEdition) as bad:
        read_edition(TEXT.replace(old, new, 1))

    assert ("edition-negative", number) in [
        (p.message, dict(p.args)["line"]) for p in bad.value.problems
    ]


def test_another_edition_is_played_by_its_own_numbers():
    """§1.3.1 A Small shop for 2000."""
    ed = read_edition(TEXT.replace("price = 3000", "price = 2000"))

    assert 2000 == ed.houses[ed.names.index("A-2")].price
