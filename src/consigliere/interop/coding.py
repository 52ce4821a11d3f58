"""A fixed number for every answer of a game, whatever the position.

A short answer is one number, its *code*. Where a flat code would be huge (which chips to take back,
where gems end up) the answer is a *phrase*: a code that opens it, one for each thing, and `done`.
The same answer of the same seat has the same phrase in every state; seats are counted from the one
who speaks.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import islice
from typing import Any, NamedTuple, Protocol

from msgspec.structs import fields

from consigliere.games import game, package
from consigliere.kernel import Action, Options, Seat, Setup, SomeOf

from .parts import Part

Phrase = tuple[int, ...]
Word = tuple[str, int]  # a block, and the place in it


class Block(NamedTuple):
    """Neighbouring codes of one meaning."""

    name: str
    first: int
    size: int


class Tail(Protocol):
    """How the last field of an answer is spelled, code by code."""

    def blocks(self) -> dict[str, int]: ...

    def spell(self, answer: Action, value: Any, seat: Seat) -> list[Word]: ...

    def hear(self, words: list[Word], seat: Seat) -> Any: ...


class Each:
    """A field of several things: one code each, in their order, then `done`."""

    def __init__(self, block: str, *parts: Part) -> None:
        self.block, self.parts = block, parts

    def blocks(self) -> dict[str, int]:
        return {self.block: space(self.parts), "done": 1}

    def spell(self, answer: Action, value: tuple[Any, ...], seat: Seat) -> list[Word]:
        return [*[self.thing(thing, seat) for thing in value], ("done", 0)]

    def thing(self, thing: Any, seat: Seat) -> Word:
        return self.block, pack(self.parts, thing if len(self.parts) > 1 else (thing,), seat)

    def hear(self, words: list[Word], seat: Seat) -> tuple[Any, ...]:
        things = [unpack(self.parts, at, seat) for _, at in words[:-1]]
        return tuple([thing if len(self.parts) > 1 else thing[0] for thing in things])


class Verb:
    """One kind of answer: the fields its first code tells, and the tail that tells the last one.

    A first field for which there is no part is the seat of who speaks.
    """

    def __init__(self, kind: type[Action], *parts: Part, tail: Tail | None = None) -> None:
        self.kind, self.parts, self.tail = kind, parts, tail
        self.name = kind.__name__.lower()
        names = [f.name for f in fields(kind)]
        self.own = len(names) > len(parts) + (tail is not None)
        self.names = names[1:] if self.own else names

    def values(self, answer: Action) -> tuple[Any, ...]:
        return tuple([getattr(answer, name) for name in self.names])

    def make(self, seat: Seat, values: Iterable[Any]) -> Action:
        return self.kind(*([seat] if self.own else []), *values)


class Code:
    """The numbers of one game for one number of players and one edition."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.blocks = _laid_out(verbs)
        self.size = sum([block.size for block in self.blocks.values()])
        self._starts = [block.first for block in self.blocks.values()]
        self._names = tuple(self.blocks)
        self._spelled: dict[tuple[Seat, Action], Phrase] = {}

    def spell(self, seat: Seat, answer: Action) -> Phrase:
        """The codes of an answer."""
        phrase = self._spelled.get((seat, answer))
        if phrase is None:
            phrase = self._spelled[seat, answer] = self._spell(seat, answer)
        return phrase

    def hear(self, seat: Seat, phrase: Phrase) -> Action:
        """The answer of `seat` that some codes stand for."""
        (name, at), *rest = [self.word(code) for code in phrase]
        verb = self.verbs[name]
        values = unpack(verb.parts, at, seat)
        tail = [verb.tail.hear(rest, seat)] if verb.tail else []
        return verb.make(seat, (*values, *tail))

    def following(self, seat: Seat, options: Options, prefix: Phrase) -> dict[int, Action | None]:
        """The codes that may come next, with the answer where one makes it complete."""
        if isinstance(options, SomeOf):
            return self._some(seat, options, prefix)
        at, out = len(prefix), dict[int, Action | None]()
        for answer in options:
            phrase = self.spell(seat, answer)
            if phrase[:at] == prefix:
                out[phrase[at]] = answer if len(phrase) == at + 1 else None
        return out

    def word(self, code: int) -> Word:
        """The block of a code, and its place there."""
        name = self._names[bisect(self._starts, code) - 1]
        return name, code - self.blocks[name].first

    def name(self, code: int) -> str:
        """A code for people: `place 3`."""
        name, at = self.word(code)
        return f"{name} {at}" if self.blocks[name].size > 1 else name

    def inner(self) -> list[Block]:
        """The blocks that can stand in a phrase of several codes, but never end one."""
        opening = [name for name, verb in self.verbs.items() if verb.tail]
        things = [name for name in self.blocks if name not in self.verbs and name != "done"]
        return [self.blocks[name] for name in (*opening, *things)]

    def _spell(self, seat: Seat, answer: Action) -> Phrase:
        verb = self.verbs[type(answer).__name__.lower()]
        values = verb.values(answer)
        words = [(verb.name, pack(verb.parts, values, seat))]
        if verb.tail:
            words += verb.tail.spell(answer, values[-1], seat)
        return tuple([self.blocks[name].first + at for name, at in words])

    def _some(self, seat: Seat, options: SomeOf, prefix: Phrase) -> dict[int, Action | None]:
        """Things are named in ascending order, so that every choice has one phrase."""
        empty = self.spell(seat, options.like)
        if not prefix:
            return {empty[0]: None}
        verb = self.verbs[self.word(prefix[0])[0]]
        each = verb.tail
        assert isinstance(each, Each)
        chosen = each.hear([*[self.word(code) for code in prefix[1:]], ("done", 0)], seat)
        out: dict[int, Action | None] = {}
        for thing in _addable(options, chosen):
            name, at = each.thing(thing, seat)
            out[self.blocks[name].first + at] = None
        if len(chosen) >= options.least:
            out[empty[-1]] = verb.make(seat, (*verb.values(options.like)[:-1], chosen))
        return out


class ListedCode:
    """For a game without codes of its own: the place in the list of options, as digits.

    Such a number means something in one position only, and of very long lists only the beginning
    can be said.
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def following(self, seat: Seat, options: Options, prefix: Phrase) -> dict[int, Action | None]:
        """The digits that may come next, with the answer where one makes it complete."""
        listed = list(islice(options, self.size**2))
        if len(listed) <= self.size:
            return dict(enumerate(listed))
        if not prefix:
            return dict.fromkeys(range(-(-len(listed) // self.size)))
        first = prefix[0] * self.size
        return dict(enumerate(listed[first : first + self.size]))

    def name(self, code: int) -> str:
        return f"answer {code}"

    def inner(self) -> list[Block]:
        return [Block("answer", 0, self.size)]


Coding = Code | ListedCode


class Codes(NamedTuple):
    """What a game's answers are made of: the verbs of an edition and a number of seats."""

    answers: Callable[[Any, int], Sequence[Verb]]
    chances: Callable[[Any, int], Sequence[Verb]]


@cache
def answers(key: str, edition: str, seats: int) -> Coding:
    """The numbers of the players' answers."""
    codes = _codes(key)
    return Code(codes.answers(game(key).editions[edition], seats)) if codes else ListedCode(256)


@cache
def chances(key: str, edition: str, seats: int) -> Coding:
    """The numbers of what chance may bring."""
    codes = _codes(key)
    return Code(codes.chances(game(key).editions[edition], seats)) if codes else ListedCode(4096)


def of(setup: Setup) -> Coding:
    """The numbers of the players' answers at such a table."""
    return answers(setup.game, setup.edition, setup.seats)


def _codes(key: str) -> Codes | None:
    codes: Codes | None = package(key).part("codes")
    return codes


def space(parts: Iterable[Part]) -> int:
    """How many values some parts have together."""
    size = 1
    for part in parts:
        size *= part.size
    return size


def pack(parts: Sequence[Part], values: Sequence[Any], seat: Seat) -> int:
    """One number for the values of some parts."""
    at = 0
    for part, value in zip(parts, values, strict=False):
        index = part.index(value, seat)
        if not 0 <= index < part.size:
            raise ValueError(f"{value} has no number")
        at = at * part.size + index
    return at


def unpack(parts: Sequence[Part], at: int, seat: Seat) -> tuple[Any, ...]:
    """The values one number stands for."""
    out = []
    for part in reversed(parts):
        at, index = divmod(at, part.size)
        out.append(part.value(index, seat))
    return tuple(reversed(out))


def _laid_out(verbs: Sequence[Verb]) -> dict[str, Block]:
    """Verbs first, in their order; then what phrases are made of."""
    sizes = {verb.name: space(verb.parts) for verb in verbs}
    for verb in verbs:
        sizes |= verb.tail.blocks() if verb.tail else {}
    blocks, first = dict[str, Block](), 0
    for name, size in sizes.items():
        blocks[name] = Block(name, first, size)
        first += size
    return blocks


def _addable(options: SomeOf, chosen: tuple[int, ...]) -> list[int]:
    """What may be named next: not below the last one, and enough must be left for the least."""
    if len(chosen) >= options.most:
        return []
    left = list((Counter(options.of) - Counter(chosen)).elements())
    floor = chosen[-1] if chosen else min(options.of, default=0)
    needed = options.least - len(chosen)
    return [
        thing
        for thing in sorted(set(left))
        if thing >= floor and sum([other >= thing for other in left]) >= needed
    ]
