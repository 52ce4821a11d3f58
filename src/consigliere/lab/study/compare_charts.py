"""The blocks of a comparison."""

from __future__ import annotations

from collections.abc import Iterator

from consigliere.words import Words, game_text

from . import figures
from .chart_blocks import Block, in_points
from .compare import SHARES, Difference, Pair
from .figures import Mark
from .numbers import Numerals


def contrasts(pair: Pair, w: Words, n: Numerals) -> Iterator[Block]:
    """What changed in points of a hundred, as a picture; then all of it in figures."""
    shares = [one for one in pair.rows if one.what in SHARES]
    marks = [Mark(row_name(pair, one, w), in_points(one.difference)) for one in shares]
    title = w.say("lab-contrast")
    spec = figures.intervals(marks, w.say("lab-head-difference"), 0.0, "+.0f")
    yield Block(
        title,
        w.say("lab-contrast-note"),
        figures.svg(spec, w.lang, title),
        w.say("lab-compared-same") if pair.same else "",
        w.say("lab-few", n=pair.games) if any(mark.estimate.weak for mark in marks) else "",
    )
    heads = ("lab-head-what", "lab-head-a", "lab-head-b", "lab-head-difference")
    yield Block(
        w.say("lab-figures"),
        heads=tuple([w.say(head) for head in heads]),
        rows=tuple([tuple(row_cells(pair, one, w, n)) for one in pair.rows]),
    )


def row_cells(pair: Pair, one: Difference, w: Words, n: Numerals) -> list[str]:
    """Its name, both numbers, and the difference with its interval."""
    name, estimate = row_name(pair, one, w), one.difference
    if one.what in SHARES:
        return [name, n.percent(one.a), n.percent(one.b), n.difference(estimate)]
    return [name, n.number(one.a, 2), n.number(one.b, 2), n.mean(estimate)]


def row_name(pair: Pair, one: Difference, w: Words) -> str:
    """What the number is called."""
    if one.what == "turn":
        return w.say("lab-row-turn", n=int(one.of))
    if one.what == "slot":
        return w.say("lab-row-slot", bots=one.of)
    name = w.say(f"lab-row-{one.what.replace('_', '-')}")
    return f"{name}: {game_text(pair.game, w.lang, ()).source(one.of)}" if one.of else name
