"""What the player of this seat may do: look, list, answer, wait, vote, read the rules."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from itertools import count

from consigliere.kernel import Refusal
from consigliere.server.protocol import requests
from consigliere.server.protocol.messages import Ask
from consigliere.words import Words

from . import picks, saved_keys, text
from .address import address
from .connection import Line
from .message_filter import Heard
from .rules import paragraph, search_rules, titles
from .seat_state import NOWHERE, Place
from .text import ToolResult

_LONGEST = 600.0  # seconds to wait


class Seat:
    """One chair at a table, with the limits of a person's: one line, one View, the same clocks."""

    def __init__(self, url: str, words: Words) -> None:
        self.to, self.words, self.place = address(url), words, Place()
        self._line = Line(self.to, words.lang, self._heard)
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in count())
        self._readying: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._window = NOWHERE  # the last one in which we have asked for time

    # ---- sitting down

    async def sit(self, name: str, chair: int | None = None) -> None:
        """Come in and take that chair, the one we had, or any free one; Refusal if none is."""
        self._line.tokens = [] if self.to.ticket else saved_keys.load(self.to, name)
        await self._line.open()
        if self.place.seat == NOWHERE:
            await self._take(name, chair)
        if self._line.tokens:
            saved_keys.save(self.to, name, self._line.tokens[-1])

    async def leave(self) -> None:
        """Hang up; the chair stays ours, as when a browser is closed."""
        for task in (self._readying, self._thinking):
            if task:
                task.cancel()
        await self._line.close()

    async def _take(self, name: str, chair: int | None) -> None:
        chairs = self.place.room.chairs if self.place.room else []
        free = [n for kind in ("open", "bot") for n, c in enumerate(chairs) if c.kind == kind]
        problem = Refusal("seat-full")
        for number in free if chair is None else [chair]:
            try:
                await self._line.ask(requests.Sit(next(self._ids), number, name))
                return
            except Refusal as refusal:
                problem = refusal  # somebody was faster
        raise problem

    def _heard(self, message: Heard) -> None:
        self.place.hear(message)
        room, chair = self.place.room, self.place.chair
        if room and chair and room.phase == "lobby" and not chair.ready and not self._readying:
            self._readying = asyncio.create_task(self._ready())
        window = self.place.table.window if self.place.table else None
        if window and self.place.seat in window.asked and window.opened != self._window:
            self._window = window.opened
            self._thinking = asyncio.create_task(self._think(window.opened))

    async def _think(self, opened: int) -> None:
        """A program may need long: it asks for time in every window, whatever it holds."""
        with suppress(Refusal):  # the window is over
            await self._line.ask(requests.Think(next(self._ids), self.place.seat, opened))

    async def _ready(self) -> None:
        """Who sits here is ready; the host begins."""
        try:
            await self._line.ask(requests.Ready(next(self._ids), self.place.seat))
        except Refusal:
            pass  # the room has moved on; the next news will tell
        finally:
            self._readying = None

    # ---- what may be done here

    async def observe(self) -> ToolResult:
        """The whole table from here, and what happened since the last time."""
        await self._back()
        parts = [text.who(self.place, self.words)]
        if self.place.table:
            reply = await self._line.ask(requests.Tell(next(self._ids)))
            lines = [line for one in reply.sections for line in ("", one.title, *one.lines)]
            parts.append(ToolResult([*lines, ""], {"table": self.place.data()}))
        return _joined(*parts, *self._news())

    async def legal(self, page: int = 1, contains: str = "") -> ToolResult:
        """What may be answered now."""
        await self._back()
        ask = self._asked()
        self.place.listed = ask.at
        return text.question(ask, self.words, page, contains)

    async def act(self, choice: picks.Choice) -> ToolResult:
        """Answer; what came of it."""
        await self._back()
        ask = self._asked()
        if self.place.listed != ask.at:
            raise Refusal("seat-look-first")
        pick = picks.pick(ask, choice)
        answer = requests.Answer(next(self._ids), self.place.seat, ask.at, pick)
        await self._line.ask(answer)
        return _joined(ToolResult([self.words.say("seat-done")], {}), *self._news())

    async def wait(self, seconds: float = 45.0) -> ToolResult:
        """Until we are asked, the game is over, or so many seconds have gone by."""
        await self._back()
        try:
            async with asyncio.timeout(min(max(seconds, 0.0), _LONGEST)):
                while not self._wanted():
                    self.place.changed.clear()
                    await self.place.changed.wait()
        except TimeoutError:
            self._line.check()
        return _joined(*self._news())

    async def vote(self, yes: bool) -> ToolResult:
        """Yes or no to what the table is asked."""
        await self._line.ask(requests.Vote(next(self._ids), self._seated(), yes))
        return _joined(ToolResult([self.words.say("seat-voted")], {}), *self._news())

    async def rules(self, number: str = "", search: str = "") -> ToolResult:
        """A paragraph of the rules, those with a word in them, or all headings."""
        assert self.place.room
        game = self.place.room.settings.game
        if number:
            return paragraph(game, self.words, number)
        return search_rules(game, self.words, search) if search else titles(game, self.words)

    # ---- inside

    def _news(self) -> list[ToolResult]:
        """What happened, whose turn it is, and the options if it is ours."""
        out = [text.since(self.place, self.words), text.now(self.place, self.words)]
        if ask := self.place.ask:
            self.place.listed = ask.at
            question = text.question(ask, self.words)
            out.append(ToolResult(question.lines[1:], {"question": question.data}))
        return out

    def _wanted(self) -> bool:
        """Whether there is something to do or to vote on, or nothing any more."""
        proposal = self.place.room.proposal if self.place.room else None
        asked = proposal and self.place.seat in proposal.needed
        agreed = proposal and self.place.seat in proposal.agreed
        return bool(self.place.ask or self.place.over or (asked and not agreed))

    def _asked(self) -> Ask:
        ask, table = self.place.ask, self.place.table
        if self.place.over:
            raise Refusal("seat-over")
        if table is None:
            raise Refusal("seat-lobby")
        if ask is None:
            raise Refusal("seat-not-asked", waiting=table.wait)
        return ask

    def _seated(self) -> int:
        if self.place.seat == NOWHERE:
            raise Refusal("seat-stood-up")
        return self.place.seat

    async def _back(self) -> None:
        """If a bot replaced us meanwhile, it gives the chair back."""
        self._line.check()
        seat, chair = self._seated(), self.place.chair
        if chair and chair.kind == "person" and chair.bot:
            await self._line.ask(requests.Return(next(self._ids), seat))


def _joined(*parts: ToolResult) -> ToolResult:
    lines = [line for part in parts for line in part.lines]
    return ToolResult(lines, {name: value for part in parts for name, value in part.data.items()})
