"""Enter does what the button says that has it, and no key gives away a round by itself."""

import random

import pytest

from ..sample import BUILDING, EVERY, REACTING, of
from .hands import CARD, CONFIRM, TILE
from .positions import hardest_questions, seated

PRESSED = "() => document.activeElement.getAttribute('aria-pressed')"
# Every kind of piece that can be chosen, where it is and a question that lets one choose it.
PIECES = [(game, *one) for game in EVERY for one in of(game, "board").PIECES]
OFF = "localStorage.setItem('consigliere.settings', JSON.stringify({keys: false}))"


def question_of(game, kind):
    return next(one for one in hardest_questions(game, "en") if kind == one.kind)


async def aim_at(page, selector):
    """With the Tab key, as somebody without a mouse gets there."""
    await page.locator(selector).first.focus()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")


@pytest.mark.parametrize(("game", "question", "piece"), PIECES)
async def test_enter_chooses_a_piece_and_enter_again_confirms(
    server, newcomer, game, question, piece
):
    """README: Enter confirms. Nothing chosen is silently taken back."""
    vito = await newcomer()
    await seated(server, vito, question_of(game, question))
    await aim_at(vito.page, piece)
    assert "true" != await vito.page.evaluate(PRESSED)
    await vito.page.keyboard.press("Enter")
    await vito.page.wait_for_function(f"{PRESSED[6:]} === 'true'")
    whole = await vito.page.locator(CONFIRM).count()  # else there is more to choose
    await vito.page.keyboard.press("Enter")

    if whole:
        await vito.until(lambda: vito.answers)
    else:
        assert "true" == await vito.page.evaluate(PRESSED)
        assert not vito.answers


async def test_enter_after_a_click_on_something_else(server, newcomer):
    """A tile that was only looked at keeps the focus and must not swallow the key."""
    vito = await newcomer()
    await seated(server, vito, question_of(REACTING, "withdraw"))
    await vito.page.locator("g.place .mc-inner").first.click(force=True)
    await vito.page.locator(CONFIRM).wait_for()
    await vito.page.keyboard.press("Enter")

    await vito.until(lambda: vito.answers)


async def test_enter_after_taking_gems_instead(server, newcomer):
    vito = await newcomer()
    await seated(server, vito, question_of(BUILDING, "corrupt"))
    await vito.hit_one(".mz-hand li > button.legal:not(.token)", random.Random(3))
    await vito.page.locator(".take button[data-piece]").first.click()
    await vito.page.locator(CONFIRM).wait_for()
    await vito.page.keyboard.press("Enter")

    await vito.until(lambda: vito.answers)
    assert vito.sent[-1]["pick"]


async def test_a_pass_has_no_number_and_is_asked_about(table):
    """It is for the whole round; `1` kept both cards a moment ago."""
    async with table("en") as ([vito], _):
        await vito.press("keep")
        await vito.my_turn()
        assert "pass" in [one["text"] for one in vito.ask["options"]]
        given, page = vito.answers, vito.page

        await page.keyboard.press("1")
        assert not await page.locator(CONFIRM).count()
        await page.keyboard.press("p")
        await page.locator(CONFIRM).wait_for()
        await page.keyboard.press("Escape")
        await page.locator(CONFIRM).wait_for(state="detached")
        assert given == vito.answers

        await page.keyboard.press("p")
        await page.keyboard.press("Enter")
        await vito.until(lambda: vito.answers > given)


async def test_the_list_of_answers_asks_too(table):
    async with table("en") as ([vito], _):
        await vito.press("keep")
        await vito.my_turn()
        given, page = vito.answers, vito.page
        await page.locator(".answers .list").click()
        await page.locator(".sheet [data-option='1']").click()
        await page.locator(CONFIRM).wait_for()
        assert given == vito.answers

        await page.keyboard.press("Enter")
        await vito.until(lambda: vito.answers > given)


async def test_single_keys_can_be_switched_off(table):
    """WCAG 2.1.4: a dictation that says `p` must not pass."""
    async with table("en") as ([vito], _):
        await vito.press("keep")
        await vito.my_turn()
        page = vito.page
        refusal = page.locator(".answers [data-key=p]")
        assert "P" == await refusal.get_attribute("aria-keyshortcuts")
        await page.evaluate(OFF)
        await page.reload()
        await refusal.wait_for()

        for key in ("p", "l", "q", "t", "?", "1"):
            await page.keyboard.press(key)
        assert await refusal.get_attribute("aria-keyshortcuts") is None
        assert not await page.locator("dialog, [data-key=enter]").count()
        await page.locator(TILE).first.click()
        await page.keyboard.press("Enter")
        await vito.until(lambda: "answer" in [message["t"] for message in vito.sent[-3:]])


async def test_a_dim_card_explains_and_arms_nothing(table):
    """Why not? is a question: it must not make Enter throw the card away."""
    async with table("en", seed="5eed") as ([vito], _):
        await vito.press("keep")
        chance = random.Random(1)
        dim = vito.page.locator(".hand button:has(.card.dim)")
        while await vito.my_turn():
            texts = [one["text"] for one in vito.ask["options"]]
            if "pass" in texts and await dim.count():
                break
            await vito.answer_somehow(chance)
        await dim.first.click(position={"x": 14, "y": 30})
        await vito.page.locator(".doubt p").first.wait_for()

        assert not await vito.page.locator(CONFIRM).count()
        assert not await vito.page.locator(f"{CARD}[aria-pressed=true]").count()
        throw = vito.page.locator(".answers [data-option='1']")
        await throw.click()
        await vito.page.locator(CONFIRM).wait_for()
