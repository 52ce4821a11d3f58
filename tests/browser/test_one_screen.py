"""Several people share one screen: it is handed over, and nobody sees the other's cards."""

import asyncio
import random

import pytest
import pytest_asyncio

from ..sample import BUILDING
from ..server.table import SHORT, match

HAND = ".hand li button"


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


@pytest_asyncio.fixture(loop_scope="session")
async def builders(server, newcomer):
    """Two people in one browser at a game where much is asked that is no secret."""
    async with match(server, people=2, seats=3, game=BUILDING) as (ada, bob):
        both = await newcomer(at=(ada.code, *ada.tokens, *bob.tokens))
        await both.until(lambda: both.table)
        yield both


async def played(both, most, trusting=False):
    """So many questions at one screen, and for which of them it was covered."""
    chance, asked, covers = random.Random(4), [], []
    cover = both.page.get_by_role("dialog").locator("button.pri")
    while not both.over and len(asked) < most:
        covered = await cover.count() > 0
        if covered and trusting:
            await both.page.get_by_text(both.say("table-hand-trust")).click()
            trusting = False
            await cover.wait_for(state="detached")
        elif covered:
            covers.append(both.ask["kind"])
            await cover.press("Enter")
            await cover.press("Enter")
            await cover.wait_for(state="detached")
        elif await both.page.locator(".prompt .paper.ask").count() and both.ask:
            asked.append((both.ask["kind"], both.ask["private"]))
            await both.answer_somehow(chance)
        else:
            await asyncio.sleep(0.02)
    return asked, covers


@pytest.mark.limit(240)
async def test_the_screen_is_covered_only_before_secrets(builders):
    asked, covers = await played(builders, 40)
    private = [kind for kind, secret in asked if secret]
    print(len(asked), "questions,", len(private), "secret, covered", len(covers))

    assert not set(covers) - set(private)
    assert any(not secret for _, secret in asked)
    assert 0 < len(covers) < len(asked)


async def test_who_trust_each_other_never_see_a_cover(builders):
    """They say so once at that table; another visit remembers it."""
    asked, covers = await played(builders, 10, trusting=True)

    assert ([], 10) == (covers, len(asked))
    await builders.page.reload()
    await builders.my_turn()
    assert not await builders.page.get_by_role("dialog").count()
