"""Laying out a table: texts that name pieces, and where the other pieces then are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from consigliere.games.mafiozoo.parts import DISTRICTS, EVERYBODY, GENERIC, PLACES
from consigliere.games.mafiozoo.state import Mafiozoo
from consigliere.kernel import Card, Deck, Known

GEMS = 16


def gems(
    s: Mafiozoo, players: int, placed: Mapping[int, str], reserve: str, fund: str, aside: int
) -> None:
    """§3.0.9. Sixteen each: what is neither in reserve nor fund nor placed lies aside."""
    nobody = (0,) * (players + (players == 2))
    rows = [list(numbers(placed.get(c + 1, ""), nobody)) for c in EVERYBODY]
    left = [GEMS - sum(row[seat] for row in rows) for seat in range(players)]
    printed = [max(0, n - GEMS + rest) for n, rest in zip(s.ed.funds[players], left, strict=True)]
    given = numbers(reserve, (-1,) * players)
    usual = [n if r < 0 else rest - r for n, r, rest in zip(printed, given, left, strict=True)]
    s.fund = numbers(fund, tuple(usual))
    rests = tuple([rest - f for rest, f in zip(left, s.fund, strict=True)])
    s.reserve = numbers(reserve, rests)
    for seat, (rest, r) in enumerate(zip(rests, s.reserve, strict=True)):
        assert r == rest or aside >= 0, "nowhere to put the other gems"
        rows[aside][seat] += rest - r
        assert min(r, s.fund[seat], rows[aside][seat]) >= 0, f"too many gems of seat {seat}"
    s.gems = tuple([tuple(row) for row in rows])


def corruption(s: Mafiozoo, hands: list[str], deck: str | None, discard: str) -> None:
    """What is in no hand and not discarded is in the deck, unless that is named."""
    box = Counter(s.ed.corruption)
    s.hands = tuple([_cards(box, hand) for hand in hands])
    everybody = tuple(range(len(hands)))
    s.discard = tuple([Known(card, everybody) for card in _cards(box, discard)])
    s.deck = Deck(_rest(box) if deck is None else _cards(box, deck))


def informants(s: Mafiozoo, held: list[str], deck: str | None, discard: str) -> None:
    """The same of informant cards."""
    box = Counter(s.ed.informants)
    s.informants = tuple([_cards(box, hand) for hand in held])
    s.informant_discard = _cards(box, discard)
    s.informant_deck = Deck(_rest(box) if deck is None else _cards(box, deck))


def districts(s: Mafiozoo, owned: list[str], agenda: str, stock: str | None) -> None:
    """The same of district tokens; those owned were drawn unseen."""
    box = Counter(s.ed.districts)
    s.districts = tuple([_districts(box, mine) for mine in owned])
    s.agenda = _districts(box, agenda)
    s.district_deck = Deck(_rest(box) if stock is None else _districts(box, stock))


def godfathers(s: Mafiozoo, shown: str) -> None:
    """The cards shown so far, by their place in the edition."""
    s.shown = tuple([int(card) for card in shown.split()])
    s.godfathers = Deck(tuple([c for c in range(len(s.ed.visits)) if c not in s.shown]))


def henchmen(old: str, new: str, now: int) -> tuple[int, ...]:
    """Places taken in the round before, and in this round."""
    placed = dict.fromkeys(old.split(), now - 1) | dict.fromkeys(new.split(), now)
    assert set(placed) <= set(PLACES) and (not old or now > 1), f"no such henchmen: {placed}"
    return tuple([placed.get(place, 0) for place in PLACES])


def parts(text: str, players: int) -> list[str]:
    """`a b | c`: the things of each seat; nothing where nothing is said."""
    named = [part.strip() for part in text.split("|")]
    assert len(named) <= players, f"{text}: too many seats"
    return named + [""] * (players - len(named))


def numbers(text: str, otherwise: tuple[int, ...]) -> tuple[int, ...]:
    """`5 - 0`: a number for each seat; as it would be where nothing, or `-`, is said."""
    words = text.split()
    assert len(words) <= len(otherwise), f"{text}: too many numbers"
    words += ["-"] * (len(otherwise) - len(words))
    return tuple([n if w == "-" else int(w) for w, n in zip(words, otherwise, strict=True)])


def indices(text: str, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([names.index(name) for name in text.split()])


def counts(text: str, names: str) -> tuple[int, ...]:
    assert set(text.split()) <= set(names), text
    return tuple([text.split().count(name) for name in names])


def card(name: str) -> Card:
    return GENERIC if name == "any" else int(name) - 1


def _cards(box: Counter[Card], cards: str) -> tuple[Card, ...]:
    return _taken(box, [card(name) for name in cards.split()])


def _districts(box: Counter[int], names: str) -> tuple[int, ...]:
    return _taken(box, list(indices(names, DISTRICTS)))


def _taken(box: Counter[int], things: list[int]) -> tuple[int, ...]:
    box.subtract(things)
    assert all(n >= 0 for n in box.values()), f"{things}: not so many in the box"
    return tuple(sorted(things))


def _rest(box: Counter[int]) -> tuple[int, ...]:
    return tuple(sorted(box.elements()))
