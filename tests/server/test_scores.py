"""The points on everybody's screen tell nothing that is hidden."""

import pytest

from consigliere.bots import bot
from consigliere.games import GAMES
from consigliere.kernel import SPECTATOR, Stream, determinize, look, observe
from consigliere.server import rooms
from consigliere.server.picture import Picture
from consigliere.server.running import Running
from consigliere.server.wire.basics import Settings

HIDDEN_MONEY = {"mob-city": {"hidden_money": "true"}}


@pytest.mark.parametrize("options", [{}, HIDDEN_MONEY], ids=["printed", "hidden"])
@pytest.mark.parametrize("key", GAMES)
def test_scores_are_counted_from_what_everybody_sees(key, options):
    room = rooms.new_room("AAAAA", Settings(key, 4, options=options.get(key, {})))
    room = rooms.begin(rooms.fill(room, "random"), "seed")
    running, chance = Running(room), bot(key, "random")
    running.add(*running.compose(-1, []))
    for n in range(250):
        if running.over:
            break
        shown = Picture(room, running).scores
        world = determinize(running.game, observe(running.state, SPECTATOR), Stream("w", n))
        assert shown == list(running.game.scores(look(world, SPECTATOR)))
        seat = running.asked()[0]
        answer = chance(observe(running.table_of(seat), seat), Stream("b", n))
        running.add(*running.compose(seat, [(seat, answer)]))
