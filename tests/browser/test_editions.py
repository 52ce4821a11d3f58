"""The edition editor: the owner of a copy types what it says into pictures, and plays with it."""

import re

import pytest

from consigliere.games import GAMES
from consigliere.games.registry import printed_refs
from consigliere.kernel import Sheet

from .test_axe import clean


@pytest.fixture(autouse=True)
def forgetful():
    """What the server in this process has learned about editions is gone after a test."""
    yield
    for key, rules in GAMES.items():
        for ref in [ref for ref in rules.editions if ref not in printed_refs(key)]:
            del rules.editions[ref]


async def editor(newcomer, game, lang="en", size="desktop", ref=""):
    vito = await newcomer(lang, size, path=f"/edition/{game}{ref and '#' + ref}")
    await vito.page.get_by_role("tablist").wait_for()
    return vito


def thing(vito, name):
    return vito.page.locator(f"[data-thing='{name}']")


def field(vito, path):
    return vito.page.locator(f"[data-path='{path}']")


async def tab(vito, name):
    await vito.page.locator(f"#tab-{name}").click()


async def type_in(vito, path, text):
    await field(vito, path).locator("input:not([type=checkbox])").first.fill(text)


async def told(vito, id, **args):
    await vito.page.get_by_text(vito.say(id, **args), exact=True).first.wait_for()


async def exported(vito):
    """The file, with everything typed so far in it."""
    async with vito.page.expect_download() as download:
        await vito.button("edition-export").click()
    file = await download.value
    return file.suggested_filename, await file.path()


# ---- Mafiozoo


async def test_a_tile_is_typed_where_it_lies(newcomer):
    """The sign says it is reconstructed; typed, it was seen; ours comes back with a tap."""
    vito = await editor(newcomer, "mafiozoo")
    await told(vito, "edition-progress", seen=0, all=152)
    await thing(vito, "2").click()
    tile = field(vito, "tiles.2.other")
    assert vito.say("edition-kind-reconstructed") in await tile.inner_text()
    assert vito.say("edition-why-mafiozoo-tiles-2-other") in await tile.inner_text()

    await type_in(vito, "tiles.2.other", "4")
    await told(vito, "edition-progress", seen=1, all=152)
    assert "4" in await thing(vito, "2").inner_text()
    assert vito.say("edition-kind-copy") in await tile.inner_text()

    await tile.get_by_role("button", name=re.compile("back to ours", re.I)).click()
    await told(vito, "edition-progress", seen=0, all=152)
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


# ---- Mob City


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
    assert 2500 == GAMES["mob-city"].editions[ref].houses[1].price


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


# ---- the file


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
    await told(rosa, "edition-imported", name=path.name)
    await told(rosa, "edition-progress", seen=2, all=152)
    await rosa.button("edition-undo").click()
    await told(rosa, "edition-progress", seen=0, all=152)

    otto = await editor(newcomer, "mob-city", "de")
    await otto.page.locator("input[type=file]").set_input_files(path)
    await told(otto, "edition-other-game", game="Mafiozoo")


async def test_a_file_that_is_none_is_refused_in_words(newcomer):
    vito = await editor(newcomer, "mob-city", "de")
    await vito.page.locator("input[type=file]").set_input_files(
        {"name": "x.toml", "mimeType": "text/plain", "buffer": b"what = is this"}
    )

    await vito.page.get_by_text("kein TOML").wait_for()


async def test_what_was_typed_is_still_there_after_a_reload(newcomer):
    vito = await editor(newcomer, "mob-city")
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
    vito = await editor(newcomer, "mafia-city")
    await tab(vito, "numbers")
    await type_in(vito, "numbers.trade", "5")
    await vito.page.locator(f"button:enabled:text-is('{vito.say('common-save')}')").click()
    state = vito.page.get_by_text(re.compile(r"^Saved as my-copy@[0-9a-f]{8}$"))
    ref = (await state.inner_text()).removeprefix("Saved as ")

    rosa = await editor(newcomer, "mafia-city", "it", ref=ref)
    await tab(rosa, "numbers")
    await field(rosa, "numbers.trade").locator("input[value='5'], input").first.wait_for()
    trade = field(rosa, "numbers.trade").locator("input:not([type=checkbox])")

    assert "5" == await trade.input_value()


async def test_the_start_page_leads_there_and_back(newcomer):
    vito = await newcomer("it")
    await vito.page.get_by_role("link", name=vito.say("start-edition")).click()
    await vito.page.get_by_role("tablist").wait_for()
    await vito.page.get_by_role("link", name="Mob City").click()
    await vito.page.wait_for_url("**/edition/mob-city")
    await vito.page.locator("#tab-planner").wait_for()
    await vito.page.go_back()
    await vito.page.locator("#tab-desk").wait_for()


# ---- for everybody


@pytest.mark.parametrize(
    ("game", "tabs", "chosen"),
    [
        ("mafiozoo", ("desk", "city", "cards", "numbers"), {"desk": "2", "city": "dock"}),
        (
            "mob-city",
            ("city", "planner", "crew", "events", "numbers"),
            {"city": "A", "crew": "colt"},
        ),
        ("mafia-city", ("deck", "numbers"), {}),
    ],
)
@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("de", "phone")])
async def test_axe_has_nothing_to_complain_about(newcomer, game, tabs, chosen, lang, size):
    vito = await editor(newcomer, game, lang, size)
    for name in tabs:
        await tab(vito, name)
        if name in chosen:
            await thing(vito, chosen[name]).click()
        await clean(vito)


async def test_nothing_sticks_out_of_a_phone(newcomer):
    for game, tabs in (
        ("mafiozoo", ("desk", "city", "cards", "numbers")),
        ("mob-city", ("city", "crew")),
    ):
        vito = await editor(newcomer, game, "de", "phone")
        for name in tabs:
            await tab(vito, name)
            wide = await vito.page.evaluate("document.documentElement.scrollWidth")

            assert 390 >= wide, (game, name)


@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("it", "phone"), ("de", "phone")])
async def test_what_came_with_the_game_before_can_still_be_chosen(newcomer, lang, size):
    vito = await newcomer(lang, size)
    await vito.button("start-create-game", game="Mob City").click()
    chosen = vito.page.get_by_label(vito.say("set-edition"), exact=True)
    await chosen.select_option(label=vito.say("set-edition-earlier", name="standard-1"))

    assert "standard-1" == await chosen.input_value()
    await clean(vito)
