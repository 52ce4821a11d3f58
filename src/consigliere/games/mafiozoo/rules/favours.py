"""§3.3 Phase 3, Favours: informants, evaluation, serving."""

from __future__ import annotations

from typing import ClassVar, Final

from consigliere.kernel import (
    Action,
    Flow,
    Frame,
    OneOf,
    Options,
    Poll,
    Reason,
    Seat,
    Thing,
    in_turn,
    put,
    take,
)

from ..actions import Decline, Inform, Pay
from ..events import (
    Evaluating,
    Favoured,
    GemsHome,
    Informed,
    NobodyInformed,
    NobodyThere,
    PhaseBegan,
    PuppetHome,
)
from ..parts import COURT, EVERYBODY, GODFATHER, POLICE, Character
from ..state import Mafiozoo
from .favour import favour
from .table import give_token, on_photo, place_from_fund, spend
from .verdict import Verdict, verdicts

PAY_OR_NOT: Final = OneOf((Pay(), Decline()))


class FavoursPhase(Frame, frozen=True):
    """§3.3. The twelve characters are evaluated in the order of their numbers."""

    def begin(self, s: Mafiozoo) -> Flow:
        s.tell(PhaseBegan(3))
        return s.become(Evaluate(EVERYBODY[0]))


class Evaluate(Frame, frozen=True):
    """§3.3.1. Informants first; then whoever has gems there is served; then the next one."""

    character: Character

    def begin(self, s: Mafiozoo) -> Flow:
        s.tell(Evaluating(self.character))
        if not any(s.informants):
            return self.evaluate(s)
        return s.call(Informants(in_turn(s.first, s.seats()), self.character), then=self.informed)

    def informed(self, s: Mafiozoo, answers: tuple[tuple[Seat, Action], ...]) -> Flow:
        played = [(seat, answer) for seat, answer in answers if isinstance(answer, Inform)]
        for seat, answer in played:
            inform(s, seat, answer)
        if not played:
            s.tell(NobodyInformed(self.character))
        return self.evaluate(s)

    def evaluate(self, s: Mafiozoo) -> Flow:
        """The ranking is fixed here; nothing that happens while serving changes it."""
        gems = s.gems[self.character]
        if not any(gems):
            s.tell(NobodyThere(self.character))
            return self.next(s)
        visited, tied = s.visited == self.character, s.house.second_tie == "all"
        ranked = gems[: s.seats()] if s.house.puppet_second == "ignored" else gems
        decided = verdicts(gems, s.condition(self.character), visited, tied, ranked)
        by_seat = {v.seat: v for v in decided}
        order = [by_seat[seat] for seat in in_turn(s.first, s.seats()) if seat in by_seat]
        return s.become(Serving(self.character, tuple(order)))

    def next(self, s: Mafiozoo) -> Flow:
        if self.character == EVERYBODY[-1]:
            return s.done()
        return s.become(Evaluate(self.character + 1))


class Informants(Poll, frozen=True):
    """§3.3.1, §7.3. Everybody with an informant card is asked at once, whatever it shows."""

    hushed: ClassVar[bool] = True

    character: Character = 0

    def may_speak(self, s: Mafiozoo, seat: Seat) -> bool:
        return bool(s.informants[seat])

    def choose(self, s: Mafiozoo, seat: Seat) -> Options:
        if self.character not in s.informants[seat]:
            return OneOf((Decline(),))
        numbers = s.ed.numbers
        most = numbers.informant_police if s.active(seat, POLICE) else numbers.informant_fund
        c = self.character
        least = max(1, numbers.informant_fund) if exact(s, seat) else 1
        from_fund = [Inform(c, n, 0) for n in range(least, min(most, s.fund[seat]) + 1)]
        most = min(numbers.informant_reserve, s.reserve[seat])
        from_reserve = [Inform(c, 0, n) for n in range(1, most + 1)]
        return OneOf((Decline(), *from_fund, *from_reserve))

    def why_not(self, s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
        match thing:
            case ("informant", int(c)) if c == self.character:
                return Reason("no-gems-to-place", rule="3.3.1")
            case ("informant", int(c)):
                return Reason("another-character-now", (("character", self.character),), "3.3.1")
        return Reason("only-informants-now", rule="3.3.1")


def exact(s: Mafiozoo, seat: Seat) -> bool:
    """§6.8. As printed, only the Police Station says "up to"."""
    return s.house.informant == "exact" and not s.active(seat, POLICE)


def inform(s: Mafiozoo, seat: Seat, answer: Inform) -> None:
    """§3.3.1. Gems from the fund, or one from the reserve; the card is discarded face up."""
    c = answer.character
    if answer.fund:
        place_from_fund(s, c, seat, answer.fund)
    else:
        s.reserve = put(s.reserve, seat, s.reserve[seat] - answer.reserve)
        on_photo(s, c, seat, answer.reserve)
    s.informants = put(s.informants, seat, take(s.informants[seat], c))
    s.informant_discard = (*s.informant_discard, c)
    s.tell(Informed(seat, c, answer.fund + answer.reserve))


class Serving(Frame, frozen=True):
    """§3.3.1, §3.3.2. One participant after the other, each completely.

    Gems that go to the reserve leave after the favour, those that go to the fund before it.
    """

    character: Character
    left: tuple[Verdict, ...]  # the first of them is being served

    def begin(self, s: Mafiozoo) -> Flow:
        if not self.left:
            puppet_home(s, self.character)
            return Evaluate(self.character).next(s)
        v = self.left[0]
        if not v.to_reserve:
            self.gems_home(s)
        if v.grant == "free":
            return self.grant(s, 0)
        if v.grant == "buy" and s.money[v.seat] >= self.price(s):
            return s.ask(v.seat, self.pay, then=self.paid)
        return self.next(s)

    def next(self, s: Mafiozoo) -> Flow:
        return s.become(Serving(self.character, self.left[1:]))

    def price(self, s: Mafiozoo) -> int:
        """§1.7.16. The Courthouse makes it cheaper."""
        z = s.condition(self.character).number
        return max(0, z - s.ed.numbers.court) if s.active(self.left[0].seat, COURT) else z

    def pay(self, s: Mafiozoo, _seat: Seat) -> Options:
        return PAY_OR_NOT

    def paid(self, s: Mafiozoo, answer: Action) -> Flow:
        return self.grant(s, self.price(s)) if isinstance(answer, Pay) else self.next(s)

    def grant(self, s: Mafiozoo, price: int) -> Flow:
        seat = self.left[0].seat
        spend(s, seat, price)
        s.tell(Favoured(seat, self.character, price))
        rule = favour(s, seat, self.character)
        return self.granted(s) if rule is None else s.call(rule, then=self.granted)

    def granted(self, s: Mafiozoo) -> Flow:
        """§3.3.3. The leader at the visited character gets a Godfather token as well."""
        v = self.left[0]
        if v.godfather:
            give_token(s, v.seat, GODFATHER)
        if v.to_reserve:
            self.gems_home(s)
        return self.next(s)

    def gems_home(self, s: Mafiozoo) -> None:
        v, c = self.left[0], self.character
        gems = s.gems[c][v.seat]
        on_photo(s, c, v.seat, -gems)
        if v.to_reserve:
            s.reserve = put(s.reserve, v.seat, s.reserve[v.seat] + gems)
        else:
            s.fund = put(s.fund, v.seat, s.fund[v.seat] + gems)
        s.tell(GemsHome(v.seat, gems, v.to_reserve))


def puppet_home(s: Mafiozoo, c: Character) -> None:
    """§5.1. After each evaluation the puppet's gems there go back to its reserve."""
    if s.seats() == 2 and s.gems[c][2]:
        s.tell(PuppetHome(c, s.gems[c][2]))
        on_photo(s, c, 2, -s.gems[c][2])
