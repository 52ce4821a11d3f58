"""A separate Consigliere at a running table (§7.16)."""

from consigliere.kernel import UNSEEN

from ..sample import switching
from .table import match


async def test_his_answer_is_told_to_nobody_and_the_captains_go_on(server):
    game, options = switching("consigliere"), {"consigliere": "chair"}
    people = match(server, people=3, lang="it", game=game, options=options)
    async with people as (ada, ben, carla):
        await carla.until(carla.questions)
        await carla.answer("will notoriety")
        await ben.until(ben.questions)
        await ada.until(ada.questions)

        assert UNSEEN == ben.table["public"]["testament"]["will"]
        assert not carla.questions()
