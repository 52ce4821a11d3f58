"""What `consigliere lab compare` found, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .screen import table

if TYPE_CHECKING:
    from consigliere.lab.study.compare import Comparison, Difference, Pair
    from consigliere.words import Words


def show(comparison: Comparison, lang: str) -> None:
    """A table for each pair of tables; a star where chance does not explain the difference."""
    from consigliere.words import words

    w = words(lang)
    for at, pair in enumerate(comparison.tables):
        if at:
            print()
        _show(pair, w)


def _show(pair: Pair, w: Words) -> None:
    from consigliere.lab.study.compare_charts import row_cells
    from consigliere.lab.study.numbers import Numerals

    n = Numerals(w.lang)
    print(w.say("lab-compared", a=pair.a, b=pair.b, games=pair.games))
    if pair.same:
        print(w.say("lab-compared-same"))
    heads = ("lab-head-what", "lab-head-a", "lab-head-b", "lab-head-difference")
    rows = [[*row_cells(pair, one, w, n), _star(one)] for one in pair.rows]
    table([*[w.say(head) for head in heads], ""], rows)


def _star(one: Difference) -> str:
    return "*" if one.difference.differs(0.0) and not one.difference.weak else ""
