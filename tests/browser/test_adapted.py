"""A table as people need it: forced colours, a page zoomed to 400%, wider spacing of text."""

import random
from pathlib import Path

import pytest

from ..sample import EVERY

LOOK = Path(__file__).with_name("layout.js").read_text()
SPACING = """* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-bottom: 2em !important }"""
SEE_THROUGH = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.checkVisibility())
  .filter(one => / 0\\)$|transparent/.test(getComputedStyle(one).backgroundColor)).length"""
OUTLINED = """() => [...document.querySelectorAll('button.legal, .card.legal, .frame.turn')]
  .map(one => getComputedStyle(one).outlineStyle)"""


async def second_question(vito):
    """Bids, where all bid, and a first turn in the others."""
    chance = random.Random(3)
    await vito.my_turn()
    await vito.answer_somehow(chance)
    await vito.my_turn()


@pytest.mark.parametrize("game", EVERY)
async def test_with_forced_colours_nothing_shines_through(table, game):
    async with table("en", seats=4, game=game) as ([vito], _):
        await vito.page.emulate_media(forced_colors="active")
        await second_question(vito)
        page = vito.page

        assert 0 == await page.evaluate(SEE_THROUGH, ".prompt .paper, .frame, .bids, .poster")
        assert not await page.locator(".streets").is_visible()
        outlined = await page.evaluate(OUTLINED)
        assert outlined and "none" not in outlined


@pytest.mark.parametrize("game", EVERY)
async def test_a_page_zoomed_to_400_percent_can_be_read(table, game):
    async with table("en", seats=4, game=game) as ([vito], _):
        await second_question(vito)
        page = vito.page
        await page.set_viewport_size({"width": 320, "height": 256})
        await page.locator(".table.phone").wait_for()
        board = await page.locator(".boarding > div").first.bounding_box()
        faults = await page.evaluate(LOOK, 0)

        assert 300 <= board["height"]
        assert 290 <= board["width"]
        assert 0 == await page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert [] == [one for one in faults if one.startswith("overlap") or "div.frame" in one]


@pytest.mark.parametrize("game", EVERY)
async def test_wider_spacing_cuts_nothing_off(table, game):
    async with table("en", seats=4, game=game) as ([vito], _):
        await second_question(vito)
        await vito.page.add_style_tag(content=SPACING)
        for _ in range(2):
            await vito.page.evaluate("() => new Promise(requestAnimationFrame)")

        assert [] == await vito.page.evaluate(LOOK, 0)
