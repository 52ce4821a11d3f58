"""What must be true of any position, on those of golden records; the laws try many more."""

import pytest

from ...laws import notation_is_reversible
from ..positions import LAWS, keep
from .golden import CORPUS, GAME


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_law_holds_in_a_golden_record(seats, law):
    keep(CORPUS, f"players-{seats}", law)


@pytest.mark.parametrize("name", CORPUS.names())
def test_every_answer_can_be_written_and_read(name):
    keep(CORPUS, name, notation_is_reversible)
