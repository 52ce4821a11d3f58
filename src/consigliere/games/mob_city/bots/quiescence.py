"""Tables at rest: a part of the Day is complete, and nothing is half done."""

from __future__ import annotations

from typing import Any, Final

from consigliere.kernel import CHANCE

from ..state import MobCity

TURNING: Final = ("happen", "read")  # chance turns the event, or the Will: all is laid out
PARTS: dict[str, str] = {"choose": "bids", "fill": "bids", "hire": "hiring"} | dict.fromkeys(
    ("privilege_offer", "peek", "drink"), "privileges"
)
PARTS |= {kind: kind for kind in (*TURNING, "fine")}


def is_quiescent(before: MobCity, s: MobCity) -> bool:
    """Whether another part of the Day begins than before, and somebody is to decide in it."""
    if not s.pending:
        return True
    if s.pending[0] == CHANCE and s.kind not in TURNING:
        return False
    now = part(s)
    return now[0] != "hiring" and part(before) != now


def part(s: MobCity) -> tuple[object, int]:
    """What is going on: bids, hiring, privileges, orders, or the building groups meet at."""
    frame: Any = s.stack[-2 if s.kind == "roll" else -1][1]
    building = getattr(frame, "building", None)
    if building is not None:
        return building, s.day
    return PARTS.get(s.kind, "orders"), s.day
