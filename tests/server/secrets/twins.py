"""Two matches that one reader cannot tell apart: what it may not know comes out differently."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from consigliere.kernel import CHANCE, Action, Options, Scripted, Seat, State, apply, digest
from consigliere.server.match.history import AppliedAction
from consigliere.server.match.log import MatchLog
from consigliere.server.match.reactions import sealed_seats
from consigliere.testing.laws import looks, taught

from .course import Course, Move, somehow

TRIES = 8  # answers tried in place of one, and twins of which the longest is taken
CHANGED = {True: 0.6, False: 0.15}  # so often something else is tried: chance, a seat


class Leak(AssertionError):
    """A reader could tell two worlds apart that it may not."""


def twin(course: Course, reader: Seat, rng: Random) -> Course | None:
    """A long match that looks like `course` to `reader` and is another; else None."""
    starts = [rng.randrange(len(course.moves)) for _ in range(TRIES)]
    found = [_follow(course, start, reader, rng) for start in starts]
    good = sorted([(n, at) for at, other in enumerate(found) if (n := different(course, other))])
    return found[rng.choice(good[-3:])[1]] if good else None


def different(one: Course, other: Course) -> int:
    """After how many of their common moves the two tables are not the same."""
    pairs = zip(one.moves, other.moves, strict=False)
    return sum(unlike(a, b) for a, b in pairs)


def unlike(a: Move, b: Move) -> bool:
    return digest(a.applied[-1].state) != digest(b.applied[-1].state)


def _follow(course: Course, start: int, reader: Seat, rng: Random) -> Course:
    """The same up to `start`, then the like of it as long as there is one."""
    other = Course(course.room).again(course.moves[:start])
    for move in course.moves[start:]:
        lines = _lines(other, move, reader, rng)
        if lines is None:
            break
        other.go(_given(other.match, move, lines), Scripted([a for s, a in lines if s < 0]))
    return other


def _lines(
    other: Course, move: Move, reader: Seat, rng: Random
) -> list[tuple[Seat, Action]] | None:
    """Answers in the other world that look like those of `move`; None: they cannot."""
    s, out = other.match.state, []
    for one in move.applied:
        found = _alike(other, s, one, reader, rng)
        if found is None:
            return None
        out.append((one.seat, found[0]))
        s = found[1]
    return out


def _alike(
    other: Course, s: State, applied: AppliedAction, reader: Seat, rng: Random
) -> tuple[Action, State] | None:
    """An answer after which the reader sees what it saw after `said`."""
    shown, same = looks(applied.state, reader), other.read(applied)
    options = s.options(applied.seat)
    for answer in _candidates(same, options, applied.seat, reader, rng):
        if answer not in options:
            continue
        after = apply(s, applied.seat, answer)
        if looks(after, reader) == shown:
            return answer, after
        if answer == same:
            _must_be_taught(applied.state, after, reader)
    return None


def _candidates(same: Action, options: Options, seat: Seat, reader: Seat, rng: Random):
    if seat == reader:
        return [same]
    others = [options.pick(rng) for _ in range(TRIES)]
    first = rng.random() < CHANGED[seat == CHANCE]
    return [*others[:3], same, *others[3:]] if first else [same, *others]


def _must_be_taught(a: State, b: State, reader: Seat) -> None:
    """The same answer parted the worlds: then an event says that the reader learned by it."""
    if not any(taught(s, event, reader) for s in (a, b) for event in s.news):
        raise Leak(f"{reader} sees a difference that no event taught: {a.news} {b.news}")


def _given(match_log: MatchLog, move: Move, lines: list[tuple[Seat, Action]]) -> dict[Seat, Action]:
    """What everybody clicks: those whose answer did not count click the first thing there is."""
    message = {seat: answer for seat, answer in lines if seat != CHANCE}
    window = sealed_seats(match_log)
    if not window:
        return message
    first = {seat: next(iter(match_log.views.asked_state(seat).options(seat))) for seat in window}
    clicked = [given.seat for given in move.given]
    return {seat: message.get(seat, first[seat]) for seat in clicked}


# ---- what others do unnoticed


def unnoticed(course: Course, reader: Seat, rng: Random) -> tuple[Course, Course, int] | None:
    """A match where several are asked, and the same after some of them have answered unnoticed.

    If the reader is asked too, both go on with its answer. Also, after how many moves they part.
    """
    asked = [at for at, move in enumerate(course.moves, 1) if _several(move.applied[-1].state)]
    for since in rng.sample(asked, len(asked)):
        one, other = [Course(course.room).again(course.moves[:since]) for _ in range(2)]
        if _answer_unnoticed(other, reader, rng):
            _both_answer(one, other, reader, rng)
            return one, other, since
    return None


def _several(s: State) -> bool:
    return s.how != "alone" and bool(s.pending)


def _answer_unnoticed(other: Course, reader: Seat, rng: Random) -> int:
    """Others answer as long as the reader sees nothing of it; how often they did."""
    shown, done = looks(other.match.state, reader), 0
    for _ in range(TRIES):
        given = {} if sealed_seats(other.match) else somehow(other.match, rng)
        seats = [seat for seat in given if seat != reader]
        if not seats:
            continue
        if looks(apply(other.match.state, seats[0], given[seats[0]]), reader) != shown:
            break
        other.go(given, Scripted(()))
        done += 1
    return done


def _both_answer(one: Course, other: Course, reader: Seat, rng: Random) -> None:
    """The reader clicks the same in both, if what follows looks the same."""
    if reader not in one.match.asked or sealed_seats(one.match):
        return
    answer = one.match.state.options(reader).pick(rng)
    ends = [apply(course.match.state, reader, answer) for course in (one, other)]
    if CHANCE in ends[0].waiting() or looks(ends[0], reader) != looks(ends[1], reader):
        return
    one.go({reader: answer}, Scripted(()))
    other.go({reader: answer}, Scripted(()))
    other.moves[-1] = replace(other.moves[-1], given=one.moves[-1].given)
