"""The REST part, and what it says when it is asked for nonsense."""

import json

import pytest

from ..sample import EVERY, REACTING
from .table import Person, match


async def refused(server, body, lang="en", status=400):
    """The problem document that comes back, RFC 9457."""
    response = await server.post("/api/rooms", body, **{"accept-language": lang})
    assert status == response.status_code, response.text
    assert response.headers["content-type"].startswith("application/problem+json")
    problem = response.json()
    assert status == problem["status"]
    assert problem["title"] and problem["detail"]
    return problem


@pytest.mark.parametrize(
    "settings, kind",
    [
        ({"game": "chess"}, "unknown-game"),
        ({"edition": "pirated"}, "bad-edition"),
        ({"options": {"cheating": "true"}}, "bad-option"),
        ({"options": {"seats": "4"}}, "bad-option"),
        ({"options": {"self": "4"}}, "bad-option"),
        ({"options": {"target": "none"}}, "bad-option-value"),
        ({"options": {"turn_cap": "-1"}}, "bad-option-range"),
        ({"seats": 6}, "bad-seats"),
    ],
)
async def test_a_table_that_cannot_be_laid_is_told_in_the_readers_language(fast, settings, kind):
    lines = [(await refused(fast, {"settings": settings}, lang)) for lang in ("en", "it-IT", "de")]

    assert all(problem["type"].endswith(kind) for problem in lines)
    assert 3 == len({problem["detail"] for problem in lines})


@pytest.mark.parametrize(
    "body",
    [
        "not json",
        "",
        "[]",
        "null",
        b"\xff\xfe",
        {"settings": {"seats": 99}},
        {"settings": {"away": 1}},
        {"settings": {"clock": {"bank": -1}}},
        {"emblem": "skull"},
    ],
)
async def test_a_body_that_makes_no_sense(fast, body):
    await refused(fast, body)


async def test_a_name_and_a_bot_that_cannot_be(fast):
    assert (await refused(fast, {"name": "x" * 30}))["type"].endswith("room-name-long")
    assert (await refused(fast, {"bots": "genius"}))["type"].endswith("room-no-such-bot")


async def test_a_body_too_big(fast):
    await refused(fast, json.dumps({"name": "x" * 100_000}), status=413)


@pytest.mark.parametrize("code", ["ZZZZZ", "%00", "%F0%9F%8E%B2", "a%20b", "'--"])
@pytest.mark.parametrize("rest", ["", "/record", "/qr.svg"])
async def test_an_unknown_room_is_not_found(server, code, rest):
    response = await server.get(f"/api/rooms/{code}{rest}")

    assert 404 == response.status_code, response.text
    assert "problem+json" in response.headers["content-type"]


async def test_what_is_not_there(fast):
    assert 404 == (await fast.get("/api/nothing")).status_code
    assert 404 == (await fast.get("/assets/none.js")).status_code
    assert 405 == (await fast.get("/api/rooms")).status_code
    assert 400 == (await fast.get("/api/rules/chess")).status_code


async def test_games_and_rules_in_words(fast):
    games = (await fast.get("/api/games?lang=it")).json()
    rules = (await fast.get(f"/api/rules/{REACTING}?lang=de")).json()

    assert list(EVERY) == [one["key"] for one in games]
    assert all(switch["label"] for one in games for switch in one["switches"])
    for one in games:
        groups = [name for name, title in one["groups"] if title]
        assert groups == list(dict.fromkeys(groups))
        assert {switch["group"] for switch in one["switches"]} == set(groups)
    assert ["en", "it", "de"] == [one["name"] for one in games[0]["prints"]]
    caps = [one for one in games[0]["switches"] if one["number"]]
    assert {"turn_cap", "round_cap"} == {one["name"] for one in caps}
    assert [[["0", "nessuno"]]] * 2 == [one["values"] for one in caps]
    assert "edizione tedesca" == games[0]["prints"][2]["label"]
    assert all(rule["number"] for rule in rules)
    assert 200 == (await fast.get("/api/games?lang=xx")).status_code


async def test_the_openapi_document_names_the_routes(fast):
    document = (await fast.get("/api/schema/openapi.json")).json()

    routes = {"/api/games", "/api/rooms", "/api/rooms/{code}", "/api/rooms/{code}/record"}
    assert routes <= set(document["paths"])
    assert {"NewRoom", "RoomView", "Created"} <= set(document["components"]["schemas"])


async def test_health_and_metrics(server):
    health = await server.get("/api/health")
    metrics = (await server.get("/api/metrics")).text

    assert (200, {"status": "ok"}) == (health.status_code, health.json())
    assert "consigliere_sockets" in metrics
    for name in ("answers", "refusals", "messages"):
        assert f"# TYPE consigliere_{name}_total counter" in metrics


async def test_refusals_are_counted(fast):
    made = await fast.room()
    before = fast.services.metrics.refusals.value
    async with Person(fast, made["code"]) as bob:
        await bob.refused("begin")

    assert before + 1 == fast.services.metrics.refusals.value


async def test_the_invitation_is_a_picture(fast):
    made = await fast.room()
    response = await fast.get(f"/api/rooms/{made['code']}/qr.svg")

    assert "image/svg+xml" in response.headers["content-type"]
    assert response.text.startswith("<svg")


async def test_no_record_before_the_end(server):
    async with match(server, people=2) as (ada, _bob):
        response = await server.get(f"/api/rooms/{ada.code}/record")

        assert 409 == response.status_code
        assert response.json()["type"].endswith("room-no-record")


async def test_the_page_is_served_for_every_address_that_is_no_file(fast):
    for path in ("/", "/t/ABCDE", "/anything/else"):
        response = await fast.get(path)

        assert response.status_code in (200, 404)  # 404: the pages were not built here
        if response.status_code == 200:
            assert "default-src 'self'" in response.headers["content-security-policy"]


async def test_one_address_cannot_open_tables_without_end(own_limited):
    responses = [await own_limited.post("/api/rooms", {}) for _ in range(3)]

    assert [201, 201, 429] == [one.status_code for one in responses]
    assert responses[2].json()["detail"].startswith("Too many")
