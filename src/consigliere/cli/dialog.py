"""The conversation with a person: what happened, what is asked, what may be answered."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from consigliere.kernel import Action, SomeOf, View
from consigliere.words import Words

from .menu import LONG, Entry, Menu, chosen_in, groups, letter, menu, partly, steps, title
from .queries import Queries
from .text_game import TextGame


class Quit(Exception):
    """The person leaves the table."""


class Dialog:
    """Asks one person at one table until the game is over."""

    def __init__(self, text_game: TextGame, w: Words, save: Callable[[str], str]) -> None:
        self.text_game, self.w, self._save = text_game, w, save
        self._round = -1
        self._table: list[str] = []
        self._letters: list[tuple[Entry, ...]] = []

    def play(self) -> None:
        """To the end of the game; Quit, EOFError or KeyboardInterrupt if it comes earlier."""
        while view := self.text_game.until_asked():
            self._recap(view)
            self.text_game.answer(self._decide(view))
        say_all(self.text_game.unread())
        say_all(["", *self.text_game.texts.ending(self.text_game.match.state)])

    def _recap(self, view: View[Any]) -> None:
        """What happened, then the table: all of it once a round, else what has changed there."""
        table, now = self.text_game.texts.table(view), self.text_game.game.rounds(view.table)
        shown = self._table if now == self._round else []
        self._table, self._round = table, now
        say_all(["", *self.text_game.unread(), ""])
        say_all([*[line for line in table if line not in shown], ""])

    def _decide(self, view: View[Any]) -> Action:
        options = view.decision.options if view.decision else ()
        if isinstance(options, SomeOf) and len(options) > LONG:
            return self._step_by_step(view, options)
        return self._choose(view, list(options), self.text_game.texts.prompt(view))

    def _step_by_step(self, view: View[Any], options: SomeOf) -> Action:
        """One thing after the other: how many of it."""
        things = list(steps(options))
        answer = options.like
        for at, (thing, _) in enumerate(things, 1):
            left = sum([n for _, n in things[at:]])
            answers = partly(options, chosen_in(answer), thing, left)
            step = self.w.say("cli-step", step=at, steps=len(things))
            prompt = f"{self.text_game.texts.prompt(view)} {step}"
            answer = answers[0] if len(answers) == 1 else self._choose(view, answers, prompt)
        return answer

    def _choose(self, view: View[Any], answers: Sequence[Action], prompt: str) -> Action:
        choices = menu(answers, lambda answer: self.text_game.texts.option(answer, view))
        say_all([prompt])
        self._show(groups(choices.entries))
        while True:
            entry = self._heard(self._read(), choices, view)
            if entry is not None:
                return entry.answer

    def _heard(self, line: str, choices: Menu, view: View[Any]) -> Entry | None:
        """The option that a line means; None if it meant something else, which is then done."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.isdecimal() or (not line and len(choices.entries) == 1):
            return self._number(int(line or 1) if len(line) < 9 else 0, choices)
        if not line or word == "all":
            self._show(groups(choices.entries) if not line else [(e,) for e in choices.entries])
        elif group := self._group(word):
            self._show(groups(group))
        elif word == "save":
            say_all([self._save(rest)])
        elif word == "quit":
            raise Quit
        else:
            say_all(Queries(self.text_game, view, self.w).about(word, rest, choices))
        return None

    def _number(self, number: int, choices: Menu) -> Entry | None:
        entry = choices.find(number)
        if entry is None:
            say_all([self.w.say("cli-no-such-number", most=len(choices.entries))])
        return entry

    def _group(self, word: str) -> tuple[Entry, ...] | None:
        letters = {letter(n): group for n, group in enumerate(self._letters)}
        return letters.get(word)

    def _show(self, parts: Sequence[tuple[Entry, ...]]) -> None:
        """Single options by number, groups of them by letter."""
        self._letters = [part for part in parts if len(part) > 1]
        for part in parts:
            print(self._grouped(part) if len(part) > 1 else f"{part[0].number}. {part[0].label}")
        if self._letters:
            print(self.w.say("cli-choose-group"))

    def _grouped(self, part: tuple[Entry, ...]) -> str:
        return self.w.say(
            "cli-group",
            letter=letter(self._letters.index(part)),
            title=title(part),
            first=part[0].number,
            last=part[-1].number,
        )

    def _read(self) -> str:
        line = input("> ").strip()
        if not sys.stdin.isatty():
            print(line)  # so that what a script types stands in the transcript too
        return line if line[:5] == "save " else " ".join(line.lower().split())


def say_all(lines: Sequence[str]) -> None:
    """Lines on the screen, no more than one empty one at a time."""
    for at, line in enumerate(lines):
        if line or at == 0 or lines[at - 1]:
            print(line)
