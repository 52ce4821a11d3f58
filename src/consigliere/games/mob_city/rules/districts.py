"""§3.3 District resolving: the event, then block by block in reading order."""

from __future__ import annotations

from itertools import chain

from consigliere.kernel import CHANCE, UNSEEN, Flow, Frame, Options, Seat

from ..actions import Happen
from ..events import Arrested, BlockSettled, EventTurned, Resolving
from ..parts import CRACKDOWN, DEAD, NOBODY, RAID, SIDES, TRUCE, Building, Slot
from ..state import MobCity
from .city import sides
from .crew import everybody_home, go_home, leave_unseen
from .grenade import GrenadeWindow, may_be_bombed
from .raids import Raids
from .settle import settle
from .shootout import Shootout


class Districts(Frame, frozen=True):
    """§3.3.0. The event of the Day is turned over; then the blocks are resolved."""

    def begin(self, s: MobCity) -> Flow:
        return s.ask(CHANCE, self.happen, then=self.happened)

    def happen(self, s: MobCity, _chance: Seat) -> Options:
        return s.events.draw(Happen(UNSEEN))

    def happened(self, s: MobCity, answer: Happen) -> Flow:
        s.events = s.events.without(answer.event)
        s.event = answer.event
        s.tell(EventTurned(s.event))
        add_the_don(s)
        return s.become(Resolve(0))


def add_the_don(s: MobCity) -> None:
    """§2.6. Don is Dead lies somewhere under the first six event cards."""
    if len(s.past) + 1 == s.ed.numbers.safe_days:
        s.events = type(s.events)((*s.events.rest, DEAD), s.events.top)


class Resolve(Frame, frozen=True):
    """§3.3, §6.4. One block after the other, in reading order."""

    position: int

    def begin(self, s: MobCity) -> Flow:
        if self.position == len(s.city):
            return s.done()
        s.tell(Resolving(s.city[self.position]))
        return s.call(Block(self.position), then=Resolve(self.position + 1).begin)


class Block(Frame, frozen=True):
    """§3.3.1-3.3.5. Raids, arrests, lone groups, several groups, buildings without a group."""

    position: int

    def begin(self, s: MobCity) -> Flow:
        raided = self.raided(s)
        return s.call(Raids(raided), then=self.arrests) if raided else self.arrests(s)

    def lots(self, s: MobCity) -> tuple[Building, ...]:
        return s.ed.lots[s.city[self.position]]

    def raided(self, s: MobCity) -> tuple[Building, ...]:
        """§3.3.1. Open speakeasies on the side of a raid, unless the owner holds the Police."""
        if not hit(s, self.position, RAID):
            return ()
        lots = self.lots(s)
        return tuple([b for b in lots if b in s.open and s.owner[b] != s.police])

    def arrests(self, s: MobCity) -> Flow:
        struck = self.struck(s)
        return s.call(Arrests(struck), then=self.lone_groups) if struck else self.lone_groups(s)

    def struck(self, s: MobCity) -> tuple[tuple[Seat, Slot, Building], ...]:
        """§3.3.2. Groups on the side of a crackdown that do not stand on their own building."""
        if not hit(s, self.position, CRACKDOWN):
            return ()
        there = [(seat, slot, b) for b in self.lots(s) for seat, slot in s.at(b)]
        return tuple([one for one in there if one[0] not in (s.owner[one[2]], s.police)])

    def lone_groups(self, s: MobCity) -> Flow:
        """§3.3.3, §3.3.4. First the buildings with one group, then those with several."""
        lots, visited = self.lots(s), [*chain(*s.groups)]
        lone = [b for b in lots if visited.count(b) == 1]
        several = [b for b in lots if visited.count(b) > 1]
        if not lone and not several:
            return Empty(lots, lots).begin(s)
        empty = Empty(tuple([b for b in lots if b not in visited]), lots)
        return s.call(Visits((*lone, *several)), then=empty.begin)


class Arrests(Frame, frozen=True):
    """§3.3.2. One group after the other."""

    left: tuple[tuple[Seat, Slot, Building], ...]

    def begin(self, s: MobCity) -> Flow:
        if not self.left:
            return s.done()
        arrest(s, *self.left[0])
        return s.become(Arrests(self.left[1:]))


class Empty(Frame, frozen=True):
    """§3.3.5, §3.3.8. Owned buildings without a group are settled; then all groups are home."""

    left: tuple[Building, ...]
    lots: tuple[Building, ...]

    def begin(self, s: MobCity) -> Flow:
        for b in self.left:
            if s.owner[b] != NOBODY:
                settle(s, b)
        for b in self.lots:
            if b not in self.left:
                everybody_home(s, b)
        if len(self.left) < len(self.lots) or any(s.owner[b] != NOBODY for b in self.lots):
            s.tell(BlockSettled(s.ed.lots.index(self.lots)))
        return s.done()


class Visits(Frame, frozen=True):
    """§3.3.3, §3.3.4. Buildings with groups, in lot order: grenades, shootout, settling."""

    left: tuple[Building, ...]

    def begin(self, s: MobCity) -> Flow:
        if not self.left:
            return s.done()
        if may_be_bombed(s, self.left[0]):
            return s.call(GrenadeWindow(self.left[0]), then=self.thrown)
        return self.thrown(s, False)

    def thrown(self, s: MobCity, bombed: bool) -> Flow:
        b = self.left[0]
        if not bombed and len(s.at(b)) > 1 and s.event != TRUCE:
            return s.call(Shootout(b), then=self.settle)
        return self.settle(s)

    def settle(self, s: MobCity, standing: tuple[int, ...] | None = None) -> Flow:
        settle(s, self.left[0], standing)
        return Visits(self.left[1:]).begin(s)


def hit(s: MobCity, position: int, first: int) -> bool:
    """§6.2. Whether today's raid or crackdown hits the block at that position."""
    side = s.event - first
    return 0 <= side < len(SIDES) and side in sides(s, position)


def arrest(s: MobCity, seat: Seat, slot: Slot, b: Building) -> None:
    cards = s.crews[seat][slot].cards
    s.tell(Arrested(seat, slot, b, len(cards)))
    leave_unseen(s, seat, slot, cards)
    go_home(s, seat, slot)
