"""Dask: a scheduler and workers of their own; one of them dies in the middle."""

import re
import socket
import subprocess
import sys
from contextlib import ExitStack

import pytest
from distributed import Client

from consigliere.games import game
from consigliere.kernel import Refusal
from consigliere.lab.dask import Cluster
from consigliere.lab.engine import InProcess
from consigliere.lab.simulate import Plan, play_one
from consigliere.lab.study.tables import load

from ..cli.run import ctrl_c, start, start_up_to
from .studies import GAME, QUICK, played, tables

PLAN = Plan(game(GAME).setup(2), ("random",) * 2, 9)
MODULE = "distributed.cli.dask_{}"
WORKER = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0")


def started(stack, kind, *args):
    """A process of Dask, ended with the test whatever happens."""
    command = [sys.executable, "-m", MODULE.format(kind), *args]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    stack.callback(process.stderr.close)
    stack.callback(process.wait)
    stack.callback(process.kill)
    return process


@pytest.fixture
def cluster():
    """The address of a scheduler, and two workers on two addresses of this machine."""
    with ExitStack() as stack:
        scheduler = started(stack, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-show")
        lines = (line.decode() for line in scheduler.stderr)
        address = next(filter(None, (re.search(r"Scheduler at: +(\S+)", line) for line in lines)))
        hosts = ("127.0.0.1", "127.0.0.2")
        workers = [started(stack, "worker", address[1], "--host", h, *WORKER) for h in hosts]
        assert set(hosts) == hosts_of(address[1], 2)
        yield address[1], workers


def hosts_of(address, workers):
    """Where so many workers are, once they have come."""
    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(workers, timeout=30)
        return {one["host"] for one in client.scheduler_info()["workers"].values()}


def test_a_worker_that_is_killed_takes_no_game_with_it(cluster, tmp_path):
    """Each game comes once, the same as anywhere; and so do the tables of a study."""
    address, workers = cluster
    got = []
    for one in Cluster(address, 3, 60).run(play_one, PLAN, range(90)):
        got.append(one)
        if len(got) == 20:
            workers[1].kill()

    assert -9 == workers[1].wait(10)
    assert {"127.0.0.1"} == hosts_of(address, 1)
    assert list(InProcess().run(play_one, PLAN, range(90))) == sorted(got, key=lambda o: o.number)
    here = tables(played(tmp_path / "here"))
    assert here == tables(played(tmp_path / "there", QUICK, Cluster(address, 1)))


def test_a_run_that_is_stopped_leaves_the_scheduler_free(cluster):
    address, _ = cluster
    games = Cluster(address, 1, 60).run(play_one, PLAN, range(10_000))
    next(games)
    games.close()

    assert 3 == len(list(Cluster(address, 1).run(play_one, PLAN, range(3))))


def test_ctrl_c_is_clean(cluster, tmp_path):
    """One sentence, what is finished is kept, and the scheduler serves the next."""
    address, _ = cluster
    (tmp_path / "plan.toml").write_text(QUICK.replace("games = 4", "games = 4000"))
    dask = ("--engine", "dask", "--address", address)
    games = tmp_path / "out" / "games.jsonl"
    run = ("lab", "run", tmp_path / "plan.toml", "--out", tmp_path / "out", *dask)
    process = start_up_to("step", *run)
    _, result = ctrl_c(process)

    assert (130, 1) == (process.returncode, len(result.splitlines())), result
    assert 0 < len(games.read_bytes().splitlines()) == len(load(tmp_path / "out", "games"))
    assert 3 == len(list(Cluster(address, 1).run(play_one, PLAN, range(3))))


def test_the_program_says_so_in_one_sentence():
    """No traceback of Dask, no log of it."""
    args = ("simulate", GAME, "--players", 2, "--games", 3, "--engine", "dask")
    process = start(*args, "--address", "tcp://127.0.0.1:9")
    _, result = process.communicate(timeout=60)

    assert 2 == process.returncode
    assert ["No Dask scheduler answers at tcp://127.0.0.1:9."] == result.splitlines()


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "http://x", ""])
def test_nobody_there_is_one_sentence(address, capfd):
    with pytest.raises(Refusal) as refusal:
        list(Cluster(address, patience_s=1).run(play_one, PLAN, range(3)))

    assert "dask-unreachable" == refusal.value.reason.message
    assert ("", "") == capfd.readouterr()


def test_something_else_that_listens_is_no_scheduler():
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"tcp://127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(Refusal) as refusal:
            list(Cluster(address, patience_s=1).run(play_one, PLAN, range(3)))

    assert "dask-unreachable" == refusal.value.reason.message
