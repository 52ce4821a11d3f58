"""A language model at a table, as far as the table can tell: it calls tools and reads."""

import random
import sys
from contextlib import asynccontextmanager

from mcp import Client, StdioServerParameters

from consigliere.agent_client.mcp_server import service
from consigliere.agent_client.seat import Seat
from consigliere.words import words

PROGRAM = ["-c", "from consigliere.cli import main; main()"]


class Agent:
    """It keeps everything it was told."""

    def __init__(self, client):
        self._client, self.heard = client, []

    async def call(self, tool, **arguments):
        """What the tool says: words and data."""
        result = await self._client.call_tool(tool, arguments)
        text = "\n".join(part.text for part in result.content)
        assert not result.is_error, text
        self.heard.append((text, result.structured_content))
        return text, result.structured_content

    async def refused(self, tool, **arguments):
        """The sentence it gets instead."""
        result = await self._client.call_tool(tool, arguments)
        (part,) = result.content
        assert result.is_error, part.text
        assert "Traceback" not in part.text
        return part.text

    async def tried(self, choice):
        """What came of an answer; None if the table has moved on, as it may while one thinks."""
        result = await self._client.call_tool("act", {"choice": choice})
        text = result.content[0].text
        if result.is_error:
            assert any(sign in text for sign in ("moved on", "new to you", "not asked")), text
            return None
        self.heard.append((text, result.structured_content))
        return result.structured_content

    async def play(self, seed=0):
        """To the end, by the numbers of the options."""
        rng = random.Random(seed)
        _, reply = await self.call("wait")
        while reply["phase"] != "over":
            reply = reply["asked"] and await self.tried(choice(reply["question"], rng))
            if not reply:
                _, reply = await self.call("wait", seconds=20)
        return reply

    async def until(self, predicate):
        """What its seat has heard of by then."""
        place = self.seat.place
        while not predicate(place):
            place.changed.clear()
            await place.changed.wait()


def first(question):
    """The first option, or the least there is."""
    least = question["least"]
    if question["form"] == "number":
        return least
    return 1 if question["form"] == "one" else list(range(1, least + 1))


def choice(question, rng):
    """Any legal one; of several pages the first will do."""
    if question["form"] == "number":
        return rng.randint(question["least"], question["most"])
    numbers = [option["number"] for option in question["options"]]
    if question["form"] == "some":
        return rng.sample(numbers, rng.randint(question["least"], question["most"]))
    return rng.choice(numbers)


@asynccontextmanager
async def seated(address, name="Agent", chair=None, lang="en"):
    """An agent in this process; its seat talks to the server over a real socket."""
    seat = Seat(address, words(lang))
    try:
        await seat.sit(name, chair)
        async with Client(service(seat)) as client:
            agent = Agent(client)
            agent.seat = seat
            yield agent
    finally:
        await seat.leave()


@asynccontextmanager
async def started(home, *args):
    """An agent whose seat is the program `consigliere mcp`."""
    env = {"HOME": str(home), "XDG_STATE_HOME": str(home / "state"), "LC_ALL": "C"}
    command = StdioServerParameters(
        command=sys.executable, args=[*PROGRAM, "mcp", *map(str, args)], env=env
    )
    async with Client(command) as client:
        yield Agent(client)
