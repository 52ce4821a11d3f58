"""What lies above and in the question moves no board, covers no button, bursts nothing."""

import random

import pytest

from ..sample import BUILDING, EVERY

BOARD = """() => [...document.querySelectorAll('.boarding > *, .boarding .board, .spot, .mob-lot')]
  .slice(0, 12).map(one => { const b = one.getBoundingClientRect();
    return [b.x, b.y, b.width, b.height].map(Math.round) })"""
BURST = """() => {
  const paper = document.querySelector('.prompt .paper').getBoundingClientRect();
  return [...document.querySelectorAll('.prompt .answers .btn')].flatMap(one => {
    const box = one.getBoundingClientRect();
    const outside = [...one.children, one].some(part => {
      const inner = part.getBoundingClientRect();
      return inner.width > 0 && (inner.right > Math.min(box.right, paper.right) + 1 ||
        inner.left < Math.max(box.left, paper.left) - 1 || inner.bottom > paper.bottom + 1);
    });
    return outside ? [one.innerText] : [];
  });
}"""
COVERED = """() => [...document.querySelectorAll('.prompt .answers .btn, .seal')].filter(one => {
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width && hit && hit !== one && !one.contains(hit);
}).map(one => one.innerText)"""
LOOK = ".prompt .answers .btn:not(.list, .cancel)"
CLOCK = {"bank": 300, "per": 10, "reaction": 30}


async def to_much(person, seed=3):
    """Play on until there is much to tell since the last answer."""
    chance = random.Random(seed)
    while await person.my_turn():
        if await person.page.locator(".since").count():
            return
        await person.answer_somehow(chance)
    raise AssertionError("nothing happened between two answers")


@pytest.mark.parametrize("size", ["desktop", "phone", "wide"])
@pytest.mark.parametrize("game", EVERY)
async def test_what_happened_since_moves_nothing_and_covers_no_button(table, game, size):
    """It crushed a board, and lay over "Seal my bids" on a phone."""
    async with table("en", game=game, seats=4, size=size) as ([vito], _):
        await to_much(vito)
        page, since = vito.page, vito.page.locator(".since")
        before, covered = await page.evaluate(BOARD), await page.evaluate(COVERED)
        assert not covered

        await since.click()
        recap = page.locator(".recap li")
        await recap.first.wait_for()
        assert not await page.evaluate(COVERED)
        if size != "wide":  # there the sheet scrolls beside the board
            assert before == await page.evaluate(BOARD)
        assert int(await since.inner_text()) == await recap.count()

        await page.keyboard.press("Escape")
        await page.locator(".recap").wait_for(state="detached")


async def test_what_happened_since_begins_after_my_answer_and_is_not_cut(table):
    """Also after a reload, and also when it is more than 40 events."""
    async with table("en", game=BUILDING, seats=4) as ([vito], _):
        chance = random.Random(3)
        while await vito.my_turn():
            since = vito.page.locator(".since")
            if await since.count() and int(await since.inner_text()) > 40:
                break
            at = vito.table["n"]
            await vito.answer_somehow(chance)
        later = [line for lines in vito.tables for line in lines["log"] if line["n"] > at]
        first = later[0]["n"]
        lines = [line["text"] for line in later if (line["n"], line["seat"]) != (first, 0)]
        await since.click()
        shown = await vito.page.locator(".recap li").all_text_contents()
        assert lines == shown

        await vito.page.reload()
        await since.wait_for()
        await since.click()
        assert lines == await vito.page.locator(".recap li").all_text_contents()


async def test_what_a_question_means_closes_by_esc_and_by_a_press_elsewhere(table):
    async with table("en", game=BUILDING) as ([vito], _):
        await vito.my_turn()
        page = vito.page
        before = await page.evaluate(BOARD)
        note = page.locator(".prompt .note")
        for close in (
            lambda: page.keyboard.press("Escape"),
            lambda: page.locator(".bar .game").click(),
        ):
            await vito.button("table-help").click()
            await note.wait_for()
            assert before == await page.evaluate(BOARD)
            await close()
            await note.wait_for(state="detached")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", EVERY)
async def test_no_answer_bursts_its_button_and_none_is_recommended(table, game, lang):
    """Gold is for what confirms; equal answers look equal."""
    async with table(lang, game=game, seats=4) as ([vito], _):
        chance, many = random.Random(5), 0
        for _ in range(45):
            if not await vito.my_turn():
                break
            looks = await vito.page.locator(LOOK).evaluate_all(
                "all => all.filter(one => one.dataset.key !== 'enter' && one.dataset.key !== 'p')"
                ".map(one => one.className.replace('advised', ''))"
            )
            many += len(looks) > 1
            assert len(set(looks)) < 2, looks
            assert not [look for look in looks if "pri" in look.split()], looks
            assert not await vito.page.evaluate(BURST)
            await vito.answer_somehow(chance)

    assert many


async def test_nothing_flies_over_the_result(table):
    """The flights of all games end in the same place; this one is the shortest."""
    async with table("en", seats=3, round_cap="1") as ([vito], _):
        await vito.page.emulate_media(reduced_motion="no-preference")
        await vito.page.evaluate(
            "localStorage.setItem('consigliere.settings', JSON.stringify({speed: 'fast'}))"
        )
        await vito.play()
        await vito.page.locator(".end").wait_for()

        assert not await vito.page.locator(".flying").count()


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("game", EVERY)
async def test_a_timed_game_shows_every_clock(table, game, size):
    """The time is not hidden on a phone, and never runs into the money."""
    async with table("en", game=game, size=size, clock=CLOCK) as ([vito], _):
        await vito.my_turn()
        clocks = vito.page.locator("[role=timer].clock:visible")
        await clocks.first.wait_for()
        assert 3 <= await clocks.count()
        overlap = await vito.page.evaluate(
            """() => [...document.querySelectorAll('.frame')].filter(frame => {
              const clock = frame.querySelector('.clock')?.getBoundingClientRect();
              const others = frame.querySelectorAll('.who b, .num, .cash, .money, .stock *');
              return clock?.width && [...others].some(one => {
                const box = one.getBoundingClientRect();
                return one.textContent.trim() && !one.children.length && box.width &&
                  box.left < clock.right - 1 && clock.left < box.right - 1 &&
                  box.top < clock.bottom - 1 && clock.top < box.bottom - 1;
              });
            }).map(frame => frame.innerText)"""
        )
        assert not overlap


CROWDED = """() => {
  const [phases, tools] = ['.bar ol', '.bar .tools'].map(one => document.querySelector(one));
  return [phases.scrollWidth - phases.clientWidth,
    phases.getBoundingClientRect().right - tools.getBoundingClientRect().left];
}"""


@pytest.mark.parametrize("width", [960, 1024, 1280, 1440])
async def test_the_phases_never_run_under_what_stands_beside_them(table, width):
    """Not even while a button to skip what is shown stands there too."""
    async with table("de", game=BUILDING) as ([vito], _):
        await vito.my_turn()
        await vito.page.set_viewport_size({"width": width, "height": 720})
        await vito.page.evaluate(
            """words => document.querySelector('.bar .tools').insertAdjacentHTML('afterbegin',
              `<button class="btn" style="white-space:nowrap">${words}</button>`)""",
            vito.say("table-skip", n=12),
        )
        await vito.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

        over, under = await vito.page.evaluate(CROWDED)
        assert over <= 0
        assert under <= 0
