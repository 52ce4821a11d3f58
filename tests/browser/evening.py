"""Two people who find each other by a link, and what both of them see."""

import asyncio

from ..server.table import SHORT

STACKS = """() => Object.fromEntries([...document.querySelectorAll('g.place')].map(place =>
  [place.dataset.at, place.getAttribute('aria-label').split(', ')[1]]))"""


async def invited(server, newcomer, name="Rosa", **options):
    """Vito has a table with three chairs; somebody opens his link, says a name and sits down."""
    made = await server.room(name="Vito", options={**SHORT, "first": "0", **options})
    vito = await newcomer(at=(made["code"], made["token"]))
    rosa = await newcomer(path=f"/t/{made['code']}")
    await rosa.page.get_by_label(rosa.say("dress-name")).fill(name)
    await rosa.page.get_by_role("button", name=rosa.say("chair-sit")).first.click()
    await vito.page.locator(".chair h3", has_text=name).wait_for()
    return vito, rosa


async def begun(vito, rosa):
    """A bot on the third chair, and the cards are dealt."""
    await vito.button("begin-fill", count=1).click()
    await rosa.button("chair-be-ready").click()
    await vito.button("begin-start").click()
    for person in (vito, rosa):
        await person.until(lambda p=person: p.table)
        await person.page.locator(".prompt").wait_for()


async def evening(server, newcomer, **options):
    """Both at the table, hands kept; it is Vito's turn."""
    vito, rosa = await invited(server, newcomer, **options)
    await begun(vito, rosa)
    await vito.press("keep")
    await rosa.press("keep")
    await vito.my_turn()
    return vito, rosa


async def same_board(*people):
    """What the pages of all show, once everybody has heard the same."""
    async with asyncio.timeout(10):
        while True:
            heard = {person.table["n"] for person in people}
            boards = [await person.page.evaluate(STACKS) for person in people]
            if len(heard) == 1 and all(board == boards[0] for board in boards):
                return boards[0]
            await asyncio.sleep(0.1)
