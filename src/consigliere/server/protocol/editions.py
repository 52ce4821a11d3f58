"""What the edition editor sends and gets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .basics import MULTILINE, PLAIN, Secret, Word

Toml = Annotated[str, Meta(max_length=40_000, pattern=MULTILINE)]
SourceKind = Literal["rulebook", "copy", "inferred", "reconstructed"]
Sources = dict[Word, tuple[SourceKind, Annotated[str, Meta(max_length=400, pattern=PLAIN)]]]


class EditionInfo(Struct, frozen=True):
    """An edition that comes with a game."""

    game: str
    ref: str
    name: str


class EditionFile(Struct, frozen=True):
    """An edition: its file, its values by table and name, and where each comes from."""

    game: str
    ref: str
    name: str
    toml: str
    values: dict[str, Any]
    sources: Sources  # by path, * for any name; the longest path that matches counts
    printed: bool  # it comes with the game


class EditionDraft(Struct, frozen=True):
    """A file as typed; with `values` and `sources` it lends only its order and its comments."""

    toml: Toml
    values: dict[Word, Any] | None = None
    sources: Sources | None = None
    key: Secret = ""  # from the first time it was saved: its notes may be changed with it


class EditionProblem(Struct, frozen=True):
    """What is wrong, at which value and in which line of the file."""

    path: str
    line: int
    text: str
    message: str


class EditionChecked(Struct, frozen=True):
    """A draft read: the file made of it, and what is wrong with it; if nothing is, its ref."""

    game: str
    ref: str
    name: str
    toml: str
    values: dict[str, Any]
    sources: Sources
    problems: list[EditionProblem]


class EditionSaved(Struct, frozen=True):
    """An edition that can be played; `key` is empty where somebody else saved it before."""

    game: str
    ref: str
    name: str
    toml: str
    key: str


class EditionRefused(Struct, frozen=True):
    """RFC 9457, with everything that is wrong with the file."""

    type: str
    title: str
    status: int
    detail: str
    problems: list[EditionProblem] = []
