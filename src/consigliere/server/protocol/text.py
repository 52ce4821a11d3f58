"""Checks of text that people type: refused characters, and names that look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Final

from ..rooms.model import BadRequest
from .basics import MULTILINE, PLAIN

_PLAIN: Final = re.compile(PLAIN)
_MULTILINE: Final = re.compile(MULTILINE)
# Letters and marks that are invisible.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SELECTS: Final = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_SEEN: Final = "LNPS"  # letters, numbers, punctuation, symbols
# What most fonts draw like a Latin letter, after casefold: digits, Cyrillic, Greek.
_ALIKE: Final = {
    **{"a": "аα", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еε", "h": "нһ", "j": "ј", "k": "кκ"},
    **{"l": "i1|іӏι", "m": "мμ", "o": "0оο", "p": "рρ", "q": "ԛ", "s": "ѕ", "t": "тτ"},
    **{"u": "υ", "v": "ν", "w": "ԝ", "x": "хχ", "y": "у", "z": "ζ"},
}
_LATIN: Final = {ord(c): letter for letter, others in _ALIKE.items() for c in others}


def is_plain(text: str) -> bool:
    """Whether it is one line without control characters."""
    return bool(_PLAIN.search(text))


def multiline(text: str) -> str:
    """The text unchanged; BadRequest if it has control characters but tabs and ends of lines."""
    if not _MULTILINE.search(text):
        raise BadRequest("text-control")
    return text


def plain_values(values: Any) -> None:
    """BadRequest if a string somewhere in decoded data, or a key of it, has control characters."""
    if not all(_MULTILINE.search(text) for text in _strings(values)):
        raise BadRequest("text-control")


def _strings(values: Any) -> Iterator[str]:
    if isinstance(values, str):
        yield values
    elif isinstance(values, Mapping):
        for key, value in values.items():
            yield str(key)
            yield from _strings(value)
    elif isinstance(values, list | tuple):
        for value in values:
            yield from _strings(value)


def mentions_control_character(problem: str) -> bool:
    """Whether msgspec's complaint is about control characters, and not about a type or a length."""
    return any(repr(pattern) in problem for pattern in (PLAIN, MULTILINE))


def can_be_seen(name: str) -> bool:
    """Whether anything of a name shows on a screen."""
    return any(_shows(c) for c in name)


def likeness(name: str) -> str:
    """A name reduced to what a reader sees; names that reduce to the same text look alike."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join([c for c in folded if _shows(c) or _is_accent(c)]).translate(_LATIN)


def _shows(c: str) -> bool:
    return unicodedata.category(c)[0] in _SEEN and c not in _BLANK


def _is_accent(c: str) -> bool:
    return unicodedata.category(c) in ("Mn", "Mc") and c not in _BLANK and not _SELECTS.match(c)
