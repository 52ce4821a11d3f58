"""Mafiozoo in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from consigliere.words.phrased import PhrasedText, TextFunctions

from .endings import ending
from .log import event_line
from .options import explanation, option_line
from .phrases import Phrases
from .prompts import help_text, prompt_line, waiting_line
from .reasons import argument, setting
from .table import table_sections
from .things import named_things


class MafiozooText(PhrasedText):
    held: ClassVar[tuple[str, ...]] = ("card", "informant")
    families: ClassVar[Mapping[str, str]] = {"bonus": "place", "favour": "character"}
    silent: ClassVar[frozenset[str]] = frozenset({"TileTurned"})
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
