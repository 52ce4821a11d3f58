"""Streamer mode: my hand, my questions and the invitation are covered until I hold them open."""

import pytest_asyncio

from ..server.table import SHORT, match
from .hands import open_entries
from .test_one_screen import hold, names

HAND = ".hand li button"
LABELS = """() => [document.body.innerText, document.title,
  ...[...document.querySelectorAll('[aria-label], [title], img')].flatMap(one =>
    [one.getAttribute('aria-label'), one.getAttribute('title'), one.getAttribute('alt')]),
  ...[...document.querySelectorAll('[aria-live], [role=status]')].map(one => one.textContent)]
  .filter(Boolean).join('\\n')"""
# A figure of the same name stands where everybody sees it.
ON_THE_BOARD = {"Hitman", "Auftragskiller"}
ON = """() => localStorage.setItem('consigliere.settings', JSON.stringify({streamer: true}))"""


@pytest_asyncio.fixture(loop_scope="session")
async def vito(server, newcomer):
    """In the middle of a match, in streamer mode; `hand` has the names of his cards."""
    async with match(server, people=1, options={**SHORT, "first": "0"}) as (ada,):
        here = await newcomer(at=(ada.code, *ada.tokens))
        await here.my_turn()
        await here.page.locator(HAND).first.wait_for()
        here.hand, here.room_code = await names(here), ada.code
        await here.page.evaluate(ON)
        await here.page.reload()
        await here.page.get_by_role("img", name=here.say("stream-on")).wait_for()
        yield here


async def covered(person):
    """Nothing of his hand is on the page, not even in words for a screen reader."""
    await person.page.get_by_text(person.say("stream-covered")).first.wait_for()
    assert not await person.page.locator(HAND).count()
    assert not await person.page.locator(".prompt [data-option]").count()
    shown = await person.page.evaluate(LABELS)
    assert not [name for name in person.hand - ON_THE_BOARD if name in shown]
    assert person.room_code not in shown
    assert person.room_code not in person.page.url


async def test_nothing_private_is_on_the_page(vito):
    await covered(vito)
    await vito.page.keyboard.press("l")
    await covered(vito)
    await vito.page.keyboard.press("t")
    await vito.page.get_by_role("dialog").get_by_text(vito.say("stream-covered")).wait_for()
    await covered(vito)


async def test_it_is_open_while_the_key_is_held_and_can_be_answered_then(vito):
    await covered(vito)
    await vito.page.keyboard.down("v")
    await vito.page.locator(HAND).first.wait_for()
    assert vito.hand == await names(vito)

    await vito.page.keyboard.up("v")
    await covered(vito)
    await vito.page.keyboard.down("v")
    await vito.press("keep")
    await vito.page.keyboard.up("v")
    await vito.until(lambda: vito.ask)
    await vito.page.get_by_text(vito.say("stream-covered")).first.wait_for()
    assert not await vito.page.locator(HAND).count()


async def test_it_is_open_while_the_button_is_held(vito):
    await covered(vito)
    button = vito.page.get_by_role("button", name=vito.say("stream-hold"))
    box = await button.bounding_box()
    await vito.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await vito.page.mouse.down()
    await vito.page.locator(HAND).first.wait_for()
    await vito.page.mouse.up()
    await covered(vito)
    await hold(vito, button, 0.2)
    await covered(vito)


async def test_who_cannot_hold_presses_and_it_closes_with_the_answer(vito):
    await covered(vito)
    await vito.page.get_by_role("button", name=vito.say("stream-hold")).focus()
    await vito.page.keyboard.press("Enter")
    await vito.page.locator(HAND).first.wait_for()
    await vito.press("keep")
    await vito.until(lambda: vito.ask)
    await vito.page.get_by_text(vito.say("stream-covered")).first.wait_for()
    assert not await vito.page.locator(HAND).count()


async def test_lines_only_i_may_read_say_what_everybody_reads(vito):
    log = vito.page.get_by_role("region", name=vito.say("table-log"), exact=True)
    private = [
        one for message in vito.tables for one in message["log"] if one.get("public") is not None
    ]
    assert private
    await open_entries(vito)
    text = await log.inner_text()

    assert all(one["text"] not in text for one in private)
    assert all(one["public"] in text for one in private)
    await vito.page.keyboard.down("v")
    await log.get_by_text(private[-1]["text"]).last.wait_for()


async def test_a_reload_stays_at_the_table_and_covered(vito):
    await covered(vito)
    await vito.page.reload()
    await covered(vito)


async def test_on_a_phone_it_is_the_same(server, newcomer):
    async with match(server, people=1, options={**SHORT, "first": "0"}) as (ada,):
        here = await newcomer("de", "phone", at=(ada.code, *ada.tokens))
        await here.my_turn()
        here.hand, here.room_code = await names(here), ada.code
        await here.page.get_by_role("button", name=here.say("table-menu")).click()
        await here.page.get_by_role("button", name=here.say("prefs-title")).click()
        await here.page.get_by_label(here.say("prefs-streamer")).check()
        await here.page.keyboard.press("Escape")
        await here.page.reload()
        await covered(here)


async def test_the_invitation_is_covered_in_the_lobby(server, newcomer):
    made = await server.room(name="Vito")
    vito = await newcomer("it", at=(made["code"], made["token"]))
    await vito.page.get_by_text(made["code"], exact=True).wait_for()
    await vito.page.evaluate(ON)
    await vito.page.reload()
    button = vito.page.get_by_role("button", name=vito.say("stream-hold-invite"))
    await button.wait_for()

    async def code_is_shown():
        pictures = await vito.page.locator("main img").count()
        return made["code"] in await vito.page.evaluate(LABELS) or pictures > 0

    assert not await code_is_shown()
    assert made["code"] not in vito.page.url
    await button.focus()
    await vito.page.keyboard.press("Enter")
    await vito.page.get_by_text(made["code"], exact=True).wait_for()
    await vito.page.keyboard.press("Enter")
    assert not await code_is_shown()
    await vito.page.get_by_role("button", name=vito.say("chair-carry")).click()
    dialog = vito.page.get_by_role("dialog")
    await dialog.get_by_text(vito.say("stream-covered-invite")).wait_for()
    assert not await dialog.locator("img").count()
