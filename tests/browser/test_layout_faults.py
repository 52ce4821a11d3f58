"""The look at layouts finds every kind of fault, and nothing in a page that has none."""

import pytest

from ..sample import BUILDING
from .test_layout import LOOK, Walk

SOUND = """<style>body { margin: 0; font: 16px/1.3 sans-serif } div { width: 300px }</style>
<main class="mz"><div>Nothing is wrong here</div><div><button>Answer</button></div></main>"""
FAULTS = [
    (
        "cut off",
        "<div style='width:60px;overflow:hidden;white-space:nowrap'>Cut off here</div>",
    ),
    (
        "cut off",
        "<div style='width:90px;height:30px;overflow:hidden'>Cut off below the second line</div>",
    ),
    ("overlap", "<div>One of two texts</div><div style='margin-top:-18px'>The other of them</div>"),
    ("outside", "<div style='width:9em;border:solid'><button style='width:12em'>X</button></div>"),
    ("small", "<div style='font-size:10px'>Too small to read</div>"),
    ("small", "<div aria-hidden='true' style='font-size:10px'>Only for eyes</div>"),
    (
        "covered",
        "<div style='position:relative;width:16em'><span>A piece lies on one end</span>"
        "<b style='position:absolute;right:0;top:0;width:9em;height:2em;background:red'></b></div>",
    ),
    (
        "covered",
        "<div style='position:relative'><span>A question lies on all of this</span>"
        "<b class='paper' style='position:absolute;inset:0;background:#fff'></b></div>",
    ),
]


@pytest.mark.parametrize(("fault", "html"), FAULTS)
async def test_a_fault_in_the_layout_is_found(newcomer, fault, html):
    page = (await newcomer()).page
    await page.wait_for_load_state("networkidle")  # what it fetches later has arrived
    await page.set_content(SOUND)
    assert [] == await page.evaluate(LOOK, 12)

    await page.set_content(SOUND + html)
    found = await page.evaluate(LOOK, 12)
    assert {fault} == {one.partition(":")[0] for one in found}


async def test_a_board_that_moves_between_two_questions_is_found():
    walk = Walk(BUILDING)
    here = {"x": 0, "y": 60, "width": 800, "height": 600}
    walk.compare(here, "1440x900", "Action")
    walk.compare({**here, "y": 66}, "1440x900", "Action")
    walk.compare({**here, "y": 90}, "1440x900", "Income")
    assert not walk.faults

    walk.compare({**here, "height": 580}, "1440x900", "Action")
    assert 1 == len(walk.faults)


async def test_with_forced_colours_what_shines_through_or_is_not_marked_is_found(newcomer):
    page = (await newcomer()).page
    await page.wait_for_load_state("networkidle")  # what it fetches later has arrived
    await page.set_content(
        SOUND + "<div class='table'><p class='frame' style='background:none'></p>"
        "<button class='legal' data-piece>Piece</button></div>"
    )
    walk = Walk(BUILDING)
    await walk.check_colours(page)

    assert {"see-through", "may be chosen, but not outlined"} == {
        one.partition(":")[0] for one in walk.faults
    }
