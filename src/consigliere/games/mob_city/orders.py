"""§8.3 Standing orders: hold the Grenades for the rest of the Day."""

from __future__ import annotations

from consigliere.kernel import Action, View

from .actions import Hold
from .rules.grenade import Throwing
from .state import MobCity


def orders(view: View[MobCity]) -> tuple[str, ...]:
    """`hold DAY`"""
    return (f"hold {view.table.day}",) if _window(view) else ()


def obey(view: View[MobCity], order: str) -> Action | None:
    return Hold() if _window(view) and order == f"hold {view.table.day}" else None


def _window(view: View[MobCity]) -> bool:
    top = view.table.stack[-1][1] if view.table.stack else None
    return isinstance(top, Throwing) and view.decision is not None
