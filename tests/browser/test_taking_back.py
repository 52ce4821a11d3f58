"""Taking back: at once while nobody learned anything, else the others are asked."""

from .evening import begun, evening, invited, same_board

UNDO = "[data-key=u]"


async def offers(person, free):
    """The button says how far it goes."""
    words = person.say("table-undo-free", n=free) if free else person.say("table-undo-none")
    label = f"{person.say('table-undo')}: {words}"
    await person.page.get_by_role("button", name=label, exact=True).wait_for()


async def test_a_placed_mafioso_is_taken_back_freely(server, newcomer):
    vito, rosa = await evening(server, newcomer)
    before = await same_board(vito, rosa)
    asked = vito.ask
    await vito.place()
    await rosa.my_turn()
    assert before != await same_board(vito, rosa)

    await offers(vito, 1)
    await vito.page.locator(UNDO).click()
    await vito.button("table-undo-one").click()
    await vito.my_turn()

    assert asked["options"] == vito.ask["options"]
    assert before == await same_board(vito, rosa)
    assert not await rosa.page.locator(".banner").count()
    await vito.place()


async def test_after_something_was_learned_the_others_are_asked(server, newcomer):
    vito, rosa = await invited(server, newcomer)
    await begun(vito, rosa)
    await vito.press("replace")
    await offers(vito, 0)

    banner = rosa.page.locator(".banner")
    for answer in ("table-refuse", "table-agree"):
        await vito.page.locator(UNDO).click()
        assert vito.table["mine"][0]["undo"]["why"] in await vito.page.locator(".undo").inner_text()
        await vito.button("table-undo-ask").click()
        await banner.wait_for()
        number = rosa.room["proposal"]["number"]
        asked = rosa.say("table-propose-undo", who="Vito", n=number)
        assert asked in await banner.inner_text()
        assert not vito.ask
        await rosa.button(answer).click()
        await banner.wait_for(state="detached")
        await vito.page.locator(".banner").wait_for(state="detached")

    await vito.press("keep")
