"""Starting it: what cannot be is one sentence and exit code 2, never a traceback."""

import os
import signal
import socket

import pytest

from consigliere.server.http import pages
from tests.cli.run import refused, run

from .program import Program, finished, start


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Built pages and a database of its own."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    monkeypatch.setenv("CONSIGLIERE_DATABASE_URL", f"sqlite:///{tmp_path}/t.sqlite")
    return tmp_path


@pytest.mark.parametrize("command", [("serve",), ("play", "--no-browser")])
def test_a_port_in_use(command):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        assert refused(run(*command, "--host", "127.0.0.1", "--port", port), port, "in use")


@pytest.mark.parametrize("host", ["203.0.113.7", "no.such.host.invalid", "-1", "x" * 300])
def test_an_address_that_is_not_ours(host):
    assert refused(run("serve", f"--host={host}", "--port", 0), "no address")


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://root@localhost/x",
        "sqlite:////no/such/folder/t.sqlite",
        "postgresql://nobody@127.0.0.1:1/none",
        "postgresql://nobody@127.0.0.1:port/none",
    ],
)
def test_a_database_that_is_none(monkeypatch, url):
    monkeypatch.setenv("CONSIGLIERE_DATABASE_URL", url)

    assert refused(run("serve", "--port", 0), "database")


def test_a_file_that_is_no_database(home):
    (home / "t.sqlite").write_bytes(b"This is a letter to my grandmother. " * 50)

    assert refused(run("serve", "--port", 0), "database")


def test_pages_that_were_not_built(home):
    (home / "index.html").unlink()

    assert refused(run("serve", "--port", 0), "make.py setup")
    assert refused(run("play", "--no-browser", "--port", 0), "make.py setup")


@pytest.mark.parametrize("port", ["99999", "-1", "http"])
def test_a_port_that_is_none(port):
    assert refused(run("serve", f"--port={port}"), "--port")


def test_the_program_itself_says_it_in_one_sentence(tmp_path):
    code, _out, err = finished(start(tmp_path, "serve", "--port", 0, url="mysql://root@here/x"))

    assert (2, 1) == (code, len(err.splitlines())), err
    assert "Traceback" not in err


def test_several_workers_need_a_database_they_share():
    assert refused(run("serve", "--workers", "2", "--port", "0"), "2 workers", "PostgreSQL")


@pytest.fixture
def first(tmp_path):
    """A server that has its file."""
    server = Program(tmp_path, f"sqlite:///{tmp_path}/t.sqlite")
    yield server
    server.close()


@pytest.mark.parametrize("command", [("serve",), ("play", "--no-browser")])
async def test_a_second_server_on_the_same_file_is_refused(tmp_path, first, command):
    """By any name of the file; the first goes on."""
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "t.sqlite")
    for url in (f"sqlite:///{tmp_path}/t.sqlite", f"sqlite:///{tmp_path}/link.sqlite"):
        code, _out, err = finished(start(tmp_path, *command, "--port", 0, url=url))

        assert (2, 1) == (code, len(err.splitlines())), err
        assert f"Another server is using {tmp_path}/t.sqlite" in err
    assert await first.room()


async def test_a_killed_server_leaves_its_file_to_the_next(tmp_path, first):
    """Also while processes of its bots are still there."""
    await first.room(bots="random")
    os.kill(first.process.pid, signal.SIGKILL)
    first.process.wait(20)
    second = Program(tmp_path, f"sqlite:///{tmp_path}/t.sqlite")
    try:
        assert await second.room()
    finally:
        second.close()


async def test_commands_work_beside_a_server(tmp_path, first):
    made = await first.room()

    assert "1 table" in run("backup", tmp_path / "b").output
    assert made["code"] in run("forget", "--name", "Ada").output
    assert 0 == run("recover").exit_code
