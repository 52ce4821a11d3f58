"""On the way through an entry a screen is shown the public table after each event."""

import json

import pytest

from consigliere.games import GAMES
from consigliere.server.projection.view import MatchProjection
from consigliere.server.protocol.codec import ENCODE

from ..sample import REACTING
from .test_message_parts import tables


def entries(key):
    """Each entry of a match as it is sent: events, stages, the public table."""
    for room, match_log in tables(key):
        projection = MatchProjection(room, match_log)
        stages = [json.loads(ENCODE(stage)) for stage in projection.stages()]
        yield json.loads(bytes(projection.news)), stages, json.loads(bytes(projection.public))


@pytest.mark.parametrize("key", GAMES)
def test_the_stages_of_an_entry_come_in_the_order_of_its_events(key):
    staged = 0
    for news, stages, _ in entries(key):
        counts = [stage["events"] for stage in stages]
        staged += len(stages)

        assert counts == sorted(set(counts))
        assert all(0 < count < len(news) for count in counts)
    assert staged > 0


@pytest.mark.parametrize("key", GAMES)
def test_a_stage_has_fields_of_the_table_and_its_scores(key):
    for _, stages, public in entries(key):
        for stage in stages:
            assert stage["changes"].keys() <= public.keys()
            assert len(stage["scores"]) == 4


def test_an_entry_with_one_event_that_matters_has_no_stages():
    for news, stages, _ in entries(REACTING):
        if sum(event["weight"] != "minor" for event in news) < 2:
            assert [] == stages
