"""A newcomer is playing within two clicks."""


async def test_two_clicks_to_a_table(newcomer):
    vito = await newcomer()

    await vito.page.get_by_role("button", name="Play now against bots: Mafia City").click()
    await vito.page.wait_for_url("**/t/*")
    await vito.page.locator(".prompt [data-option]").first.wait_for()

    assert not vito.problems


async def test_axe_finds_nothing_on_the_start_page(newcomer):
    for lang in ("en", "it", "de"):
        vito = await newcomer(lang)
        await vito.page.get_by_role("heading", level=1).wait_for()
        found, shown = await vito.axe()
        assert not found, shown
