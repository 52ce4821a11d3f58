"""The OpenAPI document is true: every route answers what it says, whatever it is asked."""

from pathlib import Path

import httpx
import pytest

from consigliere.server.storage import open_database

from ..sample import BUILDING, EVERY, folder
from ..soak._openapi import operations, try_out
from .table import Server

RECORD = Path(__file__).parents[1] / f"games/{folder(BUILDING)}/records/players-2.rec"
EXAMPLES = 2


@pytest.fixture(scope="module")
def asked(tmp_path_factory):
    folder = tmp_path_factory.mktemp("openapi")
    database = open_database(f"sqlite:///{folder}/t.sqlite")
    server = Server(database, editions_per_hour=100_000)
    yield server
    server.close()


def known(server):
    """Names that exist here."""
    brought = httpx.post(f"{server.url}/api/replays", content=RECORD.read_bytes(), timeout=30)
    room = httpx.post(f"{server.url}/api/rooms", json={"name": "Ada"}, timeout=30)
    return {
        "key": list(EVERY),
        "ref": ["standard"],
        "code": [room.json()["code"]],
        "id": [brought.json()["id"]],
        "chapter": ["first", "basics"],
        "match": [0, 1],
    }


def test_what_the_document_says(asked):
    names, tried = known(asked), {}
    for one in operations(asked.url):
        begins = one.label == "POST /api/replays/{id}/review"  # the analyst would think for long
        tried[one.label] = try_out(one, EXAMPLES, {} if begins else names)

    assert len(tried) > 30
    assert all(sum(counted.values()) for counted in tried.values())


async def test_every_route_documents_its_problems(asked):
    document = (await asked.get("/api/schema/openapi.json")).json()
    routes = [route for path in document["paths"].values() for route in path.values()]
    kinds = {
        kind
        for route in routes
        for status, response in route["responses"].items()
        if status in ("400", "403", "404", "409", "413", "415", "429")
        for kind in response["content"]
    }

    assert {"application/problem+json"} == kinds


async def test_brackets_without_end(asked):
    for path in ("/api/rooms", "/api/editions/check", "/api/lab"):
        answer = await asked.post(path, '{"x":' + "[" * 20_000)
        reply = answer.json()

        assert (400, 400) == (answer.status_code, reply["status"])
        deep = await asked.post(path, '{"more":' + "[" * 20_000 + "]" * 20_000 + "}")
        assert deep.status_code in (400, 403)


async def test_a_body_that_is_too_big(asked):
    answer = await asked.post("/api/rooms", b'{"name": "' + b"x" * 100_000 + b'"}')

    assert (413, "That is larger than this server takes.") == (
        answer.status_code,
        answer.json()["detail"],
    )
