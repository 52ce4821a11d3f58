"""Is this an edition of Mafiozoo? Everything that is wrong with a file somebody typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from msgspec import to_builtins

from consigliere.kernel import Sheet

from .edition import File, build, condition, cost
from .parts import COUNSELLORS, EVERYBODY, PLACES

T = TypeVar("T")
NUMBERS: Final = tuple([str(c + 1) for c in EVERYBODY])
KNOWN_THREADS: Final = ("1-2", "1-6", "1-7", "3-4", "4-12", "11-12")  # named by the rulebook
PLAYERS: Final = (2, 3, 4)
MOST: Final = {  # of each number; 20 of those not named here
    "rounds": 12,
    "rounds_for_two": 12,
    "money": 99,
    "gems": 60,
    "corruption_cards": 10,
    "specific": 6,
    "specific_hall": 6,
    "generic": 6,
    "place_tokens": 4,
    "puppet_cards": 8,
}
WALKS: Final = 20_000  # ways to place the gems of one card, counted from above


def check(raw: File, sheet: Sheet) -> None:
    """Look at every table in turn."""
    sheet.expect("photos", raw.photos, NUMBERS)
    sheet.expect("tiles", raw.tiles, NUMBERS)
    sheet.expect("places", raw.places, PLACES)
    sheet.expect("funds", raw.funds, PLAYERS)
    outer = {name for name, place in raw.places.items() if 1 in (place.row, place.column)}
    _graph(sheet, "threads", raw.threads, NUMBERS, {NUMBERS[0]})
    _graph(sheet, "roads", raw.roads, PLACES, outer)
    _known_threads(raw, sheet)
    _funds(raw, sheet)
    _tiles(raw, sheet)
    _godfathers(raw, sheet)
    _places(raw, sheet)
    _numbers(raw, sheet)
    _spots(sheet, "photos", raw.photos.items())
    _spots(sheet, "places", raw.places.items())
    _counts(raw, sheet)
    _limits(raw, sheet)
    if not sheet.problems:
        _walks(raw, sheet)


def _graph(
    sheet: Sheet, table: str, edges: dict[str, bool], names: tuple[str, ...], start: set[str]
) -> None:
    """Every edge joins two known things, and all can be reached from where one starts."""
    good = []
    for edge, there in edges.items():
        ends = edge.split("-")
        if len(ends) == 2 and set(ends) <= set(names) and ends[0] != ends[1]:
            good += [ends] if there else []
        else:
            sheet.problem((table, edge), "mafiozoo-edition-edge", edge=edge)
    apart = [name for name in names if name not in _reached(good, start)]
    if apart:
        sheet.problem((table,), "mafiozoo-edition-unconnected", names=", ".join(apart))


def _reached(edges: list[list[str]], start: set[str]) -> set[str]:
    reached = set(start)
    while more := {b for a, b in [*edges, *[e[::-1] for e in edges]] if a in reached} - reached:
        reached |= more
    return reached


def _known_threads(raw: File, sheet: Sheet) -> None:
    there = {frozenset(edge.split("-")) for edge, yes in raw.threads.items() if yes}
    for edge in KNOWN_THREADS:
        if frozenset(edge.split("-")) not in there:
            sheet.problem(("threads",), "mafiozoo-edition-known-thread", edge=edge)


def _funds(raw: File, sheet: Sheet) -> None:
    for players, fund in raw.funds.items():
        if len(fund) != players or not all(0 <= n <= raw.numbers.gems for n in fund):
            sheet.problem(("funds", str(players)), "mafiozoo-edition-funds", players=players)


def _tiles(raw: File, sheet: Sheet) -> None:
    for number, tile in raw.tiles.items():
        for side, text in (("golden", tile.golden), ("other", tile.other)):
            path = ("tiles", str(number), side)
            asks = _try(sheet, path, condition, text, "mafiozoo-edition-condition")
            sheet.at_most(path, asks.number if asks else 0, 99)
    golden = [t for t in raw.tiles.values() if t.golden == "first"]
    if len(golden) != len(raw.tiles):
        sheet.problem(("tiles",), "mafiozoo-edition-golden")


def _godfathers(raw: File, sheet: Sheet) -> None:
    for name, card in raw.godfathers.items():
        if card.visits - 1 not in COUNSELLORS:
            sheet.problem(("godfathers", name), "mafiozoo-edition-visits", visits=card.visits)
        if card.pay < 0:
            sheet.problem(("godfathers", name), "edition-negative", number=card.pay)
    if len(raw.godfathers) < max(raw.numbers.rounds, raw.numbers.rounds_for_two):
        sheet.problem(("godfathers",), "mafiozoo-edition-godfathers", cards=len(raw.godfathers))


def _places(raw: File, sheet: Sheet) -> None:
    for name, place in raw.places.items():
        path = ("places", name, "cost")
        _try(sheet, path, cost, place.cost, "mafiozoo-edition-cost")
        if len(place.cost.split()) != raw.numbers.place_tokens:
            sheet.problem(path, "mafiozoo-edition-tokens", number=raw.numbers.place_tokens)
        if place.points < 0:
            sheet.problem(("places", name, "points"), "edition-negative", number=place.points)
        if not (1 <= place.row <= 4 and 1 <= place.column <= 4):
            sheet.problem(("places", name, "row"), "mafiozoo-edition-outside")


def _numbers(raw: File, sheet: Sheet) -> None:
    for name, number in to_builtins(raw.numbers).items():
        if number < 0:
            sheet.problem(("numbers", name), "edition-negative", number=number)


def _spots(sheet: Sheet, table: str, things: Iterable[tuple[Any, Any]]) -> None:
    """No two things lie on each other."""
    taken: dict[tuple[int, int], str] = {}
    for name, thing in things:
        other = taken.setdefault((thing.row, thing.column), str(name))
        if other != str(name):
            sheet.problem((table, str(name), "row"), "mafiozoo-edition-same-spot", other=other)


def _counts(raw: File, sheet: Sheet) -> None:
    """Enough cards for everybody: five each round, one more for each Judge and Hotel."""
    total = 12 * raw.counts.corruption_specific + raw.counts.corruption_generic
    if total < 4 * (raw.numbers.corruption_cards + 2):
        sheet.problem(("counts", "corruption_generic"), "edition-few-cards", cards=total)
    if 12 * raw.counts.corruption_specific < raw.numbers.puppet_cards + 14:
        path = ("counts", "corruption_specific")
        sheet.problem(path, "edition-few-cards", cards=12 * raw.counts.corruption_specific)
    if raw.counts.informants < 1:
        sheet.problem(("counts", "informants"), "edition-few-cards", cards=raw.counts.informants)


def _limits(raw: File, sheet: Sheet) -> None:
    """No pile higher than a table can bear."""
    for name, number in to_builtins(raw.numbers).items():
        sheet.at_most(("numbers", name), number, MOST.get(name, 20))
    for name, number in to_builtins(raw.counts).items():
        sheet.at_most(("counts", name), number, 40)
    for photo, spot in raw.photos.items():
        for side, at in (("row", spot.row), ("column", spot.column)):
            path = ("photos", str(photo), side)
            sheet.at_most(path, at, 9)
            if at < 0:
                sheet.problem(path, "edition-negative", number=at)
    for name, place in raw.places.items():
        sheet.at_most(("places", name, "points"), place.points, 99)
    for name, card in raw.godfathers.items():
        sheet.at_most(("godfathers", name, "pay"), card.pay, 99)
    sheet.at_most(("godfathers",), len(raw.godfathers), 24)


def _walks(raw: File, sheet: Sheet) -> None:
    """§3.2.3. The ways to walk grow quickly with the threads and with the gems of a card."""
    n, lines = raw.numbers, build(raw, sheet).lines
    ways = [0] * len(lines)  # ending with no gem left; then with one more each time
    behind = [0] * len(lines)
    for _ in range(max(n.specific, n.specific_hall, n.generic)):
        ways = [1 + sum([behind[d] for d in near]) for near in lines]
        behind = [a + b for a, b in zip(behind, ways, strict=True)]
    if sum(behind) > WALKS:
        sheet.problem(("threads",), "mafiozoo-edition-walks")


def _try(
    sheet: Sheet, path: tuple[str, ...], read: Callable[[str], T], text: str, message: str
) -> T | None:
    try:
        return read(text)
    except ValueError:
        sheet.problem(path, message, text=text)
        return None
