"""Messages: the .ftl files of one language, looked up by id and filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Final

from consigliere.games import GamePackage, packages
from consigliere.kernel import Reason, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "it", "de")
Value = str | int | float
_LONG: Final = 900  # letters of one value; Fluent takes no thousand


def kebab(name: str) -> str:
    """`PassedOut` and `passed_out` as part of a message id: `passed-out`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).replace("_", "-").lower()


def spaced(name: str) -> str:
    """A name in code as words: `passed out`."""
    return kebab(name).replace("-", " ")


def capital(text: str) -> str:
    """With a capital letter to begin with."""
    return text[:1].upper() + text[1:]


class UnknownLanguage(Refusal):
    """A language nobody has translated into."""


@cache
def words(lang: str) -> Words:
    """All messages of one language."""
    if lang not in LANGUAGES:
        raise UnknownLanguage("unknown-language", lang=lang, known=", ".join(LANGUAGES))
    return Words(lang)


class Words:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = _bundle(lang)
        self._reading = Lock()  # a server tells in several threads
        for file in _shared(lang):
            self._read(file)
        # The words of a game are many, and most runs of the program tell one game or none.
        self._unread = dict([own for one in packages().values() for own in _own(one, lang)])
        # Tables and long lists of options say the same things again and again.
        self._formatted = lru_cache(maxsize=16384)(self._format)

    def say(self, message: str, /, **args: Value) -> str:
        """The message filled in; `id.form` is one of its attributes. KeyError if there is none."""
        return self._formatted(
            message, tuple([(name, _short(value)) for name, value in args.items()])
        )

    def knows(self, message: str) -> bool:
        """Whether there is such a message, or such a form of one."""
        name, _, form = message.partition(".")
        self._read_for(name)
        if not self._bundle.has_message(name):
            return False
        entry = self._bundle.get_message(name)
        return form in entry.attributes if form else entry.value is not None

    def reason(self, reason: Reason) -> str:
        """The sentence a Reason stands for, with the § it rests on; its things stay numbers.

        Without a message its name in the code has to do.
        """
        if not self.knows(reason.message):
            return self.cite(f"{capital(spaced(reason.message))}.", reason.rule)
        return self.cite(self.say(reason.message, **dict(reason.args)), reason.rule)

    def cite(self, sentence: str, rule: str) -> str:
        """A sentence followed by the § it rests on, if there is one."""
        return self.say("cited", sentence=sentence, rule=rule) if rule else sentence

    def read_all(self) -> None:
        """Read the words of every game now, where later somebody would wait for them."""
        with self._reading:
            for prefix in list(self._unread):
                self._read(self._unread[prefix])
                del self._unread[prefix]

    @property
    def unread(self) -> frozenset[str]:
        """How the messages begin that are not read yet."""
        return frozenset(self._unread)

    def _format(self, message: str, args: tuple[tuple[str, Value], ...]) -> str:
        name, _, form = message.partition(".")
        self._read_for(name)
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[form] if form else entry.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, {k: _number(v) for k, v in args})
        if errors:
            raise ValueError(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

    def _read_for(self, message: str) -> None:
        for prefix in [prefix for prefix in self._unread if message.startswith(prefix)]:
            with self._reading:
                if prefix in self._unread:
                    self._read(self._unread[prefix])
                    del self._unread[prefix]  # only now: until then others wait for it

    def _read(self, file: Traversable) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(file.read_text("utf-8")))


def _short(value: Value) -> Value:
    """What somebody typed may be longer than any sentence, and is remembered with it."""
    return value if not isinstance(value, str) or len(value) <= _LONG else f"{value[:_LONG]}…"


def _number(value: Value) -> Value:
    """Numbers as they are, without separators that differ from one language to the next."""
    if isinstance(value, str):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)  # type: ignore[return-value]


def _shared(lang: str) -> list[Traversable]:
    entries = (files("consigliere") / "locale" / lang).iterdir()
    return [file for file in entries if file.name.endswith(".ftl")]


def _own(game: GamePackage, lang: str) -> Iterator[tuple[str, Traversable]]:
    """The words of a game and of its lesson, by how their messages begin; else the English ones."""
    folders = [(f"{game.key}-", "locale")]
    folders += [(f"lesson-{game.key}-", game.lesson)] if game.lesson else []
    for prefix, folder in folders:
        file = game.file(f"{folder}/{lang}.ftl") or game.file(f"{folder}/en.ftl")
        if file:
            yield prefix, file


def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # slow, and not every command speaks

    def noun(message: str, form: str = "") -> str:
        """A noun as its sentence needs it: `in the Harbor`, `im Hafen`, `al Porto`."""
        return words(lang).say(f"{message}.{form}" if form else message)

    return FluentBundle([lang], {"NOUN": noun}, use_isolating=False)  # type: ignore[dict-item]
