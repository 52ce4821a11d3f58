"""One client that asks for too much of one kind: it is refused, and nobody else notices.

How long others wait is measured by `python3 make.py soak abuse`; here it is only counted.
"""

import asyncio

import pytest
from msgspec.structs import replace

from consigliere.games import game
from consigliere.kernel import write_record
from consigliere.server.http import request_cost
from consigliere.server.http.rate_limits import UNLIMITED, Rate, RateLimiter
from consigliere.server.protocol import requests

from ..analyst.table import finished
from ..sample import BIDDING, REACTING
from ..soak import abuse
from ..soak._abuser import FROM, Attack, Target, kinds
from .table import PATIENCE, match

ALLOWED = 16.0  # milliseconds of work, once
MOST = 30  # requests
COSTS = {
    "ping": request_cost.MESSAGES[requests.Ping],
    "speak": request_cost.MESSAGES[requests.Speak],
    "look": request_cost.MESSAGES[requests.Look],
    "tell": request_cost.MESSAGES[requests.Tell],
    "chat": request_cost.MESSAGES[requests.Say],
    "hello": request_cost.MESSAGES[requests.Hello],
    "preview": request_cost.MESSAGES[requests.Preview],
    "page": request_cost.ROUTES["http.page"],
    "room": request_cost.ROUTES["http.invitation"],
    "log": request_cost.ROUTES["replay.log"],
    "frames": request_cost.ROUTES["replay.frames"],
    "summary": request_cost.ROUTES["replay.replay"],
    "review": request_cost.ROUTES["replay.begin_review"],
    "upload": request_cost.ROUTES["replay.bring"],
    "check": request_cost.ROUTES["editions.check"],
    "lesson": request_cost.ROUTES["lessons.step"],
    "tables": request_cost.ROUTES["http.create"],
}


@pytest.mark.parametrize("kind", COSTS)
async def test_others_play_on_and_the_abuser_is_refused(fast, kind, monkeypatch):
    """What is served to it costs no more than it is allowed; all of the others' is served."""
    async with match(fast, people=1, seats=3) as (ada,):
        await ada.asked()
        attack = Attack(await target(fast, ada), PATIENCE, pause=0.0, most=MOST)
        monkeypatch.setattr(fast.services, "rate_limiter", rate_limiter())
        await kinds(attack)[kind]()
        for _ in range(2):
            await ada.asked()
            assert "done" == (await ada.answer([0]))["t"]

        granted, refused = await fast.services.rate_limiter.until(MOST)
        assert granted <= ALLOWED
        assert refused >= MOST - 2 - ALLOWED / COSTS[kind]


@pytest.mark.parametrize(
    ("seen", "counts"), [({}, False), ({"sent": 1}, False), ({"sent": 6}, True)]
)
def test_an_abuser_that_sent_nothing_proves_nothing(seen, counts):
    assert counts is abuse.tried(seen)


def rate_limiter():
    """Of which nothing comes back."""
    return Counting(replace(UNLIMITED, work_of_address=Rate(1e-9, ALLOWED)))


class Counting(RateLimiter):
    """It notes what the abuser was granted, and how often it was refused."""

    def __init__(self, allowance):
        super().__init__(allowance)
        self.granted, self.asked = [], 0

    def _work(self, here, request_cost):
        abuser = here == FROM
        self.asked += abuser
        super()._work(here, request_cost)
        self.granted += [min(request_cost, ALLOWED)] if abuser else []

    async def until(self, asked):
        """What was granted, and how often not, when so much has been asked for."""
        async with asyncio.timeout(PATIENCE):
            while self.asked < asked:
                await asyncio.sleep(0.01)
        return round(sum(self.granted), 3), self.asked - len(self.granted)


async def target(server, ada):
    record = write_record(finished(REACTING))
    response = await server.post("/api/replays", record, **{"content-type": "text/plain"})
    edition = str(game(BIDDING).editions["standard"].text)
    replays, lesson = [response.json()["id"]], abuse.last_lesson()
    return Target(server.port, ada.code, ada.table["n"], replays, record, edition, lesson)
