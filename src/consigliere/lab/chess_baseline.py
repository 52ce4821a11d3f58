"""The peer that `consigliere bench` plays in the same run: python-chess."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from time import process_time
from typing import Any, Protocol

_DRAWN = 150  # half-moves without capture or pawn move: the rule that ends most random games


class Peer(Protocol):
    """Another library that plays at random, options listed at every decision."""

    name: str
    best: float  # decisions a second in the best window so far

    def window(self, seconds: float) -> None: ...

    def positions(self) -> list[Any]: ...  # of a few games, to copy


def chess_peer(rng: Random) -> Peer | None:
    """python-chess; None if it is not installed."""
    try:
        return _Chess(rng)
    except ModuleNotFoundError:
        return None


class _Chess:
    name = "python-chess"

    def __init__(self, rng: Random) -> None:
        import chess

        self._new, self._rng, self.best = chess.Board, rng, 0.0

    def window(self, seconds: float) -> None:
        """Random play without the test for repetition, which would only slow it down."""
        began = now = process_time()
        moves = 0
        while now - began < seconds:
            moves += self._play()
            now = process_time()
        self.best = max(self.best, moves / (now - began))

    def positions(self) -> list[Any]:
        """Every fortieth position of some random games."""
        games = chain.from_iterable([self._through() for _ in range(8)])
        return [board.copy() for n, board in enumerate(games) if n % 40 == 0]

    def _play(self) -> int:
        return sum(1 for _ in self._through())

    def _through(self) -> Iterator[Any]:
        board = self._new()
        while board.halfmove_clock < _DRAWN and not board.is_insufficient_material():
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(self._rng.random() * len(legal))])
            yield board
