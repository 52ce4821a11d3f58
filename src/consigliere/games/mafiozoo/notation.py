"""Answers as text: `bribe 12 12:1 4:1 3:1`, `build night G L`, `inform 9 fund 2`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.kernel import Action, Card, Refusal, Seat

from .actions import (
    Blind,
    Bonus,
    Bribe,
    Build,
    Deal,
    DealDistrict,
    DealInformant,
    Decline,
    Dock,
    Done,
    First,
    Flip,
    Gain,
    Inform,
    Keep,
    Pay,
    Pick,
    Put,
    Reveal,
    Send,
    TurnUp,
    Visit,
    Waste,
)
from .parts import DISTRICTS, GENERIC, LETTERS, PLACES

PLAIN: Final[dict[str, Action]] = {
    "blind": Blind(),
    "decline": Decline(),
    "pay": Pay(),
    "done": Done(),
}
_PLAIN_WORDS: Final = {type(answer): word for word, answer in PLAIN.items()}
ONE_NUMBER: Final[dict[str, Callable[[int], Action]]] = {
    "dock": Dock,
    "send": Send,
    "first": First,
    "visit": Visit,
}


def write(answer: Action) -> str:
    """The notation of an answer."""
    match answer:
        case Gain(card, gems):
            return f"gain {_card(card)} {gems}"
        case Bribe(card, spread):
            return " ".join(["bribe", _card(card), *[f"{c + 1}:{n}" for c, n in spread]])
        case Waste(card):
            return f"waste {_card(card)}"
        case Bonus(place, c):
            return f"bonus {PLACES[place]} {c + 1}"
        case Inform(c, fund, reserve):
            return f"inform {c + 1} " + (f"fund {fund}" if fund else f"reserve {reserve}")
        case Put(c):
            return f"put {c + 1}"
        case Build(_, place, payment):
            return " ".join(["build", PLACES[place], *[LETTERS[t] for t in payment]])
        case Keep(token):
            return f"keep {LETTERS[token]}"
        case Pick(district):
            return f"pick {DISTRICTS[district]}"
    return _write_plain(answer)


def _write_plain(answer: Action) -> str:
    match answer:
        case Dock(n):
            return f"dock {n}"
        case Send(n):
            return f"send {n}"
        case First(n):
            return f"first {n}"
        case Visit(n):
            return f"visit {n}"
        case Flip(c, golden):
            return f"flip {c + 1} {golden}"
        case Reveal(district):
            return f"reveal {DISTRICTS[district]}"
        case DealDistrict(seat, district):
            return f"district {seat} {DISTRICTS[district]}"
        case Deal(seat, card):
            return f"deal {seat} {_card(card)}"
        case DealInformant(seat, card):
            return f"informant {seat} {card + 1}"
        case TurnUp(card):
            return f"turn {_card(card)}"
    return _PLAIN_WORDS[type(answer)]


def read(by: Seat, text: str) -> Action:
    """The answer of seat `by` that a text stands for."""
    try:
        return _read(by, text.split())
    except (ValueError, IndexError) as wrong:
        raise Refusal("notation-unknown", text=text) from wrong


def _read(by: Seat, words: list[str]) -> Action:
    match words:
        case [word] if word in PLAIN:
            return PLAIN[word]
        case [word, n] if word in ONE_NUMBER:
            return ONE_NUMBER[word](int(n))
        case ["gain", card, gems]:
            return Gain(_read_card(card), int(gems))
        case ["bribe", card, *spread] if spread:
            return Bribe(_read_card(card), tuple(sorted([_gems(part) for part in spread])))
        case ["waste", card]:
            return Waste(_read_card(card))
        case ["bonus", place, c]:
            return Bonus(PLACES.index(place), int(c) - 1)
        case ["inform", c, "fund", n]:
            return Inform(int(c) - 1, int(n), 0)
        case ["inform", c, "reserve", n]:
            return Inform(int(c) - 1, 0, int(n))
        case ["put", c]:
            return Put(int(c) - 1)
        case ["build", place, *payment]:
            tokens = tuple(sorted([LETTERS.index(t) for t in payment]))
            return Build(by, PLACES.index(place), tokens)
        case ["keep", token]:
            return Keep(LETTERS.index(token))
        case ["pick", district]:
            return Pick(DISTRICTS.index(district))
    return _read_chance(words)


def _read_chance(words: list[str]) -> Action:
    match words:
        case ["flip", c, golden]:
            return Flip(int(c) - 1, int(golden))
        case ["reveal", district]:
            return Reveal(DISTRICTS.index(district))
        case ["district", seat, district]:
            return DealDistrict(int(seat), DISTRICTS.index(district))
        case ["deal", seat, card]:
            return Deal(int(seat), _read_card(card))
        case ["informant", seat, card]:
            return DealInformant(int(seat), int(card) - 1)
        case ["turn", card]:
            return TurnUp(_read_card(card))
    raise ValueError(words)


def _card(card: Card) -> str:
    return "any" if card == GENERIC else str(card + 1)


def _read_card(text: str) -> Card:
    return GENERIC if text == "any" else int(text) - 1


def _gems(text: str) -> tuple[int, int]:
    c, _, n = text.partition(":")
    return int(c) - 1, int(n)
