"""What a random player reads of a question, and how he answers."""

from __future__ import annotations

from random import Random

from msgspec import Struct


class Option(Struct):
    """That it is there is all a random player needs."""


class Ask(Struct):
    """A question: one of the options, several of them, or a number."""

    at: int
    form: str
    options: list[Option]
    least: int
    most: int
    secret: bool


class Window(Struct):
    """That a reaction window is open, and for how many seconds."""

    opened: int = 0
    left: float = 0.0


def pick(ask: Ask, chance: Random) -> list[int]:
    """Some answer or other."""
    if ask.form == "number":
        return [chance.randint(ask.least, ask.most)]
    if ask.form == "one":
        return [int(chance.random() * len(ask.options))]
    return sorted(chance.sample(range(len(ask.options)), chance.randint(ask.least, ask.most)))


def no_choice(ask: Ask, window: Window | None) -> bool:
    """In a window the server answers itself where there is but one answer."""
    return window is not None and ask.form == "one" and len(ask.options) == 1
