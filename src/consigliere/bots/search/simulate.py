"""One simulation: a world is played on, by what is known and at first sight, then judged."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import CHANCE, Action, Dealer, Rolls, Seat, State, advance, observe

from .mind import Mind, worth
from .table import Edge, Node, drawn, key

_LONG: Final = 60  # answers played on at most, should no table be quiet
_KEPT: Final = 20_000  # information sets remembered

NodeCache = dict[int, Node]


class Simulation:
    """From an answer on. Everybody answers by his own View of this world."""

    def __init__(self, mind: Mind, table: NodeCache, far: int) -> None:
        self.mind, self.table, self.far = mind, table, far
        self.end: State | None = None  # where the last one came to

    def __call__(
        self, world: State, seat: Seat, answer: Action, dealer: Dealer, rolls: Rolls
    ) -> tuple[float, ...]:
        """What everybody may expect after `seat` gave that answer."""
        path: list[tuple[Seat, Node, Edge]] = []
        s, quiet = advance(world, seat, answer), 0
        new = False  # beyond the first new information set none is remembered
        before = world
        for _ in range(_LONG):
            quiet += self.mind.is_quiescent(before, s)
            if not s.pending or quiet > self.far:
                break
            before, who = s, s.waiting()[0]
            if who == CHANCE:
                s = advance(s, who, dealer.pick(s.kind, s.options(who)))
                continue
            chosen, new = self._answer(s, who, rolls, path, new)
            s = advance(s, who, chosen)
        self.end, won = s, worth(self.mind, s)
        for who, node, edge in path:
            node.learn(edge, won[who])
        return won

    def _answer(
        self, s: State, seat: Seat, rolls: Rolls, path: list[tuple[Seat, Node, Edge]], new: bool
    ) -> tuple[Action, bool]:
        view = observe(s, seat)
        assert view.decision is not None
        if len(view.decision.options) == 1:
            return next(iter(view.decision.options)), new
        if new:
            return drawn(self.mind.ideas(view, rolls), self.mind.temper, rolls), new
        at = key(view)
        node = self.table.get(at)
        if node is None:
            new = True
            node = Node(self.mind.ideas(view, rolls), self.mind.temper)
            if len(self.table) < _KEPT:
                self.table[at] = node
        edge = node.select()
        path.append((seat, node, edge))
        return edge.answer, new
