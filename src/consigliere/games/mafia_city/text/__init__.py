"""Mafia City in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from consigliere.kernel import UNSEEN, View
from consigliere.words.phrased import PhrasedText, TextFunctions
from consigliere.words.text import Section

from ..parts import LOCATIONS
from .endings import ending
from .log import event_line
from .options import explanation, option_line
from .phrases import Phrases
from .prompts import help_text, prompt_line, waiting_line
from .reasons import argument, setting
from .table import table_sections
from .things import named_things


class MafiaCityText(PhrasedText):
    sources: ClassVar[Mapping[str, str]] = {key: f"location-{key}" for key in LOCATIONS}
    families: ClassVar[Mapping[str, str]] = {"drawn": "card"}
    silent: ClassVar[frozenset[str]] = frozenset({"Announced", "TileLaid"})
    telling: ClassVar[TextFunctions] = TextFunctions(
        phrases=Phrases,
        event=event_line,
        prompt=prompt_line,
        help=help_text,
        option=option_line,
        explain=explanation,
        waiting=waiting_line,
        things=named_things,
        table=table_sections,
        ending=ending,
        argument=argument,
        setting=setting,
    )

    def sections(self, view: View[Any]) -> list[Section]:
        """With what the rulebook says of each card the reader holds (§1.6)."""
        hand = view.table.hands[view.seat] if 0 <= view.seat < view.table.seats() else ()
        kinds = sorted({card >> 2 for card in hand if card != UNSEEN})
        uses = [rule for kind in kinds if (rule := self.rule(f"1.6.{kind + 1}"))]
        return [
            one._replace(notes=uses) if one.about == "hand" else one
            for one in super().sections(view)
        ]
