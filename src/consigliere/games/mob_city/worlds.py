"""Tables a Captain could be sitting at: hidden crews, pool and decks dealt again from his view."""

from __future__ import annotations

from consigliere.kernel import UNSEEN, Card, Deck, Known, Rolls, Seat, View, put, shuffled

from .parts import DEAD, LIEUTENANT, NOBODY, WILLS
from .rules.fight import Fight, Victory
from .rules.fighters import Fighter
from .rules.shootout import Initiative
from .state import MobCity
from .zones import Group, Layer, Pool, Stock, Testament


def sample(view: View[MobCity], rng: Rolls) -> MobCity:
    """§8. Every unseen card is dealt at random where it could be; a group has a character."""
    s = view.table.copy()
    fighters, piles = on_the_table(s)
    pool = shuffled(unseen(s, fighters, piles), rng)
    for seat in range(s.seats()):
        for slot, group in enumerate(s.crews[seat]):
            if UNSEEN in group.cards:
                fighting = any((f.seat, f.slot) == (seat, slot) for f in fighters)
                filled = fill_group(s, group, pool, fighting)
                s.crews = put(s.crews, seat, put(s.crews[seat], slot, filled))
    s.pool = Pool(
        tuple(sorted([pool.pop() if c == UNSEEN else c for c in s.pool.cards])), s.pool.eyes
    )
    s.deck = fill_stock(s.deck, pool)
    fill_events(s, rng)
    fill_purse(s, view.seat)
    fill_testament(s, rng)
    return s


def on_the_table(s: MobCity) -> tuple[tuple[Fighter, ...], tuple[Card, ...]]:
    """The fighters and dropped weapons of a shootout in progress."""
    for _, frame in reversed(s.stack):
        if isinstance(frame, Fight | Victory):
            return frame.fighters, tuple([w for pile in frame.piles for w in pile])
        if isinstance(frame, Initiative):
            return frame.fighters, ()
    return (), ()


def unseen(s: MobCity, fighters: tuple[Fighter, ...], piles: tuple[Card, ...]) -> list[Card]:
    """All Enforcer cards but those whose place is known."""
    left = list(s.ed.enforcers)
    seen = [*piles, *s.pool.cards, *[c for layer in s.deck.layers for c in layer.shown]]
    seen += [c for crew in s.crews for group in crew for c in group.cards]
    for f in fighters:
        seen += [f.card, *f.weapons] if f.standing else []
    for c in seen:
        if c != UNSEEN:
            left.remove(c)
    return left


def fill_group(s: MobCity, group: Group, pool: list[Card], fighting: bool) -> Group:
    """Hidden cards are never Lieutenants; in a shootout only weapons stay in the slot.

    §7.14 A slot may hold weapons alone; unless that is known, nobody reckons with it.
    """
    hidden = group.cards.count(UNSEEN)
    cards = [c for c in group.cards if c != UNSEEN]
    for _ in range(hidden):
        needs_somebody = not any(s.ed.is_character(c) for c in cards)
        weapons = fighting or group.bare
        cards.append(pick(s, pool, needs_somebody and not weapons, weapons))
    return Group(group.owner, tuple(sorted(cards)), group.shown, group.bare)


def pick(s: MobCity, pool: list[Card], character: bool, weapon: bool) -> Card:
    """The last card of the shuffled pool that may lie there."""
    for i in range(len(pool) - 1, -1, -1):
        kind = s.ed.kinds[pool[i]]
        wrong = (character and kind > LIEUTENANT) or (weapon and kind <= LIEUTENANT)
        if kind != LIEUTENANT and not wrong:
            return pool.pop(i)
    return pool.pop()


def fill_stock(stock: Stock, pool: list[Card]) -> Stock:
    layers = []
    for layer in stock.layers:
        hidden = tuple(sorted([pool.pop() for _ in layer.hidden]))
        layers.append(Layer(layer.shown, hidden))
    return Stock(tuple(sorted(pool)), tuple(layers))


def fill_events(s: MobCity, rng: Rolls) -> None:
    """§8.4. The events not yet played; Don is Dead is among them after the safe Days."""
    left = list(s.ed.events)
    played = [*s.past, *([s.event] if s.event != NOBODY else [])]
    if len(played) >= s.ed.numbers.safe_days:
        left.append(DEAD)
    for event in [*played, *[k.card for k in s.events.top if k.card != UNSEEN]]:
        left.remove(event)
    mixed = shuffled(left, rng)
    top = tuple([Known(mixed.pop() if k.card == UNSEEN else k.card, k.eyes) for k in s.events.top])
    s.events = Deck(tuple(sorted(mixed)), top)


def fill_purse(s: MobCity, seat: Seat) -> None:
    """§7.8. Hidden money is guessed to be what everybody began with."""
    if UNSEEN in s.purse.cash:
        guess = s.ed.numbers.cash
        captains = s.captains()
        cash = tuple(
            [
                (guess if i < captains else 0) if n == UNSEEN else n
                for i, n in enumerate(s.purse.cash)
            ]
        )
        total = captains * guess
        s.purse = type(s.purse)(cash, total - sum(cash), True)


def fill_testament(s: MobCity, rng: Rolls) -> None:
    """§7.16. Which Will the Consigliere has put aside, only he knows."""
    if s.testament.will == UNSEEN:
        s.testament = Testament(int(rng.random() * len(WILLS)), s.testament.by)
