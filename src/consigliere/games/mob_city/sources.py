"""Where dollars and notoriety came from, what is charted, and the whole ranking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from consigliere.kernel import Event, Seat
from consigliere.kernel.accounts import Account, Place, Tally, ranked

from .events import Bought, NotorietyChanged, Paid, Raided, ShootoutWon
from .parts import BANK
from .state import MobCity

START: Final = "start"
EARNED: Final = ("income", "speakeasy", "extortion", "moll")
SPENT: Final = ("building", "wages", "whiskey", "speakeasies", "snitch", "police", "fine")
FAME: Final = ("bought", "won", "lost", "raided")


def accounts(states: Iterable[MobCity]) -> tuple[Account, ...]:
    """§1.4, §1.5. The Consigliere's books: every dollar and every step on the track."""
    books: Books | None = None
    for s in states:
        books = books or Books(s)
        for event in s.news:
            books.note(event)
    return (books.cash.account("cash"), books.fame.account("notoriety")) if books else ()


class Books:
    """Both tallies, and what notoriety was before the next change of it."""

    def __init__(self, first: MobCity) -> None:
        self.cash = Tally((START, *EARNED, *SPENT), first.seats())
        self.fame = Tally((START, *FAME), first.seats())
        self._known = list(first.notoriety)
        self._cause: Event | None = None
        for seat in range(first.seats()):
            self.cash.add(START, seat, first.cash[seat])
            self.fame.add(START, seat, first.notoriety[seat])

    def note(self, event: Event) -> None:
        match event:
            case Paid(payer, to, amount, reason):
                self._moved(reason, payer, -amount)
                self._moved(reason, to, amount)
            case NotorietyChanged(seat, now):
                self.fame.add(self._why(seat), seat, now - self._known[seat])
                self._known[seat] = now
            case Bought() | ShootoutWon() | Raided():
                self._cause = event

    def _moved(self, reason: str, seat: Seat, amount: int) -> None:
        if seat != BANK:
            self.cash.add(reason, seat, amount)

    def _why(self, seat: Seat) -> str:
        """§1.4. Notoriety moves for a purchase, after a shootout, or when a building is lost."""
        match self._cause:
            case ShootoutWon(winner):
                return "won" if winner == seat else "lost"
            case Raided():
                return "raided"
        return "bought"


def standings(s: MobCity) -> dict[str, tuple[int, ...]]:
    """What is charted over time: the Will decides only at the end which of them counts."""
    return {"cash": s.cash, "notoriety": s.notoriety}


def ranking(s: MobCity) -> tuple[Place, ...]:
    """§3.5. Everybody, best first: what the Will counts, then the other quantity."""
    counted, other = (s.notoriety, s.cash) if s.will == 1 else (s.cash, s.notoriety)
    return ranked(list(zip(counted, other, strict=True)))
