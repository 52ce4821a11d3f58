"""Leaks planted into the server, one at a time: each must be found by the checks that find none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from consigliere.kernel import Illegal, View, digest
from consigliere.server import picture
from consigliere.server.audience import Audience
from consigliere.server.live import Live
from consigliere.server.room import BadRequest
from consigliere.server.wire.tells import ChatLine, Heard, Pong


def hidden(live: Any) -> int:
    """A number that everything on the table goes into, also what is hidden."""
    return int(digest(live.running.state)[:8], 16) if live.running else 0


def patched(owner: Any, name: str, make: Any) -> Any:
    """A plant: `make` gets the right function and hands back the leaking one."""

    @contextmanager
    def plant() -> Iterator[None]:
        with patch.object(owner, name, make(getattr(owner, name))):
            yield

    return plant


def _a_card_in_the_public_part(onlooker: Any) -> Any:
    class Seer(onlooker):  # type: ignore[misc]
        def look(self, s: Any) -> Any:
            return s.copy()

    return Seer


def _a_longer_message(private: Any) -> Any:
    def longer(self, *args):
        return private(self, *args) + b" " * (hidden(self) % 7)

    return longer


def _one_message_more(publish: Any) -> Any:
    def more(self, *args, **named):
        publish(self, *args, **named)
        if hidden(self) % 2:
            for client in self.clients:
                client.push(Pong())

    return more


def _another_order(publish: Any) -> Any:
    def other(self, *args, **named):
        first = hidden(self) % 2
        line = Heard(ChatLine(0, "", None, "ding", 0.0))
        for part in (0, 1) if first else (1, 0):
            if part:
                publish(self, *args, **named)
            else:
                for client in self.clients:
                    client.push(line)

    return other


def _a_line_in_the_log(appended: Any) -> Any:
    async def logged(self, entry):
        self.hub.log.info("entry", room=self.code, table=hidden(self))
        await appended(self, entry)

    return logged


def _a_number_in_the_metrics(appended: Any) -> Any:
    async def counted(self, entry):
        self.hub.meter.refusals.inc(hidden(self) % 5)
        await appended(self, entry)

    return counted


def _an_error_that_names_it(pick: Any) -> Any:
    def named(self, seat, pick_of):
        try:
            return pick(self, seat, pick_of)
        except Illegal as illegal:
            raise BadRequest("room-unknown", code=str(hidden(self))) from illegal

    return named


def _a_number_in_the_room(room_view: Any) -> Any:
    def counted(self, clocks=True):
        return replace(room_view(self, clocks), spectators=hidden(self) % 7)

    return counted


def _a_replay_while_it_is_played(_keep: Any) -> Any:
    async def keep(self):
        if self.running:
            await self.hub.shelf.keep_match(self.room, self.running)

    return keep


def _an_analyst_who_sees_all(view: Any) -> Any:
    def all_of_it(self, seat):
        shown = view(self, seat)
        return View(seat, self.running.table_of(seat), shown.decision)

    return all_of_it


def _a_window_for_those_who_can_react(window: Any) -> Any:
    def narrow(self):
        told, running = window(self), self.running
        if told is None:
            return None
        can = [s for s in told.asked if len(running.table_of(s).options(s)) > 1]
        return replace(told, asked=can)

    return narrow


PLANTS = {
    "a card in the public part": patched(picture, "Onlooker", _a_card_in_the_public_part),
    "a longer message": patched(Audience, "_private", _a_longer_message),
    "one message more": patched(Audience, "publish", _one_message_more),
    "another order": patched(Audience, "publish", _another_order),
    "a line in the log": patched(Live, "appended", _a_line_in_the_log),
    "a number in the metrics": patched(Live, "appended", _a_number_in_the_metrics),
    "an error that names it": patched(Live, "picked", _an_error_that_names_it),
    "a number in the room": patched(Audience, "room_view", _a_number_in_the_room),
    "a replay while it is played": patched(Live, "_keep_replay", _a_replay_while_it_is_played),
    "an analyst who sees all": patched(Audience, "view", _an_analyst_who_sees_all),
    "a window for those who can react": patched(
        Audience, "window", _a_window_for_those_who_can_react
    ),
}
