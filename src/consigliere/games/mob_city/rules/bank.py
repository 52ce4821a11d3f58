"""§1.4, §1.5 The Consigliere's books: money and notoriety move only here."""

from __future__ import annotations

from consigliere.kernel import Seat, put

from ..events import NotorietyChanged, Paid, PurseTold
from ..parts import BANK, NOBODY
from ..state import MobCity
from ..zones import Purse


def pay(s: MobCity, payer: Seat, to: Seat, amount: int, reason: str) -> None:
    """§1.5. Every dollar that moves is told: from whom, to whom, how much and why."""
    if not amount:
        return
    purse = s.purse
    money = [*purse.cash, purse.bank]  # the last one, BANK, is the bank's
    money[payer] -= amount
    money[to] += amount
    *cash, bank = money
    s.purse = Purse(tuple(cash), bank, purse.hidden)
    s.tell(Paid(payer, to, amount, reason))


def charge(s: MobCity, seat: Seat, amount: int, reason: str) -> None:
    """To the bank; §7.8 that he could pay is something learned."""
    pay(s, seat, BANK, amount, reason)
    tell_purse(s, seat)


def tell_purse(s: MobCity, seat: Seat) -> None:
    """§7.8. With hidden money, whether somebody can pay is something learned."""
    if s.purse.hidden:
        s.tell(PurseTold(seat))


def set_notoriety(s: MobCity, seat: Seat, value: int) -> None:
    """§1.4. Never above the track, never below one's minimum."""
    value = max(s.minimum(seat), min(s.ed.numbers.most_notoriety, value))
    if value != s.notoriety[seat]:
        s.notoriety = put(s.notoriety, seat, value)
        s.tell(NotorietyChanged(seat, value))


def take_token(s: MobCity, building: int) -> None:
    """§3.3.1. A building is lost; notoriety falls by what it was worth (but see §7.11)."""
    seat = s.owner[building]
    s.owner = put(s.owner, building, NOBODY)
    if s.house.notoriety_lost:
        set_notoriety(s, seat, s.notoriety[seat] - s.ed.houses[building].notoriety)
