"""Editions at the edge of what passes the checks: whatever was typed, the game comes to its end."""

import random
from copy import deepcopy

import pytest

from consigliere.games import GAMES
from consigliere.kernel import BadEdition, Sheet
from consigliere.kernel.typeset import condensed, typeset
from consigliere.lab.simulate import Plan, play_one

TOKENS, HOUSES = "LPJWG?", ("ss", "bs", "sc", "bc", "ho")
CONDITIONS = ("first", "pay 0", "pay 9", "offer 0", "offer 1", "offer 9")


def cells(table):
    for key, value in table.items():
        if isinstance(value, dict):
            yield from cells(value)
        elif key not in ("game", "name"):
            yield table, key


def other(key, value, rng):
    """Something else that might be printed there."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice([0, 1, 2, value * 2, value * 3, value + 1, 5, 6, 8, 10, 20, 99])
        case list():
            return [rng.choice([0, 1, 5, 11]) for _ in value]
    if key == "cost":
        return " ".join(rng.choices(TOKENS, k=2))
    if key in ("north", "south"):
        return " ".join(rng.choices(HOUSES, k=rng.randint(1, 5)))
    return rng.choice(CONDITIONS) if key in ("golden", "other") else value


def odd(rules, rng):
    """An edition nobody has printed; None if it is none."""
    sheet = Sheet(rules.editions["standard"].text)
    data = deepcopy(sheet.data)
    for table, key in rng.sample(list(cells(data)), rng.choice([1, 3, 8, 20])):
        table[key] = other(key, table[key], rng)
    try:
        return rules.know(typeset(data, condensed(sheet), sheet.text))
    except BadEdition:
        return None


@pytest.fixture
def known():
    before = {key: dict(rules.editions) for key, rules in GAMES.items()}
    yield
    for key, rules in GAMES.items():
        for ref in [ref for ref in rules.editions if ref not in before[key]]:
            del rules.editions[ref]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("key", GAMES)
def test_whatever_passes_the_checks_can_be_played(key, bot, known):
    rules, rng, played = GAMES[key], random.Random(bot), 0
    while played < 4:
        edition = odd(rules, rng)
        if edition is not None:
            seats = rng.choice(rules.seats)
            setup = rules.setup(seats, edition.ref)
            play_one(Plan(setup, (bot,) * seats, rng.randrange(1000)), 0)
            played += 1
