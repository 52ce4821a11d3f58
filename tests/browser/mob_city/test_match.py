"""Mob City in a real page: whole matches, groups sent by taps on the plan, bids in secret."""

import asyncio
import random
import re

import pytest
from playwright.async_api import expect

from consigliere.kernel import UNSEEN

from ...server.table import match
from ..hands import FREE
from ..positions import hardest_questions, seated
from ..test_shared_screen import put_up

HOUSE = ".mob-lot.legal"
POSTER = ".poster .pick.legal"
SEAL = ".seal:enabled"
# what a Captain may learn of the others while all bid: not a word about who has sealed
BOARD = "() => document.querySelector('.mob-board').innerText"
APART = """() => {
  const below = document.querySelector('.bids .below').getBoundingClientRect().top;
  const posters = [...document.querySelectorAll('.bids .mob-piece.poster')];
  return posters.length === 4 && posters.every(one => one.getBoundingClientRect().bottom <= below);
}"""
IN_SIGHT = """one => {
  const box = one.getBoundingClientRect();
  return one === document.elementFromPoint(box.x + box.width / 2, box.bottom - 4);
}"""


SHORT = (  # the Don dies on the second or the third Day; a hotel is cheap
    ('name = "standard"', 'name = "short"'),
    ("safe_days = 6", "safe_days = 1"),
    ("raid = 4", "raid = 0"),
    ("crackdown = 4", "crackdown = 0"),
    ("down = 1", "down = 0"),
    ("price = 7500", "price = 4321"),
)


async def short(server):
    """An edition of one's own."""
    text = (await server.get("/api/editions/mob-city/standard")).json()["toml"]
    for old, new in SHORT:
        assert old in text, old
        text = text.replace(old, new, 1)
    return (await server.post("/api/editions", {"toml": text})).json()["ref"]


@pytest.mark.parametrize("seats", [2, 6])
async def test_a_whole_match_against_bots(table, server, seats):
    edition = await short(server) if seats > 2 else ""
    async with table("en", seats=seats, game="mob-city", edition=edition) as ([vito], _):
        await vito.play()
        await vito.page.get_by_role("region", name=vito.say("table-over")).wait_for()

        assert seats == len(vito.table["end"]["scores"])


async def test_the_board_shows_what_the_edition_of_the_table_prints(table, server):
    ref = await short(server)
    async with table("en", seats=2, game="mob-city", edition=ref) as ([vito], _):
        await to_bids(vito)
        await vito.button("mob-city-web-see-city").click()
        await vito.page.get_by_role("button", name="Hotel, for sale at $4,321").first.wait_for()


@pytest.mark.parametrize(("edition", "price"), [("standard", "7,500"), ("standard-1", "8,500")])
async def test_a_match_is_drawn_with_the_prices_it_was_begun_with(table, edition, price):
    """Both are called "standard" where the match names them; only what is behind the @ differs."""
    async with table("en", seats=2, game="mob-city", edition=edition) as ([vito], _):
        await to_bids(vito)
        await vito.button("mob-city-web-see-city").click()
        await vito.page.get_by_role("button", name=f"Hotel, for sale at ${price}").first.wait_for()


class Thumb:
    """Sends groups and buys by taps on the plan, bids by taps on the posters."""

    def __init__(self):
        self.taps = {"send": 0, "buy": 0, "choose": 0}

    async def house(self, person, chance):
        kind = person.ask["kind"]
        self.taps[kind] += await person.hit_one(HOUSE, chance)

    async def tokens(self, person, chance):
        """Four tokens on four posters."""
        while await person.hit_one(POSTER, chance):
            self.taps["choose"] += 1


async def test_days_under_a_thumb(table):
    """On a phone every building and slot that shines can be hit where it lies."""
    async with table("de", seats=3, size="phone", game="mob-city") as ([vito], _):
        thumb = Thumb()
        await vito.play(send=thumb.house, buy=thumb.house, choose=thumb.tokens)

        assert all(thumb.taps.values()), thumb.taps


async def test_the_group_that_acts_can_be_pressed(table):
    chance, acting = random.Random(5), ".cell:has(> .slot.chosen) > .pick"
    async with table("en", seats=2, game="mob-city") as ([vito], _):
        group = vito.page.locator(acting)
        while await vito.my_turn() and not await group.count():
            await vito.answer_somehow(chance)

        assert await group.evaluate(FREE)


async def to_bids(*people):
    """The page puts the first men into groups; then all are asked for their bids."""
    for person in people:
        await person.until(lambda one=person: bidding(one.ask))
    for person in people:
        await person.my_turn()


def bidding(ask):
    return ask and ask["options"][0]["text"].startswith("bid")


@pytest.mark.parametrize("size", ["wide", "upright", "phone"])
async def test_the_seal_is_in_sight_in_a(table, size):
    """A phone that lies or stands, a tablet that stands: nothing has to be scrolled for it."""
    async with table("de", seats=4, size=size, game="mob-city") as ([vito], _):
        await to_bids(vito)

        assert await vito.page.locator(".seal").evaluate(IN_SIGHT)


async def test_the_posters_leave_room_for_the_tokens(table):
    """A small desk, and what happened since lies above the prompt from the second Day on."""
    async with table("de", seats=4, size="tablet", game="mob-city") as ([vito], _):
        await to_bids(vito)
        await vito.page.set_viewport_size({"width": 1024, "height": 640})

        assert await vito.page.evaluate(APART)


async def sealed(person):
    """Lay three tokens, the fourth goes where room is left, and seal them.

    The last to seal may have the next question at once.
    """
    asked = person.ask["at"]
    for _ in range(3):
        await person.page.locator(POSTER).first.click()
    await person.page.locator(SEAL).click()
    await person.until(lambda: not person.ask or person.ask["at"] != asked)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_bids_are_sealed_at_once_in_either_order(table, order):
    """§3.1.0. Both are asked together; nobody is told whether the other has sealed."""
    async with table("en", "it", seats=2, game="mob-city") as (people, _):
        await to_bids(*people)
        first, other = people[order[0]], people[order[1]]
        before, heard = await other.page.evaluate(BOARD), len(other.heard)

        await sealed(first)
        await first.page.locator(".prompt", has_text=first.say("table-sealed")).wait_for()
        await other.page.wait_for_timeout(300)

        assert before == await other.page.evaluate(BOARD)
        assert [] == [one for one in other.heard[heard:] if one["t"] == "table"]
        await sealed(other)
        await first.until(lambda: first.table["public"]["bids"][0])


async def test_a_separate_consigliere_chooses_the_will(table):
    """§7.16 He answers once, keeps the Will before him, and bids for nothing."""
    people = table("en", "de", "it", seats=3, game="mob-city", consigliere="chair")
    async with people as ([vito, rosa, carla], _):
        await carla.my_turn()
        await carla.press("will cash")
        await rosa.my_turn()
        await carla.page.locator(".hand .will").wait_for()

        assert UNSEEN == vito.table["public"]["testament"]["will"]
        assert 0 == await vito.page.locator(".hand .will").count()
        assert 2 == await vito.page.locator(".seat .stock .slots").count()


async def test_a_television_has_no_way_to_the_city(newcomer, server):
    """Nobody presses anything on it; on a desk the bids can be put aside."""
    async with match(server, people=1, seats=4, game="mob-city") as (ada,):
        vito = await newcomer(at=(ada.code, *ada.tokens))
        await to_bids(vito)
        screen = await put_up(newcomer, ada.code)
        await screen.page.locator(".bids").wait_for()

        assert await vito.page.locator(".mob-board .swap").is_visible()
        assert 0 == await screen.page.locator(".mob-board .swap:visible").count()


async def test_the_answer_with_nothing_chosen_follows_the_language(server, newcomer):
    """It is put together by the server, which says it in the language of that moment."""
    questions = await asyncio.to_thread(hardest_questions, "mob-city", "de")
    vito = await newcomer("de")
    await seated(server, vito, next(one for one in questions if one.kind == "pour"))
    nothing = vito.page.locator(".prompt .answers .btn").first
    await expect(nothing).to_have_text(re.compile("Keine Flüsterkneipe öffnen"))
    await vito.speak("it")

    await expect(nothing).to_have_text(re.compile("Non aprire bar clandestini"))
