"""Laws of any table: each looks at one on the way through a game; `walk` takes it there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec import msgpack

from consigliere.kernel import (
    CHANCE,
    SPECTATOR,
    Event,
    Game,
    Seat,
    Setup,
    State,
    Thing,
    apply,
    determinize,
    digest,
    learned,
    load,
    observe,
    redact,
    save,
    stages,
)

from .causes import first_difference

Law = Callable[[Game[Any], State, Random], None]


def walk(game: Game[Any], setup: Setup, seed: int, laws: Sequence[Law], rate: float = 1.0) -> Any:
    """A random game; at each table on the way, each law is checked with chance `rate`."""
    rng = Random(seed)
    s = game.new(setup)
    while s.pending:
        for law in laws:
            if rng.random() < rate:
                law(game, s, rng)
        seat = rng.choice(s.waiting())
        s = apply(s, seat, s.options(seat).pick(rng))
    return s


def readers(s: State) -> tuple[Seat, ...]:
    """Every seat, and somebody who only watches."""
    return (SPECTATOR, *range(s.seats()))


def looks(s: State, seat: Seat) -> bytes:
    """All that a seat sees, to be compared."""
    return msgpack.encode(observe(s, seat))


def same_view(a: State, b: State, seat: Seat) -> None:
    """Two tables that a seat must not tell apart."""
    if looks(a, seat) != looks(b, seat):
        who = "who only watches" if seat == SPECTATOR else f"seat {seat}"
        where = first_difference(observe(a, seat), observe(b, seat))
        raise AssertionError(f"{who} can tell two worlds apart by {where}")


def somebody_is_asked(game: Game[Any], s: State, rng: Random) -> None:
    """A seat that is waited for has something to answer."""
    assert s.waiting()
    for seat in s.waiting():
        assert len(s.options(seat)) > 0


def options_agree_with_themselves(game: Game[Any], s: State, rng: Random) -> None:
    """Listing, counting, choosing and testing an answer tell the same."""
    for seat in s.waiting():
        options = s.options(seat)
        listed = list(options) if len(options) < 300 else [options.pick(rng)]
        assert len(options) >= 300 or len(options) == len(listed) == len(set(listed))
        assert all(a in options for a in rng.sample(listed, min(5, len(listed))))
        assert options.pick(rng) in options


def notation_is_reversible(game: Game[Any], s: State, rng: Random) -> None:
    """What is written can be read back."""
    edition = getattr(s, "edition", "standard")
    for seat in s.waiting():
        answer = s.options(seat).pick(rng)
        assert answer == game.read(seat, game.write(answer, edition), edition)


def old_states_stay(game: Game[Any], s: State, rng: Random) -> None:
    """An answer leaves the state before it as it was."""
    before = digest(s)
    for seat in s.waiting():
        apply(s, seat, s.options(seat).pick(rng))
    assert before == digest(s)


def saving_and_loading_are_inverse(game: Game[Any], s: State, rng: Random) -> None:
    """A state can be put away and taken out in the middle of anything."""
    again = load(type(s), save(s))
    assert digest(s) == digest(again)
    seat = s.waiting()[0]
    answer = s.options(seat).pick(rng)
    assert digest(apply(s, seat, answer)) == digest(apply(again, seat, answer))


def secret_answers_commute(game: Game[Any], s: State, rng: Random) -> None:
    """In a poll it does not matter who answers first."""
    if not s.sealed or s.answers:
        return
    answers = [(seat, s.options(seat).pick(rng)) for seat in s.pending]
    ends = set()
    for _ in range(3):
        rng.shuffle(answers)
        t = s
        for seat, a in answers:
            t = apply(t, seat, a)
        ends.add(digest(t))
    assert len(ends) == 1


def answers_side_by_side_commute(game: Game[Any], s: State, rng: Random) -> None:
    """Where several go on side by side, it does not matter who is faster."""
    if s.how != "apart" or len(s.waiting()) < 2:
        return
    one, other = rng.sample(s.waiting(), 2)
    a, b = s.options(one).pick(rng), s.options(other).pick(rng)
    ends = [apply(apply(s, one, a), other, b), apply(apply(s, other, b), one, a)]
    for end in ends:
        end.news = ()
    assert digest(ends[0]) == digest(ends[1])


def nothing_leaks(game: Game[Any], s: State, rng: Random) -> None:
    """A table dealt again from a seat's view gives that seat, byte for byte, the same view."""
    seat = rng.choice(readers(s))
    twin = determinize(game, observe(s, seat), rng)
    same_view(s, twin, seat)


def worlds_stay_alike(game: Game[Any], s: State, rng: Random) -> None:
    """Two worlds a seat cannot tell apart stay so after an identical answer.

    Unless that seat learns something by it, and then an event says so.
    """
    seat = rng.choice(readers(s))
    twin = determinize(game, observe(s, seat), rng)
    who = rng.choice(s.waiting())
    answer = s.options(who).pick(rng)
    after = apply(s, who, answer)
    if answer in twin.options(who):
        _alike(after, apply(twin, who, answer), seat)
    elif not s.sealed and redact(s, answer, seat) == answer:
        # It told the seat which of the two worlds it is in.
        assert any(taught(after, e, seat) for e in after.news)


def the_way_tells_no_more(game: Game[Any], s: State, rng: Random) -> None:
    """What is shown of an answer step by step is alike where its end is alike."""
    who = rng.choice(s.waiting())
    answer = s.options(who).pick(rng)
    twin = determinize(game, observe(s, SPECTATOR), rng)
    after = apply(s, who, answer)
    if answer not in twin.options(who) or any(taught(after, e, SPECTATOR) for e in after.news):
        return
    ways = [list(stages(one, who, answer)) for one in (s, twin)]
    assert len(ways[0]) == len(ways[1]), f"{len(ways[0])} steps, and {len(ways[1])} in a like world"
    for one, other in zip(*ways, strict=True):
        same_view(one, other, SPECTATOR)


def chance_reveals(game: Game[Any], s: State, rng: Random) -> None:
    """Where two outcomes look different to a seat, an event says that it learned something."""
    if s.waiting() != (CHANCE,):
        return
    ends = [apply(s, CHANCE, s.options(CHANCE).pick(rng)) for _ in range(2)]
    for seat in range(s.seats()):
        _alike(ends[0], ends[1], seat)


def secret_parts_stay_secret(game: Game[Any], s: State, rng: Random) -> None:
    """Two answers that look the same to a seat leave it the same view."""
    who = rng.choice(s.waiting())
    a, b = s.options(who).pick(rng), s.options(who).pick(rng)
    for seat in readers(s):
        if redact(s, a, seat) == redact(s, b, seat):
            _alike(apply(s, who, a), apply(s, who, b), seat)


def reasons_leak_nothing(game: Game[Any], s: State, rng: Random) -> None:
    """Why not? is answered alike in worlds a seat cannot tell apart, and only where needed."""
    seat = rng.choice([who for who in s.waiting() if who != CHANCE] or [None])
    if seat is None:
        return
    twin = determinize(game, observe(s, seat), rng)
    for thing in _things(game, s, seat):
        reason = s.why_not(seat, thing)
        touched = any(thing in a.touches() for a in s.options(seat))
        assert touched == (reason is None)
        assert reason == twin.why_not(seat, thing)


@cache
def pointable(game: Game[Any], seats: int) -> frozenset[Thing]:
    """What answers point at in a random game: what a person might ask about."""
    rng, s = Random(seats), game.new(game.setup(seats))
    things: set[Thing] = {("seat", seat) for seat in range(seats)}
    while s.pending:
        seat = rng.choice(s.waiting())
        answers = [s.options(seat).pick(rng) for _ in range(3)]
        things |= {thing for answer in answers for thing in answer.touches()}
        s = apply(s, seat, answers[0])
    return frozenset(things)


def _things(game: Game[Any], s: State, seat: Seat) -> set[Thing]:
    """What seat may ask about: also what it holds, in every way such a thing can be used."""
    things = pointable(game, s.seats())
    in_hand = {kind for kind, *rest in things if len(rest) == 1} & {"card", "text", "symbol"}
    held = getattr(s, "hands", ((),) * s.seats())[seat]
    return {*things, *[(kind, card) for card in held for kind in in_hand]}


def _alike(a: State, b: State, seat: Seat) -> None:
    if not any(taught(t, e, seat) for t in (a, b) for e in t.news):
        same_view(a, b, seat)


def taught(s: State, event: Event, seat: Seat) -> bool:
    """Whether an event says that a seat, or somebody who only watches, learned something."""
    return seat in learned(s, event) or (seat == SPECTATOR and event.reveals_to == "all")


def standing_orders_leak_nothing(game: Game[Any], s: State, rng: Random) -> None:
    """Which orders a seat may give, and what they answer, depends only on its view."""
    for seat in s.waiting():
        view = observe(s, seat)
        twin = observe(determinize(game, view, rng), seat)
        given = game.orders(view)
        assert given == game.orders(twin)
        for order in given:
            assert view.decision is not None
            answer = game.obey(view, order)
            assert answer is not None and answer in view.decision.options


def open_questions_hide_nothing(game: Game[Any], s: State, rng: Random) -> None:
    """What a seat may answer to an open question is the same in all worlds others could see."""
    twin = determinize(game, observe(s, SPECTATOR), rng)
    for seat in s.waiting():
        decision = observe(s, seat).decision
        if seat != CHANCE and decision and decision.kind in game.open_questions and not s.sealed:
            assert decision.options == twin.options(seat)


LAWS: tuple[Law, ...] = (
    somebody_is_asked,
    options_agree_with_themselves,
    notation_is_reversible,
    old_states_stay,
    saving_and_loading_are_inverse,
    secret_answers_commute,
    answers_side_by_side_commute,
    nothing_leaks,
    worlds_stay_alike,
    the_way_tells_no_more,
    chance_reveals,
    secret_parts_stay_secret,
    reasons_leak_nothing,
    standing_orders_leak_nothing,
    open_questions_hide_nothing,
)
