"""§6.6 Edition files people type: what is wrong with them, and in which line."""

import re
from inspect import getsource

import pytest

from consigliere.games.mafiozoo import check
from consigliere.games.mafiozoo.edition import EDITIONS, read_edition
from consigliere.games.mafiozoo.game import RULES
from consigliere.kernel import BadEdition, Sheet, Source
from consigliere.kernel import edition as kernel_edition

from .table import other_edition

TEXT = EDITIONS["standard"].text
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
    ('name = "standard"', 'name = ""', "", "edition-name", line("name =")),
    ("rounds = 4 ", "rounds = four ", "", "edition-toml", line("rounds = 4")),
    ("rounds = 4 ", 'rounds = "many" ', "", "edition-shape", line("rounds = 4")),
    ("money = 5 #", "dough = 5 #", "numbers", "edition-shape", line("[numbers]")),
    ("gym = 1 # Z\n", "", "numbers", "edition-shape", line("[numbers]")),
    ("3 = { row = 3, column = 2 }\n", "", "photos", "edition-missing", line("[photos]")),
    ("race = { row = 1", "rice = { row = 1", "places", "edition-missing", line("[places]")),
    ("race = { row = 1", "rice = { row = 1", "places", "edition-unknown", line("race = {")),
    ("12 = { golden", "13 = { golden", "tiles", "edition-unknown", line("12 = { golden")),
    ("3 = [11, 11, 10]", "5 = [11, 11, 10]", "funds", "edition-missing", line("[funds]")),
    ("2-8 = true", "2-18 = true", "threads", "mafiozoo-edition-edge", line("2-8 =")),
    ("2-8 = true", "2-2 = true", "threads", "mafiozoo-edition-edge", line("2-8 =")),
    ("race-bet = true", "race-bot = true", "roads", "mafiozoo-edition-edge", line("race-bet")),
    ("race-bet = true", "race = true", "roads", "mafiozoo-edition-edge", line("race-bet")),
    (
        "news-court = true\nhall-court = true",
        "",
        "roads",
        "mafiozoo-edition-unconnected",
        line("[roads]"),
    ),
    ("1-7 = true", "1-7 = false", "threads", "mafiozoo-edition-known-thread", line("[threads]")),
    ("1-2 = true\n", "", "threads", "mafiozoo-edition-known-thread", line("[threads]")),
    ("3 = [11, 11, 10]", "3 = [11, 11]", "funds", "mafiozoo-edition-funds", line("3 = [11")),
    ("3 = [11, 11, 10]", "3 = [11, 11, 17]", "funds", "mafiozoo-edition-funds", line("3 = [11")),
    ("3 = [11, 11, 10]", "3 = [11, 11, -1]", "funds", "mafiozoo-edition-funds", line("3 = [11")),
    ('"pay 5"', '"pay five"', "tiles", "mafiozoo-edition-condition", line("5 = { golden")),
    ('"pay 5"', '"give 5"', "tiles", "mafiozoo-edition-condition", line("5 = { golden")),
    ('"first"', '"offer"', "tiles", "mafiozoo-edition-condition", line("1 = { golden")),
    ('"first"', '"pay 3"', "tiles", "mafiozoo-edition-golden", line("[tiles]")),
    ("visits = 2", "visits = 5", "godfathers", "mafiozoo-edition-visits", line("2a")),
    ("visits = 2", "visits = 0", "godfathers", "mafiozoo-edition-visits", line("2a")),
    ("2, pay = 3", "2, pay = -3", "godfathers", "edition-negative", line("2a")),
    ("points = 5", "points = -5", "places", "edition-negative", line("gym = {")),
    (
        "rounds_for_two = 6",
        "rounds_for_two = 9",
        "",
        "mafiozoo-edition-godfathers",
        line("[godfathers]"),
    ),
    ('"L P"', '"L Q"', "places", "mafiozoo-edition-cost", line("site = {")),
    ('"L P"', '"L P J"', "places", "mafiozoo-edition-tokens", line("site = {")),
    ('"L P"', '"L"', "places", "mafiozoo-edition-tokens", line("site = {")),
    (
        "row = 4, column = 4",
        "row = 4, column = 5",
        "places",
        "mafiozoo-edition-outside",
        line("court = {"),
    ),
    (
        "row = 4, column = 4",
        "row = 0, column = 4",
        "places",
        "mafiozoo-edition-outside",
        line("court = {"),
    ),
    (
        "row = 4, column = 4",
        "row = 4, column = 3",
        "places",
        "mafiozoo-edition-same-spot",
        line("court = {"),
    ),
    (
        "row = 4, column = 1",
        "row = 4, column = 3",
        "photos",
        "mafiozoo-edition-same-spot",
        line("11 = { row"),
    ),
    (
        "corruption_specific = 2",
        "corruption_specific = 1",
        "counts",
        "edition-few-cards",
        line("corruption_generic"),
    ),
    (
        "corruption_generic = 6",
        "corruption_generic = 3",
        "counts",
        "edition-few-cards",
        line("corruption_generic"),
    ),
    ("informants = 1", "informants = 0", "counts", "edition-few-cards", line("informants = 1")),
    ("rounds = 4 ", "rounds = 13 ", "numbers", "edition-most", line("rounds = 4")),
    ("rounds = 4 ", f"rounds = {10**40} ", "numbers", "edition-most", line("rounds = 4")),
    ('"pay 5"', '"pay 100"', "tiles", "edition-most", line("5 = { golden")),
    ("3 = { row = 3", "3 = { row = 10", "photos", "edition-most", line("3 = { row")),
    ("3 = { row = 3", "3 = { row = -1", "photos", "edition-negative", line("3 = { row")),
    ("specific = 3", "specific = 6", "numbers", "mafiozoo-edition-walks", line("[threads]")),
    ('["rulebook", "stated in', '["legend", "stated in', "", "edition-source", line('"numbers"')),
    ('["rulebook", "stated in the text"]', '"rulebook"', "", "edition-source", line('"numbers"')),
    ('"roads" =', '"routes" =', "", "edition-no-source", line("race-bet")),
    ('"places.*.row" =', '"places.gym.row" =', "", "edition-no-source", line("race = {")),
]


@pytest.mark.parametrize(
    ("old", "new", "table", "message", "number"),
    BROKEN,
    ids=[f"{row[3]} {row[1][:20]!r}" for row in BROKEN],
)
def test_what_is_wrong_and_where(old, new, table, message, number):
    """§6.6 Every problem names its line."""
    assert (message, number) in changed(old, new, table)


def test_every_problem_is_found_somewhere():
    """§6.6 No message id of the checks is without a broken file above."""
    written = re.findall(
        r'"((?:mafiozoo-)?edition-[\w-]+)"', getsource(check) + getsource(kernel_edition)
    )

    assert set(written) - {"edition-word"} == {row[3] for row in BROKEN}  # no names of its own


def test_a_thread_that_is_not_named_by_the_rulebook_may_be_missing():
    """§6.6 9-10 is inferred: an edition may know better."""
    ed = read_edition(TEXT.replace("9-10 = true", "9-10 = false"))

    assert 8 not in ed.threads[9]
    assert 8 in ed.lines[9]


def test_everything_that_is_wrong_is_told_at_once():
    """§6.6 In the order of the lines."""
    text = TEXT.replace('"L P"', '"L Q"').replace("visits = 2", "visits = 7")
    found = problems(text.replace('"pay 5"', '"pay five"'))

    five, nine = line("5 = { golden"), line("9 = { golden")
    assert found == [
        ("mafiozoo-edition-condition", five),
        ("mafiozoo-edition-condition", nine),
        ("mafiozoo-edition-visits", line("2a")),
        ("mafiozoo-edition-visits", line("2b")),
        ("mafiozoo-edition-cost", line("site = {")),
    ]


def test_the_first_problem_is_the_reason():
    """§6.6 A refusal a person can read, with what was typed."""
    with pytest.raises(BadEdition) as bad:
        read_edition(TEXT.replace('"L P"', '"L Q"'))

    assert bad.value.reason == bad.value.problems[0]
    assert "L Q" == dict(bad.value.reason.args)["text"]
    assert "places.site.cost" == dict(bad.value.reason.args)["path"]


@pytest.mark.parametrize("text", ["", "name = 1", "[numbers]\nrounds = 4"])
def test_something_quite_different_is_no_edition(text):
    """§6.6"""
    assert "edition-shape" in [message for message, _ in problems(text)]


def test_an_unfinished_file_is_refused_at_its_end():
    """§6.6 A bracket that is never closed."""
    text = "name = 'x'\nfund = [1, 2"

    assert ("edition-toml", 2) in problems(text)


def test_without_any_source_every_value_lacks_one():
    """§6.6 The name needs none."""
    text = TEXT.partition("[provenance]")[0]
    found = problems(text)

    assert {"edition-no-source"} == {message for message, _ in found}
    assert line("name =") not in [number for _, number in found]


def test_more_rounds_than_godfather_cards_are_refused():
    """§2.6 One card a round, with three and four players too."""
    found = changed("rounds = 4 ", "rounds = 9 ", "numbers")

    assert ("mafiozoo-edition-godfathers", line("[godfathers]")) in found


def test_without_specific_cards_the_puppet_could_not_play():
    """§5.1.2 It needs three of them each round, however many generic ones there are."""
    few = TEXT.replace("corruption_specific = 2", "corruption_specific = 0")
    found = problems(few.replace("corruption_generic = 6", "corruption_generic = 40"))

    assert "edition-few-cards" in [message for message, _ in found]


def test_a_number_below_zero_is_refused():
    """§3.5 Nobody ever has less than no money."""
    assert ("edition-negative", line("banker")) in changed("banker = 5", "banker = -5", "numbers")


def test_sources_that_are_no_table_are_refused():
    """§6.6 However it is typed, it is a refusal and no crash."""
    text = 'provenance = "my memory"\n' + TEXT.partition("[provenance]")[0]

    assert ("edition-source", 1) in problems(text)


def test_outer_is_what_lies_outside_whatever_its_name():
    """§3.4.1 RACE, moved inwards and with its road cut, is out of reach for ever."""
    inwards = TEXT.replace("race = { row = 1, column = 2", "race = { row = 2, column = 2")
    swapped = inwards.replace("bet = { row = 2, column = 2", "bet = { row = 1, column = 2")
    cut = swapped.replace("race-bet = true", "race-bet = false")

    assert ("mafiozoo-edition-unconnected", line("[roads]")) in problems(cut)


def test_another_edition_can_be_played(monkeypatch):
    """§6.6 Only what is printed changes: here everybody begins with 7Z."""
    ref = other_edition(monkeypatch, "money = 5 #", "money = 7 #")
    s = RULES.new(RULES.setup(3, edition=ref))

    assert (ref, (7, 7, 7)) == (s.edition, s.money)


def test_a_source_says_why():
    """§6.6"""
    assert Source("rulebook", "worked example") == Sheet(TEXT).source(("tiles", "7", "other"))


def test_what_the_owner_of_a_copy_has_seen_is_marked():
    """§6.6 A fourth source, better than ours."""
    seen = TEXT.replace('"tiles.2.other" = ["reconstructed"', '"tiles.2.other" = ["copy"')

    assert "copy" == Sheet(seen).source(("tiles", "2", "other")).kind
    assert EDITIONS["standard"].ref == read_edition(seen).ref


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x = " + "9" * 5000])
def test_a_file_made_to_hurt_is_refused_like_any_other(text):
    """§6.6 Nested without end, or a number of thousands of digits."""
    assert ["edition-toml"] == [message for message, _ in problems(text)]
