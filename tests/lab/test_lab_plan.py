"""Plans of studies: what may be left out, and what is said of mistakes."""

import pytest

from consigliere.games import game
from consigliere.lab.study.reading import BadPlan
from consigliere.words import LANGUAGES, words

from .studies import study


def test_the_game_alone_is_a_plan():
    (table,) = study('game = "mafiozoo"').tables

    assert (4, ("greedy",) * 4, 1, 100) == (
        table.plan.setup.seats,
        table.plan.bots,
        table.plan.seed,
        table.games,
    )
    assert "mafiozoo · 4P" == table.name


def test_every_number_of_players_meets_every_line_up():
    tables = study(
        'game = "mafiozoo"\nplayers = [2, 3]\nlineups = [["greedy"], ["greedy", "random"]]'
    ).tables

    assert [
        "mafiozoo · 2P · 2 greedy",
        "mafiozoo · 2P · greedy, random",
        "mafiozoo · 3P · 3 greedy",
        "mafiozoo · 3P · 2 greedy, random",
    ] == [table.name for table in tables]


def test_a_table_overrides_what_is_said_for_all():
    found = study("""
        seed = 3
        games = 10
        game = "mafiozoo"
        bots = ["random"]
        [[table]]
        name = "mine"
        options = { second_tie = "none", memory_aid = true }
        [[table]]
        game = "mob-city"
        lineups = [["greedy"]]
        games = 2
    """)

    assert ["mine", "mob-city · 4P"] == [table.name for table in found.tables]
    assert {"second_tie": "none", "memory_aid": "true"} == found.tables[0].plan.setup.options
    assert [("random",) * 4, ("greedy",) * 4] == [table.plan.bots for table in found.tables]
    assert (12, (1, 1)) == (found.total(), found.find(11))


def test_an_edition_is_a_file_beside_the_plan(tmp_path):
    text = game("mafiozoo").editions["standard"].text.replace('name = "standard"', 'name = "mine"')
    (tmp_path / "mine.toml").write_text(text)
    tables = study('game = "mafiozoo"\nedition = ["standard", "mine.toml"]', tmp_path).tables

    assert [True, False] == [table.plan.edition == "" for table in tables]
    assert ["standard", "mine"] == [t.plan.setup.edition.partition("@")[0] for t in tables]


@pytest.mark.parametrize(
    ("text", "line", "field", "message"),
    [
        ("game = ", 1, None, "lab-plan-toml"),
        ("seed = 1\n", 1, "game", "lab-plan-missing"),
        ('seed = 1\ngame = "chess"', 2, "game", "lab-plan-refused"),
        ('game = "mafiozoo"\nplayer = 3', 2, "player", "lab-plan-unknown"),
        ('game = "mafiozoo"\n\nplayers = 9', 3, "players", "lab-plan-refused"),
        ('game = "mafiozoo"\nplayers = "3"', 2, "players", "lab-plan-players"),
        ('game = "mafiozoo"\nplayers = []', 2, "players", "lab-plan-players"),
        ('game = "mafiozoo"\ngames = 0', 2, "games", "lab-plan-whole"),
        ('game = "mafiozoo"\nseed = true', 2, "seed", "lab-plan-whole"),
        ('game = "mafiozoo"\ndecisions = 1', 2, "decisions", "lab-plan-yes-no"),
        ('game = "mafiozoo"\nbots = ["hal"]', 2, "bots", "lab-plan-refused"),
        ('game = "mafiozoo"\nbots = [1]', 2, "bots", "lab-plan-names"),
        ('game = "mafiozoo"\nlineups = ["greedy"]', 2, "lineups", "lab-plan-lineups"),
        ('game = "mafiozoo"\nbots = ["random"]\nlineups = [["random"]]', 3, "lineups", None),
        ('game = "mafiozoo"\nplayers = 2\nbots = ["random", "random", "random"]', 3, "bots", None),
        ('game = "mafiozoo"\nedition = "none.toml"', 2, "edition", "lab-plan-file"),
        ('game = "mafiozoo"\n[options]\nfirst = "9"', 3, "options.first", "lab-plan-refused"),
        ('game = "mafiozoo"\n[options]\nfoo = 1', 3, "options.foo", "lab-plan-refused"),
        ('game = "mafiozoo"\noptions = 3', 2, "options", "lab-plan-options"),
        ('game = "mafiozoo"\ntable = 3', 2, "table", "lab-plan-table"),
        ('game = "mafiozoo"\n[[table]]\n[[table]]\nplayer = 2', 4, "player", "lab-plan-unknown"),
        ('game = "mafiozoo"\n[[table]]\n[[table]]\nplayers = 8', 4, "players", None),
        ('game = "mafiozoo"\n[[table]]\n[[table]]', 3, "table", "lab-plan-twice"),
        ('[[table]]\ngame = "mafiozoo"\n[[table]]\nplayers = 2', 3, "game", "lab-plan-missing"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_field(text, line, field, message):
    with pytest.raises(BadPlan) as bad:
        study(text)
    args = dict(bad.value.reason.args)

    assert (line, field) == (args["line"], args.get("field"))
    assert message in (None, bad.value.reason.message)
    assert all(words(lang).say(bad.value.reason.message, **args, problem="") for lang in LANGUAGES)
