"""The page of a study: whole in itself, in three languages, honest about small samples."""

import re

import pytest

from consigliere.games import GAMES, features
from consigliere.kernel import Refusal
from consigliere.lab.study import aggregates
from consigliere.lab.study.data import groups
from consigliere.lab.study.html_report import report
from consigliere.words import LANGUAGES, game_text, words

from ..sample import EVERY, REACTING, of
from .studies import played

PLAN = f"""
game = "{REACTING}"
players = 3
seed = 2
games = 6
decisions = true
lineups = [["greedy", "random"], ["random"]]
name = "<b>mine</b>"
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return played(tmp_path_factory.mktemp("study") / "out", PLAN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_needs_nothing_but_itself(folder, lang):
    page = report(folder, lang)
    outside = set(re.findall(r"(?:https?:)?//[^\s\"'<)]+", page)) - {"http://www.w3.org/2000/svg"}

    assert {"http://www.w3.org/1999/xlink"} >= outside
    assert "<script" not in page and "<link" not in page and "url(" not in page.lower()
    assert page.count("<svg") >= 12
    for message in ("lab-title", "lab-turns", "lab-rounds", "lab-comebacks", "lab-leaders"):
        assert f">{words(lang).say(message)}<" in page


def test_names_from_the_plan_are_text(folder):
    page = report(folder, "en")

    assert "&lt;b&gt;mine&lt;/b&gt;" in page and "<b>mine" not in page


def test_twelve_games_are_called_too_few(folder):
    assert report(folder, "en").count("Too few games") >= 3


def test_all_line_ups_of_one_table_are_looked_at_together(folder):
    _, (group,) = groups(folder)

    assert 12 == len(group.games)
    assert "greedy" == group.bots()[0]
    assert 1 == pytest.approx(sum(one.value for one in aggregates.by_turn(group)))
    assert 12 == sum(n for *_, n in aggregates.spread(group, "decisions"))
    family, names = next(iter(features(REACTING).families.items()))
    assert len(names) == len(aggregates.things(group)[family])


def test_what_is_never_and_always_taken():
    few, many = aggregates.share(0, 100), aggregates.share(100, 100)
    rows = [
        aggregates.Thing(name, 0, few, taken, None) for name, taken in (("a", few), ("b", many))
    ]

    assert ["a"] == [one.key for one in aggregates.never({"x": rows})]
    assert ["b"] == [one.key for one in aggregates.always({"x": rows})]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name(game, lang):
    result = game_text(game, lang, ())
    for family, names in features(game).families.items():
        begins = result.families.get(family, family)

        assert result.words.knows(f"{game}-family-{family}")
        assert all(result.words.knows(f"{game}-{begins}-{name}") for name in names)


@pytest.mark.parametrize("game", EVERY)
def test_what_decides_a_game_has_a_name(game):
    assert all(words("en").knows(f"{game}-by-{one}") for one in of(game).DECIDED)


def test_a_folder_without_a_study_is_refused(tmp_path):
    with pytest.raises(Refusal) as refusal:
        report(tmp_path, "en")

    assert "lab-no-study" == refusal.value.reason.message
