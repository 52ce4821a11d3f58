"""Hints for the question of one's own seat, sent to that client only."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from consigliere.analyst import Hint
from consigliere.analyst.telling import reason
from consigliere.kernel import Seat, View
from consigliere.words import GameText

from ...features.editions.custom import custom_edition_text
from ...match.log import MatchLog
from ...match.picks import pick_of
from ...projection.broadcast import refused
from ...protocol import requests
from ...protocol.messages import Advice, Hinted
from ...rooms.model import BadRequest
from ...rooms.proposals import in_play
from ...rooms.session import RoomSession
from ...workers.analysis import hint_of
from ...workers.queues import Claim
from ..client import Client
from .guards import require_own_chair, require_question

THINK_SECONDS: Final = 2.0  # a person is waiting
_TIMEOUT: Final = 30.0  # if the workers are busy or hang


async def hint(session: RoomSession, client: Client, m: requests.Hint) -> None:
    """Compute a hint in the background; the match goes on meanwhile."""
    match = in_play(session)
    require_own_chair(client, m.seat)
    if not session.room.settings.hints:
        raise BadRequest("hint-off")
    require_question(match, m.seat, m.at)
    if m.seat in session.hints:
        raise BadRequest("hint-busy")
    task = asyncio.create_task(_compute_hint(session, client, m, match, session.view(m.seat)))
    session.hints[m.seat] = task
    task.add_done_callback(lambda _task: session.hints.pop(m.seat, None))


async def _compute_hint(
    session: RoomSession, client: Client, m: requests.Hint, match: MatchLog, view: View[Any]
) -> None:
    """Compute a hint, and send it if the question still stands."""
    key = ("hint", session.code, match.number, m.seat, m.at)
    game, edition = match.setup.game, match.setup.edition
    work = partial(hint_of, game, view, key, custom_edition_text(game, edition), THINK_SECONDS)
    try:
        async with asyncio.timeout(_TIMEOUT):
            hint = await session.services.analysis.run(work, Claim(client.address, session.code))
    except Exception:
        session.services.log.exception("hint", room=session.code)
        return client.push(refused(m.id, BadRequest("hint-failed"), client.lang))
    if _still_asked(session, client, match, m.seat, m.at):
        texts = client.broadcaster.texts(client.lang)
        client.push(hint_message(m, hint, view, match, texts))
    else:
        client.push(refused(m.id, BadRequest("room-stale"), client.lang))


def _still_asked(
    session: RoomSession, client: Client, match: MatchLog, seat: Seat, at: int
) -> bool:
    same = session.match is match and not match.over and seat in client.chairs
    return same and seat in match.asked and match.versions.questions[seat] == at


def hint_message(
    m: requests.Hint, hint: Hint, view: View[Any], match: MatchLog, texts: GameText | None
) -> Hinted:
    """The hint as a message to that seat."""
    assert view.decision
    options, edition = view.decision.options, match.setup.edition
    advice = [
        Advice(
            pick=pick_of(options, one.answer),
            text=match.game.write(one.answer, edition),
            label=texts.option(one.answer, view) if texts else "",
            value=one.value,
            low=one.low,
            high=one.high,
            behind=one.behind,
            behind_low=one.behind_low,
            behind_high=one.behind_high,
        )
        for one in hint.advice
    ]
    why = reason(hint.why, texts, m.seat) if texts else ""
    return Hinted(m.id, m.seat, m.at, advice, why, hint.clear, hint.simulations)
