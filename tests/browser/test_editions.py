"""The edition editor: the owner of a copy types what it says into pictures, and plays with it."""

import re

import pytest

from ..sample import BIDDING, EVERY, REACTING, called, of
from .editing import editor, exported, field, forgetful, notice, tab, thing, type_in  # noqa: F401
from .test_axe import clean

# ---- the file


async def test_a_file_that_is_none_is_refused_in_words(newcomer):
    vito = await editor(newcomer, BIDDING, "de")
    await vito.page.locator("input[type=file]").set_input_files(
        {"name": "x.toml", "mimeType": "text/plain", "buffer": b"what = is this"}
    )

    await vito.page.get_by_text("kein TOML").wait_for()


async def test_what_was_typed_is_still_there_after_a_reload(newcomer):
    vito = await editor(newcomer, BIDDING)
    await tab(vito, "numbers")
    await type_in(vito, "numbers.cash", "7000")
    await vito.page.reload()
    await tab(vito, "numbers")
    cash = field(vito, "numbers.cash").locator("input:not([type=checkbox])")

    assert "7000" == await cash.input_value()
    await vito.button("edition-fresh").click()
    assert "6500" == await cash.input_value()
    await vito.button("edition-undo").click()
    assert "7000" == await cash.input_value()


async def test_a_saved_edition_is_opened_by_its_address(newcomer):
    vito = await editor(newcomer, REACTING)
    await tab(vito, "numbers")
    await type_in(vito, "numbers.trade", "5")
    await vito.page.locator(f"button:enabled:text-is('{vito.say('common-save')}')").click()
    state = vito.page.get_by_text(re.compile(r"^Saved as my-copy@[0-9a-f]{8}$"))
    ref = (await state.inner_text()).removeprefix("Saved as ")

    rosa = await editor(newcomer, REACTING, "it", ref=ref)
    await tab(rosa, "numbers")
    await field(rosa, "numbers.trade").locator("input[value='5'], input").first.wait_for()
    trade = field(rosa, "numbers.trade").locator("input:not([type=checkbox])")

    assert "5" == await trade.input_value()


async def test_the_start_page_leads_there_and_back(newcomer):
    vito = await newcomer("it")
    await vito.page.get_by_role("link", name=vito.say("start-edition")).click()
    await vito.page.get_by_role("tablist").wait_for()
    await vito.page.get_by_role("link", name=called(BIDDING)).click()
    await vito.page.wait_for_url(f"**/edition/{BIDDING}")
    await vito.page.locator("#tab-planner").wait_for()
    await vito.page.go_back()
    await vito.page.locator("#tab-desk").wait_for()


# ---- for everybody


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("de", "phone")])
async def test_axe_has_nothing_to_complain_about(newcomer, game, lang, size):
    vito = await editor(newcomer, game, lang, size)
    board = of(game, "board")
    for name in board.TABS:
        await tab(vito, name)
        if name in board.CHOSEN:
            await thing(vito, board.CHOSEN[name]).click()
        await clean(vito)


async def test_nothing_sticks_out_of_a_phone(newcomer):
    for game in EVERY:
        vito = await editor(newcomer, game, "de", "phone")
        for name in of(game, "board").WIDEST:
            await tab(vito, name)
            wide = await vito.page.evaluate("document.documentElement.scrollWidth")

            assert 390 >= wide, (game, name)


@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("it", "phone"), ("de", "phone")])
async def test_what_came_with_the_game_before_can_still_be_chosen(newcomer, lang, size):
    vito = await newcomer(lang, size)
    await vito.button("start-create-game", game=called(BIDDING)).click()
    chosen = vito.page.get_by_label(vito.say("set-edition"), exact=True)
    await chosen.select_option(label=vito.say("set-edition-earlier", name="standard-1"))

    assert "standard-1" == await chosen.input_value()
    await clean(vito)
