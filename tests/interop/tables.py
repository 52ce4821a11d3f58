"""Tables to try the bridges on: every game at every size, and with house rules of every sort."""

import random

from consigliere.games import GAMES
from consigliere.interop.table import setup
from consigliere.kernel import CHANCE, Dealer, Match

SIZES = [(key, seats) for key, rules in GAMES.items() for seats in rules.seats]
SMALLEST = [(key, rules.seats[0]) for key, rules in GAMES.items()]
HOUSE = [
    ("mafia-city", 4, {"target_late": "true", "pool_fist": "true", "discard_top": "true"}),
    ("mafia-city", 3, {"multi_complicity": "true", "react_order": "first", "agr_zero": "true"}),
    ("mafiozoo", 3, {"building": "turns", "bonus_window": "own"}),
    ("mob-city", 3, {"moving": "true", "dismissal": "true", "hidden_money": "true"}),
    ("mob-city", 4, {"consigliere": "chair"}),
    ("mob-city", 2, {"open_pool": "true", "compulsory": "false", "bombed_income": "true"}),
]
LAID = [setup(key, seats) for key, seats in SIZES] + [setup(k, n, **h) for k, n, h in HOUSE]


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
