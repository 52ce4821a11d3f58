"""How much of a server one address may take."""

import asyncio
import time
from contextlib import suppress

import httpx
import pytest

from consigliere.server.http import connections
from consigliere.server.http.client_address import address, in_networks, parse_networks
from consigliere.server.http.quotas import QuotaLimits, Quotas
from consigliere.server.rooms import membership
from consigliere.server.rooms.membership import BrowserIdentity
from consigliere.server.rooms.model import BadRequest
from consigliere.server.storage import open_database

from ..soak._line import Line
from .program import Program
from .table import Person, Server, match

SMALL = QuotaLimits(sockets=2, rooms=2, guesses=3)


@pytest.fixture
def narrow(tmp_path):
    server = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"), quotas=SMALL)
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
    quotas = Quotas(SMALL)
    for _ in range(3):
        quotas.count_wrong_guess("192.0.2.1")

    quotas.check_guess("192.0.2.2")
    with pytest.raises(BadRequest):
        quotas.check_guess("192.0.2.1")


def test_a_full_server_says_so():
    with pytest.raises(BadRequest) as full:
        Quotas(QuotaLimits(tables=5)).check_new_room("192.0.2.1", {}, 5)

    assert "door-full" == full.value.reason.message


def test_tables_that_are_put_away_do_not_count():
    quotas = Quotas(SMALL)
    for code in ("A", "B"):
        quotas.count_new_room("192.0.2.1", code, {"A"})

    quotas.check_new_room("192.0.2.1", {"A"}, 1)


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
        lines = [{"x-forwarded-for": f"192.0.2.{n}"} for n in range(3)]
        codes = [(await http.post("/api/rooms", json={}, headers=h)).status_code for h in lines]

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
        responses = [await server.post("/api/rooms", {}, **{"x-forwarded-for": one}) for one in who]
    finally:
        server.close()

    assert codes == [answer.status_code for answer in responses]


async def test_one_address_cannot_take_all_plain_connections(narrow, monkeypatch):
    """Those that say nothing too; others, and who hangs up, make room."""
    monkeypatch.setattr(connections, "connection_limit", connections.ConnectionLimit())
    connections.connection_limit.most = 5
    lines = [await asyncio.open_connection("127.0.0.1", narrow.port) for _ in range(5)]
    reader, writer = await asyncio.open_connection("127.0.0.1", narrow.port)
    with suppress(ConnectionError):
        assert b"" == await reader.read()
    writer.close()
    for _, open_line in lines:
        open_line.close()
    async with asyncio.timeout(20):
        while connections.connection_limit._open:
            await asyncio.sleep(0.01)

    assert 200 == (await narrow.get("/api/health")).status_code


def test_a_proxy_that_was_named_may_have_any_number():
    networks = parse_networks("127.0.0.1, 10.89.28.0/24, nonsense")

    assert in_networks("10.89.28.7", networks)
    assert in_networks("127.0.0.1", networks)
    assert not in_networks("192.0.2.1", networks)
    assert not in_networks("a socket", networks)
    assert in_networks("2001:db8::1", parse_networks("*"))


async def test_the_numbers_are_not_for_the_world(tmp_path):
    url = f"sqlite:///{tmp_path}/t.sqlite"
    server = Server(open_database(url), metrics_token="s3cret")
    try:
        asked = [
            {},
            {"x-forwarded-for": "192.0.2.1"},
            {"x-forwarded-for": "192.0.2.1", "authorization": "Bearer wrong"},
            {"x-forwarded-for": "192.0.2.1", "authorization": "Bearer s3cret"},
        ]
        responses = [(await server.get("/api/metrics", **one)).status_code for one in asked]
    finally:
        server.close()

    assert [200, 403, 403, 200] == responses


async def test_without_a_token_only_this_machine_reads_the_numbers(fast):
    for more in ({}, {"authorization": "Bearer"}, {"authorization": ""}):
        asked = {"x-forwarded-for": "192.0.2.1", **more}

        assert 403 == (await fast.get("/api/metrics", **asked)).status_code


async def test_who_may_not_watch_a_match_is_not_told_who_plays(fast):
    async with match(fast, people=2, spectators=False) as (ada, _bob):
        closed = (await fast.get(f"/api/rooms/{ada.code}")).json()
    async with match(fast, people=2) as (ada, _bob):
        opened = (await fast.get(f"/api/rooms/{ada.code}")).json()

    assert {""} == {chair["name"] for chair in closed["chairs"]}
    assert "Ada" in {chair["name"] for chair in opened["chairs"]}


@pytest.mark.parametrize("begin", [True, False])
async def test_nobody_is_told_who_sits_at_a_table_that_is_locked_to_all(fast, begin):
    async with match(fast, people=2, begin=begin) as (ada, _bob):
        await ada.ok("lock", locked="all")
        locked = (await fast.get(f"/api/rooms/{ada.code}")).json()

    assert {""} == {chair["name"] for chair in locked["chairs"]}


async def test_nor_who_asks_for_a_seat(fast):
    async with match(fast, people=1, spectators=False) as (ada,):
        session = fast.session(ada.code)
        stranger = BrowserIdentity("stranger")
        asked = membership.request_chair(session.room, 1, "Eve", "r", stranger, time.time())
        await fast.do(session.change(lambda room: asked))
        closed = (await fast.get(f"/api/rooms/{ada.code}")).json()

    assert [""] == [request["name"] for request in closed["requests"]]
