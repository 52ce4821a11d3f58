"""Undo, and proposals that the table votes on."""

from __future__ import annotations

from ...protocol import requests
from ...protocol.messages import Done
from ...rooms import proposals
from ...rooms.model import Proposal
from ...rooms.session import RoomSession
from ..client import Client
from .guards import require_own_chair


async def take_back(session: RoomSession, client: Client, m: requests.TakeBack) -> None:
    mine = m.seat in client.chairs
    if not (mine and proposals.already_accepted(session, m.seat, m.id)):
        proposals.in_play(session)
        require_own_chair(client, m.seat)
        await proposals.undo(session, client.chairs, m.seat, m.back, m.at, m.id)
    client.push(Done(m.id))


async def propose(session: RoomSession, client: Client, m: requests.Propose) -> None:
    match = proposals.in_play(session)
    require_own_chair(client, m.seat)
    asked = Proposal(m.what, m.seat, m.whom, match.versions.current, ())
    await proposals.propose(session, client.chairs, asked)
    client.push(Done(m.id))


async def vote(session: RoomSession, client: Client, m: requests.Vote) -> None:
    require_own_chair(client, m.seat)
    await proposals.vote(session, m.seat, m.yes)
    client.push(Done(m.id))
