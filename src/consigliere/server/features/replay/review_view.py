"""A review as it is sent: in words, at the moments of its replay."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from consigliere.analyst import Review
from consigliere.analyst.judge import Judged
from consigliere.analyst.replayed import ReplayedGame
from consigliere.analyst.review import Luck, Side, Turn
from consigliere.analyst.telling import answered, happened, regret
from consigliere.words import GameText, game_text

from ...protocol.review import (
    ReviewAnswer,
    ReviewDecision,
    ReviewLuck,
    ReviewPoint,
    ReviewSeat,
    ReviewTurn,
    ReviewView,
)
from .player import ReplayPlayer


def review_view(id: str, player: ReplayPlayer, review: Review, deep: bool, lang: str) -> ReviewView:
    """The review for one reader."""
    names = [one.name for one in player.stored.seats]
    review_texts = ReviewTexts(player, game_text(player.setup.game, lang, names))
    return ReviewView(
        id=id,
        game=player.setup.game,
        deep=deep,
        seats=[_seat(side, names[side.seat]) for side in review.sides],
        chart=[ReviewPoint(review_texts.before(p.at), p.at, list(p.shares)) for p in review.chart],
        decisions=[review_texts.decision(d) for d in review.decisions],
        turns=[review_texts.turn(turn) for turn in review.turns],
        lucks=[review_texts.luck(luck) for luck in review.lucks],
    )


class ReviewTexts:
    """The parts of a review in one language."""

    def __init__(self, player: ReplayPlayer, texts: GameText) -> None:
        self.player, self.texts = player, texts
        self.replayed = ReplayedGame(player.game, player.record, player.states)

    def before(self, at: int) -> int:
        """The moment at which answer `at` was given."""
        return max(0, bisect_right(self.player.moment_ends, at) - 1)

    def after(self, at: int) -> int:
        """The moment that shows its result."""
        return min(self.player.last, bisect_left(self.player.moment_ends, at + 1))

    def decision(self, d: Judged) -> ReviewDecision:
        return ReviewDecision(
            n=self.before(d.at),
            at=d.at,
            seat=d.seat,
            kind=d.kind,
            prompt=self.texts.prompt(self.replayed.view(d.at)),
            said=self._answer(d.at, d.said, d.said_value),
            best=self._answer(d.at, d.best, d.best_value),
            cost=d.cost,
            low=d.low,
            high=d.high,
            grade=d.grade,
            why=regret(d.why, self.texts) if d.grade != "fine" else "",
        )

    def turn(self, turn: Turn) -> ReviewTurn:
        text = happened(self.texts, self.replayed, turn.at)
        before, after = list(turn.before), list(turn.after)
        return ReviewTurn(self.after(turn.at), turn.at, turn.seat, text, before, after)

    def luck(self, luck: Luck) -> ReviewLuck:
        text = happened(self.texts, self.replayed, luck.at)
        return ReviewLuck(self.after(luck.at), luck.at, text, list(luck.luck))

    def _answer(self, at: int, text: str, value: float) -> ReviewAnswer:
        return ReviewAnswer(text, answered(self.texts, self.replayed, at, text), value)


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
