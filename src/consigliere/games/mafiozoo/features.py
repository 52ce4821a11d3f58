"""What a seat has, and where the influence came from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from consigliere.games.features import Counts, Features, Got
from consigliere.kernel import Event, Seat
from consigliere.kernel.accounts import Account, Place, Tally, ranked

from .events import BonusUsed, Built, DistrictsRevealed, Ended, Favoured, FirstPlayer
from .parts import CHARACTERS, DISTRICTS, PLACES
from .rules.ending import count, left_over, totals
from .state import Mafiozoo

COUNTED: Final = ("tokens", "sets", "majorities", "places")
LEFT_OVER: Final = ("judge", "informants", "favours", "gems", "money")


class MafiozooFeatures(Features[Mafiozoo]):
    families: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "place": PLACES,
        "favour": CHARACTERS,
        "bonus": (),  # only some places have one
        "district": DISTRICTS,
    }

    def counts(self, s: Mafiozoo) -> Counts:
        seats = range(s.seats())
        return {
            "influence": tuple(totals(s)),
            "z": s.money,
            "photographs": _leading(s),
            "gems": s.fund,
            "favours": tuple(map(sum, s.tokens)),
            "districts": tuple([district_tokens(s, seat) for seat in seats]),
            "henchmen": tuple([sum(map(bool, row)) for row in s.henchmen]),
            "informants": tuple(map(len, s.informants)),
        }

    def standings(self, s: Mafiozoo) -> Counts:
        """Influence, as if the game ended now."""
        return {"influence": tuple(totals(s))}

    def accounts(self, states: Iterable[Mafiozoo]) -> tuple[Account, ...]:
        """§4.2, §4.3. Influence is counted once, at the end; before that as if it were the end."""
        *_, last = states
        tally = Tally((*COUNTED, *LEFT_OVER), last.seats())
        for seat in range(last.seats()):
            _note(tally, last, seat)
        return (tally.account("influence"),)

    def ranking(self, s: Mafiozoo) -> tuple[Place, ...]:
        return ranking(s)

    def facts(self, s: Mafiozoo, events: Mapping[str, int]) -> dict[str, float]:
        """Places, bribes, informants and bought favours, for each player."""
        names = ("Built", "Bribed", "Informed", "Favoured", "BonusUsed")
        return {name.lower(): events.get(name, 0) / s.seats() for name in names}

    def got(self, event: Event, edition: Any) -> Got:
        """Places built, favours granted, bonuses used, districts held at the end."""
        match event:
            case Built(seat, place):
                return ((seat, f"place:{PLACES[place]}"),)
            case Favoured(seat, character):
                return ((seat, f"favour:{CHARACTERS[character]}"),)
            case BonusUsed(seat, place):
                return ((seat, f"bonus:{PLACES[place]}"),)
            case DistrictsRevealed(seat, districts):
                return [(seat, f"district:{DISTRICTS[d]}") for d in districts if d in range(6)]
        return ()

    def first_player(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, FirstPlayer) else None

    def decided_by(self, event: Event) -> str | None:
        return event.by if isinstance(event, Ended) else None


def _note(tally: Tally, s: Mafiozoo, seat: Seat) -> None:
    c = count(s, seat)
    values = (c.tokens, c.sets, c.majorities, c.places, *left_over(s, seat))
    for key, value in zip((*COUNTED, *LEFT_OVER), values, strict=True):
        tally.add(key, seat, value)


def _leading(s: Mafiozoo) -> tuple[int, ...]:
    """On how many photographs nobody has as many gems as a seat."""
    alone = [row.index(max(row)) for row in s.gems if row.count(max(row)) == 1]
    return tuple([alone.count(seat) for seat in range(s.seats())])


def district_tokens(s: Mafiozoo, seat: Seat) -> int:
    """Known and unknown ones."""
    return len(s.districts[seat]) + s.blanks[seat]


def ranking(s: Mafiozoo) -> tuple[Place, ...]:
    """§4.4. Everybody, best first."""
    return ranked(list(zip(totals(s), s.fund, strict=True)))
