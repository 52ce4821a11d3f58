"""A table of Mafia City in numbers."""

from __future__ import annotations

from typing import Final

from consigliere.interop.tensor import Field, Sight, Tensor, one, share, some, spread
from consigliere.kernel import UNSEEN, Card, Seat

from .codes import tallest
from .edition import Edition
from .parts import KINDS, LOCATIONS, SYMBOLS
from .rules.effect import Effect
from .state import MafiaCity

QUESTIONS: Final = (
    "mulligan",
    "turn",
    "bullet",
    "follow_up",
    "react",
    "add_fist",
    "aim",
    "agree",
    "complicity",
    "kill",
    "send",
    "move_hitman",
    "recruit",
    "take_policeman",
    "draw",
    "discard",
    "discard_drawn",
    "plus_one",
    "take_mayor",
    "choose",
    "next_location",
    "name",
    "withdraw",
)
USES: Final = (*KINDS, "hat", "hats", "bullet", "plus", "fists", "jail", "harbor")
PLACES: Final = len(LOCATIONS)
CARDS: Final = len(KINDS) * len(SYMBOLS)
DEEP: Final = 16  # so many chips of a stack are shown one by one, from the bottom
ROUNDS: Final = 20
TURNS: Final = 30
ALIKE: Final = 2  # cards of one kind and symbol
DECK: Final = 50


def fields(ed: Edition, seats: int) -> list[Field]:
    """What is open first, then the cards."""
    return [*_open(ed, seats), *_stacks(ed, seats), *_cards(seats), *_announced(ed, seats)]


def _open(ed: Edition, n: int) -> list[Field]:
    chips = ed.chips[n].crew + ed.chips[n].reserve
    return [
        Field("round", 1, f"/{ROUNDS}", lambda v: [share(v.table.round, ROUNDS)]),
        Field("first", n, "first player", lambda v: v.seat(v.table.first)),
        Field("points", n, "half of the target is 0.5", lambda v: v.each(*_points(v))),
        Field("crew", n, f"chips, /{chips}", lambda v: v.each(v.table.crew, chips)),
        Field("reserve", n, f"chips, /{chips}", lambda v: v.each(v.table.reserve, chips)),
        Field("cell", n, f"chips, /{chips}", lambda v: v.each(v.table.cell, chips)),
        Field("passed", n, "has passed", lambda v: v.each(v.table.passed, 1)),
        Field("turns", n, f"in this phase, /{TURNS}", lambda v: v.each(v.table.turns, TURNS)),
        Field("policeman", n, "who holds him", lambda v: v.seat(v.table.policeman)),
        Field("mayor", n, "who holds him", lambda v: v.seat(v.table.mayor)),
        Field("hitman", PLACES, "where he stands", lambda v: one(v.table.hitman, PLACES)),
        Field("solved", PLACES, "marking cubes", lambda v: map(float, v.table.solved)),
        Field("city", PLACES * PLACES, "for each of the seven positions, its tile", _city),
        Field(
            "location",
            PLACES,
            "the location in question",
            lambda v: one(v.about("location"), PLACES),
        ),
    ]


def _stacks(ed: Edition, n: int) -> list[Field]:
    most = ed.chips[n].crew + ed.chips[n].reserve

    def held(v: Sight) -> list[float]:
        return spread([[share(st.count(seat), most) for seat in v.order] for st in v.table.stacks])

    def order(v: Sight) -> list[float]:
        return spread([_chips(v, stack, n) for stack in v.table.stacks])

    return [
        Field("held", PLACES * n, f"for each location, chips of each seat, /{most}", held),
        Field("stacks", PLACES * DEEP * n, f"owners of the lowest {DEEP} chips, each", order),
    ]


def _cards(n: int) -> list[Field]:
    return [
        Field("hands", n * CARDS, f"cards this seat knows in each hand, /{ALIKE}", _hands),
        Field("hand_sizes", n, "cards in each hand, /10", _sizes),
        Field("limbo", CARDS, f"announced, /{ALIKE}", lambda v: some(v.table.limbo, CARDS, ALIKE)),
        Field(
            "discard",
            CARDS,
            f"cards shown there, /{ALIKE}",
            lambda v: some(v.table.discard.cards, CARDS, ALIKE),
        ),
        Field("deck", 1, f"cards in it, /{DECK}", lambda v: [share(len(v.table.deck), DECK)]),
    ]


def _announced(ed: Edition, n: int) -> list[Field]:
    """The effect to react to."""
    most = tallest(ed, n)

    def aim(v: Sight) -> list[float]:
        effect = v.rule(Effect)
        target = (*(effect.target if effect else ()), -1, -1, -1)[:3]
        return [share(number + 1, most) for number in target]

    return [
        Field("announcer", n, "whose effect is announced", lambda v: v.seat(_effect(v)[0])),
        Field(
            "announced",
            len(USES),
            "which: " + ", ".join(USES),
            lambda v: [float(_effect(v)[1] == use) for use in USES],
        ),
        Field("target", 3, f"its target, each number plus one, /{most}", aim),
    ]


def _effect(v: Sight) -> tuple[Seat, str]:
    effect = v.rule(Effect)
    return (effect.seat, effect.use) if effect else (-1, "")


def _points(v: Sight) -> tuple[tuple[int, ...], float]:
    s: MafiaCity = v.table
    return s.points, 2 * s.target


def _city(v: Sight) -> list[float]:
    tiles = (*v.table.city, *[-1] * PLACES)[:PLACES]
    return spread([one(tile, PLACES) for tile in tiles])


def _chips(v: Sight, stack: tuple[Seat, ...], n: int) -> list[float]:
    out = [0.0] * (DEEP * n)
    for height, owner in enumerate(stack[:DEEP]):
        out[height * n + v.order.index(owner)] = 1.0
    return out


def _hands(v: Sight) -> list[float]:
    return spread([some(_known(v, seat), CARDS, ALIKE) for seat in v.order])


def _known(v: Sight, seat: Seat) -> tuple[Card, ...]:
    """A hand one may see, or what one remembers of it."""
    s: MafiaCity = v.table
    if UNSEEN not in s.hands[seat] or not s.memory or v.view.seat < 0:
        return s.hands[seat]
    return s.memory[v.view.seat].hands[seat]


def _sizes(v: Sight) -> list[float]:
    return [share(len(v.table.hands[seat]), 10) for seat in v.order]


TENSOR: Final = Tensor(QUESTIONS, fields)
