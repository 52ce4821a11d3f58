"""A person in front of a page, who does what the page offers and nothing else."""

import random

from . import chromium


class Newcomer:
    """Clicks what is highlighted."""

    def __init__(self, page, server):
        self.page, self.server = page, server
        self.problems = []
        self.traffic = []
        self.chance = random.Random(7)
        page.on("pageerror", lambda e: self.problems.append(str(e)))
        page.on("console", self._listen)
        page.on("websocket", self._watch)

    def _listen(self, message):
        if message.type == "error":
            self.problems.append(message.text)

    def _watch(self, socket):
        socket.on("framereceived", self.traffic.append)

    @property
    def code(self):
        return self.page.url.rstrip("/").rsplit("/", 1)[-1].partition("#")[0]

    async def play_now(self, game="Mafia City"):
        """Two clicks from the start page to a table with bots."""
        card = self.page.locator("article, section, li").filter(has_text=game)
        await card.get_by_role("button").filter(has_not_text="…").first.click()
        await self.page.wait_for_url("**/t/*")

    async def axe(self):
        """What axe-core complains about on this page."""
        await self.page.evaluate(chromium.axe())
        result = await self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return result["violations"], chromium.violations(result)
