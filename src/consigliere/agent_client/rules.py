"""The rules of the game on the table, to look things up in."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import Refusal
from consigliere.words import GameText, Words, game_text

from .text import ToolResult

_MOST: Final = 12  # paragraphs a search gives


def titles(game: str, w: Words) -> ToolResult:
    """The headings."""
    heads = _game_text(game, w).rules()
    data = [{"number": number, "title": title} for number, title in heads]
    return ToolResult([f"§{number} {title}" for number, title in heads], {"rules": data})


def paragraph(game: str, w: Words, number: str) -> ToolResult:
    """The paragraph of that number, with all that belongs to it."""
    text = _game_text(game, w).rule(number)
    if text is None or not number.strip("§. "):
        raise Refusal("seat-no-such-rule", number=number[:20])
    return ToolResult(text.splitlines(), {"number": number.strip("§. "), "text": text})


def search_rules(game: str, w: Words, search: str) -> ToolResult:
    """The paragraphs that have all these words in them."""
    texts, wanted = _game_text(game, w), search.casefold().split()
    hits: list[tuple[str, str]] = []
    for one in texts.paragraphs():
        text = " ".join([one.number, one.title, *one.lines])
        if all(word in text.casefold() for word in wanted):
            hits.append((one.number, " ".join(text.replace("**", "").split())))
    if not hits:
        raise Refusal("seat-rule-not-found", search=search[:80])
    lines = [f"§{text}" for _, text in hits[:_MOST]]
    if len(hits) > _MOST:
        rest = ", ".join([number for number, _ in hits[_MOST:]])
        lines.append(w.say("seat-rules-more", numbers=rest))
    data = [{"number": number, "text": text} for number, text in hits[:_MOST]]
    return ToolResult(lines, {"rules": data, "also": [number for number, _ in hits[_MOST:]]})


def _game_text(game: str, w: Words) -> GameText:
    return game_text(game, w.lang, ())
