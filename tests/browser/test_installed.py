"""The app can be installed: its pages come from the cache, its games from the server."""

import asyncio
import json

import pytest

from consigliere.server.http import pages

from ..sample import BUILDING, EVERY, called
from ..server.table import SHORT

CONTROLLED = "() => navigator.serviceWorker?.controller?.state === 'activated'"
KEPT = """async () => { const out = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) out.push(new URL(one.url).pathname);
  return out; }"""


@pytest.fixture
def installed(newcomer):
    """Somebody whose browser has kept the pages."""

    async def come(*args, **more):
        person = await newcomer(*args, app=True, **more)
        await person.page.wait_for_function(CONTROLLED)
        return person

    return come


async def test_the_manifest_says_all_a_browser_wants_to_know(server, newcomer):
    found = await server.get("/manifest.webmanifest")
    manifest = json.loads(found.text)

    assert "application/manifest+json" in found.headers["content-type"]
    assert "standalone" == manifest["display"] and "/" == manifest["start_url"]
    sizes = {(one["sizes"], one.get("purpose", "any")) for one in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    assert {called(key) for key in EVERY} == {s["name"] for s in manifest["shortcuts"]}
    for icon in manifest["icons"]:
        picture = await server.get(icon["src"])
        assert icon["type"] == picture.headers["content-type"].partition(";")[0]
    vito = await newcomer()
    link = vito.page.locator("link[rel=manifest]")
    assert "/manifest.webmanifest" == await link.get_attribute("href")


async def test_the_worker_is_always_asked_for_and_assets_never_again(server):
    worker = await server.get("/worker.js")
    asset = next(name for name in pages._files() if name.startswith("assets/"))

    assert "text/javascript" in worker.headers["content-type"]
    assert "no-cache" == worker.headers["cache-control"]
    assert "immutable" in (await server.get(f"/{asset}")).headers["cache-control"]
    assert 404 == (await server.get("/assets/gone.js")).status_code


async def test_every_page_and_game_is_kept_and_nothing_of_the_server(installed):
    vito = await installed()
    kept = await vito.page.evaluate(KEPT)
    scripts = {f"/{name}" for name in pages._files() if name.startswith("assets/")}

    assert scripts <= set(kept)
    assert "/index.html" in kept
    assert not [path for path in kept if path.startswith("/api")]


async def test_without_a_net_the_page_opens_says_so_and_finds_back(installed):
    vito = await installed("it")
    vito.excuse("ERR_INTERNET_DISCONNECTED")
    await vito.page.context.set_offline(True)
    await vito.page.reload()
    await vito.page.get_by_role("heading", level=1).wait_for()
    await vito.page.get_by_text(vito.say("app-offline")).wait_for()

    await vito.page.context.set_offline(False)
    await vito.page.get_by_text(vito.say("app-offline")).wait_for(state="detached")
    await vito.play_now()


async def test_a_table_that_is_opened_without_a_net_goes_on_when_it_is_back(installed, server):
    made = await server.room(bots="greedy", options=SHORT)
    vito = await installed("de", at=(made["code"], made["token"]))
    vito.excuse("ERR_INTERNET_DISCONNECTED", "WebSocket")
    await vito.my_turn()
    await vito.page.context.set_offline(True)
    await vito.page.reload()
    await vito.page.get_by_text(vito.say("link-searching")).wait_for()

    await vito.page.context.set_offline(False)
    assert await vito.my_turn()
    await vito.page.locator(".hand button").first.wait_for()


async def test_a_new_version_waits_until_it_is_asked_for(installed, monkeypatch):
    vito = await installed()
    read = pages._read

    def newer(path):
        return read(path) + b"\n//newer" if path.name == "worker.js" else read(path)

    monkeypatch.setattr(pages, "_read", newer)
    await vito.page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")
    await vito.page.get_by_text(vito.say("app-new")).wait_for()
    await vito.page.evaluate("() => { window.before = true }")

    async with vito.page.expect_navigation():
        await vito.button("app-reload").click()
    assert not await vito.page.evaluate("() => window.before")
    await vito.page.get_by_role("heading", level=1).wait_for()
    await asyncio.sleep(0.5)
    assert not await vito.page.get_by_text(vito.say("app-new")).count()


async def test_a_shortcut_of_the_app_opens_a_new_table_of_that_game(newcomer):
    vito = await newcomer(path=f"/?game={BUILDING}")
    title = vito.say("create-title", game=called(BUILDING))
    await vito.page.get_by_role("dialog", name=title).wait_for()

    assert "" == await vito.page.evaluate("location.search")


async def test_a_shortcut_to_no_game_is_the_start_page(newcomer):
    vito = await newcomer(path="/?game=chess")
    await vito.page.get_by_role("heading", level=1).wait_for()

    assert not await vito.page.get_by_role("dialog").count()
