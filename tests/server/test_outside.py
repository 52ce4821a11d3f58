"""Programs of other people at a table: they know docs/protocol.md and nothing else."""

import ast
import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from consigliere.server.rooms import commands
from consigliere.server.storage import open_database

from ..bots.installed import site  # noqa: F401
from ..sample import BUILDING
from .table import Person, Server
from .test_whole_games import recorded

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.py"


async def outsider(address, name):
    """The example in a process of its own."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-I", str(EXAMPLE), address, name, "0"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


async def left(process):
    """Exit code, stdout and stderr of it."""
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def test_two_programs_and_a_bot_play_a_whole_game(fast, monkeypatch):
    monkeypatch.setattr(commands, "DEFAULT", "greedy")
    made = await fast.room(game=BUILDING, seats=3)
    async with Person(fast, made["code"], made["token"]) as host:
        address = f"{fast.url}/t/{made['code']}"
        programs = [await outsider(address, name) for name in ("Left", "Right")]
        await host.ok("ready", chair=0)
        await host.until(lambda: all(chair["ready"] for chair in host.room["chairs"]))
        await host.ok("begin")
        await host.ok("stand", chair=0)  # a bot takes the chair
        ends = await asyncio.gather(*map(left, programs))
        record = await recorded(fast, made["code"], BUILDING)

        assert ["person"] * 2 == [chair["kind"] for chair in host.room["chairs"][1:]]
        assert [(0, "")] * 2 == [(code, err) for code, _, err in ends], ends
        assert record.scores
        assert all("Left" in out and "Right" in out for _, out, _ in ends)


@pytest.mark.parametrize("full", [True, False], ids=["no chair", "no such table"])
async def test_it_leaves_with_a_sentence(fast, full):
    made = await fast.room(game=BUILDING, seats=2)
    async with Person(fast, made["code"]) as other:
        await other.ok("sit", chair=1, name="Bob")
        program = await outsider(f"{fast.url}/t/{made['code'] if full else 'AAAAA'}", "Third")
        code, _, err = await left(program)

        assert (2, 1) == (code, len(err.splitlines())), err
        assert ("chairs are taken" if full else "no table with the code AAAAA") in err


def test_it_uses_nothing_of_ours():
    found = [n for n in ast.walk(ast.parse(EXAMPLE.read_text())) if isinstance(n, ast.ImportFrom)]
    names = {n.module.partition(".")[0] for n in found}

    assert {"urllib", "websockets"} == names


FIRST = "def first(game): return lambda view, rolls: next(iter(view.decision.options))"


async def test_a_bot_of_another_package_is_offered_and_plays(site, tmp_path):  # noqa: F811
    site.install("simple", "simple_bots", FIRST, first="first")
    server = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"))
    try:
        games = {game["key"]: game for game in (await server.get("/api/games")).json()}
        made = await server.room(bots="first", game=BUILDING, seats=2)
        async with Person(server, made["code"], made["token"]) as ada:
            await ada.play(seed=1)

        assert "first" in games[BUILDING]["bots"]
        assert ada.over
    finally:
        server.close()
