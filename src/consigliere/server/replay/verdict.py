"""A review in words, at the moments of its replay."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from consigliere.analyst import Review
from consigliere.analyst.course import Course
from consigliere.analyst.judge import Judged
from consigliere.analyst.review import Luck, Side, Turn
from consigliere.analyst.telling import answered, happened, regret
from consigliere.words import Teller, teller

from ..wire.review import (
    ReviewAnswer,
    ReviewDecision,
    ReviewLuck,
    ReviewPoint,
    ReviewSeat,
    ReviewTurn,
    ReviewView,
)
from .reel import Reel


def verdict(id: str, reel: Reel, found: Review, deep: bool, lang: str) -> ReviewView:
    """The review for one reader."""
    names = [one.name for one in reel.tape.seats]
    told = Verdict(reel, teller(reel.setup.game, lang, names))
    return ReviewView(
        id=id,
        game=reel.setup.game,
        deep=deep,
        seats=[_seat(side, names[side.seat]) for side in found.sides],
        chart=[ReviewPoint(told.before(p.at), p.at, list(p.shares)) for p in found.chart],
        decisions=[told.decision(d) for d in found.decisions],
        turns=[told.turn(turn) for turn in found.turns],
        lucks=[told.luck(luck) for luck in found.lucks],
    )


class Verdict:
    """The parts of a review in one language."""

    def __init__(self, reel: Reel, told: Teller) -> None:
        self.reel, self.told = reel, told
        self.course = Course(reel.game, reel.record, reel.states)

    def before(self, at: int) -> int:
        """The moment that shows the table at which answer `at` was given."""
        return max(0, bisect_right(self.reel.cuts, at) - 1)

    def after(self, at: int) -> int:
        """The moment that shows what came of it."""
        return min(self.reel.last, bisect_left(self.reel.cuts, at + 1))

    def decision(self, d: Judged) -> ReviewDecision:
        w, names = self.told.words, self.told.names
        return ReviewDecision(
            n=self.before(d.at),
            at=d.at,
            seat=d.seat,
            kind=d.kind,
            prompt=self.told.prompt(self.course.view(d.at)),
            said=self._answer(d.at, d.said, d.said_value),
            best=self._answer(d.at, d.best, d.best_value),
            cost=d.cost,
            low=d.low,
            high=d.high,
            grade=d.grade,
            why=regret(d.why, names, w) if d.grade != "fine" else "",
        )

    def turn(self, turn: Turn) -> ReviewTurn:
        text = happened(self.told, self.course, turn.at)
        before, after = list(turn.before), list(turn.after)
        return ReviewTurn(self.after(turn.at), turn.at, turn.seat, text, before, after)

    def luck(self, luck: Luck) -> ReviewLuck:
        text = happened(self.told, self.course, luck.at)
        return ReviewLuck(self.after(luck.at), luck.at, text, list(luck.luck))

    def _answer(self, at: int, text: str, value: float) -> ReviewAnswer:
        return ReviewAnswer(text, answered(self.told, self.course, at, text), value)


def _seat(side: Side, name: str) -> ReviewSeat:
    return ReviewSeat(
        seat=side.seat,
        name=name,
        start=side.start,
        end=side.end,
        skill=side.skill,
        skill_low=side.skill_low,
        skill_high=side.skill_high,
        luck=side.luck,
        others=side.others,
        decisions=side.decisions,
        inaccuracies=side.inaccuracies,
        mistakes=side.mistakes,
        blunders=side.blunders,
    )
