"""A newer server opens an older database and goes on; an older one leaves a newer alone."""

import random
from importlib import import_module

import pytest
from sqlalchemy import inspect

from consigliere.kernel import Refusal
from consigliere.server.http import pages
from consigliere.server.storage import open_database
from consigliere.server.storage.database import connect
from consigliere.server.storage.schema import known_revisions, revision
from consigliere.server.storage.tables import METADATA
from tests.cli.run import refused, run

from ..sample import EVERY
from .older import VERSIONS, Old, lay
from .table import Person, Server


def version_of(url):
    database = connect(url)
    with database.engine.connect() as c:
        found = revision(c), set(inspect(c).get_table_names()) - {"alembic_version"}
    database.close()
    return found


def stamp(url, version):
    database = connect(url)
    with database.engine.begin() as c:
        c.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{version}'")
    database.close()


@pytest.fixture(params=VERSIONS)
def old(request, url):
    return Old(url, request.param)


@pytest.fixture
def newer(old, url):
    server = Server(open_database(url))
    yield server
    server.close()


async def test_everything_an_older_server_kept_goes_on(old, newer):
    """Matches of all games, a lobby, chat, and what is over; `soak hosting` plays to the end."""
    for name in EVERY:
        await _goes_on(newer, old.room("playing", name))
    lobby, over = old.room("lobby"), old.room("over")
    async with Person(newer, lobby["code"], lobby["token"]) as ada:
        assert [0] == ada.chairs
        await ada.ok("hire", chair=1, bot="random")
    async with Person(newer, over["code"], over["token"]) as ada:
        replay = ada.room["replays"][0]
    shown = await newer.get(f"/api/replays/{replay}")

    assert "Ada" == shown.json()["seats"][0]["name"]


async def _goes_on(server, room, rng=random.Random(1)):  # noqa: B008
    async with Person(server, room["code"], room["token"], lang="en") as ada:
        await ada.until(lambda: ada.table)
        assert [f"Good evening, {room['game']}"] == [s["text"] for s in ada.last("welcome")["chat"]]
        assert ada.table["log"]
        n = ada.table["n"]
        for _ in range(2):
            assert await ada.answer_somehow(rng)
        await ada.until(lambda: ada.table["n"] > n)


def test_the_tables_are_those_of_a_new_database(old, url):
    open_database(url).close()

    assert (known_revisions()[0], set(METADATA.tables)) == version_of(url)


@pytest.mark.parametrize("broken", range(2, len(known_revisions()) + 1))
def test_an_upgrade_that_fails_changes_nothing_and_can_be_tried_again(url, broken, monkeypatch):
    """The lights go out between the tables of a version and its number."""
    lay(url, "0001", {})
    before = version_of(url)
    wanted = known_revisions()[::-1][broken - 1]
    folder = "consigliere.server.storage.migrations.versions"
    with monkeypatch.context() as m:
        _fail_after(m, folder, wanted)
        with pytest.raises(RuntimeError):
            open_database(url)
    assert before == version_of(url)
    open_database(url).close()

    assert known_revisions()[0] == version_of(url)[0]


def _fail_after(patch, folder, wanted):
    """Alembic reads the files itself, so what they call is made to fail."""
    from alembic import op

    made, create = [], op.create_table
    at = [len(_creates(folder, v)) for v in known_revisions()[::-1] if "0001" < v <= wanted]

    def failing(*args, **more):
        create(*args, **more)
        made.append(args[0])
        if len(made) == sum(at):
            raise RuntimeError("lights out")

    patch.setattr(op, "create_table", failing)


def _creates(folder, version):
    from pathlib import Path

    files = Path(import_module(folder).__file__).parent.glob(f"v{version}*.py")
    return [line for f in files for line in f.read_text().splitlines() if "create_table(" in line]


def test_a_newer_database_is_refused_and_left_as_it_is(url):
    open_database(url).close()
    stamp(url, "9999")
    with pytest.raises(Refusal) as newer:
        open_database(url)

    assert "server-newer-database" == newer.value.reason.message
    assert {"theirs": "9999", "ours": known_revisions()[0]} == dict(newer.value.reason.args)


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_take_every_letter_is_refused(postgres, encoding):
    postgres.run(f"CREATE DATABASE {encoding} ENCODING '{encoding}' TEMPLATE template0")
    with pytest.raises(Refusal) as refused:
        open_database(postgres.url(encoding.lower()))

    assert "server-encoding" == refused.value.reason.message
    assert {"encoding": encoding} == dict(refused.value.reason.args)


def test_the_program_says_so_in_one_sentence(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path}/t.sqlite"
    open_database(url).close()
    stamp(url, "9999")
    monkeypatch.setattr(pages, "built", lambda: True)
    monkeypatch.setenv("CONSIGLIERE_DATABASE_URL", url)

    assert refused(run("serve", "--port", "0"), "version 9999")
