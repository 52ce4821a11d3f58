"""What each message and route costs, in milliseconds of the server's process on a slow day.

The only table of costs; a test checks that every message and route is in it.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.handlers import BaseRouteHandler

from ..protocol import requests

MESSAGES: Final[dict[type[Any], float]] = {
    requests.Hello: 10.0,
    requests.Speak: 10.0,
    requests.Look: 5.0,
    requests.Tell: 3.0,
    requests.Why: 2.0,
    requests.Explain: 2.0,
    requests.Preview: 3.0,
    requests.Hint: 30.0,  # most of it in another process
    requests.Ping: 0.3,
    requests.Say: 3.0,
    requests.Answer: 3.0,
    requests.Order: 3.0,
    requests.Think: 3.0,
    requests.TakeBack: 10.0,
    requests.Propose: 5.0,
    requests.Vote: 5.0,
    requests.Sit: 10.0,
    requests.RequestSeat: 5.0,
    requests.Withdraw: 5.0,
    requests.Grant: 10.0,
    requests.Lock: 5.0,
    requests.Mute: 5.0,
    requests.Remove: 10.0,
    requests.Readmit: 5.0,
    requests.HandOn: 5.0,
    requests.Stand: 10.0,
    requests.Swap: 5.0,
    requests.Dress: 5.0,
    requests.Ready: 5.0,
    requests.Arrange: 5.0,
    requests.Hire: 5.0,
    requests.Shuffle: 5.0,
    requests.Begin: 20.0,
    requests.Rematch: 10.0,
    requests.Carry: 20.0,
    requests.Show: 20.0,
    requests.Return: 5.0,
}
ROUTES: Final[dict[str, float]] = {
    "http.page": 0.5,
    "http.games": 5.0,
    "http.rules": 3.0,
    "http.create": 30.0,
    "http.room": 3.0,
    "http.mine": 10.0,
    "http.invitation": 20.0,
    "http.record": 10.0,
    "http.manifest": 5.0,
    "http.health": 1.0,
    "http.ready": 2.0,
    "http.metrics": 2.0,
    "replay.bring": 200.0,
    "replay.replay": 50.0,
    "replay.log": 50.0,
    "replay.frames": 30.0,
    "replay.record": 10.0,
    "replay.fork": 100.0,
    "replay.begin_review": 100.0,  # most of it in another process
    "replay.review": 5.0,
    "replay.of_room": 3.0,
    "deals.start": 30.0,
    "deals.chances": 50.0,
    "editions.printed": 1.0,
    "editions.edition": 20.0,
    "editions.file": 3.0,
    "editions.check": 50.0,
    "editions.save": 50.0,
    "lessons.chapters": 2.0,
    "lessons.step": 40.0,  # the longest log of a chapter, told anew
    "lessons.query": 15.0,
    "lab.lab_view": 5.0,
    "lab.begin": 300.0,
    "lab.compare": 300.0,
    "lab.run": 3.0,
    "lab.stop": 10.0,
    "lab.resume": 100.0,
    "lab.drop": 10.0,
    "lab.report": 300.0,
    "openapi": 20.0,  # the API description
}


def message_cost(message: Any) -> float:
    """The cost of a message on a socket."""
    return MESSAGES[type(message)]


def route_cost(handler: BaseRouteHandler) -> float:
    """The cost of a request to that route."""
    return ROUTES[route_key(handler)]


def route_key(handler: BaseRouteHandler) -> str:
    """Its key in the table: the package of its module, and its name."""
    module = handler.fn.__module__
    if not module.startswith("consigliere.server."):
        return "openapi"  # made by the framework: the OpenAPI description
    return f"{module.split('.')[-2]}.{handler.fn.__name__}"
