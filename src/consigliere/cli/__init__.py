"""The program `consigliere`: what a person types, and what a person reads."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the program; ends the process."""
    try:
        from .app import app

        app(prog_name="consigliere")
    except KeyboardInterrupt:  # before anything was begun
        sys.exit(130)
