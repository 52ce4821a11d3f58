"""The deal: committed to in the lobby, with a share of this browser, proven in the replay."""

from playwright.async_api import expect

from ..server.table import SHORT, Person

PLAIN = {"content-type": "text/plain"}


async def begun(newcomer, server, lang="en", size="desktop"):
    """Somebody who has begun a match against bots from its lobby, and its room's code."""
    made = await server.room(options=SHORT)
    vito = await newcomer(lang, size, at=(made["code"], made["token"]))
    await vito.button("begin-fill", count=2).click()
    await vito.button("begin-start").click()
    await vito.page.locator(".table").first.wait_for()
    return vito, made


async def stopped(server, made):
    """The match is ended; the id of its replay."""
    async with Person(server, made["code"], made["token"]) as ada:
        await ada.ok("propose", seat=0, what="end")
        await ada.until(lambda: ada.room["replays"])
        return ada.room["replays"][0]


async def proving(vito, id):
    """The result of a replay, when the deal was checked."""
    await vito.page.goto(f"{vito.server}/r/{id}")
    if vito.page.viewport_size["width"] < 700:
        await vito.button("replay-side").click()
    await vito.page.get_by_role("tab", name=vito.say("table-result")).click()
    await vito.button("deal-prove").click()
    return vito.page.get_by_role("region", name=vito.say("deal-title"))


async def clean(vito):
    found, shown = await vito.axe()
    assert not found, shown


async def test_the_page_proves_the_deal_and_finds_its_own_share(newcomer, server):
    vito, made = await begun(newcomer, server)
    id = await stopped(server, made)
    panel = await proving(vito, id)

    await expect(panel).to_contain_text(vito.say("deal-proven"))
    await expect(panel).to_contain_text(vito.say("deal-step-mine"))
    await panel.locator("summary").click()
    await expect(panel).to_contain_text(made["commitment"])
    await clean(vito)

    text = (await server.get(f"/api/replays/{id}/record")).text
    forged = text.replace("# deal: share 1 -", "# deal: share 1 00")
    brought = (await server.post("/api/replays", forged, **PLAIN)).json()["id"]
    panel = await proving(vito, brought)

    await expect(panel).to_contain_text(vito.say("deal-false"))
    await clean(vito)


async def test_the_lobby_shows_its_commitment_on_request(newcomer, server):
    made = await server.room()
    vito = await newcomer("it", "phone", at=(made["code"], made["token"]))
    await vito.page.get_by_text(vito.say("deal-committed"), exact=True).click()

    await expect(vito.page.get_by_text(made["commitment"])).to_be_visible()
    await clean(vito)
