"""The Strategy Phase is one screen, and the Mayor's holder keeps the order with one press."""

import asyncio

import pytest

from ..hands import CONFIRM
from ..positions import hardest_questions, seated

STRATEGY = ("withdraw", "next_location", "name")


@pytest.mark.parametrize("kind", ["withdraw", "next_location"])
async def test_one_press_settles_all_places(server, newcomer, kind):
    """§3.3 The page gives the answers of the plan one by one; none is put to the player again."""
    positions = await asyncio.to_thread(hardest_questions, "mafia-city", "en")
    vito = await newcomer("en")
    await seated(server, vito, next(one for one in positions if one.kind == kind))
    asked = vito.table["public"]["round"]
    await vito.page.locator(CONFIRM).click()
    await vito.until(lambda: vito.over or vito.table["public"]["round"] > asked)

    put = [m["mine"][0]["ask"] for m in vito.tables if m["public"]["round"] == asked]
    kinds = {ask["at"]: ask["kind"] for ask in put if ask and ask["kind"] in STRATEGY}
    answered = {m["at"] for m in vito.sent if m["t"] == "answer"}
    assert set(kinds) <= answered
    assert not vito.problems


async def test_who_goes_home_is_tapped_and_the_others_stay(server, newcomer):
    """§3.3.3 Who is tapped is taken back, whatever the heights in the other places."""
    positions = await asyncio.to_thread(hardest_questions, "mafia-city", "en")
    vito = await newcomer("en")
    await seated(server, vito, next(one for one in positions if one.kind == "withdraw"))
    top = vito.page.locator(".place .mc-pick:has(> .legal):not(:has(~ .mc-pick))").first
    await top.click()
    await (
        vito.page.locator(CONFIRM)
        .filter(has_text=vito.say("mafia-city-web-clear-done", go=1, stay=2, mayor="no"))
        .click()
    )
    await vito.until(lambda: vito.answers)

    assert [1] == [len(m["pick"]) for m in vito.sent if m["t"] == "answer"][:1]
