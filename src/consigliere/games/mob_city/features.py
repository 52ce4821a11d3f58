"""What a seat has, and where dollars and notoriety came from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from consigliere.games.features import Counts, Features, Got
from consigliere.kernel import Event, Seat
from consigliere.kernel.accounts import Account, Place, Tally, ranked

from .events import (
    Bought,
    Ended,
    Hired,
    HiredOpenly,
    InFavour,
    NotorietyChanged,
    Opened,
    Paid,
    PrivilegeTaken,
    Raided,
    ShootoutWon,
    WhiskeyTaken,
)
from .parts import BANK, HOUSES, KINDS, PRIVILEGES, WHISKEY
from .rules.day import decide
from .state import MobCity

START: Final = "start"
EARNED: Final = ("income", "speakeasy", "extortion", "moll")
SPENT: Final = ("building", "wages", "whiskey", "speakeasies", "snitch", "police", "fine")
FAME: Final = ("bought", "won", "lost", "raided")


class MobCityFeatures(Features[MobCity]):
    families: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hired": KINDS,
        "bought": HOUSES,
        "opened": HOUSES,
        "privilege": PRIVILEGES[1:],  # hiring is not a choice between having it and not
    }

    def counts(self, s: MobCity) -> Counts:
        seats = range(s.seats())
        earned = [(s.ed.houses[b].income, who) for b, who in enumerate(s.owner) if who >= 0]
        return {
            "cash": s.cash,
            "notoriety": s.notoriety,
            "income": tuple([sum([h for h, who in earned if who == seat]) for seat in seats]),
            "buildings": tuple([s.owner.count(seat) for seat in seats]),
            "speakeasies": tuple([sum([s.owner[b] == seat for b in s.open]) for seat in seats]),
            "enforcers": tuple([sum(map(len, crew)) for crew in s.crews]),
        }

    def standings(self, s: MobCity) -> Counts:
        """The Will decides only at the end which of them counts."""
        return {"cash": s.cash, "notoriety": s.notoriety}

    def accounts(self, states: Iterable[MobCity]) -> tuple[Account, ...]:
        """§1.4, §1.5. The Consigliere's books: every dollar and every step on the track."""
        books: Books | None = None
        for s in states:
            books = books or Books(s)
            for event in s.news:
                books.note(event)
        return (books.cash.account("cash"), books.fame.account("notoriety")) if books else ()

    def ranking(self, s: MobCity) -> tuple[Place, ...]:
        return ranking(s)

    def facts(self, s: MobCity, events: Mapping[str, int]) -> dict[str, float]:
        """The Will, cash and notoriety of winners and all, and what happened in the city."""
        names = ("Bought", "Opened", "Raided", "ShootoutBegan", "Killed", "Arrested", "Bombed")
        seats, won = s.captains(), self.rules.winners(s)
        return {
            "will_notoriety": float(s.will),
            "cash": sum(s.cash) / seats,
            "cash_of_winner": sum([s.cash[seat] for seat in won]) / len(won),
            "notoriety": sum(s.notoriety) / seats,
            "notoriety_of_winner": sum([s.notoriety[seat] for seat in won]) / len(won),
            "decided_by_other": float(decide(s)[1] == "other"),
            **{name.lower(): events.get(name, 0) for name in names},
        }

    def got(self, event: Event, edition: Any) -> Got:
        """Enforcers hired, buildings bought, speakeasies opened, privileges taken."""
        match event:
            case Hired(seat, _, card) | HiredOpenly(seat, _, card):
                return ((seat, f"hired:{KINDS[edition.kinds[card]]}"),)
            case Bought(seat, building):
                return ((seat, f"bought:{HOUSES[edition.kinds_of_house[building]]}"),)
            case Opened(seat, building):
                return ((seat, f"opened:{HOUSES[edition.kinds_of_house[building]]}"),)
            case PrivilegeTaken(seat, privilege):
                return ((seat, f"privilege:{PRIVILEGES[privilege]}"),)
            case WhiskeyTaken(seat):
                return ((seat, f"privilege:{PRIVILEGES[WHISKEY]}"),)
        return ()

    def first_player(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, InFavour) else None

    def decided_by(self, event: Event) -> str | None:
        return event.by if isinstance(event, Ended) else None


class Books:
    """Both tallies, and what notoriety was before the next change of it."""

    def __init__(self, first: MobCity) -> None:
        self.cash = Tally((START, *EARNED, *SPENT), first.seats())
        self.fame = Tally((START, *FAME), first.seats())
        self._counted = list(first.notoriety)
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
                self.fame.add(self._why(seat), seat, now - self._counted[seat])
                self._counted[seat] = now
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


def ranking(s: MobCity) -> tuple[Place, ...]:
    """§3.5. All Captains, best first: what the Will counts, then the other quantity."""
    counted, other = (s.notoriety, s.cash) if s.will == 1 else (s.cash, s.notoriety)
    captains = list[tuple[int, ...]](zip(counted, other, strict=True))[: s.captains()]
    return ranked(captains)
