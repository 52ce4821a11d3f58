"""Handlers of client messages, one function for each. All of them hold the session's lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from consigliere.games.blame import blamed
from consigliere.kernel import Refusal

from ...projection.broadcast import refused
from ...protocol import requests
from ...rooms.model import BadRequest
from ...rooms.session import RoomSession
from ...storage import StorageUnavailable
from ..client import Client
from . import answers, chairs, hints, moderation, proposals, queries


async def dispatch(session: RoomSession, client: Client, message: Any) -> None:
    """Handle a message, or send the reason why not."""
    id = getattr(message, "id", "")
    try:
        session.services.rate_limiter.message(client.bucket, client.address, message)
        async with session.lock:
            if client.screen and not isinstance(message, _ALLOWED_ON_SCREENS):
                raise BadRequest("room-screen")
            await _HANDLERS[type(message)](session, client, message)
    except Refusal as refusal:
        session.services.metrics.refusals.inc()
        client.push(refused(id, refusal, client.lang))
    except StorageUnavailable as error:
        session.services.metrics.refusals.inc()
        client.push(refused(id, BadRequest(error.message_key), client.lang))
    except Exception as wrong:  # a game of another package; its table is as it was
        failure = blamed(wrong)
        if failure is None:
            raise
        session.services.log.exception("game failed", room=session.code)
        client.push(refused(id, failure, client.lang))


# A shared screen can only look, not act.
_ALLOWED_ON_SCREENS: Final = (requests.Look, requests.Tell, requests.Speak, requests.Ping)
_HANDLERS: Final[dict[type[Any], Callable[[RoomSession, Client, Any], Awaitable[None]]]] = {
    requests.Sit: chairs.sit,
    requests.RequestSeat: moderation.request_seat,
    requests.Withdraw: moderation.withdraw,
    requests.Grant: moderation.grant,
    requests.Lock: moderation.lock,
    requests.Mute: moderation.mute,
    requests.Remove: moderation.remove,
    requests.Readmit: moderation.readmit,
    requests.HandOn: moderation.hand_on,
    requests.Stand: chairs.stand,
    requests.Swap: chairs.swap,
    requests.Dress: chairs.dress,
    requests.Ready: chairs.ready,
    requests.Arrange: chairs.arrange,
    requests.Hire: chairs.hire,
    requests.Shuffle: chairs.shuffle,
    requests.Begin: chairs.begin,
    requests.Rematch: chairs.rematch,
    requests.Carry: chairs.carry,
    requests.Show: chairs.show,
    requests.Return: chairs.come_back,
    requests.Say: queries.say,
    requests.Answer: answers.answer,
    requests.Think: answers.think,
    requests.Order: answers.order,
    requests.TakeBack: proposals.take_back,
    requests.Propose: proposals.propose,
    requests.Vote: proposals.vote,
    requests.Why: queries.why,
    requests.Explain: queries.explain,
    requests.Preview: queries.preview,
    requests.Hint: hints.hint,
    requests.Look: queries.look_back,
    requests.Tell: queries.tell,
    requests.Speak: queries.speak,
    requests.Ping: queries.ping,
}
