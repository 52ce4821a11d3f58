"""Search over tables a seat could be sitting at: worlds sampled from its View, and nothing else."""

from __future__ import annotations

from .analysis import Analysis, Candidate
from .bot import Search
from .budget import Budget
from .mind import Idea, Mind
from .think import think

__all__ = ["Analysis", "Budget", "Candidate", "Idea", "Mind", "Search", "think"]
