"""Studies of games from other packages, which name and begin things in their own way."""

import re
import shutil

import pytest

from consigliere.games.features import Features
from consigliere.lab.study.html_report import report
from consigliere.lab.study.tables import load
from consigliere.words import words

from ..outside import FRONT_DOOR, TOY
from .studies import played

PLAN = 'game = "veto"\nplayers = 3\nseed = 4\ngames = 9\nbots = ["random"]\ndecisions = true\n'
ENDED = """
class Ended(Event, frozen=True):
    seat: Seat


class Veto(State):"""


@pytest.fixture
def veto(installed, tmp_path):
    """Installs the toy game with changes: each a piece of its code, and what stands there instead.

    The package has another name, so that its classes are not taken for those of the toy.
    """

    def install(*changes):
        folder = shutil.copytree(TOY, tmp_path / "odd_game")
        text = (folder / "game.py").read_text()
        for old, new in changes:
            assert 1 == text.count(old), old
            text = text.replace(old, new)
        (folder / "game.py").write_text(text)
        (folder / "package.py").write_text(FRONT_DOOR)
        installed.tree(folder, "odd-game", veto="odd_game.package:GAME")

    return install


def test_an_event_may_be_called_ended(veto, tmp_path):
    veto(
        ("\nclass Veto(State):", ENDED),
        (
            "rounds:\n            return s.done()",
            "rounds:\n            s.tell(Ended(0))\n            return s.done()",
        ),
    )
    played(tmp_path / "out", PLAN)

    assert {""} == {row["decided_by"] for row in load(tmp_path / "out", "games")}


def test_what_decides_is_told_only_where_a_game_says_it(veto, tmp_path):
    """A row of the report has a name."""
    veto()
    played(tmp_path / "out", PLAN)
    page = report(tmp_path / "out", "en")
    card = page.partition(f">{words('en').say('lab-ties')}<")[2].partition("</table>")[0]

    assert [words("en").say("lab-tied")] == re.findall('<th scope="row">(.*?)</th>', card)


def test_who_is_asked_first_has_begun(veto, tmp_path):
    """The deal says who plays the only turn."""
    turn = "Turn(sum(map(sum, s.hands)) % s.seats())"
    veto(("else s.become(Round())", f"else s.become({turn})"))
    played(tmp_path / "out", PLAN)
    asked = {}
    for row in load(tmp_path / "out", "decisions"):
        asked.setdefault(row["number"], row["seat"])
    first = {row["number"]: row["first"] for row in load(tmp_path / "out", "games")}

    assert asked == first
    assert 3 == len(set(first.values()))


def test_a_game_knows_better_who_begins(veto, tmp_path, monkeypatch):
    veto()
    monkeypatch.setattr(Features, "first_player", lambda self, event: 2)
    played(tmp_path / "out", PLAN)

    assert {2} == {row["first"] for row in load(tmp_path / "out", "games")}
