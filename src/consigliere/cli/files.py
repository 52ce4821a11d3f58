"""Records on disk: read with a limit, written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from consigliere.kernel import Record, read_record

from .errors import Stop, file_problem

_LARGEST: Final = 1 << 24  # no record is longer, and /dev/zero has no end
_LONGEST_LINE: Final = 4000  # beyond this even a number is no longer read as one
_HEAD: Final = b"game "


def load(name: str) -> tuple[Record, str]:
    """The record in a file, and its text."""
    text = read_text(name)
    return read_record(text), text


def read_text(name: str) -> str:
    """The text of a file, if it is one of a size that occurs."""
    try:
        with open(name, "rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as problem:
        raise file_problem(name, problem) from problem
    if len(data) > _LARGEST:
        raise Stop("cli-file-too-long", file=name)
    text = _decoded(name, data)
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > _LONGEST_LINE:
            raise Stop("cli-line-too-long", file=name, line=number)
    return text


def _decoded(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as binary:
        raise Stop("cli-file-no-text", file=name) from binary


def check_writable(name: str) -> None:
    """Refusal if a record could not be written there; what is there stays as it is."""
    try:
        _refuse_strangers(name)
        if _is_plain(name):
            _fresh(Path(os.path.realpath(name))).unlink()
    except OSError as problem:
        raise file_problem(name, problem) from problem


def write(name: str, text: str) -> None:
    """The whole text or, if something goes wrong, what was there before."""
    try:
        _refuse_strangers(name)
        if _is_plain(name):
            _replace(Path(os.path.realpath(name)), text)
        else:
            Path(name).write_text(text, "utf-8")
    except OSError as problem:
        raise file_problem(name, problem) from problem


def _replace(path: Path, text: str) -> None:
    fresh = _fresh(path)
    try:
        with open(fresh, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            fresh.chmod(stat.S_IMODE(path.stat().st_mode))
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def _fresh(path: Path) -> Path:
    """A new empty file beside `path`."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.part")
    os.close(os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o666))
    return fresh


def _is_plain(name: str) -> bool:
    """A device or a pipe must not be replaced by a file."""
    return not os.path.exists(name) or os.path.isfile(name)


def _refuse_strangers(name: str) -> None:
    """Something else than a record is not written over."""
    if "\0" in name or not name:
        raise Stop("cli-file-missing", file=name.replace("\0", "?"))
    if os.path.isdir(name):
        raise Stop("cli-file-is-folder", file=name)
    if os.path.isfile(name):
        with open(name, "r+b") as file:
            head = file.read(len(_HEAD))
        if head and head != _HEAD:
            raise Stop("cli-file-no-record", file=name)
