"""§5.5 Small moves of cards between crews, deck and table."""

from __future__ import annotations

from consigliere.kernel import Card, Seat, insert, put

from ..events import OrphansLeft
from ..parts import HOME, LIEUTENANT, Building, Slot
from ..state import MobCity
from ..zones import Group


def set_group(s: MobCity, seat: Seat, slot: Slot, group: Group) -> None:
    s.crews = put(s.crews, seat, put(s.crews[seat], slot, group))


def is_lieutenant(s: MobCity, card: Card) -> bool:
    return s.ed.kinds[card] == LIEUTENANT


def characters(s: MobCity, group: Group) -> list[Card]:
    kinds = s.ed.kinds
    return [c for c in group.cards if kinds[c] <= LIEUTENANT]


def weapons(s: MobCity, group: Group) -> list[Card]:
    kinds = s.ed.kinds
    return [c for c in group.cards if kinds[c] > LIEUTENANT]


def lieutenants(s: MobCity, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    kinds = s.ed.kinds
    return tuple([c for c in cards if kinds[c] == LIEUTENANT])


def leave_unseen(s: MobCity, seat: Seat, slot: Slot, cards: tuple[Card, ...]) -> None:
    """Cards go under the deck; others see only Lieutenants and the number."""
    group = s.crews[seat][slot]
    left = list(group.cards)
    for c in cards:
        left.remove(c)
    rest = Group(seat, tuple(left), (), group.bare)
    set_group(s, seat, slot, rest.unsure(lieutenants(s, rest.cards)))
    go_under(s, cards)


def go_under(s: MobCity, cards: tuple[Card, ...]) -> None:
    """§5.5. One batch under the deck, in random order; Lieutenants were seen."""
    known = lieutenants(s, cards)
    s.deck = s.deck.under(known, tuple([c for c in cards if c not in known]))


def drop_orphans(s: MobCity, seat: Seat, slot: Slot) -> None:
    """§7.14. Weapons without a character stay where they are, or go under the deck if agreed."""
    group = s.crews[seat][slot]
    if s.house.orphan_rule and group.cards and not characters(s, group):
        s.tell(OrphansLeft(seat, slot, len(group.cards)))
        leave_unseen(s, seat, slot, group.cards)


def lay_bare(s: MobCity, seat: Seat, slot: Slot) -> None:
    """§4.5.5. After a shootout everybody sees whether any character is left there."""
    group = s.crews[seat][slot]
    if group.cards and not characters(s, group):
        set_group(s, seat, slot, Group(seat, group.cards, group.shown, True))


def show_face(s: MobCity, seat: Seat, slot: Slot, card: Card) -> None:
    """§8.2. Everybody has seen that this card is there."""
    group = s.crews[seat][slot]
    if card not in group.shown:
        set_group(s, seat, slot, Group(seat, group.cards, insert(group.shown, card)))


def go_home(s: MobCity, seat: Seat, slot: Slot) -> None:
    s.groups = put(s.groups, seat, put(s.groups[seat], slot, HOME))


def everybody_home(s: MobCity, building: Building) -> None:
    for seat, slot in s.at(building):
        go_home(s, seat, slot)
