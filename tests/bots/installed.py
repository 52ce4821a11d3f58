"""Packages as `pip install` would leave them, in a folder of the test."""

import sys
import tomllib
from pathlib import Path

import pytest

from consigliere.bots import plugins

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "my_bot"


class Site:
    """A folder of packages that Python finds."""

    def __init__(self, folder):
        self.folder, self.modules = folder, []

    def install(self, package, module, code, **entries):
        """A package of one module, whose bots are `name="function"`; __ stands for a dot."""
        (self.folder / f"{module}.py").write_text(code)
        info = self.folder / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name.replace('__', '.')} = {module}:{of}" for name, of in entries.items()]
        (info / "entry_points.txt").write_text("\n".join(["[consigliere.bots]", *lines]))
        self.modules.append(module)
        plugins._entries.cache_clear()

    def example(self):
        """The bot of the documentation."""
        project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
        bots = project["entry-points"]["consigliere.bots"]
        entries = {name: where.partition(":")[2] for name, where in bots.items()}
        self.install(project["name"], "my_bot", (EXAMPLE / "my_bot.py").read_text(), **entries)


@pytest.fixture
def site(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    found = Site(tmp_path)
    yield found
    plugins._entries.cache_clear()
    for module in found.modules:
        sys.modules.pop(module, None)
