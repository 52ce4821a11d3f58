"""The short ways to the bytes of a message lead to the same bytes as the long ones."""

import pytest

from consigliere.bots import bot
from consigliere.games import GAMES
from consigliere.kernel import SPECTATOR, Stream, look, observe
from consigliere.server import rooms
from consigliere.server.fields import shown, shown_fields
from consigliere.server.parts import ENCODE, PrivateNews, back, lone
from consigliere.server.picture import Picture
from consigliere.server.running import Running
from consigliere.server.wire.basics import Settings


def tables(key):
    """A match of that game after each of its first answers."""
    room = rooms.new_room("AAAAA", Settings(key, 4))
    room = rooms.begin(rooms.fill(room, "random"), "seed")
    running, chance = Running(room), bot(key, "random")
    running.add(*running.compose(-1, []))
    for n in range(150):
        yield room, running
        seat = running.asked()[0]
        answer = chance(observe(running.table_of(seat), seat), Stream("b", n))
        running.add(*running.compose(seat, [(seat, answer)]))


@pytest.mark.parametrize("key", GAMES)
def test_a_table_is_told_with_the_fields_that_everybody_sees(key):
    for _, running in tables(key):
        seen = look(running.state, SPECTATOR)

        assert ENCODE(shown_fields(seen)) == bytes(shown(seen))


@pytest.mark.parametrize("key", GAMES)
def test_who_wants_no_words_gets_what_others_get_without_them(key):
    for room, running in tables(key):
        picture = Picture(room, running)
        for seat in range(4):
            mine = picture.mine(seat, None, seat in running.asked(), sealed=False)

            assert back(PrivateNews("", [], [mine], None, 0)) == lone(mine)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_drawn_after_another_table_is_what_would_be_drawn_at_first(key):
    """Also where a rule in progress has hidden something and does no more."""
    before = None
    for room, running in tables(key):
        now, first = Picture(room, running, before), Picture(room, running)
        before = now

        assert bytes(first.public) == bytes(now.public)
        assert [bytes(first.own(s)) for s in range(4)] == [bytes(now.own(s)) for s in range(4)]
        assert [first.alone(s) for s in range(4)] == [now.alone(s) for s in range(4)]
