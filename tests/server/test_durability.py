"""The program in a process of its own: killed in the middle, started again, closed cleanly."""

import random
import signal

import pytest

from ..sample import BIDDING
from .program import Program
from .table import Person, somehow
from .test_whole_games import recorded


@pytest.fixture
def program(tmp_path, url):
    """Starts the program on the test's database, as often as it is called."""
    started = []

    def start(command="serve"):
        started.append(Program(tmp_path, url, command))
        return started[-1]

    yield start
    for one in started:
        one.close()


async def answered(person, answers, rng):
    """So many answers that were acknowledged, the last one's message with them."""
    last = {}
    for i in range(answers):
        await person.until(lambda: person.over or person.questions())
        seat, question = person.questions()[0]
        last = {"id": f"a{i}", "seat": seat, "at": question["at"], "pick": somehow(question, rng)}
        reply = await person.ask("answer", **last)
        assert "done" == reply["t"], reply
    return last


async def test_killed_in_the_middle_the_match_goes_on_from_what_was_acknowledged(program):
    rng, server = random.Random(2), program()
    made = await server.room(bots="random", game=BIDDING, seats=2)
    async with Person(server, made["code"], made["token"]) as ada:
        last = await answered(ada, 6, rng)
        n, scores = ada.table["n"], ada.table["scores"]
        server.kill()
    server = program()
    async with Person(server, made["code"], made["token"]) as ada:
        await ada.until(lambda: ada.table)
        assert n <= ada.table["n"]
        assert scores == ada.table["scores"] or ada.table["n"] > n
        assert "done" == (await ada.ask("answer", **last))["t"]
        await ada.play(3)
        record = await recorded(server, made["code"], BIDDING)

        assert ada.table["end"]["scores"] == list(record.scores)
    code, out, err = server.stop()

    assert (0, "") == (code, err.replace(_logs(err), "")), err
    assert "Closed" in out


def _logs(err):
    """The lines that are logs, at most of level info."""
    return "".join([f"{line}\n" for line in err.splitlines() if '"level": "info"' in line])


@pytest.mark.parametrize("how, command", [(signal.SIGTERM, "serve"), (signal.SIGINT, "play")])
async def test_closed_while_people_play_it_says_goodbye(program, how, command):
    server = program(command)
    made = await server.room(bots="random")
    async with Person(server, made["code"], made["token"]) as ada:
        await ada.until(lambda: ada.table)
        code, out, err = server.stop(how)
        await ada.until(lambda: ada.closed)

        assert 0 == code, err
        assert "Traceback" not in err
        assert "Closed. All tables are kept." in out
