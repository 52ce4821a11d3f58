"""Learning: every lesson to its end in every language, the rules from wherever a § stands."""

import pytest

from consigliere.lessons import lesson

from ..sample import BIDDING, BUILDING, EVERY, REACTING, called
from .hands import CONFIRM
from .learning import BOX, go_on, learn, step

LANGUAGES = ("en", "it", "de")


async def clean(person):
    found, shown = await person.axe()
    assert not found, shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EVERY)
async def test_a_lesson_to_its_end(newcomer, game, lang):
    vito = await newcomer(lang, path=f"/learn/{game}")
    seen = await learn(vito)
    chapters = lesson(game).chapters

    assert sum(len(chapter.steps) + 1 for chapter in chapters) == len(seen)
    assert vito.say("lesson-done") in await vito.page.locator(BOX).inner_text()


@pytest.mark.parametrize("size", ["phone", "wide"])
@pytest.mark.parametrize("game", EVERY)
async def test_a_lesson_under_a_thumb(newcomer, game, size):
    vito = await newcomer("de", size, path=f"/learn/{game}")
    await learn(vito)


async def test_on_a_phone_that_lies_the_teacher_leaves_room(newcomer):
    """Two thirds of what is below the bar are the table's, even while he says much."""
    vito = await newcomer("de", "wide", path=f"/learn/{BIDDING}")
    await step(vito)
    table = await vito.page.locator("main.stage").bounding_box()

    assert 2 / 3 * (390 - 48) < table["height"]


async def test_from_the_start_page_to_a_table_of_ones_own(newcomer):
    """One click begins the lesson, one click after it sits down at a table with bots."""
    vito = await newcomer("it")
    await vito.page.get_by_role(
        "link", name=vito.say("rules-learn-game", game=called(REACTING))
    ).click()
    await vito.page.wait_for_url(f"**/learn/{REACTING}")
    await learn(vito)
    await vito.button("lesson-play").click()
    await vito.page.wait_for_url("**/t/*")
    await vito.until(lambda: vito.table)


async def test_something_else_is_talked_about_and_may_be_tried_again(newcomer):
    vito = await newcomer(path=f"/learn/{REACTING}")
    for _ in range(2):
        await go_on(vito, await step(vito))
    await vito.page.locator(".prompt [data-key=p]").click()
    await vito.page.locator(CONFIRM).click()
    await vito.page.locator(".coach .but").wait_for()

    assert "1.2" == await step(vito)
    await go_on(vito, "1.2")
    assert "1.3" == await step(vito)


async def test_back_skip_and_coming_back_later(newcomer):
    vito = await newcomer("de", path=f"/learn/{BUILDING}")
    await go_on(vito, await step(vito))
    await vito.button("lesson-back").click()
    await vito.page.locator("[data-step='1.0']").wait_for()
    await vito.button("lesson-skip").click()
    await vito.page.locator("[data-step='2.0']").wait_for()
    await go_on(vito, "2.0")
    await vito.page.reload()

    assert "2.1" == await step(vito)


async def test_another_language_in_the_middle(newcomer):
    vito = await newcomer("en", path=f"/learn/{BIDDING}")
    await go_on(vito, await step(vito))
    await vito.speak("it")
    await vito.page.locator(BOX).get_by_text("Un Giorno ha tre parti").wait_for()

    assert "1.1" == await step(vito)


async def test_the_rules_from_what_the_teacher_says_and_from_the_log(newcomer):
    vito = await newcomer(path=f"/learn/{REACTING}")
    await step(vito)
    await vito.button("rules-read", number="1.3").click()
    asked = vito.page.locator(".drawer .asked")
    await asked.wait_for()

    assert "1.3" == await asked.get_attribute("data-rule")
    await vito.page.get_by_role("tab", name=vito.say("table-log")).click()
    await vito.page.locator(".drawer .par").last.click()
    await vito.page.locator(".drawer .asked[data-rule='2.10']").wait_for()


async def test_the_rules_from_a_question(table):
    async with table("it") as ([vito], _):
        await vito.my_turn()
        await vito.button("table-help").click()
        await vito.page.locator(".prompt .note .cite").first.click()
        await vito.page.locator(".drawer .asked[data-rule='2.10']").wait_for()


async def test_a_reference_leads_on_and_back(newcomer):
    vito = await newcomer(path=f"/rules/{REACTING}#1.6.1")
    page = vito.page
    await page.locator(".asked[data-rule='1.6.1']").wait_for()
    await page.locator("[data-rule='1.6.1']").get_by_role("link", name="4.7", exact=True).click()
    await page.locator(".asked[data-rule='4.7']").wait_for()

    assert page.url.endswith("#4.7")
    await vito.button("rules-back", number="1.6.1").click()
    await page.locator(".asked[data-rule='1.6.1']").wait_for()
    await page.get_by_role("searchbox").fill("snitch cell")
    await page.locator("[data-rule='3.1.1']").wait_for(state="detached")
    assert await page.locator("[data-rule='1.6.1']").count()


async def test_the_quick_card_lies_on_the_table(table):
    async with table("de") as ([vito], _):
        await vito.my_turn()
        await vito.page.keyboard.press("q")
        card = vito.page.get_by_role(
            "dialog", name=vito.say("rules-quick-of", game=called(REACTING))
        )
        await card.locator(".quick-card").wait_for()

        assert 11 == await card.locator(".cards > li").count()
        await clean(vito)
        await vito.page.keyboard.press("q")
        await card.wait_for(state="detached")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EVERY)
async def test_one_screen_is_enough_for_the_quick_card(newcomer, game, lang):
    vito = await newcomer(lang, path=f"/card/{game}")
    await vito.page.locator(".quick-card").wait_for()

    assert await vito.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("path", [f"/learn/{REACTING}", f"/rules/{BUILDING}", f"/card/{BIDDING}"])
async def test_axe_has_nothing_to_complain_about(newcomer, path, size):
    vito = await newcomer("de", size, path=path)
    await vito.page.locator(".coach .bubble, .rules article, .quick-card").first.wait_for()
    await clean(vito)


async def test_nobody_wrote_such_a_lesson(newcomer):
    vito = await newcomer(path="/learn/chess")
    vito.excuse("400")
    await vito.page.get_by_role("alert").wait_for()
