"""How it is told: sentences are in locale/*.ftl, found by the names of classes and fields."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.kernel import UNSEEN, View
from consigliere.kernel.now import innermost
from consigliere.words.fluent import Value
from consigliere.words.plain import PlainText

from .actions import FACES
from .rules import Claiming

DICE = ("cups", "shown")


class DockDiceText(PlainText):
    silent: ClassVar[frozenset[str]] = frozenset({"Rolled"})

    def value(self, name: str, value: Any) -> Value:
        """Dice as their faces: `2 5 6`, or `? ? ?`."""
        if name in DICE:
            return " ".join(["?" if die == UNSEEN else str(die + 1) for die in value]) or "–"
        if name == "face":
            return self.piece("face", FACES[value])
        return super().value(name, value)

    def situation(self, view: View[Any]) -> dict[str, Value]:
        """The last claim, for the questions about it."""
        claiming = innermost(view.table, Claiming)
        last = claiming.last if claiming else None
        if last is None:
            return {"count": 0, "face": ""}
        return {"count": last.count, "face": self.value("face", last.face)}
