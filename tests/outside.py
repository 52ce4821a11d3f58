"""Packages with games as `pip install` would leave them, in a folder of the test."""

import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from consigliere.bots import plugins
from consigliere.games import registry
from consigliere.words import fluent
from consigliere.words.rulebook import rulebook

TOY = Path(__file__).parent / "toy"
NEW_GAME = Path(__file__).parents[1] / "examples" / "new_game.py"
FRONT_DOOR = """
from consigliere.games import GamePackage
from . import VETO

GAME = GamePackage(__package__, VETO)
"""


class Installed:
    """A folder of packages that Python finds."""

    def __init__(self, folder):
        self.folder, self.modules = folder, []

    def code(self, module, **files):
        """A package of modules, each `name="text"`."""
        package = self.folder / module
        package.mkdir(exist_ok=True)
        for name, text in {"__init__": "", **files}.items():
            (package / f"{name}.py").write_text(text)
        self.modules.append(module)

    def games(self, distribution, **entries):
        """What the package of that name says it has: `key="module:name"`."""
        info = self.folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        meta = f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n"
        (info / "METADATA").write_text(meta)
        lines = [f"{name} = {where}" for name, where in entries.items()]
        (info / "entry_points.txt").write_text("\n".join([f"[{registry.GROUP}]", *lines]))
        forget()

    def remove(self):
        """What `pip uninstall` leaves of all of them: nothing."""
        for path in self.folder.iterdir():
            shutil.rmtree(path)
        self._unload()
        forget()

    def reload(self):
        """What has changed is read again, as by another start of the program."""
        self._unload()
        forget()

    def _unload(self):
        for name in [n for n in sys.modules if n.split(".")[0] in self.modules]:
            del sys.modules[name]

    def tree(self, folder, distribution, **entries):
        """A package as it lies in that folder."""
        shutil.copytree(folder, self.folder / folder.name, ignore=shutil.ignore_patterns("__pyc*"))
        self.modules.append(folder.name)
        self.games(distribution, **entries)

    def veto(self):
        """The toy game, with nothing but its rules."""
        shutil.copytree(TOY, self.folder / "veto_game", ignore=shutil.ignore_patterns("__pyc*"))
        (self.folder / "veto_game" / "package.py").write_text(FRONT_DOOR)
        self.modules.append("veto_game")
        self.games("veto-game", veto="veto_game.package:GAME")


def forget():
    registry.forget()
    plugins._entries.cache_clear()
    fluent.words.cache_clear()
    rulebook.cache_clear()


@contextmanager
def on_the_path(folder):
    """Python finds what is installed in that folder, in this process and in others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", str(folder))
        found = Installed(folder)
        forget()
        yield found
    forget()
    found._unload()


@pytest.fixture
def installed(tmp_path):
    folder = tmp_path / "site"
    folder.mkdir()
    with on_the_path(folder) as found:
        yield found


PIER = "pier-dice"  # a name that new-game gives the example
PIP = ("install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")


def new_game(key, into):
    """What `make.py new-game` writes."""
    command = [sys.executable, str(NEW_GAME), key, "--into", str(into), "--without-installing"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def written(tmp_path_factory):
    """A game that new-game has written outside of the repository, and where pip installed it."""
    into = tmp_path_factory.mktemp("outside")
    done = new_game(PIER, into)
    assert 0 == done.returncode, done.stderr
    site = into / "site"
    pip = [sys.executable, "-m", "pip", *PIP, "--target", str(site), str(into / PIER)]
    subprocess.run(pip, check=True)
    return into / PIER, site


@pytest.fixture
def pier(written):
    """The game is installed; its folder."""
    folder, site = written
    with on_the_path(site):
        yield folder
