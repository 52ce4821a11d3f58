"""PettingZoo: `env(KEY, players=4)`, one agent a seat; `parallel_env` for all at once."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from consigliere.games import GAMES
from consigliere.kernel import SPECTATOR, Seat

from .table import Table, setup
from .trouble import missing

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv, aec_registry, register
    from pettingzoo.utils import wrappers
except ImportError as problem:
    raise missing("pettingzoo", "pettingzoo") from problem

Observation = dict[str, Any]
MODES: Final = ("ansi", "human")


class _Seats:
    """What both kinds of environments have in common: the table, names, spaces, pictures.

    `eyes` is the seat that is rendered, a spectator's by default; house rules are given by name.
    """

    waits: ClassVar[int] = 0  # one if there is a code for waiting

    def __init__(
        self,
        game: str,
        players: int | None = None,
        edition: str = "standard",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        lang: str = "en",
        eyes: Seat = SPECTATOR,
        **house: str,
    ) -> None:
        self.table = Table(setup(game, players, edition, **house), lang)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode, self.max_cycles, self.eyes = render_mode, max_cycles, eyes
        self.possible_agents = [f"seat_{seat}" for seat in self.table.seats]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces()

    def _spaces(self) -> None:
        codes, layout = self.table.code.size + self.waits, self.table.layout
        self.action_spaces = {agent: spaces.Discrete(codes) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(layout.low, layout.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (codes,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def record(self) -> str:
        """The match so far as text; `consigliere record verify` replays it."""
        return self.table.record()

    def render(self) -> str | None:
        """The table in words: handed back (`ansi`) or printed (`human`)."""
        text = self.table.text(self.eyes)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        """Without a seed the next one is drawn, as Gymnasium does."""
        if seed is not None or not hasattr(self, "_rng"):
            self._rng, _ = seeding.np_random(seed)
        self.table.reset(int(self._rng.integers(2**62)) if seed is None else seed)
        self.agents, self._cycles = self.possible_agents[:], 0

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.shares(), strict=True))


class raw_env(_Seats, AECEnv[str, Observation, int]):  # noqa: N801
    """One seat after the other; answers given at the same time are sealed till all are in."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, *args, **kwargs)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        return {"observation": self.table.row(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        assert action is not None
        self.table.say(self._seat[agent], int(action))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._cycles >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Who is asked; when it is over, everybody is heard once more in seat order."""
        asked = self.table.waiting()
        self.agent_selection = self.possible_agents[asked[0] if asked else 0]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.table.mask(self._seat[agent])}


class parallel_env(_Seats, ParallelEnv[str, Observation, int]):  # noqa: N801
    """Everybody acts in every step: who is asked answers, the others wait.

    Waiting is the last code; it is all that the mask of a seat allows that is not asked. A code
    that the mask forbids counts as waiting too, and the info says so.
    """

    waits: ClassVar[int] = 1

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _Seats.__init__(self, *args, **kwargs)
        self.wait = self.table.code.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), self._infos({})

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        asked = self.table.waiting()  # an answer may have others asked: they are, next time
        legal = {a: self._say(self._seat[a], int(c), asked) for a, c in actions.items()}
        self._cycles += 1
        over = self.table.over
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        results = (
            self._observations(),
            self._rewards(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, late),
            self._infos(legal),
        )
        self.agents = [] if over or late else self.agents
        return results

    def _say(self, seat: Seat, code: int, asked: tuple[Seat, ...]) -> bool:
        """Whether that was allowed; if not, it counts as waiting."""
        if seat not in asked:
            return code == self.wait
        if code not in self.table.following(seat):
            return False
        self.table.say(seat, code)
        return True

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        mask = np.append(self.table.mask(seat), np.int8(0))
        mask[self.wait] = seat not in self.table.waiting()
        return mask

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {
                "observation": self.table.row(self._seat[agent]),
                "action_mask": self._mask(self._seat[agent]),
            }
            for agent in self.agents
        }

    def _infos(self, legal: dict[str, bool]) -> dict[str, dict[str, Any]]:
        return {
            agent: {
                "action_mask": self._mask(self._seat[agent]),
                "illegal": not legal.get(agent, True),
            }
            for agent in self.agents
        }


def env(*args: Any, **kwargs: Any) -> AECEnv[str, Observation, int]:
    """`raw_env` with PettingZoo's usual guards; an illegal code ends the game for its seat."""
    made: Any = raw_env(*args, **kwargs)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def enroll() -> None:
    """The games under their names: `pettingzoo.make("aec", "consigliere/KEY_v0")`."""
    for key in GAMES:
        name = f"consigliere/{key.replace('-', '_')}_v0"
        if name.replace("_v0", "-v0") not in aec_registry:
            register("aec", name, entry_point=f"{__name__}:env", kwargs={"game": key})
            register("parallel", name, entry_point=f"{__name__}:parallel_env", kwargs={"game": key})


enroll()
