"""`consigliere backup`, `restore`, `forget`, `recover`, as the operator of a server types them."""

import time

import pytest
from sqlalchemy import select, update

from consigliere.server.storage import open_database
from consigliere.server.storage.tables import ROOMS, SERVER_STATE
from tests.server.older import Old

from .run import LANGUAGES, refused, run


@pytest.fixture
def hosted(tmp_path, monkeypatch):
    """A database with the tables of an evening, named by the environment."""
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    monkeypatch.setenv("CONSIGLIERE_DATABASE_URL", url)
    return Old(url, "0004")


def move(monkeypatch, path):
    monkeypatch.setenv("CONSIGLIERE_DATABASE_URL", f"sqlite:///{path}")


def test_there_and_back(hosted, tmp_path, monkeypatch):
    file = tmp_path / "evening.backup"
    made = run("backup", file)
    move(monkeypatch, tmp_path / "new.sqlite")
    back = run("restore", file)

    assert 0 == made.exit_code == back.exit_code, made.output + back.output
    assert "5 tables" in made.output
    assert "5 tables" in back.output


def test_a_backup_is_not_written_over(hosted, tmp_path):
    assert 0 == run("backup", tmp_path / "b").exit_code
    assert refused(run("backup", tmp_path / "b"), "is there already")


def test_a_used_database_is_not_written_over(hosted, tmp_path):
    run("backup", tmp_path / "b")

    assert refused(run("restore", tmp_path / "b"), "in use")


@pytest.mark.parametrize("command", ["backup", "forget", "recover", "accept-clock"])
def test_without_a_database_it_says_so(tmp_path, monkeypatch, command):
    move(monkeypatch, tmp_path / "none.sqlite")
    args = {"backup": [tmp_path / "b"], "forget": ["--name", "Ada"]}.get(command, [])

    assert refused(run(command, *args), "no database")
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_folder_that_is_not_there_is_named(hosted, tmp_path, command):
    assert refused(run(command, tmp_path / "no" / "b"), tmp_path / "no")


def test_a_damaged_backup_is_told_in_one_sentence(tmp_path, monkeypatch):
    (tmp_path / "b").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    move(monkeypatch, tmp_path / "new.sqlite")

    assert refused(run("restore", tmp_path / "b"), "damaged")
    assert not (tmp_path / "new.sqlite").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_first_the_traces_are_listed(hosted, lang):
    listed = run("forget", "--name", "Ada", lang=lang)
    again = run("forget", "--name", "Ada", lang=lang)

    assert 0 == listed.exit_code
    assert listed.output == again.output
    assert "--yes" in listed.output
    for room in hosted.rooms:
        assert room["code"] in listed.output


def test_then_they_are_taken_out(hosted):
    done = run("forget", "--name", "Ada", "--yes")
    after = run("forget", "--name", "Ada")

    assert "Done." in done.output
    assert "No traces" in after.output


def test_only_at_one_table(hosted):
    code = hosted.rooms[0]["code"]
    run("forget", "--name", "Ada", "--room", code.lower(), "--yes")
    left = run("forget", "--name", "Ada").output

    assert code not in left
    assert hosted.rooms[1]["code"] in left


def test_only_in_one_replay(hosted):
    (replay,) = [row["id"] for row in hosted.tables["replays"]]
    listed = run("forget", "--name", "Ada", "--replay", replay, "--yes").output
    left = run("forget", "--name", "Ada").output

    assert replay in listed
    assert hosted.rooms[0]["code"] not in listed
    assert replay not in left
    assert hosted.rooms[0]["code"] in left


def test_nobody_is_called_nothing(hosted):
    assert refused(run("forget", "--name", "  "))
    assert refused(run("forget"), "--name")


def test_a_newer_database_is_left_alone(hosted, tmp_path):
    database = open_database()
    with database.engine.begin() as c:
        c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    database.close()

    for args in (["backup", tmp_path / "b"], ["forget", "--name", "Ada", "--yes"]):
        assert refused(run(*args), "9999")


def deleted(code):
    """That table was deleted just now, as a server does it with an old one."""
    database = open_database()
    with database.engine.begin() as c:
        c.execute(update(ROOMS).where(ROOMS.c.code == code).values(deleted=time.time()))
    database.close()


def stored(what):
    database = open_database()
    with database.engine.connect() as c:
        found = c.execute(what).all()
    database.close()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_deleted_tables_are_listed(hosted, lang):
    none = run("recover", lang=lang)
    first, second = [room["code"] for room in hosted.rooms[:2]]
    deleted(first)
    listed = run("recover", lang=lang)

    assert 0 == none.exit_code == listed.exit_code
    assert first not in none.output
    assert first in listed.output
    assert second not in listed.output


def test_one_is_brought_back_with_all_it_had(hosted):
    code = hosted.rooms[0]["code"]
    before = stored(select(ROOMS.c.doc).where(ROOMS.c.code == code))
    deleted(code)
    back = run("recover", code.lower())

    assert 0 == back.exit_code, back.output
    assert code in back.output
    assert before == stored(
        select(ROOMS.c.doc).where(ROOMS.c.deleted.is_(None), ROOMS.c.code == code)
    )
    assert refused(run("recover", code), code)


def test_who_is_forgotten_is_forgotten_in_deleted_tables_too(hosted):
    code = hosted.rooms[0]["code"]
    deleted(code)
    done = run("forget", "--name", "Ada", "--yes")
    run("recover", code)

    assert code in done.output
    assert "No traces" in run("forget", "--name", "Ada").output


def test_a_deleted_table_is_deleted_after_a_restore_too(hosted, tmp_path, monkeypatch):
    """And can be brought back there; the clock of the old machine is not believed on the new."""
    code = hosted.rooms[0]["code"]
    deleted(code)
    run("accept-clock")
    run("backup", tmp_path / "b")
    move(monkeypatch, tmp_path / "new.sqlite")
    open_database().close()
    run("accept-clock")
    assert "5 tables" in run("restore", tmp_path / "b").output

    assert code in run("recover").output
    assert [] == stored(select(SERVER_STATE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_clock_is_accepted_with_the_time_it_shows(hosted, lang):
    accepted = run("accept-clock", lang=lang)

    assert 0 == accepted.exit_code
    assert time.strftime("%Y-") in accepted.output
    assert 3 == len(stored(select(SERVER_STATE)))
