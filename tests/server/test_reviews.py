"""Reviews over REST: begun once, made in the background, kept; never of a match that is on."""

import asyncio
import time

import pytest
from sqlalchemy import insert, update

from consigliere.analyst.judge import Depth
from consigliere.games import game
from consigliere.kernel import Match, write_record
from consigliere.server.features.replay import reviews
from consigliere.server.storage.reviews import (
    claim_review,
    delete_review,
    find_review,
    update_review,
)
from consigliere.server.storage.tables import REVIEWS

from ..analyst.table import finished
from .table import match
from .test_replays import brought, got

TINY = {False: Depth(1, 2, 2, 1.0), True: Depth(2, 4, 4, 1.0)}


def record():
    return write_record(finished(seed=3))


async def begun(server, id, **query):
    response = await server.post(f"/api/replays/{id}/review?{asked(query)}", b"")
    assert 201 == response.status_code, response.text
    return response.json()


async def done(server, id, **query):
    while True:
        state = await got(server, f"/api/replays/{id}/review?{asked(query)}")
        if state["state"] != "working":
            return state
        await asyncio.sleep(0.05)


def asked(query):
    return "&".join([f"{name}={value}" for name, value in query.items()])


@pytest.fixture
def tiny(server):
    server.services.reviews.depths = TINY
    return server


async def test_a_match_is_reviewed_in_the_background_and_kept(tiny):
    id = await brought(tiny, record())
    await forget(tiny, id)
    before = await got(tiny, f"/api/replays/{id}/review")
    first = await begun(tiny, id)
    state = await done(tiny, id, lang="de")
    view = state["review"]

    assert ("none", None) == (before["state"], before["review"])
    assert "working" == first["state"]
    assert ("done", state["total"]) == (state["state"], state["done"])
    assert [0, 1, 2] == [seat["seat"] for seat in view["seats"]]
    assert len(view["decisions"]) == state["total"] > 5
    for seat in view["seats"]:
        parts = seat["start"] + seat["skill"] + seat["luck"] + seat["others"]
        assert pytest.approx(seat["end"]) == parts
    assert "done" == (await begun(tiny, id))["state"]


async def test_its_moments_are_those_of_the_replay(tiny):
    id = await brought(tiny, record())
    await begun(tiny, id)
    view = (await done(tiny, id))["review"]
    last = (await got(tiny, f"/api/replays/{id}"))["last"]
    moments = [p["n"] for p in view["chart"]]

    assert sorted(moments) == moments
    assert last == moments[-1]
    every = view["decisions"] + view["turns"] + view["lucks"]
    assert all(0 <= one["n"] <= last for one in every)
    assert all(d["prompt"] and d["said"]["label"] and d["best"]["label"] for d in view["decisions"])
    assert all(turn["text"] for turn in view["turns"])
    assert all(bool(d["why"]) == (d["grade"] != "fine") for d in view["decisions"])


async def test_a_deep_one_is_another(tiny):
    id = await brought(tiny, record())
    await begun(tiny, id)
    await done(tiny, id)
    await drop_both(tiny, id, "deep")

    assert "none" == (await got(tiny, f"/api/replays/{id}/review?deep=true"))["state"]


async def test_a_review_outlives_the_process(tiny):
    id = await brought(tiny, record())
    await begun(tiny, id)
    before = await done(tiny, id)
    tiny.services.replays._players.clear()

    assert before == await got(tiny, f"/api/replays/{id}/review")


async def test_nothing_of_a_match_that_is_on(fast):
    async with match(fast, people=2) as (ada, _bob):
        id = fast.session(ada.code).room.replay(1)
        looked = await fast.get(f"/api/replays/{id}/review")
        begun = await fast.post(f"/api/replays/{id}/review", b"")

        assert [404, 404] == [looked.status_code, begun.status_code]


async def test_a_match_that_was_stopped_cannot_be_reviewed(fast):
    whole = finished(seed=3)
    rules = game(whole.setup.game)
    part = Match(rules, whole.setup)
    for line in whole.lines[:30]:
        part.say(line.seat, rules.read(line.seat, line.text))
    id = await brought(fast, write_record(part.record()))
    response = await fast.post(f"/api/replays/{id}/review", b"", **{"accept-language": "en"})

    assert 409 == response.status_code
    assert "review-unfinished" == response.json()["type"].split("#")[1]
    assert response.json()["detail"].startswith("Only a game that was played to its end")


async def test_no_review_of_what_nobody_knows(fast):
    assert 404 == (await fast.get("/api/replays/nonsense/review")).status_code


async def test_two_who_ask_at_once_begin_it_once(tiny):
    store = tiny.services.store
    await tiny.do(delete_review(store, "twice", "quick"))
    claims = await asyncio.gather(
        *[tiny.do(claim_review(store, "twice", "quick")) for _ in range(4)]
    )

    assert 1 == sum(claims)
    await tiny.do(delete_review(store, "twice", "quick"))


async def test_what_a_dead_process_has_begun_is_begun_again(tiny):
    store, id = tiny.services.store, "left"
    await tiny.do(claim_review(store, id, "quick"))
    await tiny.do(update_review(store, id, "quick", 3, 9))
    at_work = await tiny.do(find_review(store, id, "quick"))
    old = update(REVIEWS).where(REVIEWS.c.id == id).values(touched=time.time() - 1000)
    await tiny.do(store.write(lambda c: c.execute(old).rowcount))
    left = await tiny.do(find_review(store, id, "quick"))

    assert (3, 9, True) == (at_work.done, at_work.total, at_work.working)
    assert not left.working
    assert await tiny.do(claim_review(store, id, "quick"))
    await tiny.do(delete_review(store, id, "quick"))


async def test_a_review_nobody_can_read_is_made_again(tiny):
    id = await brought(tiny, record())
    await forget(tiny, id)
    row = {"id": id, "depth": "quick", "done": 1, "total": 1, "touched": 0.0, "doc": b"{}"}
    await tiny.do(tiny.services.store.write(lambda c: c.execute(insert(REVIEWS), row).rowcount))

    assert "none" == (await got(tiny, f"/api/replays/{id}/review"))["state"]
    await begun(tiny, id)
    assert "done" == (await done(tiny, id))["state"]


async def test_a_review_that_breaks_says_so_and_may_be_tried_again(tiny, monkeypatch):
    id = await brought(tiny, record())
    await forget(tiny, id)

    async def broken(work, **more):
        raise RuntimeError("out of order")

    with monkeypatch.context() as patch:
        patch.setattr(tiny.services.analysis, "run", broken)
        await begun(tiny, id)
        assert "failed" == (await done(tiny, id))["state"]
    await begun(tiny, id)
    assert "done" == (await done(tiny, id))["state"]


async def test_a_server_that_stops_gives_up_what_it_has_begun(tiny, monkeypatch):
    id = await brought(tiny, record())
    await forget(tiny, id)

    async def never(work, **more):
        await asyncio.sleep(60)

    with monkeypatch.context() as patch:
        patch.setattr(tiny.services.analysis, "run", never)
        await begun(tiny, id)
        assert "working" == (await got(tiny, f"/api/replays/{id}/review"))["state"]
        await tiny.do(tiny.services.reviews.stop())

    assert "none" == (await got(tiny, f"/api/replays/{id}/review"))["state"]


async def test_the_analyst_takes_no_more_games_than_he_can(tiny, monkeypatch):
    id = await brought(tiny, record())
    await forget(tiny, id)
    monkeypatch.setattr(reviews, "_MAX_REVIEWS", 0)
    response = await tiny.post(f"/api/replays/{id}/review", b"")

    assert 503 == response.status_code
    assert "review-busy" == response.json()["type"].split("#")[1]


async def forget(server, id):
    await drop_both(server, id, "quick")


async def drop_both(server, id, depth):
    await server.do(delete_review(server.services.store, id, depth, unreadable=True))
