"""What a person may ask before answering: help, the rules, the table, the log, why not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from consigliere.kernel import Stream, View
from consigliere.words import Words

from .errors import clipped
from .menu import Menu, ranges
from .text_game import TextGame
from .things import Named, everything, hand, reasons

_HINT_S: Final = 3.0  # seconds a person waits for a hint
COMMANDS: Final = (
    "number",
    "?",
    "all",
    "table",
    "hand",
    "log",
    "why",
    "hint",
    "rules",
    "stand",
    "save",
    "quit",
)


class Queries:
    """Questions about one decision."""

    def __init__(self, text_game: TextGame, view: View[Any], w: Words) -> None:
        self.text_game, self.view, self.w = text_game, view, w
        self.texts = text_game.texts

    def about(self, word: str, rest: str, choices: Menu) -> list[str]:
        """The lines that answer what was typed."""
        match word:
            case "table":
                return self.texts.table(self.view)
            case "hand":
                return self.hand()
            case "log":
                return self.log(rest)
            case "hint":
                return self.hint()
            case "stand":
                return self.stand(rest)
            case "rules" | "rule":
                return self.rules(rest)
            case "why" if rest:
                return self.why(rest, choices)
            case "help" | "why":
                return self.help()
        if word.startswith("?"):
            return self.explain(word[1:] or rest, choices)
        return [self.w.say("cli-not-understood", text=clipped(word, 60), most=len(choices.entries))]

    def hand(self) -> list[str]:
        """The cards of the hand with the numbers that `why` takes."""
        cards = hand(self.texts, self.view)
        if not cards:
            return [self.w.say("cli-hand-empty")]
        return [f"{n}. {card.name}" for n, card in enumerate(cards, 1)]

    def log(self, rest: str) -> list[str]:
        """All that happened, or the last so many lines of it."""
        last = int(rest) if rest.isdecimal() and len(rest) < 9 else len(self.text_game.log)
        return self.text_game.log[-last:] if last else []

    def stand(self, rest: str) -> list[str]:
        """The standing orders one may give, or one of them given or taken back."""
        orders = self.text_game.game.orders(self.view)
        if rest == "off":
            self.text_game.order = ""
            return [self.w.say("cli-order-off")]
        if not orders:
            return [self.w.say("cli-no-orders")]
        names = [self.texts.order(order) for order in orders]
        if rest.isdecimal() and 0 < int(rest[:4]) <= len(orders):
            self.text_game.order = orders[int(rest[:4]) - 1]
            return [self.w.say("cli-order-given", order=names[int(rest[:4]) - 1])]
        numbered = [f"{n}. {name}" for n, name in enumerate(names, 1)]
        return [self.w.say("cli-orders"), *numbered]

    def hint(self) -> list[str]:
        """The best answers, and what speaks for the first; by this View alone."""
        from consigliere.analyst.hint import hint, timed
        from consigliere.analyst.telling import advised
        from consigliere.bots.levels import mind_of

        mind = mind_of(self.text_game.game.key)
        rolls = Stream(self.text_game.seating.seed, "hint", len(self.text_game.match.lines))
        result = hint(mind, self.view, rolls, timed(mind, _HINT_S))
        return advised(result, self.texts, self.view)

    def rules(self, number: str) -> list[str]:
        """A paragraph of the rules, or the list of all paragraphs."""
        if not number:
            return [f"{n} {title}" for n, title in self.texts.rules()]
        rule = self.texts.rule(number)
        return [rule or self.w.say("cli-no-such-rule", number=clipped(number, 20))]

    def explain(self, number: str, choices: Menu) -> list[str]:
        """The decision, or one option of it."""
        if not number:
            return [self.texts.help(self.view)]
        entry = choices.find(int(number)) if number.isdecimal() and len(number) < 9 else None
        if entry is None:
            return [self.w.say("cli-no-such-number", most=len(choices.entries))]
        return [entry.label, self.texts.explain(entry.answer, self.view)]

    def why(self, text: str, choices: Menu) -> list[str]:
        """Why a card of the hand or a place cannot be used, or which options use it."""
        things = self._named(text)
        if not things:
            return [self.w.say("cli-why-what", text=clipped(text, 60))]
        return [line for named in things for line in self._why(named, choices)]

    def help(self) -> list[str]:
        """What may be typed; nothing of cards where a game names no things to ask about."""
        named = bool(everything(self.texts, self.view))
        words = [word for word in COMMANDS if named or word not in _OF_THINGS]
        return [self.w.say(f"cli-help-{_WORDS.get(word, word)}") for word in words]

    def _why(self, named: Named, choices: Menu) -> Iterable[str]:
        yield f"{named.name}:"
        for reason in reasons(named, self.view):
            yield self.texts.reason(reason, self.view)
        users = [e for e in choices.entries if named.things[0] in e.answer.touches()]
        if users:
            numbers = ranges([e.number for e in users])
            yield self.w.say("cli-why-usable", n=len(users), numbers=numbers)

    def _named(self, text: str) -> list[Named]:
        cards = hand(self.texts, self.view)
        if text.isdecimal():
            return cards[int(text) - 1 : int(text)] if 0 < int(text[:9]) <= len(cards) else []
        return [n for n in everything(self.texts, self.view) if text in n.name.lower()]


_WORDS: Final = {"?": "explain"}
_OF_THINGS: Final = ("hand", "why")
