"""The notation of a game: the word of the verb, then one word for each field of the answer."""

from __future__ import annotations

from types import ModuleType
from typing import Any, cast

from .say import Action, Refusal
from .seats import Seat


class Notation:
    """The notation of one game."""

    def __init__(self, actions: ModuleType) -> None:
        kinds = [kind for kind in vars(actions).values() if isinstance(kind, type)]
        verbs = [kind for kind in kinds if issubclass(kind, Action) and kind is not Action]
        self._kinds = {word(kind): kind for kind in verbs}

    def write(self, answer: Action, edition: Any) -> str:
        return " ".join([word(type(answer)), *answer.words(edition)])

    def read(self, by: Seat, text: str, edition: Any) -> Action:
        """The answer of seat `by`; Refusal if the text stands for none."""
        try:
            verb, *rest = text.split()
            return self._kinds[verb].parse(by, rest, edition)
        except (KeyError, ValueError, IndexError) as wrong:
            raise Refusal("notation-unknown", text=text) from wrong


def word(kind: type[Action]) -> str:
    """The word of a verb."""
    return cast("str", kind.__struct_config__.tag)
