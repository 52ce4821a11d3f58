"""A table of Mafiozoo in numbers."""

from __future__ import annotations

from typing import Final

from consigliere.interop.tensor import Field, Reading, Sight, Tensor, one, share, some, spread
from consigliere.kernel import UNSEEN, Seat

from .edition import Edition
from .parts import CHARACTERS, DISTRICTS, GENERIC, PLACES, TOKENS
from .rules.favours import Serving
from .rules.influence import Building
from .state import Mafiozoo

QUESTIONS: Final = (
    "dock",
    "district",
    "corrupt",
    "bonus",
    "choose",
    "pay",
    "put_gem",
    "send_gems",
    "build",
    "keep_token",
)
WHO: Final = len(CHARACTERS)
CARDS: Final = GENERIC + 1
MONEY: Final = 40
MANY: Final = 8  # tokens and cards of one kind
ALL: Final = 30  # tokens of a seat


def fields(ed: Edition, seats: int) -> list[Field]:
    """The desk, what everybody has, the cards, the question."""
    return [*_desk(ed, seats), *_seats(ed, seats), *_cards(ed, seats), *_question(seats)]


def _desk(ed: Edition, n: int) -> list[Field]:
    rounds = max(ed.numbers.rounds, ed.numbers.rounds_for_two)
    players = n + (n == 2)  # the puppet sits behind the others

    def gems(v: Sight) -> list[float]:
        order = (*v.order, *([n] if n == 2 else []))
        most = ed.numbers.gems
        return spread([[share(row[i], most) for i in order] for row in v.table.gems])

    return [
        Field("round", 1, f"/{rounds}", lambda v: [share(v.table.round, rounds)]),
        Field("first", n, "first player", lambda v: v.seat(v.table.first)),
        Field("golden", WHO, "tiles with their golden side up", _golden),
        Field("visited", WHO, "by the godfather", lambda v: one(v.table.visited, WHO)),
        Field("gems", WHO * players, f"on each photograph, of each seat, /{ed.numbers.gems}", gems),
        Field(
            "shown",
            len(ed.visits),
            "godfather cards turned so far",
            lambda v: some(v.table.shown, len(ed.visits)),
        ),
    ]


def _seats(ed: Edition, n: int) -> list[Field]:
    gems = ed.numbers.gems

    def henchmen(v: Sight) -> list[float]:
        return spread([[_standing(v, seat, p) for p in range(len(PLACES))] for seat in v.order])

    def used(v: Sight) -> list[float]:
        return spread([some(v.table.used[seat], len(PLACES)) for seat in v.order])

    def tokens(v: Sight) -> list[float]:
        return spread([[share(k, MANY) for k in v.table.tokens[seat]] for seat in v.order])

    return [
        Field("reserve", n, f"gems, /{gems}", lambda v: v.each(v.table.reserve, gems)),
        Field("fund", n, f"gems, /{gems}", lambda v: v.each(v.table.fund, gems)),
        Field("money", n, f"/{MONEY}", lambda v: v.each(v.table.money, MONEY)),
        Field("tokens", n * len(TOKENS), f"favour tokens of each seat, /{MANY}", tokens),
        Field("henchmen", n * len(PLACES), "0.5 placed this round, 1 earlier", henchmen),
        Field("used", n * len(PLACES), "bonuses used this round", used),
        Field("judged", n, "drew a card from the Judge", lambda v: v.each(v.table.judged, 1)),
        Field("blanks", n, f"tokens without a type, /{MANY}", _blanks),
    ]


def _cards(ed: Edition, n: int) -> list[Field]:
    def districts(v: Sight) -> list[float]:
        return spread([some(_districts(v, seat), len(DISTRICTS), MANY) for seat in v.order])

    def informants(v: Sight) -> list[float]:
        return spread([some(v.table.informants[seat], WHO, MANY) for seat in v.order])

    return [
        Field("districts", n * len(DISTRICTS), f"tokens known of each seat, /{MANY}", districts),
        Field("district_counts", n, f"all tokens of each seat, /{ALL}", _sizes("districts", ALL)),
        Field("hand", n * CARDS, f"corruption cards known in each hand, /{MANY}", _hands),
        Field("hand_sizes", n, f"/{MANY}", _sizes("hands", MANY)),
        Field("informants", n * WHO, f"informant cards known in each hand, /{MANY}", informants),
        Field("informant_sizes", n, f"/{MANY}", _sizes("informants", MANY)),
        Field("agenda", len(DISTRICTS), f"tokens on offer, /{MANY}", _agenda),
        Field("stock", 1, "district tokens unseen, /60", lambda v: [_size(v, "district_deck", 60)]),
        Field("discard", CARDS, f"corruption cards seen there, /{MANY}", _discard),
        Field("turned", CARDS, f"for the puppet, /{MANY}", lambda v: _piled(v.table.turned)),
        Field("deck", 1, "corruption cards, /30", lambda v: [_size(v, "deck", 30)]),
        Field(
            "informants_out",
            WHO,
            f"informants discarded, /{MANY}",
            lambda v: some(v.table.informant_discard, WHO, MANY),
        ),
    ]


def _question(n: int) -> list[Field]:
    return [
        Field("character", WHO, "evaluated now", lambda v: one(v.about("character"), WHO)),
        Field("served", n, "who is being served", _served),
        Field("planned", len(PLACES), "places this seat builds just now", _planned),
    ]


def _golden(v: Sight) -> list[float]:
    return [float(side) for side in (*v.table.golden, *[False] * WHO)[:WHO]]


def _standing(v: Sight, seat: Seat, place: int) -> float:
    s: Mafiozoo = v.table
    return 1.0 if s.active(seat, place) else 0.5 if s.henchmen[seat][place] else 0.0


def _blanks(v: Sight) -> list[float]:
    return v.each(v.table.blanks, MANY)


def _districts(v: Sight, seat: Seat) -> tuple[int, ...]:
    """One's own, and what all have seen others take."""
    s: Mafiozoo = v.table
    return s.picks[seat] if UNSEEN in s.districts[seat] else s.districts[seat]


def _hands(v: Sight) -> list[float]:
    return spread([some(v.table.hands[seat], CARDS, MANY) for seat in v.order])


def _agenda(v: Sight) -> list[float]:
    return some(v.table.agenda, len(DISTRICTS), MANY)


def _discard(v: Sight) -> list[float]:
    return _piled(tuple([known.card for known in v.table.discard]))


def _piled(cards: tuple[int, ...]) -> list[float]:
    return some(cards, CARDS, MANY)


def _sizes(name: str, most: int) -> Reading:
    """How many each seat has of what lies face down."""
    return lambda v: [share(len(getattr(v.table, name)[seat]), most) for seat in v.order]


def _size(v: Sight, name: str, most: int) -> float:
    return share(len(getattr(v.table, name)), most)


def _served(v: Sight) -> list[float]:
    serving = v.rule(Serving)
    return v.seat(serving.left[0].seat if serving and serving.left else -1)


def _planned(v: Sight) -> list[float]:
    building = v.rule(Building)
    if building is None or v.view.seat < 0:
        return [0.0] * len(PLACES)
    return some([b.place for b in building.plans[v.view.seat].builds], len(PLACES))


TENSOR: Final = Tensor(QUESTIONS, fields)
