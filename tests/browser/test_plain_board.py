"""A game of another package, which the pages have no board for, is played in the browser."""

import os
import random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ..server.program import Program
from . import chromium

STATIC = chromium.ROOT / "src" / "consigliere" / "server" / "static"
EXAMPLE = chromium.ROOT / "examples" / "dock-dice" / "src" / "dock_dice"
GAME = "Dock Dice"


@pytest.fixture
def guest_server(installed, tmp_path):
    """A server in a process of its own, where the example and the toy game are installed."""
    installed.tree(EXAMPLE, "dock-dice", **{"dock-dice": "dock_dice.game:GAME"})
    installed.veto()
    home = tmp_path / "home"
    home.mkdir()
    here = {"HOME": str(home), "XDG_DATA_HOME": str(home), "PYTHONPATH": os.environ["PYTHONPATH"]}
    running = Program(STATIC, f"sqlite:///{home}/tables.sqlite", built=False, **here)
    yield running
    running.close()


def word(lang, id):
    """A message of the game."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((EXAMPLE / "locale" / f"{lang}.ftl").read_text("utf-8")))
    return bundle.format_pattern(bundle.get_message(id).value)[0]


async def fits(page):
    """Nothing sticks out to the right, and every answer can be reached."""
    wide = await page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert 0 >= wide
    for answer in await page.locator(".prompt .answers button, .plain-options button").all():
        await answer.scroll_into_view_if_needed()
        box = await answer.bounding_box()
        assert 44 <= box["height"]
        assert 0 <= box["x"] and box["x"] + box["width"] <= page.viewport_size["width"]


@pytest.mark.limit(300)
@pytest.mark.parametrize("lang, size", [("en", "desktop"), ("it", "phone"), ("de", "wide")])
async def test_a_whole_match_is_played(guest_server, newcomer, lang, size):
    vito = await newcomer(lang, size, url=guest_server.url)
    await vito.play_now(GAME)
    board, chance, seen = vito.page.locator(".plain-board"), random.Random(5), set()
    while await vito.my_turn(patience=90):
        if vito.ask["kind"] not in seen:
            seen.add(vito.ask["kind"])
            text = await board.inner_text()
            assert word(lang, "dock-dice-field-cups") in text
            assert word(lang, "dock-dice-field-coins") in text
            assert "-9" not in text
            seat = await vito.page.locator(".seats .points").first.inner_text()
            assert word(lang, "dock-dice-source-coins") in seat
            await fits(vito.page)
        if vito.ask:
            await vito.answer_somehow(chance)

    assert {"claim", "react"} <= seen
    assert 4 == len(vito.table["end"]["scores"])
    if size == "desktop":
        await vito.page.get_by_role("link", name=vito.say("replay-watch")).click()
        await vito.page.locator(".table.replay .plain-board table").wait_for()


async def test_its_pages_lead_nowhere_that_does_not_exist(guest_server, newcomer):
    """The toy game has nothing but its rules: no lesson, no rulebook, no quick card, no editor."""
    vito = await newcomer(url=guest_server.url)
    card = vito.page.locator("[data-game=veto]")
    await card.get_by_text("Veto").first.wait_for()
    assert 0 == await card.locator("a").count()
    dice = vito.page.locator("[data-game=dock-dice]")
    assert [vito.say("rules-all")] == await dice.locator("a").all_inner_texts()

    for page in ("card", "edition"):
        await vito.page.goto(f"{guest_server.url}/{page}/veto")
        await vito.page.get_by_text(vito.say("nowhere-text")).wait_for()
    vito.excuse("404.*/api/lessons/veto")
    await vito.page.goto(f"{guest_server.url}/learn/veto")
    await vito.page.get_by_role("alert").wait_for()


@pytest.mark.limit(300)
async def test_several_things_are_chosen_from_a_list(guest_server, newcomer):
    """Cards to dump have no piece on the table: each stands in the list, and can be taken back."""
    vito = await newcomer("it", "phone", url=guest_server.url)
    await vito.play_now("Veto")
    chance = random.Random(2)
    while await vito.my_turn(patience=90):
        if vito.ask["form"] == "some" and len(vito.ask["options"]) > 1:
            break
        await vito.answer_somehow(chance)
    first, second = [vito.page.locator(".plain-options button").nth(n) for n in (0, 1)]
    await first.click()
    await second.click()
    await first.click()
    assert ["false", "true"] == [await one.get_attribute("aria-pressed") for one in (first, second)]
    asked = vito.ask
    await vito.page.locator("[data-key=enter]").click()
    await vito.until(lambda: any(m["t"] == "answer" and m["at"] == asked["at"] for m in vito.sent))
    sent = next(m for m in vito.sent if m["t"] == "answer" and m["at"] == asked["at"])
    assert [1] == sent["pick"]


async def test_its_lobby_and_public_table_open(guest_server, newcomer):
    vito = await newcomer("de", url=guest_server.url)
    await vito.button("start-create-game", game=GAME).click()
    await vito.button("create-button").click()
    await vito.page.wait_for_url("**/t/*")
    await vito.page.get_by_role("heading", name=GAME).first.wait_for()
    screen = await newcomer("de", "television", path=f"/t/{vito.code}/screen", url=guest_server.url)
    await screen.page.locator(".screen").wait_for()
    await vito.button("begin-fill", count=3).click()
    await vito.button("begin-start").click()
    await screen.page.locator(".plain-board table").wait_for()
    assert "-9" not in await screen.page.locator(".plain-board").inner_text()


async def test_a_house_rule_that_is_a_number_has_its_limits(guest_server, newcomer):
    """§6.1 One to six dice."""
    vito = await newcomer("it", url=guest_server.url)
    await vito.button("start-create-game", game=GAME).click()
    await vito.page.locator("summary", has_text=vito.say("house-title", count=0)).click()
    rules = vito.page.locator("details.group summary")
    for n in range(await rules.count()):
        await rules.nth(n).click()
    dice = vito.page.locator("input[id$=dice]")
    await dice.wait_for()

    assert ("1", "6") == (await dice.get_attribute("min"), await dice.get_attribute("max"))
    assert (
        vito.say("house-limits", least=1, most=6)
        in await vito.page.locator("[id$=dice-help]").inner_text()
    )
