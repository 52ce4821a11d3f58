"""Uneven starts: so that a lead is met without the play that usually comes before it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

HALF = 0.5  # of the games


def uneven(key: str, s: Any, rng: Random) -> Any:
    """The table as it is, or with something given to some; a game's `starts.py` knows what."""
    game = key.replace("-", "_")
    if not (Path(__file__).parent / game / "starts.py").exists() or rng.random() >= HALF:
        return s
    return import_module(f"training.{game}.starts").given(s.copy(), rng)
