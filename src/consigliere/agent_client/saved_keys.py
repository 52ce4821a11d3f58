"""The secrets of chairs, stored as a browser does: a client started again has its chair back."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec
from platformdirs import user_state_path

from .address import Address


def load(address: Address, name: str) -> list[str]:
    """The secrets of the chairs this name had at that table."""
    token = _read().get(_key(address, name))
    return [token] if token else []


def save(address: Address, name: str, token: str) -> None:
    """Remember a secret; where nothing can be written the chair is good for this run."""
    with suppress(OSError):
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        text = msgspec.json.encode({**_read(), _key(address, name): token})
        new = file.with_suffix(f".{os.getpid()}")
        new.touch(mode=0o600)
        new.write_bytes(text)
        new.replace(file)


def _read() -> dict[str, str]:
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, str])
    return {}


def _file() -> Path:
    return user_state_path("consigliere") / "seats.json"


def _key(address: Address, name: str) -> str:
    return f"{address.origin}/t/{address.code} {name}"
