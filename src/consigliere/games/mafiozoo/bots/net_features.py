"""A table of Mafiozoo in numbers: what each seat has, and what it may expect of this round."""

from __future__ import annotations

from typing import Final

from consigliere.bots.value import NetFeatures
from consigliere.kernel import Card, Seat

from ..features import district_tokens
from ..parts import (
    EVERYBODY,
    GENERIC,
    GODFATHER,
    INVESTIGATOR,
    PLANNER,
    UNION,
)
from ..rules.favour import GIVES
from ..state import Mafiozoo
from .assets import city, counts, plan, unbuilt
from .judgement import SOUND
from .majority_odds import Prospect
from .moment import Moment, as_planned

SEAT: Final = (
    "district tokens",
    "sets of six",
    "kinds of the next set",
    "majorities",
    "kinds tied for the most",
    "points of places",
    "henchmen",
    "what places bring in the rounds to come",
    "cards they bring",
    "money",
    "points for it, were this the end",
    "fund",
    "reserve",
    "gems that wait for the next round",
    "informants",
    "card of the Judge",
    "favour tokens",
    "Godfather tokens",
    "worth of the tokens",
    "the same with those expected",
    "cards to play",
    "generic cards to play",
    "what the cards could do",
    "what the best of them could do",
    "turns till the next card",
    "place in turn order",
    "favour tokens expected",
    "district tokens expected",
    "worth of the favours expected",
    "Godfather token of the visited expected",
    "gems expected back in the fund",
    "favours that may be bought",
    "their price",
    "points in the end, about",
)
TABLE: Final = (
    "rounds to come",
    "three players",
    "four players",
    "corruption",
    "favours",
    "characters evaluated",
    "influence",
)
# What the favours are worth, about.
_WORTH: Final = (2.6, 2.6, 2.6, 2.6, 3.0, 1.9, 1.8, 1.0, 3.0, 2.4, 1.7, 2.2)
_TOKENS: Final = tuple(GIVES.items())
_OTHERS: Final = tuple([c for c in EVERYBODY if c not in GIVES])
_LIKELY: Final = 0.5


def net_features(s: Mafiozoo) -> NetFeatures:
    """The numbers named above; of a whole table, hands included."""
    s = as_planned(s)
    now, left, seats = Moment(s), s.rounds - s.round, s.seats()
    kinds = [counts(own) for own in s.districts]
    most = [sorted(column)[-2:] for column in zip(*kinds, strict=True)]
    rows = [_row(s, seat, now, _districts(s, seat, kinds[seat], most)) for seat in range(seats)]
    phase = (now.corruption, now.favours, now.at, now.late)
    return NetFeatures(rows, (left, seats == 3, seats == 4, *phase))


def _row(s: Mafiozoo, seat: Seat, now: Moment, districts: tuple[int, ...]) -> list[float]:
    """What one seat has, and what it may expect."""
    left, money = s.rounds - s.round, s.money[seat]
    promised = [about[seat] for about in now.desk]
    places = city(s.edition, s.henchmen[seat], left)
    tokens = _tokens(s, seat, left, promised, now)
    favours = _favours(s, seat, promised, now)
    things = (
        money,
        money // s.ed.numbers.z_for_a_token,
        s.fund[seat],
        s.reserve[seat],
        now.waiting[seat],
        len(s.informants[seat]),
        s.judged[seat],
    )
    cards = (*_cards(s, seat, promised, now), (seat - s.first) % s.seats())
    end = _end(left, districts, places, things, tokens[-1], favours)
    return [*districts, *places, *things, *tokens, *cards, *favours, end]


def _districts(
    s: Mafiozoo, seat: Seat, mine: tuple[int, ...], most: list[list[int]]
) -> tuple[int, ...]:
    """District tokens, sets, the next set, majorities and ties for them."""
    sets, led, tied = min(mine), 0, 0
    for n, (next_best, best) in zip(mine, most, strict=True):
        if n == best and n:
            led += next_best < n
            tied += next_best == n
    return district_tokens(s, seat), sets, len(mine) - mine.count(sets), led, tied


def _tokens(
    s: Mafiozoo, seat: Seat, left: int, promised: list[Prospect], now: Moment
) -> tuple[float, ...]:
    """Favour tokens, alone and together with those the desk promises."""
    own, mine = s.tokens[seat], tuple([placed > 0 for placed in s.henchmen[seat]])
    total = sum(own)
    if seat in now.built:
        worth = unbuilt(s.edition, mine, left, own)
        return total, own[GODFATHER], worth, worth
    worth = plan(s.edition, mine, left, own)
    hoped = list(own)
    for c, token in _TOKENS:
        hoped[token] += promised[c].free >= _LIKELY
    hoped[GODFATHER] += now.gold[seat] >= _LIKELY
    if sum(hoped) == total:
        return total, own[GODFATHER], worth, worth
    return total, own[GODFATHER], worth, plan(s.edition, mine, left, tuple(hoped))


def _cards(s: Mafiozoo, seat: Seat, promised: list[Prospect], now: Moment) -> tuple[float, ...]:
    """How many cards, and what they could do; the last one is never played."""
    hand = s.hands[seat]
    if not now.corruption or len(hand) < 2:
        return 0, 0, 0.0, 0.0, 0
    could = [worth * p.more for worth, p in zip(_WORTH, promised, strict=True)]
    best = sorted([_could(card, could) for card in hand])[1:]
    return len(best), hand.count(GENERIC), sum(best), best[-1], now.turns[seat]


def _could(card: Card, could: list[float]) -> float:
    return max(could) if card == GENERIC else could[card]


def _favours(s: Mafiozoo, seat: Seat, promised: list[Prospect], now: Moment) -> tuple[float, ...]:
    """What the desk promises besides."""
    back = buys = price = 0.0
    for c in EVERYBODY[now.first :]:
        p, gems = promised[c], s.gems[c][seat]
        if gems:
            back += gems * (1 - p.gone)
        if p.buy:
            buys += p.buy
            price += p.buy * now.price(s, c, seat)
    tokens = sum([promised[c].free for c, _ in _TOKENS])
    more = promised[UNION].free + 2 * promised[PLANNER].free + promised[INVESTIGATOR].free
    worth = sum([_WORTH[c] * promised[c].free for c in _OTHERS])
    return tokens, more, worth, now.gold[seat], back, buys, price


def _end(
    left: int,
    districts: tuple[int, ...],
    places: tuple[float, ...],
    things: tuple[int, ...],
    tokens: float,
    favours: tuple[float, ...],
) -> float:
    """All of it in points."""
    total, sets, _, led, _ = districts
    points, _, bonuses, _ = places
    money, thirds, fund, _, waiting, informants, judged = things
    _, _, promised, _, back, buys, _ = favours
    sure = total + sets + led + points + bonuses + tokens + promised + informants + buys
    if not left:
        return sure + thirds + waiting + judged
    return sure + SOUND.z * money + SOUND.later * (fund + back) + waiting + SOUND.card * judged
