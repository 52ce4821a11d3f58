"""Playthroughs: whole games as OpenSpiel's generator tells them, kept to notice changes.

`python -m tests.interop.retell` writes them again. What players see is left out: tests of its own
look at that.
"""

import re
from pathlib import Path
from unittest.mock import patch

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from consigliere.interop import openspiel

from ..sample import EVERY, folder
from .tables import loadable

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {folder(key): loadable(key) for key in EVERY}
LEFT_OUT = re.compile(r"(PolicyTensor|History)\w*\(")


def kept(text):
    return "\n".join([row for row in text.splitlines() if not LEFT_OUT.match(row)]) + "\n"


def playthrough(name, actions=None):
    """The game of that name again, by its actions; by chance without."""
    openspiel.enroll()
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    with patch.object(generate_playthrough, "make_observation", return_value=None):
        return kept(generate_playthrough.playthrough(GAMES[name], actions, seed=7))


def actions(text):
    return [int(number) for number in re.findall(r"^action: (\d+)$", text, re.M)]


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name))
