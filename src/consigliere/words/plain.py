"""The texts of a game without messages of its own, from the names of its classes and fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields

from consigliere.games import features
from consigliere.kernel import (
    CHANCE,
    UNSEEN,
    Action,
    Event,
    Reason,
    Seat,
    State,
    Thing,
    View,
    asked_at_once,
)
from consigliere.kernel.notation import word
from consigliere.kernel.pieces import is_seat

from .components import Pieces, pieces_of
from .fluent import Value, capital, kebab, spaced
from .text import GameText

_KERNEL: Final = frozenset([f.name for f in fields(State)]) | {"edition", "house"}


class PlainText(GameText):
    """Sentences for any game, from messages named after its classes and fields.

    `KEY-event-NAME`, `KEY-option-VERB`, `KEY-explain-VERB`, `KEY-prompt-QUESTION`,
    `KEY-help-QUESTION`, `KEY-field-NAME`, `KEY-reason-NAME`: each is given the fields of what it
    tells. Where there is none, the code name is used; rules come from RULES.md.
    """

    def event(self, event: Event, reader: Seat, before: State | None = None) -> str | None:
        if type(event).__name__ in self.silent:
            return None
        message = self._message("event", type(event).__name__)
        return self.words.say(message, **self._args(event)) if message else self._sentence(event)

    def prompt(self, view: View[Any]) -> str:
        kind = view.table.kind
        message = self._message("prompt", kind)
        if message:
            return self.words.say(message, **self.situation(view))
        return self.words.say("plain-prompt", what=spaced(kind))

    def help(self, view: View[Any]) -> str:
        message = self._message("help", view.table.kind) or "plain-help"
        return self.words.say(message, **self.situation(view))

    def option(self, answer: Action, view: View[Any]) -> str:
        """Without a message, the notation of an answer, as records hold it."""
        message = self._message("option", word(type(answer)))
        if message:
            return self.words.say(message, **self._args(answer))
        return self.package.rules.write(answer, getattr(view.table, "edition", "standard"))

    def explain(self, answer: Action, view: View[Any]) -> str:
        message = self._message("explain", word(type(answer)))
        return self.words.say(message, **self._args(answer)) if message else self._sentence(answer)

    def waiting(self, view: View[Any]) -> str:
        """Names nobody in a reaction window: who is thinking there is nobody's business."""
        asked = view.table.waiting()
        if not asked:
            return self.words.say("plain-waiting-over")
        if view.decision is not None:
            return self.words.say("plain-waiting-you")
        if asked_at_once(view.table):
            return self.words.say("plain-waiting-reactions")
        return self.words.say("plain-waiting", who=", ".join(map(self.name, asked)))

    def reason(self, reason: Reason, view: View[Any]) -> str:
        message = self._message("reason", reason.message)
        if not message:
            return self.words.reason(reason)
        return self.words.cite(self.words.say(message, **dict(reason.args)), reason.rule)

    def things(self, view: View[Any]) -> list[tuple[str, Thing]]:
        return []

    def table(self, view: View[Any]) -> list[str]:
        """A line for every field of the State that the game has declared."""
        return [f"{self.field(name)}: {value}" for name, value in self._fields(view.table)]

    def ending(self, s: State) -> list[str]:
        winners = [self.name(seat) for seat in self.package.rules.winners(s)]
        scores = self.package.rules.scores(s)
        places = [
            self.words.say(
                "plain-place", place=one.place, who=self.name(one.seat), n=scores[one.seat]
            )
            for one in features(self.game).ranking(s)
        ]
        return [self.words.say("plain-winners", who=", ".join(winners)), *places]

    def value(self, name: str, value: Any) -> Value:
        """A field of that name in a sentence; a game knows better what its numbers mean.

        Messages choose by `true` and `false`, and by numbers.
        """
        if isinstance(value, bool):
            return str(value).lower()
        return value if type(value) is int and value != UNSEEN else self._value(value)

    def situation(self, view: View[Any]) -> dict[str, Value]:
        """What questions may speak of; a game has more to say."""
        return {}

    def piece_in(self, field: str, alone: Any, kind: str, name: str) -> str:
        """As `value` of the game tells it, so that boards and the terminal say the same."""
        told = self.value(field, alone)
        return self.piece(kind, name) if told == PlainText.value(self, field, alone) else str(told)

    def _message(self, kind: str, name: str) -> str:
        """The message of that kind of thing; empty if the game has none."""
        message = f"{self.game}-{kind}-{kebab(name)}"
        return message if self.words.knows(message) else ""

    def _args(self, thing: Event | Action) -> dict[str, Value]:
        args = dict[str, Value]()
        for field in fields(thing):
            value = getattr(thing, field.name)
            seat = is_seat(type(thing), field.name) and type(value) is int
            args[field.name] = self.name(value) if seat else self.value(field.name, value)
        return args

    def _fields(self, s: Any) -> Iterator[tuple[str, str]]:
        for name in declared(s):
            value = getattr(s, name)
            if value is None:
                continue
            if isinstance(value, tuple) and len(value) == s.seats():
                each = [f"{self.name(i)} {self._field_value(name, v)}" for i, v in enumerate(value)]
                yield name, ", ".join(each)
            else:
                yield name, self._field_value(name, value)

    def _field_value(self, name: str, value: Any) -> str:
        """A field by itself: as the game tells it, else its pieces by their names."""
        if isinstance(value, bool):
            return self._value(value)
        told, pieces = self.value(name, value), pieces_of(self.game).get(name)
        if pieces and pieces.names and told == PlainText.value(self, name, value):
            return self._by_name(pieces, value)
        return str(told)

    def _by_name(self, pieces: Pieces, value: Any) -> str:
        if isinstance(value, tuple) and any(one != UNSEEN for one in value):
            return ", ".join([self._by_name(pieces, one) for one in value])
        if type(value) is int and 0 <= value < len(pieces.names):
            return self.piece(pieces.kind, pieces.names[value])
        return self._value(value)

    def _sentence(self, thing: Event | Action) -> str:
        """`Anna: played (card 3)`."""
        what, who = spaced(type(thing).__name__), ""
        details: list[str] = []
        for field in fields(thing):
            value = getattr(thing, field.name)
            if value is None or value == UNSEEN:
                continue
            if is_seat(type(thing), field.name):
                name = self.name(value)
                who, details = (name, details) if not who else (who, [*details, name])
            else:
                details.append(f"{spaced(field.name)} {self._value(value)}")
        line = f"{what} ({', '.join(details)})" if details else what
        return f"{who}: {line}" if who else capital(line)

    def _value(self, value: Any) -> str:
        match value:
            case bool():
                return self.words.say(f"plain-{'yes' if value else 'no'}")
            case int() if value == UNSEEN:
                return self.words.say("plain-hidden")
            case tuple() if value and all(one == UNSEEN for one in value):
                return self.words.say("plain-many-hidden", n=len(value))
            case tuple():
                return " ".join([self._value(one) for one in value]) or "–"
            case Struct() if hasattr(value, "__len__"):
                return str(len(value))
            case Struct():
                inner = [
                    f"{spaced(f.name)} {self._value(getattr(value, f.name))}" for f in fields(value)
                ]
                return f"({', '.join(inner)})"
        return str(value)

    def name(self, seat: Seat) -> str:
        """A seat as readers call it."""
        if seat == CHANCE:
            return self.words.say("plain-chance")
        in_range = 0 <= seat < len(self.names)
        return self.names[seat] if in_range else self.words.say("plain-seat", n=seat + 1)


def declared(s: State) -> list[str]:
    """The fields of a State that its game has declared."""
    return [field.name for field in fields(s) if field.name not in _KERNEL]
