"""The code of a room: short, and without letters that are mistaken for others."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1
TRIES: Final = 50  # before we say that no code is free


def new_code() -> str:
    return "".join([secrets.choice(LETTERS) for _ in range(5)])


def is_code(said: str) -> bool:
    """Whether it could be one."""
    return set(said) <= set(LETTERS)
