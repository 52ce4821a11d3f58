"""Two people at one table: they meet by a link, talk, drop out and come back."""

from .evening import begun, evening, invited, same_board


def placed(person, seat):
    """Whether they have seen a Mafioso of that seat on the board."""
    return any(seat in stack for one in person.tables for stack in one["public"]["stacks"])


def presence(person, seat):
    return person.page.locator(f'[data-at="seat:{seat}"] .presence').first


async def test_who_drops_off_is_seen_to_and_comes_back_without_a_click(server, newcomer):
    vito, rosa = await evening(server, newcomer)
    rosa.excuse("ERR_INTERNET_DISCONNECTED")
    here, away = vito.say("presence-here"), vito.say("presence-away")
    await presence(vito, 1).get_by_text(here).wait_for()

    await rosa.page.context.set_offline(True)
    await rosa.page.locator(".net", has_text=rosa.say("status-offline")).wait_for()
    await presence(vito, 1).get_by_text(away).wait_for()
    await vito.place()
    await vito.page.locator(".banner", has_text=vito.say("table-away", name="Rosa")).wait_for()

    await rosa.page.context.set_offline(False)
    await rosa.page.locator(".net", has_text=rosa.say("status-connected")).wait_for()
    await presence(vito, 1).get_by_text(here).wait_for()
    await rosa.my_turn()
    await rosa.place()
    await vito.until(lambda: placed(vito, 1))
    board = await same_board(vito, rosa)
    assert any(chips[0].isdigit() for chips in board.values())


async def test_a_closed_page_opened_again_is_the_same_chair(server, newcomer):
    vito, rosa = await evening(server, newcomer)
    await vito.place()
    await rosa.my_turn()
    hand = await rosa.page.locator(".hand button").count()

    await rosa.reopen()
    await rosa.until(lambda: rosa.heard[-1]["t"] == "table")
    await rosa.my_turn()

    assert [1] == rosa.last("welcome")["chairs"]
    assert hand == await rosa.page.locator(".hand button").count()
    await rosa.place()
    await vito.until(lambda: placed(vito, 1))
    await same_board(vito, rosa)


async def test_a_name_with_markup_is_text_and_people_talk(server, newcomer):
    name = "<img src=x onerror=a()>"
    vito, rosa = await invited(server, newcomer, name=name)
    await vito.page.get_by_label(vito.say("chat-field")).fill("<b>Ciao</b>")
    await vito.button("chat-send").click()
    await rosa.page.locator(".chat .text", has_text="<b>Ciao</b>").wait_for()
    await begun(vito, rosa)

    await rosa.page.get_by_role("tab", name=rosa.say("table-chat")).click()
    await rosa.page.get_by_label(rosa.say("chat-field")).fill("Salute")
    await rosa.button("chat-send").click()
    tab = vito.page.get_by_role("tab", name=vito.say("table-chat"))
    await tab.locator("i", has_text="1").wait_for()
    await tab.click()
    result = vito.page.locator(".chat p", has_text="Salute")

    assert name == await result.locator("b").text_content()
    assert name == await vito.page.locator('[data-at="seat:1"] .who b').text_content()
    assert not await vito.page.locator("img[src=x], .chat b b").count()
