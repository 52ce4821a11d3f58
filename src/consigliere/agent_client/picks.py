"""What was chosen, as the protocol wants it: numbers from 1, a list of them, or the notation."""

from __future__ import annotations

import re
from typing import Final

from consigliere.kernel import Refusal
from consigliere.server.protocol.messages import Ask

Choice = int | str | list[int]
_NUMBERS: Final = re.compile(r"\s*-?\d{1,7}(?:[,\s]+\d{1,7})*\s*")


def pick(ask: Ask, choice: Choice) -> list[int]:
    """Indices of options, or the number itself; Refusal if it fits no option."""
    numbers = _numbers(ask, choice)
    if ask.form == "number":
        if len(numbers) != 1 or not ask.least <= numbers[0] <= ask.most:
            raise _wrong(ask, choice)
        return numbers
    low, high = (1, 1) if ask.form == "one" else (ask.least, ask.most)
    good = all(1 <= n <= len(ask.options) for n in numbers)
    if not good or not low <= len(numbers) <= high or len(set(numbers)) < len(numbers):
        raise _wrong(ask, choice)
    return [n - 1 for n in numbers]


def _numbers(ask: Ask, choice: Choice) -> list[int]:
    if isinstance(choice, int):
        return [choice]
    if isinstance(choice, list):
        return choice
    texts = [option.text for option in ask.options]
    if choice.strip() in texts:
        return [texts.index(choice.strip()) + 1]
    if not _NUMBERS.fullmatch(choice):
        raise _wrong(ask, choice)
    return [int(n) for n in choice.replace(",", " ").split()]


def _wrong(ask: Ask, choice: Choice) -> Refusal:
    return Refusal(
        "seat-no-such-option",
        choice=str(choice)[:80],
        form=ask.form,
        least=ask.least,
        most=ask.most,
        options=len(ask.options),
    )
