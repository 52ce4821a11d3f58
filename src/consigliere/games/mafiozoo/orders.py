"""§7.3 Standing orders: pass in the informant windows until a certain character."""

from __future__ import annotations

from consigliere.kernel import Action, View

from .actions import Decline
from .parts import EVERYBODY
from .rules.favours import Informants
from .state import Mafiozoo

LAST = len(EVERYBODY) + 1  # pass for the rest of the phase


def orders(view: View[Mafiozoo]) -> tuple[str, ...]:
    """`pass ROUND NUMBER`: pass until the character of that number, or to the end of the phase."""
    asked = _window(view)
    if asked is None:
        return ()
    later = range(asked.character + 2, LAST + 1)
    return tuple([f"pass {view.table.round} {number}" for number in later])


def obey(view: View[Mafiozoo], order: str) -> Action | None:
    asked = _window(view)
    match order.split():
        case ["pass", now, number] if now.isdecimal() and number.isdecimal() and asked is not None:
            covered = int(now) == view.table.round and asked.character + 1 < int(number)
            return Decline() if covered else None
    return None


def _window(view: View[Mafiozoo]) -> Informants | None:
    top = view.table.stack[-1][1] if view.table.stack else None
    return top if isinstance(top, Informants) and view.decision else None
