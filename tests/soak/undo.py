"""The law of undo over many matches: `python3 make.py soak undo [MATCHES]`, each of every game."""

from __future__ import annotations

import time

from consigliere.games import GAMES

from ..server.test_undo_law import walk


def main(matches: str = "400") -> int:
    begun = time.monotonic()
    for game in GAMES.values():
        tried = sum(walk(game, 10_000 + seed) for seed in range(int(matches)))
        print(f"{game.key}: {matches} matches, {tried} tables, no seat learned more by undoing")
    print(f"{time.monotonic() - begun:.0f} s")
    return 0
