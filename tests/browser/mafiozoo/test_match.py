"""Mafiozoo in a real page: whole matches, the walk and the city under a thumb, building at once."""

import asyncio
import random
from contextlib import suppress

import pytest

from ..hands import CONFIRM

CARD = ".mz-hand li > button.legal:not(.token)"
PHOTO = ".spot.legal"
LOT = ".lot.legal"
SEED = "c0" * 16
COMING = """() => Object.fromEntries([...document.querySelectorAll('.spot:has(.chip.coming)')].map(
  one => [Number(one.dataset.at.split(':')[1]) + 1, one.querySelector('.coming').innerText]))"""


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_whole_match_against_bots(table, seats):
    async with table("en", seats=seats, game="mafiozoo") as ([vito], _):
        await vito.play()
        await vito.page.get_by_role("region", name=vito.say("table-over")).wait_for()

        assert seats == len(vito.table["end"]["scores"])


class Thumb:
    """Walks from photograph to photograph and builds in the city, by taps on the pictures."""

    def __init__(self):
        self.walks, self.built = [], []

    async def walk(self, person, chance):
        """A card, up to two photographs; the gems to come lie on them before it is confirmed."""
        if not await person.hit_one(CARD, chance):
            return
        for _ in range(chance.randrange(3)):
            await person.hit_one(PHOTO, chance)
        await self._confirmed(person, self.walks, await person.page.evaluate(COMING))

    async def build(self, person, chance):
        if await person.hit_one(LOT, chance):
            await self._confirmed(person, self.built, None)

    async def _confirmed(self, person, answered, shown):
        confirm = person.page.locator(CONFIRM)
        if await confirm.count():
            ask = person.ask
            await confirm.click()
            pick = person.sent[-1]["pick"][0]
            answered.append((ask["options"][pick]["text"], shown))


async def test_a_match_under_a_thumb(table):
    """On a phone, by taps on photographs and places; the walk shows where each gem will lie."""
    async with table("it", seats=2, size="phone", game="mafiozoo") as ([vito], _):
        thumb = Thumb()
        await vito.play(corrupt=thumb.walk, build=thumb.build)

        walks = [text.split()[2:] for text, _ in thumb.walks if text.startswith("bribe")]
        assert any(len(stops) > 1 for stops in walks)
        for text, shown in thumb.walks:
            if text.startswith("bribe"):
                assert dict(stop.split(":") for stop in text.split()[2:]) == {
                    number: gems.strip("+") for number, gems in shown.items()
                }
        assert thumb.built


async def to_building(*people):
    """Play on until both are asked where to build; who builds alone waits for another round."""
    chance, alone = random.Random(3), 0
    for person in people:
        person.tired = 0  # they buy what they can
    while not all(asked(person) == "build" for person in people):
        others = [person for person in people if asked(person) not in ("", "build")]
        for person in others:
            with suppress(TimeoutError):  # the server has answered what had one answer only
                await person.my_turn(2)
            if asked(person) not in ("", "build"):
                await person.answer_somehow(chance)
        alone = 0 if others else alone + 1
        builder = next((person for person in people if asked(person) == "build"), None)
        if alone > 50 and builder and not any(asked(p) not in ("", "build") for p in people):
            await builder.press("done")
        await asyncio.sleep(0.02)


def asked(person):
    return person.ask["kind"] if person.ask else ""


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_both_build_at_once_in_either_order(table, order):
    """§3.4.1. Nobody waits for the other, and plans are seen only when both are done."""
    async with table("en", "de", seats=2, game="mafiozoo", seed=SEED) as (people, _):
        await to_building(*people)
        first, other = people[order[0]], people[order[1]]
        seen = len(other.tables)
        question = other.ask

        await first.my_turn()
        while first.ask and first.ask["kind"] == "build":
            await first.press("done")
        await other.my_turn()

        assert question["options"] == other.ask["options"]
        happened = [event["type"] for one in other.tables[seen:] for event in one["news"]]
        assert "Built" not in happened
        await other.press("done")
        await other.until(lambda: not other.ask or other.ask["kind"] != "build")
