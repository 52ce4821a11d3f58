"""The lab over REST: small studies in a process of their own, their pages, who may have them."""

import asyncio
import multiprocessing
import os
from contextlib import contextmanager

import httpx
import pytest

from consigliere.server.features.lab import run_store, service
from consigliere.server.features.lab.planning import study_of
from consigliere.server.protocol.lab import LabPlan
from consigliere.server.storage import open_database

from ..sample import BUILDING
from .table import Server
from .test_editions import forgetful, saved, typed  # noqa: F401

QUICK = {"game": BUILDING, "players": 2, "bots": ["random"], "games": 3}
ENDLESS = {**QUICK, "bots": ["greedy"], "players": 4, "games": 2000}


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """A server with a lab."""
    with living(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture
def own_lab(tmp_path):
    with living(tmp_path) as server:
        yield server


@contextmanager
def living(folder):
    server = Server(open_database(f"sqlite:///{folder}/t.sqlite"), lab=str(folder / "lab"))
    yield server
    server.close()


async def begun(server, **plan):
    reply = await server.post("/api/lab", {**QUICK, **plan})
    assert 201 == reply.status_code, reply.text
    return reply.json()["id"]


async def state(server, id):
    return (await server.get(f"/api/lab/{id}")).json()


async def until(server, id, enough):
    async with asyncio.timeout(90):
        while not enough(found := await state(server, id)):
            await asyncio.sleep(0.05)
        return found


async def over(server, id):
    return await until(server, id, lambda run: run["state"] != "working")


async def played(server, **plan):
    id = await begun(server, **plan)
    assert "done" == (await over(server, id))["state"]
    return id


async def stopped(server, id):
    return (await server.post(f"/api/lab/{id}/stop", b"")).json()


def kind(reply):
    assert "application/problem+json" == reply.headers["content-type"].partition(";")[0]
    return reply.status_code, reply.json()["type"].partition("#")[2]


# ---- a run


async def test_a_run_is_played_and_its_page_read(lab):
    id = await begun(lab, name="first try")
    run = await over(lab, id)
    page = await lab.get(f"/api/lab/{id}/report?lang=de&download=true")
    rules = page.headers["content-security-policy"].split("; ")

    assert ("done", 3, 3, None) == (run["state"], run["done"], run["total"], run["problem"])
    assert 200 == page.status_code, page.text
    assert "text/html" == page.headers["content-type"].partition(";")[0]
    assert f'attachment; filename="lab-{id}.html"' == page.headers["content-disposition"]
    assert {"default-src 'none'", "frame-ancestors 'self'", "sandbox"} <= set(rules)
    assert '<html lang="de">' in page.text
    assert "first try" in page.text
    assert "<script" not in page.text


async def test_two_runs_are_compared_game_by_game(lab):
    one, other = await played(lab, name="Tom"), await played(lab, bots=["greedy"], name="Ada")
    page = await lab.get(f"/api/lab/compare?a={one}&b={other}")

    assert 200 == page.status_code, page.text
    assert "Tom (A) and Ada (B), 3 games in pairs." in page.text
    view = (await lab.get("/api/lab")).json()
    assert (True, True, 2000) == (view["open"], view["ready"], view["most"])
    assert [other, one] == [run["id"] for run in view["runs"]][:2]  # the newest first

    third = await played(lab, seed=2, name="Eve")
    refused = await lab.get(f"/api/lab/compare?a={one}&b={third}")
    assert (409, "lab-not-alike") == kind(refused)
    assert refused.json()["detail"].startswith("Tom and Eve cannot be compared")


async def test_an_edition_of_ones_own_is_played(lab):
    ref = (await saved(lab, typed(BUILDING)))["ref"]
    id = await played(lab, edition=ref)

    assert ref == (await state(lab, id))["plan"]["edition"]


# ---- stopping, going on, forgetting


async def test_a_run_is_stopped_and_goes_on(own_lab):
    id = await begun(own_lab, **ENDLESS)
    await until(own_lab, id, lambda run: run["done"] >= 2 and run["left"] > 0)
    run = await stopped(own_lab, id)
    page = await own_lab.get(f"/api/lab/{id}/report")
    again = (await own_lab.post(f"/api/lab/{id}/resume", b"")).json()
    later = await until(own_lab, id, lambda now: now["done"] > run["done"])

    assert "stopped" == run["state"]
    assert run["done"] >= 2
    assert 200 == page.status_code, page.text
    assert ["working", "working"] == [again["state"], later["state"]]


async def test_one_run_at_a_time(own_lab):
    id = await begun(own_lab, **ENDLESS)
    other = await own_lab.post("/api/lab", QUICK)
    page = await own_lab.get(f"/api/lab/{id}/report")

    assert (409, "lab-busy") == kind(other)
    assert (409, "lab-working") == kind(page)


async def test_a_run_outlives_the_server(tmp_path):
    with living(tmp_path) as server:
        id = await begun(server, **ENDLESS)
        await until(server, id, lambda run: run["done"] >= 1)
    with living(tmp_path) as server:
        run = await state(server, id)

    assert "stopped" == run["state"]
    assert run["done"] >= 1


async def test_a_run_whose_process_dies_says_so(own_lab):
    id = await begun(own_lab, **ENDLESS)
    await until(own_lab, id, lambda run: run["done"] >= 1)
    for child in multiprocessing.active_children():
        if child.daemon:
            os.kill(child.pid, 9)
    run = await over(own_lab, id)

    assert ("failed", 500) == (run["state"], run["problem"]["status"])
    assert run["problem"]["detail"].startswith("The lab’s process ended")


async def test_a_run_is_forgotten(own_lab):
    id = await begun(own_lab, **ENDLESS)
    async with httpx.AsyncClient(base_url=own_lab.url) as http:
        gone = await http.delete(f"/api/lab/{id}")

    assert 204 == gone.status_code
    assert (404, "lab-unknown") == kind(await own_lab.get(f"/api/lab/{id}"))


def test_the_oldest_run_makes_room(tmp_path, monkeypatch):
    monkeypatch.setattr(run_store, "MAX_RUNS", 2)
    kept, plan = run_store.RunStore(tmp_path), LabPlan(**QUICK)
    ids = [kept.add(plan, study_of(plan)) for _ in range(3)]

    assert ids[:0:-1] == list(kept.all())


# ---- what is refused


@pytest.mark.parametrize(
    "plan",
    [
        {"games": 2001},
        {"games": 0},
        {"game": "chess"},
        {"bots": []},
        {"bots": ["nobody"]},
        {"bots": ["random"] * 3},
        {"players": 6},
        {"edition": "../../etc/passwd"},
        {"edition": "mine@00000000"},
        {"options": {"seats": "3"}},
    ],
)
async def test_a_plan_nobody_can_play_is_refused_in_words(lab, plan):
    reply = await lab.post("/api/lab", {**QUICK, **plan})

    assert 400 == kind(reply)[0]
    assert reply.json()["detail"]


@pytest.mark.parametrize("id", ["000000000000", "..", "..%2f..", "x" * 16])
async def test_no_run_but_those_of_the_lab(lab, id):
    assert 404 == (await lab.get(f"/api/lab/{id}/report")).status_code


async def test_without_the_extra_it_says_which(lab, monkeypatch):
    monkeypatch.setattr(service, "_NEEDS", ("no_such_package",))
    reply = await lab.post("/api/lab", QUICK)

    assert (503, "lab-extra") == kind(reply)
    assert "consigliere[lab]" in reply.json()["detail"]
    assert not (await lab.get("/api/lab")).json()["ready"]


async def test_a_server_for_strangers_has_no_lab(fast):
    reply = await fast.post("/api/lab", QUICK)

    assert (403, "lab-closed") == kind(reply)
    assert {"open": False, "runs": []}.items() <= (await fast.get("/api/lab")).json().items()
