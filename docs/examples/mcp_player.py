"""A player that knows nothing but the tools of `consigliere mcp`: it takes the first option.

    pip install "consigliere[mcp]"
    python mcp_player.py http://localhost:1928/t/CODE [NAME]

A language-model agent does the same, and thinks between `legal` and `act`.
"""

import asyncio
import sys

from mcp import Client, StdioServerParameters

PROGRAM = ["-c", "from consigliere.cli import main; main()", "mcp"]


def first(question):
    """The first option, or as many as there must be, or the least number."""
    least = question["least"]
    if question["form"] == "number":
        return least
    return 1 if question["form"] == "one" else list(range(1, least + 1))


async def play(url, name="Clara"):
    command = [*PROGRAM, url, "--name", name]
    async with Client(StdioServerParameters(command=sys.executable, args=command)) as table:
        while True:
            told = await table.call_tool("wait", {"seconds": 60})
            print(told.content[0].text)
            if told.is_error or told.structured_content["phase"] == "over":
                return
            if told.structured_content["asked"]:
                choice = first(told.structured_content["question"])
                await table.call_tool("act", {"choice": choice})


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
