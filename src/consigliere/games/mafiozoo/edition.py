"""What is printed, as the rules want it; read from data/*.toml or a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from consigliere import kernel
from consigliere.kernel import Card, Sheet, edition

from .parts import DISTRICTS, EVERYBODY, GENERIC, LETTERS, PLACES, Character, Place, Token

Rule = Literal["first", "pay", "offer"]


class Condition(Struct, frozen=True):
    """§3.3.2. What a tile asks: first, pay z, or offer n."""

    rule: Rule
    number: int = 0


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    rounds_for_two: int
    money: int
    gems: int
    corruption_cards: int
    specific: int
    specific_hall: int
    generic: int
    informant_fund: int
    informant_police: int
    informant_reserve: int
    agenda: int
    golden: int
    place_tokens: int
    tokens_kept: int
    z_for_a_token: int
    banker: int
    union_districts: int
    union_gems: int
    producer_gain: int
    producer_gems: int
    planner_districts: int
    investigator_districts: int
    gym: int
    race: int
    site: int
    dock: int
    black: int
    bet: int
    court: int
    puppet_gems: int
    puppet_cards: int


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    row: int
    column: int


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    golden: str
    other: str


class GodfatherCard(Struct, frozen=True, forbid_unknown_fields=True):
    visits: int
    pay: int


class PlaceTile(Struct, frozen=True, forbid_unknown_fields=True):
    row: int
    column: int
    cost: str
    points: int


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    corruption_specific: int
    corruption_generic: int
    informants: int
    districts: int


class File(Struct, forbid_unknown_fields=True):
    """The shape of an edition file."""

    game: str
    name: str
    numbers: Numbers
    funds: dict[int, list[int]]
    counts: Counts
    photos: dict[int, Spot]
    threads: dict[str, bool]
    tiles: dict[int, Tile]
    godfathers: dict[str, GodfatherCard]
    places: dict[str, PlaceTile]
    roads: dict[str, bool]


class Edition(kernel.Edition, frozen=True):
    numbers: Numbers
    funds: Mapping[int, tuple[int, ...]]
    photos: tuple[tuple[int, int], ...]  # row and column of each character
    threads: tuple[tuple[Character, ...], ...]  # whom each character is linked to
    lines: tuple[tuple[Character, ...], ...]  # the same with the Newspaper's diagonals
    golden: tuple[Condition, ...]
    other: tuple[Condition, ...]
    visits: tuple[Character, ...]  # of each godfather card
    pays: tuple[int, ...]
    costs: tuple[tuple[Token, ...], ...]  # of each place
    points: tuple[int, ...]
    spots: tuple[tuple[int, int], ...]
    outer: tuple[bool, ...]
    roads: tuple[tuple[Place, ...], ...]
    corruption: tuple[Card, ...]  # whole decks, sorted
    informants: tuple[Card, ...]
    districts: tuple[int, ...]


def build(raw: File, sheet: Sheet) -> Edition:
    """The tables the rules look things up in."""
    threads = _links(raw.threads, [str(c + 1) for c in EVERYBODY])
    photos = tuple([(raw.photos[c + 1].row, raw.photos[c + 1].column) for c in EVERYBODY])
    spots = tuple([(raw.places[p].row, raw.places[p].column) for p in PLACES])
    cards = raw.godfathers.values()
    return Edition(
        raw.numbers,
        {n: tuple(fund) for n, fund in raw.funds.items()},
        photos,
        threads,
        _with_diagonals(threads, photos),
        tuple([condition(raw.tiles[c + 1].golden) for c in EVERYBODY]),
        tuple([condition(raw.tiles[c + 1].other) for c in EVERYBODY]),
        tuple([card.visits - 1 for card in cards]),
        tuple([card.pay for card in cards]),
        tuple([cost(raw.places[p].cost) for p in PLACES]),
        tuple([raw.places[p].points for p in PLACES]),
        spots,
        tuple([1 in spot for spot in spots]),
        _links(raw.roads, list(PLACES)),
        _corruption(raw.counts),
        tuple(sorted([*EVERYBODY] * raw.counts.informants)),
        tuple(sorted([*range(len(DISTRICTS))] * raw.counts.districts)),
        name=raw.name,
        digest=sheet.digest(),
        text=sheet.text,
    )


def condition(text: str) -> Condition:
    """`first`, `pay 3` or `offer 2`; ValueError if it is none of them."""
    match text.split():
        case ["first"]:
            return Condition("first")
        case ["pay", z] if z.isdecimal():
            return Condition("pay", int(z))
        case ["offer", n] if n.isdecimal():
            return Condition("offer", int(n))
    raise ValueError(text)


def cost(text: str) -> tuple[Token, ...]:
    """`G ?` and the like; ValueError if a letter is unknown."""
    return tuple(sorted([LETTERS.index(letter) for letter in text.split()]))


def _corruption(counts: Counts) -> tuple[Card, ...]:
    specific = [*EVERYBODY] * counts.corruption_specific
    return tuple(sorted([*specific, *[GENERIC] * counts.corruption_generic]))


def _links(edges: Mapping[str, bool], names: list[str]) -> tuple[tuple[int, ...], ...]:
    linked: list[set[int]] = [set() for _ in names]
    for edge, there in edges.items():
        if there:
            a, b = [names.index(end) for end in edge.split("-")]
            linked[a].add(b)
            linked[b].add(a)
    return tuple([tuple(sorted(near)) for near in linked])


def _with_diagonals(
    threads: tuple[tuple[Character, ...], ...], photos: tuple[tuple[int, int], ...]
) -> tuple[tuple[Character, ...], ...]:
    """§1.7.12. The Newspaper links all photographs on a diagonal line, at any distance."""
    out = []
    for c, (row, column) in enumerate(photos):
        on_line = [
            d for d, (r, k) in enumerate(photos) if d != c and abs(r - row) == abs(k - column)
        ]
        out.append(tuple(sorted({*threads[c], *on_line})))
    return tuple(out)


def read_edition(text: str) -> Edition:
    """The edition a text describes; BadEdition lists everything that is wrong with it."""
    from .check import check

    return build(*edition.read(text, File, check))


EDITIONS: Final[dict[str, Edition]] = edition.printed(__package__, read_edition)
