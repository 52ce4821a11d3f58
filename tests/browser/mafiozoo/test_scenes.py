"""Moments of Mafiozoo that have a picture of their own."""

import asyncio
import random

import pytest

from ..positions import last_question, seated

NORMAL = "localStorage.setItem('consigliere.settings', JSON.stringify({speed: 'normal'}))"


@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_the_city_counts_until_somebody_has_won(server, newcomer, size):
    """§4.1, §4.3. Districts are turned up and sums grow; the winner has the brightest line."""
    vito = await newcomer("en", size)
    await vito.page.evaluate(NORMAL)
    await seated(server, vito, await asyncio.to_thread(last_question, "mafiozoo", "en"))
    asked, chance = vito.page.locator(".prompt .paper.ask"), random.Random(1)
    await vito.until(lambda: vito.ask or vito.over)
    while not vito.over:
        await asked.wait_for()
        await vito.answer_somehow(chance)
        await vito.until(lambda: vito.ask or vito.over, 60)
    won = vito.page.locator(".count tr.won .sum")
    await won.wait_for()
    await vito.button("table-pause").click()

    scores = vito.table["end"]["scores"]
    assert {str(max(scores))} == set(await won.all_text_contents())
    assert "You" in await vito.page.locator(".count tbody").inner_text()
