"""One seat learns to beat random players, with sb3-contrib's MaskablePPO.

    pip install "consigliere[gymnasium]" sb3-contrib
    python learn_to_beat_random.py mafiozoo --steps 100000

It prints how often the seat wins before and after, each with its 95% interval.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback

from consigliere.interop.gymnasium import Table


class Lead(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A hint for the learner: its lead in points counts as it grows, victory counts as before."""

    def __init__(self, table: Table, weight: float = 0.5) -> None:
        super().__init__(table)
        self.board, self.weight = table, weight

    def reset(self, **given: Any) -> tuple[Any, dict[str, Any]]:
        told = super().reset(**given)
        self.lead = self._lead()
        return told

    def step(self, action: int) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        row, reward, over, late, info = super().step(action)
        before, self.lead = self.lead, self._lead()
        return row, float(reward) + self.weight * (self.lead - before), over, late, info

    def action_masks(self) -> Any:
        return self.board.action_masks()

    def _lead(self) -> float:
        """How far ahead of the best rival, as a share of both."""
        s, seat = self.board.table.match.state, self.board.seat
        points = [float(n) for n in self.board.table.game.scores(s)]
        rival = max([n for other, n in enumerate(points) if other != seat])
        return (points[seat] - rival) / max(1.0, abs(points[seat]) + abs(rival))


class Clock(BaseCallback):
    """A line now and then, so that one sees it move."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.every = every

    def _on_step(self) -> bool:
        if self.num_timesteps % self.every == 0:
            print(f"  {self.num_timesteps} steps", flush=True)
        return True


def wins(table: Table, model: MaskablePPO | None, games: int) -> float:
    """How often the seat wins; without a model it plays at random."""
    rng, won = np.random.default_rng(0), 0.0
    for number in range(games):
        row, _ = table.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            masks = get_action_masks(table)
            legal = np.flatnonzero(masks)
            code = rng.choice(legal) if model is None else model.predict(row, action_masks=masks)[0]
            row, reward, over, _, _ = table.step(int(code))
        won += reward > 0
    return won / games


def told(share: float, games: int) -> str:
    """A share of wins with its 95% interval."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return f"{share:.1%} of {games} games ({middle - wide:.1%} to {middle + wide:.1%})"


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    given.add_argument("game", choices=["mafia-city", "mafiozoo", "mob-city"])
    given.add_argument("--players", type=int, default=None)
    given.add_argument("--steps", type=int, default=100_000)
    given.add_argument("--games", type=int, default=200, help="games for each win rate")
    given.add_argument("--save", default="", help="keep the model in this file")
    args = given.parse_args()

    torch.set_num_threads(1)
    table = Table(args.game, args.players)
    print("before:", told(wins(table, None, args.games), args.games), flush=True)
    model = MaskablePPO(
        "MlpPolicy",
        Lead(Table(args.game, args.players)),
        n_steps=1024,
        batch_size=256,
        n_epochs=6,
        learning_rate=5e-4,
        gamma=0.999,
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    model.learn(args.steps, callback=Clock(10_240))
    print("after: ", told(wins(table, model, args.games), args.games), flush=True)
    if args.save:
        model.save(args.save)


if __name__ == "__main__":
    main()
