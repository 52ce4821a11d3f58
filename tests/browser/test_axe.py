"""axe-core has nothing to complain about, on any page, on a desk, a phone and a big screen."""

import random
from contextlib import asynccontextmanager

import pytest

from ..sample import BIDDING, EVERY, REACTING, called, of
from ..server.scene import in_a_window
from ..server.table import AT_ONCE, match
from .test_streamer import ON

SIZES = ["desktop", "phone"]
on_both = pytest.mark.parametrize("size", SIZES)
of_all = pytest.mark.parametrize("game", EVERY)


async def clean(person):
    found, shown = await person.axe()
    assert not found, shown


@asynccontextmanager
async def playing(server, game, people=1, until=None, **settings):
    """Somebody at a table of that game; `until` says how far chance has played it."""
    options = {**of(game).IN_ORDER}
    found = False
    while not found:  # a whole game may go by without it
        laid = match(server, people, seats=3, game=game, options=options, **settings)
        async with laid as persons:
            chance = random.Random(5)
            while until and not until(persons[0].table) and not persons[0].over:
                await persons[0].answer_somehow(chance)
            if not persons[0].over:
                found = True
                yield persons


def scene(table):
    return (table["public"]["now"]["scene"] or {}).get("scene")


def asked(table):
    return any(mine["ask"] for mine in table["mine"])


@on_both
@pytest.mark.parametrize("lang", ["en", "it", "de"])
async def test_start_page(newcomer, lang, size):
    vito = await newcomer(lang, size)
    await vito.page.get_by_role("heading", level=1).wait_for()
    await clean(vito)


@on_both
async def test_the_dialog_of_a_new_table(newcomer, size):
    vito = await newcomer("it", size)
    await vito.button("start-create-game", game=called(REACTING)).click()
    for one in await vito.page.get_by_role("dialog").locator("summary").all():
        await one.click()
    await clean(vito)


@on_both
async def test_lobby(newcomer, server, size):
    made = await server.room(name="Vito")
    vito = await newcomer("de", size, at=(made["code"], made["token"]))
    await vito.button("begin-fill", count=2).wait_for()
    await clean(vito)
    await vito.page.evaluate(ON)
    await vito.page.reload()
    await vito.button("stream-hold-invite").wait_for()
    await clean(vito)


@on_both
@pytest.mark.parametrize("opens", ["chair-carry", "chair-dress", "screen-title", "prefs-title"])
async def test_a_dialog_of_the_lobby(newcomer, server, opens, size):
    made = await server.room(name="Vito")
    vito = await newcomer("it", size, at=(made["code"], made["token"]))
    await vito.button(opens).click()
    await vito.page.get_by_role("dialog").wait_for()
    await clean(vito)


@on_both
@of_all
async def test_table_on_my_turn(newcomer, server, game, size):
    async with playing(server, game) as (ada,):
        vito = await newcomer("de", size, at=(ada.code, *ada.tokens))
        await vito.my_turn()
        await clean(vito)


@on_both
async def test_a_reaction_window(newcomer, server, monkeypatch, size):
    async with in_a_window(server, AT_ONCE, monkeypatch) as people:
        monkeypatch.undo()
        rosa = await newcomer("it", size, at=(people[1].code, *people[1].tokens))
        await rosa.my_turn()
        await clean(rosa)


@on_both
async def test_sealed_bids(newcomer, server, size):
    def bids(table):
        return scene(table) == "bidding"

    async with playing(server, BIDDING, until=bids) as (ada,):
        vito = await newcomer("en", size, at=(ada.code, *ada.tokens))
        await vito.my_turn()
        await clean(vito)


@on_both
async def test_a_shootout(newcomer, server, size):
    def shooting(table):
        return scene(table) == "shootout" and asked(table)

    async with playing(server, BIDDING, until=shooting) as (ada,):
        vito = await newcomer("de", size, at=(ada.code, *ada.tokens))
        await vito.page.locator(".shootout").wait_for()
        await clean(vito)


@on_both
@pytest.mark.parametrize("tab", ["log", "chat", "rules"])
async def test_the_drawer(newcomer, server, tab, size):
    async with playing(server, REACTING) as (ada,):
        vito = await newcomer("it", size, at=(ada.code, *ada.tokens))
        await vito.my_turn()
        await vito.page.keyboard.press(tab[0])
        await vito.page.locator(f"[role=tab][aria-selected=true][id$={tab}]").wait_for()
        await clean(vito)


@on_both
@pytest.mark.parametrize("key", ["t", "?"])
async def test_words_and_keys(newcomer, server, key, size):
    async with playing(server, REACTING) as (ada,):
        vito = await newcomer("de", size, at=(ada.code, *ada.tokens))
        await vito.my_turn()
        await vito.page.keyboard.press(key)
        await vito.page.get_by_role("dialog").wait_for()
        await clean(vito)


async def test_the_menu_of_a_phone(newcomer, server):
    async with playing(server, REACTING) as (ada,):
        vito = await newcomer("it", "phone", at=(ada.code, *ada.tokens))
        await vito.my_turn()
        await vito.page.get_by_role("button", name=vito.say("table-menu")).click()
        await vito.page.get_by_role("dialog").wait_for()
        await clean(vito)


@on_both
async def test_a_hand_over(newcomer, server, size):
    async with playing(server, REACTING, people=2) as (ada, bob):
        both = await newcomer("it", size, at=(ada.code, *ada.tokens, *bob.tokens))
        await both.page.get_by_role("dialog").wait_for()
        await clean(both)


@on_both
@of_all
async def test_streamer_mode(newcomer, server, game, size):
    async with playing(server, game) as (ada,):
        vito = await newcomer("en", size, at=(ada.code, *ada.tokens))
        await vito.my_turn()
        await vito.page.evaluate(ON)
        await vito.page.reload()
        await vito.page.get_by_text(vito.say("stream-covered")).first.wait_for()
        await clean(vito)


@pytest.mark.parametrize("size", ["television", "tablet"])
@of_all
async def test_the_big_screen_and_a_phone_that_is_a_hand(newcomer, server, game, size):
    async with playing(server, game) as (ada,):
        screen = await newcomer("de", size, path=f"/t/{ada.code}/screen")
        await screen.page.locator(".screen-table").wait_for()
        await clean(screen)
        vito = await newcomer("it", "phone", at=(ada.code, *ada.tokens))
        await vito.my_turn()
        for side in ("screen-side-board", "screen-side-hand"):
            await vito.page.get_by_role("button", name=vito.say(side)).click()
            await clean(vito)


async def test_the_big_screen_before_the_start(newcomer, server):
    made = await server.room(name="Vito")
    screen = await newcomer("it", "television", path=f"/t/{made['code']}/screen")
    await screen.page.get_by_text("Vito").wait_for()
    await clean(screen)


@on_both
async def test_the_end(newcomer, server, size):
    async with match(server, people=1, options={"round_cap": "1"}) as (ada,):
        await ada.play()
        vito = await newcomer("de", size, at=(ada.code, *ada.tokens))
        await vito.button("table-rematch").wait_for()
        await clean(vito)
        screen = await newcomer("en", "television", path=f"/t/{ada.code}/screen")
        await screen.page.get_by_role("region", name=screen.say("table-over")).wait_for()
        await clean(screen)


@on_both
async def test_nowhere(newcomer, size):
    vito = await newcomer("it", size, path="/nothing/here")
    await vito.page.get_by_role("heading", level=1).wait_for()
    await clean(vito)


async def test_without_a_server(newcomer):
    vito = await newcomer("de", "phone")
    vito.excuse("ERR_")
    await vito.page.route("**/api/**", lambda route: route.abort())
    await vito.page.reload()
    await vito.page.get_by_text(vito.say("app-offline")).wait_for()
    await clean(vito)
