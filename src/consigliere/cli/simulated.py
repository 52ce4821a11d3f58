"""What `consigliere simulate` found, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .screen import table

if TYPE_CHECKING:
    from consigliere.lab.report import Interval, Report, Spread
    from consigliere.words import Words


def show(report: Report, lang: str) -> None:
    """The report as sentences and tables on stdout."""
    from consigliere.words import words

    w = words(lang)
    _head(report, w)
    print()
    _by_seat(report, w)
    print()
    _by_bot(report, w)
    print()
    _lengths(report, w)
    _facts(report, w)


def _facts(report: Report, w: Words) -> None:
    """What else happened, a mean game; each number has its own words in the game's messages."""
    from consigliere.words import game_text

    if report.mean_facts:
        print()
        texts = game_text(report.game, w.lang, ())
        heads = [w.say("cli-head-facts"), w.say("cli-head-mean")]
        table(heads, [[texts.fact(name), number(n)] for name, n in report.mean_facts.items()])


def _head(report: Report, w: Words) -> None:
    print(
        w.say(
            "cli-simulated",
            game=report.game,
            players=report.players,
            games=report.games,
            seed=report.seed,
            seconds=f"{report.seconds:.1f}",
            speed=f"{report.decisions_per_s:.0f}",
        )
    )


def _by_seat(report: Report, w: Words) -> None:
    heads = ["cli-head-seat", "cli-head-wins", "cli-head-share", "cli-head-interval"]
    columns = zip(report.wins_by_seat, report.wins_by_seat_95, report.mean_scores, strict=True)
    rows = [
        [str(seat), *_wins(wins, sure, report.games), number(score)]
        for seat, (wins, sure, score) in enumerate(columns)
    ]
    table([w.say(head) for head in [*heads, "cli-head-score"]], rows)


def _by_bot(report: Report, w: Words) -> None:
    heads = ["cli-head-bot", "cli-head-wins", "cli-head-share", "cli-head-interval"]
    rows = [
        [
            name,
            *_wins(wins, report.wins_by_bot_95[name], report.games),
            percent(report.seats_by_bot[name] / report.players),
            number(report.mean_scores_by_bot[name]),
        ]
        for name, wins in report.wins_by_bot.items()
    ]
    table([w.say(head) for head in [*heads, "cli-head-fair", "cli-head-score"]], rows)


def _lengths(report: Report, w: Words) -> None:
    heads = ["cli-head-length", "cli-head-mean", "cli-head-least", "cli-head-most"]
    rows = [
        [w.say("cli-decisions"), *_spread(report.decisions_in_a_game)],
        [w.say("cli-rounds"), *_spread(report.rounds_in_a_game)],
    ]
    table([w.say(head) for head in heads], rows)


def _wins(wins: float, sure: Interval, games: int) -> list[str]:
    share = percent(wins / games) if games else "-"
    return [f"{wins:g}", share, f"{percent(sure[0])} – {percent(sure[1])}"]


def _spread(s: Spread) -> list[str]:
    return [number(s.mean), *["-" if n is None else str(n) for n in (s.least, s.most)]]


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f}%"


def number(n: float | None) -> str:
    """A mean for people."""
    return "-" if n is None else f"{n:.2f}"
