"""One game of a study, and all that is kept of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from consigliere.games import features, game
from consigliere.kernel import CHANCE, Action, Dealer, Game, Seat

from ..simulate import Move, Plan, moves, seated
from .plan import Study
from .things import Tally

_WIDEST: Final = 300  # options of one question that are looked at one by one
_WORD: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")


class Choice(Struct, frozen=True, array_like=True):
    """One answer: the question, the number of options, the answer."""

    seat: Seat
    round: int
    kind: str
    options: int
    answer: str
    score: int  # what counts at the end, as the seat had it then


class Offer(Struct, frozen=True, array_like=True):
    """How often a seat could have chosen something, and how often it did."""

    seat: Seat
    kind: str
    label: str
    offered: int
    chosen: int


class Seated(Struct, frozen=True):
    """How one seat fared."""

    score: int
    place: int
    standing: tuple[int, ...]  # at the end of each round
    got: dict[str, int]
    sources: dict[str, int]


class Outcome(Struct, frozen=True):
    """How one game went; it depends on the study's table and the number alone."""

    table: int
    number: int
    first: Seat  # who began
    winners: tuple[Seat, ...]
    rounds: int
    decisions: int
    decided_by: str
    counted: str  # the quantity that decided: points, influence, cash, notoriety
    facts: dict[str, float]
    seats: tuple[Seated, ...]
    choices: tuple[Choice, ...] = ()
    offers: tuple[Offer, ...] = ()


def play_game(study: Study, at: int) -> Outcome:
    """The game at that place of the study, played and watched."""
    index, number = study.find(at)
    plan, seed = study.tables[index].plan, f"{study.tables[index].plan.seed}/{number}"
    watched = moves(plan, seated(plan, number), Dealer(seed), seed)
    return _Watch(plan, study.decisions, watched).outcome(index, number)


class _Watch:
    """Sees a game through, and remembers what a study wants to know."""

    def __init__(self, plan: Plan, in_full: bool, game_moves: Iterator[Move]) -> None:
        self._rules: Game[Any] = game(plan.setup.game)
        self._plan = plan
        self._features = features(plan.setup.game)
        self._rounds: list[dict[str, tuple[int, ...]]] = []
        self._events: Counter[str] = Counter()
        self._choices: list[Choice] = []
        self._offers: Counter[tuple[Seat, str, str]] = Counter()
        self._chosen: Counter[tuple[Seat, str, str]] = Counter()
        self._decisions, self._by = 0, ""
        self._states = list(self._through(game_moves, in_full))
        self._rounds.append(self._features.standings(self._states[-1]))

    def _through(self, game_moves: Iterator[Move], in_full: bool) -> Iterator[Any]:
        self._tally: Tally | None = None
        for move in game_moves:
            if self._tally is None:
                self._tally = Tally(self._plan.setup)
                self._tally.note(move.before.news)
                yield move.before
            self._note(move, in_full)
            yield move.after

    def _note(self, move: Move, in_full: bool) -> None:
        assert self._tally is not None
        if move.seat != CHANCE:
            self._decisions += 1
            self._tally.asked(move.seat)
            if in_full:
                self._listen(move)
        news = move.after.news
        self._tally.note(news)
        self._events.update([type(event).__name__ for event in news])
        self._by = next(filter(None, map(self._features.decided_by, news)), self._by)
        if 1 <= self._rules.rounds(move.before) < self._rules.rounds(move.after):
            self._rounds.append(self._features.standings(move.after))

    def _listen(self, move: Move) -> None:
        """A question with one answer only is none."""
        s, seat, edition = move.before, move.seat, self._plan.setup.edition
        options = s.options(seat)
        if len(options) < 2:
            return
        answer, score = self._rules.write(move.answer, edition), self._rules.scores(s)[seat]
        turn = self._rules.rounds(s)
        self._choices.append(Choice(seat, turn, s.kind, len(options), answer, score))
        if len(options) <= _WIDEST:
            there = {self._label(option) for option in options}
            self._offers.update([(seat, s.kind, label) for label in there])
            self._chosen[seat, s.kind, self._label(move.answer)] += 1

    def _label(self, answer: Action) -> str:
        return labelled(self._rules.write(answer, self._plan.setup.edition))

    def outcome(self, table: int, number: int) -> Outcome:
        """What is kept."""
        s, rules = self._states[-1], self._rules
        return Outcome(
            table=table,
            number=number,
            first=self._tally.first if self._tally else 0,
            winners=rules.winners(s),
            rounds=rules.rounds(s),
            decisions=self._decisions,
            decided_by=self._by,
            counted=_counted(self._rounds, rules.scores(s)),
            facts=self._features.facts(s, self._events),
            seats=tuple(self._seats(s)),
            choices=tuple(self._choices),
            offers=tuple([Offer(*key, n, self._chosen[key]) for key, n in self._sorted_offers()]),
        )

    def _sorted_offers(self) -> list[tuple[tuple[Seat, str, str], int]]:
        return sorted(self._offers.items())

    def _seats(self, s: Any) -> Iterator[Seated]:
        scores, accounts = self._rules.scores(s), self._features.accounts(self._states)
        counted = _counted(self._rounds, scores)
        places = {one.seat: one.place for one in self._features.ranking(s)}
        for seat, score in enumerate(scores):
            yield Seated(
                score=score,
                place=places[seat],
                standing=tuple([standing[counted][seat] for standing in self._rounds]),
                got=self._tally.got(seat) if self._tally else {},
                sources={
                    f"{account.key}/{source.key}": source.values[seat]
                    for account in accounts
                    for source in account.sources
                },
            )


def _counted(rounds: list[dict[str, tuple[int, ...]]], scores: tuple[int, ...]) -> str:
    """Which of the quantities charted is the one that counts in the end."""
    return next(key for key in rounds[-1] if rounds[-1][key] == scores)


def labelled(text: str) -> str:
    """An answer without its details: the verb, and the first thing it names."""
    verb, _, rest = text.partition(" ")
    word = _WORD.search(rest)
    return f"{verb} {word[0] if word else rest.partition(' ')[0]}".strip()
