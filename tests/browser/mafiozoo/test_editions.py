"""The edition editor: the desk, the threads and the city of a copy."""

import re

from consigliere.kernel import Sheet

from ...sample import BIDDING
from ..editing import editor, exported, field, forgetful, notice, tab, thing, type_in  # noqa: F401


async def test_a_tile_is_typed_where_it_lies(newcomer):
    """The sign says it is reconstructed; typed, it was seen; ours comes back with a tap."""
    vito = await editor(newcomer, "mafiozoo")
    await notice(vito, "edition-progress", seen=0, all=152)
    await thing(vito, "2").click()
    tile = field(vito, "tiles.2.other")
    assert vito.say("edition-kind-reconstructed") in await tile.inner_text()
    assert vito.say("edition-why-mafiozoo-tiles-2-other") in await tile.inner_text()

    await type_in(vito, "tiles.2.other", "4")
    await notice(vito, "edition-progress", seen=1, all=152)
    assert "4" in await thing(vito, "2").inner_text()
    assert vito.say("edition-kind-copy") in await tile.inner_text()

    await tile.get_by_role("button", name=re.compile("back to ours", re.I)).click()
    await notice(vito, "edition-progress", seen=0, all=152)
    assert "3" in await thing(vito, "2").inner_text()


async def test_a_wrong_value_is_said_where_it_stands_and_cannot_be_saved(newcomer):
    vito = await editor(newcomer, "mafiozoo", "it")
    await tab(vito, "city")
    await thing(vito, "dock").click()
    await type_in(vito, "places.dock.points", "100")
    problem = field(vito, "places.dock.points").get_by_role("alert")
    await problem.wait_for()

    assert "99" in await problem.inner_text()
    assert "Riga" not in await problem.inner_text()
    assert vito.say("edition-wrong") in await thing(vito, "dock").inner_text()
    assert await vito.button("common-save").is_disabled()

    await vito.page.keyboard.press("Control+z")
    await problem.wait_for(state="detached")
    await vito.page.locator(f"button:enabled:text-is('{vito.say('common-save')}')").wait_for()


async def test_a_thread_is_laid_by_tapping_two_photographs(newcomer):
    vito = await editor(newcomer, "mafiozoo", "de", "phone")
    await vito.page.get_by_text(vito.say("edition-mode-threads"), exact=True).click()
    drawn = vito.page.locator("svg .thread")
    assert 16 == await drawn.count()
    await thing(vito, "5").click()
    await thing(vito, "12").click()
    await vito.page.get_by_role("status").get_by_text("Femme fatale").wait_for()
    assert 17 == await drawn.count()
    for n in ("9", "10"):
        await thing(vito, n).click()
    assert 16 == await drawn.count()
    await vito.button("edition-threads-list").click()
    await field(vito, "threads.9-10").get_by_role("button").click()

    assert 17 == await drawn.count()


async def test_without_a_thread_the_rules_name_it_is_no_edition(newcomer):
    vito = await editor(newcomer, "mafiozoo")
    await vito.page.get_by_text(vito.say("edition-mode-threads"), exact=True).click()
    await thing(vito, "1").click()
    await thing(vito, "2").click()

    await vito.page.get_by_role("alert").get_by_text("1-2").first.wait_for()


async def test_photographs_move_and_places_swap(newcomer):
    vito = await editor(newcomer, "mafiozoo")
    move = vito.page.get_by_text(vito.say("edition-mode-move"), exact=True)
    await move.click()
    await thing(vito, "6").click()
    await vito.page.get_by_role("button", name=vito.say("edition-cell", row=0, column=0)).click()
    await tab(vito, "city")
    await move.click()
    await thing(vito, "gym").click()
    await thing(vito, "race").click()
    _, path = await exported(vito)
    data = Sheet(path.read_text()).data

    assert {"row": 0, "column": 0} == data["photos"]["6"]
    assert (2, 1) == (data["places"]["gym"]["column"], data["places"]["race"]["column"])


async def test_export_and_import(newcomer):
    """Comments and notes go along; dropped or chosen elsewhere, it is the same edition."""
    vito = await editor(newcomer, "mafiozoo")
    await tab(vito, "cards")
    await thing(vito, "3a").click()
    await type_in(vito, "godfathers.3a.pay", "4")
    await vito.button("edition-see-all").click()
    name, path = await exported(vito)
    text = path.read_text()
    assert "mafiozoo-my-copy.toml" == name
    assert "# The eight godfather cards." in text
    assert '"godfathers.3a.pay" = ["copy", ""]' in text

    rosa = await editor(newcomer, "mafiozoo", "it")
    await rosa.page.locator("input[type=file]").set_input_files(path)
    await notice(rosa, "edition-imported", name=path.name)
    await notice(rosa, "edition-progress", seen=2, all=152)
    await rosa.button("edition-undo").click()
    await notice(rosa, "edition-progress", seen=0, all=152)

    otto = await editor(newcomer, BIDDING, "de")
    await otto.page.locator("input[type=file]").set_input_files(path)
    await notice(otto, "edition-other-game", game="Mafiozoo")
