"""Everything without a mouse, and one always sees where one is."""

from ..sample import BIDDING, REACTING, called
from .positions import hardest_questions, seated

MARK = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const marked = it => {
    const look = getComputedStyle(it);
    return (look.outlineStyle !== 'none' && look.outlineWidth !== '0px' &&
            look.outlineColor !== 'rgba(0, 0, 0, 0)') || look.boxShadow !== 'none';
  };
  const inner = one.querySelector?.('.mc-inner');
  const other = [...document.querySelectorAll('.mc-inner')].find(it => it !== inner);
  const drawn = inner && other && ['stroke', 'strokeWidth', 'opacity'].some(
    it => getComputedStyle(inner)[it] !== getComputedStyle(other)[it]);
  const around = one.closest('label, .box, form, .code');
  return {
    name: one.getAttribute('aria-label') ?? one.innerText ?? one.name ?? '',
    at: one.dataset?.at ?? '',
    place: one.matches('.place'),
    visible: one.matches(':focus-visible') && (marked(one) || !!drawn ||
      (around !== null && marked(around))),
  };
}"""


async def tab_to(person, wanted, most=80):
    """Tab until the focus is there; it is seen at every stop on the way."""
    for _ in range(most):
        await person.page.keyboard.press("Tab")
        here = await person.page.evaluate(MARK)
        if here is None:
            continue  # the browser's own
        assert here["visible"], f"the focus cannot be seen: {here}"
        if wanted(here):
            return here
    raise AssertionError("the Tab key does not lead there")


async def test_from_the_start_page_to_a_mafioso_and_a_pass(newcomer):
    vito = await newcomer()
    keys = vito.page.keyboard
    play = vito.say("start-play-game", game=called(REACTING))
    await tab_to(vito, lambda here: here["name"] == play)
    await keys.press("Enter")
    await vito.page.wait_for_url("**/t/*")
    await vito.my_turn()

    await keys.press("?")
    dialog = vito.page.get_by_role("dialog", name=vito.say("table-keys"))
    await dialog.get_by_text(vito.say("table-key-pass")).wait_for()
    await keys.press("Escape")
    await vito.page.locator("dialog").wait_for(state="detached")

    placed = passed = False
    while not (placed and passed):
        given = vito.answers
        texts = [option["text"] for option in vito.ask["options"]]
        if "keep" in texts:
            await keys.press("1")
        elif not placed and "pass" in texts:
            legal = vito.say(f"{REACTING}-web-target")
            await tab_to(vito, lambda here: here["place"] and legal in here["name"])  # noqa: B023
            await keys.press("Enter")
            await vito.page.locator("[data-key=enter]").wait_for()
            await keys.press("Enter")
            placed = True
        elif {"pass", "decline"} & set(texts):
            passed = passed or "pass" in texts
            await keys.press("p")
            if "pass" in texts:  # that is for the whole round
                await vito.page.locator("[data-key=enter]").wait_for()
                await keys.press("Enter")
        else:
            await keys.press("1")
        await vito.until(lambda: vito.answers > given)  # noqa: B023
        if not (placed and passed):
            assert await vito.my_turn()

    boards = [one["public"] for one in vito.tables]
    assert any(0 in stack for board in boards for stack in board["stacks"])
    await vito.until(lambda: any(one["public"]["passed"][0] for one in vito.tables))


RING = """() => { const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement);
  return [outlineStyle, boxShadow, document.activeElement.matches('[data-piece]')] }"""


async def test_a_ring_around_the_focus_only_after_the_tab_key(server, newcomer):
    """A piece that was tapped says that it is chosen, not where a keyboard would be."""
    vito = await newcomer()
    asked = next(one for one in hardest_questions(BIDDING, "en") if one.kind == "choose Bids")
    await seated(server, vito, asked)
    piece = vito.page.locator(".posters [data-piece]").nth(1)
    await piece.click()
    before = await vito.page.evaluate(RING)
    await vito.page.keyboard.press("Shift+Tab")
    await vito.page.keyboard.press("Tab")

    assert ["none", "none", True] == before
    assert before != await vito.page.evaluate(RING)
    await piece.click()
    assert before == await vito.page.evaluate(RING)
