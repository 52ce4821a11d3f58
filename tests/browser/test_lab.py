"""The lab in the browser: bots are seated, play in the background, and a page tells how it went."""

import re

import pytest

from consigliere.server.storage import open_database

from ..sample import BUILDING
from ..server.table import Server
from ..server.test_lab import played
from .test_axe import clean, on_both

DRAWN = 80_000.0  # milliseconds: a busy machine takes its time to draw a report


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """A server with a lab, as `consigliere play` has one."""
    folder = tmp_path_factory.mktemp("lab")
    running = Server(open_database(f"sqlite:///{folder}/t.sqlite"), lab=str(folder / "lab"))
    yield running
    running.close()


@pytest.fixture
def visitor(newcomer, lab):
    async def arrive(lang="en", size="desktop", path="/lab"):
        return await newcomer(lang, size, path=path, url=lab.url)

    return arrive


async def play(vito, games, name, bot="random"):
    """Two bots of that kind at a table of two."""
    page = vito.page
    await page.get_by_label(vito.say("set-game"), exact=True).select_option(BUILDING)
    await page.get_by_text("2", exact=True).first.click()
    for number in (1, 2):
        await page.get_by_label(vito.say("lab-bot", number=number), exact=True).select_option(bot)
    await page.get_by_label(vito.say("lab-games"), exact=True).fill(str(games))
    await page.get_by_label(vito.say("lab-name"), exact=True).fill(name)
    await vito.button("lab-begin").click()


def report(vito, name):
    return vito.page.frame_locator(f"iframe[title='{vito.say('lab-report', name=name)}']")


async def test_from_the_start_page_to_a_report(visitor):
    """Found in the footer, played, read in a frame that runs nothing, taken along."""
    vito = await visitor(path="/")
    await vito.page.get_by_role("link", name=vito.say("start-lab")).click()
    await vito.page.get_by_text(vito.say("lab-nothing")).wait_for()
    await play(vito, 3, "two fools")
    await report(vito, "two fools").get_by_text("Who begins").first.wait_for(timeout=DRAWN)
    async with vito.page.expect_download() as download:
        await vito.page.get_by_role("link", name=vito.say("lab-download")).click()

    assert "" == await vito.page.locator("iframe").get_attribute("sandbox")
    assert '<html lang="en">' in (await (await download.value).path()).read_text()


async def test_two_runs_are_compared(visitor, lab):
    for name, bot in (("prima", "random"), ("dopo", "greedy")):
        await played(lab, name=name, bots=[bot])
    vito = await visitor("it")
    for name in ("prima", "dopo"):
        await vito.page.get_by_label(vito.say("lab-compare-tick", name=name)).check()
    await vito.button("lab-compare").click()
    title = vito.say("lab-against", a="prima", b="dopo")
    frame = vito.page.frame_locator(f"iframe[title='{title}']")
    await frame.get_by_text("prima (A)").wait_for(timeout=DRAWN)


async def test_a_run_is_stopped_goes_on_and_is_deleted(visitor):
    vito = await visitor("de", "phone")
    await play(vito, 2000, "lange", "greedy")
    await vito.page.get_by_role("progressbar").wait_for()
    await vito.page.get_by_text(re.compile(r"^noch etwa")).wait_for()
    await vito.button("lab-stop").click()
    await vito.button("lab-resume").click()
    await vito.button("lab-stop").click()
    await vito.button("lab-drop").click()
    await vito.button("lab-drop-sure").click()
    await vito.page.get_by_role("heading", name="lange").wait_for(state="detached")


@on_both
async def test_axe_has_nothing_to_say(visitor, lab, size):
    runs = (await lab.get("/api/lab")).json()["runs"]
    id = runs[0]["id"] if runs else await played(lab)
    vito = await visitor("it", size, path=f"/lab#{id}")
    await vito.page.frame_locator("iframe").locator("h1").wait_for(timeout=DRAWN)
    await clean(vito)


async def test_where_there_is_no_lab_nothing_leads_there(newcomer):
    vito = await newcomer()
    await vito.page.get_by_role("heading", level=1).wait_for()
    await vito.page.wait_for_load_state("networkidle")
    assert not await vito.page.get_by_role("link", name=vito.say("start-lab")).count()
    await vito.page.goto(vito.server + "/lab")
    await vito.page.get_by_role("alert").get_by_text(vito.say("lab-closed")).wait_for()
