"""Games are found by their entry points; one that cannot be used is left out with a sentence."""

import subprocess
import sys

import pytest

from consigliere.games import GAMES, GamePackage, UnknownGame, game, package, packages, problems
from consigliere.words import LANGUAGES, words

from ..sample import EVERY, TESTED, folder

OURS = tuple(GAMES)


def sentences(lang="en"):
    return [words(lang).reason(problem) for problem in problems()]


def test_our_own_games_are_found_like_any_other():
    assert all(isinstance(package(key), GamePackage) for key in OURS)
    assert () == problems()


def test_a_list_of_games_loads_neither_a_network_nor_messages():
    code = "import sys; from consigliere.games import GAMES; assert len(GAMES); print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True)

    assert "consigliere.games.registry" in loaded
    assert not {"numpy", "fluent.runtime"} & set(loaded.split())


def test_a_game_of_another_package_is_found(installed):
    installed.veto()

    assert {*OURS, "veto"} == set(GAMES) == set(packages())
    assert "veto" == game("veto").key
    assert () == problems()


def test_a_game_that_is_gone_is_unknown(installed):
    with pytest.raises(UnknownGame):
        game("veto")


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("import nothing_of_that_name", "nothing_of_that_name"),
        ("1 / 0", "ZeroDivisionError"),
        ("raise SystemExit(3)", "SystemExit"),
        ("GAME = 7", "GamePackage"),
        ("", "GAME"),
        (
            "import consigliere.games as g; GAME = g.GamePackage(__package__, None)",
            "Game",
        ),
        (
            "from consigliere.games import GAMES, GamePackage\n"
            "GAME = GamePackage(__package__, next(iter(GAMES.values())))",
            OURS[0],
        ),
    ],
    ids=["import", "raises", "exits", "no-package", "no-name", "no-rules", "taken"],
)
def test_a_package_that_brings_no_game_is_left_out_with_one_sentence(installed, code, says):
    installed.code("broken_game", game=code)
    installed.games("broken-game", broken="broken_game.game:GAME")

    assert set(OURS) == set(GAMES)
    for lang in LANGUAGES:
        (result,) = sentences(lang)
        assert "broken-game" in result and "\n" not in result
        assert says in result


def test_a_broken_package_does_not_keep_others_away(installed):
    installed.code("broken_game", game="1 / 0")
    installed.games("broken-game", broken="broken_game.game:GAME")
    installed.veto()

    assert "veto" in GAMES and 1 == len(problems())


def test_a_part_that_cannot_be_loaded_names_the_package(installed):
    installed.veto()
    door = installed.folder / "veto_game" / "package.py"
    door.write_text(door.read_text().replace("VETO)", 'VETO, text=".nowhere:Text")'))

    with pytest.raises(ValueError) as refusal:
        package("veto").part("text")

    assert "veto_game" in words("en").reason(refusal.value.reason)


def test_every_game_that_has_tests_of_its_own_is_installed():
    tested = {path.parent.name for path in TESTED.glob("*/sample.py")}

    assert tested == {folder(key) for key in EVERY}
