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


def regret(why: Why, texts: GameText) -> str:
    """What spoke for the best answer and against the one given, for spectators."""
    return reason(why, texts, SPECTATOR, "said")


def reason(why: Why, texts: GameText, seat: Seat, than: Literal["next", "said"] = "next") -> str:
    """What speaks for the best answer, for the seat that is asked."""
    w, names = texts.words, texts.names
    if why.kind in ("even", "only"):
        return w.say(f"hint-why-{why.kind}")
    number = int(why.amount) if why.amount.is_integer() else why.amount
    if why.kind == "chances":
        return w.say("hint-why-chances", who=names[why.seat], n=number)
    what, other = texts.amount(why.quantity, number), w.say(f"hint-than-{than}")
    if why.seat == seat:
        return w.say(f"hint-own-{why.kind}", what=what, than=other)
    return w.say(f"hint-rival-{why.kind}", what=what, than=other, who=names[why.seat])


def advised(hint: Hint, texts: GameText, view: View[Any]) -> list[str]:
    """A hint as lines: the answers it names, and why the first is the best."""
    w = texts.words
    lines = [
        w.say(
            "cli-hint-line",
            n=n,
            answer=texts.option(one.answer, view),
            value=round(100 * one.value),
            behind=round(100 * one.behind),
        )
        for n, one in enumerate(hint.advice, 1)
    ]
    return [*lines, reason(hint.why, texts, view.seat)]


def answered(texts: GameText, replayed: ReplayedGame, at: int, text: str) -> str:
    """What could be answered there, as the list of options named it."""
    answer = replayed.game.read(replayed.lines[at].seat, text, replayed.edition)
    return texts.option(answer, replayed.view(at))


def happened(texts: GameText, replayed: ReplayedGame, at: int) -> str:
    """What came of answer `at`, with all cards open: the game is over."""
    lines = list(islice(_news(texts, replayed.states[at], replayed.states[at + 1]), _LINES))
    line = replayed.lines[at]
    if lines:
        return " ".join(lines)
    if line.seat == CHANCE:
        return texts.words.say("review-chance")
    label = answered(texts, replayed, at, line.text)
    return texts.words.say("review-answer", who=texts.names[line.seat], answer=label)


def _news(texts: GameText, before: State, after: State) -> Iterator[str]:
    for event in after.news:
        if line := texts.event(event, SPECTATOR, before):
            yield line
