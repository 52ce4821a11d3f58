"""Who computes when: addresses and tables in turn, and a process that hangs is replaced."""

import asyncio
import os
import signal
import sys

import pytest

from consigliere.server.storage import open_database
from consigliere.server.workers.bots import is_slow
from consigliere.server.workers.pool import Pool
from consigliere.server.workers.queues import Claim, FairQueue
from consigliere.server.workers.worker import Worker, WorkerDied, WorkerTimeout

from .table import PATIENCE, Server, match


def queue(*claims, most=1):
    made = FairQueue(most)
    for n, claim in enumerate(claims):
        made.put(claim, n)
    return made


def order(waiting, **how):
    """The numbers in which work is taken, each done before the next."""
    taken = []
    while (found := waiting.take(**how)) is not None:
        taken.append(found[1])
        waiting.done(found[0])
    return taken


def test_addresses_take_turns():
    many = [Claim("many", str(n)) for n in range(4)]

    assert [0, 4, 1, 5, 2, 3] == order(queue(*many, Claim("few", "A"), Claim("few", "B")))


def test_the_tables_of_an_address_take_turns():
    first, second = Claim("one", "A"), Claim("one", "B")

    assert [0, 3, 1, 2] == order(queue(first, first, first, second))


def test_what_is_short_goes_before_what_is_long():
    long = [Claim("one", "A", long=True), Claim("one", "B", long=True)]

    assert [2, 0, 1] == order(queue(*long, Claim("one", "C")))


def test_a_worker_for_short_work_takes_no_other():
    waiting = queue(Claim("one", "A", long=True), Claim("two", "B"))

    assert [1] == order(waiting, short_only=True)
    assert 1 == len(waiting)


def test_long_work_of_one_address_uses_only_its_share_of_the_workers():
    mine, theirs = Claim("mine", "A", long=True), Claim("theirs", "C", long=True)
    waiting = queue(mine, mine, mine, theirs, most=2)
    taken = [waiting.take()[1] for _ in range(3)]

    assert [0, 3, 1] == taken
    assert waiting.take() is None
    waiting.done(mine)
    assert 2 == waiting.take()[1]


def test_how_much_an_address_has_under_way():
    """What waits and what runs; short work does not count."""
    long = Claim("one", "A", long=True)
    waiting = queue(long, long, most=2)
    waiting.put(Claim("one", "B"), "short")
    for _ in range(2):
        waiting.take()

    assert (2, 0) == (waiting.load("one"), waiting.load("two"))
    waiting.done(long)
    assert 1 == waiting.load("one")


class Slow:
    """A worker on a clock of its own: each piece of work is a number of seconds."""

    def __init__(self, nice):
        self.done = []

    async def ready(self):
        pass

    async def run(self, work, seconds):
        took, name = work()
        await asyncio.sleep(took)
        self.done.append(name)
        return name

    def close(self):
        pass


@pytest.fixture
def pool():
    return Pool(2, make=Slow)


def piece(took, name):
    return lambda: (took, name)


@pytest.mark.parametrize("tables", [4, 10])
async def test_expert_tables_of_one_address_leave_the_others_their_pace(pool, tables):
    """However many think for long, a short thought waits for none of them."""
    experts = [
        asyncio.ensure_future(pool.run(piece(60, n), Claim("crowd", str(n), long=True)))
        for n in range(tables)
    ]
    async with asyncio.timeout(PATIENCE):
        for n in range(5):
            assert n == await pool.run(piece(0, n), Claim("guest", "G"))

    assert [False] * tables == [one.done() for one in experts]
    pool.close()


async def test_more_long_thoughts_of_one_address_are_shorter(pool):
    """They share the time of one; those of another address have all of theirs."""
    seconds = []

    def work(most):
        seconds.append(round(most, 2))
        return piece(0, "done")

    crowd = [pool.run_timed(work, Claim("crowd", str(n), long=True)) for n in range(4)]
    guest = pool.run_timed(work, Claim("guest", "G", long=True))
    await asyncio.gather(*crowd, guest)

    assert [1.0, 1.33, 2.0, 4.0, 4.0] == sorted(seconds)
    pool.close()


async def test_nobody_waits_any_more_and_nothing_is_computed(pool):
    """A bot whose question was answered otherwise is taken out of the queue."""
    first = asyncio.ensure_future(pool.run(piece(0.01, "first"), Claim("one", "A", long=True)))
    waiting = asyncio.ensure_future(pool.run(piece(0, "second"), Claim("one", "A", long=True)))
    await asyncio.sleep(0)
    waiting.cancel()
    await first
    await pool.run(piece(0, "third"), Claim("one", "A", long=True))

    assert ["first", "third"] == pool._workers[1].done
    pool.close()


@pytest.mark.parametrize(
    ("level", "long"),
    [
        ("greedy", False),
        ("normal", False),
        ("normal:builder", False),
        ("normal@900", True),
        ("hard", True),
        ("expert", True),
        ("expert:builder", True),
        ("of-a-package", True),
    ],
)
def test_which_levels_may_take_long(level, long):
    assert long == is_slow(level)


def gone(pid):
    """Wait until a process is no more."""

    async def ended():
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return True
            await asyncio.sleep(0.01)

    return asyncio.wait_for(ended(), PATIENCE)


def hang():
    os.kill(os.getpid(), signal.SIGSTOP)


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def complain():
    raise ValueError("as asked")


async def test_a_worker_that_hangs_is_killed_at_its_deadline():
    worker = Worker()
    pid = await worker.run(os.getpid, PATIENCE)
    with pytest.raises(WorkerTimeout):
        await worker.run(hang, 0.2)

    assert await gone(pid)
    assert pid != await worker.run(os.getpid, PATIENCE)
    worker.close()


async def test_a_worker_that_dies_says_so_and_the_next_work_finds_another():
    worker = Worker()
    with pytest.raises(WorkerDied):
        await worker.run(die, PATIENCE)

    assert await worker.run(os.getpid, PATIENCE)
    worker.close()


async def test_what_goes_wrong_in_a_worker_is_told():
    worker = Worker()
    pid = await worker.run(os.getpid, PATIENCE)
    with pytest.raises(ValueError, match="as asked"):
        await worker.run(complain, PATIENCE)

    assert pid == await worker.run(os.getpid, PATIENCE)
    worker.close()
    assert await gone(pid)


def loaded():
    return "wave" in sys.modules


async def test_a_worker_imports_what_it_needs_before_its_first_deadline():
    """On a busy machine importing the server's modules takes longer than the work."""
    worker, bare = Worker(modules=("wave",)), Worker()

    assert await worker.run(loaded, PATIENCE)
    assert not await bare.run(loaded, PATIENCE)
    worker.close()
    bare.close()


async def test_a_pool_knows_that_a_worker_is_missing_until_it_is_back():
    pool = Pool(1)
    with pytest.raises(WorkerTimeout):
        await pool.run(hang, deadline=0.2)
    assert not pool.healthy()
    assert 1 == len(pool.missing_for())

    assert await pool.run(os.getpid)
    assert pool.healthy()
    assert 1 == pool.replaced
    pool.close()


async def test_a_worker_that_was_killed_is_asked_again():
    pool = Pool(1)
    os.kill(await pool.run(os.getpid), signal.SIGKILL)

    assert await pool.run(os.getpid)
    assert pool.healthy()
    pool.close()


@pytest.fixture
def hasty(tmp_path):
    """A server whose bots have a second for a thought."""
    server = Server(open_database(f"sqlite:///{tmp_path}/t.sqlite"))
    server.services.bots.deadline = 1.0
    yield server
    server.close()


async def test_the_game_goes_on_when_the_bots_process_is_stopped(hasty):
    """At the deadline the bot answers by a cheaper level, and the process is another one."""
    async with match(hasty, people=1, seats=3) as (ada,):
        pid = await hasty.do(hasty.services.bots.run(os.getpid))
        os.kill(pid, signal.SIGSTOP)
        for _ in range(3):
            await ada.asked()
            await ada.answer([0])
        await ada.asked()

        assert await gone(pid)
        assert pid != await hasty.do(hasty.services.bots.run(os.getpid))
        assert hasty.services.bots.healthy()


async def test_a_hint_comes_when_the_process_of_the_reviews_is_stopped(hasty):
    """The analyst has two processes, and hints wait for no review."""
    async with match(hasty, people=1, seats=3) as (ada,):
        analyst = hasty.services.analysis
        review = asyncio.run_coroutine_threadsafe(
            analyst.run(hang, Claim("there", "R", long=True), PATIENCE),
            hasty.registry._tasks[0].get_loop(),
        )
        question = await ada.asked()

        assert "hinted" == (await ada.ok("hint", seat=0, at=question["at"]))["t"]
        assert not review.done()
        review.cancel()
