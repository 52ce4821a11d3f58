"""Matches that are over: how they are kept, gone through again, and played on from a moment."""

from .reel import Reel
from .shelf import Shelf
from .tape import Sitter, Tape, tape_of_match, tape_of_text

__all__ = ["Reel", "Shelf", "Sitter", "Tape", "tape_of_match", "tape_of_text"]
