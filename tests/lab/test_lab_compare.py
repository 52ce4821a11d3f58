"""Two studies in pairs: the same luck, so that small differences show."""

import pytest

from consigliere.kernel import Refusal
from consigliere.lab.study.compare import compare

from .studies import QUICK, played

GREEDY = QUICK.replace('"random"', '"greedy", "random"').replace("games = 4", "games = 8")
RANDOM = QUICK.replace("games = 4", "games = 8")


def test_a_study_differs_in_nothing_from_itself(tmp_path):
    played(tmp_path / "a")
    (pair,) = compare(tmp_path / "a", tmp_path / "a").tables

    assert pair.same and 4 == pair.games
    assert all(row.a == row.b and not row.difference.value for row in pair.rows)


def test_a_stronger_bot_wins_more_on_the_same_deals(tmp_path):
    found = compare(played(tmp_path / "a", RANDOM), played(tmp_path / "b", GREEDY))
    rows = {(row.what, row.of): row for row in found.tables[0].rows}
    swapped = rows["slot", "random → greedy"]

    assert 8 == found.games and not found.tables[0].same
    assert swapped.b > swapped.a
    assert swapped.difference.value == pytest.approx(swapped.b - swapped.a, abs=1e-5)
    assert rows["turn", "1"].a + rows["turn", "2"].a == pytest.approx(1)


def test_only_games_of_both_are_paired(tmp_path):
    found = compare(played(tmp_path / "a", RANDOM), played(tmp_path / "b"))

    assert 4 == found.games and found.tables[0].same


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("seed = 5", "seed = 6", "seed"),
        ("players = 2", "players = 3", "players"),
        ("players = 2", "players = [2, 3]", "table"),
    ],
)
def test_games_that_cannot_be_paired_are_refused(tmp_path, old, new, field):
    small = QUICK.replace("games = 4", "games = 1")
    a, b = played(tmp_path / "a", small), played(tmp_path / "b", small.replace(old, new))
    with pytest.raises(Refusal) as refusal:
        compare(a, b)

    assert "lab-not-alike" == refusal.value.reason.message
    assert field == dict(refusal.value.reason.args)["field"]
