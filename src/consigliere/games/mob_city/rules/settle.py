"""§3.3.6 Settling a building: income, extortion, the Moll."""

from __future__ import annotations

from consigliere.kernel import Seat

from ..events import MollSeen, NoIncome, NoMoll
from ..parts import BANK, DOWN, MOLL, NOBODY, TRUCE, UP, Building
from ..state import MobCity
from .bank import pay
from .crew import show_face


def settle(s: MobCity, b: Building, standing: tuple[int, ...] | None = None) -> None:
    """§3.3.6. Each building once a Day.

    `standing` are the cards of the winner still standing after a shootout; None if there was none.
    """
    owner = s.owner[b]
    if b in s.closed:
        return _closed(s, b)
    if s.event == TRUCE:
        return _truce(s, b)
    guest = _guest(s, b)
    if guest != NOBODY and guest != owner:
        extort(s, guest, b, standing)
    elif owner != NOBODY:
        pay_owner(s, b)
        if guest == owner and has_moll(s, owner, b, standing):
            pay(s, BANK, owner, income(s, b), "moll")
    return None


def _closed(s: MobCity, b: Building) -> None:
    """§3.3.6, §7.7. Nothing, or for a bombed building its normal income if agreed."""
    if s.house.bombed_income and s.owner[b] != NOBODY and b in s.bombed:
        pay(s, BANK, s.owner[b], s.ed.houses[b].income, "income")
    else:
        s.tell(NoIncome(b))


def _guest(s: MobCity, b: Building) -> Seat:
    """The Captain whose group is the only one left there."""
    there = s.at(b)
    return there[0][0] if len(there) == 1 else NOBODY


def _truce(s: MobCity, b: Building) -> None:
    """§5.4.3. Owned buildings are not extorted; of several groups only the Police holder's."""
    owner, there = s.owner[b], [seat for seat, _ in s.at(b)]
    if owner != NOBODY:
        pay_owner(s, b)
        if owner in there and has_moll(s, owner, b, None):
            pay(s, BANK, owner, income(s, b), "moll")
    elif len(there) == 1:
        extort(s, there[0], b, None)
    elif s.police in there:
        extort(s, s.police, b, None)
    elif there:
        s.tell(NoIncome(b))


def income(s: MobCity, b: Building) -> int:
    """§3.3.6. Normal, or of the open speakeasy with what the event makes of it."""
    house = s.ed.houses[b]
    if b not in s.open:
        return house.income
    takings = house.open_income(s.whiskey[s.owner[b]])
    if s.event == UP:
        return takings * 2
    return takings // 2 if s.event == DOWN else takings


def pay_owner(s: MobCity, b: Building) -> None:
    pay(s, BANK, s.owner[b], income(s, b), "speakeasy" if b in s.open else "income")


def extort(s: MobCity, guest: Seat, b: Building, standing: tuple[int, ...] | None) -> None:
    """§3.3.6. So many per cent a point of notoriety; the rest is the owner's."""
    takings, owner = income(s, b), s.owner[b]
    taken = share(s, guest, takings)
    pay(s, BANK, guest, taken, "extortion")
    if owner != NOBODY:
        pay(s, BANK, owner, takings - taken, "speakeasy" if b in s.open else "income")
    if not has_moll(s, guest, b, standing):
        return
    more = taken if s.house.moll_doubles == "share" else share(s, guest, 2 * takings) - taken
    pay(s, BANK, guest, more, "moll")
    if s.house.moll_doubles == "income":
        pay(s, BANK, owner, takings - more, "moll")


def share(s: MobCity, guest: Seat, takings: int) -> int:
    """§3.3.6, §1.5.4. What is extorted of so much, in bills the table has."""
    exact = takings * s.ed.numbers.extortion * s.notoriety[guest] // 100
    return exact - exact % int(s.house.smallest_bill)


def has_moll(s: MobCity, seat: Seat, b: Building, standing: tuple[int, ...] | None) -> bool:
    """§5.1.2. Whether at an open speakeasy a Moll of that Captain is still standing."""
    if b not in s.open:
        return False
    slot = s.groups[seat].index(b)
    cards = s.crews[seat][slot].cards if standing is None else standing
    molls = [c for c in cards if c >= 0 and s.ed.kinds[c] == MOLL]
    if not molls:
        s.tell(NoMoll(seat, b))
        return False
    s.tell(MollSeen(seat, b))
    show_face(s, seat, slot, molls[0])
    return True
