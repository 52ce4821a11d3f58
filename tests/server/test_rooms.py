"""What may be done with the chairs of a room: functions without a clock or a network."""

import pytest
from msgspec.structs import replace

from consigliere.games import UnknownGame
from consigliere.kernel import BadSetup
from consigliere.server.projection.room_view import room_view
from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms import commands
from consigliere.server.rooms.model import BadRequest, digest


def room(people="A", bots="", **settings):
    """A room where people sit in that order, bots after them."""
    made = commands.new_room("CODE", Settings(**{"seats": 3, **settings}))
    for at, name in enumerate(people):
        made = commands.occupy(made, at, name, None, name)
    for at in range(len(people), len(people) + len(bots)):
        made = commands.seat_bot(made, at, "random")
    return made


def refused(change, *args):
    with pytest.raises(BadRequest) as refusal:
        change(*args)
    return refusal.value.reason.message


def begun(made):
    for at, chair in enumerate(made.chairs):
        made = commands.set_ready(made, at, True) if chair.kind == "person" else made
    return commands.begin(made, "seed")


@pytest.mark.parametrize(
    "typed, shown",
    [
        ("  Ada  Lo ", "Ada Lo"),
        ("A\tB\nC", "A B C"),
        ("<b>A</b>", "<b>A</b>"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_one_line_of_plain_text(typed, shown):
    assert shown == commands.clean_name(typed)


@pytest.mark.parametrize(
    "typed, message",
    [("", "room-name-empty"), (" \x00\u200b", "room-name-empty"), ("x" * 25, "room-name-long")],
)
def test_a_name_that_cannot_be(typed, message):
    assert message == refused(commands.clean_name, typed)


def test_the_first_to_sit_is_the_host():
    made = commands.occupy(commands.new_room("CODE", Settings(seats=3)), 2, "C", None, "c")

    assert 2 == made.host


def test_the_host_who_leaves_hands_on_to_the_next_person():
    assert 1 == commands.vacate(room("AB"), 0).host


def test_the_host_who_is_alone_stays_host_for_whoever_comes():
    empty = commands.vacate(room("A"), 0)

    assert 2 == commands.occupy(empty, 2, "C", None, "c").host


def test_a_guest_who_leaves_changes_no_host():
    assert 0 == commands.vacate(room("AB"), 1).host


def test_a_chair_keeps_a_digest_and_not_the_secret():
    made = room("A")

    assert [0] == made.chairs_of(["A"])
    assert "A" not in made.chairs[0].secrets


def test_nobody_takes_the_chair_of_a_person():
    assert "room-chair-taken" == refused(commands.occupy, room("A"), 0, "B", None, "b")


def test_a_person_takes_the_chair_of_a_bot_even_in_play():
    made = commands.occupy(begun(room("A", bots="BC")), 1, "B", None, "b")

    assert ("person", "") == (made.chairs[1].kind, made.chairs[1].bot)


def test_the_name_of_a_bot_goes_with_the_face_of_its_chair():
    made = commands.seat_bot(room("A"), 1, "easy")
    made = commands.seat_bot(made, 2, "easy")

    assert ["crown", "anchor"] == [chair.emblem for chair in made.chairs[1:3]]
    assert ["Enzo", "Klaus"] == [chair.name for chair in made.chairs[1:3]]


def test_two_of_one_name_cannot_be_told_apart():
    assert "room-name-taken" == refused(commands.occupy, room("A"), 1, " A ", None, "b")


def test_a_bot_gives_its_emblem_to_a_person_and_a_person_does_not():
    made = commands.change_appearance(room("A", bots="B"), 0, "A", "crown")

    assert ["crown", "rose"] == [made.chairs[0].emblem, made.chairs[1].emblem]
    assert "room-emblem-taken" == refused(commands.change_appearance, room("AB"), 0, "A", "crown")


def test_who_leaves_in_play_leaves_a_bot_of_his_name():
    made = commands.vacate(begun(room("A", bots="BC")), 0)

    assert ("bot", "A") == (made.chairs[0].kind, made.chairs[0].name)
    assert not made.chairs_of(["A"])


def test_swapped_chairs_take_the_host_along():
    made = commands.swap(room("A"), 0, 2)

    assert 2 == made.host
    assert [2] == made.chairs_of(["A"])
    assert "room-chair-taken" == refused(commands.swap, room("AB"), 0, 1)


def test_other_settings_ask_everybody_again():
    made = commands.set_ready(room("AB"), 1, True)
    changed = commands.change_settings(made, replace(made.settings, seats=5))

    assert 5 == len({chair.emblem for chair in changed.chairs})
    assert not changed.chairs[1].ready
    assert commands.change_settings(made, made.settings).chairs[1].ready


def test_no_chair_goes_with_somebody_on_it():
    made = room("ABC", seats=4)
    far = commands.swap(made, 2, 3)

    assert "room-too-small" == refused(
        commands.change_settings, far, replace(made.settings, seats=3)
    )


@pytest.mark.parametrize(
    "settings",
    [{"seats": 6}, {"edition": "nobody's"}, {"options": {"x": "1"}}, {"options": {"seats": "4"}}],
)
def test_a_table_that_cannot_be_laid(settings):
    with pytest.raises(BadSetup):
        commands.change_settings(room("A"), Settings(**{"seats": 3, **settings}))


def test_a_game_nobody_knows():
    with pytest.raises(UnknownGame):
        room(game="chess")


def test_everybody_ready_and_no_chair_open():
    assert "room-open-chairs" == refused(commands.begin, room("AB"), "seed")
    assert "room-not-ready" == refused(commands.begin, room("A", bots="BC"), "seed")
    assert "playing" == begun(room("A", bots="BC")).phase


def test_nothing_is_rearranged_in_play():
    playing = begun(room("A", bots="BC"))

    assert "room-already-playing" == refused(commands.swap, playing, 0, 1)
    assert "room-already-playing" == refused(commands.seat_bot, playing, 1, "")
    assert "room-already-playing" == refused(commands.change_settings, playing, playing.settings)
    assert "room-still-playing" == refused(commands.rematch, playing)


def test_a_rematch_keeps_the_chairs_and_asks_people_again():
    again = commands.rematch(commands.finish(begun(room("A", bots="BC"))))

    assert [False, True, True] == [chair.ready for chair in again.chairs]
    assert "lobby" == again.phase


def test_a_bot_must_be_one_of_the_game():
    assert "room-no-such-bot" == refused(commands.seat_bot, room("A"), 1, "genius")
    assert "room-no-such-chair" == refused(commands.seat_bot, room("A"), 7, "random")


def test_one_chair_is_held_by_five_devices_at_most():
    made = room("A")
    for i in range(9):
        made = commands.add_device(made, 0, f"s{i}")

    assert 5 == len(made.chairs[0].secrets)
    assert [0] == made.chairs_of(["s8"])


def test_what_everybody_sees_holds_no_secret():
    shown = repr(room_view(begun(room("A", bots="BC")), set(), 0, None))

    assert "seed" not in shown
    assert digest("A") not in shown
