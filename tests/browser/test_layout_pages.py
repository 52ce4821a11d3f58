"""What stands around a game fits too: clocks, its replay, its lesson, start page and lobby."""

import random

import pytest

from consigliere.games import GAMES

from ..sample import EVERY
from .learning import go_on, step
from .test_layout import SPACING, WINDOWS, Walk
from .test_replay import brought, moment

LEADS_ON = ".coach [data-go=on]"


async def fits(walk, page, what):
    """In every window, and on a phone with wider spacing too."""
    for window in WINDOWS:
        await walk.check(page, window, f" {what}")
    await page.evaluate(SPACING, True)
    await walk.check(page, "390x844", f" {what}, spaced", small=False)
    await page.evaluate(SPACING, False)
    await walk.resize(page, "1440x900")


@pytest.mark.parametrize("game", EVERY)
async def test_a_replay(server, newcomer, game):
    """Early in German, and in Italian where pieces have gathered."""
    id = await brought(server, game)
    half = (await server.get(f"/api/replays/{id}")).json()["last"] // 2
    walk, vito = Walk(game), await newcomer("de", path=f"/r/{id}#40")
    await moment(vito, 40)
    await fits(walk, vito.page, "early")
    await vito.speak("it")
    await vito.page.evaluate("at => (location.hash = at)", half)
    await moment(vito, half)
    await fits(walk, vito.page, "half")

    assert not walk.faults, walk.report


@pytest.mark.parametrize("game", EVERY)
async def test_a_lesson(newcomer, game):
    """What the teacher says first in German, and the first move he asks for in Italian."""
    walk, vito = Walk(game), await newcomer("de", path=f"/learn/{game}")
    now = await step(vito)
    await fits(walk, vito.page, "said")
    await vito.speak("it")
    while await vito.page.locator(LEADS_ON).count():
        await go_on(vito, now)
        now = await step(vito)
    await fits(walk, vito.page, "asked")

    assert not walk.faults, walk.report


@pytest.mark.parametrize("game", EVERY)
async def test_the_clocks_of_a_full_table(table, game):
    """Names and moves of the others too: bots have moved before I am asked again."""
    walk, clock = Walk(game), {"bank": 3_599, "per": 10, "reaction": 30}
    async with table("de", game=game, seats=GAMES[game].seats[-1], clock=clock) as ([vito], _):
        chance = random.Random(3)
        for question in range(4):
            assert await vito.my_turn()
            if question in (0, 3):
                await fits(walk, vito.page, f"question {question}")
            await vito.answer_somehow(chance)

    assert not walk.faults, walk.report


@pytest.mark.parametrize("lang", ["de", "it"])
async def test_the_start_page_and_the_lobby(server, newcomer, lang):
    walk, vito = Walk(EVERY[0]), await newcomer(lang)
    await vito.page.get_by_role("heading", level=1).wait_for()
    await fits(walk, vito.page, "start")
    for game in EVERY:
        made = await server.room(game=game, name="Vito")
        rosa = await newcomer(lang, at=(made["code"], made["token"]))
        await rosa.button("begin-fill", count=2).wait_for()
        await fits(walk, rosa.page, f"lobby of {game}")

    assert not walk.faults, walk.report
