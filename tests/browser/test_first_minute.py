"""A newcomer is playing within two clicks."""

from contextlib import suppress

import pytest

from ..sample import EVERY, REACTING, called
from .hands import Unreachable


@pytest.mark.parametrize("game", EVERY)
async def test_two_clicks_to_a_table(newcomer, game):
    vito = await newcomer()

    await vito.page.get_by_role("button", name=f"Play now against bots: {called(game)}").click()
    await vito.page.wait_for_url("**/t/*")

    assert await vito.my_turn()
    assert any(await vito._count())  # something shines or is offered


async def test_the_first_table_of_a_game_says_its_goal(newcomer):
    vito = await newcomer()
    await vito.play_now()
    goal = vito.page.get_by_role("complementary", name=vito.say("table-goal"))
    await goal.wait_for()

    await goal.get_by_role("button", name=vito.say("common-close")).click()
    await goal.wait_for(state="detached")
    await vito.page.reload()
    await vito.my_turn()

    assert 0 == await goal.count()


async def test_the_title_of_the_tab_says_that_it_is_my_turn(table):
    async with table("en", others=1) as ([vito], [enzo]):
        mine = vito.say("title-turn", game=called(REACTING))
        await vito.my_turn()
        await vito.page.wait_for_function("title => document.title === title", arg=mine)

        await vito.press("keep")
        await enzo.asked()
        await vito.page.wait_for_function("title => document.title !== title", arg=mine)

        assert called(REACTING) in await vito.page.title()
        assert "Guest 1" in await vito.page.title()


async def test_moves_are_shown_one_after_another_and_can_be_skipped(newcomer):
    vito = await newcomer(still=False)
    await vito.play_now()
    await vito.press("keep")
    await vito.until(lambda: vito.ask)
    skip = vito.page.locator(".skip")
    if await skip.is_visible():
        with suppress(Unreachable):  # they were all shown meanwhile
            await skip.click(timeout=2000)
    await vito.my_turn()
    await vito.page.get_by_role("tab", name=vito.say("table-log")).click()  # it may be a reaction

    assert await vito.page.locator(".drawer .lines li").count()
