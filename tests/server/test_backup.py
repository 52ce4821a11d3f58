"""A backup of a running server, brought back elsewhere: the same tables, the same keys."""

import random
import sqlite3

import pytest

from consigliere.kernel import Refusal
from consigliere.server.storage import open_database
from consigliere.server.storage.backup import create_backup
from consigliere.server.storage.restore import restore

from ..sample import REACTING
from .conftest import BOTH
from .older import VERSIONS, Old
from .table import Person, Server, match, whose_turn


@pytest.fixture
def file(tmp_path):
    return tmp_path / "evening.backup"


@pytest.fixture(params=BOTH)
def elsewhere(request, tmp_path):
    """The address of another empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/elsewhere.sqlite"
    return request.getfixturevalue("postgres").fresh()


def refusal(work, *args):
    with pytest.raises(Refusal) as refused:
        work(*args)
    return refused.value.reason.message


def rows(url):
    database = open_database(url)
    with database.engine.connect() as c:
        found = c.exec_driver_sql("SELECT count(*) FROM rooms").scalar()
    database.close()
    return found


async def test_a_match_backed_up_in_the_middle_goes_on_elsewhere(own_server, url, file, elsewhere):
    rng = random.Random(4)
    async with match(own_server, people=2) as (ada, bob):
        for _ in range(4):
            asked, *_ = await whose_turn(ada, bob)
            await asked.answer_somehow(rng)
        await ada.ok("say", chair=0, text="Back it up")
        n, code = ada.table["n"], ada.code
        create_backup(url, file)
        keys = [ada.tokens[0], bob.tokens[0]]
    restore(elsewhere, file)
    again = Server(open_database(elsewhere))
    try:
        async with Person(again, code, *keys) as both:
            await both.until(lambda: both.table)
            assert [0, 1] == both.chairs
            assert n <= both.table["n"]
            assert ["Back it up"] == [line["text"] for line in both.last("welcome")["chat"]]
            await both.play(2)

            assert both.over
    finally:
        again.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_an_older_version_is_brought_to_ours(url, file, elsewhere, version):
    """It is taken as it is: what is backed up before an upgrade is not upgraded by it."""
    old = Old(url, version)
    assert version == create_backup(url, file).revision
    restore(elsewhere, file)

    assert len(old.rooms) == rows(elsewhere)


def test_only_an_empty_database_is_filled(url, file):
    Old(url, "0004")
    create_backup(url, file)
    before = rows(url)

    assert "restore-not-empty" == refusal(restore, url, file)
    assert before == rows(url)


@pytest.fixture
def taken(tmp_path, file):
    """A backup, and a place for it."""
    old = f"sqlite:///{tmp_path}/old.sqlite"
    Old(old, "0004")
    create_backup(old, file)
    return file


def test_a_backup_of_which_a_bit_is_wrong_is_refused(taken, elsewhere, tmp_path):
    whole = bytearray(taken.read_bytes())
    at = whole.index(b"Good evening")
    whole[at] ^= 1
    taken.write_bytes(whole)

    assert "backup-damaged" == refusal(restore, elsewhere, taken)
    assert 0 == rows(elsewhere)


@pytest.mark.parametrize("share", [0.2, 0.6, 0.95])
def test_half_a_backup_is_refused(taken, tmp_path, share):
    whole = taken.read_bytes()
    taken.write_bytes(whole[: int(len(whole) * share)])

    assert "backup-damaged" == refusal(restore, f"sqlite:///{tmp_path}/new.sqlite", taken)
    assert not (tmp_path / "new.sqlite").exists()


@pytest.mark.parametrize(
    "body", [b"", f"game {REACTING}".encode(), b"SQLite format 3\0" + bytes(5000)]
)
def test_another_file_is_refused(tmp_path, body):
    file = tmp_path / "file"
    file.write_bytes(body)
    message = refusal(restore, f"sqlite:///{tmp_path}/new.sqlite", file)

    assert message in ("backup-none", "backup-damaged")


def test_a_database_is_no_backup(tmp_path):
    Old(f"sqlite:///{tmp_path}/old.sqlite", "0004")

    assert "backup-none" == refusal(
        restore, f"sqlite:///{tmp_path}/new.sqlite", tmp_path / "old.sqlite"
    )


def test_a_backup_of_a_newer_version_is_refused(taken, tmp_path):
    with sqlite3.connect(taken) as c:
        c.execute("UPDATE backup SET seal = replace(seal, '\"0004\"', '\"9999\"')")
    c.close()

    assert "backup-newer" == refusal(restore, f"sqlite:///{tmp_path}/new.sqlite", taken)


def test_a_restore_that_fails_in_the_middle_leaves_nothing(taken, elsewhere, monkeypatch):
    monkeypatch.setattr("consigliere.server.storage.restore.update", None)
    with pytest.raises(TypeError):
        restore(elsewhere, taken)
    assert 0 == rows(elsewhere)
    monkeypatch.undo()
    restore(elsewhere, taken)

    assert rows(elsewhere)


def test_what_is_there_is_not_written_over(taken, tmp_path):
    before = taken.read_bytes()

    assert "backup-there" == refusal(create_backup, f"sqlite:///{tmp_path}/old.sqlite", taken)
    assert before == taken.read_bytes()


def test_where_nothing_is_nothing_is_made(file, tmp_path):
    assert "backup-nothing" == refusal(create_backup, f"sqlite:///{tmp_path}/none.sqlite", file)
    assert [] == list(tmp_path.iterdir())


def test_nobody_else_may_read_a_backup(taken):
    """It has the seeds of matches that are on."""
    assert 0 == taken.stat().st_mode & 0o077
    assert [] == [f.name for f in taken.parent.iterdir() if "part" in f.name]
