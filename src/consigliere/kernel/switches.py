"""The switches of a game's house rules, and what each may be set to."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec.inspect import IntType, type_info
from msgspec.structs import FieldInfo, fields

from .say import Refusal


class BadSetup(Refusal):
    """A table that cannot be laid: wrong number of seats, unknown edition or house rule."""


class Limits(NamedTuple):
    """The smallest and the largest number that may stand; None where there is no such limit."""

    least: int | None = None
    most: int | None = None


@cache
def switches(house: Any) -> dict[str, FieldInfo]:
    """By name, in their order."""
    return {field.name: field for field in fields(house)}


def limits(kind: Any) -> Limits:
    """Of a whole number, as its type says; nothing else has any."""
    match type_info(kind):
        case IntType(gt=above, ge=least, lt=below, le=most):
            return Limits(
                least if above is None else above + 1, most if below is None else below - 1
            )
    return Limits()


def check_switch(switch: FieldInfo, value: str) -> None:
    """BadSetup if that cannot stand; the sentence names the limits of a number."""
    try:
        msgspec.convert(value, switch.type, strict=False)
    except msgspec.ValidationError as wrong:
        raise _refused(switch.name, value, limits(switch.type)) from wrong


def _refused(option: str, value: str, allowed: Limits) -> BadSetup:
    match allowed:
        case Limits(int(least), int(most)):
            return BadSetup("bad-option-range", option=option, value=value, least=least, most=most)
        case Limits(int(least), None):
            return BadSetup("bad-option-least", option=option, value=value, least=least)
        case Limits(None, int(most)):
            return BadSetup("bad-option-most", option=option, value=value, most=most)
    return BadSetup("bad-option-value", option=option, value=value)
