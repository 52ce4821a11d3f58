"""A reaction window: what is announced, a standing answer that only its owner sees."""

import pytest_asyncio

from consigliere.server.match.timing import WindowTiming

from ..server.scene import in_a_window
from ..server.table import AT_ONCE
from .hands import FREE


@pytest_asyncio.fixture(loop_scope="session")
async def rosa(server, newcomer, monkeypatch):
    """Somebody else has announced something; Rosa may react to it."""
    async with in_a_window(server, AT_ONCE, monkeypatch) as people:
        monkeypatch.undo()
        here = await newcomer(at=(people[1].code, *people[1].tokens))
        here.others = people[0], people[2]
        await here.my_turn()
        yield here


async def test_a_standing_answer_spares_the_question_and_can_be_ended(rosa):
    await rosa.page.locator(".table.react").wait_for()
    assert await rosa.page.get_by_role("tab", name=rosa.say("table-reaction")).count()
    order = rosa.table["mine"][0]["orders"][0]
    assert order["order"].startswith("decline")

    await rosa.page.locator(".orders > button").click()
    await rosa.page.get_by_role("button", name=order["label"]).click()
    chip = rosa.page.locator(".prompt .active")
    await chip.wait_for()
    await rosa.until(lambda: not rosa.ask or rosa.ask["kind"] != "react")

    assert not [m for m in rosa.sent if m["t"] == "answer"]
    await rosa.page.locator(".table.react").wait_for(state="detached")
    for other in rosa.others:
        assert order["order"] not in "".join(other.raw)
    await chip.get_by_role("button", name=rosa.say("table-order-off")).click()
    await chip.wait_for(state="detached")
    assert "" == rosa.table["mine"][0]["order"]


async def test_reactions_are_asked_about_as_the_switch_says(rosa):
    """For good, at this table and others; it stands where I wait, and I can turn it back."""
    refused = next(n for n, one in enumerate(rosa.ask["options"]) if one["text"] == "decline")
    await rosa.page.locator(".orders > button").click()
    await rosa.page.get_by_label(rosa.say("table-asked-when.never"), exact=True).check()
    await rosa.until(lambda: [m for m in rosa.sent if m["t"] == "answer"])

    assert [refused] == next(m["pick"] for m in rosa.sent if m["t"] == "answer")
    switch = rosa.page.locator(".orders > button", has_text=rosa.say("table-asked.never"))
    await switch.wait_for()
    await rosa.page.reload()
    await switch.wait_for()


async def test_all_standing_answers_are_in_sight_in_a_low_window(rosa):
    await rosa.page.set_viewport_size({"width": 844, "height": 390})
    await rosa.page.locator(".table.wide.react").wait_for()
    await rosa.page.locator(".orders > button").click()

    for order in rosa.table["mine"][0]["orders"]:
        button = rosa.page.get_by_role("button", name=order["label"])
        assert await button.evaluate(FREE)


async def test_declining_closes_the_window(rosa):
    await rosa.press("decline")
    await rosa.page.locator(".table.react").wait_for(state="detached")


async def test_axe_finds_nothing_in_a_reaction_window(rosa):
    await rosa.speak("it")
    found, shown = await rosa.axe()
    assert not found, shown


WANTS_TIME = "localStorage.setItem('consigliere.settings', '{\"patient\": true}')"
PATIENT = WindowTiming(30.0, 30.0, False)  # the same length for all, and nobody is waited for


async def test_time_to_think_is_asked_for_in_public(server, newcomer, monkeypatch):
    """Who cannot react has the same button; both screens say who thinks, and the clock is gone."""
    async with in_a_window(server, PATIENT, monkeypatch) as people:
        monkeypatch.undo()
        code = people[0].code
        vito, rosa, carla = [await newcomer(at=(code, *one.tokens)) for one in people]
        for person in (vito, rosa, carla):
            await person.page.locator(".prompt [role=timer]").wait_for()
        assert not await vito.page.locator("[data-key=w]").count()
        await carla.page.locator("[data-key=w]").wait_for()
        assert 1 == len(carla.ask["options"])
        assert not await carla.page.locator(".prompt .paper.ask").count()
        await rosa.page.locator("[data-key=w]").wait_for()
        await carla.page.keyboard.press("w")
        for person in (vito, rosa):
            words = person.say("table-thinking", n=1, names="Guest 2")
            await person.page.get_by_text(words).wait_for()
            await person.page.locator(".prompt [role=timer]").wait_for(state="detached")
        await carla.page.get_by_text(carla.say("table-think-mine")).wait_for()

        assert not await carla.page.locator("[data-key=w]").count()
        assert await rosa.page.locator("[data-key=w]").count()


async def test_a_page_that_always_wants_time_asks_for_it_by_itself(server, newcomer, monkeypatch):
    async with in_a_window(server, PATIENT, monkeypatch) as people:
        monkeypatch.undo()
        carla = await newcomer(at=(people[2].code, *people[2].tokens))
        await carla.page.evaluate(WANTS_TIME)
        await carla.page.reload()
        await carla.until(lambda: carla.table and carla.table["window"]["thinking"] == [2])

        assert "think" in [m["t"] for m in carla.sent]
