"""What a screen reader is told, and how it finds its way: the live log, headings, the result."""

import itertools
import random

import pytest

from ..sample import EVERY, REACTING, called

RECORD = """() => {
  window.announced = [];
  const known = new WeakSet();
  const log = document.querySelector('.table [role=log].sr-only');
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const one of change.addedNodes)
        for (const line of one.matches?.('p') ? [one] : (one.querySelectorAll?.('p') ?? []))
          if (!known.has(line)) { known.add(line); window.announced.push(line.textContent); }
  }).observe(log, {childList: true, subtree: true});
}"""


async def begin(vito):
    """Record from the first question on, and how long the log was then."""
    await vito.my_turn()
    await vito.page.evaluate(RECORD)
    return len(logged(vito))


def logged(vito):
    """The sentences of the log, as they came over the wire."""
    return [line["text"] for table in vito.tables if not table["full"] for line in table["log"]]


async def announced(vito):
    return await vito.page.evaluate("() => window.announced")


@pytest.mark.parametrize("game", EVERY)
async def test_every_line_of_the_log_is_announced_once(table, game):
    """However many come at once, and the question does not repeat the last of them."""
    async with table("en", seats=3, game=game) as ([vito], _):
        chance, before = random.Random(2), await begin(vito)
        for _ in range(14):
            if not await vito.my_turn():
                break
            await vito.answer_somehow(chance)
        await vito.my_turn()
        lines = logged(vito)[before:]
        result = await announced(vito)

        missing = [line for line in lines if line not in result]
        assert 10 < len(lines)
        assert [] == missing


async def test_the_table_has_headings_and_few_landmarks(table):
    async with table("en", seats=4, game=REACTING) as ([vito], _):
        await vito.my_turn()
        page = vito.page

        assert [called(REACTING)] == await page.locator("h1").all_text_contents()
        found = [one.strip() for one in await page.locator("main h2").all_text_contents()]
        named = [vito.say(f"table-heading-{id}") for id in ("players", "board", "question", "hand")]
        assert named == [one for one in found if one in named]
        assert 0 == await page.get_by_role("region", name="Rosa").count()


async def test_the_result_takes_the_focus(table):
    async with table("en", seats=3, game=REACTING, round_cap="1") as ([vito], _):
        await vito.play()
        await vito.page.locator(".end h2.kicker:focus").wait_for()


@pytest.mark.limit(300)
async def test_no_sentence_twice_and_no_question_that_needs_nobody(table):
    """A question with one answer is answered by the server; the last event may begin the next.

    Not every deal brings such a question, so matches are played until one does.
    """
    alone = set()
    while not alone:
        async with table("en", seats=3) as ([vito], _):
            chance = random.Random(2)
            await begin(vito)
            while not (alone := answered_alone(vito)) and await vito.my_turn():
                await vito.answer_somehow(chance)
            result, questions = await announced(vito), prompts(vito)

        assert not alone & set(result)
        pairs = itertools.pairwise(result)
        assert not [asked for line, asked in pairs if asked in questions and asked.startswith(line)]


def prompts(vito, least=1):
    """What was asked with at least so many answers."""
    asks = [mine["ask"] for one in vito.tables for mine in one["mine"] if mine["ask"]]
    return {ask["prompt"] for ask in asks if ask["form"] != "one" or len(ask["options"]) >= least}


def answered_alone(vito):
    return prompts(vito) - prompts(vito, least=2)
