"""What is typed behind the options: numbers, bots, house rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from secrets import randbelow

from .errors import Stop

_WHOLE = re.compile(r"[-+]?[0-9]{1,18}")


def whole(option: str, text: str, low: int, high: int) -> int:
    """The whole number of an option; Stop if it is none, or too small or large."""
    if not _WHOLE.fullmatch(text.strip()):
        raise Stop("cli-no-number", option=option, value=text)
    number = int(text)
    if not low <= number <= high:
        raise Stop("cli-out-of-range", option=option, value=number, low=low, high=high)
    return number


def seed_number(text: str | None) -> int:
    """The seed asked for, else a new one."""
    if text is None:
        return randbelow(10**9)
    if not _WHOLE.fullmatch(text.strip()):
        raise Stop("cli-no-number", option="--seed", value=text)
    return int(text)


def listed(text: str | None) -> tuple[str, ...]:
    """`greedy,random` as names."""
    return tuple([name.strip() for name in text.split(",")]) if text else ()


def house_rules(given: Iterable[str]) -> dict[str, str]:
    """`--option name=value`, any number of them."""
    out: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Stop("cli-option-form", value=text)
        out[name.strip()] = value.strip()
    return out
