"""The table in words under headings: first whose turn it is, what is asked, what is pending."""

from __future__ import annotations

from typing import Any

from consigliere.kernel import SPECTATOR, View
from consigliere.words import GameText

from ..protocol.messages import TableText, TextSection


def table_text(
    id: str, texts: GameText | None, view: View[Any], answered: bool = False
) -> TableText:
    """What lies on the table as the reader of that view sees it; empty for who wants no words.

    `answered`: the reader has given a sealed answer, and is asked no more.
    """
    if texts is None:
        return TableText(id, [])
    sections = texts.sections(view)
    if all(one.about != "now" for one in sections):
        sections = [sections[0]._replace(about="now", lines=[]), *sections]
    shown = []
    for about, lines, notes in sections:
        first = _turn(texts, view, answered) if about == "now" else []
        if lines or first:
            title = texts.words.say(f"server-table-{about}")
            shown.append(TextSection(title, [*first, *lines], list(notes)))
    return TableText(id, shown)


def waiting_line(texts: GameText, view: View[Any], answered: bool) -> str:
    """Whom the table waits for; whose answer is sealed reads what everybody reads."""
    return texts.waiting(View(SPECTATOR, view.table, None) if answered else view)


def _turn(texts: GameText, view: View[Any], answered: bool) -> list[str]:
    """The question; for who is not asked, whom the table waits for."""
    if view.decision and not answered:
        return [texts.prompt(view)]
    return [waiting_line(texts, view, answered)] if view.table.pending else []
