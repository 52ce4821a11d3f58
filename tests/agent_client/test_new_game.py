"""A language model plays a game of another package, as it plays ours."""

from consigliere.games import game
from consigliere.kernel import read_record, verify
from consigliere.server.storage import open_database

from ..outside import PIER
from ..server.table import Person, Server
from .agent import seated


async def test_the_mcp_server_plays_a_game_of_another_package(pier, tmp_path):
    server = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"))
    try:
        made = await server.room(game=PIER, seats=2, options={})
        async with Person(server, made["code"], made["token"]) as host:
            async with seated(f"{server.url}/t/{made['code']}") as agent:
                await host.ok("ready", chair=0)
                await host.until(lambda: all(chair["ready"] for chair in host.room["chairs"]))
                await host.ok("begin")
                reply, _ = await agent.call("observe")
                assert "Pier Dice" in reply and PIER not in reply
                await host.ok("stand", chair=0)
                end = await agent.play(seed=1)
            record = read_record((await server.get(f"/api/rooms/{made['code']}/record")).text)

            verify(game(PIER), record)
            assert end["scores"] == list(record.scores)
    finally:
        server.close()
