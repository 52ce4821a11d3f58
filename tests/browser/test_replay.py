"""Looking back: from the end of a match to its replay, through it, and out of it again."""

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from ..sample import BIDDING, EVERY, REACTING, folder
from ..server.table import match

RECORDS = Path(__file__).parents[1] / "games"
DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'match.record', {type: 'text/plain'}));
  const how = {dataTransfer: data, bubbles: true, cancelable: true};
  for (const kind of ['dragenter', 'dragover', 'drop'])
    window.dispatchEvent(new DragEvent(kind, how));
}"""


async def ended(newcomer, server, lang="en", size="desktop", **settings):
    """Somebody in front of the end of a short match."""
    settings = settings or {"options": {"round_cap": "1"}}
    async with match(server, people=1, **settings) as (ada,):
        await ada.play()
        vito = await newcomer(lang, size, at=(ada.code, *ada.tokens))
        await vito.button("table-rematch").wait_for()
        return vito


async def brought(server, game):
    path = next((RECORDS / folder(game) / "records").glob("players-3.rec"))
    response = await server.post("/api/replays", path.read_text(), **{"content-type": "text/plain"})
    return response.json()["id"]


async def opened(newcomer, server, game=REACTING, lang="en", size="desktop", at="#40"):
    vito = await newcomer(lang, size, path=f"/r/{await brought(server, game)}{at}")
    await moment(vito, int(at[1:].partition("/")[0]))
    return vito


def scrubber(vito):
    return vito.page.get_by_role("slider", name=vito.say("replay-scrub"))


async def moment(vito, n):
    """Wait until the page shows that moment, with its sentence."""
    await expect(scrubber(vito)).to_have_value(str(n), timeout=20_000)
    await vito.page.locator(".caption p").first.wait_for()


async def clean(vito):
    found, shown = await vito.axe()
    assert not found, shown


async def test_from_the_end_to_the_replay_and_to_a_game_of_ones_own(newcomer, server):
    vito = await ended(newcomer, server)
    page = vito.page
    end = page.get_by_role("region", name=vito.say("table-over"))
    await end.get_by_role("img").filter(has=page.locator("path.line")).wait_for()
    assert await end.locator("table tfoot td").count() == 3
    await clean(vito)

    await end.get_by_role("link", name=vito.say("replay-watch")).click()
    await page.wait_for_url("**/r/*")
    await moment(vito, 0)
    await clean(vito)

    last = int(await scrubber(vito).get_attribute("max"))
    await scrubber(vito).fill(str(last // 2))
    await moment(vito, last // 2)
    await page.wait_for_url(f"**#{last // 2}")
    await vito.button("replay-forward").click()
    await moment(vito, last // 2 + 1)
    await page.keyboard.press("Home")
    await moment(vito, 0)
    await page.keyboard.press("ArrowRight")
    await moment(vito, 1)

    line = page.locator(".lines li:not(.h) button").nth(30)
    text = (await line.inner_text()).strip()
    await line.click()
    await page.locator(".lines li.here", has_text=text).first.wait_for()

    await page.get_by_role("button", name=vito.say("replay-fork"), exact=True).click()
    await page.get_by_label(vito.say("replay-fork-bots")).check()
    await page.get_by_role("button", name=vito.say("replay-fork-go"), exact=True).click()
    await page.wait_for_url("**/t/*")
    await page.get_by_text(vito.say("replay-forked-link")).first.wait_for()
    await vito.my_turn()
    assert vito.room["fork"]["replay"]


async def test_a_record_taken_along_opens_again_on_the_start_page(newcomer, server):
    vito = await ended(newcomer, server, "it")
    page = vito.page
    async with page.expect_download() as download:
        await page.get_by_role("link", name=vito.say("table-record")).click()
    text = Path(await (await download.value).path()).read_text()
    await page.goto(server.url)
    await vito.button("replay-open").wait_for()
    await page.evaluate(DROP, text)
    await page.wait_for_url("**/r/*")
    await moment(vito, 0)

    assert "Ada" in await page.locator(".seats").inner_text()
    vito.excuse("400")
    await page.goto(server.url)
    await vito.button("replay-open").wait_for()
    await page.evaluate(DROP, "shopping list")
    await page.get_by_text("Protokoll").or_(page.get_by_text("verbale")).nth(1).wait_for()


@pytest.mark.parametrize("game", EVERY)
async def test_any_eyes_in_any_game(newcomer, server, game):
    vito = await opened(newcomer, server, game, lang="de")
    page = vito.page
    for eyes in (vito.say("replay-eyes-public"), "Bruno", vito.say("replay-eyes-all")):
        await page.get_by_role("radio", name=eyes, exact=True).check(force=True)
        await page.locator(".caption p").first.wait_for()
    await page.get_by_role("radio", name="Bruno", exact=True).check(force=True)
    await page.wait_for_url("**#40/1")
    await page.get_by_role("tab", name=vito.say("replay-scores")).click()
    await page.locator("table tfoot").wait_for()
    await clean(vito)
    await page.get_by_role("tab", name=vito.say("table-result")).click()
    await page.locator("li.rank.won").first.wait_for()


async def test_hidden_cards_are_hidden_from_other_eyes(newcomer, server):
    vito = await newcomer(path=f"/r/{await brought(server, REACTING)}#40/public")
    frames = []
    vito.page.on("response", lambda r: frames.append(r) if "/frames" in r.url else None)
    await vito.page.reload()
    await moment(vito, 40)

    seen = [frame for got in frames for frame in json.loads(await got.text())["frames"]]
    hands = [frame["table"]["hands"] for frame in seen if "hands" in frame["table"]]
    assert hands
    assert {-9} == {card for dealt in hands for hand in dealt for card in hand}


async def test_it_plays_by_itself_until_it_is_stopped(newcomer, server):
    vito = await opened(newcomer, server, at="#3")
    await vito.page.get_by_label(vito.say("replay-speed")).select_option("8×")
    await vito.button("replay-play").click()
    await expect(scrubber(vito)).to_have_value(re.compile("^(9|[1-9][0-9]+)$"), timeout=20_000)
    await vito.button("replay-pause").click()
    stopped = await scrubber(vito).input_value()
    await vito.page.wait_for_timeout(500)

    assert stopped == await scrubber(vito).input_value()


async def test_the_language_changes_without_losing_the_moment(newcomer, server):
    vito = await opened(newcomer, server, lang="en")
    caption = vito.page.locator(".caption p").first
    before = await caption.inner_text()
    await vito.speak("it")
    await expect(caption).not_to_have_text(before)

    await moment(vito, 40)


@pytest.mark.parametrize("game", EVERY)
async def test_on_a_phone(newcomer, server, game):
    vito = await opened(newcomer, server, game, lang="it", size="phone")
    page = vito.page
    await clean(vito)
    await page.get_by_label(vito.say("replay-eyes")).select_option("Ciro")
    await page.wait_for_url("**#40/2")
    await page.get_by_role("button", name=vito.say("replay-side")).click()
    line = page.locator(".lines li:not(.h) button").nth(12)
    await line.click()
    await page.locator("aside.drawer").wait_for(state="detached")
    assert "40" != await scrubber(vito).input_value()
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


async def test_a_link_to_nothing_says_so(newcomer, server):
    vito = await newcomer("de", path="/r/0123456789")
    vito.excuse("404", "Wiederholung")
    await vito.page.get_by_role("alert").wait_for()

    await clean(vito)
    await vito.button("table-home").click()
    await vito.page.get_by_role("heading", level=1, name="Consigliere").wait_for()


async def test_the_end_of_a_match_of_two_on_a_phone(newcomer, server):
    vito = await ended(newcomer, server, "de", "phone", game=BIDDING, seats=2, options={})
    await vito.page.locator(".end table tfoot").wait_for()

    assert 2 == await vito.page.locator(".end li.rank").count()
    await clean(vito)
