"""Over whole games: nobody is sent a card he may not see, and other hands change nothing."""

import asyncio
import copy
import random

import pytest
from msgspec.structs import replace

from consigliere.kernel import Stream, observe
from consigliere.server.gathering import asks
from consigliere.server.picture import Picture
from consigliere.server.room import Chair, Room

from .scene import dealt
from .table import match


def seen_by(table, seat):
    """The table as that seat was told it."""
    mine = next(m for m in table["mine"] if m["seat"] == seat)
    return {**table["public"], **mine["own"]}, mine


def leaks(table, seat):
    """Cards of other hands in a message, where the Policeman does not show them."""
    told, mine = seen_by(table, seat)
    out = [hand for hand in table["public"]["hands"] if any(card >= 0 for card in hand)]
    if told["policeman"] != seat:
        others = [hand for i, hand in enumerate(told["hands"]) if i != seat]
        out += [hand for hand in others if any(card >= 0 for card in hand)]
        out += [e for e in mine["news"] or () if e["type"] == "Drew" and _others(e, seat)]
    out += [e for e in table["news"] if e["type"] in ("Drew", "Stole") and e["card"] >= 0]
    out += [m for m in told["memory"] if m["owner"] != seat and m["hands"]]
    return out


def _others(event, seat):
    return event["seat"] != seat and event["card"] >= 0


async def test_no_message_of_a_whole_game_holds_a_card_of_another_hand(fast):
    async with match(fast, people=3, options={"target": "beginners", "round_cap": "3"}) as people:
        await asyncio.gather(*[p.play(seed) for seed, p in enumerate(people)])

        for seat, person in enumerate(people):
            told = [m for m in person.heard if m["t"] == "table"]
            assert 30 < len(told)
            assert [] == [leak for table in told for leak in leaks(table, seat)]
            assert all(m["seat"] == seat for table in told for m in table["mine"])
            assert not any("answers" in t["public"] or "value" in t["public"] for t in told)


async def test_the_check_above_would_notice(fast):
    async with match(fast, people=3) as (ada, *_):
        table = copy.deepcopy(ada.table)
        table["mine"][0]["own"]["hands"][1] = [7, 8]

        assert leaks(table, 0)


def shown(running, seat, room):
    """Everything that is made for a seat out of a match."""
    picture = Picture(room, running)
    asked = seat in running.asked()
    mine = picture.mine(seat, "en", asked, sealed=False)
    told = (picture.public, picture.news, mine.own, mine.news)
    words = [line.text for line in picture.log(seat, "en")]
    return [bytes(raw) if raw else None for raw in told], mine.ask, mine.orders, words


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(seed):
    """Also who is asked: a window must not depend on what somebody holds."""
    running, rng = dealt(seed), random.Random(seed)
    room = Room("CODE", None, tuple([Chair("person", n) for n in "ABC"]), seeds=(seed,))
    room = replace(room, settings=_settings(running))
    while not running.over and len(running.said) < 150:
        for seat in range(3):
            view = observe(
                running.table_of(seat) if seat in running.asked() else running.state, seat
            )
            other = copy.copy(running)
            world = running.game.sample(
                observe(running.state, seat), Stream(seed, len(running.said))
            )
            other.said = copy.copy(running.said)
            other.said.cut(len(running.said) - 1)
            other.said.append(replace(running.said[-1], state=world))

            assert asks(running) == asks(other)
            assert shown(running, seat, room) == shown(other, seat, room), view
        seat = running.asked()[0]
        options = list(running.state.options(seat))
        running.add(*running.compose(seat, [(seat, rng.choice(options))]))


def _settings(running):
    from consigliere.server.wire.basics import Settings

    return Settings(seats=3, options=dict(running.setup.options))
