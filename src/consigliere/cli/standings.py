"""What `consigliere arena` found, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .screen import table
from .simulated import number, percent

if TYPE_CHECKING:
    from consigliere.lab.report import Interval
    from consigliere.lab.standings import Duel, Standing, Standings
    from consigliere.words import Words


def show(result: Standings, lang: str) -> None:
    """The standings as sentences and tables on stdout, the best bot first."""
    from consigliere.words import words

    w = words(lang)
    ranked = sorted(result.standings.items(), key=lambda one: -one[1].rating.mu)
    _head(result, w)
    for part in (_wins, _ratings, _by_seat, _duels)[: 4 if len(ranked) > 1 else 3]:
        print()
        part(ranked, w)


Ranked = list[tuple[str, "Standing"]]


def _head(result: Standings, w: Words) -> None:
    counts = {"games": result.games, "deals": result.deals, "players": result.players}
    seconds = f"{result.seconds:.1f}"
    print(w.say("cli-arena-fought", game=result.game, seed=result.seed, seconds=seconds, **counts))
    if result.games_planned != result.games_asked:
        asked, planned = result.games_asked, result.games_planned
        print(w.say("cli-arena-rounded", asked=asked, planned=planned, players=result.players))
    if result.games_resumed:
        print(w.say("cli-arena-resumed", games=result.games_resumed))


def _wins(ranked: Ranked, w: Words) -> None:
    heads = ["cli-head-bot", "cli-head-wins", "cli-head-share", "cli-head-interval"]
    more = ["cli-head-fair", "cli-head-place", "cli-head-score"]
    rows = [
        [
            name,
            f"{one.wins:g}",
            _share(one.share),
            _sure(one.share_95),
            percent(one.fair_share),
            number(one.mean_place),
            number(one.mean_score),
        ]
        for name, one in ranked
    ]
    table([w.say(head) for head in [*heads, *more]], rows)


def _ratings(ranked: Ranked, w: Words) -> None:
    heads = ["cli-head-bot", "cli-head-rating", "cli-head-interval"]
    more = ["cli-head-thinking", "cli-head-thinking-99", "cli-head-thinking-most"]
    rows = [
        [
            name,
            number(one.rating.mu),
            " – ".join(map(number, one.rating.mu_95)),
            *map(_ms, (one.thinking.mean_s, one.thinking.p99_s, one.thinking.max_s)),
        ]
        for name, one in ranked
    ]
    table([w.say(head) for head in [*heads, *more]], rows)


def _by_seat(ranked: Ranked, w: Words) -> None:
    seats = range(len(ranked[0][1].by_seat))
    heads = [w.say("cli-head-by-seat"), *map(str, seats)]
    table(heads, [[name, *[_share(seat.share) for seat in one.by_seat]] for name, one in ranked])


def _duels(ranked: Ranked, w: Words) -> None:
    """Rows finished before columns."""
    names = [name for name, _ in ranked]
    rows = [[name, *[_duel(one.before.get(other)) for other in names]] for name, one in ranked]
    table([w.say("cli-head-before"), *names], rows)


def _duel(duel: Duel | None) -> str:
    if duel is None:
        return ""
    low, high = duel.share_95
    return f"{_share(duel.share)} ({100 * low:.0f}–{100 * high:.0f})"


def _sure(sure: Interval) -> str:
    return f"{percent(sure[0])} – {percent(sure[1])}"


def _share(share: float | None) -> str:
    return "-" if share is None else percent(share)


def _ms(seconds: float | None) -> str:
    return "-" if seconds is None else f"{1000 * seconds:.2f}"
