"""Plans of studies: what may be left out, and what is said of mistakes."""

import pytest

from consigliere.games import game
from consigliere.lab.study.reading import BadPlan
from consigliere.words import LANGUAGES, words

from ..sample import BIDDING
from .studies import GAME, study


def test_the_game_alone_is_a_plan():
    (table,) = study(f'game = "{GAME}"').tables

    assert (4, ("greedy",) * 4, 1, 100) == (
        table.plan.setup.seats,
        table.plan.bots,
        table.plan.seed,
        table.games,
    )
    assert f"{GAME} · 4P" == table.name


def test_every_number_of_players_meets_every_line_up():
    tables = study(
        f'game = "{GAME}"\nplayers = [2, 3]\nlineups = [["greedy"], ["greedy", "random"]]'
    ).tables

    assert [
        f"{GAME} · 2P · 2 greedy",
        f"{GAME} · 2P · greedy, random",
        f"{GAME} · 3P · 3 greedy",
        f"{GAME} · 3P · 2 greedy, random",
    ] == [table.name for table in tables]


def test_a_table_overrides_what_is_said_for_all():
    found = study(f"""
        seed = 3
        games = 10
        game = "{GAME}"
        bots = ["random"]
        [[table]]
        name = "mine"
        options = {{ second_tie = "none", memory_aid = true }}
        [[table]]
        game = "{BIDDING}"
        lineups = [["greedy"]]
        games = 2
    """)

    assert ["mine", f"{BIDDING} · 4P"] == [table.name for table in found.tables]
    assert {"second_tie": "none", "memory_aid": "true"} == found.tables[0].plan.setup.options
    assert [("random",) * 4, ("greedy",) * 4] == [table.plan.bots for table in found.tables]
    assert (12, (1, 1)) == (found.total(), found.find(11))


def test_an_edition_is_a_file_beside_the_plan(tmp_path):
    text = game(GAME).editions["standard"].text.replace('name = "standard"', 'name = "mine"')
    (tmp_path / "mine.toml").write_text(text)
    tables = study(f'game = "{GAME}"\nedition = ["standard", "mine.toml"]', tmp_path).tables

    assert [True, False] == [table.plan.edition == "" for table in tables]
    assert ["standard", "mine"] == [t.plan.setup.edition.partition("@")[0] for t in tables]


@pytest.mark.parametrize(
    ("text", "line", "field", "message"),
    [
        ("game = ", 1, None, "lab-plan-toml"),
        ("seed = 1\n", 1, "game", "lab-plan-missing"),
        ('seed = 1\ngame = "chess"', 2, "game", "lab-plan-refused"),
        (f'game = "{GAME}"\nplayer = 3', 2, "player", "lab-plan-unknown"),
        (f'game = "{GAME}"\n\nplayers = 9', 3, "players", "lab-plan-refused"),
        (f'game = "{GAME}"\nplayers = "3"', 2, "players", "lab-plan-players"),
        (f'game = "{GAME}"\nplayers = []', 2, "players", "lab-plan-players"),
        (f'game = "{GAME}"\ngames = 0', 2, "games", "lab-plan-whole"),
        (f'game = "{GAME}"\nseed = true', 2, "seed", "lab-plan-whole"),
        (f'game = "{GAME}"\ndecisions = 1', 2, "decisions", "lab-plan-yes-no"),
        (f'game = "{GAME}"\nbots = ["hal"]', 2, "bots", "lab-plan-refused"),
        (f'game = "{GAME}"\nbots = [1]', 2, "bots", "lab-plan-names"),
        (f'game = "{GAME}"\nlineups = ["greedy"]', 2, "lineups", "lab-plan-lineups"),
        (f'game = "{GAME}"\nbots = ["random"]\nlineups = [["random"]]', 3, "lineups", None),
        (f'game = "{GAME}"\nplayers = 2\nbots = ["random", "random", "random"]', 3, "bots", None),
        (f'game = "{GAME}"\nedition = "none.toml"', 2, "edition", "lab-plan-file"),
        (f'game = "{GAME}"\n[options]\nfirst = "9"', 3, "options.first", "lab-plan-refused"),
        (f'game = "{GAME}"\n[options]\nfoo = 1', 3, "options.foo", "lab-plan-refused"),
        (f'game = "{GAME}"\noptions = 3', 2, "options", "lab-plan-options"),
        (f'game = "{GAME}"\ntable = 3', 2, "table", "lab-plan-table"),
        (f'game = "{GAME}"\n[[table]]\n[[table]]\nplayer = 2', 4, "player", "lab-plan-unknown"),
        (f'game = "{GAME}"\n[[table]]\n[[table]]\nplayers = 8', 4, "players", None),
        (f'game = "{GAME}"\n[[table]]\n[[table]]', 3, "table", "lab-plan-twice"),
        (f'[[table]]\ngame = "{GAME}"\n[[table]]\nplayers = 2', 3, "game", "lab-plan-missing"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_field(text, line, field, message):
    with pytest.raises(BadPlan) as bad:
        study(text)
    args = dict(bad.value.reason.args)

    assert (line, field) == (args["line"], args.get("field"))
    assert message in (None, bad.value.reason.message)
    assert all(words(lang).say(bad.value.reason.message, **args, problem="") for lang in LANGUAGES)
