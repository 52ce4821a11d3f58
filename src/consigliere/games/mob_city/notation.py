"""Answers as text: `bid 1 3 4 2`, `hire 2 soldier-2-3`, `go 1 A-3`, `attack revolver 4`.

Names of cards and buildings come from the edition; slots count from 1, fighters from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from consigliere.kernel import Action, Refusal, Seat

from .actions import (
    Arm,
    Attack,
    Bid,
    Buy,
    Claim,
    Collect,
    Deal,
    Decline,
    Dismiss,
    Drink,
    Favour,
    Fill,
    Fine,
    Go,
    Happen,
    Hire,
    Hold,
    KeepOne,
    Lay,
    Lead,
    Lob,
    Loot,
    Peek,
    Pour,
    Read,
    Ready,
    Roll,
    Settle,
    Shift,
    Stop,
    Take,
    Throw,
)
from .edition import Edition
from .parts import EVENTS, KINDS, WILLS

PLAIN: Final[dict[str, Action]] = {
    "stop": Stop(),
    "take": Take(),
    "decline": Decline(),
    "throw": Throw(),
    "hold": Hold(),
    "ready": Ready(),
}
_PLAIN_WORDS: Final = {type(answer): word for word, answer in PLAIN.items()}
ATTACKS: Final = (*KINDS, "colt", "hands")
NUMBERS: Final[dict[str, Callable[[int], Action]]] = {
    "drink": Drink,
    "lead": Lead,
    "claim": Claim,
    "favour": Favour,
    "roll": Roll,
}


class Notation:
    """The notation of one edition."""

    def __init__(self, ed: Edition) -> None:
        self.ed = ed

    def write(self, answer: Action) -> str:
        """The notation of an answer."""
        cards, names = self.ed.cards, self.ed.names
        match answer:
            case Settle(slot):
                return f"settle {slot + 1}"
            case Bid(tokens):
                return _join("bid", tokens)
            case Hire(_, slot, card):
                return f"hire {slot + 1} {cards[card]}"
            case Shift(_, slot, to, card):
                return f"shift {slot + 1} {to + 1} {cards[card]}"
            case Dismiss(_, slot, card):
                return f"dismiss {slot + 1} {cards[card]}"
            case KeepOne(_, slot, card):
                return f"keep {slot + 1} {cards[card]}"
            case Buy(b):
                return f"buy {names[b]}"
            case Pour(buildings):
                return _join("pour", [names[b] for b in buildings])
            case Go(slot, b):
                return f"go {slot + 1} {names[b]}"
            case Fine(b):
                return f"fine {names[b]}"
        return self._write_fight(answer)

    def _write_fight(self, answer: Action) -> str:
        cards = self.ed.cards
        match answer:
            case Arm(_, weapon, who):
                return f"arm {cards[weapon]} {who}"
            case Attack(weapon, target):
                return f"attack {ATTACKS[weapon]} {target}"
            case Lob(targets):
                return _join("lob", targets)
            case Collect(weapon):
                return f"collect {cards[weapon]}"
            case Loot(weapons):
                return _join("loot", [cards[w] for w in weapons])
            case Lead(n) | Claim(n) | Favour(n) | Roll(n) | Drink(n):
                return f"{type(answer).__name__.lower()} {n}"
        return self._write_chance(answer)

    def _write_chance(self, answer: Action) -> str:
        match answer:
            case Lay(block):
                return f"lay {self.ed.blocks[block]}"
            case Deal(seat, card):
                return f"deal {seat} {self.ed.cards[card]}"
            case Fill(card):
                return f"fill {self.ed.cards[card]}"
            case Peek(seat, event):
                return f"peek {seat} {EVENTS[event]}"
            case Happen(event):
                return f"happen {EVENTS[event]}"
            case Read(will):
                return f"read {WILLS[will]}"
        return _PLAIN_WORDS[type(answer)]

    def read(self, by: Seat, text: str) -> Action:
        """The answer of seat `by` that a text stands for."""
        try:
            return self._read(by, text.split())
        except (ValueError, IndexError) as wrong:
            raise Refusal("notation-unknown", text=text) from wrong

    def _read(self, by: Seat, words: list[str]) -> Action:
        cards, names = self.ed.cards.index, self.ed.names.index
        match words:
            case [word] if word in PLAIN:
                return PLAIN[word]
            case [word, n] if word in NUMBERS:
                return NUMBERS[word](int(n))
            case ["settle", slot]:
                return Settle(int(slot) - 1)
            case ["bid", *tokens]:
                return Bid(tuple([int(n) for n in tokens]))
            case ["hire", slot, card]:
                return Hire(by, int(slot) - 1, cards(card))
            case ["shift", slot, to, card]:
                return Shift(by, int(slot) - 1, int(to) - 1, cards(card))
            case ["dismiss", slot, card]:
                return Dismiss(by, int(slot) - 1, cards(card))
            case ["keep", slot, card]:
                return KeepOne(by, int(slot) - 1, cards(card))
            case ["buy", b]:
                return Buy(names(b))
            case ["pour", *buildings]:
                return Pour(tuple([names(b) for b in buildings]))
            case ["go", slot, b]:
                return Go(int(slot) - 1, names(b))
            case ["fine", b]:
                return Fine(names(b))
        return self._read_fight(by, words)

    def _read_fight(self, by: Seat, words: list[str]) -> Action:
        cards = self.ed.cards.index
        match words:
            case ["arm", weapon, who]:
                return Arm(by, cards(weapon), int(who))
            case ["attack", weapon, target]:
                return Attack(ATTACKS.index(weapon), int(target))
            case ["lob", *targets]:
                return Lob(tuple([int(n) for n in targets]))
            case ["collect", weapon]:
                return Collect(cards(weapon))
            case ["loot", *weapons]:
                return Loot(tuple([cards(w) for w in weapons]))
        return self._read_chance(words)

    def _read_chance(self, words: list[str]) -> Action:
        cards = self.ed.cards.index
        match words:
            case ["lay", block]:
                return Lay(self.ed.blocks.index(block))
            case ["deal", seat, card]:
                return Deal(int(seat), cards(card))
            case ["fill", card]:
                return Fill(cards(card))
            case ["peek", seat, event]:
                return Peek(int(seat), EVENTS.index(event))
            case ["happen", event]:
                return Happen(EVENTS.index(event))
            case ["read", will]:
                return Read(WILLS.index(will))
        raise ValueError(words)


def _join(word: str, parts: tuple[int, ...] | list[str]) -> str:
    return " ".join([word, *map(str, parts)])
