"""By which names the server may be called: a page of a name that points at us reads nothing."""

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from consigliere.server.http.hosts import parse_allowed_hosts
from consigliere.server.storage import open_database
from tests.cli.run import refused, run

from .program import Program
from .table import Server

OURS = ["localhost", "127.0.0.1:1928", "[::1]:1928", "192.168.1.20", "tower", "tower:1928", ""]
OURS += [
    "tower.local",
    "tower.lan.",
    "tower.fritz.box",
    "game.home.arpa",
    "Table.Example.org:443",
    "x.example.net",
]
THEIRS = ["evil.example", "evil.example:1928", "table.example.org.evil.example", "example.net"]
THEIRS += [
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "[::1].evil.example",
    "notexample.net",
]


@pytest.fixture
def called(tmp_path):
    """A server with two names in addition to those of the home."""
    names = parse_allowed_hosts("table.example.org, *.example.net")
    server = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"), allowed_hosts=names)
    yield server
    server.close()


@pytest.mark.parametrize("host", OURS)
def test_names_that_are_ours(host):
    assert parse_allowed_hosts("table.example.org, *.example.net").allows(host)


@pytest.mark.parametrize("host", THEIRS)
def test_names_of_others(host):
    assert not parse_allowed_hosts("table.example.org, *.example.net").allows(host)
    assert parse_allowed_hosts("*").allows(host)


@pytest.mark.parametrize("path", ["/api/games", "/api/health", "/api/schema/openapi.json"])
async def test_by_another_s_name_nothing_is_shown(called, path):
    response = await called.get(path, host="evil.example:1928")

    assert (421, "about:blank#http-host") == (response.status_code, response.json()["type"])
    assert "“evil.example”." in response.json()["detail"]
    assert "This server does not go by the name “evil.example”" == response.json()["title"]


async def test_whoever_opens_the_page_reads_a_sentence(called):
    response = await called.get("/t/ABCDE", host="evil.example:1928")

    assert (421, "text/plain; charset=utf-8") == (
        response.status_code,
        response.headers["content-type"],
    )
    assert response.text.startswith("This server does not go by the name “evil.example”.")


async def test_by_another_s_name_nothing_is_done(called):
    page = _of("evil.example")
    assert 421 == (await called.post("/api/rooms", {"name": "Ada"}, **page)).status_code
    page = _of("x.example.net")
    assert 201 == (await called.post("/api/rooms", {"name": "Ada"}, **page)).status_code


async def test_nor_is_there_a_socket(called):
    async with _dialled(called, "x.example.net") as socket:
        await socket.send("{}")
        assert "refused" in await socket.recv()
    with pytest.raises(InvalidStatus):
        await _dialled(called, "evil.example")


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "does not go by"), ("it", "non si chiama"), ("de", "heißt nicht")]
)
async def test_it_is_said_in_the_reader_s_language(called, lang, says):
    response = await called.get("/api/games", host="evil.example", **{"accept-language": lang})

    assert says in response.json()["detail"]


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize(
    "value", ["https://table.example.org", "a b", "table.example.org:443", "-"]
)
def test_what_is_no_name_is_said_at_the_start(command, value, tmp_path, monkeypatch):
    from consigliere.server.http import pages

    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    monkeypatch.setenv("CONSIGLIERE_DATABASE_URL", f"sqlite:///{tmp_path}/t.sqlite")
    monkeypatch.setenv("CONSIGLIERE_HOSTS", value)

    assert refused(run(command, "--port", 0), "CONSIGLIERE_HOSTS", value)


@pytest.mark.parametrize(("command", "status"), [("serve", 200), ("play", 421)])
async def test_a_household_has_no_name_in_the_internet(command, status, tmp_path):
    server = Program(tmp_path, f"sqlite:///{tmp_path}/t.sqlite", command=command)
    try:
        assert status == (await server.get("/api/games", host="table.example.org")).status_code
        assert 200 == (await server.get("/api/games", host="tower.local")).status_code
    finally:
        server.close()


def _of(host):
    return {"host": host, "origin": f"http://{host}"}


def _dialled(server, host):
    """The line that a page of `host` opens, which points at us."""
    line = f"ws://{host}:{server.port}/api/socket"
    return connect(line, host="127.0.0.1", port=server.port, origin=f"http://{host}:{server.port}")
