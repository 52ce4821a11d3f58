"""The whole page speaks the reader's language, and another one without a reload."""

import re

import pytest

from ..sample import REACTING
from .hands import open_entries
from .people import word_files, words

SAID = """() => {
  const said = [...document.querySelectorAll('[aria-label], [title]')].flatMap(one =>
    [one.getAttribute('aria-label'), one.getAttribute('title')]);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) said.push(walk.currentNode.data);
  return said.filter(Boolean).map(text => text.trim());
}"""
SAME = {"Log", "Chat", "Online", "Bot"}  # some languages share these


def plain(lang):
    """The messages of that language that are always the same."""
    say, out = words(lang), {}
    for path in word_files(lang):
        for line in path.read_text().splitlines():
            id, equals, text = line.partition(" = ")
            if equals and "{" not in text and not id.startswith((" ", "#")):
                out[id] = say(id)
    return out


def foreign(lang):
    """English sentences that somebody who reads `lang` must not see."""
    own = set(plain(lang).values())
    return set(plain("en").values()) - own - SAME


def logged(vito):
    return [line["text"] for one in vito.tables[-1:] for line in one["log"]]


def sentence(line):
    """A line of the drawer without the § it rests on and the sign of an open entry."""
    return re.sub(r"( −)?( §[\d.]+)?$", "", " ".join(line.split()))


async def drawer_lines(vito):
    """All lines of the drawer, with every entry open."""
    await open_entries(vito)
    return await vito.page.locator(".drawer .lines li").all_inner_texts()


async def shown(vito):
    """Prompt and log as the last table told them; no sentence of another language."""
    prompt = vito.page.locator(".prompt .words")
    await prompt.filter(has_text=vito.ask["prompt"]).wait_for()
    assert vito.lang == await vito.page.evaluate("document.documentElement.lang")
    result = await vito.page.evaluate(SAID)
    if vito.lang != "en":
        assert not foreign(vito.lang) & set(result)
    return result


@pytest.mark.parametrize("lang", ["it", "de"])
async def test_a_whole_turn_in(table, lang):
    async with table(lang) as ([vito], _):
        for text in ("keep", "place"):
            await vito.my_turn()
            await shown(vito)
            await (vito.place() if text == "place" else vito.press(text))
        await vito.my_turn()
        await shown(vito)
        await vito.page.get_by_role("tab", name=vito.say("table-log")).click()
        await vito.page.locator(".drawer .lines li").nth(3).wait_for()


async def test_another_language_without_a_reload(table):
    async with table("en") as ([vito], _):
        await vito.press("keep")
        await vito.my_turn()
        await vito.page.evaluate("window.same = true")
        seen = []
        for lang in ("it", "de", "en"):
            before = vito.table
            await vito.speak(lang)
            await vito.until(lambda before=before: vito.table is not before)
            result = await shown(vito)
            lines = await drawer_lines(vito)
            assert sorted(map(sentence, logged(vito))) == sorted(map(sentence, lines))
            assert vito.say("table-rules") in result
            assert vito.say(f"{REACTING}-web-private") in result
            seen.append((vito.ask["prompt"], lines[-1]))

        assert 3 == len({prompt for prompt, _ in seen}) == len({line for _, line in seen})
        assert await vito.page.evaluate("window.same")
