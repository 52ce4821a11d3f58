"""Laws of words: every message of a game exists in each of its languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final, Literal, get_args, get_origin

from msgspec.structs import fields

from consigliere.games import GamePackage
from consigliere.games.features import Features
from consigliere.kernel import CHANCE, SPECTATOR, Event, State, apply, observe
from consigliere.words import LANGUAGES, GameText, Words, components, phases, words
from consigliere.words.fluent import Value, kebab
from consigliere.words.plain import PlainText, declared

from .declared import kinds

NAMES: Final = ("Anna", "Bruno", "Carla", "Dora", "Emil", "Franca", "Gino", "Hanna")
OPTIONAL: Final = ("reason", "help", "explain")  # without one, a general message is used
RATE: Final = 0.3  # share of the tables of a game that are put into words


def languages(package: GamePackage) -> tuple[str, ...]:
    """The languages a game claims: those it has a file of words in."""
    return tuple([lang for lang in LANGUAGES if package.file(f"locale/{lang}.ftl")])


def everything_has_a_word(package: GamePackage, lang: str) -> None:
    """Fields, events, answers, questions, house rules and what is counted, in that language."""
    heard = _Listening(words(lang), package.key)
    text = text_in(package, heard)
    try:
        for messages in (_declared, _counted, _house):
            texts = list(messages(package, text))
            assert all(map(str.strip, texts)), f"something has an empty word: {texts}"
        for seats in package.rules.seats:
            _tell_a_game(package, text, seats)
    except NoWord as missing:
        raise AssertionError(f"{package.key} has no word in {lang}: {missing}") from missing
    assert not heard.missing, f"{package.key} has no word in {lang}: {', '.join(heard.missing)}"


class NoWord(Exception):
    """A message that is wanted and not there; a KeyError of the game is another thing."""


class _Listening(Words):
    """Words that remember which of a game's were looked for and not found."""

    def __init__(self, spoken: Words, key: str) -> None:
        self.__dict__.update(vars(spoken))
        self._key, self.missing = key, dict[str, None]()

    def knows(self, message: str) -> bool:
        known_here = super().knows(message)
        kind = message.removeprefix(f"{self._key}-").partition("-")[0]
        if not known_here and message.startswith(f"{self._key}-") and kind not in OPTIONAL:
            self.missing[message] = None
        return known_here

    def say(self, message: str, /, **args: Value) -> str:
        if not super().knows(message):
            raise NoWord(message)
        return super().say(message, **args)


def text_in(package: GamePackage, spoken: Words) -> GameText:
    """The texts of the game."""
    kind: type[GameText] = package.part("text") or PlainText
    return kind(package, spoken, NAMES)


def _declared(package: GamePackage, text: GameText) -> Iterator[str]:
    """What has a message for each of its kind."""
    if isinstance(text, PlainText):
        rules = package.rules
        for name in declared(rules.new(rules.setup(rules.seats[0]))):
            yield text.field(name)
        yield from [name for one in components(text) for name in one.names]
        yield from phases(text).values()
    for kind in kinds(package, Event):
        message = f"{package.key}-event-{kebab(kind.__name__)}"
        if kind.__name__ not in text.silent:
            yield message if text.words.knows(message) else "?"


def _counted(package: GamePackage, text: GameText) -> Iterator[str]:
    if package.part("features") is None:
        return
    rules, counted = package.rules, _features(package)
    s = rules.new(rules.setup(rules.seats[0]))
    yield from [text.amount(name, 2) for name in counted.counts(s)]
    yield from [text.source(name) for name in counted.standings(s)]
    yield from [text.fact(name) for name in counted.facts(s, {})]
    for family, names in counted.families.items():
        yield text.family(family)
        yield from [text.thing(f"{family}:{name}") for name in names]


def _features(package: GamePackage) -> Features[Any]:
    kind: type[Features[Any]] = package.part("features") or Features
    return kind(package.rules)


def _house(package: GamePackage, text: GameText) -> Iterator[str]:
    for switch in fields(package.rules.house):
        for value in _values(switch.type, switch.default):
            yield from text.house(switch.name, value)


def _values(kind: Any, default: Any) -> tuple[str, ...]:
    if kind is bool:
        return ("true", "false")
    return tuple(map(str, get_args(kind))) if get_origin(kind) is Literal else (str(default),)


def _tell_a_game(package: GamePackage, text: GameText, seats: int) -> None:
    rules, rng, counted = package.rules, Random(seats), _features(package)
    s = rules.new(rules.setup(seats))
    while s.pending:
        if rng.random() < RATE:
            for line in _lines(text, s, rng):
                assert line.strip() and "-9" not in line, f"{line!r} is told to somebody"
        seat = rng.choice(s.waiting())
        s = apply(s, seat, s.options(seat).pick(rng))
        for by in filter(None, map(counted.decided_by, s.news)):
            assert text.decided(by).strip(), f"{by} decides, and has an empty word"
    assert all(map(str.strip, text.ending(s)))


def _lines(text: GameText, s: State, rng: Random) -> Iterator[str]:
    asked = [seat for seat in s.waiting() if seat != CHANCE]
    for seat in {SPECTATOR, rng.randrange(s.seats()), *asked[:1]}:
        view = observe(s, seat)
        yield text.waiting(view)
        yield from [line for line in text.table(view) if line]
        yield from [line for e in view.table.news if (line := text.event(e, seat)) is not None]
        if view.decision:
            yield text.prompt(view)
            yield text.help(view)
            for answer in islice(view.decision.options, 8):
                yield text.option(answer, view)
                yield text.explain(answer, view)
