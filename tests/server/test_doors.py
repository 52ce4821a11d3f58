"""How much of a server one address may take."""

import httpx
import pytest

from consigliere.server.doors import Doors, Space
from consigliere.server.room import BadRequest
from consigliere.server.store import open_database
from consigliere.server.visitors import address

from ..soak._line import Line
from .program import Program
from .table import Person, Server

SMALL = Space(sockets=2, rooms=2, guesses=3)


@pytest.fixture
def narrow(tmp_path):
    server = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"), space=SMALL)
    yield server
    server.close()


async def test_one_page_too_many(narrow):
    made = await narrow.room()
    async with Person(narrow, made["code"]), Person(narrow, made["code"]):
        third = await Line.open(narrow.port)

        assert await third.until(b"door-sockets", 30)
        assert (4429).to_bytes(2) == (await third.closing(30))[:2]
        await third.end()
    async with Person(narrow, made["code"]) as again:
        assert again.last("welcome")


async def test_one_table_too_many(narrow):
    first, second = await narrow.room(), await narrow.room()
    async with Person(narrow, first["code"]), Person(narrow, second["code"]):
        answer = await narrow.post("/api/rooms", {"name": "Ada"})

        assert 429 == answer.status_code, answer.text
        assert "about:blank#door-rooms" == answer.json()["type"]


async def test_codes_tried_one_after_another(narrow):
    made = await narrow.room()
    tried = [(await narrow.get(f"/api/rooms/AAAA{n}")).status_code for n in "BCDE"]
    async with Person(narrow, made["code"]) as late:
        assert [404, 404, 404, 429] == tried
        assert (4429, "door-guesses") == (late.closed, late.last("refused")["message"])


def test_others_are_not_touched():
    doors = Doors(SMALL)
    for _ in range(3):
        doors.missed("192.0.2.1")

    doors.may_guess("192.0.2.2")
    with pytest.raises(BadRequest):
        doors.may_guess("192.0.2.1")


def test_a_full_server_says_so():
    with pytest.raises(BadRequest) as full:
        Doors(Space(tables=5)).may_make("192.0.2.1", {}, 5)

    assert "door-full" == full.value.reason.message


def test_tables_that_are_put_away_do_not_count():
    doors = Doors(SMALL)
    for code in ("A", "B"):
        doors.made("192.0.2.1", code, {"A"})

    doors.may_make("192.0.2.1", {"A"}, 1)


class Caller:
    def __init__(self, host):
        self.client = type("Client", (), {"host": host})()


@pytest.mark.parametrize(
    "host, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a socket", "a socket"),
    ],
)
def test_who_is_counted_as_one(host, counted):
    assert counted == address(Caller(host))


async def test_nobody_says_by_himself_that_he_is_another(own_limited):
    """X-Forwarded-For counts only from a proxy that was named."""
    async with httpx.AsyncClient(base_url=own_limited.url) as http:
        said = [{"x-forwarded-for": f"192.0.2.{n}"} for n in range(3)]
        codes = [(await http.post("/api/rooms", json={}, headers=h)).status_code for h in said]

    assert [201, 201, 429] == codes


@pytest.mark.parametrize(
    ("named", "codes"), [("127.0.0.1", [201, 201, 201, 429]), ("192.0.2.9", [201, 429, 429, 429])]
)
async def test_a_proxy_that_was_named_says_who_asks(tmp_path, named, codes):
    """docs/hosting.md: behind it everybody has his own address, and his own limits."""
    env = {"CONSIGLIERE_TRUSTED_PROXIES": named, "CONSIGLIERE_ROOMS_PER_MINUTE": "1"}
    server = Program(tmp_path, f"sqlite:///{tmp_path}/t.sqlite", **env)
    who = ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"]  # the last two: one household
    try:
        said = [await server.post("/api/rooms", {}, **{"x-forwarded-for": one}) for one in who]
    finally:
        server.close()

    assert codes == [answer.status_code for answer in said]
