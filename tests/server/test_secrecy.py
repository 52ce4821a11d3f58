"""Over whole games: nobody is sent a card he may not see, and other hands change nothing."""

import asyncio
import copy
import random

import pytest
from msgspec.structs import replace

from consigliere.kernel import Stream, observe
from consigliere.server.match.compose import compose
from consigliere.server.match.reactions import sealed_seats
from consigliere.server.projection.view import MatchProjection
from consigliere.server.rooms.model import Chair, Room

from .scene import dealt
from .table import match


def seen_by(table, seat):
    """The table as that seat was told it."""
    mine = next(m for m in table["mine"] if m["seat"] == seat)
    return {**table["public"], **mine["own"]}, mine


def leaks(table, seat):
    """Cards of other hands in a message, where the Policeman does not show them."""
    result, mine = seen_by(table, seat)
    out = [hand for hand in table["public"]["hands"] if any(card >= 0 for card in hand)]
    if result["policeman"] != seat:
        others = [hand for i, hand in enumerate(result["hands"]) if i != seat]
        out += [hand for hand in others if any(card >= 0 for card in hand)]
        out += [e for e in mine["news"] or () if e["type"] == "Drew" and _others(e, seat)]
    out += [e for e in table["news"] if e["type"] in ("Drew", "Stole") and e["card"] >= 0]
    out += [m for m in result["memory"] if m["owner"] != seat and m["hands"]]
    return out


def _others(event, seat):
    return event["seat"] != seat and event["card"] >= 0


async def test_no_message_of_a_whole_game_holds_a_card_of_another_hand(fast):
    async with match(fast, people=3, options={"target": "beginners", "round_cap": "3"}) as people:
        await asyncio.gather(*[p.play(seed) for seed, p in enumerate(people)])

        for seat, person in enumerate(people):
            lines = [m for m in person.heard if m["t"] == "table"]
            assert 30 < len(lines)
            assert [] == [leak for table in lines for leak in leaks(table, seat)]
            assert all(m["seat"] == seat for table in lines for m in table["mine"])
            assert not any("answers" in t["public"] or "value" in t["public"] for t in lines)


async def test_the_check_above_would_notice(fast):
    async with match(fast, people=3) as (ada, *_):
        table = copy.deepcopy(ada.table)
        table["mine"][0]["own"]["hands"][1] = [7, 8]

        assert leaks(table, 0)


def shown(match_log, seat, room):
    """Everything that is made for a seat out of a match."""
    projection = MatchProjection(room, match_log)
    asked = seat in match_log.asked
    mine = projection.mine(seat, "en", asked, sealed=False)
    result = (projection.public, projection.news, mine.own, mine.news)
    words = [line.text for line in projection.entry_lines(seat, "en")]
    return [bytes(raw) if raw else None for raw in result], mine.ask, mine.orders, words


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(seed):
    """Also who is asked: a window must not depend on what somebody holds."""
    match_log, rng = dealt(seed), random.Random(seed)
    room = Room("CODE", None, tuple([Chair("person", n) for n in "ABC"]), seeds=(seed,))
    room = replace(room, settings=_settings(match_log))
    while not match_log.over and len(match_log.history) < 150:
        for seat in range(3):
            view = observe(
                match_log.views.asked_state(seat) if seat in match_log.asked else match_log.state,
                seat,
            )
            other = copy.copy(match_log)
            world = match_log.game.sample(
                observe(match_log.state, seat), Stream(seed, len(match_log.history))
            )
            other.history = copy.copy(match_log.history)
            other.history.cut(len(match_log.history) - 1)
            other.history.append(replace(match_log.history[-1], state=world))
            other._latest = None
            other._derive(None)

            assert sealed_seats(match_log) == sealed_seats(other)
            assert shown(match_log, seat, room) == shown(other, seat, room), view
        seat = match_log.asked[0]
        options = list(match_log.state.options(seat))
        match_log.add(*compose(match_log, seat, [(seat, rng.choice(options))]))


def _settings(match_log):
    from consigliere.server.protocol.basics import Settings

    return Settings(seats=3, options=dict(match_log.setup.options))
