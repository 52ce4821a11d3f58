"""OpenSpiel: `pyspiel.load_game("consigliere_KEY(players=3)")`, once this is imported.

Chance has nodes of its own; answers given at the same time are said one after the other, and stay
hidden in the information states of the others till all are in.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from msgspec.structs import fields

from consigliere.games import GAMES, game
from consigliere.kernel import CHANCE, SPECTATOR, Game, Seat
from consigliere.words import game_text

from . import coding, tensor
from .moment import Moment
from .table import setup
from .trouble import missing

try:
    import pyspiel
except ImportError as problem:
    raise missing("open_spiel", "openspiel") from problem

LONGEST: Final = 1_000_000  # no game lasts so long; the caps of the rules see to that
BITS: Final = 64  # of the digest of what was heard


def parameters(rules: Game[Any]) -> dict[str, Any]:
    """Players, edition and every house rule, with their defaults."""
    switches = {f.name: f.default for f in fields(rules.house)}
    return {"players": rules.seats[0], "edition": "standard", **switches}


def described(rules: Game[Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"consigliere_{rules.key.replace('-', '_')}",
        long_name=f"Consigliere {rules.key.replace('-', ' ').title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


class SpielGame(pyspiel.Game):
    """One of our games, for one number of players, edition and set of house rules."""

    key: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        key = self.key
        values = {**parameters(game(key)), **(params or {})}
        self.setup = setup(
            key, values.pop("players"), values.pop("edition"), **_changed(key, values)
        )
        self.code, self.layout = coding.of(self.setup), tensor.of(self.setup)
        chances = coding.chances(key, self.setup.edition, self.setup.seats)
        seats = self.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.code.size,
            max_chance_outcomes=chances.size,
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})
        self._first = Moment(self.setup, game(key).new(self.setup))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._first)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """What one player sees, what everybody sees, or what one sees beyond that."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return Public(self.layout, kind.perfect_recall)
        return (Observer if kind.public_info else Private)(self.layout, kind.perfect_recall)


class SpielState(pyspiel.State):
    """A moment of a game. Cloning copies a reference."""

    def __init__(self, game: SpielGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> Any:
        if self.moment.over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.moment.seat
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(self.moment.following())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        """The notation of an answer, or the name of a code that does not complete one."""
        setup = self.moment.setup
        answer = None if self.moment.over else self.moment.following().get(action)
        if answer is not None:
            return game(setup.game).write(answer, setup.edition)
        key = (setup.game, setup.edition, setup.seats)
        code = coding.chances(*key) if player == CHANCE else coding.answers(*key)
        return code.name(action)

    def is_terminal(self) -> bool:
        return self.moment.over

    def returns(self) -> list[float]:
        return list(self.moment.shares())

    def resample_from_infostate(self, player: Seat, sampler: Any) -> SpielState:
        """A state that `player` cannot tell from this one."""
        return SpielState(self.get_game(), self.moment.sample(player, _Rolls(sampler)))

    def record(self) -> str:
        """The game so far as text; `consigliere record verify` replays it."""
        return self.moment.record()

    def __str__(self) -> str:
        return str(self.moment)


class Observer:
    """What a player knows: the row of numbers; with perfect recall also a digest of the past."""

    def __init__(self, layout: tensor.Layout, recall: bool) -> None:
        self.layout, self.recall = layout, recall
        self.tensor = np.zeros(layout.size + (BITS if recall else 0), np.float32)
        self.dict = {shown.name: self.tensor[shown.at] for shown in layout.shown()}
        if recall:
            self.dict["heard"] = self.tensor[layout.size :]

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[: self.layout.size] = self.row(state.moment, player)
        if self.recall:
            heard = state.moment.heard(self.eyes(player)).ljust(BITS // 8, b"\0")
            self.tensor[self.layout.size :] = np.unpackbits(np.frombuffer(heard, np.uint8))

    def string_from(self, state: SpielState, player: Seat) -> str:
        seat = self.eyes(player)
        return state.moment.information_state(seat) if self.recall else text(state.moment, seat)

    def eyes(self, player: Seat) -> Seat:
        return player

    def row(self, moment: Moment, player: Seat) -> tensor.Row:
        seat = self.eyes(player)
        return self.layout.row(moment.view(seat), moment.prefix_of(seat))


class Public(Observer):
    """What everybody knows."""

    def eyes(self, player: Seat) -> Seat:
        return SPECTATOR


class Private(Observer):
    """What a player knows that not everybody does; noughts where there is no difference."""

    def string_from(self, state: SpielState, player: Seat) -> str:
        public = text(state.moment, SPECTATOR).splitlines()
        own = text(state.moment, player).splitlines()
        return "\n".join([line for line in own if line not in public])

    def row(self, moment: Moment, player: Seat) -> tensor.Row:
        own = super().row(moment, player)
        public = self.layout.row(moment.view(SPECTATOR), first=player)
        return np.where(own == public, np.float32(0), own)


class _Rolls:
    """OpenSpiel's sampler as a source of chance."""

    def __init__(self, sampler: Any) -> None:
        self.random = sampler


def text(moment: Moment, seat: Seat) -> str:
    """The table as that player sees it, in words, and the codes of an unfinished answer."""
    names = [f"player {seat}" for seat in range(moment.setup.seats)]
    texts = game_text(moment.setup.game, "en", names)
    codes = [moment.code().name(code) for code in moment.prefix_of(seat)]
    return "\n".join([*texts.table(moment.view(seat)), *codes])


def enroll() -> None:
    """The games under their names in OpenSpiel, each as a class of its own."""
    registered = pyspiel.registered_names()
    for rules in GAMES.values():
        kind = described(rules)
        if kind.short_name not in registered:
            made = type(kind.short_name, (SpielGame,), {"kind": kind, "key": rules.key})
            pyspiel.register_game(kind, made)


def _changed(key: str, values: dict[str, Any]) -> dict[str, Any]:
    """The house rules that differ from the printed ones."""
    printed = parameters(game(key))
    return {name: value for name, value in values.items() if value != printed[name]}


enroll()
