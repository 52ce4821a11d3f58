"""Mob City in words."""

from __future__ import annotations

from typing import Any, ClassVar

from consigliere.games.mob_city.state import MobCity
from consigliere.kernel import SPECTATOR, Action, Event, Reason, Seat, State, Thing, View

from ..teller import Teller
from .endings import ending
from .log import event_line
from .options import explanation, option_line
from .phrases import Phrases
from .prompts import help_text, prompt_line, waiting_line
from .reasons import house_rule, reason_line
from .table import table_lines
from .things import named_things


class MobCityTeller(Teller):
    """Tells Mob City."""

    game: ClassVar[str] = "mob-city"
    package: ClassVar[str] = "consigliere.games.mob_city"

    def event(self, event: Event, reader: Seat, before: State | None = None) -> str | None:
        table = before if isinstance(before, MobCity) else None
        return event_line(Phrases(self.words, self.names, reader, table), event)

    def prompt(self, view: View[Any]) -> str:
        return prompt_line(self._phrases(view), view)

    def help(self, view: View[Any]) -> str:
        return help_text(self._phrases(view), view)

    def option(self, answer: Action, view: View[Any]) -> str:
        return option_line(self._phrases(view), view, answer)

    def explain(self, answer: Action, view: View[Any]) -> str:
        return explanation(self._phrases(view), view, answer)

    def waiting(self, view: View[Any]) -> str:
        return waiting_line(self._phrases(view), view)

    def reason(self, reason: Reason, view: View[Any]) -> str:
        return reason_line(self._phrases(view), reason)

    def things(self, view: View[Any]) -> list[tuple[str, Thing]]:
        return named_things(self._phrases(view), view)

    def table(self, view: View[Any]) -> list[str]:
        return table_lines(self._phrases(view), view.table)

    def ending(self, s: State) -> list[str]:
        assert isinstance(s, MobCity)
        return ending(Phrases(self.words, self.names, SPECTATOR, s), s)

    def house(self, switch: str, value: str) -> tuple[str, str, str]:
        return house_rule(self.words, switch, value)

    def _phrases(self, view: View[Any]) -> Phrases:
        return Phrases(self.words, self.names, view.seat, view.table)
