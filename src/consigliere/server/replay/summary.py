"""A replay as a whole: who played, what is charted, where it all came from, who won."""

from __future__ import annotations

from consigliere.bots import offered
from consigliere.games import sources
from consigliere.kernel.accounts import Account
from consigliere.words import teller
from consigliere.words.sources import source

from ..wire.replay import ReplaySeat, ReplaySeries, ReplayView, SourceRow, SourceTable
from ..wire.tells import Ranking
from .reel import Reel


def summary(id: str, reel: Reel, lang: str) -> ReplayView:
    """All that does not depend on whose eyes look."""
    key = reel.setup.game
    seats = [ReplaySeat(one.name, one.emblem, one.bot) for one in reel.tape.seats]
    accounts = sources(key).accounts(reel.states)
    return ReplayView(
        id=id,
        game=key,
        edition=reel.setup.edition,
        options=reel.setup.options,
        seats=seats,
        bots=list(offered(key)),
        finished=reel.finished,
        ended=reel.tape.ended,
        last=reel.last,
        ticks=reel.ticks,
        series=_series(reel, lang),
        sources=[_table(key, account, lang) for account in accounts],
        end=_ranking(id, reel, lang),
    )


def _series(reel: Reel, lang: str) -> list[ReplaySeries]:
    key = reel.setup.game
    standings = [sources(key).standings(reel.at(n)) for n in range(reel.last + 1)]
    return [
        ReplaySeries(name, source(key, name, lang), [list(one[name]) for one in standings])
        for name in standings[0]
    ]


def _table(game: str, account: Account, lang: str) -> SourceTable:
    rows = [SourceRow(source(game, row.key, lang), list(row.values)) for row in account.sources]
    label = source(game, account.key, lang)
    return SourceTable(account.key, label, rows, list(account.totals()))


def _ranking(id: str, reel: Reel, lang: str) -> Ranking:
    s, rules = reel.states[-1], reel.game
    told = teller(reel.setup.game, lang, [one.name for one in reel.tape.seats])
    return Ranking(
        winners=list(rules.winners(s)) if reel.finished else [],
        scores=list(rules.scores(s)),
        lines=told.ending(s) if reel.finished else [],
        order=[place.seat for place in sources(reel.setup.game).ranking(s)],
        replay=id,
    )
