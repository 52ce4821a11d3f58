"""axe-core has nothing to complain about, on any page, in any language."""

import pytest

from ..server.table import match


async def clean(person):
    found, shown = await person.axe()
    assert not found, shown


@pytest.mark.parametrize("lang", ["en", "it", "de"])
async def test_start_page(newcomer, lang):
    vito = await newcomer(lang)
    await vito.page.get_by_role("heading", level=1).wait_for()
    await clean(vito)


async def test_the_dialog_of_a_new_table(newcomer):
    vito = await newcomer("it")
    await vito.button("start-create-game", game="Mafia City").click()
    await vito.page.get_by_role("dialog").locator("summary").click()
    await clean(vito)


async def test_lobby(newcomer, server):
    made = await server.room(name="Vito")
    vito = await newcomer("de", at=(made["code"], made["token"]))
    await vito.button("begin-fill", count=2).wait_for()
    await clean(vito)


async def test_table_on_my_turn(table):
    async with table("en") as ([vito], _):
        await vito.press("keep")
        await vito.my_turn()
        await clean(vito)


async def test_table_on_a_phone(table):
    async with table("it", size="phone") as ([vito], _):
        await vito.press("keep")
        await vito.my_turn()
        await clean(vito)


async def test_the_end(newcomer, server):
    async with match(server, people=1, options={"round_cap": "1"}) as (ada,):
        await ada.play()
        vito = await newcomer("de", at=(ada.code, *ada.tokens))
        await vito.button("table-rematch").wait_for()
        await clean(vito)
