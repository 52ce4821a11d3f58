"""Bots that other packages bring along."""

import json

import pytest

from consigliere import bots
from consigliere.games import GAMES
from consigliere.kernel import Dealer, Refusal, play
from consigliere.server.workers.bots import bot_answer

from ..cli.run import LANGUAGES, refused, run
from ..sample import BIDDING, BUILDING
from .installed import EXAMPLE, site  # noqa: F401

SIMPLE = """
def first(game):
    return lambda view, rolls: next(iter(view.decision.options))
def last(game):
    return lambda view, rolls: list(view.decision.options)[-1]
def none(game):
    return 42
def failing(game):
    return lambda view, rolls: 1 / 0
def cheating(game):
    return lambda view, rolls: "all of it"
def raising(game):
    raise OSError("no model file\\nhere")
"""


def simulate(*args, lang="C"):
    table = ("simulate", BUILDING, "--players", 2, "--games", 1, "--seed", 3)
    return run(*table, *args, lang=lang)


def test_the_example_has_twenty_lines_at_most():
    assert 20 >= len((EXAMPLE / "my_bot.py").read_text().splitlines())


@pytest.mark.parametrize("key", GAMES)
def test_the_example_plays_a_whole_game(site, key):  # noqa: F811
    site.example()
    game = GAMES[key]
    setup = game.setup(game.seats[0])
    seats = [bots.bot(key, "hasty"), *[bots.bot(key, "random")] * (setup.seats - 1)]

    assert play(game, setup, seats, Dealer(5)).over


def test_the_example_plays_in_a_simulation_and_is_listed(site):  # noqa: F811
    site.example()
    found = simulate("--bots", "hasty,random", "--json")

    assert 0 == found.exit_code, found.output
    assert {"hasty", "random"} == set(json.loads(found.stdout)["wins_by_bot"])
    assert "hasty" in run("games").stdout


def test_it_plays_in_other_processes_too(site):  # noqa: F811
    site.install("simple", "simple_bots", SIMPLE, first="first")
    found = simulate("--games", 4, "--workers", 2, "--bots", "first,random", "--json")

    assert 4 == json.loads(found.stdout)["games"]


def test_each_seat_of_each_game_gets_a_fresh_one(site):  # noqa: F811
    site.install("simple", "simple_bots", SIMPLE, first="first")

    assert bots.bot(BUILDING, "first") is not bots.bot(BUILDING, "first")


def test_a_bot_for_one_game_is_known_there_only(site):  # noqa: F811
    site.install("simple", "simple_bots", SIMPLE, **{f"{BUILDING}.last": "last"}, first="first")

    assert {"first", "last"} <= set(bots.names(BUILDING))
    assert "first" in bots.names(BIDDING)
    assert "last" not in bots.names(BIDDING)
    assert () == bots.names("chess")


def test_our_own_names_cannot_be_taken(site):  # noqa: F811
    before = bots.names(BUILDING), bots.bot(BUILDING, "random")
    site.install("simple", "simple_bots", SIMPLE, random="none", **{f"{BUILDING}.greedy": "none"})

    assert before == (bots.names(BUILDING), bots.bot(BUILDING, "random"))


def test_a_name_that_could_not_be_typed_is_left_out(site):  # noqa: F811
    before = bots.names(BUILDING)
    site.install("simple", "simple_bots", SIMPLE, **{"a,b": "first", "x" * 41: "first"})

    assert before == bots.names(BUILDING)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["none", "missing", "raising", "failing", "cheating"])
def test_a_broken_one_is_named_in_one_sentence(site, name, lang):  # noqa: F811
    site.install("simple-bots", "simple_bots", SIMPLE, **{name: name})
    found = simulate("--bots", f"random,{name}", lang=lang)

    assert refused(found, name, "simple-bots")


def test_a_module_that_cannot_be_imported_troubles_no_other_bot(site):  # noqa: F811
    site.install("broken", "broken_bots", "import nowhere_to_be_found", sick="sick")

    assert "sick" in bots.names(BUILDING)
    assert bots.bot(BUILDING, "greedy")
    with pytest.raises(Refusal) as refusal:
        bots.bot(BUILDING, "sick")
    assert "nowhere_to_be_found" in str(refusal.value)


def test_a_table_in_the_browser_goes_on_without_a_bot_that_fails(site, capfd):  # noqa: F811
    """Our first bot answers for it, and the operator of the server reads why."""
    from consigliere.kernel import Match, observe

    site.install("simple-bots", "simple_bots", SIMPLE, failing="failing")
    game = GAMES[BUILDING]
    match = Match(game, game.setup(2))
    chance = Dealer(1)
    while match.state.waiting()[0] < 0:
        match.deal(chance)
    seat = match.state.waiting()[0]
    view = observe(match.state, seat)

    assert bot_answer(BUILDING, "failing", view, ("key",)) in view.decision.options
    assert bot_answer(BUILDING, "failing", view, ("key",)) in view.decision.options
    assert bot_answer(BUILDING, "uninstalled", view, ("key",)) in view.decision.options
    assert 1 == capfd.readouterr().err.count("simple-bots")
