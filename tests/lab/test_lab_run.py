"""Studies: the same tables however they are played, and nothing is played twice."""

import pytest

from consigliere.games import features, game
from consigliere.kernel import Refusal
from consigliere.lab.engine import InProcess, local
from consigliere.lab.study.play import labelled, play_game
from consigliere.lab.study.run import run
from consigliere.lab.study.run_folder import RunFolder
from consigliere.lab.study.tables import load

from ..sample import EVERY
from .studies import GAME, QUICK, played, study, tables

FULL = QUICK + "decisions = true\n"


class Counting(InProcess):
    """Remembers which games it was asked for."""

    def __init__(self):
        self.asked = []

    def run(self, play, plan, numbers):
        self.asked += numbers
        return super().run(play, plan, numbers)


class Backwards(InProcess):
    def run(self, play, plan, numbers):
        return super().run(play, plan, numbers[::-1])


def test_any_engine_gives_the_same_tables_byte_for_byte(tmp_path):
    here = tables(played(tmp_path / "a", FULL))

    assert {"games.parquet", "seats.parquet", "decisions.parquet", "offers.parquet"} == set(here)
    assert here == tables(played(tmp_path / "b", FULL, local(2, 1)))
    assert here == tables(played(tmp_path / "c", FULL, Backwards()))


def test_a_study_in_pieces_equals_one_in_one_go(tmp_path):
    whole = tables(played(tmp_path / "whole"))
    work = run(study(), tmp_path / "pieces", InProcess())
    assert [0, 1, 2] == [next(work).done for _ in range(3)]
    work.close()
    assert 2 == len(load(tmp_path / "pieces", "games"))
    file = tmp_path / "pieces" / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-30])  # as a kill leaves it
    engine = Counting()
    played(tmp_path / "pieces", engine=engine)

    assert [1, 2, 3] == engine.asked
    assert whole == tables(tmp_path / "pieces")


def test_more_games_may_be_added_later(tmp_path):
    more, engine = QUICK.replace("games = 4", "games = 6"), Counting()
    played(tmp_path / "a")
    played(tmp_path / "a", more, engine)

    assert [4, 5] == engine.asked
    assert tables(tmp_path / "a") == tables(played(tmp_path / "b", more))


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("seed = 5", "seed = 6", "seed"),
        ("players = 2", "players = 3", "players"),
        ('"random"', '"greedy"', "bots"),
        ("seed = 5", "seed = 5\ndecisions = true", "decisions"),
        ("seed = 5", 'seed = 5\noptions = {first = "0"}', "options"),
    ],
)
def test_another_plan_in_the_same_folder_is_refused(tmp_path, old, new, field):
    before = tables(played(tmp_path))
    with pytest.raises(Refusal) as refusal:
        played(tmp_path, QUICK.replace(old, new))

    assert "lab-other-plan" == refusal.value.reason.message
    assert field == dict(refusal.value.reason.args)["field"]
    assert before == tables(tmp_path)


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Don")
    with pytest.raises(Refusal) as refusal:
        played(tmp_path)

    assert "lab-other-folder" == refusal.value.reason.message
    assert ["letter.txt"] == [file.name for file in tmp_path.iterdir()]


def test_two_runs_do_not_write_one_folder(tmp_path):
    with RunFolder(tmp_path, study()), pytest.raises(Refusal) as refusal:
        RunFolder(tmp_path, study())

    assert "arena-in-use" == refusal.value.reason.message


@pytest.mark.parametrize("key", EVERY)
def test_what_is_kept_of_a_game_adds_up(key):
    """Sources make the score, the last standing is the score, places agree with winners."""
    one = play_game(study(f'game = "{key}"\nplayers = 3\nbots = ["random"]'), 0)

    for seat, how in enumerate(one.seats):
        accounts = {}
        for name, value in how.sources.items():
            accounts[name.partition("/")[0]] = accounts.get(name.partition("/")[0], 0) + value
        assert how.score in accounts.values()
        assert how.score == how.standing[-1]
        assert len(how.standing) == one.rounds
        assert (how.place == 1) == (seat in one.winners)
    families = features(key).families
    for how in one.seats:
        for thing in how.got:
            family, _, name = thing.partition(":")
            assert not families[family] or name in families[family]
    assert any(how.got for how in one.seats)


@pytest.mark.parametrize("key", EVERY)
def test_who_begins_is_known(key):
    text = f'game = "{key}"\nplayers = 3\nbots = ["random"]\noptions = {{first = "2"}}'

    assert 2 == play_game(study(text), 0).first


def test_chance_is_the_same_at_every_table():
    """Common random numbers: a house rule that changes nothing here changes no game."""
    text = QUICK + '[[table]]\n[[table]]\noptions = {memory_aid = "true"}'
    one, other = (play_game(study(text), at) for at in (1, 5))

    assert (0, 1, 1, 1) == (one.table, one.number, other.table, other.number)
    assert one.seats == other.seats


def test_decisions_are_real_questions_with_their_options(tmp_path):
    played(tmp_path, FULL.replace("games = 4", "games = 1"))
    rows, offers = load(tmp_path, "decisions"), load(tmp_path, "offers")
    rules = game(GAME)

    assert rows and all(row["options"] > 1 for row in rows)
    assert all(rules.read(row["seat"], row["answer"]) for row in rows)
    assert all(0 <= offer["chosen"] <= offer["offered"] for offer in offers)
    narrow = [row for row in rows if row["options"] <= 300]
    assert len(narrow) == sum(offer["chosen"] for offer in offers)


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("play thief/plus 1", "play thief"),
        ("hire 1 assassin-9-3", "hire assassin"),
        ("bribe 3 1:1 2:1", "bribe 3"),
        ("build little-italy L G", "build little-italy"),
        ("decline", "decline"),
    ],
)
def test_answers_are_gathered_by_what_they_name_first(said, label):
    assert label == labelled(said)
