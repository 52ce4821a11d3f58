"""A player may ask what an answer would change, and learns nothing that is hidden."""

from .table import match, whose_turn


async def at_turn(*people):
    """The opening hands are kept; the person whose turn it is, then the others."""
    for _ in people:
        asked, *_ = await whose_turn(*people)
        await asked.answer("keep")
    return await whose_turn(*people)


async def test_an_answer_is_shown_before_it_is_given(server):
    async with match(server, people=3) as people:
        ada, *_ = await at_turn(*people)
        ask, [chair] = await ada.asked(kind="turn"), ada.chairs
        place = [one["text"] for one in ask["options"]].index("place harbor")

        shown = await ada.ok("preview", seat=chair, at=ask["at"], pick=[place])

        assert [chair] == shown["changes"]["stacks"][1]
        assert ["Placed"] == [one["type"] for one in shown["news"]]
        assert ("question", False) == (shown["ends"], shown["unless_reaction"])
        assert [] == ada.table["public"]["stacks"][1]


async def test_nobody_is_shown_what_another_seat_could_do(server):
    async with match(server, people=3) as people:
        ada, bob, _ = await at_turn(*people)
        ask, [chair] = await ada.asked(kind="turn"), ada.chairs

        refused = await bob.refused("preview", seat=chair, at=ask["at"], pick=[0])

        assert "room-not-your-chair" == refused
