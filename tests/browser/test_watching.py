"""A spectator sees the table and no card; a seat's wire holds nobody else's secret."""

import asyncio

from ..sample import REACTING, of
from ..server.test_secrecy import leaks

HIDDEN = of(REACTING).HIDDEN


def cards(value):
    """All numbers in a hidden part of the table."""
    if isinstance(value, dict):
        return [card for one in value.values() for card in cards(one)]
    if isinstance(value, list):
        return [card for one in value for card in cards(one)]
    return [value]


async def test_a_spectator_sees_the_table_but_no_hand_and_no_button(table, newcomer):
    async with table("en") as ([vito], _):
        eve = await newcomer(path=f"/t/{vito.code}")
        await eve.button("late-watch").click()
        await eve.page.locator(".prompt", has_text=eve.say("table-watching")).wait_for()
        await vito.press("keep")
        await vito.my_turn()
        await vito.place()
        await eve.page.locator(".place[aria-label*='chip']").first.wait_for()

        assert not await eve.page.locator(".hand button, .prompt button, [data-key=u]").count()
        for one in eve.tables:
            assert [] == one["mine"]
            assert all(card < 0 for part in HIDDEN for card in cards(one["public"][part]))
            shown = [e for e in one["news"] if e["type"] in ("Drew", "Stole")]
            assert all(event["card"] < 0 for event in shown)


async def test_nothing_on_a_seats_wire_is_another_seats_secret(table):
    async with table("en", "en", round_cap="1") as ((vito, rosa), _):
        await asyncio.gather(vito.play(1), rosa.play(2))

        for seat, (one, other) in enumerate([(vito, rosa), (rosa, vito)]):
            tables = one.tables
            assert 10 < len(tables)
            assert [] == [leak for message in tables for leak in leaks(message, seat)]
            assert all(mine["seat"] == seat for message in tables for mine in message["mine"])
            keys = [token for hello in other.sent[:1] for token in hello["tokens"]]
            assert keys and not any(key in text for key in keys for text in one.raw)
