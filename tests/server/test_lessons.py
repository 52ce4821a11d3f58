"""Lessons over HTTP: nothing is kept, bad answers get a sentence, and the table is a real one."""

import pytest

from consigliere.games import GAMES
from consigliere.lessons import lesson, mainline, taken
from consigliere.server.storage import open_database

from ..sample import BIDDING, REACTING
from .table import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    match_log = Server(open_database(f"sqlite:///{tmp_path_factory.mktemp('s')}/t.sqlite"))
    yield match_log
    match_log.close()


async def step(server, game, chapter, **ask):
    return await server.post(f"/api/lessons/{game}/{chapter}", {"lang": "en", **ask})


async def query(server, game, chapter, answers=(), **message):
    body = {"query": {"id": "w", **message}, "answers": list(answers), "lang": "it"}
    return await server.post(f"/api/lessons/{game}/{chapter}/query", body)


async def test_the_chapters_in_words(server):
    reply = (await server.get(f"/api/lessons/{BIDDING}?lang=de")).json()

    assert [one.key for one in lesson(BIDDING).chapters] == [one["key"] for one in reply]
    assert "Schießerei" in [one["title"] for one in reply]


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_lesson_by_the_picks_it_wants(server, game):
    for chapter in lesson(game).chapters:
        news = (await step(server, game, chapter.key, fresh=True)).json()
        while news["step"] < news["steps"]:
            picks = news["coach"]["picks"]
            more = {"pick": picks[0]} if picks else {"go": True}
            result = await step(server, game, chapter.key, answers=news["answers"], **more)
            assert 200 == result.status_code, result.text
            assert not result.json()["coach"]["refused"]
            assert news["step"] + 1 == result.json()["step"]
            news = result.json()
            last = news["tables"][-1]["mine"][0]
            assert bool(news["coach"]["picks"]) == (last["ask"] is not None)


@pytest.mark.parametrize("game", GAMES)
async def test_the_answer_that_leads_on_is_the_one_the_table_shows(server, game):
    """The table and the lesson are played under the same version of the rules."""
    for chapter in lesson(game).chapters:
        answers = mainline(game, chapter.key)
        for n, one in enumerate(chapter.steps):
            result = await step(server, game, chapter.key, answers=answers[:n], fresh=True)
            news = result.json()
            ask = news["tables"][-1]["mine"][0]["ask"]
            if one.want and ask["form"] == "one":
                [picked] = news["coach"]["picks"][0]
                assert taken(one, ask["options"][picked]["text"])


async def test_what_is_not_wanted_is_talked_about_and_changes_nothing(server):
    before = (await step(server, REACTING, "places", answers=["", ""], fresh=True)).json()
    options = [one["text"] for one in before["tables"][0]["mine"][0]["ask"]["options"]]
    pick = [options.index("place hall")]
    reply = (await step(server, REACTING, "places", answers=["", ""], pick=pick)).json()

    assert reply["coach"]["refused"]
    assert before["coach"]["text"] != reply["coach"]["text"]
    assert (["", ""], []) == (reply["answers"], reply["tables"])


async def test_the_others_move_one_after_the_other(server):
    reply = (
        await step(server, REACTING, "places", answers=["", "", "place harbor"], go=True)
    ).json()
    moved = (await step(server, REACTING, "places", answers=["", ""], pick=[1])).json()

    assert ["", "", "place harbor", ""] == reply["answers"]
    assert ["Placed"] * 3 == [one["news"][0]["type"] for one in moved["tables"]]
    assert [None, None] == [one["mine"][0]["ask"] for one in moved["tables"][:2]]


async def test_nothing_leaks_of_other_hands(server):
    reply = (await step(server, REACTING, "reactions", fresh=True)).json()
    table = reply["tables"][0]

    hands = {**table["public"], **table["mine"][0]["own"]}["hands"]
    assert all(card >= 0 for card in hands[0])
    assert {-9} == {card for hand in hands[1:] for card in hand}


async def test_why_not_with_its_paragraph(server):
    reply = (
        await query(server, REACTING, "cards", [""], t="why", seat=0, thing=["card", 2])
    ).json()

    assert "why" == reply["t"] and "w" == reply["id"]


async def test_explained_told_and_looked_back(server):
    explained = await query(server, REACTING, "cards", [""], t="explain", seat=0, at=0, pick=[0])
    reply = await query(server, REACTING, "cards", [""], t="tell", seat=0)
    past = await query(server, REACTING, "cards", [""], t="look", n=2)

    assert "(§3.1.1)" in explained.json()["text"]
    assert all(section["title"] and section["lines"] for section in reply.json()["sections"])
    assert 2 == past.json()["n"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        (f"{REACTING}/poker", {}, 404),
        ("chess/places", {}, 400),
        (f"{REACTING}/places", {"answers": ["place harbor"]}, 400),
        (f"{REACTING}/places", {"answers": [""] * 79}, 400),
        (f"{REACTING}/places", {"answers": [""] * 81}, 400),
        (f"{REACTING}/places", {"answers": ["", ""], "pick": [99]}, 400),
        (f"{REACTING}/places", {"answers": ["", ""], "pick": []}, 400),
        (f"{REACTING}/places", {"pick": [0]}, 400),
        (f"{REACTING}/places", {"answers": ["", ""], "go": True}, 400),
        (f"{REACTING}/places", {"answers": "x"}, 400),
        (f"{REACTING}/places", {"lang": "tlh"}, 400),
    ],
)
async def test_bad_requests_get_a_sentence(server, path, body, status):
    response = await server.post(f"/api/lessons/{path}", body)

    assert status == response.status_code, response.text
    assert 5 < len(response.json()["detail"])


async def test_a_paragraph_for_every_question_and_line(server):
    reply = (await step(server, BIDDING, "orders", answers=[""], fresh=True)).json()
    table = reply["tables"][0]

    assert "3.2" == table["mine"][0]["ask"]["rule"][:3]
    assert all(line["rule"] for line in table["log"])


async def test_the_rules_paragraph_by_paragraph(server):
    rules = (await server.get(f"/api/rules/{REACTING}?lang=it")).json()
    found = {rule["number"]: rule for rule in rules}

    assert "" == found["1.6.1"]["title"] and found["1.6"]["title"]
    assert found["1.6.1"]["blocks"][0].startswith("**SPIA**")
    assert ["3", "8", "4", "12", "0"] == found["1.2"]["blocks"][0][1]
    assert len(rules) == len(found)
