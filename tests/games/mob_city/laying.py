"""How a table is described in words: `A300 B0`, `soldier-2-3 revolver`, `A-3 B-1`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from consigliere.games.mob_city.edition import EDITIONS
from consigliere.games.mob_city.parts import DEAD, HOME, LIEUTENANT, NOBODY
from consigliere.games.mob_city.zones import Group, Layer
from consigliere.kernel import CHANCE, SPECTATOR, UNSEEN, Card, Seat

SEATS = "ABCDEF"
ED = EDITIONS["standard"]
SLOTS = range(1, ED.numbers.slots + 1)


def building(name: str) -> int:
    return ED.names.index(name)


def card(name: str) -> Card:
    return ED.cards.index(name)


def cards(these: tuple[Card, ...]) -> str:
    return " ".join(["?" if c == UNSEEN else ED.cards[c] for c in these])


def whole(layer: Layer) -> tuple[Card, ...]:
    return tuple(sorted([*layer.shown, *layer.hidden]))


def group(box: Counter[Card], seat: Seat, names: str) -> Group:
    held = tuple(sorted(take(box, names)))
    return Group(seat, held, tuple([c for c in held if ED.kinds[c] == LIEUTENANT]))


def take(box: Counter[Card], names: str) -> list[Card]:
    """These cards, out of the box."""
    taken = [card(name) for name in names.split()]
    box.subtract(taken)
    assert min(box.values()) >= 0, f"not so many in the box: {names}"
    return taken


def owners(owns: Mapping[str, str]) -> tuple[Seat, ...]:
    by_name = {name: SEATS.index(seat) for seat, names in owns.items() for name in names.split()}
    return tuple([by_name.get(name, NOBODY) for name in ED.names])


def buildings(names: str) -> tuple[int, ...]:
    return tuple(sorted([building(name) for name in names.split()]))


def places(by_slot: Mapping[int, str]) -> tuple[int, ...]:
    return tuple([building(by_slot[n]) if n in by_slot else HOME for n in SLOTS])


def numbers(text: str, others: list[int]) -> tuple[int, ...]:
    """`A300 B0`"""
    given = {SEATS.index(word[0]): int(word[1:]) for word in text.split()}
    return tuple([given.get(seat, n) for seat, n in enumerate(others)])


def bids(text: str, captains: int) -> tuple[tuple[int, ...], ...]:
    """`A1342 B1234`: tokens on Enforcer, Snitch, Police and Whiskey."""
    given = {SEATS.index(word[0]): tuple(map(int, word[1:])) for word in text.split()}
    return tuple([given.get(seat, ()) for seat in range(captains)])


def events_left(played: tuple[int, ...]) -> tuple[int, ...]:
    """§2.6 Don is Dead is among them after six Days."""
    left = [e for e in ED.events if e not in played]
    late = len([e for e in played if e != NOBODY]) >= ED.numbers.safe_days
    return (*left, DEAD) if late and DEAD not in played else tuple(left)


def seat(name: str) -> Seat:
    return {"*": CHANCE, "spectator": SPECTATOR}.get(name) or SEATS.index(name)


def name(seat: Seat) -> str:
    return "*" if seat == CHANCE else SEATS[seat]


def holder(seat: Seat) -> str:
    return "" if seat == NOBODY else SEATS[seat]
