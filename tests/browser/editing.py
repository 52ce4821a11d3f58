"""What somebody does on the page of an edition."""

import pytest

from consigliere.games import GAMES
from consigliere.games.registry import printed_refs


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


async def notice(vito, id, **args):
    await vito.page.get_by_text(vito.say(id, **args), exact=True).first.wait_for()


async def exported(vito):
    """The file, with everything typed so far in it."""
    async with vito.page.expect_download() as download:
        await vito.button("edition-export").click()
    file = await download.value
    return file.suggested_filename, await file.path()
