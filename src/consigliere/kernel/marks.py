"""Marks: every field of a State says who may see it.

In a State, `Own` means: entry i is for seat i. In a Frame, an Event or an Action it means: for the
seats its `eyes()` name; there a field without a mark is open, because it mostly repeats what was
said aloud.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")

Open = Annotated[T, "open"]  # everybody
Own = Annotated[T, "own"]  # its owner, and seats the rules allow to see it
Seen = Annotated[T, "seen"]  # the thing itself says, by its method seen(seat)
Shut = Annotated[T, "shut"]  # nobody
