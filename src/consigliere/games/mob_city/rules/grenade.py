"""§3.3.7 A Grenade thrown at a building."""

from __future__ import annotations

from typing import ClassVar

from consigliere.kernel import Action, Flow, Frame, OneOf, Options, Poll, Reason, Seat, Thing

from ..actions import Hold, Throw
from ..events import Bombed, NobodyThrew
from ..parts import GRENADE, LIEUTENANT, NOBODY, TRUCE, Building
from ..state import MobCity
from .crew import everybody_home, set_group


class GrenadeWindow(Frame, frozen=True):
    """§3.3.7. Foreign groups may bomb an owned building. Hands back: was it bombed?"""

    building: Building

    def begin(self, s: MobCity) -> Flow:
        b = self.building
        if not may_be_bombed(s, b):
            return s.done(False)
        order = tuple([seat for seat, slot in s.at(b) if may_bomb(s, seat, slot, b)])
        return s.call(Throwing(order, b), then=self.heard)

    def heard(self, s: MobCity, answers: tuple[tuple[Seat, Action], ...]) -> Flow:
        """Of those who throw only the nearest to the Captain In Favour does."""
        throwers = [seat for seat, answer in answers if isinstance(answer, Throw)]
        if not throwers:
            if answers:
                s.tell(NobodyThrew(self.building))
            return s.done(False)
        bomb(s, throwers[0], self.building)
        return s.done(True)


def may_be_bombed(s: MobCity, b: Building) -> bool:
    """§3.3.7. Owned, not closed, and no truce."""
    return s.owner[b] != NOBODY and s.event != TRUCE and b not in s.closed


def may_bomb(s: MobCity, seat: Seat, slot: int, b: Building) -> bool:
    """Public: a foreign group of at least two cards; a Grenade is never alone."""
    return seat != s.owner[b] and len(s.crews[seat][slot]) > 1


class Throwing(Poll, frozen=True):
    """§3.3.7, §8.3. All such groups are asked at once, in secret, Grenade or not."""

    hushed: ClassVar[bool] = True

    building: Building = 0

    def choose(self, s: MobCity, seat: Seat) -> Options:
        slot = s.groups[seat].index(self.building)
        return OneOf((Hold(), Throw()) if grenade_in(s, seat, slot) >= 0 else (Hold(),))

    def why_not(self, s: MobCity, seat: Seat, thing: Thing) -> Reason:
        return Reason("throw-or-hold", rule="3.3.7")


def grenade_in(s: MobCity, seat: Seat, slot: int) -> int:
    """A Grenade of that group and somebody to throw it, or -1."""
    kinds = s.ed.kinds
    cards = [c for c in s.crews[seat][slot].cards if c >= 0]
    grenades = [c for c in cards if kinds[c] == GRENADE]
    return grenades[0] if grenades and any(kinds[c] <= LIEUTENANT for c in cards) else -1


def bomb(s: MobCity, seat: Seat, b: Building) -> None:
    """§3.3.7. The building is closed for the Day and everybody goes home."""
    slot = s.groups[seat].index(b)
    card = grenade_in(s, seat, slot)
    set_group(s, seat, slot, s.crews[seat][slot].without(card))
    s.deck = s.deck.under((card,), ())
    close(s, seat, b)
    everybody_home(s, b)


def close(s: MobCity, seat: Seat, b: Building) -> None:
    """§3.3.7. A Grenade has hit the building."""
    s.tell(Bombed(seat, b))
    s.bombed = tuple(sorted((*s.bombed, b)))
    s.open = tuple([x for x in s.open if x != b])
