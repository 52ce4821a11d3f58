"""Appendix B on random games of every player count, with printed and with house rules."""

from random import Random

import pytest

from consigliere.games.mafia_city.game import RULES
from consigliere.kernel import advance
from consigliere.testing import laws

from .invariants import ANSWERS, TABLES, PhaseCounts

HOUSES = [
    {},
    {"target": "beginners"},
    {"agr_zero": "true", "target_late": "true", "self_complicity": "true"},
    {"pool_fist": "true", "multi_complicity": "true", "react_order": "first"},
    {"strict_pass": "true", "agr_replay": "answer", "auto_figures": "true", "discard_top": "true"},
    {"sudden": "true", "turn_cap": "5", "round_cap": "3", "first": "1"},
]


def random_game(seats, house, seed):
    rng = Random(seed)
    s = RULES.new(RULES.setup(seats, **house))
    counts = PhaseCounts()
    while s.pending:
        for law in TABLES:
            law(s)
        seat = s.pending[0]
        before, s = s, advance(s, seat, s.options(seat).pick(rng))
        for law in (*ANSWERS, counts):
            law(before, s)
    return s


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("house", HOUSES, ids=lambda h: "+".join(h) or "printed")
def test_invariants_hold(seats, house):
    for seed in range(6):
        random_game(seats, house, seed)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("house", HOUSES[2:], ids="+".join)
def test_laws_hold_with_house_rules(house, law):
    for seed in range(2):
        laws.walk(RULES, RULES.setup(4, **house), seed, [law], rate=0.3)
