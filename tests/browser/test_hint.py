"""A hint: asked for with a key, laid out on the board, gone with the question."""

from contextlib import asynccontextmanager

import pytest
from playwright.async_api import expect

from consigliere.server.ws.handlers import hints

from ..sample import EVERY, REACTING, of
from ..server.table import match
from .hands import CONFIRM
from .test_streamer import ON

HINT = "section.hint"
ASK = "[data-key=h]"


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Nobody waits for a good hint here."""
    monkeypatch.setattr(hints, "THINK_SECONDS", 0.1)


@asynccontextmanager
async def asked(server, newcomer, lang="en", size="desktop", game=REACTING, **settings):
    """Somebody alone with bots who has to decide."""
    options = {**of(game).IN_ORDER}
    async with match(server, people=1, game=game, options=options, **settings) as (ada,):
        vito = await newcomer(lang, size, at=(ada.code, *ada.tokens))
        await vito.my_turn()
        yield vito


async def clean(vito):
    found, shown = await vito.axe()
    assert not found, shown


async def hinted(vito):
    await vito.page.keyboard.press("h")
    await vito.page.locator(HINT).wait_for()
    return vito.last("hinted")["advice"]


@pytest.mark.parametrize("game", EVERY)
async def test_a_hint_is_laid_out_and_mine_to_confirm(server, newcomer, game):
    async with asked(server, newcomer, game=game) as vito:
        before = vito.answers  # those the page gave by itself
        advice = await hinted(vito)
        await clean(vito)
        assert len(advice) == await vito.page.locator(f"{HINT} li").count()

        await vito.page.locator(f"{HINT} li button").first.click()
        assert before == vito.answers
        await expect(vito.page.locator(CONFIRM)).to_contain_text(advice[0]["label"])
        await vito.page.locator(CONFIRM).click()

        await vito.until(lambda: vito.answers > before)
        sent = [m for m in vito.sent if m["t"] == "answer"][before]
        assert advice[0]["pick"] == sent["pick"]
        await expect(vito.page.locator(HINT)).to_have_count(0)


async def test_on_a_phone_it_is_a_sheet_that_makes_room_for_the_board(server, newcomer):
    async with asked(server, newcomer, "it", "phone") as vito:
        await vito.page.locator(ASK).click()
        sheet = vito.page.locator(HINT)
        await sheet.wait_for()
        await clean(vito)
        box = await sheet.bounding_box()
        assert (0, 390, 844) == (box["x"], box["width"], box["y"] + box["height"])

        await sheet.locator("li button").last.click()
        await expect(sheet).to_have_count(0)
        await vito.page.locator(CONFIRM).wait_for()
        await vito.page.locator(ASK).click()  # told once, it is not asked again
        await sheet.wait_for()
        assert 1 == sum(m["t"] == "hint" for m in vito.sent)
        await vito.page.get_by_role("button", name=vito.say("common-close")).last.click()
        await expect(sheet).to_have_count(0)


async def test_escape_puts_it_away(server, newcomer):
    async with asked(server, newcomer) as vito:
        await hinted(vito)
        await vito.page.keyboard.press("Escape")

        await expect(vito.page.locator(HINT)).to_have_count(0)
        await vito.page.keyboard.press("?")
        await vito.page.get_by_role("dialog").get_by_text(vito.say("hint-key")).wait_for()


async def test_a_table_without_hints_offers_none(server, newcomer):
    async with asked(server, newcomer, hints=False) as vito:
        await vito.page.keyboard.press("h")

        assert 0 == await vito.page.locator(ASK).count()
        assert not [m for m in vito.sent if m["t"] == "hint"]


async def test_who_is_watched_gets_none(server, newcomer):
    async with asked(server, newcomer) as vito:
        await vito.page.locator(ASK).wait_for()
        await vito.page.evaluate(ON)
        await vito.page.reload()
        await vito.page.get_by_role("img", name=vito.say("stream-on")).wait_for()
        await vito.page.keyboard.down("v")
        await vito.page.locator(".prompt .paper.ask").wait_for()

        assert 0 == await vito.page.locator(ASK).count()


async def test_the_host_decides_about_hints_and_bots_in_the_lobby(server, newcomer):
    made = await server.room(name="Vito")
    vito = await newcomer("de", at=(made["code"], made["token"]))
    page = vito.page
    await vito.button("set-change").click()
    await page.get_by_label(vito.say("set-hints")).uncheck()
    await vito.button("common-save").click()
    await page.get_by_text(vito.say("set-hints-off"), exact=True).wait_for()

    await vito.button("begin-fill", count=2).click()
    await vito.until(lambda: ["normal"] * 2 == [c["bot"] for c in vito.room["chairs"][1:]])
    await page.get_by_label(vito.say("chair-who", number=2)).select_option("hard")
    await vito.until(lambda: vito.room["chairs"][1]["bot"] == "hard")
    await page.get_by_label(vito.say("chair-style", number=2)).select_option("sprinter")
    await vito.until(lambda: vito.room["chairs"][1]["bot"] == "hard:sprinter")
    await page.get_by_text("schwer, Sprinter").wait_for()
    await page.get_by_text(vito.say("style-about-sprinter")).wait_for()
    await clean(vito)
