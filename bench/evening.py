"""What an evening asks of a person: `python -m bench.evening GAME [--seed N] [--only PART]`.

One scripted person of average habits plays a whole game against three bots in a real browser, as
the start page sets it up. Printed: the questions put to that person, the answers that were "no",
the questions with one possible answer, and clicks a round. Then one round at normal speed: how
long each move of the others was shown, which of them had no caption, and how far the board moved
between two questions. Then frames and long tasks on a processor four times slower. Last, what is
fetched until a table can be used, and for its sounds. It uses the hands of the browser tests.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.async_api import async_playwright

from consigliere.games import GAMES
from tests.browser import chromium as untyped_chromium
from tests.browser.hands import LIT, PASS, USE
from tests.browser.people import Newcomer as UntypedNewcomer

chromium: Any = untyped_chromium
Newcomer: Any = UntypedNewcomer
PORT = 19347
SIZE: Any = {"width": 1440, "height": 900}
RELUCTANT = 0.6  # how often something optional is declined
SET = "s => localStorage.setItem('consigliere.settings', JSON.stringify(s))"
WATCH = """() => {
  window.captions = []; window.tops = [];
  const seen = () => {
    const words = document.querySelector('.caption .lines')?.innerText ?? '';
    if (words && window.captions.at(-1)?.words !== words)
      window.captions.push({words, at: performance.now()});
    const paper = document.querySelector('.prompt .paper.ask .words');
    if (paper) {
      const phase = document.querySelector('.bar [aria-current=step]')?.textContent ?? '';
      const places = {};
      for (const piece of document.querySelectorAll('.boarding [data-at]:not([data-at^="seat"])')) {
        const box = piece.getBoundingClientRect();
        places[piece.dataset.at] ??= [box.x, box.y];
      }
      const asked = paper.innerText;
      if (window.tops.at(-1)?.asked === asked) window.tops.pop();
      window.tops.push({asked, phase, places});
    }
  };
  const what = {childList: true, subtree: true, characterData: true};
  new MutationObserver(seen).observe(document.body, what);
}"""

# Frames while something flies, and tasks of the page, each longer than 50 ms.
FRAMES = """() => {
  window.gaps = []; window.tasks = [];
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) window.tasks.push(one.duration);
  }).observe({entryTypes: ['longtask']});
  let last = 0;
  const frame = now => {
    const flying = document.querySelector('.flying') !== null;
    if (last && flying) window.gaps.push(now - last);
    last = flying ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
SLOWER = 4  # times


class Person(Newcomer):  # type: ignore[misc]
    """Counts the clicks; declines what is optional more often than not."""

    tired = 0.1  # of a whole turn
    clicks = 0

    async def _tap(self, selector: str, n: int) -> None:
        self.clicks += 1
        await super()._tap(selector, n)

    async def _once(self, chance: random.Random) -> None:
        found = dict(zip((USE, PASS, *LIT), await self._count_of(USE, PASS, *LIT), strict=True))
        turn = self.ask and len(self.ask["options"]) > 6
        begun = await self.page.locator(".cancel").count()
        if found[PASS] and not turn and not begun and chance.random() < RELUCTANT:
            return await self._tap(PASS, 0)
        await super()._once(chance)

    async def _count_of(self, *selectors: str) -> list[int]:
        script = "all => all.map(one => document.querySelectorAll(one).length)"
        counts: list[int] = await self.page.evaluate(script, list(selectors))
        return counts


@asynccontextmanager
async def at_the_table(key: str, lang: str, speed: str) -> AsyncIterator[Person]:
    """A person at a table of that game with bots; server and browser end with it."""
    with tempfile.TemporaryDirectory() as folder:
        url = {"CONSIGLIERE_DATABASE_URL": f"sqlite:///{folder}/tables.sqlite"}
        program = str(Path(sys.executable).with_name("consigliere"))
        command = [program, "serve", "--port", str(PORT)]
        with open(os.devnull, "w") as nowhere:
            env = {**os.environ, **url}
            server = subprocess.Popen(command, env=env, stdout=nowhere, stderr=nowhere)
        try:
            await _until_up()
            path, needed = chromium.find()
            async with async_playwright() as p:
                options: dict[str, Any] = {"executable_path": path, "args": chromium.ARGS}
                browser = await p.chromium.launch(**options, env={**os.environ, **needed})
                page = await browser.new_page(viewport=SIZE, locale=lang)
                person = Person(page, f"http://127.0.0.1:{PORT}", lang)
                await page.goto(person.server)
                await page.evaluate(SET, {"speed": speed})
                await page.reload()
                await person.play_now(_title(key, lang))
                yield person
                await browser.close()
        finally:
            server.terminate()
            server.wait()


async def _until_up() -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/api/health").close()
        except OSError:
            await asyncio.sleep(0.2)
        else:
            return
    raise SystemExit("bench.evening: the server does not start")


def _title(key: str, lang: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/api/games?lang={lang}") as answer:
        titles: dict[str, str] = {game["key"]: game["title"] for game in json.load(answer)}
    return titles[key]


async def whole_game(key: str, seed: int, lang: str) -> dict[str, Any]:
    """Every question of a game, as it was answered."""
    chance = random.Random(seed)
    async with at_the_table(key, lang, "off") as person:
        asked, noes, alone = 0, 0, 0
        rounds = set[Any]()
        while await person.my_turn(120):
            ask = person.ask
            asked += 1
            alone += ask["form"] == "one" and len(ask["options"]) == 1
            rounds.add(person.table["public"].get("round") or person.table["public"].get("day"))
            await person.answer_somehow(chance)
            noes += refused(person, ask)
        automatic = person.answers - asked
        return {
            "answers by the person": asked,
            "answers the page gave by itself": automatic,
            "of the person's answers “no”": f"{noes / max(asked, 1):.0%}",
            "questions with one possible answer": alone,
            "rounds": len(rounds - {None}),
            "clicks a round": round(person.clicks / max(len(rounds - {None}), 1), 1),
            "complaints of the page": person.problems,
        }


def refused(person: Person, ask: dict[str, Any]) -> bool:
    """Whether the last answer to that question gave up what was offered."""
    answers = [m for m in person.sent if m["t"] == "answer" and m["at"] == ask["at"]]
    pick = answers[-1]["pick"] if answers else [0]
    if ask["form"] == "one":
        return bool(ask["options"][pick[0]].get("role"))
    return pick in ([], [0]) and ask["least"] == 0


async def one_round(key: str, seed: int, lang: str) -> dict[str, Any]:
    """How the moves of the others were shown at normal speed."""
    chance = random.Random(seed)
    async with at_the_table(key, lang, "normal") as person:
        await person.my_turn(60)
        await person.page.evaluate(WATCH)
        for _ in range(6):
            await person.answer_somehow(chance)
            if not await person.my_turn(120):
                break
        captions = await person.page.evaluate("window.captions")
        tops = await person.page.evaluate("window.tops")
        own = person.say("table-you")
        lasted = [
            after["at"] - before["at"]
            for before, after in pairwise(captions)
            if not before["words"].startswith(own)
        ]
        moved = [shift(a, b) for a, b in pairwise(tops) if a["phase"] == b["phase"]]
        return {
            "moves of others shown": len(lasted),
            "shortest, in seconds": round(min(lasted, default=0) / 1000, 2),
            "board moved between questions of a phase, px": round(max(moved, default=0), 1),
        }


def shift(a: dict[str, Any], b: dict[str, Any]) -> float:
    """How far the board moved: half of its pieces at least so far. A piece may move on it."""
    here, there = a["places"], b["places"]
    moves = [
        max(abs(x - there[at][0]), abs(y - there[at][1]))
        for at, (x, y) in here.items()
        if at in there
    ]
    return median(moves) if moves else 0.0


async def slow_machine(key: str, seed: int, lang: str) -> dict[str, Any]:
    """Frames and long tasks on a slow processor, over some answers at normal speed."""
    chance = random.Random(seed)
    async with at_the_table(key, lang, "normal") as person:
        await person.my_turn(60)
        devtools = await person.page.context.new_cdp_session(person.page)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await person.page.evaluate(FRAMES)
        for _ in range(4):
            await person.answer_somehow(chance)
            if not await person.my_turn(240):
                break
        gaps = await person.page.evaluate("window.gaps")
        tasks = await person.page.evaluate("window.tasks")
        return {
            "4x slower: frames a second while pieces fly": round(1000 * len(gaps) / sum(gaps))
            if gaps
            else "nothing flew",
            "tasks of the page over 100 ms": sum(one > 100 for one in tasks),
            "longest task, ms": round(max(tasks, default=0)),
        }


async def weight(key: str, lang: str) -> dict[str, Any]:
    """Kilobytes, compressed, until I am asked something, and those of the sounds after that."""
    async with at_the_table(key, lang, "normal") as person:
        await person.my_turn(60)
        page, fetched = person.page, list[str]()
        page.on("response", lambda one: fetched.append(one.url))
        await page.reload()
        await page.locator(".prompt .paper").wait_for()
        await page.wait_for_load_state("networkidle")
        first = len(fetched)
        async with page.expect_worker() as synth:
            await page.mouse.click(2, 2)  # the first touch
        await page.wait_for_load_state("networkidle")
        fetched.append((await synth.value).url)
        packed = [await _packed(page, url) for url in fetched]
        return {
            "first load of a table, kB gzip": round(sum(packed[:first]) / 1000, 1),
            "sound, kB gzip, fetched after a touch": round(sum(packed[first:]) / 1000, 1),
        }


async def _packed(page: Any, url: str) -> int:
    """How many bytes of a file travel; 0 for what is asked of the server."""
    if "/api/" in url:
        return 0
    body = await (await page.request.get(url)).body()
    return len(body) if url.endswith((".woff2", ".png")) else len(gzip.compress(body))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.evening", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en", choices=("en", "it", "de"))
    parser.add_argument("--only", default="", help="one of the parts, such as slow_machine")
    given = parser.parse_args()
    game, seed, lang = given.game, given.seed, given.lang
    for part in (whole_game, one_round, slow_machine):
        if given.only in ("", part.__name__):
            tell(asyncio.run(part(game, seed, lang)))
    if given.only in ("", "weight"):
        tell(asyncio.run(weight(game, lang)))


def tell(figures: dict[str, Any]) -> None:
    for name, value in figures.items():
        print(f"{name:45} {value}", flush=True)


if __name__ == "__main__":
    main()
