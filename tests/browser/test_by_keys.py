"""A game by keys and by ear alone: few keys a decision, and everything that happens is said."""

import asyncio
import random

import pytest

from ..sample import BIDDING, EVERY
from .hands import TILE
from .test_announced import RECORD, announced, logged

MOST = 12  # keys for one decision
HERE = "() => document.activeElement?.id || document.activeElement?.tagName"
ROWS = """() => [...document.querySelectorAll('[data-row]')].map(row =>
  [row.dataset.row, row.querySelector('span').textContent])"""
BUTTONS = """() => [...document.querySelectorAll('.prompt .answers [data-option]:enabled')].map(
  one => [one.dataset.option, one.querySelector('span').textContent])"""
ROW, CONFIRM = "[data-row]", "[data-key=enter]:enabled:visible"
STEPWISE = """localStorage.setItem('consigliere.settings', JSON.stringify({speed: 'wait'}))"""


class Keys:
    """Answers by keys alone, and counts them."""

    def __init__(self, person, chance):
        self.person, self.page, self.chance, self.count = person, person.page, chance, 0

    async def press(self, *keys):
        for key in keys:
            self.count += 1
            await self.page.keyboard.press(key)

    async def answer(self):
        """One decision; how many keys it took."""
        self.count, ask, given = 0, self.person.ask, self.person.answers
        await {"one": self._one, "some": self._some, "number": self._number}[ask["form"]](ask)
        await self._settled(given)
        if self.person.answers == given:
            await self.press("Enter")
        await self.person.until(lambda: self.person.answers > given)
        return self.count

    async def _one(self, ask):
        plain = [one for one in ask["options"] if not one.get("role")]
        if not plain or (len(plain) < len(ask["options"]) and self.chance.random() < 0.2):
            return await self.press("p")
        wanted = self.chance.choice(plain)
        if number := dict(map(reversed, await self.page.evaluate(BUTTONS))).get(wanted["label"]):
            await self.press(number)
        else:
            rows = await self._rows()
            number = dict(map(reversed, rows))[wanted["label"]]
            await self.press(*number)
            if len(rows) > 9:
                await self.press("Enter")

    async def _some(self, ask):
        few = range(ask["least"], min(ask["most"], 3) + 1)
        if len(ask["options"]) == 1:
            if few and self.chance.random() < 0.5:
                await self.press("1")
            return
        rows = await self._rows()
        for number, _ in self.chance.sample(rows, self.chance.choice(few)):
            await self.press(*number, *(["Space"] if len(rows) > 9 else []))
            await self.page.locator(f"[data-row='{number}'][aria-pressed=true]").wait_for()

    async def _number(self, ask):
        await self.press(*str(self.chance.randint(ask["least"], ask["most"])))

    async def _rows(self):
        await self.page.locator("[data-key=o]").wait_for()
        await self.press("o")
        await self.page.locator(ROW).first.wait_for()
        return await self.page.evaluate(ROWS)

    async def _settled(self, given):
        """The answer is on its way, or waits for Enter."""
        confirm = self.page.locator(CONFIRM).first
        async with asyncio.timeout(20):
            while self.person.answers == given and not await confirm.count():
                await asyncio.sleep(0.02)


@pytest.mark.limit(240)
@pytest.mark.parametrize("game", EVERY)
async def test_every_decision_by_few_keys(table, game):
    """From wherever the answer before has left the focus, which is never nowhere."""
    async with table("en", seats=3, game=game) as ([vito], _):
        keys, counts = Keys(vito, random.Random(5)), {}
        for _ in range(25):
            if not await vito.my_turn():
                break
            await vito.page.wait_for_function("document.activeElement !== document.body")
            kind = vito.ask["kind"]
            counts[kind] = max(counts.get(kind, 0), await keys.answer())

        assert {} == {kind: count for kind, count in counts.items() if count > MOST}
        assert 2 < len(counts)


async def test_the_question_has_the_focus_and_keys_lead_back_to_it(table):
    async with table("en", seats=3, game=BIDDING) as ([vito], _):
        await vito.my_turn()
        page = vito.page
        await page.wait_for_function("document.activeElement.id === 'question'")
        await page.evaluate(RECORD)

        await page.keyboard.press("Tab")
        assert "question" != await page.evaluate(HERE)
        await page.keyboard.press("f")
        assert "question" == await page.evaluate(HERE)
        await page.keyboard.press("n")
        assert vito.ask["prompt"] in await announced(vito)
        await page.get_by_role("button", name=vito.say("table-skip-link")).focus()
        await page.keyboard.press("Enter")
        assert "question" == await page.evaluate(HERE)


@pytest.mark.limit(300)
async def test_a_whole_day_step_by_step(server, newcomer, table):
    """Each event of the Day is said once, in order, also while districts are resolved."""
    async with table("en", seats=3, game=BIDDING) as ([vito], _):
        await vito.page.evaluate(STEPWISE)
        await vito.page.reload()
        await vito.page.locator(".caption, .prompt .paper.ask").first.wait_for()
        await vito.page.evaluate(RECORD)
        keys = Keys(vito, random.Random(3))
        more = vito.page.locator(".caption")
        while vito.table["public"]["day"] < 2 and not vito.over:
            if await more.count():
                await vito.page.keyboard.press("Space")
            elif await vito.page.locator(".prompt .paper.ask").count() and vito.ask:
                await keys.answer()
            else:
                await asyncio.sleep(0.02)
        while await more.count():
            await vito.page.keyboard.press("Space")
        lines, outcome = logged(vito), await announced(vito)

        result = set(lines)
        heard = [one for one in outcome if one in result]
        assert 30 < len(heard)
        assert heard == lines[-len(heard) :]  # what was said before the recording is not in it


async def test_what_enter_does_is_said_before_it_is_pressed(table):
    async with table("en", seats=3) as ([vito], _):
        await vito.press("keep")
        await vito.my_turn()
        await vito.page.evaluate(RECORD)
        legal = vito.page.locator(TILE).first
        await legal.focus()
        await vito.page.keyboard.press("Enter")
        button = vito.page.locator(CONFIRM).first
        await button.wait_for()
        wanted = vito.say("table-enter-does", what=await button.locator("span").inner_text())
        await vito.page.wait_for_function("one => window.announced.includes(one)", arg=wanted)
