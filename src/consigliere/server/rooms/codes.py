"""Room codes: short, and without letters that look alike."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1
TRIES: Final = 50  # attempts to find a free code


def new_code() -> str:
    return "".join([secrets.choice(LETTERS) for _ in range(5)])


def is_code(text: str) -> bool:
    """Whether it could be a room code."""
    return set(text) <= set(LETTERS)
