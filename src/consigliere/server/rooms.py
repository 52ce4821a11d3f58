"""What may be done with a room and its chairs. No clock, no network."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.bots import DEFAULT, plays
from consigliere.games import game
from consigliere.kernel import Seat, deal_of
from consigliere.kernel.fair import is_share

from .pinned import outdated, present
from .room import BOT_NAMES, DEVICES, EMBLEMS, NAME_LENGTH, SCREEN, BadRequest, Chair, Room, digest
from .wire.basics import Emblem, Settings


def new_room(code: str, settings: Settings) -> Room:
    """An empty room; BadSetup if that game cannot be laid that way."""
    _check(settings)
    chairs = [Chair(emblem=EMBLEMS[i]) for i in range(settings.seats)]
    return Room(code, settings, tuple(chairs))


def _check(settings: Settings) -> None:
    rules = game(settings.game)
    rules.houserules(settings.options)  # first: a name of none must not become an argument
    rules.check(rules.setup(settings.seats, settings.edition, **settings.options))


def clean(name: str) -> str:
    """A name as it will be shown: one line, no control characters, not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if len(shown) > NAME_LENGTH:
        raise BadRequest("room-name-long", most=NAME_LENGTH)
    if not shown:
        raise BadRequest("room-name-empty")
    return shown


def sit(room: Room, at: Seat, name: str, emblem: Emblem | None, secret: str) -> Room:
    """A person takes an open chair, or a bot's."""
    chair = _chair(room, at)
    if chair.kind == "person":
        raise BadRequest("room-chair-taken")
    if chair.kind == "open" and room.phase != "lobby":
        raise BadRequest("room-chair-taken")
    name = _unlike_others(room, at, clean(name))
    if emblem and room.phase == "lobby":
        room = _wearing(room, at, emblem)
    taken = Chair("person", name, room.chairs[at].emblem, "", False, (digest(secret),))
    return _with(_with_host(room, at), at, taken)


def stand(room: Room, at: Seat) -> Room:
    """A person leaves; during a match a bot goes on in his place."""
    chair = _chair(room, at)
    if room.phase == "playing":
        return _host_moves(_with(room, at, Chair("bot", chair.name, chair.emblem, DEFAULT, True)))
    return _host_moves(_with(room, at, Chair(emblem=chair.emblem)))


def swap(room: Room, at: Seat, to: Seat) -> Room:
    """Two chairs are exchanged; the other is not another person's."""
    _in_lobby(room)
    mine, other = _chair(room, at), _chair(room, to)
    if other.kind == "person" and at != to:
        raise BadRequest("room-chair-taken")
    room = _with(_with(room, at, other), to, mine)
    return replace(room, host=to) if room.host == at else room


def reseat(room: Room, order: list[Seat]) -> Room:
    """Everybody on another chair: `order` names who comes to sit on each."""
    _in_lobby(room)
    chairs = tuple([room.chairs[i] for i in order])
    return replace(room, chairs=chairs, host=order.index(room.host))


def dress(room: Room, at: Seat, name: str, emblem: Emblem) -> Room:
    """Another name, colour and emblem."""
    name = _unlike_others(room, at, clean(name))
    room = room if room.phase == "playing" else _wearing(room, at, emblem)
    return _with(room, at, replace(_chair(room, at), name=name))


def ready(room: Room, at: Seat, is_ready: bool, share: str = "") -> Room:
    """Ready or not; whoever is adds his share to the deal, or nothing."""
    _in_lobby(room)
    if not is_share(share):
        raise BadRequest("room-bad-message")
    share = share if is_ready else ""
    return _with(room, at, replace(_chair(room, at), ready=is_ready, share=share))


def arrange(room: Room, settings: Settings) -> Room:
    """Other settings before the start; nobody who sits may lose his chair."""
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


def hire(room: Room, at: Seat, bot: str) -> Room:
    """A bot of that strength in an open chair, or the chair is open again."""
    _in_lobby(room)
    chair = _chair(room, at)
    if chair.kind == "person":
        raise BadRequest("room-chair-taken")
    if not bot:
        return _with(room, at, Chair(emblem=chair.emblem))
    if not plays(room.settings.game, bot):
        raise BadRequest("room-no-such-bot")
    taken = [c.name for c in room.chairs]
    name = next(name for name in BOT_NAMES if name not in taken)
    return _with(room, at, Chair("bot", name, chair.emblem, bot, True))


def fill(room: Room, bot: str) -> Room:
    """Bots in all open chairs."""
    for at, chair in enumerate(room.chairs):
        if chair.kind == "open":
            room = hire(room, at, bot)
    return room


def seal(room: Room, secret: str) -> Room:
    """What the next match is dealt from; once sealed it cannot be exchanged."""
    return room if room.secret or room.phase != "lobby" else replace(room, secret=secret)


def begin(room: Room, seed: str) -> Room:
    """A match begins, dealt from what was sealed; a room where nothing was takes `seed`."""
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
    return replace(begun, secret="", deal=deal, begun=present(room.settings))


def halt(room: Room) -> Room:
    """Back to the lobby with the same chairs; a match that was still on cannot go on here."""
    if not outdated(room):
        return room
    halted = room.match if room.phase == "playing" else 0
    return replace(rematch(finish(room)), halted=halted)


def rematch(room: Room) -> Room:
    """Back to the lobby with the same chairs, one place further: another begins."""
    if room.phase != "over":
        raise BadRequest("room-still-playing")
    chairs = tuple([replace(c, ready=c.kind == "bot", share="") for c in room.chairs])
    return replace(room, chairs=chairs, phase="lobby", proposal=None)


def finish(room: Room) -> Room:
    """The match is over."""
    return replace(room, phase="over", proposal=None)


def drop_proposal(room: Room) -> Room:
    """The match has moved on."""
    return replace(room, proposal=None)


def stand_in(room: Room, at: Seat, bot: str) -> Room:
    """A bot plays for an absent person until he is back; empty: he is back."""
    return _with(room, at, replace(_chair(room, at), bot=bot))


def obey(room: Room, at: Seat, order: str) -> Room:
    return _with(room, at, replace(_chair(room, at), order=order))


def add_device(room: Room, at: Seat, secret: str) -> Room:
    """One more browser that may sit here, or show the table to everybody."""
    if at == SCREEN:
        return replace(room, screens=(*room.screens, digest(secret))[-DEVICES:])
    chair = _chair(room, at)
    return _with(room, at, replace(chair, secrets=(*chair.secrets, digest(secret))[-DEVICES:]))


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
    others = [c.name for i, c in enumerate(room.chairs) if i != at]
    if name in others:
        raise BadRequest("room-name-taken", name=name)
    return name


def _wearing(room: Room, at: Seat, wanted: Emblem) -> Room:
    """The room where chair `at` wears that emblem; a bot or an open chair gives way."""
    for i, other in enumerate(room.chairs):
        if i != at and other.emblem == wanted:
            if other.kind == "person":
                raise BadRequest("room-emblem-taken")
            room = _with(room, i, replace(other, emblem=room.chairs[at].emblem))
    return _with(room, at, replace(room.chairs[at], emblem=wanted))
