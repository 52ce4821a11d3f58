"""Answers as text: what can be written can be read, and what cannot be read is refused."""

import pytest

from consigliere.games.mob_city.game import RULES
from consigliere.kernel import Refusal

from .table import B

TEXTS = """
settle 3
bid 1 3 4 2
hire 2 soldier-2-3
shift 1 4 moll-2-2
stop
take
decline
drink 3
dismiss 1 lieutenant-5-6
keep 4 assassin-9-2
buy A-3
pour
pour A-1 H-6
go 1 B-2
fine C-3
throw
hold
arm grenade 2
ready
lead 5
attack revolver 4
attack shotgun 0
attack tommygun 1
attack colt 2
attack hands 3
attack assassin 1
lob 2
lob 1 2
collect tommygun
claim 2
loot
loot revolver grenade
favour 5
lay H
deal 3 soldier-4-2
fill grenade
peek 2 raid-west
happen crackdown-north
happen dead
roll 6
read cash
read notoriety
"""


@pytest.mark.parametrize("text", TEXTS.strip().splitlines())
def test_notation_is_reversible(text):
    """Every verb: what was read is written the same."""
    assert text == RULES.write(RULES.read(B, text))


@pytest.mark.parametrize("text", ["hire 1 moll-2-2", "dismiss 1 moll-2-2", "arm revolver 0"])
def test_hidden_answers_belong_to_whoever_gives_them(text):
    """§8.2 Others must not see the card."""
    assert B == RULES.read(B, text).seat


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "bid one",
        "hire soldier-2-3",
        "hire 1 moll",
        "go 1 Z-1",
        "buy",
        "attack knife 1",
        "attack hands",
        "read cards",
        "happen raid",
        "lay I",
        "roll",
    ],
)
def test_what_cannot_be_read_is_refused(text):
    """A word the notation does not know, a card or building that does not exist."""
    with pytest.raises(Refusal, match="notation-unknown"):
        RULES.read(B, text)
