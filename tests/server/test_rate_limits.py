"""Every request is charged by what it costs; who asks for too much is told when to come again."""

import asyncio

import pytest

from consigliere.kernel import write_record
from consigliere.server.http import request_cost
from consigliere.server.http.rate_limits import UNLIMITED, Allowance, Bucket, Rate, RateLimiter
from consigliere.server.protocol import requests
from consigliere.server.protocol.requests import FromClient
from consigliere.server.rooms.model import BadRequest
from consigliere.server.storage import open_database

from ..analyst.table import finished
from ..sample import REACTING
from ..soak._line import Line
from .table import PATIENCE, Person, Server, match

HERE, THERE = "192.0.2.1", "192.0.2.2"
NEVER = 1e-9  # a second: what is spent stays spent


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def strict(tmp_path):
    """A server with a small allowance of one's own, by its parts."""
    made = []

    def server(**parts):
        allowed = {name: getattr(UNLIMITED, name) for name in UNLIMITED.__struct_fields__}
        database = open_database(f"sqlite:///{tmp_path}/t{len(made)}.sqlite")
        made.append(Server(database, allowance=Allowance(**{**allowed, **parts})))
        return made[-1]

    yield server
    for one in made:
        one.close()


def refused(work):
    with pytest.raises(BadRequest) as found:
        work()
    return found.value.reason.message, dict(found.value.reason.args)


def test_a_bucket_fills_again_in_its_time():
    bucket = Bucket(Rate(a_second=2.0, at_once=10.0), now=0.0)
    assert (0.0, 0.0) == (bucket.take(6.0, 0.0), bucket.take(4.0, 0.0))

    assert 1.5 == bucket.take(3.0, 0.0)
    assert 0.5 == bucket.take(3.0, 1.0)
    assert 0.0 == bucket.take(3.0, 1.5)


def test_a_bucket_is_never_fuller_than_full():
    bucket = Bucket(Rate(a_second=2.0, at_once=10.0), now=0.0)

    assert (0.0, 2.5) == (bucket.take(10.0, 1000.0), bucket.take(5.0, 1000.0))


def test_what_costs_more_than_all_takes_all():
    bucket = Bucket(Rate(a_second=2.0, at_once=10.0), now=0.0)

    assert (0.0, 0.5) == (bucket.take(300.0, 0.0), bucket.take(1.0, 0.0))


def test_one_socket_uses_up_its_own_and_not_that_of_its_address(clock):
    rate_limiter = RateLimiter(Allowance(work_of_socket=Rate(1.0, 20.0)), clock)
    one, other = rate_limiter.socket(), rate_limiter.socket()
    look = requests.Look("id", 1)
    for _ in range(4):
        rate_limiter.message(one, HERE, look)

    assert ("too-much", {"seconds": 5}) == refused(lambda: rate_limiter.message(one, HERE, look))
    rate_limiter.message(other, HERE, look)
    clock.now = 5.0
    rate_limiter.message(one, HERE, look)


def test_many_sockets_of_one_address_use_up_that_of_the_address(clock):
    rate_limiter = RateLimiter(Allowance(work_of_address=Rate(1.0, 20.0)), clock)
    look, sockets = requests.Look("id", 1), [rate_limiter.socket() for _ in range(5)]
    for one in sockets[:4]:
        rate_limiter.message(one, HERE, look)

    assert "too-much" == refused(lambda: rate_limiter.message(sockets[4], HERE, look))[0]
    rate_limiter.message(sockets[4], THERE, look)


def test_every_message_and_every_route_has_its_cost(fast):
    """A new one without is found here, and not by a client that asks for it."""
    routes = {request_cost.route_key(h) for r in fast.app.routes for h in handlers(r)}

    assert set(FromClient.__args__) == set(request_cost.MESSAGES)
    assert routes == set(request_cost.ROUTES)


def handlers(route):
    found = getattr(route, "route_handlers", [])
    return [h for h in found if h.fn.__name__ != "options_handler"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Too much was asked"), ("it", "Da qui sono arrivate"), ("de", "Von hier kamen")],
)
async def test_a_refused_request_says_when_to_come_again(strict, lang, said):
    server = strict(work_of_address=Rate(NEVER, 10.0))
    assert 200 == (await server.get("/api/games")).status_code
    assert 200 == (await server.get("/api/games")).status_code
    answer = await server.get(f"/api/rules/{REACTING}", **{"accept-language": lang})

    assert 429 == answer.status_code
    assert int(answer.headers["retry-after"]) > 1
    assert "about:blank#too-much" == answer.json()["type"]
    assert answer.json()["detail"].startswith(said)


async def test_who_looks_too_often_is_refused_and_the_game_goes_on(strict):
    server = strict(work_of_socket=Rate(NEVER, 60.0))
    async with match(server, people=1, seats=3) as (ada,), Person(server, ada.code) as eve:
        for _ in range(10):
            await eve.ok("look", n=1)

        assert "too-much" == await eve.refused("look", n=1)
        await ada.asked()
        assert "done" == (await ada.answer([0]))["t"]


async def test_watchers_share_what_may_be_said_in_a_room(strict):
    server = strict(chat_of_watchers=Rate(NEVER, 4.0))
    async with (
        match(server, people=1, seats=3) as (ada,),
        Person(server, ada.code) as eve,
        Person(server, ada.code) as bob,
    ):
        for who in (eve, bob, eve, bob):
            await who.ok("say", text="hello")

        assert "too-much" == await eve.refused("say", text="hello")
        assert "too-much" == await bob.refused("say", text="hello")
        await ada.ok("say", text="who sits may go on")


async def test_an_address_has_its_limit_of_chat_in_all_rooms(strict):
    server = strict(chat_of_address=Rate(NEVER, 2.0))
    async with match(server, people=1) as (ada,), match(server, people=1) as (bob,):
        await ada.ok("say", text="one")
        await bob.ok("say", text="two")

        assert "too-much" == await ada.refused("say", text="three")


async def test_who_dials_too_often_is_told_so(strict):
    server = strict(connections=Rate(NEVER, 2.0))
    made = await server.room()
    for _ in range(2):
        async with Person(server, made["code"]) as ada:
            assert ada.last("welcome")
    third = await Line.open(server.port)

    assert await third.until(b"too-much", PATIENCE)
    assert (4429).to_bytes(2) == (await third.closing(PATIENCE))[:2]
    await third.end()


async def test_new_records_of_an_address_are_counted_and_known_ones_are_not(strict):
    server = strict(uploads=Rate(NEVER, 1.0))
    record = write_record(finished(REACTING))
    plain = {"content-type": "text/plain"}
    first = await server.post("/api/replays", record, **plain)
    again = await server.post("/api/replays", record, **plain)
    renamed = await server.post("/api/replays", f"{record}\n# seat 0 hat - Mallory\n", **plain)

    assert [201, 201, 429] == [one.status_code for one in (first, again, renamed)]
    assert first.json() == again.json()


async def test_an_address_has_so_many_reviews_at_a_time(strict, monkeypatch):
    server = strict(reviews=1)
    record = write_record(finished(REACTING))
    response = await server.post("/api/replays", record, **{"content-type": "text/plain"})
    gate = asyncio.Event()

    async def waits(work, **more):
        await gate.wait()

    monkeypatch.setattr(server.services.analysis, "run", waits)
    review = f"/api/replays/{response.json()['id']}/review"
    first, second = await server.post(review, b""), await server.post(f"{review}?deep=true", b"")

    assert [201, 429] == [first.status_code, second.status_code]
    assert "about:blank#review-many" == second.json()["type"]
