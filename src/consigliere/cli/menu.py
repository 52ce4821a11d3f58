"""Numbered options. A long list is grouped, but every option keeps its number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import groupby
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields, replace

from consigliere.kernel import Action, SomeOf

LONG: Final = 20  # more options than this are not read out one by one
_DEPTHS: Final = range(1, 10)  # no answer names more things
_GAP: Final = "…"


class Entry(Struct, frozen=True):
    """An option with the number that stands for it."""

    number: int
    answer: Action
    label: str


class Menu(Struct, frozen=True):
    """What may be typed now: numbers of entries, or letters of groups of them."""

    entries: tuple[Entry, ...]

    def find(self, number: int) -> Entry | None:
        return self.entries[number - 1] if 0 < number <= len(self.entries) else None


def menu(answers: Sequence[Action], label: Callable[[Action], str]) -> Menu:
    """The answers numbered from 1."""
    return Menu(tuple([Entry(n, a, label(a)) for n, a in enumerate(answers, 1)]))


def groups(entries: Sequence[Entry]) -> list[tuple[Entry, ...]]:
    """Entries that belong together, by kind and card, then by place; a short list one by one."""
    depth = next((d for d in _DEPTHS if len(_runs(entries, d)) > 1), 0)
    if len(entries) <= LONG or not depth:
        return [(entry,) for entry in entries]
    runs = _runs(entries, depth)
    return runs if depth > 1 else [part for run in runs for part in _split(run)]


def title(group: Sequence[Entry]) -> str:
    """The words that all labels of a group share, … for those that differ."""
    first, *others = [entry.label.split(" ") for entry in group]
    shared: list[str] = reduce(_shared, others, first)
    return " ".join(shared)


def _shared(ours: list[str], theirs: list[str]) -> list[str]:
    from difflib import SequenceMatcher

    out: list[str] = []
    blocks = SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks()
    at = (0, 0)
    for block in blocks:
        gap = (block.a, block.b) != at and out[-1:] != [_GAP]
        out += [*([_GAP] if gap else []), *ours[block.a : block.a + block.size]]
        at = (block.a + block.size, block.b + block.size)
    return out


def ranges(numbers: Sequence[int]) -> str:
    """`3, 8–14`"""
    runs = groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    ends = [[n for _, n in run] for _, run in runs]
    return ", ".join([f"{run[0]}–{run[-1]}" if run[1:] else str(run[0]) for run in ends])


def letter(n: int) -> str:
    """a, b, ... z, aa, ab, ..."""
    return chr(97 + n) if n < 26 else letter(n // 26 - 1) + letter(n % 26)


def steps(options: SomeOf) -> Iterator[tuple[int, int]]:
    """Each different thing there is to choose, and how many of it there are."""
    yield from Counter(options.of).items()


def partly(options: SomeOf, chosen: tuple[int, ...], thing: int, left: int) -> list[Action]:
    """The choice so far, with none, one, ... of the next thing; `left` can still follow."""
    most = min(options.of.count(thing), options.most - len(chosen))
    least = max(0, options.least - len(chosen) - left)
    return [_filled(options.like, (*chosen, *(thing,) * n)) for n in range(least, most + 1)]


def chosen_in(answer: Action) -> Any:
    """The things that an answer made by `partly` has chosen."""
    return getattr(answer, fields(answer)[-1].name)


def _filled(like: Action, chosen: tuple[int, ...]) -> Action:
    return replace(like, **{fields(like)[-1].name: chosen})


def _runs(entries: Sequence[Entry], depth: int) -> list[tuple[Entry, ...]]:
    return [tuple(run) for _, run in groupby(entries, key=lambda entry: _path(entry)[:depth])]


def _split(run: tuple[Entry, ...]) -> list[tuple[Entry, ...]]:
    """A kind of answer by its cards or places, unless that would only spell it out."""
    parts = _runs(run, 2)
    return [run] if len(parts) == len(run) else parts


def _path(entry: Entry) -> tuple[object, ...]:
    """From the kind of an answer to the last thing it names; a place comes before its chips."""
    things = [step for t in entry.answer.touches() for step in ((t[:2], t) if t[2:] else (t,))]
    return (type(entry.answer).__name__, *things)
