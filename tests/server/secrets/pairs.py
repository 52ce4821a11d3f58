"""Pairs of worlds as Hypothesis draws them, and what a reader could tell them apart by."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import fields, replace

from consigliere.games import GAMES
from consigliere.kernel import SPECTATOR, Refusal, Seat
from consigliere.server.rooms.codes import LETTERS

from .course import SEED, Course, Given, played, playing, token
from .twins import twin, unlike, unnoticed
from .wiretap import SCREEN, Plan, StoredRecord, Wish, World

LIVE = 8  # so many moves at most are played over the wire, the others before anybody listens
_NUMBERS = count(1)
_THINGS = ("card", "text", "symbol", "seat", "location", "chip", "character", "building", "slot")


class Drawn(Struct, frozen=True):
    """One example: a table, how far it went, who listens, what it asks."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    moves: int
    reader: Seat  # SPECTATOR, SCREEN, or a seat; of the seats that there are
    lang: str | None
    asks: tuple[tuple[int, str, int], ...] = ()
    last: tuple[tuple[str, int], ...] = ()


class Pair(Struct, frozen=True):
    """Two matches that look the same to the reader, and what will be done in both."""

    one: Course
    other: Course
    plan: Plan
    apart: int  # after so many moves, played or heard of, the tables were not the same
    more: int = 0  # moves that the other has more, before anybody listens


def switches(game: str) -> dict[str, list[str]]:
    """The house rules of a game that have a few values."""
    kinds = {field.name: field.type for field in fields(GAMES[game].house)}
    return {name: values for name, kind in kinds.items() if (values := _values(kind))}


def _values(kind: Any) -> list[str]:
    if kind is bool:
        return ["false", "true"]
    return [value for value in getattr(kind, "__args__", ()) if isinstance(value, str)]


def options(game: str) -> st.SearchStrategy[dict[str, str]]:
    """Some house rules, of those that have a few values."""
    chosen = {name: st.sampled_from(values) for name, values in switches(game).items()}
    few = st.lists(st.sampled_from(sorted(chosen)), max_size=3, unique=True)
    return few.flatmap(lambda names: st.fixed_dictionaries({n: chosen[n] for n in names}))


def drawn(game: str, seats: int) -> st.SearchStrategy[Drawn]:
    """Examples of a game for so many."""
    asks = st.tuples(st.integers(0, LIVE - 1), st.sampled_from(sorted(_ASKS)), st.integers(0, 60))
    last = st.tuples(st.sampled_from(sorted(_LAST)), st.integers(0, 3))
    return st.builds(
        Drawn,
        st.just(game),
        st.just(seats),
        options(game),
        st.integers(0, 10**9),
        st.integers(2, 150),
        st.sampled_from([SPECTATOR, SCREEN, *range(seats)]),
        st.sampled_from(["en", "it", "de", None]),
        st.lists(asks, max_size=12).map(tuple),
        st.lists(last, max_size=2).map(tuple),
    )


def _course(wanted: Drawn, rng: Random) -> Course | None:
    """The match that was drawn; None where its house rules cannot be laid."""
    try:
        room = playing(wanted.game, wanted.seats, wanted.options, _code())
        return played(room, rng, wanted.moves)
    except Refusal:
        return None


def paired(wanted: Drawn) -> Pair | None:
    """The two worlds; None where they cannot be laid or none was found that differs."""
    rng = Random(wanted.seed)
    course = _course(wanted, rng)
    if course is None:
        return None
    other = twin(course, _eyes(wanted.reader), rng)
    return _pair(wanted, course, other) if other else None


def hushed(wanted: Drawn) -> Pair | None:
    """Two worlds where others have done something more in one of them that nobody may notice."""
    rng = Random(wanted.seed)
    course = _course(wanted, rng)
    if course is None:
        return None
    found = unnoticed(course, _eyes(wanted.reader), rng)
    if found is None:
        return None
    one, other, since = found
    return Pair(one, other, _plan(wanted, one, since), 1, len(other.moves) - len(one.moves))


def _eyes(reader: Seat) -> Seat:
    return SPECTATOR if reader == SCREEN else reader


def _pair(wanted: Drawn, course: Course, other: Course) -> Pair:
    """Both as long as they look the same; the end of them is played over the wire."""
    length = len(other.moves)
    one = Course(course.room).again(course.moves[:length])
    apart = sum(unlike(a, b) for a, b in zip(one.moves, other.moves, strict=True))
    return Pair(one, other, _plan(wanted, one, max(1, length - LIVE)), apart)


def _plan(wanted: Drawn, one: Course, since: int) -> Plan:
    wishes = [_wish(wanted, one, since, at, kind, n) for at, kind, n in wanted.asks]
    last = [_last(wanted, one, kind, n) for kind, n in wanted.last]
    return Plan(wanted.reader, wanted.lang, since, tuple(wishes), tuple(last))


def _code() -> str:
    """A room nobody has been in."""
    n, letters = next(_NUMBERS), ""
    for _ in range(5):
        n, at = divmod(n, len(LETTERS))
        letters += LETTERS[at]
    return letters


# ---- what a reader may send


def _why(seat: Seat, at: int, n: int) -> dict[str, Any]:
    return {"seat": seat, "thing": [_THINGS[n % len(_THINGS)], n]}


_ASKS: dict[str, Any] = {
    "why": _why,
    "explain": lambda seat, at, n: {"seat": seat, "at": at, "pick": [n % 4]},
    "hint": lambda seat, at, n: {"seat": seat, "at": at},
    "answer": lambda seat, at, n: {
        "seat": (seat + n % 2) % 2,
        "at": at + n % 3,
        "pick": [900, 900],
    },
    "look": lambda seat, at, n: {"n": n},
    "tell": lambda seat, at, n: {},
    "speak": lambda seat, at, n: {"lang": ("en", "it", "de")[n % 3]},
    "again": lambda seat, at, n: {},
    "order": lambda seat, at, n: {"seat": seat, "order": "always win"},
    "vote": lambda seat, at, n: {"seat": seat, "yes": True},
    "say": lambda seat, at, n: {"text": f"what about {n}?"},
    "propose": lambda seat, at, n: {"seat": seat, "what": "bot", "whom": n % 6},
}
_LAST: dict[str, Any] = {
    "take-back": lambda seat, at, n: {"seat": seat, "at": 1_000_000, "back": 1 + n},
    "propose": lambda seat, at, n: {"seat": seat, "what": "end"},
}


def _wish(wanted: Drawn, one: Course, since: int, at: int, kind: str, n: int) -> Wish:
    seat, moves = max(0, wanted.reader), one.moves[since + at : since + at + 1]
    put = [given.at for move in moves for given in move.given if _by(given, seat)]
    return Wish(at, kind, _ASKS[kind](seat, put[0] if put else n, n))


def _by(given: Given, seat: Seat) -> bool:
    return given.seat == seat


def _last(wanted: Drawn, one: Course, kind: str, n: int) -> Wish:
    return Wish(len(one.moves), kind, _LAST[kind](max(0, wanted.reader), 0, n))


# ---- what it could tell them apart by


async def compared(
    worlds: tuple[World, World], pair: Pair, counts: Counter[str] | None = None
) -> list[str]:
    """The differences between what came out of the two worlds; there must be none."""
    one = await worlds[0].stored(pair.one, pair.plan)
    later = replace(pair.plan, since=pair.plan.since + pair.more)
    other = await worlds[1].stored(pair.other, later)
    if counts is not None:
        counts.update(_counted(one, pair))
    return [*differences(one, other), *spilled(one, pair), *spilled(other, pair)]


def _counted(one: StoredRecord, pair: Pair) -> dict[str, int]:
    size = sum(map(len, [*one.frames, *one.rest, *one.log]))
    session = len(pair.one.moves) - pair.plan.since
    message = {"frames": len(one.frames), "answers over REST": len(one.rest), "bytes": size}
    return {"pairs": 1, "moves": session, "tables that differed": pair.apart, **message}


def differences(one: StoredRecord, other: StoredRecord) -> list[str]:
    """Where the two differ, in words: what, which, and the first bytes that do."""
    out = []
    for name in ("frames", "rest", "log", "metrics"):
        a, b = getattr(one, name), getattr(other, name)
        if len(a) != len(b):
            out.append(f"{name}: {len(a)} and {len(b)} of them")
        found = [i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y]
        out += [f"{name} {i}: {_first(a[i], b[i])}" for i in found[:1]]
    return out


def _first(a: Any, b: Any) -> str:
    """The first place where two texts differ, with what stands around it."""
    at = next(
        (i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b))
    )
    near = slice(max(0, at - 60), at + 40)
    return f"{len(a)} and {len(b)} long, {a[near]!r} and {b[near]!r}"


def spilled(stored: StoredRecord, pair: Pair) -> list[str]:
    """Secrets that are the same in both worlds and nobody's business in either."""
    seats = len(pair.one.room.chairs)
    secret = [SEED, *[token(seat) for seat in range(seats)]]
    text = "".join([*stored.frames, *stored.log, *stored.metrics, *map(_text, stored.rest)])
    return [f"{one} was told" for one in secret if one in text]


def _text(body: bytes) -> str:
    return body.decode("latin-1")
