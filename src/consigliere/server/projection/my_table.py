"""A table in a few words for somebody who sits at it: the start page lists one's own."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import SPECTATOR, Seat
from consigliere.words import GameText, game_text

from ..protocol.rest import MyTable
from ..rooms.model import BadRequest
from ..rooms.session import RoomSession
from .log_text import whole_log
from .room_view import view_of
from .view import points

_BACK: Final = (1, 4, 16)  # versions in which the last line of the log is looked for


def my_table(session: RoomSession, tokens: list[str], lang: str) -> MyTable:
    """What the holder of these chair keys may know; BadRequest for anybody else."""
    room, match = session.room, session.match
    chairs = room.chairs_of(tokens)
    if not chairs:
        raise BadRequest("room-not-your-chair")
    view = view_of(session, clocks=False)
    if match is None:
        return MyTable(view, chairs)
    texts = game_text(room.settings.game, lang, room.names())
    everybody = match.views.view(SPECTATOR)
    reader = chairs[0] if len(chairs) == 1 else SPECTATOR
    over = match.over
    return MyTable(
        view,
        chairs,
        # the first line of the table goes on with what does not change from round to round
        now=texts.table(everybody)[0].partition(". ")[0].rstrip("."),
        wait="" if over else texts.waiting(everybody),
        turn=not over and any(_asked(session, seat) for seat in chairs),
        last=_last_line(session, reader, texts),
        moved=match.moved,
        winners=list(match.game.winners(match.state)) if over and not match.state.pending else [],
        scores=points(match, match.state, everybody.table),
    )


def _asked(session: RoomSession, seat: Seat) -> bool:
    return session.question(seat) is not None and not session.answered(seat)


def _last_line(session: RoomSession, reader: Seat, texts: GameText) -> str:
    match = session.playing()
    for back in _BACK:
        since = max(0, match.versions.current - back)
        if lines := whole_log(match, session.room.names(), reader, texts, since):
            return lines[-1].text
    return ""
