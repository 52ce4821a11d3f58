"""The table in words under headings: first whose turn it is, what is asked, what is pending."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import View
from consigliere.words import GameText

from ..protocol.messages import TableText, TextSection


def table_text(id: str, texts: GameText | None, view: View[Any]) -> TableText:
    """What lies on the table as the reader of that view sees it; empty for who wants no words."""
    if texts is None:
        return TableText(id, [])
    sections = texts.sections(view)
    if all(one.about != "now" for one in sections):
        sections = [sections[0]._replace(about="now", lines=[]), *sections]
    shown = []
    for about, lines, notes in sections:
        first = _turn(texts, view) if about == "now" else []
        if lines or first:
            title = texts.words.say(f"server-table-{about}")
            shown.append(TextSection(title, [*first, *lines], list(notes)))
    return TableText(id, shown)


def _turn(texts: GameText, view: View[Any]) -> list[str]:
    """The question; for who is not asked, whom the table waits for."""
    if view.decision:
        return [texts.prompt(view)]
    return [texts.waiting(view)] if view.table.pending else []
