"""§3.4 Phase 4, Influence: building, and the token limit."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec import Struct

from consigliere.kernel import (
    Action,
    EachInTurn,
    Flow,
    Frame,
    OneOf,
    Options,
    Reason,
    Seat,
    Seen,
    Thing,
    in_turn,
    put,
)

from ..actions import Build, Done, Keep, KeepNone
from ..edition import EDITIONS, Edition
from ..events import Built, DoneBuilding, KeptNone, KeptToken, PhaseBegan
from ..parts import ANY, GODFATHER, PLACES, TOKENS, Place, Token
from ..state import Mafiozoo
from .draws import GainDistricts


class InfluencePhase(Frame, frozen=True):
    """§3.4. Everybody builds; then only one favour token is kept."""

    def begin(self, s: Mafiozoo) -> Flow:
        s.tell(PhaseBegan(4))
        order = tuple([seat for seat in in_turn(s.first, s.seats()) if can_pay(s, seat)])
        if s.house.building == "turns":
            return s.call(BuildingInTurns(order), then=self.limit)
        plans = tuple([Plan(seat) for seat in range(s.seats())])
        return s.call(Building(order, plans), then=self.limit)

    def limit(self, s: Mafiozoo) -> Flow:
        return s.become(TokenLimits(in_turn(s.first, s.seats())))


def can_pay(s: Mafiozoo, seat: Seat) -> bool:
    """Public: a player with too few favour tokens for any place need not be asked."""
    return sum(s.tokens[seat]) >= s.ed.numbers.place_tokens


class Plan(Struct, frozen=True, gc=False):
    """§7.4. What a player has built so far; the others see it when he is done."""

    owner: Seat
    builds: tuple[Build, ...] = ()

    def seen(self, seat: Seat) -> Plan:
        return self if seat == self.owner else Plan(self.owner)


class Building(Frame, frozen=True):
    """§3.4.1. All build side by side; each shows his henchmen when he is done."""

    left: tuple[Seat, ...]
    plans: Seen[tuple[Plan, ...]]

    def begin(self, s: Mafiozoo) -> Flow:
        if not self.left:
            return s.done()
        return s.ask_any(self.left, self.build, then=self.chosen)

    def build(self, s: Mafiozoo, seat: Seat) -> Options:
        return building_options(s, seat, self.plans[seat].builds)

    def chosen(self, s: Mafiozoo, answered: tuple[Seat, Action]) -> Flow:
        seat, answer = answered
        plan = self.plans[seat]
        if isinstance(answer, Build):
            more = Plan(seat, (*plan.builds, answer))
            return Building(self.left, put(self.plans, seat, more)).begin(s)
        show(s, seat, plan.builds)
        left = tuple([other for other in self.left if other != seat])
        return Building(left, put(self.plans, seat, Plan(seat))).begin(s)

    def why_not(self, s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
        return why_no_building(s, seat, thing, self.plans[seat].builds)


class BuildingInTurns(EachInTurn, frozen=True):
    """§6.3. One player after the other, in turn order."""

    def one(self, s: Mafiozoo, seat: Seat) -> Frame:
        return BuildAlone(seat)


class BuildAlone(Frame, frozen=True):
    """§6.3. One player builds, as everybody sees."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        return s.ask(self.seat, self.build, then=self.chosen)

    def build(self, s: Mafiozoo, seat: Seat) -> Options:
        return building_options(s, seat, ())

    def chosen(self, s: Mafiozoo, answer: Action) -> Flow:
        if isinstance(answer, Build):
            erect(s, self.seat, answer)
            return self.begin(s)
        s.tell(DoneBuilding(self.seat))
        return s.done()

    def why_not(self, s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
        return why_no_building(s, seat, thing, ())


def building_options(s: Mafiozoo, seat: Seat, planned: tuple[Build, ...]) -> OneOf:
    """§3.4.1. Every accessible place that can be paid, with every way to pay it."""
    tokens, mine = after_plan(s, seat, planned)
    if sum(tokens) < s.ed.numbers.place_tokens:
        return _ONLY_DONE
    return OneOf((Done(), *_builds(s.edition, seat, tokens, mine)))


_ONLY_DONE = OneOf((Done(),))


def after_plan(
    s: Mafiozoo, seat: Seat, planned: tuple[Build, ...]
) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """The tokens left, and where one's henchmen stand, after what was planned."""
    tokens, mine = list(s.tokens[seat]), [bool(r) for r in s.henchmen[seat]]
    for build in planned:
        mine[build.place] = True
        for token in build.payment:
            tokens[token] -= 1
    return tuple(tokens), tuple(mine)


@lru_cache(maxsize=16384)
def _builds(
    edition: str, seat: Seat, tokens: tuple[int, ...], mine: tuple[bool, ...]
) -> tuple[Build, ...]:
    ed = EDITIONS[edition]
    open_places = [p for p in range(len(PLACES)) if not mine[p] and accessible(ed, mine, p)]
    return tuple(
        [Build(seat, p, pay) for p in open_places for pay in payments(ed.costs[p], tokens)]
    )


def accessible(ed: Edition, mine: tuple[bool, ...], place: Place) -> bool:
    """§3.4.1. An outer place, or one joined by a road to an own henchman."""
    return ed.outer[place] or any(mine[near] for near in ed.roads[place])


@lru_cache(maxsize=16384)
def payments(cost: tuple[Token, ...], tokens: tuple[int, ...]) -> tuple[tuple[Token, ...], ...]:
    """§3.4.1. The different sets of tokens that pay `cost`: Godfather is wild, "?" is any."""
    own = [t for t in range(len(TOKENS)) if tokens[t]]
    sets = combinations_with_replacement(own, len(cost))
    return tuple([p for p in sets if _owned(p, tokens) and _pays(p, cost)])


def _owned(payment: tuple[Token, ...], tokens: tuple[int, ...]) -> bool:
    return all(payment.count(t) <= tokens[t] for t in payment)


def _pays(payment: tuple[Token, ...], cost: tuple[Token, ...]) -> bool:
    if not cost:
        return not payment
    wanted, rest = cost[0], cost[1:]
    return any(
        _pays(payment[:i] + payment[i + 1 :], rest)
        for i, token in enumerate(payment)
        if token in (wanted, GODFATHER) or wanted == ANY
    )


def show(s: Mafiozoo, seat: Seat, builds: tuple[Build, ...]) -> None:
    """§7.4. A player is done: his henchmen stand in the city."""
    for build in builds:
        erect(s, seat, build)
    s.tell(DoneBuilding(seat))


def erect(s: Mafiozoo, seat: Seat, build: Build) -> None:
    """§3.4.1. The tokens go back to the supply; the bonus starts next round."""
    tokens = s.tokens[seat]
    for token in build.payment:
        tokens = put(tokens, token, tokens[token] - 1)
    s.tokens = put(s.tokens, seat, tokens)
    s.henchmen = put(s.henchmen, seat, put(s.henchmen[seat], build.place, s.round))
    s.tell(Built(seat, build.place, build.payment))


def why_no_building(s: Mafiozoo, seat: Seat, thing: Thing, planned: tuple[Build, ...]) -> Reason:
    """Why a place cannot be built, or a token not be spent, now."""
    tokens, mine = after_plan(s, seat, planned)
    match thing:
        case ("place", int(place)) if mine[place]:
            return Reason("already-there", rule="3.4.1")
        case ("place", int(place)) if not accessible(s.ed, mine, place):
            return Reason("no-road-there", rule="3.4.1")
        case ("place", int(place)):
            return Reason("cannot-pay-place", (("place", place),), "3.4.1")
        case ("token", int(token)) if not tokens[token]:
            return Reason("no-such-token", rule="3.4.1")
    return Reason("nothing-to-build", rule="3.4.1")


class TokenLimits(EachInTurn, frozen=True):
    """§3.4.2. In turn order, whoever has too many favour tokens gives the others up."""

    def one(self, s: Mafiozoo, seat: Seat) -> Frame | None:
        exchange = s.house.last_token == "exchange"
        most = 0 if exchange else s.ed.numbers.tokens_kept
        return TokenLimit(seat) if sum(s.tokens[seat]) > most else None


class TokenLimit(Frame, frozen=True):
    """§3.4.2. Keep one token, or perhaps none (§6.12); the others become district tokens."""

    seat: Seat

    def begin(self, s: Mafiozoo) -> Flow:
        return s.ask(self.seat, self.keep_token, then=self.chosen)

    def keep_token(self, s: Mafiozoo, seat: Seat) -> Options:
        keeps = [Keep(t) for t in range(len(TOKENS)) if s.tokens[seat][t]]
        return OneOf((*keeps, KeepNone()) if s.house.last_token == "exchange" else tuple(keeps))

    def chosen(self, s: Mafiozoo, answer: Action) -> Flow:
        mine = sum(s.tokens[self.seat])
        if isinstance(answer, Keep):
            return self.keep(s, answer.token, mine - s.ed.numbers.tokens_kept)
        s.tokens = put(s.tokens, self.seat, (0,) * len(TOKENS))
        s.tell(KeptNone(self.seat, mine))
        return s.become(GainDistricts(self.seat, mine))

    def keep(self, s: Mafiozoo, token: Token, given_up: int) -> Flow:
        if given_up <= 0:
            return s.done()
        kept = tuple([int(t == token) for t in range(len(TOKENS))])
        s.tokens = put(s.tokens, self.seat, kept)
        s.tell(KeptToken(self.seat, token))
        return s.become(GainDistricts(self.seat, given_up))

    def why_not(self, s: Mafiozoo, seat: Seat, thing: Thing) -> Reason:
        return Reason("keep-one-of-yours", rule="3.4.2")
