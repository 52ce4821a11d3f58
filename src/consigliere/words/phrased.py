"""The texts of a game by functions, one for each message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from consigliere.kernel import SPECTATOR, Action, Event, Reason, Seat, State, Thing, View

from .fluent import Value, Words
from .text import GameText, Section


class TextFunctions(NamedTuple):
    """The functions of a game.

    `phrases` makes the namer for one reader; every other function gets it as first argument.
    """

    phrases: Callable[..., Any]  # of the words, the names, the reader, and the table if known
    event: Callable[[Any, Event], str | None]
    prompt: Callable[[Any, View[Any]], str]
    help: Callable[[Any, View[Any]], str]
    option: Callable[[Any, View[Any], Any], str]
    explain: Callable[[Any, View[Any], Any], str]
    waiting: Callable[[Any, View[Any]], str]
    things: Callable[[Any, View[Any]], list[tuple[str, Thing]]]
    table: Callable[[Any, View[Any]], list[Section]]
    ending: Callable[[Any, Any], list[str]]
    argument: Callable[[Any, str, str | int], dict[str, Value]]  # what a reason is about
    setting: Callable[[Words, str, str], str]  # the value of a house rule


class PhrasedText(GameText):
    """A subclass sets `telling`."""

    telling: ClassVar[TextFunctions]

    def event(self, event: Event, reader: Seat, before: State | None = None) -> str | None:
        return self.telling.event(self._phrases(reader, before), event)

    def prompt(self, view: View[Any]) -> str:
        return self.telling.prompt(self._seen(view), view)

    def help(self, view: View[Any]) -> str:
        return self.telling.help(self._seen(view), view)

    def option(self, answer: Action, view: View[Any]) -> str:
        return self.telling.option(self._seen(view), view, answer)

    def explain(self, answer: Action, view: View[Any]) -> str:
        return self.telling.explain(self._seen(view), view, answer)

    def waiting(self, view: View[Any]) -> str:
        return self.telling.waiting(self._seen(view), view)

    def things(self, view: View[Any]) -> list[tuple[str, Thing]]:
        return self.telling.things(self._seen(view), view)

    def table(self, view: View[Any]) -> list[str]:
        return [line for section in self.sections(view) for line in section.lines]

    def sections(self, view: View[Any]) -> list[Section]:
        return self.telling.table(self._seen(view), view)

    def ending(self, s: State) -> list[str]:
        return self.telling.ending(self._phrases(SPECTATOR, s), s)

    def reason(self, reason: Reason, view: View[Any]) -> str:
        """In the game's own words, where it has some for that reason."""
        message = f"{self.game}-reason-{reason.message}"
        if not self.words.knows(message):
            return self.words.reason(reason)
        p, args = self._seen(view), dict[str, Value]()
        for name, value in reason.args:
            args |= self.telling.argument(p, name, value)
        return self.words.cite(self.words.say(message, **args), reason.rule)

    def setting(self, message: str, value: str) -> str:
        return self.telling.setting(self.words, f"{self.game}-{message}", value)

    def _seen(self, view: View[Any]) -> Any:
        return self._phrases(view.seat, view.table)

    def _phrases(self, reader: Seat, table: State | None) -> Any:
        return self.telling.phrases(self.words, self.names, reader, table)
