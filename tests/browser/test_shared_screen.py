"""A big screen shows the table to everybody; each phone is its owner's hand."""

import asyncio
import contextlib
import random

import pytest
from playwright.async_api import TimeoutError

from ..sample import BIDDING, BUILDING, EVERY, REACTING, of, short
from ..server.table import SHORT, match
from .people import Newcomer
from .test_watching import cards

LISTED = ".prompt .sheet ol button:enabled"
OFFERED = ".prompt .answers [data-option]:enabled"
LIST = ".prompt .answers .list[aria-expanded=false]"
MORE = "[data-key=enter]:enabled"
PRIVATE = ".hand, .mz-hand, .prompt, [data-option], [role=dialog], dialog"


async def put_up(newcomer, code, size="television", lang="en"):
    """Somebody types the address of the big screen into a television."""
    screen = await newcomer(lang, size, path=f"/t/{code}/screen")
    await screen.until(lambda: screen.last("welcome"))
    return screen


async def from_the_hand(person, chance):
    """One answer without the board: what is offered, or what the list of answers names."""
    asked = person.ask
    for _ in range(60):
        for wanted in (MORE, LISTED, OFFERED, LIST):
            found = person.page.locator(wanted)
            if n := await found.count():
                with contextlib.suppress(TimeoutError):  # the prompt went away meanwhile
                    await found.nth(chance.randrange(n)).click(timeout=1500)
                break
        else:
            await asyncio.sleep(0.05)
        if person.ask is not asked or person.over:
            return
    raise AssertionError(f"no way to answer from the hand: {asked}")


async def whoever_is_asked(people):
    while not (asked := [person for person in people if person.ask]):
        await asyncio.sleep(0.05)
    await asked[0].my_turn()
    return asked[0]


async def play_from_the_hand(person, seed):
    chance = random.Random(seed)
    while await person.my_turn():
        await from_the_hand(person, chance)


def told_in_public(screen, game):
    """Nothing that came to the screen is anybody's secret."""
    assert screen.tables
    for one in screen.tables:
        assert [] == one["mine"]
        assert all(card < 0 for part in of(game).HIDDEN for card in cards(one["public"][part]))
    assert all([] == one["chairs"] for one in screen.heard if "chairs" in one)


async def test_scan_sit_ready_and_the_phone_is_a_hand(server, newcomer):
    made = await server.room(name="Vito", options={**SHORT, "first": "0"})
    screen = await put_up(newcomer, made["code"])
    picture = screen.page.get_by_role("img", name=screen.say("invite-picture", code=made["code"]))
    assert 400 < (await picture.bounding_box())["width"]
    vito = await newcomer("it", "phone", at=(made["code"], made["token"]))
    rosa = await newcomer("de", "phone", path=f"/t/{made['code']}")
    await rosa.page.get_by_label(rosa.say("dress-name")).fill("Rosa")

    await rosa.page.get_by_role("button", name=rosa.say("chair-sit")).first.click()
    await rosa.button("chair-be-ready").click()

    await screen.page.get_by_text("Rosa").wait_for()
    await vito.button("begin-fill", count=1).click()
    await vito.button("begin-start").click()
    for person in (vito, rosa):
        await person.page.locator(".table.held.front .hand button").first.wait_for()
        await person.button("screen-side-board").wait_for()
    await screen.page.locator(".screen-table g.place").first.wait_for()
    assert not await screen.page.locator(PRIVATE).count()


async def test_a_whole_match_from_two_phones_and_no_card_on_the_screen(newcomer, server):
    async with match(server, people=2, options={**SHORT, "round_cap": "1"}) as people:
        code = people[0].code
        screen = await put_up(newcomer, code)
        phones = [await newcomer(size="phone", at=(code, *p.tokens)) for p in people]
        for person in people:
            await person.socket.close()
        await asyncio.gather(*[play_from_the_hand(p, n) for n, p in enumerate(phones)])

        told_in_public(screen, REACTING)
        await screen.page.get_by_role("region", name=screen.say("table-over")).wait_for()
        assert not await screen.page.locator(PRIVATE).count()
        mine = [m for p in phones for one in p.tables for m in one["mine"]]
        prompts = {m["ask"]["prompt"] for m in mine if m["ask"]}
        raw = "".join(screen.raw)
        assert prompts and not [prompt for prompt in prompts if prompt in raw]


@pytest.mark.parametrize("game", [BUILDING, BIDDING])
async def test_the_first_decisions_of(newcomer, server, game):
    async with match(server, people=2, seats=2, game=game, options={}) as people:
        code = people[0].code
        screen = await put_up(newcomer, code, "tablet")
        phones = [await newcomer(size="phone", at=(code, *p.tokens)) for p in people]
        for person in people:
            await person.socket.close()
        before = screen.table["n"]
        chance = random.Random(3)
        for _ in range(2):
            await from_the_hand(await whoever_is_asked(phones), chance)

        await screen.until(lambda: screen.table["n"] > before)
        told_in_public(screen, game)
        assert not await screen.page.locator(PRIVATE).count()


async def test_the_board_is_a_tap_or_a_swipe_away(newcomer, server):
    async with match(server, people=1, options={**SHORT, "first": "0"}) as (ada,):
        screen = await put_up(newcomer, ada.code)
        vito = await newcomer(size="phone", at=(ada.code, *ada.tokens))
        await vito.press("keep")
        await vito.my_turn()
        board = vito.page.locator("g.place").first
        assert not await board.is_visible()

        await (
            vito.button("screen-side-board")
            .or_(vito.page.get_by_role("button", name=vito.say("screen-side-board")))
            .first.click()
        )
        await board.wait_for()
        await vito.place()
        await vito.my_turn()
        await vito.page.locator(".table.held.front .hand button").first.wait_for()

        await vito.page.locator(".desk-top").evaluate(
            """node => {
              const touch = x => new Touch({identifier: 1, target: node, clientX: x, clientY: 300});
              const send = (kind, x) => node.dispatchEvent(new TouchEvent(kind, {bubbles: true,
                touches: kind === 'touchend' ? [] : [touch(x)], changedTouches: [touch(x)]}));
              send('touchstart', 300); send('touchend', 120);
            }"""
        )
        await board.wait_for()
        told_in_public(screen, REACTING)


async def test_who_wants_the_board_first_says_so_once(newcomer, server):
    async with match(server, people=1, options=SHORT) as (ada,):
        await put_up(newcomer, ada.code)
        vito = await newcomer("it", "phone", at=(ada.code, *ada.tokens))
        await vito.page.locator(".table.held").wait_for()
        await vito.page.get_by_role("button", name=vito.say("table-menu")).click()
        await vito.page.get_by_label(vito.say("screen-my-hand")).uncheck()
        await vito.page.locator(".table:not(.held) g.place").first.wait_for()

        await vito.reopen()
        await vito.page.locator(".table:not(.held) g.place").first.wait_for()


async def test_a_hand_over_never_appears_on_the_screen(newcomer, server):
    """Two people share one tablet, and the same browser shows the table in another window."""
    async with match(server, people=2, options={**SHORT, "first": "0"}) as (ada, bob):
        both = await newcomer(at=(ada.code, *ada.tokens, *bob.tokens))
        await both.page.get_by_role("dialog").wait_for()
        screen = Newcomer(await both.page.context.new_page(), both.server)
        await screen.page.goto(f"{both.server}/t/{ada.code}/screen")
        await screen.page.locator(".screen-table g.place").first.wait_for()

        assert not await screen.page.locator(PRIVATE).count()
        told_in_public(screen, REACTING)


async def test_where_nobody_may_watch_somebody_who_sits_lets_the_screen_in(newcomer, server):
    async with match(server, people=1, options=SHORT, spectators=False) as (ada,):
        stranger = await newcomer(path=f"/t/{ada.code}/screen")
        await stranger.page.get_by_text(stranger.say("screen-refused")).wait_for()
        vito = await newcomer(at=(ada.code, *ada.tokens))
        await vito.page.get_by_role("button", name=vito.say("screen-title")).click()
        link = vito.page.get_by_role("link", name=vito.say("screen-here"))
        address = await link.get_attribute("href")

        screen = await newcomer(path=address.removeprefix(vito.server))
        await screen.page.locator(".screen-table g.place").first.wait_for()
        await vito.page.get_by_text(vito.say("screen-connected", n=1)).wait_for()
        await screen.page.reload()
        await screen.page.locator(".screen-table g.place").first.wait_for()
        told_in_public(screen, REACTING)


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize("size", ["television", "tablet"])
async def test_it_is_read_from_the_sofa(newcomer, server, game, size):
    options = short(game)
    async with match(server, people=1, seats=4, game=game, options=options) as (ada,):
        screen = await put_up(newcomer, ada.code, size, "de")
        now = screen.page.locator("footer [role=status]")
        await now.wait_for()
        letters = await now.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        wide = await screen.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        tall = await screen.page.evaluate("document.documentElement.scrollHeight - innerHeight")

        assert letters >= (30 if size == "television" else 19)
        assert wide <= 0 and tall <= 0
