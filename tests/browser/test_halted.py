"""A match that a newer version of the rules cannot go on with: its lobby says so."""

import pytest
from playwright.async_api import expect

from consigliere.games import game

from ..sample import REACTING
from ..server.table import SHORT


async def outdated(server, monkeypatch):
    """A match was begun, then the program was replaced by one with newer rules."""
    made = await server.room(bots="random", options=SHORT)

    async def drop():
        server.registry.drop(server.session(made["code"]))

    await server.do(drop())
    monkeypatch.setattr(type(game(REACTING)), "rules", game(REACTING).rules + 1)
    return made


@pytest.mark.parametrize(
    ("lang", "size"), [("en", "desktop"), ("it", "phone"), ("de", "phone"), ("de", "desktop")]
)
async def test_the_lobby_says_why_and_what_is_left_of_the_match(
    newcomer, server, monkeypatch, lang, size
):
    made = await outdated(server, monkeypatch)
    vito = await newcomer(lang, size, at=(made["code"], made["token"]))
    note = vito.page.get_by_role("status").filter(has_text="2")

    await expect(note).to_contain_text(vito.say("halted-rules", rules=1, known=2))
    async with vito.page.expect_download() as kept:
        await note.get_by_role("link", name=vito.say("halted-record")).click()
    assert (await kept.value).suggested_filename.endswith(".record")
    found, shown = await vito.axe()
    assert not found, shown
