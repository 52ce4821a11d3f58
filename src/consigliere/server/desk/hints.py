"""Hints: for the question put to one's own seat, and for nobody else's eyes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from consigliere.analyst import Hint
from consigliere.analyst.telling import reason
from consigliere.kernel import Seat, View
from consigliere.words import Teller

from ..analysing import hint_of
from ..audience import refused
from ..client import Client
from ..library import own_text
from ..live import Live
from ..picks import pick_of
from ..room import BadRequest
from ..running import Running
from ..wire import asks
from ..wire.tells import Advice, Hinted
from .checks import is_asked, own_chair, playing

SECONDS: Final = 2.0  # a person waits for it


async def hint(live: Live, client: Client, m: asks.Hint) -> None:
    """Let the analyst think; the table goes on meanwhile."""
    running = playing(live)
    own_chair(client, m.seat)
    if not live.room.settings.hints:
        raise BadRequest("hint-off")
    is_asked(running, m.seat, m.at)
    if m.seat in live.advised:
        raise BadRequest("hint-busy")
    task = asyncio.create_task(_advise(live, client, m, running, live.view(m.seat)))
    live.advised[m.seat] = task
    task.add_done_callback(lambda _task: live.advised.pop(m.seat, None))


async def _advise(
    live: Live, client: Client, m: asks.Hint, running: Running, view: View[Any]
) -> None:
    """Think it over, and tell it if the question still stands."""
    key = ("hint", live.code, running.number, m.seat, m.at)
    game, edition = running.setup.game, running.setup.edition
    work = partial(hint_of, game, view, key, own_text(game, edition), SECONDS)
    try:
        found = await live.hub.analyst.run(work)
    except Exception:
        live.hub.log.exception("hint", room=live.code)
        return client.push(refused(m.id, BadRequest("hint-failed"), client.lang))
    if _stands(live, client, running, m.seat, m.at):
        told = live.picture.told(client.lang) if live.picture else None
        client.push(hinted(m, found, view, running, told))
    else:
        client.push(refused(m.id, BadRequest("room-stale"), client.lang))


def _stands(live: Live, client: Client, running: Running, seat: Seat, at: int) -> bool:
    same = live.running is running and not running.over and seat in client.chairs
    return same and seat in running.asked() and running.put_at[seat] == at


def hinted(
    m: asks.Hint, found: Hint, view: View[Any], running: Running, told: Teller | None
) -> Hinted:
    """What the analyst found, for that seat."""
    assert view.decision
    options, edition = view.decision.options, running.setup.edition
    advice = [
        Advice(
            pick=pick_of(options, one.answer),
            text=running.game.write(one.answer, edition),
            label=told.option(one.answer, view) if told else "",
            value=one.value,
            low=one.low,
            high=one.high,
            behind=one.behind,
            behind_low=one.behind_low,
            behind_high=one.behind_high,
        )
        for one in found.advice
    ]
    why = reason(found.why, told.names, m.seat, told.words) if told else ""
    return Hinted(m.id, m.seat, m.at, advice, why, found.clear, found.simulations)
