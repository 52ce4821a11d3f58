"""What hosts are given: the unit and the container use commands and settings that exist."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.run import run

from .program import Program, start

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
PROGRAM = "/opt/consigliere/bin/consigliere"
SETTING = re.compile(r"CONSIGLIERE_[A-Z_]+")


def unit(name):
    """The lines of a unit by their key, in order."""
    found = {}
    for line in (PACKAGING / name).read_text("utf-8").splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


def commands():
    """Every command of the program that a unit or the container starts."""
    backup = shlex.split(unit("consigliere-backup.service")["ExecStart"][0])[-1]
    container = (PACKAGING / "Containerfile").read_text("utf-8")
    served = re.search(r"^CMD \[(.+)\]$", container, re.M)[1]
    compose = re.search(r"command: \[(.+)\]", (PACKAGING / "compose.yaml").read_text("utf-8"))[1]
    return [
        shlex.split(unit("consigliere.service")["ExecStart"][0])[1:],
        shlex.split(backup.partition(PROGRAM)[2]),
        shlex.split(served.replace(",", " ")),
        shlex.split(compose.replace(",", " ")),
    ]


@pytest.mark.parametrize("command", commands(), ids=lambda c: " ".join(c[:2]))
def test_what_is_started_is_there(command):
    text = run(command[0], "--help").output

    assert [] == [word for word in command[1:] if word.startswith("--") and word not in text]


def test_every_setting_named_is_one_we_read():
    code = (ROOT / "src" / "consigliere" / "server").rglob("*.py")
    read = {name for file in code for name in SETTING.findall(file.read_text("utf-8"))}
    named = [*PACKAGING.iterdir(), ROOT / "docs" / "hosting.md", ROOT / "docs" / "privacy.md"]

    for file in named:
        assert set(SETTING.findall(file.read_text("utf-8"))) <= read, file


def test_the_unit_gives_away_nothing_it_need_not():
    result = unit("consigliere.service")

    for key in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "MemoryDenyWriteExecute"):
        assert ["yes"] == result[key]
    assert ["strict"] == result["ProtectSystem"]
    assert [""] == result["CapabilityBoundingSet"]
    assert ["65536"] == result["LimitNOFILE"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_finds_little_to_complain_of():
    rating = ["systemd-analyze", "security", "--offline=true", "--threshold=15", "--no-pager"]
    rated = subprocess.run(
        [*rating, str(PACKAGING / "consigliere.service")],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert 0 == rated.returncode or "offline" in rated.stderr, rated.stdout[-300:] + rated.stderr


class Unit(Program):
    """The command of the unit with its own settings, its folder elsewhere, on a free port."""

    def __init__(self, folder):
        result = unit("consigliere.service")
        given = dict(setting.split("=", 1) for setting in result["Environment"])
        url = given.pop("CONSIGLIERE_DATABASE_URL").replace("/var/lib/consigliere", str(folder))
        args = shlex.split(result["ExecStart"][0])[1:]
        args[args.index("--port") + 1] = "0"
        self.process = start(folder, *args, url=url, **given)
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline())[1])


async def test_the_units_command_serves_tables(tmp_path):
    server = Unit(tmp_path)
    try:
        assert "ok" == (await server.get("/api/health")).json()["status"]
        assert "ready" == (await server.get("/api/ready")).json()["status"]
        assert (tmp_path / "tables.sqlite").exists()
        assert 0 == server.stop()[0]
    finally:
        server.close()
