"""On a phone, upright and lying: nothing sticks out, a thumb hits every button, one can play."""

import os
import random
from pathlib import Path

import pytest

from ..sample import LEAST
from .hands import FREE

FOLDER = os.environ.get("CONSIGLIERE_SHOTS", "")
SMALL = """([what, least]) => [...document.querySelectorAll(what)]
  .filter(one => one.checkVisibility() && !one.matches('.sr-only, label input'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && box.height && (box.height < least || box.width < least))
  .map(([one, box]) => [one.getAttribute('aria-label') ?? one.innerText,
                        one.className, Math.round(box.width), Math.round(box.height)])"""
ALL = "button, a, select, input, label:has(input)"
# What one plays with. The bar's small ones and the question mark in a sentence are spared.
MAIN = (
    ".prompt .answers button, .prompt .orders > button, .hand button, .place, dialog button, .btn"
)
ASKED = '.prompt .words, .tray button:not([tabindex="-1"])'
WIDE = """() => [document.documentElement.scrollWidth - innerWidth,
  ...[...document.querySelectorAll('.table, .stage, .prompt, .bar, .hand')]
    .map(one => Math.round(one.getBoundingClientRect().right - innerWidth))]"""


@pytest.fixture
def shoot(tmp_path):
    folder = Path(FOLDER) if FOLDER else tmp_path

    async def shot(person, name):
        await person.page.screenshot(path=folder / f"{name}.png")

    return shot


async def fits(person):
    assert not [over for over in await person.page.evaluate(WIDE) if over > 0]


async def thumbs(person, what=ALL):
    """A thumb hits them: 44 px each way; nothing at all is less than 24."""
    small = await person.page.evaluate(SMALL, [what, 43.5])
    small += await person.page.evaluate(SMALL, [ALL, 23.5])
    assert not small, small


@pytest.mark.parametrize("size", ["phone", "small", "wide"])
async def test_a_turn_on_a(table, size, shoot):
    async with table("de", size=size) as ([vito], _):
        await vito.my_turn()
        await fits(vito)
        await thumbs(vito, MAIN)
        await shoot(vito, f"{size}-hand")
        await vito.press("keep")
        await vito.my_turn()
        await shoot(vito, f"{size}-turn")
        await vito.place()
        await vito.my_turn()
        await fits(vito)
        await thumbs(vito, MAIN)
        await shoot(vito, f"{size}-later")

        await vito.page.get_by_role("button", name=vito.say("table-menu")).click()
        await vito.page.get_by_role("dialog").wait_for()
        await fits(vito)
        await thumbs(vito, MAIN)
        await shoot(vito, f"{size}-menu")


@pytest.mark.parametrize(("game", "seats"), LEAST)
async def test_all_that_is_asked_can_be_reached_in_a_low_window(table, game, seats, shoot):
    chance = random.Random(3)
    async with table("de", seats=seats, game=game, size="wide") as ([vito], _):
        for turn in range(8):
            await vito.my_turn()
            await fits(vito)
            await shoot(vito, f"wide-{game}-{turn}")
            for one in await vito.page.locator(ASKED).all():
                assert await one.evaluate(FREE), await one.inner_text()
            await vito.answer_somehow(chance)


@pytest.mark.parametrize("size", ["phone", "small"])
async def test_start_page_and_lobby_on_a(newcomer, server, size, shoot):
    vito = await newcomer("de", size)
    await vito.page.get_by_role("heading", level=1).wait_for()
    await fits(vito)
    await thumbs(vito)
    await shoot(vito, f"{size}-start")
    made = await server.room(name="Vito")
    rosa = await newcomer("it", size, at=(made["code"], made["token"]))
    await rosa.button("begin-fill", count=2).wait_for()
    await fits(rosa)
    await thumbs(rosa)
    await shoot(rosa, f"{size}-lobby")
