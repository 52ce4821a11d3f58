"""A person in front of a page, who does what the page offers and nothing else."""

import asyncio
import json
import re

from fluent.runtime import FluentBundle, FluentResource

from ..sample import REACTING, called
from . import chromium
from .hands import Hands

PAGES = chromium.ROOT / "web" / "src"
SIT = """([code, tokens]) => {
  const rooms = JSON.parse(localStorage.getItem('consigliere.rooms') ?? '{}');
  rooms[code] ??= {code, tokens, game: '', title: '', when: 1};
  localStorage.setItem('consigliere.rooms', JSON.stringify(rooms));
}"""


def word_files(lang):
    """The messages of the pages and of the boards."""
    own = PAGES.glob(f"games/*/**/locale/{lang}.ftl")
    return sorted([*PAGES.glob(f"locale/{lang}/*.ftl"), *own])


def words(lang):
    """`words("it")("table-undo")`: what the page says in that language."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in word_files(lang):
        bundle.add_resource(FluentResource(path.read_text()))

    def say(id, **args):
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        return bundle.format_pattern(pattern, args)[0]

    return say


class Newcomer(Hands):
    """Keeps whatever goes over the wire, and every complaint of the page."""

    def __init__(self, page, server, lang="en"):
        self.server, self.lang = server, lang
        self.say = words(lang)
        self.raw, self.heard, self.sent = [], [], []
        self._answered = set()  # questions of this match that I have answered
        self._complaints, self._excuses = [], []
        self._news = asyncio.Event()
        self._attach(page)

    def _attach(self, page):
        self.page = page
        page.on("pageerror", lambda e: self._complaints.append(str(e)))
        page.on("console", self._listen)
        page.on("websocket", self._watch)

    # ---- what went wrong

    @property
    def problems(self):
        """Errors of the page, but those a test has expected."""
        return [p for p in self._complaints if not any(re.search(e, p) for e in self._excuses)]

    def excuse(self, *patterns):
        """These complaints are what the scenario is about."""
        self._excuses += patterns

    def _listen(self, message):
        if message.type == "error":
            self._complaints.append(f"{message.text} {message.location.get('url', '')}")

    # ---- the wire

    def _watch(self, socket):
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._tell)

    def _hear(self, frame):
        self.raw.append(frame)
        self.heard.append(message := json.loads(frame))
        if message["t"] == "room" and message["room"]["phase"] == "lobby":
            self._answered.clear()
        self._news.set()

    def _tell(self, frame):
        self.sent.append(message := json.loads(frame))
        if message["t"] == "answer":
            self._answered.add((message["seat"], message["at"]))
        self._news.set()

    async def until(self, predicate, patience=20):
        """Wait for what `predicate` says; it is asked again with every message."""
        async with asyncio.timeout(patience):
            while not (found := predicate()):
                self._news.clear()
                await self._news.wait()
            return found

    def last(self, kind):
        return next((m for m in reversed(self.heard) if m["t"] == kind), None)

    @property
    def tables(self):
        return [m for m in self.heard if m["t"] == "table"]

    @property
    def table(self):
        """The last one, unless everybody is back in the lobby."""
        for message in reversed(self.heard):
            if message["t"] == "table":
                return message
            if message["t"] == "room" and message["room"]["phase"] == "lobby":
                return None
        return None

    @property
    def room(self):
        return next(m["room"] for m in reversed(self.heard) if "room" in m)

    @property
    def answers(self):
        return sum(m["t"] == "answer" for m in self.sent)

    @property
    def over(self):
        return bool(self.table and self.table["end"])

    @property
    def ask(self):
        """The question put to me that I have not answered."""
        for mine in self.table["mine"] if self.table else ():
            ask = None if mine["sealed"] else mine["ask"]
            if ask and (mine["seat"], ask["at"]) not in self._answered:
                return ask
        return None

    @property
    def result(self):
        """The lines beside the heading that says who has won; the own one speaks to me."""
        end, names = self.table["end"], [chair["name"] for chair in self.room["chairs"]]
        seats = len(end["order"])
        won = [names[seat] for seat in end["winners"]]
        reasons = [
            line
            for line in end["lines"][:-seats]
            if "§" in line or not any(name in line for name in won)
        ]
        me = self.table["mine"][0]["seat"]
        return reasons + [
            line.replace(names[seat], self.say("table-you")) if seat == me else line
            for seat, line in zip(end["order"], end["lines"][-seats:], strict=True)
        ]

    @property
    def code(self):
        return self.page.url.rstrip("/").rsplit("/", 1)[-1].partition("#")[0]

    # ---- the page

    def button(self, id, **args):
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    async def play_now(self, game=""):
        """Two clicks from the start page to a table with bots."""
        await self.button("start-play-game", game=game or called(REACTING)).click()
        await self.page.wait_for_url("**/t/*")
        await self.until(lambda: self.table)

    async def sit_at(self, code, token):
        """Leave whatever is open for a chair at that table."""
        self.raw.clear()
        self.heard.clear()
        self._answered.clear()
        await self.page.evaluate(SIT, [code, [token]])
        await self.page.goto(f"{self.server}/t/{code}")

    async def reopen(self):
        """Close the page, as a phone does that was dropped, and open its address again."""
        url, context = self.page.url, self.page.context
        await self.page.close()
        self._attach(await context.new_page())
        await self.page.goto(url)

    async def speak(self, lang):
        """Another language, without a reload."""
        await self.page.locator(f"label:has(input[value={lang}])").first.click()
        self.lang, self.say = lang, words(lang)

    async def axe(self):
        """What axe-core complains about on this page."""
        await self.page.evaluate(chromium.axe())
        result = await self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return result["violations"], chromium.violations(result)
