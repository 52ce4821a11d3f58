"""Build hook: a wheel holds the pages. `make.py` builds them by itself for the editable install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    """The pages, built by Vite, inside the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root) / "web" / "build.py"
        if self.target_name == "wheel" and version == "standard" and script.exists():
            subprocess.run([sys.executable, str(script), "build"], check=True)
