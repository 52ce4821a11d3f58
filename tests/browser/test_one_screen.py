"""Several people share one screen: it is handed over, and nobody sees the other's cards."""

import pytest_asyncio

from ..server.table import SHORT

HAND = ".hand button"


@pytest_asyncio.fixture(loop_scope="session")
async def pair(server, newcomer):
    """Vito and Rosa in one browser, a bot with them; the cards are dealt."""
    made = await server.room(name="Vito", options={**SHORT, "first": "0"})
    both = await newcomer(at=(made["code"], made["token"]))
    await both.button("chair-add-player").first.click()
    dialog = both.page.get_by_role("dialog")
    await dialog.get_by_label(both.say("dress-name")).fill("Rosa")
    await dialog.get_by_role("button", name=both.say("chair-sit")).click()
    await both.button("begin-fill", count=1).click()
    await both.button("begin-start").click()
    await both.until(lambda: both.table)
    return both


async def covered(both, name):
    """The screen is for `name`, and nothing private is on it."""
    screen = both.page.get_by_role("dialog", name=both.say("table-hand-over", name=name))
    await screen.wait_for()
    assert not await both.page.locator(HAND).count()
    assert not await both.page.locator(".prompt [data-option]").count()
    return screen.locator("button.pri")


async def hold(both, button, seconds):
    box = await button.bounding_box()
    await both.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await both.page.mouse.down()
    await both.page.wait_for_timeout(seconds * 1000)
    await both.page.mouse.up()


async def names(both):
    """What is in the hand on the screen, by name."""
    cards = await both.page.locator(HAND).all()
    return {(await card.get_attribute("aria-label")).split(",")[0] for card in cards}


async def test_the_screen_is_handed_over_and_held_to_be_uncovered(pair):
    button = await covered(pair, "Vito")
    await hold(pair, button, 0.1)
    await covered(pair, "Vito")

    await hold(pair, button, 0.9)
    await pair.page.locator(HAND).first.wait_for()
    mine = await names(pair)
    assert mine
    await pair.press("keep")

    await covered(pair, "Rosa")
    text = await pair.page.locator("body").inner_text()
    assert not [name for name in mine if name in text]


async def test_who_has_no_mouse_presses_twice(pair):
    button = await covered(pair, "Vito")
    await button.focus()
    await pair.page.keyboard.press("Enter")
    await covered(pair, "Vito")
    await pair.page.keyboard.press("Enter")
    await pair.page.locator(HAND).first.wait_for()
    await pair.press("keep")

    await covered(pair, "Rosa")
    await pair.page.keyboard.press("Space")
    await pair.page.keyboard.press("Space")
    await pair.page.locator(HAND).first.wait_for()
    await pair.press("keep")
    await covered(pair, "Vito")
