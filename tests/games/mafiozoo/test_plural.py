"""One gem is not several: what the question about a corruption card says of the fund."""

import re
from pathlib import Path

import pytest

from consigliere.games import game
from consigliere.kernel import CHANCE, observe, read_record, replay
from consigliere.words import game_text

RECORD = Path(__file__).parent / "records" / "players-4.rec"
SEVERAL = re.compile(r"(?<!\d)1 (Edelsteine|Gemme|gems)\b")


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_one_gem_in_the_fund_is_said_in_the_singular(lang):
    result = game_text("mafiozoo", lang, ["Aldo", "Bruno", "Ciro", "Dino"])
    prompts = [
        result.prompt(observe(s, seat))
        for s in replay(game("mafiozoo"), read_record(RECORD.read_text()))
        for seat in s.waiting()
        if seat != CHANCE
    ]

    assert prompts
    assert [] == [prompt for prompt in prompts if SEVERAL.search(prompt)]
