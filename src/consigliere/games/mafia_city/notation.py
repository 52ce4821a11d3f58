"""Answers as text: `play snitch/hat harbor.0`, `fists trade/fist thief/fist`, `name 2`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.kernel import Action, Card, Refusal

from .actions import (
    AddFist,
    Agree,
    Aim,
    Bullet,
    Choose,
    Deal,
    Decline,
    Discard,
    Draw,
    First,
    Fists,
    Hat,
    Keep,
    Lay,
    Move,
    Name,
    OfferFist,
    Pass,
    Place,
    Play,
    PlusOne,
    Recruit,
    Replace,
    Rob,
    Send,
    Take,
    Target,
    Temporize,
    Withdraw,
)
from .parts import KINDS, LOCATIONS, NO_KIND, SHADOW, SYMBOLS, THIEF, Kind, Location, card, kind_of

PLAIN: Final[dict[str, Action]] = {
    "keep": Keep(),
    "replace": Replace(),
    "pass": Pass(),
    "decline": Decline(),
    "recruit": Recruit(),
    "take": Take(),
    "draw": Draw(),
}
ONE_CARD: Final[dict[str, Callable[[Card], Action]]] = {
    "temporize": Temporize,
    "bullet": Bullet,
    "offer": OfferFist,
    "add": AddFist,
    "plus": PlusOne,
    "discard": Discard,
}
ONE_PLACE: Final[dict[str, Callable[[Location], Action]]] = {
    "place": Place,
    "move": Move,
    "choose": Choose,
    "lay": Lay,
}
SOME_CARDS: Final[dict[str, Callable[[tuple[Card, ...]], Action]]] = {
    "fists": Fists,
    "agree": Agree,
}
_WORDS: Final = {kind: word for word, kind in [*ONE_CARD.items(), *ONE_PLACE.items()]}
_WORDS.update({kind: word for word, kind in SOME_CARDS.items()})  # type: ignore[misc]
_PLAIN_WORDS: Final = {type(answer): word for word, answer in PLAIN.items()}


def write(answer: Action) -> str:
    """The notation of an answer."""
    word = _PLAIN_WORDS.get(type(answer)) or _WORDS.get(type(answer))
    match answer:
        case Temporize(c) | Bullet(c) | OfferFist(c) | AddFist(c) | PlusOne(c) | Discard(c):
            return f"{word} {card_name(c)}"
        case Place(at) | Move(at) | Choose(at) | Lay(at):
            return f"{word} {LOCATIONS[at]}"
        case Fists(cards) | Agree(cards):
            return f"{word} {_names(cards)}"
        case Play(c, target):
            return f"play {card_name(c)} {_write_target(kind_of(c), target)}".rstrip()
        case Aim(kind, target):
            return f"aim {KINDS[kind] if kind >= 0 else 'hat'} {_write_target(kind, target)}"
        case Hat(cards, target):
            return f"hat {_names(cards)} {_write_target(0, target)}".rstrip()
        case Send(at, height):
            return f"send {_write_target(0, (at, height))}"
        case Withdraw(at, chips):
            return " ".join(["withdraw", LOCATIONS[at], *map(str, chips)])
        case Name(whom):
            return f"name {whom}"
        case First(whom):
            return f"first {whom}"
        case Deal(seat, c):
            return f"deal {seat} {card_name(c)}"
        case Rob(thief, victim, c):
            return f"rob {thief} {victim} {card_name(c)}"
    assert word, answer
    return word


def read(text: str) -> Action:
    """The answer a text stands for."""
    try:
        return _read(text.split())
    except (ValueError, IndexError) as wrong:
        raise Refusal("notation-unknown", text=text) from wrong


def _read(words: list[str]) -> Action:
    match words:
        case [word] if word in PLAIN:
            return PLAIN[word]
        case [word, c] if word in ONE_CARD:
            return ONE_CARD[word](_card(c))
        case [word, at] if word in ONE_PLACE:
            return ONE_PLACE[word](_place(at))
        case [word, *cards] if word in SOME_CARDS and cards:
            return SOME_CARDS[word](_cards(cards))
        case ["play", c, *target]:
            return Play(_card(c), _read_target(kind_of(_card(c)), target))
        case ["aim", kind, *target]:
            k = NO_KIND if kind == "hat" else KINDS.index(kind)
            return Aim(k, _read_target(k, target))
        case ["hat", *rest]:
            cards = [c for c in rest if "/" in c]
            return Hat(_cards(cards), _read_target(0, rest[len(cards) :]))
    return _read_numbers(words)


def _read_numbers(words: list[str]) -> Action:
    match words:
        case ["send", chip]:
            at, height = _read_target(0, [chip])
            return Send(at, height)
        case ["withdraw", at, *chips]:
            return Withdraw(_place(at), tuple([int(n) for n in chips]))
        case ["name", whom]:
            return Name(int(whom))
        case ["first", whom]:
            return First(int(whom))
        case ["deal", seat, c]:
            return Deal(int(seat), _card(c))
        case ["rob", thief, victim, c]:
            return Rob(int(thief), int(victim), _card(c))
    raise ValueError(words)


def card_name(c: Card) -> str:
    """`snitch/hat`"""
    return f"{KINDS[c >> 2]}/{SYMBOLS[c & 3]}"


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(map(card_name, cards))


def _card(text: str) -> Card:
    kind, _, symbol = text.partition("/")
    return card(KINDS.index(kind), SYMBOLS.index(symbol))


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple([_card(text) for text in texts])


def _place(text: str) -> Location:
    return LOCATIONS.index(text)


def _write_target(kind: Kind, target: Target) -> str:
    """A seat, one or two places, or a chip and where it goes: `harbor.1 hall`."""
    if kind == THIEF or not target:
        return " ".join(map(str, target))
    if kind == SHADOW or len(target) == 1:
        return " ".join([LOCATIONS[at] for at in target])
    at, height, *to = target
    return " ".join([f"{LOCATIONS[at]}.{height}", *[LOCATIONS[place] for place in to]])


def _read_target(kind: Kind, words: list[str]) -> Target:
    if kind == THIEF:
        return tuple([int(seat) for seat in words])
    target: list[int] = []
    for word in words:
        at, dot, height = word.partition(".")
        target += [_place(at), int(height)] if dot else [_place(at)]
    return tuple(target)
