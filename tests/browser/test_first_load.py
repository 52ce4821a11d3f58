"""What is fetched before somebody can play: everything else comes when it is opened."""

import gzip
import re

import pytest

from consigliere.games import GAMES

MOST = 300_000  # bytes, compressed
PACKED = (".woff2", ".png")
OTHERS = {"en": "it", "it": "de", "de": "en"}


async def fetched_for(vito):
    """The files of this table, as they are fetched by a browser that has none of them."""
    page, urls = vito.page, []
    page.on("response", lambda one: urls.append(one.url))
    await page.reload()
    await page.locator(".prompt .paper").wait_for()
    await page.wait_for_load_state("networkidle")
    files = [url for url in urls if "/api/" not in url]
    return {url: await (await page.request.get(url)).body() for url in files}


def packed(url, body):
    return len(body if url.endswith(PACKED) else gzip.compress(body))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_is_light(table, game, lang):
    """Fonts included; the words of one language, and of the game that is played."""
    async with table(lang, game=game, seats=4) as ([vito], _):
        files = await fetched_for(vito)
        weights = {url.rsplit("/", 1)[-1]: packed(url, body) for url, body in files.items()}

    assert sum(weights.values()) <= MOST, sorted(weights.items(), key=lambda one: -one[1])
    assert not [name for name in weights if re.match(f"({OTHERS[lang]}-|.*-more-)", name)]


async def test_a_language_that_cannot_be_fetched_leaves_the_old_one(table):
    """The reader is told, and the switch shows what is spoken."""
    async with table("en") as ([vito], _):
        page = vito.page
        await page.locator(".prompt .paper").wait_for()
        vito.excuse("/assets/de-")
        await page.route(re.compile(r"/assets/de-"), lambda route: route.abort())
        await page.locator("label:has(input[value=de])").first.click()
        await page.get_by_text(vito.say("start-language-missing")).wait_for()

        assert "en" == await page.evaluate("document.documentElement.lang")
        assert await page.locator("input[name=language][value=en]").first.is_checked()
