"""OpenSkill ratings of bots, from the places of their games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from .report import Interval, Z

Skill = tuple[float, float]  # mu and sigma
_MODEL: Final = PlackettLuce(tau=0.0)  # bots do not change from game to game


class Rating(Struct, frozen=True):
    """Everybody begins with 25; only differences mean anything."""

    mu: float
    sigma: float
    mu_95: Interval


def ratings(
    names: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[float]]]
) -> dict[str, Rating]:
    """Ratings after games, each the names and the places by seat; their order matters a little."""
    new = _MODEL.rating()
    skills = dict.fromkeys(names, (new.mu, new.sigma))
    for seating, places in games:
        skills |= _after(skills, seating, places)
    return {name: _rating(*skill) for name, skill in skills.items()}


def _after(
    skills: dict[str, Skill], seating: Sequence[str], places: Sequence[float]
) -> dict[str, Skill]:
    """Skills after one more game; a name in several seats moves by the mean of them."""
    if len(set(seating)) < 2:
        return {}
    teams = [[_MODEL.rating(mu=skills[name][0], sigma=skills[name][1])] for name in seating]
    rated = [team[0] for team in _MODEL.rate(teams, ranks=list(places))]
    return {name: _mean(_of(name, seating, rated)) for name in seating}


def _of(
    name: str, seating: Sequence[str], rated: Sequence[PlackettLuceRating]
) -> list[PlackettLuceRating]:
    return [one for who, one in zip(seating, rated, strict=True) if who == name]


def _mean(rated: Sequence[PlackettLuceRating]) -> Skill:
    seats = len(rated)
    return sum([one.mu for one in rated]) / seats, sum([one.sigma for one in rated]) / seats


def _rating(mu: float, sigma: float) -> Rating:
    sure = round(mu - Z * sigma, 3), round(mu + Z * sigma, 3)
    return Rating(round(mu, 3), round(sigma, 3), sure)
