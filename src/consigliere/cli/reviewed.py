"""What `consigliere review` found, for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from consigliere.words import game_text

from .screen import table

if TYPE_CHECKING:
    from consigliere.analyst import Case, Review
    from consigliere.analyst.judge import Judged
    from consigliere.analyst.review import Side
    from consigliere.words import GameText, Words

_WORST: Final = 8  # decisions shown, at most
_WIDE: Final = 60  # columns of the chart
_BARS: Final = "▁▂▃▄▅▆▇█"
_HEADS: Final = ("player", "start", "skill", "luck", "others", "end", "slips")


def show(case: Case, review: Review, names: list[str], w: Words) -> None:
    """The review as tables and sentences on stdout."""
    texts = game_text(review.game, w.lang, names)
    print(w.say("review-title", game=texts.title(), seats=case.seats))
    print()
    heads = [head for head in _HEADS if head != "luck" or review.sides[0].luck is not None]
    table([w.say(f"review-{head}") for head in heads], [_row(s, names) for s in review.sides])
    print(f"\n{w.say('review-chart')}")
    _chart(review, names)
    print(f"\n{w.say('review-turns')}")
    _print(_turns(case, review, texts), w)
    print(f"\n{w.say('review-worst')}")
    _print(_worst(case, review, texts), w)


def _print(lines: Iterator[str], w: Words) -> None:
    for line in list(lines) or [w.say("review-none")]:
        print(line)


def _row(side: Side, names: list[str]) -> list[str]:
    skill = f"{signed(side.skill)} ({signed(side.skill_low)} – {signed(side.skill_high)})"
    slips = f"{side.inaccuracies} / {side.mistakes} / {side.blunders}"
    luck = [] if side.luck is None else [signed(side.luck)]
    middle = [skill, *luck, signed(side.others)]
    return [names[side.seat], percent(side.start), *middle, percent(side.end), slips]


def _chart(review: Review, names: list[str]) -> None:
    """A line of bars for each seat: nobody needs colours to tell them apart."""
    last = review.chart[-1].shares
    rows = [
        [name, _bars([point.shares[seat] for point in review.chart]), percent(last[seat])]
        for seat, name in enumerate(names)
    ]
    table(["", "", ""], rows)


def _bars(values: Sequence[float]) -> str:
    wide = min(_WIDE, len(values))
    at = [round(n * (len(values) - 1) / max(1, wide - 1)) for n in range(wide)]
    return "".join([_BARS[min(7, int(8 * values[n]))] for n in at])


def _turns(case: Case, review: Review, texts: GameText) -> Iterator[str]:
    from consigliere.analyst.telling import happened

    for turn in review.turns:
        text = happened(texts, case, turn.at)
        moved = [b - a for a, b in zip(turn.before, turn.after, strict=True)]
        most = sorted(range(case.seats), key=lambda seat: -abs(moved[seat]))[:2]
        change = ", ".join([f"{texts.names[seat]} {signed(moved[seat])}" for seat in most])
        yield texts.words.say("review-turn", at=turn.at + 1, text=text, change=change)


def _worst(case: Case, review: Review, texts: GameText) -> Iterator[str]:
    from consigliere.analyst.telling import answered, regret

    slips = [d for d in review.decisions if d.grade != "fine"]
    for d in sorted(slips, key=lambda d: -d.cost)[:_WORST]:
        yield _decision(case, d, texts)
        best = texts.words.say("review-better", best=answered(texts, case, d.at, d.best))
        yield f"  {best}. {regret(d.why, texts)}"


def _decision(case: Case, d: Judged, texts: GameText) -> str:
    from consigliere.analyst.telling import answered

    return texts.words.say(
        "review-decision",
        at=d.at + 1,
        who=texts.names[d.seat],
        grade=texts.words.say(f"review-grade-{d.grade}"),
        cost=points(d.cost),
        low=points(d.low),
        high=points(d.high),
        answer=answered(texts, case, d.at, d.said),
    )


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def points(share: float) -> str:
    return f"{100 * share:.1f}"


def signed(share: float) -> str:
    return f"{100 * share:+.0f}"
