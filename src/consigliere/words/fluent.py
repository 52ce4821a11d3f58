"""Messages: the .ftl files of one language, looked up by id and filled in."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Final

from consigliere.games import GAMES
from consigliere.kernel import Reason, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "it", "de")
Value = str | int | float
_LONG: Final = 900  # letters of one value; Fluent takes no thousand


def kebab(name: str) -> str:
    """`PassedOut` as part of a message id: `passed-out`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class UnknownLanguage(Refusal):
    """A language nobody has translated into."""


@cache
def words(lang: str) -> Words:
    """All messages of one language."""
    if lang not in LANGUAGES:
        raise UnknownLanguage("unknown-language", lang=lang, known=", ".join(LANGUAGES))
    return Words(lang)


class Words:
    """What can be said in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._unread = {file.name.removesuffix(".ftl"): file for file in _files(lang)}
        self._bundle = _bundle(lang)
        self._reading = Lock()  # a server tells in several threads
        # The words of a game are many, and most runs of the program tell one game or none.
        files = {game: game.replace("-", "_") for game in GAMES}
        self._games = {f"{game}-": file for game, file in files.items()}
        self._games |= {f"lesson-{game}-": f"lesson_{file}" for game, file in files.items()}
        for name in [name for name in self._unread if name not in self._games.values()]:
            self._read(name)
        # Tables and long lists of options say the same things again and again.
        self._said = lru_cache(maxsize=16384)(self._format)

    def say(self, message: str, /, **args: Value) -> str:
        """The message filled in; `id.form` is one of its attributes. KeyError if there is none."""
        return self._said(message, tuple([(name, _short(value)) for name, value in args.items()]))

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        self._read_for(message)
        return self._bundle.has_message(message)

    def reason(self, reason: Reason) -> str:
        """The sentence a Reason stands for, with the § it rests on; its things stay numbers."""
        return self.cite(self.say(reason.message, **dict(reason.args)), reason.rule)

    def cite(self, sentence: str, rule: str) -> str:
        """A sentence followed by the § it rests on, if there is one."""
        return self.say("cited", sentence=sentence, rule=rule) if rule else sentence

    def _format(self, message: str, args: tuple[tuple[str, Value], ...]) -> str:
        name, _, form = message.partition(".")
        self._read_for(name)
        found = self._bundle.get_message(name)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, {k: _number(v) for k, v in args})
        if errors:
            raise ValueError(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

    def _read_for(self, message: str) -> None:
        for prefix, name in self._games.items():
            if message.startswith(prefix) and name in self._unread:
                with self._reading:
                    self._read(name)

    def _read(self, name: str) -> None:
        from fluent.runtime import FluentResource

        if name in self._unread:
            self._bundle.add_resource(FluentResource(self._unread[name].read_text("utf-8")))
            del self._unread[name]  # only now: until then others wait for it


def _short(value: Value) -> Value:
    """What somebody typed may be longer than any sentence, and is remembered with it."""
    return value if not isinstance(value, str) or len(value) <= _LONG else f"{value[:_LONG]}…"


def _number(value: Value) -> Value:
    """Numbers as they are, without separators that differ from one language to the next."""
    if isinstance(value, str):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)  # type: ignore[return-value]


def _files(lang: str) -> list[Traversable]:
    found = (files("consigliere") / "locale" / lang).iterdir()
    return [file for file in found if file.name.endswith(".ftl")]


def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # slow, and not every command speaks

    def noun(message: str, form: str = "") -> str:
        """A noun as its sentence needs it: `in the Harbor`, `im Hafen`, `al Porto`."""
        return words(lang).say(f"{message}.{form}" if form else message)

    return FluentBundle([lang], {"NOUN": noun}, use_isolating=False)  # type: ignore[dict-item]
