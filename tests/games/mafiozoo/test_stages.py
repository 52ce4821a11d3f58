"""What is shown of the favours step by step."""

from itertools import pairwise

from ...server.test_stages import entries


def test_every_character_and_everybody_served_is_a_step_of_its_own():
    """Up to five characters were evaluated in one jump."""
    kinds, most = {"Evaluating", "Favoured", "Visited"}, []
    for news, stages, _ in entries("mafiozoo"):
        cuts = [0, *[stage["events"] for stage in stages], len(news)]
        for begin, end in pairwise(cuts):
            most.append(sum(event["type"] in kinds for event in news[begin:end]))

    assert 1 == max(most)
