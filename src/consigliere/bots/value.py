"""A learned guess at who will win: a small network over what each seat has.

The same weights look at every seat: what it has, what the others have on average and at most, and
what lies on the table for all. A softmax compares the seats, so any number of them may sit there.
`training/` says where the weights come from; here numpy is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct

Array = np.ndarray[Any, np.dtype[np.float32]]


class NetFeatures(NamedTuple):
    """A table in numbers: those of each seat, and those of the table as a whole."""

    seats: Sequence[Sequence[float]]
    table: Sequence[float]


class Weights(Struct, frozen=True):
    """The file a network is kept in."""

    origin: str  # how they were found
    shift: list[float]  # of each input: its mean ...
    scale: list[float]  # ... and its deviation
    layers: list[tuple[list[list[float]], list[float]]]


def inputs(net_features: NetFeatures) -> Array:
    """One row a seat: its own numbers, the others' mean and most, the table's."""
    own = np.array(net_features.seats, dtype=np.float32)
    n, w = own.shape
    rows = np.empty((n, 3 * w + len(net_features.table)), dtype=np.float32)
    second, most = np.partition(own, n - 2, axis=0)[n - 2 :]
    rows[:, :w] = own
    rows[:, w : 2 * w] = (own.sum(axis=0) - own) / (n - 1)
    rows[:, 2 * w : 3 * w] = np.where(own == most, second, most)
    rows[:, 3 * w :] = net_features.table
    return rows


class Net:
    """Shares of the victory, from what the network is given."""

    def __init__(self, weights: Weights) -> None:
        self._shift = np.array(weights.shift, dtype=np.float32)
        self._scale = np.array(weights.scale, dtype=np.float32)
        layers = [
            (np.array(w, dtype=np.float32), np.array(b, dtype=np.float32))
            for w, b in weights.layers
        ]
        self._hidden, self._last = layers[:-1], layers[-1]

    @classmethod
    def load(cls, package: str, name: str) -> Net:
        text = files(package).joinpath(name).read_bytes()
        return cls(msgspec.json.decode(text, type=Weights))

    def __call__(self, net_features: NetFeatures) -> tuple[float, ...]:
        x = (inputs(net_features) - self._shift) / self._scale
        for w, b in self._hidden:
            x = np.maximum(x @ w + b, 0.0)
        logits = (x @ self._last[0] + self._last[1])[:, 0]
        powers = np.exp(logits - logits.max())
        return tuple((powers / powers.sum()).tolist())
