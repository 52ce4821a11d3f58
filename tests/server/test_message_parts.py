"""The short ways to the bytes of a message lead to the same bytes as the long ones."""

import pytest

from consigliere.bots import bot
from consigliere.games import GAMES
from consigliere.kernel import SPECTATOR, Stream, look, observe
from consigliere.server.match.compose import compose
from consigliere.server.match.log import MatchLog
from consigliere.server.match.views import SeatViews
from consigliere.server.projection.broadcast import unnoticed
from consigliere.server.projection.encode import own_fields, shown, shown_fields
from consigliere.server.projection.message_parts import PrivateNews, back, lone
from consigliere.server.projection.view import MatchProjection
from consigliere.server.protocol.basics import Settings
from consigliere.server.protocol.codec import ENCODE
from consigliere.server.rooms import commands


def tables(key):
    """A match of that game after each of its first answers."""
    room = commands.new_room("AAAAA", Settings(key, 4))
    room = commands.begin(commands.fill_with_bots(room, "random"), "seed")
    match_log, chance = MatchLog(room), bot(key, "random")
    match_log.add(*compose(match_log, -1, []))
    for n in range(150):
        yield room, match_log
        if match_log.over:
            return
        seat = match_log.asked[0]
        answer = chance(observe(match_log.views.asked_state(seat), seat), Stream("b", n))
        match_log.add(*compose(match_log, seat, [(seat, answer)]))


@pytest.mark.parametrize("key", GAMES)
def test_a_table_is_told_with_the_fields_that_everybody_sees(key):
    for _, match_log in tables(key):
        seen = look(match_log.state, SPECTATOR)

        assert ENCODE(shown_fields(seen, match_log.describe)) == bytes(
            shown(seen, match_log.describe)
        )


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_is_told_of_the_scene_what_a_spectator_is_unless_a_rule_hides_something(key):
    """So what is going on is described once for all readers, and nobody's hand shows in it."""
    for room, match_log in tables(key):
        projection, describe = MatchProjection(room, match_log), match_log.describe
        everybody = look(match_log.state, SPECTATOR)
        for seat in range(4):
            seen = look(match_log.state, seat)

            assert own_fields(seen, everybody, describe, seat) == projection.own(seat)


@pytest.mark.parametrize("key", GAMES)
def test_who_wants_no_words_gets_what_others_get_without_them(key):
    for room, match_log in tables(key):
        projection = MatchProjection(room, match_log)
        for seat in range(4):
            mine = projection.mine(seat, None, seat in match_log.asked, sealed=False)

            assert back(PrivateNews([], "", [], [mine], None, 0)) == lone(mine)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_drawn_after_another_table_is_what_would_be_drawn_at_first(key):
    """Also where a rule in progress has hidden something and does no more."""
    before = None
    for room, match_log in tables(key):
        now, views = MatchProjection(room, match_log, before), match_log.views
        match_log.views = SeatViews(match_log.state, match_log.window)
        first = MatchProjection(room, match_log)
        match_log.views = views
        before = now

        assert bytes(first.public) == bytes(now.public)
        assert [bytes(first.own(s)) for s in range(4)] == [bytes(now.own(s)) for s in range(4)]
        assert [first.idle_bytes(s) for s in range(4)] == [now.idle_bytes(s) for s in range(4)]


@pytest.mark.parametrize("key", GAMES)
def test_the_next_question_is_told_though_nothing_on_the_table_has_changed(key):
    """Nobody else may hear of an entry only where nobody else could notice it."""
    before = None
    for room, match_log in tables(key):
        now = MatchProjection(room, match_log, before)
        if before and before.waiting != now.waiting:
            assert not unnoticed(before, now)
        before = now
