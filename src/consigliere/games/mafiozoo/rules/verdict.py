"""§3.3.2, §3.3.3 Who gets a favour, and where the gems go: pure counting."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from consigliere.kernel import Seat

from ..edition import Condition

Grant = Literal["free", "buy", "none"]


class Verdict(Struct, frozen=True, gc=False):
    """What one participant gets out of an evaluation."""

    seat: Seat
    grant: Grant
    to_reserve: bool = False
    godfather: bool = False  # one Godfather token on top


def verdicts(
    gems: tuple[int, ...],
    condition: Condition,
    visited: bool,
    tied_seconds: bool,
    seconds: tuple[int, ...] | None = None,
) -> list[Verdict]:
    """For every seat with a gem there, the puppet too if it plays.

    `seconds` are the gems that can be second at the visited character, if not all can (§6.9).
    """
    if visited:
        return _visited(gems, condition, tied_seconds, gems if seconds is None else seconds)
    return _ordinary(gems, condition)


def _ordinary(gems: tuple[int, ...], condition: Condition) -> list[Verdict]:
    """§3.3.2. First: the sole leader; pay: he gets it free, others may buy; offer: who has n."""
    leaders = _leaders(gems)
    out = []
    for seat in _there(gems):
        if condition.rule == "offer":
            enough = gems[seat] >= condition.number
            out.append(Verdict(seat, "free" if enough else "none"))
        elif leaders == [seat]:
            out.append(Verdict(seat, "free", to_reserve=True))
        else:
            out.append(Verdict(seat, "buy" if condition.rule == "pay" else "none"))
    return out


def _visited(
    gems: tuple[int, ...], condition: Condition, tied: bool, others: tuple[int, ...]
) -> list[Verdict]:
    """§3.3.3. The leader and the second, or all who tie for the lead, get it free."""
    leaders = _leaders(gems)
    seconds = _seconds(others, max(gems), tied) if len(leaders) == 1 else []
    out = []
    for seat in _there(gems):
        if seat in leaders:
            out.append(Verdict(seat, "free", to_reserve=True, godfather=len(leaders) == 1))
        elif seat in seconds:
            out.append(Verdict(seat, "free"))
        else:
            out.append(Verdict(seat, _otherwise(gems[seat], condition)))
    return out


def _otherwise(gems: int, condition: Condition) -> Grant:
    """§3.3.3. For those who are neither first nor second."""
    if condition.rule == "pay":
        return "buy"
    enough = condition.rule == "offer" and gems >= condition.number
    return "free" if enough else "none"


def _there(gems: tuple[int, ...]) -> list[Seat]:
    return [seat for seat, n in enumerate(gems) if n]


def _leaders(gems: tuple[int, ...]) -> list[Seat]:
    most = max(gems)
    return [seat for seat, n in enumerate(gems) if n == most]


def _seconds(gems: tuple[int, ...], most: int, tied: bool) -> list[Seat]:
    """§6.1. All who tie for second place, or none of them."""
    rest = [n for n in gems if n < most]
    second = max(rest, default=0)
    second_place = [seat for seat, n in enumerate(gems) if n == second and n]
    return second_place if tied or len(second_place) == 1 else []
