"""§1.4, §3.3.4 What each character gives."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import (
    Action,
    Flow,
    Frame,
    OneOf,
    Options,
    Range,
    Reason,
    Seat,
    Thing,
    put,
)

from ..actions import Decline, Put, Send
from ..events import GemPut
from ..parts import (
    BANKER,
    COMMISSIONER,
    DISTILLER,
    EVERYBODY,
    FEMME_FATALE,
    GODFATHER,
    INVESTIGATOR,
    JEWELLER,
    JEWELS,
    JUDGE,
    LIEUTENANT,
    LIQUOR,
    MAYOR,
    PERMIT,
    PLANNER,
    PRODUCER,
    UNION,
    WEAPONS,
    Character,
    Token,
)
from ..state import Mafiozoo
from .draws import DrawCorruption, DrawInformant, GainDistricts
from .table import earn, gain, give_token, place_from_reserve, placeable

GIVES: Final[dict[Character, Token]] = {
    DISTILLER: LIQUOR,
    MAYOR: PERMIT,
    JEWELLER: JEWELS,
    LIEUTENANT: WEAPONS,
    FEMME_FATALE: GODFATHER,
    COMMISSIONER: GODFATHER,
}


def favour(s: Mafiozoo, seat: Seat, c: Character) -> Frame | None:
    """§3.3.4. Carried out at once, or by a rule of its own."""
    if c in GIVES:
        give_token(s, seat, GIVES[c])
    elif c == BANKER:
        earn(s, seat, s.ed.numbers.banker)
    elif c == PLANNER:
        return GainDistricts(seat, s.ed.numbers.planner_districts)
    else:
        return {UNION: Union, PRODUCER: Producer, JUDGE: Judge, INVESTIGATOR: Investigator}[c](seat)
    return None


class Union(Frame, frozen=True):
    """§1.4.6. A district token, then a gem on another character."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        return s.call(GainDistricts(self.seat, s.ed.numbers.union_districts), then=self.gem)

    def gem(self, s: Mafiozoo) -> Flow:
        if not placeable(s, self.seat, s.ed.numbers.union_gems):
            return s.done()
        return s.ask(self.seat, self.put_gem, then=self.chosen)

    def put_gem(self, s: Mafiozoo, _seat: Seat) -> Options:
        return OneOf((Decline(), *[Put(c) for c in EVERYBODY if c != UNION]))

    def chosen(self, s: Mafiozoo, answer: Action) -> Flow:
        if isinstance(answer, Put):
            place_from_reserve(s, answer.character, self.seat, s.ed.numbers.union_gems)
            s.tell(GemPut(self.seat, answer.character, s.ed.numbers.union_gems))
        return s.done()

    def why_not(self, s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
        return Reason("another-than-the-union", rule="1.4.6")


class Producer(Frame, frozen=True):
    """§1.4.8. A gem to the fund, then up to two gems on the Femme Fatale."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        gain(s, self.seat, s.ed.numbers.producer_gain)
        if not placeable(s, self.seat, 1):
            return s.done()
        return s.ask(self.seat, self.send_gems, then=self.chosen)

    def send_gems(self, s: Mafiozoo, seat: Seat) -> Options:
        return Range(Send(0), 0, placeable(s, seat, s.ed.numbers.producer_gems))

    def chosen(self, s: Mafiozoo, answer: Send) -> Flow:
        if answer.gems:
            place_from_reserve(s, FEMME_FATALE, self.seat, answer.gems)
            s.tell(GemPut(self.seat, FEMME_FATALE, answer.gems))
        return s.done()


class Judge(Frame, frozen=True):
    """§1.4.11. A corruption card, kept for the next round."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        s.judged = put(s.judged, self.seat, True)
        return s.become(DrawCorruption(self.seat))


class Investigator(Frame, frozen=True):
    """§1.4.12. An informant card, then a district token."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        return s.call(DrawInformant(self.seat), then=self.district)

    def district(self, s: Mafiozoo) -> Flow:
        return s.become(GainDistricts(self.seat, s.ed.numbers.investigator_districts))
