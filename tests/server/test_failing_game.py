"""Rules, words or bots of another package fail: one sentence, and everybody else goes on."""

import json

import pytest

from consigliere.games import game, package
from consigliere.games.blame import failed
from consigliere.kernel import Dealer, Match, observe
from consigliere.server.storage import open_database
from consigliere.server.workers import bots
from consigliere.words import LANGUAGES, words

from .table import Person, Server, match, whose_turn

VETO = {"game": "veto", "seats": 2, "options": {}}
KEEP = "    def keep(self, s: Veto, dealt: Deal) -> Flow:\n"
FAILS = "raise ZeroDivisionError('nobody deals')"


@pytest.fixture
def serve(tmp_path):
    open_now = []

    def serve():
        while open_now:
            open_now.pop().close()
        open_now.append(Server(open_database(f"sqlite:///{tmp_path}/t.sqlite")))
        return open_now[0]

    yield serve
    while open_now:
        open_now.pop().close()


def spoil(installed, before, after):
    """The toy with another line in its rules; hands back how to repair it."""
    file = installed.folder / "veto_game" / "game.py"
    whole = file.read_text()
    assert before in whole
    file.write_text(whole.replace(before, after))
    return lambda: file.write_text(whole)


async def test_rules_that_fail_leave_the_table_as_it_was_and_others_alone(installed, serve, logged):
    installed.veto()
    spoil(installed, "        leader, price = 0, 0\n", f"        {FAILS}\n")
    server = serve()
    async with match(server, people=2, lang="en", **VETO) as people:
        replies = []
        for person in people:  # both bid; with the second bid the rules go on, and fail
            asked = await person.asked()
            replies.append(await person.answer([asked["least"]]))

        assert ["game-failed"] == [one["message"] for one in replies if one["t"] == "refused"]
        assert "veto-game" in replies[-1]["text"] and "nobody deals" in replies[-1]["text"]
        assert people[1].questions()
        async with match(server, people=1, seats=3) as (ada,):
            assert ada.table


def view_of_the_toy():
    played, dealer = Match(game("veto"), game("veto").setup(2)), Dealer(1)
    while played.state.waiting()[0] < 0:
        played.deal(dealer)
    return observe(played.state, played.state.waiting()[0])


@pytest.mark.parametrize("answer", ["raise KeyError('what')", "return None", "return view"])
def test_a_bot_that_answers_nonsense_is_replaced(installed, answer, capfd):
    installed.veto()
    (installed.folder / "veto_game" / "bad.py").write_text(
        f"class Bad:\n    def __call__(self, view, rolls):\n        {answer}\n"
    )
    door = installed.folder / "veto_game" / "package.py"
    door.write_text(door.read_text().replace("VETO)", 'VETO, greedy=".bad:Bad")'))
    view = view_of_the_toy()
    bots._warn_once.cache_clear()
    bots._bot.cache_clear()

    assert bots.bot_answer("veto", "greedy", view, ("m", 0, 1)) in view.decision.options
    assert bots.fallback_answer("veto", view, ("m", 0, 1)) in view.decision.options
    (result,) = capfd.readouterr().err.splitlines()
    assert "veto" in result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_the_package(installed, lang):
    installed.veto()
    text = words(lang).reason(failed(package("veto"), KeyError("x")).reason)

    assert "veto-game" in text and "\n" not in text


async def test_a_table_whose_rules_fail_opens_again_when_they_are_mended(installed, serve):
    installed.veto()
    server = serve()
    async with match(server, people=2, lang="en", **VETO) as people:
        asked, _ = await whose_turn(*people)
        code, token, question = asked.code, asked.tokens[0], asked.questions()
    repair = spoil(installed, KEEP, f"{KEEP}        {FAILS}\n")
    installed.reload()
    server = serve()
    async with Person(server, code, token) as ada:
        assert ada.closed and "veto" in json.dumps(ada.heard)
    repair()
    installed.reload()
    server = serve()
    async with Person(server, code, token, lang="en") as ada:
        assert question == await ada.until(ada.questions)
