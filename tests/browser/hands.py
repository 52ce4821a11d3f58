"""How a person plays with a mouse: what shines is tapped, what is offered is pressed."""

import asyncio
import random
from contextlib import suppress

from playwright.async_api import TimeoutError as Unreachable

OFFERED = ".prompt .answers [data-option]:enabled"
USE = ".prompt .answers [data-option]:enabled:not([data-key=p])"
CONFIRM = "[data-key=enter]:enabled"
PASS = ".prompt .answers [data-key=p]:enabled"
LEAVING = ("pass", "done")
NUMBER = ".prompt form .btn.pri:enabled"
TILE = ".place:has(.mc-tile.legal)"
TOP = ".place .mc-pick:has(> .legal):not(:has(~ .mc-pick))"
CHIP = ".fan li.legal:not(.chosen) button"
CARD = ".hand button:has(.card.legal)"
SEAT = ".frame.legal:not(.chosen) .pick"
PIECE = "button.legal[data-piece]:enabled:not([aria-pressed=true]), .mob-lot.legal"
LISTED = ".plain-options button:enabled:not([aria-pressed=true])"
LIT = (TOP, CHIP, CARD, SEAT, TILE, PIECE, LISTED)
# Where a finger hits a piece that others partly cover; what shines and cannot be hit is a flaw.
FREE = """piece => {
  piece.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = piece.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.12, 0.88];
  for (const y of parts) for (const x of parts) {
    const [left, top] = [box.x + box.width * x, box.y + box.height * y];
    const hit = document.elementFromPoint(left, top);
    if (hit && (hit === piece || piece.contains(hit))) return [left, top];
  }
  return null;
}"""
COUNT = "selectors => selectors.map(one => document.querySelectorAll(one).length)"


class Hands:
    """Needs `page`, `ask`, `over` and `until`."""

    tired = 0.2  # how readily they pass

    async def my_turn(self, patience=30):
        """Wait until I am asked something and the page shows it, or the match is over.

        A question with one answer is answered by the server after a moment.
        """
        shown = self.page.locator(".prompt .paper.ask").or_(self.page.locator(".end")).first
        async with asyncio.timeout(patience):
            while not self.over:
                await self.until(lambda: self.ask or self.over, patience)
                with suppress(Unreachable):
                    await shown.wait_for(timeout=1000)
                    if self.ask:
                        return True
        await self.page.locator(".end").wait_for()
        return False

    async def answer_somehow(self, chance):
        """Tap what shines and press what is offered until one answer is given."""
        asked = self.ask
        for _ in range(40):
            await self._once(chance)
            if self.ask is not asked or self.over:
                return
        if asked["form"] == "one" and len(asked["options"]) == 1:  # the page gives it in a moment
            await self.until(lambda: self.ask is not asked or self.over)
            return
        raise AssertionError(f"no way to answer: {asked}")

    async def play(self, seed=7, **ways):
        """Somehow, to the end; a question of a kind named in `ways` is begun in that way."""
        chance = random.Random(seed)
        while await self.my_turn():
            if way := ways.get(self.ask["kind"]):
                await way(self, chance)
            if self.ask:
                await self.answer_somehow(chance)

    async def _once(self, chance):
        found = dict(zip((USE, CONFIRM, PASS, NUMBER, *LIT), await self._count(), strict=True))
        lit = [(one, n) for one in LIT for n in range(found[one])]
        if found[CONFIRM]:
            await self._tap(CONFIRM, 0)
        elif found[NUMBER]:
            await self._tap(NUMBER, 0)
        elif found[PASS] and chance.random() < self.tired:
            await self._tap(PASS, 0)
        elif lit and (not found[USE] or chance.random() < 0.6):
            await self._tap(*chance.choice(lit))
        elif found[USE]:
            await self._tap(USE, chance.randrange(found[USE]))
        elif found[PASS]:
            await self._tap(PASS, 0)
        else:
            await asyncio.sleep(0.05)  # the answer is on its way

    async def _count(self):
        return await self.page.evaluate(COUNT, [USE, CONFIRM, PASS, NUMBER, *LIT])

    async def _tap(self, selector, n):
        """A card may lie under its neighbour: its left edge is free."""
        where = {"x": 14, "y": 30} if selector == CARD else None
        asked = self.ask
        try:
            if selector in (PIECE, LISTED):
                await self.hit(self.page.locator(selector).nth(n))
            else:
                await self.page.locator(selector).nth(n).click(position=where, timeout=5000)
        except Unreachable:
            if self.ask is not asked or self.over:  # the table has moved on meanwhile
                return
            if not await self.page.locator(".fan").count():
                raise
            await self.page.keyboard.press("Escape")  # an open stack lies over it

    async def hit_one(self, selector, chance):
        """Tap one of the pieces that shine; whether there is any."""
        pieces = self.page.locator(selector)
        if found := await pieces.count():
            await self.hit(pieces.nth(chance.randrange(found)))
        return found > 0

    async def hit(self, piece):
        """Tap a piece where it can be seen."""
        where = await piece.evaluate(FREE, timeout=5000)
        if where is None:
            raise Unreachable(f"covered: {await piece.get_attribute('aria-label')}")
        await self.page.mouse.click(*where)

    async def press(self, text):
        """The button of an answer, by the notation of records: `keep`, `pass`, `decline`."""
        await self.my_turn()
        label = next(one["label"] for one in self.ask["options"] if one["text"] == text)
        given, asks = self.answers, text in LEAVING and len(self.ask["options"]) > 1
        await self.page.locator(OFFERED).filter(has_text=label).first.click()
        if asks:  # a player who leaves for good is asked once more
            await self.page.locator(CONFIRM).click()
        await self.until(lambda: self.answers > given)

    async def place(self):
        """Put a Mafioso on the first tile that shines."""
        await self.page.locator(TILE).first.click()
        await self.page.locator(CONFIRM).click()


async def open_entries(person):
    """Every entry of the log shows all its lines."""
    closed = person.page.locator(".drawer .lines button[aria-expanded=false]")
    while await closed.count():
        await closed.first.click()
