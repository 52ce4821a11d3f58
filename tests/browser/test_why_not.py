"""What cannot be done is explained, with the paragraph of the rules."""


async def test_a_card_that_cannot_be_used_says_why_and_where_it_is_written(table):
    async with table("en") as ([vito], _):
        await vito.my_turn()
        await vito.page.locator(".hand button").first.click(position={"x": 14, "y": 30})
        doubt = vito.page.locator(".doubt")
        await doubt.locator("p").first.wait_for()

        reasons = vito.last("why")
        assert 10 < len(await doubt.locator("p").first.inner_text())
        assert set(await doubt.locator("p").all_inner_texts()) <= {
            line for m in vito.heard if m["t"] == "why" for line in m["lines"]
        }
        assert reasons["rules"]
        rule = doubt.get_by_role("button", name="§").first
        number = (await rule.inner_text()).removeprefix("§")
        await rule.click()
        await vito.page.locator(".drawer").get_by_text(number, exact=False).first.wait_for()
        tab = vito.page.get_by_role("tab", name=vito.say("table-rules"))
        assert "true" == await tab.get_attribute("aria-selected")
        await vito.press("keep")
