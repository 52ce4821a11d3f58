"""A host among strangers: who may sit down, who must go, and who gets a bot's seat."""

from consigliere.server.rooms.events import RoomChanged

from .evening import evening, invited


async def decided(page, words):
    """Press a button that wants to be pressed twice."""
    button = page.get_by_role("button", name=words)
    await button.click()
    await button.click()


async def test_the_host_removes_locks_and_lets_somebody_have_a_bots_seat(server, newcomer):
    vito, rosa = await invited(server, newcomer, name="Rosa")
    rosa.excuse("403", "4403")
    await decided(vito.page, vito.say("people-remove"))
    await rosa.page.get_by_text(rosa.say("gone-removed")).wait_for()
    await vito.page.locator(".chair h3", has_text="Rosa").wait_for(state="detached")
    await vito.button("people-readmit").click()
    await vito.until(lambda: not vito.room["removed"])

    clara = await newcomer("de", path=f"/t/{vito.code}")
    await vito.page.get_by_label(vito.say("lock-title")).select_option("seats")
    await clara.page.get_by_text(clara.say("lock-seats-now")).wait_for()
    await clara.page.get_by_label(clara.say("dress-name")).fill("Clara")
    await clara.page.get_by_role("button", name=clara.say("chair-sit")).first.click()
    await clara.page.locator(".place .error").first.wait_for()
    assert "room-locked" == clara.last("refused")["message"]
    await vito.page.get_by_label(vito.say("lock-title")).select_option("open")
    await vito.until(lambda: vito.room["locked"] == "open")

    await vito.button("begin-fill", count=2).click()
    await vito.button("begin-start").click()
    await clara.until(lambda: clara.table)
    dora = await newcomer("en", "phone", path=f"/t/{vito.code}")
    bot = vito.room["chairs"][1]["name"]
    await dora.page.get_by_role("button", name=dora.say("late-ask")).first.click()
    await dora.page.get_by_label(dora.say("dress-name")).fill("Dora")
    await dora.button("chair-sit").click()
    await dora.page.get_by_text(dora.say("late-wait", host="Vito")).wait_for()
    asked = vito.say("table-asks-seat", name="Dora", bot=bot)
    await vito.page.locator(".banner", has_text=asked).wait_for()
    await vito.button("table-let-in").click()
    await dora.until(lambda: dora.table["mine"])
    await dora.page.locator(".hand button").first.wait_for()

    assert "Dora" == vito.room["chairs"][1]["name"]
    assert not await dora.page.locator("dialog[open]").count()


async def test_a_page_says_why_nobody_may_decide_about_who_just_left(server, newcomer):
    vito, rosa = await evening(server, newcomer)
    rosa.excuse("ERR_INTERNET_DISCONNECTED")
    await vito.place()
    await rosa.page.context.set_offline(True)
    await vito.page.locator(".banner", has_text=vito.say("table-away", name="Rosa")).wait_for()
    propose = vito.page.locator(".banner").get_by_role("button", name=vito.say("table-let-bot"))
    assert await propose.is_disabled()
    await vito.button("people-title").click()
    end = vito.page.get_by_role("button", name=vito.say("people-end"), exact=True)
    assert await end.is_disabled()
    await vito.page.keyboard.press("Escape")

    server.session(vito.code).presence.gone_since[1] -= 60
    session = server.session(vito.code)
    await server.do(changed(session))
    await propose.and_(vito.page.locator(":enabled")).wait_for()
    await rosa.page.context.set_offline(False)
    await vito.page.locator(".banner", has_text=vito.say("table-away", name="Rosa")).wait_for(
        state="detached"
    )


async def changed(session):
    """Everybody is sent the room, as if something had happened in it."""
    for client in session.presence.clients:
        client.last_room_news = None
    session.events.publish(RoomChanged())
