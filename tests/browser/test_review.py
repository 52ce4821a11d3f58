"""The review of a match: have it made, read it, and go where it points."""

import pytest
from playwright.async_api import expect

from consigliere.analyst.judge import Depth
from consigliere.kernel import write_record

from ..analyst.table import finished
from ..sample import REACTING
from .test_replay import clean, ended, moment, scrubber

TINY = Depth(1, 2, 2, 1.0)


@pytest.fixture
def tiny(server, monkeypatch):
    """A review that takes no time, and is worth as much."""
    monkeypatch.setattr(server.services.reviews, "depths", {False: TINY, True: TINY})
    return server


async def brought(server, seed):
    plain = {"content-type": "text/plain"}
    response = await server.post("/api/replays", write_record(finished(seed=seed)), **plain)
    return response.json()["id"]


async def opened(newcomer, id, lang="en", size="desktop"):
    vito = await newcomer(lang, size, path=f"/r/{id}#9")
    await moment(vito, 9)
    if size == "phone":
        await vito.page.get_by_role("button", name=vito.say("replay-side")).click()
    await vito.page.get_by_role("tab", name=vito.say("review-title")).click()
    return vito


async def made(vito):
    await vito.button("review-start").click()
    await vito.page.get_by_role("heading", name=vito.say("review-chances")).wait_for(timeout=60_000)


def example(id, last):
    """A review of which every part is known."""
    seat = {"start": 1 / 3, "skill_low": -0.2, "skill_high": 0.0, "luck": 0.1, "decisions": 9}
    errors = {"inaccuracies": 0, "mistakes": 1, "blunders": 0}
    names = ("Ada", "Bruno", "Ciro")
    ends = (1.0, 0.0, 0.0)
    seats = [
        {
            "seat": n,
            "name": names[n],
            "end": ends[n],
            "skill": -0.1,
            "others": 0.0,
            **seat,
            **errors,
        }
        for n in range(3)
    ]
    message = {"text": "pass", "label": "Pass", "value": 0.2}
    best = {"text": "place 4", "label": "Place a Mafioso in the Harbor", "value": 0.3}
    cost = {"cost": 0.1, "low": 0.05, "high": 0.15, "grade": "mistake", "why": "It is closer."}
    about = {"kind": "turn", "prompt": "Your turn.", "said": message, "best": best, **cost}
    decisions = [{"n": 12 + n, "at": 30 + n, "seat": n, **about} for n in range(3)]
    before, after = [1 / 3] * 3, [0.6, 0.2, 0.2]
    turn = {"n": 17, "at": 40, "seat": 0, "text": "Ada strikes.", "before": before, "after": after}
    luck = {"n": 21, "at": 50, "text": "Ada draws the Thief.", "luck": [0.1, -0.05, -0.05]}
    chart = [{"n": 4, "at": 9, "shares": before}, {"n": last, "at": 99, "shares": list(ends)}]
    view = {"seats": seats, "chart": chart, "decisions": decisions, "turns": [turn]}
    whole = {"id": id, "game": REACTING, "deep": False, **view, "lucks": [luck]}
    return {"id": id, "deep": False, "state": "done", "done": 9, "total": 9, "review": whole}


async def reviewed(vito, id):
    """The page is told the example instead of what bots would think."""
    last = int(await scrubber(vito).get_attribute("max"))
    await vito.page.route("**/review?*", lambda route: route.fulfill(json=example(id, last)))


async def test_it_is_made_on_demand_and_told_in_every_language(newcomer, tiny):
    vito = await opened(newcomer, await brought(tiny, seed=5))
    page = vito.page
    await clean(vito)
    await made(vito)
    await clean(vito)
    assert 3 == await page.locator("#review-players ~ ul > li").count()

    slider = page.get_by_role("slider", name=vito.say("review-chances-jump"))
    await slider.fill("20")
    await moment(vito, 20)
    await vito.speak("it")
    await page.get_by_role("heading", name=vito.say("review-chances")).wait_for()
    await page.get_by_role("tab", name=vito.say("table-log")).click()
    await page.get_by_role("tab", name=vito.say("review-title")).click()
    await page.get_by_role("heading", name=vito.say("review-players")).wait_for()
    await moment(vito, 20)


async def test_from_the_end_of_a_match_straight_to_its_review(newcomer, server):
    vito = await ended(newcomer, server, "de", "phone")
    await vito.page.get_by_role("link", name=vito.say("review-title")).click()
    await vito.page.wait_for_url("**/r/*")

    await vito.button("review-start").wait_for()
    await clean(vito)


async def test_everything_in_it_leads_to_its_moment(newcomer, server):
    id = await brought(server, seed=6)
    vito = await newcomer("en", path=f"/r/{id}#9")
    await moment(vito, 9)
    await reviewed(vito, id)
    page = vito.page
    await page.get_by_role("tab", name=vito.say("review-title")).click()
    costly = page.get_by_role("button", name="Place a Mafioso in the Harbor")
    await expect(costly).to_have_count(3)
    await clean(vito)

    await costly.nth(1).click()
    await moment(vito, 13)
    await page.locator("label", has_text="Ciro").last.click()
    await expect(costly).to_have_count(1)
    await costly.click()
    await moment(vito, 14)
    await page.get_by_role("button", name="Ada strikes.").click()
    await moment(vito, 17)
    await page.get_by_role("button", name="Ada draws the Thief.").click()
    await moment(vito, 21)


async def test_on_a_phone_a_moment_is_shown_at_once(newcomer, server):
    id = await brought(server, seed=7)
    vito = await newcomer("de", "phone", path=f"/r/{id}#9")
    await moment(vito, 9)
    await reviewed(vito, id)
    page = vito.page
    await page.get_by_role("button", name=vito.say("replay-side")).click()
    await page.get_by_role("tab", name=vito.say("review-title")).click()
    await page.get_by_role("heading", name=vito.say("review-turns")).wait_for()
    await clean(vito)
    assert 390 >= await page.evaluate("document.documentElement.scrollWidth")

    await page.get_by_role("button", name="Ada strikes.").click()
    await page.locator("aside.drawer").wait_for(state="detached")
    await moment(vito, 17)
