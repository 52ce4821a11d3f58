"""The edition editor: the planner, the blocks and the crew of a copy."""

import re

from consigliere.games.mob_city.game import RULES
from consigliere.kernel import Sheet

from ..editing import editor, exported, field, forgetful, notice, tab, thing, type_in  # noqa: F401


async def test_a_price_is_typed_into_the_planner_saved_and_played_with(newcomer):
    """From a number on a card to a table whose rules know it."""
    vito = await editor(newcomer, "mob-city")
    await vito.page.get_by_label(vito.say("edition-name")).fill("attic")
    await tab(vito, "planner")
    await type_in(vito, "planner.ss.lots", "0")
    await vito.page.get_by_text(vito.say("edition-problems", n=1)).first.wait_for()
    await type_in(vito, "planner.ss.lots", "1")
    await type_in(vito, "planner.ss.price", "2500")
    await vito.button("edition-play").click()
    dialog = vito.page.get_by_role("dialog")
    ref = await dialog.get_by_label(vito.say("set-edition")).input_value()
    assert ref.startswith("attic@")
    await dialog.get_by_role("button", name=vito.say("create-button")).click()
    await vito.page.wait_for_url("**/t/*")
    await vito.page.get_by_role("link", name=ref).wait_for()
    await vito.button("begin-fill", count=3).click()
    await vito.button("begin-start").click()
    await vito.until(lambda: vito.table)

    assert ref == vito.table["public"]["edition"] == vito.room["settings"]["edition"]
    assert 2500 == RULES.editions[ref].houses[1].price


async def test_a_block_gets_another_building_and_a_card_its_number(newcomer):
    vito = await editor(newcomer, "mob-city", "de", "phone")
    await thing(vito, "A").click()
    row = field(vito, "blocks.A.north")
    await row.locator("select").first.select_option("bc")
    await row.get_by_role("button", name=re.compile("mehr")).click()
    await vito.button("common-close").click()
    await tab(vito, "crew")
    await thing(vito, "moll-2-2").click()
    await type_in(vito, "characters.moll-2-2.count", "7")
    await vito.button("common-close").click()
    await vito.button("edition-card-add", name="Soldat").click()
    await vito.page.locator("details summary").click()
    _, path = await exported(vito)
    data = Sheet(path.read_text()).data

    assert "bc ss ss" == data["blocks"]["A"]["north"]
    assert 7 == data["characters"]["moll-2-2"]["count"]
    assert {"kind": "soldier", "reflex": 4, "health": 2, "count": 1} == data["characters"][
        "soldier-4-2-b"
    ]


async def test_a_copy_that_prints_things_in_another_form_is_typed_and_played_with(newcomer):
    """A tile of another shape, a city with its own sides, raids by side, a table of incomes."""
    vito = await editor(newcomer, "mob-city")
    await vito.page.get_by_label(vito.say("edition-name")).fill("attic")
    await thing(vito, "A").click()
    await vito.button("edition-form-plan").click()
    await field(vito, "blocks.A.plan").locator("textarea").fill("ho ho ss1\nho ss2 sc")
    await thing(vito, "for-4").click()
    await vito.button("edition-form-city").click()
    await field(vito, "layouts.4.plan").locator("textarea").fill(". n .\nw - e\n. s .")
    await tab(vito, "events")
    await thing(vito, "raid").click()
    await vito.button("edition-form-sides").click()
    await type_in(vito, "events.raid.north", "3")
    await tab(vito, "planner")
    await thing(vito, "ss").click()
    await vito.button("edition-form-table").click()
    await type_in(vito, "planner.ss.speakeasy.3", "2200")
    _name, path = await exported(vito)
    typed = Sheet(path.read_text()).data

    assert {"plan": "ho ho ss1 / ho ss2 sc"} == typed["blocks"]["A"]
    assert {"plan": ". n . / w - e / . s ."} == typed["layouts"]["4"]
    assert {"north": 3, "east": 1, "south": 1, "west": 1} == typed["events"]["raid"]
    assert {"1": 700, "2": 900, "3": 2200} == typed["planner"]["ss"]["speakeasy"]

    await vito.button("edition-play").click()
    await (
        vito.page.get_by_role("dialog")
        .get_by_role("button", name=vito.say("create-button"))
        .click()
    )
    await vito.page.wait_for_url("**/t/*")
    await vito.button("begin-fill", count=3).click()
    await vito.button("begin-start").click()
    await vito.until(lambda: vito.table)

    await vito.page.locator(".mob-block").first.wait_for()

    assert 5 == len(vito.table["public"]["city"])
    assert 5 == await vito.page.locator(".mob-block").count()
