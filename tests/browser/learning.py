"""How somebody learns: press what leads on, tap what shines, press what is marked."""

from contextlib import suppress

from playwright.async_api import TimeoutError as Unreachable

from .hands import CARD, CHIP, CONFIRM, PIECE, SEAT, TILE, TOP

BOX = ".coach [data-step]"
GO = ".coach [data-step='{}'] [data-go]:enabled"
ADVISED = ":root:has(.coach [data-step='{}']) .advised:enabled:not([aria-pressed=true])"
SEAL = f":root:has(.coach [data-step='{{}}']) {CONFIRM}"
STEP = "(document.querySelector('.coach [data-step]')?.dataset.step ?? '')"
STILL = f"before => {{ const now = {STEP}; return now !== before && !now.endsWith('-') }}"


async def step(vito):
    """Where the lesson stands, when the table stands still."""
    await vito.page.wait_for_function(f"() => !({STEP} || '-').endsWith('-')")
    return await vito.page.evaluate(STEP)


async def go_on(vito, before):
    """One step further, by whatever shines; the last button of all is left alone."""
    page = vito.page
    go, advised, seal = [page.locator(one.format(before)) for one in (GO, ADVISED, SEAL)]
    for _ in range(40):
        if await page.evaluate(STEP) != before:
            return await page.wait_for_function(STILL, arg=before)
        if await go.count():
            await go.click()
        elif await advised.count():
            await advised.first.click()
        elif not await tap(vito) and await seal.count():
            await seal.first.click()
        await page.wait_for_timeout(20)
    raise AssertionError(f"no way on from {before}: {await page.locator(BOX).inner_text()}")


async def tap(vito):
    """The first thing that shines; whether there is any."""
    for lit in (TOP, CHIP, CARD, SEAT, PIECE, TILE):
        pieces = vito.page.locator(lit)
        if await pieces.count():
            with suppress(Unreachable):  # the table moves on meanwhile
                await vito.hit(pieces.first)
            return True
    return False


async def learn(vito):
    """The whole lesson; the steps there were."""
    seen = []
    while True:
        seen.append(now := await step(vito))
        if await vito.page.locator(".coach [data-go=play]").count():
            return seen
        await go_on(vito, now)
