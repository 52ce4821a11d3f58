"""What boards count themselves, as the rules do it: written for the tests of the pages."""

import json
from pathlib import Path

PAGES = Path(__file__).parents[2] / "web" / "tests"


def text(cases):
    """One case a line."""
    return "".join([json.dumps(case) + "\n" for case in cases])


def write(game, cases):
    (PAGES / game / "rules.jsonl").write_text(text(cases))
