"""Tables to try the bridges on: every game at every size, and with house rules of every sort."""

import random

from consigliere.games import GAMES
from consigliere.interop.table import setup
from consigliere.kernel import CHANCE, Dealer, Match

from ..sample import EVERY, folder, of, one_round

SIZES = [(key, seats) for key, rules in GAMES.items() for seats in rules.seats]
SMALLEST = [(key, rules.seats[0]) for key, rules in GAMES.items()]
HOUSE = [(key, seats, house) for key in EVERY for seats, house in of(key).TABLES]
LAID = [setup(key, seats) for key, seats in SIZES] + [setup(k, n, **h) for k, n, h in HOUSE]


def loadable(key, **parameters):
    """How OpenSpiel loads a short match of that game at its smallest table."""
    given = {"players": GAMES[key].seats[0], **one_round(key), **parameters}
    text = ",".join([f"{name}={value}" for name, value in given.items()])
    return f"consigliere_{folder(key)}({text})"


def named(laid):
    return "-".join([laid.game, str(laid.seats), *laid.options])


def moments(laid, seed, every=1):
    """States of a random game in which somebody is asked, chance too."""
    match, dealer, rng = Match(GAMES[laid.game], laid), Dealer(seed), random.Random(seed)
    number = 0
    while not match.over:
        number += 1
        seat = match.state.waiting()[0]
        if number % every == 0:
            yield match.state
        if seat == CHANCE:
            match.deal(dealer)
        else:
            match.say(seat, match.state.options(seat).pick(rng))
