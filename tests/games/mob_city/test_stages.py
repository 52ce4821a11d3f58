"""What is shown of a Day step by step."""

from itertools import pairwise

from ...server.test_stages import entries


def test_every_raid_every_arrest_and_every_block_is_a_step_of_its_own():
    """A whole evening of districts was one jump."""
    kinds, most = {"Raided", "Arrested", "EventTurned", "DayEnded", "BlockSettled"}, []
    for news, stages, _ in entries("mob-city"):
        cuts = [0, *[stage["events"] for stage in stages], len(news)]
        for begin, end in pairwise(cuts):
            most.append(sum(event["type"] in kinds for event in news[begin:end]))

    assert 1 == max(most)
