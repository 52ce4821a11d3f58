"""Commands on a room: pure functions from one document to the next."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from consigliere.bots import DEFAULT, plays
from consigliere.games import game
from consigliere.kernel import Seat, deal_of
from consigliere.kernel.fair import is_share

from ..protocol.basics import Emblem, Settings
from ..protocol.text import can_be_seen, likeness
from .model import (
    BOT_NAMES,
    EMBLEMS,
    MAX_DEVICES,
    NAME_LENGTH,
    SCREEN,
    WOMEN,
    BadRequest,
    Chair,
    Room,
    Thinking,
    digest,
)
from .rules_version import current_rules, is_incompatible


def new_room(code: str, settings: Settings) -> Room:
    """An empty room; BadSetup if the game has no such setup."""
    _check(settings)
    chairs = [Chair(emblem=EMBLEMS[i]) for i in range(settings.seats)]
    return Room(code, settings, tuple(chairs))


def _check(settings: Settings) -> None:
    rules = game(settings.game)
    rules.houserules(settings.options)  # first: an unknown name must not become an argument
    rules.check(rules.setup(settings.seats, settings.edition, **settings.options))


def clean_name(name: str) -> str:
    """A name as it is shown: one visible line, not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if len(shown) > NAME_LENGTH:
        raise BadRequest("room-name-long", most=NAME_LENGTH)
    if not can_be_seen(shown):
        raise BadRequest("room-name-empty")
    return shown


def occupy(
    room: Room, at: Seat, name: str, emblem: Emblem | None, secret: str, visitor: str = ""
) -> Room:
    """A person takes an open chair or a bot's."""
    chair = _chair(room, at)
    if chair.kind == "person":
        raise BadRequest("room-chair-taken")
    if chair.kind == "open" and room.phase != "lobby":
        raise BadRequest("room-chair-taken")
    name = _unlike_others(room, at, clean_name(name))
    if emblem and room.phase == "lobby":
        room = _wearing(room, at, emblem)
    taken = Chair("person", name, room.chairs[at].emblem, "", False, (digest(secret),))
    taken = replace(taken, visitor=visitor, before=chair.bot)
    return _with(_with_host(room, at), at, taken)


def vacate(room: Room, at: Seat) -> Room:
    """A person leaves the chair; during a match a bot takes over."""
    chair = _chair(room, at)
    if room.phase == "playing":
        bot = Chair("bot", chair.name, chair.emblem, usual_bot(room, at), True)
        return _host_moves(_with(room, at, bot))
    return _host_moves(_with(room, at, Chair(emblem=chair.emblem)))


def usual_bot(room: Room, at: Seat) -> str:
    """The level of a bot for that chair: the previous one, or the most common at the table."""
    if room.chairs[at].before:
        return room.chairs[at].before
    bots = [chair.bot for i, chair in enumerate(room.chairs) if chair.kind == "bot" and i != at]
    return max(bots, key=bots.count) if bots else DEFAULT


def swap(room: Room, at: Seat, to: Seat) -> Room:
    """Exchange two chairs; the other one is not another person's."""
    _in_lobby(room)
    mine, other = _chair(room, at), _chair(room, to)
    if other.kind == "person" and at != to:
        raise BadRequest("room-chair-taken")
    room = _with(_with(room, at, other), to, mine)
    return replace(room, host=to) if room.host == at else room


def reseat(room: Room, order: list[Seat]) -> Room:
    """Reorder all chairs; `order` names the previous seat for each chair."""
    _in_lobby(room)
    chairs = tuple([room.chairs[i] for i in order])
    return replace(room, chairs=chairs, host=order.index(room.host))


def change_appearance(room: Room, at: Seat, name: str, emblem: Emblem) -> Room:
    """Change name and emblem."""
    name = _unlike_others(room, at, clean_name(name))
    room = room if room.phase == "playing" else _wearing(room, at, emblem)
    return _with(room, at, replace(_chair(room, at), name=name))


def set_ready(room: Room, at: Seat, is_ready: bool, share: str = "") -> Room:
    """Ready or not; being ready adds a share to the deal."""
    _in_lobby(room)
    if not is_share(share):
        raise BadRequest("room-bad-message")
    share = share if is_ready else ""
    return _with(room, at, replace(_chair(room, at), ready=is_ready, share=share))


def change_settings(room: Room, settings: Settings) -> Room:
    """Change the settings in the lobby; no person may lose a chair."""
    _in_lobby(room)
    _check(settings)
    if any(chair.kind == "person" for chair in room.chairs[settings.seats :]):
        raise BadRequest("room-too-small")
    chairs = list(room.chairs[: settings.seats])
    free = [e for e in EMBLEMS if e not in [chair.emblem for chair in chairs]]
    chairs += [Chair(emblem=free[i]) for i in range(settings.seats - len(chairs))]
    changed = [
        replace(c, ready=False) if c.kind == "person" and settings != room.settings else c
        for c in chairs
    ]
    return replace(room, settings=settings, chairs=tuple(changed))


def seat_bot(room: Room, at: Seat, bot: str) -> Room:
    """Put a bot of that level into an open chair, or open the chair again."""
    _in_lobby(room)
    chair = _chair(room, at)
    if chair.kind == "person":
        raise BadRequest("room-chair-taken")
    if not bot:
        return _with(room, at, Chair(emblem=chair.emblem))
    if not plays(room.settings.game, bot):
        raise BadRequest("room-no-such-bot")
    taken = [likeness(c.name) for c in room.chairs]
    fitting = sorted(BOT_NAMES, key=lambda name: (name in WOMEN) != (chair.emblem in WOMEN))
    name = next(name for name in fitting if likeness(name) not in taken)
    return _with(room, at, Chair("bot", name, chair.emblem, bot, True))


def fill_with_bots(room: Room, bot: str) -> Room:
    """Put bots into all open chairs."""
    for at, chair in enumerate(room.chairs):
        if chair.kind == "open":
            room = seat_bot(room, at, bot)
    return room


def commit_secret(room: Room, secret: str) -> Room:
    """Set the secret of the next deal; once committed to, it cannot be replaced."""
    return room if room.secret or room.phase != "lobby" else replace(room, secret=secret)


def begin(room: Room, seed: str) -> Room:
    """Begin a match, dealt from the committed secret, or from `seed` in rooms without one."""
    _in_lobby(room)
    if any(chair.kind == "open" for chair in room.chairs):
        raise BadRequest("room-open-chairs")
    waiting = [c.name for c in room.chairs if c.kind == "person" and not c.ready]
    if waiting:
        raise BadRequest("room-not-ready", who=", ".join(waiting))
    chairs = tuple([replace(c, order="", share="") for c in room.chairs])
    deal = deal_of(room.secret, tuple([c.share for c in room.chairs])) if room.secret else None
    seeds = (*room.seeds, deal.seed if deal else seed)
    begun = replace(room, chairs=chairs, phase="playing", seeds=seeds, proposal=None)
    begun = replace(begun, secret="", deal=deal, begun=current_rules(room.settings), thinking=None)
    return replace(begun, seen=_holders(begun), requests=())


def _holders(room: Room) -> tuple[tuple[str, Seat], ...]:
    """All digests of secrets that hold a chair."""
    held = [((*c.secrets, c.visitor), seat) for seat, c in enumerate(room.chairs)]
    return tuple([(one, seat) for digests, seat in held for one in digests if one])


def put_aside(room: Room) -> Room:
    """Return to the lobby because this program cannot continue the match."""
    if not is_incompatible(room):
        return room
    halted = room.match if room.phase == "playing" else 0
    return replace(rematch(finish(room)), halted=halted)


def rematch(room: Room) -> Room:
    """Return to the lobby with the same chairs for another match."""
    if room.phase != "over":
        raise BadRequest("room-still-playing")
    chairs = tuple([replace(c, ready=c.kind == "bot", share="") for c in room.chairs])
    return replace(room, chairs=chairs, phase="lobby", proposal=None)


def finish(room: Room) -> Room:
    """End the match."""
    return replace(room, phase="over", proposal=None, requests=())


def undo_voters(room: Room, mine: Sequence[Seat]) -> tuple[Seat, ...]:
    """The people who must agree to an undo of a move that revealed something.

    Everybody but those of `mine`, the chairs of the screen it is asked from: people at one screen
    cannot be told apart. Where nobody is left, the settings say whether it can be undone at all.
    """
    others = [i for i, c in enumerate(room.chairs) if c.kind == "person" and i not in mine]
    here = tuple([i for i in others if not room.chairs[i].bot])
    if others and not here:
        raise BadRequest("room-undo-away")
    if not others and room.settings.undo_alone == "refused":
        raise BadRequest("room-undo-refused")
    return here


def add_thinking(room: Room, opened: int, seats: Sequence[Seat]) -> Room:
    """Add seats that ask for time in the window opened at that version."""
    asked = tuple(sorted({*thinking_seats(room, opened), *seats}))
    return replace(room, thinking=Thinking(opened, asked))


def thinking_seats(room: Room, opened: int) -> tuple[Seat, ...]:
    """The seats that asked for time in that window."""
    return room.thinking.seats if room.thinking and room.thinking.opened == opened else ()


def drop_proposal(room: Room) -> Room:
    """Drop the open proposal."""
    return replace(room, proposal=None)


def proposes_bot_for(room: Room, chairs: Sequence[Seat]) -> bool:
    """Whether the table votes on a bot for one of these chairs."""
    asked = room.proposal
    return asked is not None and asked.what == "bot" and asked.number in chairs


def set_substitute(room: Room, at: Seat, bot: str) -> Room:
    """A bot plays for an absent person; empty: the person is back."""
    return _with(room, at, replace(_chair(room, at), bot=bot))


def set_standing_answer(room: Room, at: Seat, order: str) -> Room:
    return _with(room, at, replace(_chair(room, at), order=order))


def add_device(room: Room, at: Seat, secret: str) -> Room:
    """Let one more browser hold the chair, or one more shared screen watch."""
    if at == SCREEN:
        return replace(room, screens=(*room.screens, digest(secret))[-MAX_DEVICES:])
    chair = _chair(room, at)
    return _with(room, at, replace(chair, secrets=(*chair.secrets, digest(secret))[-MAX_DEVICES:]))


def _chair(room: Room, at: Seat) -> Chair:
    if not 0 <= at < len(room.chairs):
        raise BadRequest("room-no-such-chair")
    return room.chairs[at]


def _with(room: Room, at: Seat, chair: Chair) -> Room:
    chairs = (*room.chairs[:at], chair, *room.chairs[at + 1 :])
    return replace(room, chairs=chairs)


def _with_host(room: Room, at: Seat) -> Room:
    """The first person to sit down is the host."""
    alone = all(chair.kind != "person" for chair in room.chairs)
    return replace(room, host=at) if alone else room


def _host_moves(room: Room) -> Room:
    people = [i for i, chair in enumerate(room.chairs) if chair.kind == "person"]
    return replace(room, host=people[0]) if people and room.host not in people else room


def _in_lobby(room: Room) -> None:
    if room.phase != "lobby":
        raise BadRequest("room-already-playing")


def _unlike_others(room: Room, at: Seat, name: str) -> str:
    for i, other in enumerate(room.chairs):
        if i != at and other.name and likeness(other.name) == likeness(name):
            raise BadRequest("room-name-taken", name=other.name)
    return name


def _wearing(room: Room, at: Seat, wanted: Emblem) -> Room:
    """Give chair `at` an emblem; a bot or an open chair gives it up."""
    for i, other in enumerate(room.chairs):
        if i != at and other.emblem == wanted:
            if other.kind == "person":
                raise BadRequest("room-emblem-taken")
            room = _with(room, i, replace(other, emblem=room.chairs[at].emblem))
    return _with(room, at, replace(room.chairs[at], emblem=wanted))
