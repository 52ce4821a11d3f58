"""What a client may ask for, one function a message. Everything here holds the room's lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from consigliere.kernel import Refusal

from ..audience import refused
from ..client import Client
from ..live import Live
from ..room import BadRequest
from ..store import StorageGone
from ..wire import asks
from . import agreements, answers, chairs, hints, talk


async def serve(live: Live, client: Client, message: Any) -> None:
    """Do what was asked, or say why not."""
    id = getattr(message, "id", "")
    try:
        async with live.lock:
            if client.screen and not isinstance(message, _ON_A_SCREEN):
                raise BadRequest("room-screen")
            await _DESK[type(message)](live, client, message)
    except Refusal as refusal:
        live.hub.meter.refusals.inc()
        client.push(refused(id, refusal, client.lang))
    except StorageGone:
        live.hub.meter.refusals.inc()
        client.push(refused(id, BadRequest("room-storage"), client.lang))


# Nobody acts through a screen that everybody looks at.
_ON_A_SCREEN: Final = (asks.Look, asks.Tell, asks.Speak, asks.Ping)
_DESK: Final[dict[type[Any], Callable[[Live, Client, Any], Awaitable[None]]]] = {
    asks.Sit: chairs.sit,
    asks.Stand: chairs.stand,
    asks.Swap: chairs.swap,
    asks.Dress: chairs.dress,
    asks.Ready: chairs.ready,
    asks.Arrange: chairs.arrange,
    asks.Hire: chairs.hire,
    asks.Shuffle: chairs.shuffle,
    asks.Begin: chairs.begin,
    asks.Rematch: chairs.rematch,
    asks.Carry: chairs.carry,
    asks.Show: chairs.show,
    asks.Return: chairs.come_back,
    asks.Say: talk.say,
    asks.Answer: answers.answer,
    asks.Order: answers.order,
    asks.TakeBack: agreements.take_back,
    asks.Propose: agreements.propose,
    asks.Vote: agreements.vote,
    asks.Why: talk.why,
    asks.Explain: talk.explain,
    asks.Hint: hints.hint,
    asks.Look: talk.look_back,
    asks.Tell: talk.tell,
    asks.Speak: talk.speak,
    asks.Ping: talk.ping,
}
