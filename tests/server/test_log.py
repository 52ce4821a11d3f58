"""What a line of the log brings beside its words."""

from ..sample import BIDDING, BUILDING
from .table import match


async def test_a_payment_in_the_log_brings_its_numbers(server):
    """A board can keep the bank's ledger without reading sentences, also after a reload."""
    async with match(server, people=1, seats=2, game=BIDDING, lang="it") as [ada]:
        await ada.until(lambda: paid(ada) or ada.questions())
        while not paid(ada):
            _, question = ada.questions()[0]
            await ada.answer([0] if question["form"] == "one" else list(range(question["least"])))
            await ada.until(lambda: paid(ada) or ada.questions())

        line = paid(ada)[0]
        lines = [line["data"][name] for name in ("type", "payer", "to")]
        assert "Paid" == lines[0] and -1 in lines[1:]
        assert line["data"]["amount"] > 0


def paid(person):
    lines = [line for one in person.heard if one["t"] == "table" for line in one["log"]]
    return [line for line in lines if line["event"] == "Paid"]


async def test_looking_back_shows_the_points_of_then(server):
    async with match(server, people=1, seats=2, game=BUILDING) as [ada]:
        past = await ada.ok("look", n=1)

        assert 2 == len(past["scores"])
