"""The points on everybody's screen tell nothing that is hidden."""

import pytest

from consigliere.bots import bot
from consigliere.games import GAMES
from consigliere.kernel import SPECTATOR, Stream, determinize, look, observe
from consigliere.server.match.compose import compose
from consigliere.server.match.log import MatchLog
from consigliere.server.projection.view import MatchProjection
from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms import commands

from ..sample import switching

HIDDEN_MONEY = {switching("hidden_money"): {"hidden_money": "true"}}


@pytest.mark.parametrize("options", [{}, HIDDEN_MONEY], ids=["printed", "hidden"])
@pytest.mark.parametrize("key", GAMES)
def test_scores_are_counted_from_what_everybody_sees(key, options):
    room = commands.new_room("AAAAA", Settings(key, 4, options=options.get(key, {})))
    room = commands.begin(commands.fill_with_bots(room, "random"), "seed")
    match_log, chance = MatchLog(room), bot(key, "random")
    match_log.add(*compose(match_log, -1, []))
    for n in range(250):
        if match_log.over:
            break
        shown = MatchProjection(room, match_log).scores
        world = determinize(match_log.game, observe(match_log.state, SPECTATOR), Stream("w", n))
        assert shown == list(match_log.game.scores(look(world, SPECTATOR)))
        seat = match_log.asked[0]
        answer = chance(observe(match_log.views.asked_state(seat), seat), Stream("b", n))
        match_log.add(*compose(match_log, seat, [(seat, answer)]))
