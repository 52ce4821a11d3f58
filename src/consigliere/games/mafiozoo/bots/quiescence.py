"""Tables between two steps, which can be judged: nothing is half done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..rules.corruption import CardTurn, LastBonuses
from ..rules.favours import Informants, Serving
from ..rules.income import IncomePhase
from ..rules.influence import BuildAlone, Building, TokenLimit
from ..state import Mafiozoo

Test = Callable[[Mafiozoo, Mafiozoo], bool]


def is_quiescent(before: Mafiozoo, s: Mafiozoo) -> bool:
    """Whether the answer between the two finished something."""
    if not s.stack:
        return True
    test = _TESTS.get(type(s.stack[-1][1]))
    return test is not None and test(before, s)


def _always(_before: Mafiozoo, _s: Mafiozoo) -> bool:
    return True


def _a_card_was_played(before: Mafiozoo, s: Mafiozoo) -> bool:
    """Or the phase has just begun; bonuses before and after a card belong to it."""
    return s.kind == "corrupt" and (s.hands is not before.hands or before.kind != "corrupt")


def _nobody_has_answered(_before: Mafiozoo, s: Mafiozoo) -> bool:
    return not s.answers


def _somebody_is_done(before: Mafiozoo, s: Mafiozoo) -> bool:
    """All build side by side; what one plans is seen when he is done."""
    was, now = before.stack[-1][1], s.stack[-1][1]
    assert isinstance(now, Building)
    return not isinstance(was, Building) or len(was.left) > len(now.left)


def _another_is_asked(before: Mafiozoo, s: Mafiozoo) -> bool:
    return before.stack[-1][1] != s.stack[-1][1]


_TESTS: Final[dict[type[Any], Test]] = {
    IncomePhase: _always,
    CardTurn: _a_card_was_played,
    LastBonuses: _another_is_asked,
    Informants: _nobody_has_answered,
    Serving: _always,
    Building: _somebody_is_done,
    BuildAlone: _another_is_asked,
    TokenLimit: _always,
}
