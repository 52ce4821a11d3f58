"""Keys, tickets, seeds and shares stay out of logs and addresses."""

import logging
import re

import structlog

from .table import Person, match

SECRET = ("token", "ticket")


async def test_nothing_secret_is_written_down(fast, caplog, capfd):
    """A whole short match at the noisiest level."""
    lines = []
    structlog.configure(processors=[lambda _l, _n, event: lines.append(str(event)) or str(event)])
    for name in ("", "uvicorn", "uvicorn.error", "litestar", "asyncio"):
        caplog.set_level(logging.DEBUG, logger=name)
    caplog.set_level(logging.INFO, logger="sqlalchemy.engine")  # statements, not what they find
    caplog.set_level(logging.WARNING, logger="websockets.client")  # of the people here
    secrets = await played(fast)
    written = "\n".join([*lines, caplog.text, *capfd.readouterr()])

    assert len(secrets) > 6
    assert [] == [name for name, secret in secrets.items() if secret in written]


async def played(server):
    """Everything nobody else may know of a match that was played."""
    async with match(server, people=2) as (ada, bob):
        carried = await ada.ok("carry", chair=0)
        shown = await bob.ok("show")
        async with Person(server, ada.code, ticket=carried["ticket"]) as phone:
            room = server.session(ada.code).room
            await ada.ok("say", text="a line of chat nobody else should read")
            await ada.ask("answer", seat=0, at=0, pick=[99])
            tokens = [*ada.tokens, *bob.tokens, *phone.tokens]
    secrets = {f"token {n}": token for n, token in enumerate(tokens)}
    secrets |= {f"digest {n}": d for n, c in enumerate(room.chairs) for d in c.secrets}
    secrets |= {f"seed {n}": seed for n, seed in enumerate(room.seeds)}
    secrets |= {"ticket": carried["ticket"], "screen": shown["ticket"]}
    return secrets | {"chat": "nobody else should read"}


async def test_no_route_takes_a_secret_in_its_address(fast):
    document = (await fast.get("/api/schema/openapi.json")).json()
    asked = [
        parameter["name"]
        for path in document["paths"].values()
        for route in path.values()
        for parameter in route.get("parameters", [])
    ]

    assert [] == [name for name in asked if re.search("token|secret|ticket|seed|share", name)]
