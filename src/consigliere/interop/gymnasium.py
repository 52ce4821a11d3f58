"""Gymnasium: one seat learns, the others are bots: `gymnasium.make("consigliere/Key-v0")`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from consigliere.bots import bot
from consigliere.games import GAMES
from consigliere.kernel import Bot, Seat, Stream

from . import table, tensor
from .trouble import missing, plainly

try:
    import gymnasium as gym
    from gymnasium import spaces
except ImportError as problem:
    raise missing("gymnasium", "gymnasium") from problem

ILLEGAL: Final = -1.0  # what an illegal code costs; it ends the episode

Info = dict[str, Any]


class Table(gym.Env[tensor.Row, int]):
    """A table at which one seat is asked by `step`; the others and chance answer in between.

    `bots` are names as `consigliere games` lists them, one for each of the other seats; a shorter
    list is repeated. Without `seat` another one is drawn for every episode.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: Seat | None = None,
        bots: Sequence[str] = ("random",),
        edition: str = "standard",
        render_mode: str | None = None,
        **house: str,
    ) -> None:
        self.table = table.Table(table.setup(game, players, edition, **house))
        self.render_mode, self.place, self.names = render_mode, seat, tuple(bots)
        self.seat: Seat = seat or 0
        with plainly():
            self.bots = self._bots()
        layout = self.table.layout
        self.observation_space = spaces.Box(layout.low, layout.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.table.code.size)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[tensor.Row, Info]:
        """A new game; the same seed deals the same and lets the bots roll the same."""
        super().reset(seed=seed)
        self.seed = int(self.np_random.integers(2**62)) if seed is None else seed
        self.seat = self._drawn() if self.place is None else self.place
        self.bots = self._bots()
        self.table.reset(self.seed)
        self._others()
        return self.table.row(self.seat), self._info()

    def step(self, action: int) -> tuple[tensor.Row, float, bool, bool, Info]:
        """One code of the learning seat, and whatever the others answer to it."""
        if int(action) not in self.table.following(self.seat):
            return self.table.row(self.seat), ILLEGAL, True, False, self._info(illegal=True)
        self.table.say(self.seat, int(action))
        self._others()
        reward = float(self.table.shares()[self.seat])
        return self.table.row(self.seat), reward, self.table.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal codes, as sb3-contrib's MaskablePPO asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table in words, as the learning seat sees it."""
        text = self.table.text(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def record(self) -> str:
        """The match so far as text; `consigliere record verify` replays it."""
        return self.table.record()

    def _info(self, illegal: bool = False) -> Info:
        return {"action_mask": self.table.mask(self.seat), "illegal": illegal, "seat": self.seat}

    def _drawn(self) -> Seat:
        return int(self.np_random.integers(len(self.table.seats)))

    def _bots(self) -> dict[Seat, Bot]:
        others = [s for s in self.table.seats if s != self.seat]
        names = islice(cycle(self.names), len(others))
        return {s: bot(self.table.setup.game, n) for s, n in zip(others, names, strict=True)}

    def _others(self) -> None:
        """Bots answer until the learning seat is asked, or the game is over."""
        while not self.table.over and self.seat not in self.table.waiting():
            seat = self.table.waiting()[0]
            rolls = Stream(self.seed, "bot", seat, len(self.table.match.lines))
            self.table.answer(seat, self.bots[seat](self.table.view(seat), rolls))


def enroll() -> None:
    """The games under their names: `consigliere/Key-v0`."""
    for key in GAMES:
        name = f"consigliere/{key.title().replace('-', '')}-v0"
        if name not in gym.registry:
            gym.register(name, entry_point=f"{__name__}:Table", kwargs={"game": key})


enroll()
