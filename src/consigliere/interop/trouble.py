"""What can go wrong, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from consigliere.kernel import Refusal
from consigliere.words import words


class Trouble(ValueError):
    """A table that cannot be laid, or a code that is not legal now."""


def trouble(message: str, /, **args: str | int) -> Trouble:
    """Trouble that says so."""
    return Trouble(words("en").say(message, **args))


@contextmanager
def plainly() -> Iterator[None]:
    """A Refusal inside becomes the sentence a person would read."""
    try:
        yield
    except Refusal as refusal:
        raise Trouble(words("en").reason(refusal.reason)) from refusal


def missing(package: str, extra: str) -> ImportError:
    """What to do where a package of an extra is not installed."""
    return ImportError(words("en").say("interop-missing-extra", package=package, extra=extra))
