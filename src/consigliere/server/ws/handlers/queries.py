"""Handlers of messages that add no entry to the match.

Chat, why-not, explanation, preview, past states, language.
"""

from __future__ import annotations

import time

from msgspec.structs import replace

from consigliere.kernel import SPECTATOR, look, observe

from ...match.reasons import reasons
from ...projection.encode import own_fields, shown
from ...projection.preview import previewed
from ...projection.table_text import table_text
from ...projection.view import points
from ...protocol import requests
from ...protocol.codec import ENCODE
from ...protocol.messages import ChatLine, Done, Explained, Past, Pong
from ...rooms import membership
from ...rooms.events import ChatPosted
from ...rooms.model import BadRequest, mark
from ...rooms.proposals import in_play
from ...rooms.session import RoomSession
from ...workers.timeslice import in_slices
from ..client import Client
from .guards import require_own_chair, require_question, require_watching


async def say(session: RoomSession, client: Client, m: requests.Say) -> None:
    """A line of chat, by a player or a spectator."""
    text = " ".join(m.text.split())
    if not text:
        raise BadRequest("room-chat-empty")
    if client.exceeds_chat_rate():
        raise BadRequest("room-chat-slow")
    if membership.is_muted(session.room, client.identity):
        raise BadRequest("room-muted")
    session.services.rate_limiter.chat(client.address, session.code, bool(client.chairs))
    chair = m.chair if m.chair in client.chairs else next(iter(client.chairs), None)
    name = session.room.chairs[chair].name if chair is not None else ""
    author = "" if chair is not None else mark(client.visitor)
    line = ChatLine(0, name, chair, text, time.time(), author)
    number = await session.services.store.append_chat(session.code, ENCODE(line))
    client.push(Done(m.id))
    session.services.notices.publish(session.code, "chat", [number])
    session.events.publish(ChatPosted(replace(line, n=number)))


async def why(session: RoomSession, client: Client, m: requests.Why) -> None:
    """Why a seat of this client cannot use a thing."""
    match = in_play(session)
    require_own_chair(client, m.seat)
    view = observe(match.views.asked_state(m.seat), m.seat)
    texts = client.broadcaster.texts(client.lang)
    client.push(reasons(m, view, texts))


async def explain(session: RoomSession, client: Client, m: requests.Explain) -> None:
    """What an answer would do, in words."""
    match = in_play(session)
    require_own_chair(client, m.seat)
    require_question(match, m.seat, m.at)
    chosen = session.picked(m.seat, m.pick)
    view = observe(match.views.asked_state(m.seat), m.seat)
    texts = client.broadcaster.texts(client.lang)
    if texts is None:
        return client.push(Explained(m.id, "", ""))
    client.push(Explained(m.id, texts.option(chosen, view), texts.explain(chosen, view)))


async def preview(session: RoomSession, client: Client, m: requests.Preview) -> None:
    """What an answer would change on the table."""
    match = in_play(session)
    require_own_chair(client, m.seat)
    require_question(match, m.seat, m.at)
    chosen = session.picked(m.seat, m.pick)
    client.push(previewed(m.id, match, observe(match.views.asked_state(m.seat), m.seat), chosen))


async def look_back(session: RoomSession, client: Client, m: requests.Look) -> None:
    """A past state as this client saw it then."""
    match = session.match
    if match is None:
        raise BadRequest("room-not-playing")
    require_watching(session, client)
    await in_slices(match.history.reach(match.length_at(m.n)))
    s = match.state_at(m.n)
    everybody = look(s, SPECTATOR)
    describe = match.describe
    mine = [(seat, own_fields(look(s, seat), everybody, describe, seat)) for seat in client.chairs]
    scores = points(match, s, everybody)
    client.push(Past(m.id, m.n, shown(everybody, describe), mine, scores))


async def tell(session: RoomSession, client: Client, m: requests.Tell) -> None:
    """The table in words; several people on one device get what everybody sees."""
    require_watching(session, client)
    texts = client.broadcaster.texts(client.lang)
    view, answered = session.view(client.log_reader), session.answered(client.log_reader)
    client.push(table_text(m.id, texts, view, answered))


async def speak(session: RoomSession, client: Client, m: requests.Speak) -> None:
    """Change the language of this client and send the table again in it."""
    if m.lang == client.lang:
        return
    client.lang = m.lang
    if client.broadcaster.projection and session.may_watch(client):
        client.broadcaster.send_full_view_later(client)


async def ping(session: RoomSession, client: Client, m: requests.Ping) -> None:
    client.push(Pong())
