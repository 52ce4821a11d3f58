"""§3.3.1 Raids: fines, or the building is lost."""

from __future__ import annotations

from consigliere.kernel import Flow, Frame, OneOf, Options, Reason, Seat, Thing

from ..actions import Fine
from ..events import Raided
from ..parts import Building
from ..state import MobCity
from .bank import charge, take_token, tell_purse


class Raids(Frame, frozen=True):
    """§3.3.1. Owner by owner; who cannot pay all fines chooses the order of payment."""

    left: tuple[Building, ...]

    def begin(self, s: MobCity) -> Flow:
        if not self.left:
            return s.done()
        owner = s.owner[self.left[0]]
        mine = self.of(s, owner)
        tell_purse(s, owner)
        fines = sum([s.ed.houses[b].fine for b in mine])
        if len(mine) > 1 and fines > s.cash[owner]:
            return s.ask(owner, self.fine, then=self.chosen)
        return self.chosen(s, Fine(mine[0]))

    def of(self, s: MobCity, owner: Seat) -> list[Building]:
        return [b for b in self.left if s.owner[b] == owner]

    def fine(self, s: MobCity, seat: Seat) -> Options:
        return OneOf(tuple([Fine(b) for b in self.of(s, seat)]))

    def chosen(self, s: MobCity, answer: Fine) -> Flow:
        raid(s, answer.building)
        return s.become(Raids(tuple([b for b in self.left if b != answer.building])))

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("choose-a-raided-one", rule="3.3.1")


def raid(s: MobCity, b: Building) -> None:
    """§3.3.1. Pay the fine or lose the building; it is closed for the Day either way."""
    owner, fine = s.owner[b], s.ed.houses[b].fine
    lost = s.cash[owner] < fine
    tell_purse(s, owner)
    s.tell(Raided(owner, b, lost))
    if lost:
        take_token(s, b)
    else:
        charge(s, owner, fine, "fine")
    s.raided = tuple(sorted((*s.raided, b)))
    s.open = tuple([x for x in s.open if x != b])
