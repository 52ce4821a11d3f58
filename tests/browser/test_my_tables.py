"""The start page remembers: the tables one sits at, and the matches that are over."""

from ..sample import REACTING, one_round
from ..server.table import match
from .people import words


async def test_a_table_where_it_is_my_turn(table):
    async with table("it", seats=3) as ([vito], _):
        await vito.my_turn()
        await vito.page.goto(vito.server)
        mine = vito.page.locator(".cont li")
        await mine.get_by_text(vito.say("running-my-turn")).wait_for()
        text = await mine.inner_text()

        names = [chair["name"] for chair in vito.room["chairs"][1:]]
        assert all(name in text for name in names)
        assert vito.room["code"] in text
        last = [line["text"] for one in vito.tables for line in one["log"]][-1]
        assert last in text


async def test_leaving_is_asked_twice_and_gives_the_chair_up(newcomer, server):
    async with match(server, people=2) as (ada, bob):
        seat = ada.chairs[0]
        vito = await newcomer(at=(ada.code, *ada.tokens))
        await vito.page.goto(vito.server)
        leave = vito.page.locator(".cont .leave")
        await leave.click()
        sure = vito.say("people-sure", what=vito.say("running-leave"))
        await vito.page.locator(".cont .leave", has_text=sure).wait_for()
        assert "person" == bob.room["chairs"][seat]["kind"]
        await leave.evaluate("one => { one.click(); one.click(); }")  # the first may come too late
        await vito.page.locator(".cont").wait_for(state="detached")

        await bob.until(lambda: bob.room["chairs"][seat]["kind"] != "person")
        await vito.page.reload()
        await vito.page.locator(".welcome").wait_for()


async def test_a_finished_match_with_its_result_and_its_replay(newcomer, server):
    async with match(server, people=1, options=one_round(REACTING)) as (ada,):
        vito = await newcomer("de", at=(ada.code, *ada.tokens))
        await vito.play()
        end = vito.table["end"]
        await vito.page.goto(vito.server)
        row = vito.page.locator(".finished li")
        await row.wait_for()
        won = 0 in end["winners"]
        result = await row.inner_text()

        assert (words("de")("finished-won", n=1) in result) == (end["winners"] == [0])
        assert won or words("de")("finished-won", n=1) not in result
        await row.get_by_role("link", name=vito.say("replay-watch")).click()
        await vito.page.wait_for_url(f"**/r/{end['replay']}")

        await vito.page.goto(vito.server)
        await row.locator(".drop").evaluate("one => { one.click(); one.click(); }")
        await row.wait_for(state="detached")


async def test_one_that_ended_while_i_was_away(newcomer, server):
    async with match(server, people=1, options=one_round(REACTING)) as (ada,):
        await ada.play()
        vito = await newcomer(at=(ada.code, *ada.tokens))
        await vito.page.goto(vito.server)

        await vito.page.locator(".finished li").wait_for()
        assert not await vito.page.locator(".cont").count()
