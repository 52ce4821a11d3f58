"""Leaks planted into the server, one at a time: each must be found by the checks that find none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from consigliere.kernel import Illegal, View, digest
from consigliere.server.match import views
from consigliere.server.projection.broadcast import Broadcaster
from consigliere.server.protocol.messages import ChatLine, Heard, Pong
from consigliere.server.rooms.model import BadRequest
from consigliere.server.rooms.presence import Presence
from consigliere.server.rooms.session import RoomSession


def hidden(owner: Any) -> int:
    """A number that everything on the table goes into, also what is hidden."""
    session = getattr(owner, "session", owner)
    return int(digest(session.match.state)[:8], 16) if session.match else 0


def patched(owner: Any, name: str, make: Any) -> Any:
    """A plant: `make` gets the right function and hands back the leaking one."""

    @contextmanager
    def plant() -> Iterator[None]:
        with patch.object(owner, name, make(getattr(owner, name))):
            yield

    return plant


def _a_card_in_the_public_part(view_cache: Any) -> Any:
    class Seer(view_cache):  # type: ignore[misc]
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
            for client in self._readers():
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
                for client in self._readers():
                    client.push(line)

    return other


def _a_line_in_the_log(appended: Any) -> Any:
    async def logged(self, entry):
        self.services.log.info("entry", room=self.code, table=hidden(self))
        await appended(self, entry)

    return logged


def _a_number_in_the_metrics(appended: Any) -> Any:
    async def counted(self, entry):
        self.services.metrics.refusals.inc(hidden(self) % 5)
        await appended(self, entry)

    return counted


def _an_error_that_names_it(pick: Any) -> Any:
    def named(self, seat, pick_of):
        try:
            return pick(self, seat, pick_of)
        except Illegal as illegal:
            raise BadRequest("room-unknown", code=str(hidden(self))) from illegal

    return named


def _a_number_in_the_room(_spectators: Any) -> Any:
    def counted(self):
        return hidden(self._may_watch.__self__) % 7

    return counted


def _a_replay_while_it_is_played(_keep: Any) -> Any:
    async def keep(self):
        if self.match:
            await self.services.replays.save_match(self.room, self.match)

    return keep


def _an_analyst_who_sees_all(view: Any) -> Any:
    def all_of_it(self, seat):
        shown = view(self, seat)
        return View(seat, self.match.views.asked_state(seat), shown.decision)

    return all_of_it


def _a_window_for_those_who_can_react(window: Any) -> Any:
    def narrow(self):
        result, match_log = window(self), self.session.match
        if result is None:
            return None
        can = [s for s in result.asked if len(match_log.views.asked_state(s).options(s)) > 1]
        return replace(result, asked=can)

    return narrow


PLANTS = {
    "a card in the public part": patched(views, "ViewCache", _a_card_in_the_public_part),
    "a longer message": patched(Broadcaster, "_private", _a_longer_message),
    "one message more": patched(Broadcaster, "publish", _one_message_more),
    "another order": patched(Broadcaster, "publish", _another_order),
    "a line in the log": patched(RoomSession, "advanced", _a_line_in_the_log),
    "a number in the metrics": patched(RoomSession, "advanced", _a_number_in_the_metrics),
    "an error that names it": patched(RoomSession, "picked", _an_error_that_names_it),
    "a number in the room": patched(Presence, "spectators", _a_number_in_the_room),
    "a replay while it is played": patched(
        RoomSession, "_save_replay", _a_replay_while_it_is_played
    ),
    "an analyst who sees all": patched(RoomSession, "view", _an_analyst_who_sees_all),
    "a window for those who can react": patched(
        Broadcaster, "window", _a_window_for_those_who_can_react
    ),
}
