"""A whole match by clicking only what shines, to the record."""

from pathlib import Path

from consigliere.games import game
from consigliere.kernel import read_record, verify

from ..sample import REACTING, called


async def created(vito):
    """Through the dialog: three chairs, a short match, bots for the others."""
    page = vito.page
    await vito.button("start-create-game", game=called(REACTING)).click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label(vito.say("dress-name")).fill("Vito")
    await dialog.locator(".counts label", has_text="3").click()
    await dialog.locator("select[id$=-target]").wait_for(state="attached")
    for one in await dialog.locator("summary").all():
        await one.click()
    await dialog.locator("select[id$=-target]").select_option("beginners")
    await dialog.locator("input[id$=-round_cap]").fill("1")
    await dialog.locator("input[id$=-round_cap]").blur()
    await vito.button("create-button").click()
    await vito.button("begin-fill", count=2).click()
    await vito.button("begin-start").click()


async def test_a_whole_match_against_bots_ends_with_a_ranking_and_a_record(newcomer):
    vito = await newcomer()
    await created(vito)
    await vito.play()

    end = vito.page.get_by_role("region", name=vito.say("table-over"))
    assert 3 <= len(vito.table["end"]["lines"])
    shown = await end.locator("ol > li").all_text_contents()
    assert vito.result == [line.strip() for line in shown]
    async with vito.page.expect_download() as download:
        await end.get_by_role("link", name=vito.say("table-record")).click()
    text = Path(await (await download.value).path()).read_text()
    record = read_record(text)
    verify(game(record.setup.game), record)
    assert vito.table["end"]["scores"] == list(record.scores)
    assert record.setup.options["round_cap"] == "1"

    await vito.button("table-rematch").click()
    await vito.button("begin-start").click()
    await vito.my_turn()
    assert 2 == vito.room["match"]
