"""Positions of golden records, for what must be true of any of them."""

from __future__ import annotations

from random import Random
from typing import Any

from consigliere.kernel import replay
from consigliere.testing.laws import Law, nothing_leaks, standing_orders_leak_nothing

from .corpus import Corpus

LAWS = (nothing_leaks, standing_orders_leak_nothing)
EVERY = 5  # position of a record


def keep(corpus: Corpus, name: str, law: Law) -> Any:
    """A law holds at every fifth position of that record."""
    rng = Random(name)
    for n, s in enumerate(replay(corpus.game, corpus.load(name))):
        if n % EVERY == 0 and s.pending:
            law(corpus.game, s, rng)
