"""Nothing cut off, overlapping, sticking out, tiny or jumping: every question of every game."""

import asyncio
from collections import defaultdict
from pathlib import Path

import pytest

from consigliere.server.match.timing import WindowTiming

from ..sample import EVERY, of
from ..server.scene import paced
from .positions import hardest_questions, last_question, longest_absence, seated

LOOK = Path(__file__).with_name("layout.js").read_text()
WINDOWS = {  # width, height, smallest text
    "1440x900": (1440, 900, 12),
    "1280x720": (1280, 720, 12),
    "1920x1080": (1920, 1080, 12),
    "820x1180": (820, 1180, 12),
    "390x844": (390, 844, 11),
    "844x390": (844, 390, 11),
    "200%": (640, 450, 11),
    "400%": (320, 256, 11),
}
TIGHT = ("1280x720", "390x844", "200%")  # the least room in each layout
SPACED = ("1440x900", "390x844")
PLAIN = ("390x844", "1440x900")  # with forced colours
OPENED = ("1440x900", "390x844", "844x390")  # for what lies over the table
SPACING = """on => {
  document.getElementById('spacing')?.remove();
  if (!on) return;
  const style = document.createElement('style');
  style.id = 'spacing';
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important } p { margin-bottom: 2em !important }`;
  document.head.append(style);
}"""
SURFACES = ".prompt .paper, .frame, .bids, .poster, .notes > *, .hint, .end, dialog"
FORCED = """surfaces => {
  const shown = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = selector => [...document.querySelectorAll(selector)].filter(shown);
  const name = one => `${one.tagName.toLowerCase()}.${one.className.baseVal ?? one.className}`
    .replace(/svelte-\\w+/g, '').trim().replace(/\\s+/g, '.');
  const outlined = one => getComputedStyle(one).outlineStyle !== 'none';
  const clear = one => / 0\\)$|transparent/.test(getComputedStyle(one).backgroundColor);
  const pieces = all('.table [data-piece]').filter(one => one instanceof HTMLElement);
  const legal = one => one.matches('.legal') || one.querySelector('.legal') !== null;
  return [
    ...all(surfaces).filter(clear).map(one => `see-through: ${name(one)}`),
    ...all('.table .legal').filter(one => one instanceof HTMLElement && !outlined(one))
      .map(one => `may be chosen, but not outlined: ${name(one)}`),
    ...pieces.filter(one => !legal(one) && getComputedStyle(one).outlineStyle === 'dashed')
      .map(one => `outlined as if it might be chosen: ${name(one)}`),
    ...all('.streets').map(() => 'streets behind the table'),
  ];
}"""
# the first piece of each kind that lies on the board; on a desk the board does not scroll
DESKS = ("1440x900", "1280x720", "1920x1080")
PIECES = """kinds => Object.fromEntries(kinds.flatMap(kind => {
  const all = [...document.querySelectorAll(kind)].filter(one => one.checkVisibility());
  if (!all.length) return [];
  const { x, y, width, height } = all[0].getBoundingClientRect();
  return [[`the first of ${all.length} ${kind}`, { x, y, width, height }]];
}))"""
TABLES = [(game, seats) for game in EVERY for seats in of(game, "board").SEATS]
PHASE = ".bar [aria-current=step]"
SHIFT = 8
WAITING = WindowTiming(60.0, 60.0, False)  # long enough to look at a window that asks nothing
FRAMES = """() => document.fonts.ready.then(() =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""


class Walk:
    """The table of one person after another, looked at in every window."""

    def __init__(self, game):
        self.board, self.kinds = of(game, "board").BOARD, of(game, "board").LIES
        self.faults = defaultdict(set)
        self.boards = {}
        self.seen = set()

    @property
    def report(self):
        return "\n".join(f"{one}  {sorted(where)}" for one, where in sorted(self.faults.items()))

    async def look(self, page):
        """In the tight windows; the first of a phase and the first reaction in it everywhere.

        Also with the wider spacing some people need, and with forced colours.
        """
        now = page.locator(PHASE).first
        phase = (await now.text_content()).strip() if await now.count() else ""
        layout = phase, await page.locator(".prompt.react").count()
        first = layout not in self.seen
        self.seen.add(layout)
        for window in WINDOWS if first else TIGHT:
            await self.check(page, window)
            self.compare(await page.locator(self.board).first.bounding_box(), window, phase)
            if window in DESKS:
                for kind, box in (await page.evaluate(PIECES, self.kinds)).items():
                    self.compare(box, window, phase, kind)
        if not first:
            return
        await page.evaluate(SPACING, True)
        for window in SPACED:
            await self.check(page, window, " spaced", small=False)
        await page.evaluate(SPACING, False)
        await self.resize(page, "1440x900")
        await self.check_colours(page)

    async def glance(self, page, how, windows=OPENED):
        """At something that lies over the table."""
        for window in windows:
            await self.check(page, window, f" {how}")
        await self.resize(page, "1440x900")
        await self.check_colours(page)

    async def check(self, page, window, how="", *, small=True):
        await self.resize(page, window)
        for fault in await page.evaluate(LOOK, WINDOWS[window][2] if small else 0):
            self.faults[fault].add(window + how)

    async def check_colours(self, page):
        """What they change lies where it lay, and is seen."""
        await page.emulate_media(forced_colors="active")
        for fault in await page.evaluate(FORCED, SURFACES):
            self.faults[fault].add("forced colours")
        for window in PLAIN:
            await self.check(page, window, " forced colours", small=False)
        await page.emulate_media(forced_colors="none")

    async def resize(self, page, window):
        width, height, _ = WINDOWS[window]
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(FRAMES)

    def compare(self, box, window, phase, what="the board"):
        before = self.boards.setdefault((window, phase, what), box)
        moved = max(abs(box[side] - before[side]) for side in box)
        if moved > SHIFT:
            self.faults[f"{what} moved by {moved:.0f} px in {phase}"].add(window)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.limit(600)
async def test_every_question_fits_into_every_window(server, newcomer, game, seats):
    """Asked of somebody who reads the language with the longest words for it."""
    walk, people = Walk(game), {lang: await newcomer(lang) for lang in ("de", "it")}
    with paced(server, WAITING):
        for position in await asyncio.to_thread(hardest_questions, game, *people, seats=seats):
            person = people[position.lang]
            await seated(server, person, position)
            await walk.look(person.page)

    assert not walk.faults, walk.report


@pytest.mark.parametrize("game", EVERY)
async def test_what_lies_over_the_table_fits_too(server, newcomer, game):
    """What happened since, a hint, a sheet of the board, and in the end the result."""
    walk, vito = Walk(game), await newcomer("de")
    page = vito.page
    await seated(server, vito, await asyncio.to_thread(longest_absence, game, "de"))
    await page.locator(".since").click()
    await page.locator(".recap").wait_for()
    await walk.glance(page, "recap")
    await page.keyboard.press("Escape")
    await page.locator("[data-key=h]").click()
    await page.locator(".hint ol").wait_for()
    await walk.glance(page, "hint")
    await page.keyboard.press("Escape")
    if sheet := of(game, "board").SHEET:
        await page.locator(sheet).click()
        await page.locator("dialog").wait_for()
        await walk.glance(page, "sheet")
        await page.keyboard.press("Escape")
    await seated(server, vito, await asyncio.to_thread(last_question, game, "de"))
    await vito.play()
    await page.locator(".end .columns figure, .end .columns svg").first.wait_for()
    await walk.glance(page, "end", WINDOWS)

    assert not walk.faults, walk.report
