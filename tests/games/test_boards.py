"""Cases by which boards are checked are those of the rules of today."""

from importlib import import_module
from pathlib import Path

import pytest

from .boards import PAGES, text

COUNTING = [path.parent.name for path in sorted(Path(__file__).parent.glob("*/boards.py"))]


@pytest.mark.parametrize("folder", COUNTING)
def test_boards_count_by_the_rules_of_today(folder):
    cases = import_module(f".{folder}.boards", __package__).cases()

    assert text(cases) == (PAGES / folder.replace("_", "-") / "rules.jsonl").read_text()
