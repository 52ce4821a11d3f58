"""The summary of a replay: players, charts, sources of points, winners."""

from __future__ import annotations

from consigliere.bots import offered
from consigliere.games import features
from consigliere.kernel.accounts import Account
from consigliere.words import GameText, game_text

from ...protocol.messages import Ranking
from ...protocol.replay import ReplaySeat, ReplaySeries, ReplayView, SourceRow, SourceTable
from .player import ReplayPlayer


def summary(id: str, player: ReplayPlayer, lang: str) -> ReplayView:
    """The part of a replay that is the same from all perspectives."""
    key = player.setup.game
    seats = [ReplaySeat(one.name, one.emblem, one.bot) for one in player.stored.seats]
    accounts = features(key).accounts(player.states)
    texts = game_text(key, lang, [one.name for one in player.stored.seats])
    return ReplayView(
        id=id,
        game=key,
        edition=player.setup.edition,
        options=player.game.options_of(player.setup),
        seats=seats,
        bots=list(offered(key)),
        finished=player.finished,
        ended=player.stored.ended,
        last=player.last,
        ticks=player.ticks,
        series=_series(player, texts),
        sources=[_table(account, texts) for account in accounts],
        end=_ranking(id, player, texts),
        undone=player.undone(texts),
    )


def _series(player: ReplayPlayer, texts: GameText) -> list[ReplaySeries]:
    key = player.setup.game
    standings = [features(key).standings(player.at(n)) for n in range(player.last + 1)]
    return [
        ReplaySeries(name, texts.source(name), [list(one[name]) for one in standings])
        for name in standings[0]
    ]


def _table(account: Account, texts: GameText) -> SourceTable:
    rows = [SourceRow(texts.source(row.key), list(row.values)) for row in account.sources]
    return SourceTable(account.key, texts.source(account.key), rows, list(account.totals()))


def _ranking(id: str, player: ReplayPlayer, texts: GameText) -> Ranking:
    s, rules = player.states[-1], player.game
    return Ranking(
        winners=list(rules.winners(s)) if player.finished else [],
        scores=list(rules.scores(s)),
        lines=texts.ending(s) if player.finished else [],
        order=[place.seat for place in features(player.setup.game).ranking(s)],
        replay=id,
    )
