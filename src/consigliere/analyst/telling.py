"""What the analyst has to say, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, Literal

from consigliere.kernel import CHANCE, SPECTATOR, Seat, State, View
from consigliere.words import GameText

from .hint import Hint
from .replayed import ReplayedGame
from .why import Why

_LINES: Final = 3  # of the log that tell what came of an answer


def regret(why: Why, told: GameText) -> str:
    """What spoke for the best answer and against the one given, told to anybody."""
    return reason(why, told, SPECTATOR, "said")


def reason(why: Why, told: GameText, seat: Seat, than: Literal["next", "said"] = "next") -> str:
    """What speaks for the best answer, told to the seat that is asked."""
    w, names = told.words, told.names
    if why.kind in ("even", "only"):
        return w.say(f"hint-why-{why.kind}")
    number = int(why.amount) if why.amount.is_integer() else why.amount
    if why.kind == "chances":
        return w.say("hint-why-chances", who=names[why.seat], n=number)
    what, other = told.amount(why.quantity, number), w.say(f"hint-than-{than}")
    if why.seat == seat:
        return w.say(f"hint-own-{why.kind}", what=what, than=other)
    return w.say(f"hint-rival-{why.kind}", what=what, than=other, who=names[why.seat])


def advised(found: Hint, told: GameText, view: View[Any]) -> list[str]:
    """A hint as lines: the answers it names, and why the first is the best."""
    w = told.words
    lines = [
        w.say(
            "cli-hint-line",
            n=n,
            answer=told.option(one.answer, view),
            value=round(100 * one.value),
            behind=round(100 * one.behind),
        )
        for n, one in enumerate(found.advice, 1)
    ]
    return [*lines, reason(found.why, told, view.seat)]


def answered(told: GameText, replayed: ReplayedGame, at: int, text: str) -> str:
    """What could be answered there, as the list of options named it."""
    answer = replayed.game.read(replayed.lines[at].seat, text, replayed.edition)
    return told.option(answer, replayed.view(at))


def happened(told: GameText, replayed: ReplayedGame, at: int) -> str:
    """What came of answer `at`, with all cards open: the game is over."""
    lines = list(islice(_news(told, replayed.states[at], replayed.states[at + 1]), _LINES))
    line = replayed.lines[at]
    if lines:
        return " ".join(lines)
    if line.seat == CHANCE:
        return told.words.say("review-chance")
    label = answered(told, replayed, at, line.text)
    return told.words.say("review-answer", who=told.names[line.seat], answer=label)


def _news(told: GameText, before: State, after: State) -> Iterator[str]:
    for event in after.news:
        if line := told.event(event, SPECTATOR, before):
            yield line
