"""A game of another package at the server: nothing but rules, broken, or gone."""

import pytest

from consigliere.games import GAMES
from consigliere.kernel import read_record
from consigliere.server.storage import open_database
from consigliere.server.ws.handlers import hints

from ..outside import PIER
from .table import Person, Server, match, whose_turn

COINS = {"en": "Coins", "it": "Monete", "de": "Münzen"}
VETO = {"game": "veto", "seats": 3, "options": {}}


@pytest.fixture
def serve(tmp_path):
    """Servers on one database, one after the other."""
    open_now = []

    def serve():
        while open_now:
            open_now.pop().close()
        open_now.append(Server(open_database(f"sqlite:///{tmp_path}/t.sqlite")))
        return open_now[0]

    yield serve
    while open_now:
        open_now.pop().close()


async def test_it_is_listed_with_its_bots_and_house_rules(installed, serve):
    installed.veto()
    listed = (await serve().get("/api/games?lang=it")).json()
    veto = next(one for one in listed if one["key"] == "veto")

    assert ["easy", "normal", "hard", "expert"] == veto["bots"]
    assert ["coins"] == [switch["name"] for switch in veto["switches"]]
    assert "Score" == veto["scored"]


async def test_the_installed_app_has_a_shortcut_to_it(installed, serve):
    installed.veto()
    manifest = await serve().get("/manifest.webmanifest")
    addresses = [one["url"] for one in manifest.json()["shortcuts"]]

    assert "application/manifest+json" in manifest.headers["content-type"]
    assert {*GAMES, "veto"} == {address.removeprefix("/?game=") for address in addresses}


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "from 1 to 6"), ("it", "da 1 a 6"), ("de", "von 1 bis 6")]
)
async def test_the_limits_of_a_number_are_told(pier, serve, lang, said):
    """§6.1 One to six dice: the list of games says it, and so does a refusal."""
    server = serve()
    listed = (await server.get(f"/api/games?lang={lang}")).json()
    dice, wild = next(one for one in listed if one["key"] == PIER)["switches"]
    settings = {"game": PIER, "seats": 3, "options": {"dice": "7"}}
    refused = await server.post("/api/rooms", {"settings": settings}, **{"accept-language": lang})

    assert COINS[lang] == next(one for one in listed if one["key"] == PIER)["scored"]
    assert (True, 1, 6, []) == (dice["number"], dice["least"], dice["most"], dice["values"])
    assert (False, None, None) == (wild["number"], wild["least"], wild["most"])
    assert (400, True) == (refused.status_code, said in refused.json()["detail"])


async def test_what_it_does_not_have_is_said_in_a_sentence(installed, serve):
    installed.veto()
    server = serve()
    rules = await server.get("/api/rules/veto")
    lesson = await server.get("/api/lessons/veto")
    step = await server.post("/api/lessons/veto/first", {})
    edition = await server.get("/api/editions/veto/standard")

    assert (200, []) == (rules.status_code, rules.json())
    assert [404, 404, 404] == [one.status_code for one in (lesson, step, edition)]
    assert "veto" in lesson.json()["detail"] and "veto" in edition.json()["detail"]


async def test_people_and_bots_play_it_to_the_end(installed, serve):
    installed.veto()
    server = serve()
    made = await server.room(bots="easy", **VETO)
    async with Person(server, made["code"], made["token"], lang="en") as ada:
        await ada.play(seed=1)

        assert ada.table["end"]["lines"]
        assert ada.table["log"]
    record = await server.get(f"/api/rooms/{made['code']}/record")
    replay = await server.get(f"/api/replays/{ada.table['end']['replay']}?lang=de")

    assert "veto" == read_record(record.text).setup.game
    assert 200 == replay.status_code, replay.text
    assert ["Score"] == [series["label"] for series in replay.json()["series"]]


async def test_what_has_no_word_goes_by_its_name_in_the_code(installed, serve):
    """A view has fields, events and answers that the messages of the game forgot."""
    installed.veto()
    words = installed.folder / "veto_game" / "locale"
    words.mkdir()
    (words / "en.ftl").write_text("veto-field-coins = Gold\nveto-event-led = { $seat } leads.\n")
    server = serve()
    listed = (await server.get("/api/games")).json()
    shown = next(one for one in listed if one["key"] == "veto")["components"]
    made = await server.room(bots="easy", **VETO)
    async with Person(server, made["code"], made["token"], lang="de") as ada:
        await ada.play(seed=1)

        assert {"Gold", "Hands", "Discard"} <= {one["label"] for one in shown}
        assert all(line["text"] for line in ada.table["log"])


async def test_a_hint_is_given(installed, serve, monkeypatch):
    monkeypatch.setattr(hints, "THINK_SECONDS", 0.05)
    installed.veto()
    async with match(serve(), people=2, lang="en", **VETO) as people:
        ada, _ = await whose_turn(*people)
        seat, question = ada.questions()[0]
        reply = await ada.ok("hint", seat=seat, at=question["at"])

        assert reply["advice"] and reply["why"]


async def test_a_broken_package_keeps_no_other_game_away(installed, serve, logged):
    installed.code("broken_game", game="1 / 0")
    installed.games("broken-game", broken="broken_game.game:GAME")
    server = serve()

    assert (await server.get("/api/games")).json()
    assert any("broken-game" in one.get("problem", "") for one in logged)


async def test_a_game_whose_words_cannot_be_loaded_keeps_no_other_away(installed, serve):
    installed.veto()
    door = installed.folder / "veto_game" / "package.py"
    door.write_text(door.read_text().replace("VETO)", 'VETO, text=".nowhere:Text")'))
    server = serve()
    listed = [one["key"] for one in (await server.get("/api/games")).json()]

    assert listed and "veto" not in listed
    assert 201 == (await server.post("/api/rooms", {"settings": {}, "name": "Ada"})).status_code


async def test_tables_of_a_game_that_is_gone_wait_for_it(installed, serve):
    installed.veto()
    server = serve()
    async with match(server, people=2, lang="en", **VETO) as (ada, bob):
        asked, _ = await whose_turn(ada, bob)
        code, token, question = asked.code, asked.tokens[0], asked.questions()
    installed.remove()
    server = serve()
    gone = await server.get(f"/api/rooms/{code}")

    assert 404 == gone.status_code
    assert "veto-game" in gone.json()["detail"]
    async with Person(server, code, token) as ada:
        assert ada.closed
    installed.veto()
    server = serve()
    async with Person(server, code, token, lang="en") as ada:
        assert question == await ada.until(ada.questions)
