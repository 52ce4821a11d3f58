"""Who may come to a table, take a seat, talk and decide: functions without a clock or a network."""

import msgspec
import pytest
from msgspec.structs import replace

from consigliere.server.protocol.basics import Settings
from consigliere.server.rooms import commands, membership
from consigliere.server.rooms.membership import BrowserIdentity
from consigliere.server.rooms.model import Proposal, Room, digest

from .test_rooms import begun, refused

NOW = 1_000.0
STRANGER = BrowserIdentity("stranger")


def room(names="A", bots="random", seats=3, **settings):
    """A room where these people sit, each on a browser of the same name, and bots after them."""
    made = commands.new_room("CODE", Settings(seats=seats, **settings))
    for at, name in enumerate(names):
        made = commands.occupy(made, at, name, None, name, name)
    for at in range(len(names), seats):
        made = commands.seat_bot(made, at, bots)
    return made


def who(name):
    return BrowserIdentity(name, frozenset([digest(name)]))


def take(made, at, browser, name="New"):
    return membership.take_chair(made, at, name, None, "fresh", browser, NOW)


@pytest.mark.parametrize(
    "takeover, message", [("nobody", "room-bots-stay"), ("host", "room-ask-host")]
)
def test_the_settings_say_who_takes_a_bots_seat(takeover, message):
    assert message == refused(take, begun(room(takeover=takeover)), 1, STRANGER)
    assert "New" == take(begun(room(takeover="anybody")), 1, STRANGER).chairs[1].name


def test_strangers_need_the_hosts_leave_by_default():
    assert "host" == Settings().takeover


def test_who_was_granted_the_seat_takes_that_one():
    made = membership.request_chair(begun(room()), 1, "New", "r", STRANGER, NOW)
    assert "room-ask-host" == refused(take, made, 1, STRANGER)
    granted = membership.answer_request(made, "r", True, NOW)

    assert "room-ask-host" == refused(take, granted, 2, STRANGER)
    assert "room-ask-host" == refused(take, granted, 1, BrowserIdentity("another"))
    assert "person" == take(granted, 1, STRANGER).chairs[1].kind
    assert () == take(granted, 1, STRANGER).requests


def test_a_grant_lasts_a_minute_and_a_request_two():
    made = membership.request_chair(begun(room()), 1, "New", "r", STRANGER, NOW)
    granted = membership.answer_request(made, "r", True, NOW)

    assert made == membership.without_expired_requests(made, NOW + 119)
    assert () == membership.without_expired_requests(made, NOW + 121).requests
    late = (granted, 1, "New", None, "fresh", STRANGER, NOW + 61)
    assert "room-ask-host" == refused(membership.take_chair, *late)
    assert "room-no-request" == refused(membership.answer_request, made, "r", True, NOW + 121)


def test_a_refused_request_is_gone():
    made = membership.request_chair(begun(room()), 1, "New", "r", STRANGER, NOW)

    assert () == membership.answer_request(made, "r", False, NOW).requests


def test_one_browser_asks_for_one_seat_and_six_ask_at_a_time():
    made = begun(room())
    for n in range(6):
        made = membership.request_chair(made, 1, f"New {n}", f"r{n}", BrowserIdentity(f"v{n}"), NOW)
    again = membership.request_chair(made, 2, "New 0", "other", BrowserIdentity("v0"), NOW)

    assert 6 == len(again.requests)
    assert "room-many-requests" == refused(
        membership.request_chair, made, 1, "X", "x", STRANGER, NOW
    )


def test_who_sits_looks_into_no_other_hand():
    made = begun(room("AB", takeover="anybody"))

    assert "room-sees-a-hand" == refused(take, made, 2, who("A"))
    assert "room-sees-a-hand" == refused(membership.request_chair, made, 2, "X", "r", who("A"), NOW)


@pytest.mark.parametrize(
    "browser", [BrowserIdentity("B"), BrowserIdentity("", frozenset([digest("B")]))]
)
def test_who_stood_up_comes_back_to_that_seat_only_and_without_asking(browser):
    made = membership.leave_chair(begun(room("AB")), 1, who("B"))

    assert "room-sees-a-hand" == refused(take, made, 2, browser)
    assert "B" == membership.take_chair(made, 1, "", None, "fresh", browser, NOW).chairs[1].name


def test_a_ticket_shows_no_second_hand_while_the_match_is_on():
    lobby = room("AB")

    assert "room-sees-a-hand" == refused(
        membership.add_ticket_device, begun(lobby), 1, "t", who("A")
    )
    assert [1] == membership.add_ticket_device(begun(lobby), 1, "t", STRANGER).chairs_of(["t"])
    assert [0, 1] == membership.add_ticket_device(lobby, 1, "t", who("A")).chairs_of(["A", "t"])


def test_several_people_on_one_device_come_back_to_each_of_their_seats():
    made = commands.occupy(room("A", seats=4), 1, "B", None, "B2", "A")
    device = BrowserIdentity("A", frozenset([digest("A"), digest("B2")]))
    left = membership.leave_chair(membership.leave_chair(begun(made), 1, device), 0, device)

    assert {0, 1} == membership.chairs_held(left, device)
    assert "person" == membership.take_chair(left, 1, "", None, "x", device, NOW).chairs[1].kind
    assert "room-sees-a-hand" == refused(take, left, 2, device)


def test_the_next_match_forgets_who_saw_what():
    made = membership.leave_chair(begun(room("AB")), 1, who("B"))
    again = begun(commands.rematch(commands.finish(made)))

    assert set() == membership.chairs_held(again, who("B"))


def test_who_stands_up_leaves_the_bot_that_was_there():
    made = replace(room("A", bots="easy"), settings=replace(room().settings, takeover="anybody"))
    taken = take(begun(made), 1, STRANGER)

    assert "easy" == membership.leave_chair(taken, 1, STRANGER).chairs[1].bot


def test_else_one_as_strong_as_the_others():
    made = commands.seat_bot(
        commands.seat_bot(commands.seat_bot(room("A", seats=4), 1, "easy"), 2, "easy"), 3, "hard"
    )

    assert "easy" == commands.vacate(begun(made), 0).chairs[0].bot
    assert "normal" == commands.vacate(begun(room("ABC")), 0).chairs[0].bot


def test_a_locked_table_takes_no_newcomers():
    lobby = commands.seat_bot(room("A"), 1, "")
    locked = membership.set_lock(lobby, "seats")

    assert "room-locked" == refused(take, locked, 1, STRANGER)
    assert "person" == take(locked, 1, who("A")).chairs[1].kind
    assert "person" == take(membership.set_lock(locked, "open"), 1, STRANGER).chairs[1].kind
    playing = membership.set_lock(begun(room("AB", takeover="anybody")), "seats")
    assert "room-locked" == refused(take, playing, 2, STRANGER)
    assert (
        "B" == take(membership.leave_chair(playing, 1, who("B")), 1, who("B"), "B").chairs[1].name
    )


def test_a_seat_held_in_an_earlier_match_opens_no_locked_table():
    """B had the seat the host has now, has stood up, and is a newcomer like any other."""
    played = commands.rematch(commands.finish(begun(room("AB", seats=3))))
    stood = commands.vacate(commands.seat_bot(played, 2, ""), 1)
    locked = membership.set_lock(commands.swap(stood, 0, 1), "seats")

    assert 1 == locked.host
    assert "room-locked" == refused(take, locked, 2, who("B"))


def test_locking_ends_all_requests():
    made = membership.request_chair(begun(room()), 1, "New", "r", STRANGER, NOW)

    assert () == membership.set_lock(made, "seats").requests


def test_who_is_removed_loses_all_seats_taken_from_that_browser():
    made = commands.occupy(room("AB", seats=4), 2, "B2", None, "B2", "B")
    gone = membership.remove_person(made, 1)

    assert ["person", "open", "open", "bot"] == [chair.kind for chair in gone.chairs]
    assert membership.is_removed(gone, BrowserIdentity("B"))
    assert membership.is_removed(gone, BrowserIdentity("", frozenset([digest("B2")])))
    assert not membership.is_removed(gone, STRANGER)
    assert not membership.is_removed(membership.readmit_all(gone), BrowserIdentity("B"))


def test_who_is_removed_from_a_match_leaves_a_bot_and_no_way_back():
    gone = membership.remove_person(begun(room("AB")), 1)

    assert ("bot", "B") == (gone.chairs[1].kind, gone.chairs[1].name)
    assert [] == gone.chairs_of(["B"])
    assert membership.is_removed(gone, who("B"))


@pytest.mark.parametrize("asked", [Proposal("remove", 0, 1, 1, (2,)), Proposal("end", 1, 0, 1, ())])
def test_what_was_proposed_by_or_about_who_leaves_is_dropped(asked):
    made = replace(begun(room("ABC")), proposal=asked)

    assert None is membership.leave_chair(made, 1, who("B")).proposal
    assert asked == membership.leave_chair(made, 2, who("C")).proposal


def test_a_ticket_of_the_removed_brings_nobody():
    made = replace(room("AB"), tickets=(("a", 0, 9e9), ("b", 1, 9e9)))

    assert ("a",) == tuple(ticket[0] for ticket in membership.remove_person(made, 1).tickets)


def test_a_mute_stays_with_the_browser():
    made = membership.set_muted(room("AB"), room("AB").chairs[1].marks(), True)

    assert who("B").marks & set(made.muted)
    assert not who("A").marks & set(made.muted)
    assert () == membership.set_muted(made, made.chairs[1].marks(), False).muted


def test_a_mute_stays_with_the_seat_on_another_device():
    made = membership.set_muted(room("AB"), room("AB").chairs[1].marks(), True)
    carried = membership.add_ticket_device(made, 1, "phone", BrowserIdentity("elsewhere"))

    assert membership.is_muted(carried, BrowserIdentity("elsewhere", frozenset([digest("phone")])))
    assert not membership.is_muted(carried, who("A"))


def test_the_host_hands_the_role_to_a_person():
    assert 1 == membership.transfer_host(room("AB"), 1).host
    assert "room-no-person" == refused(membership.transfer_host, room("AB"), 2)


# ---- whose consent it needs


def consent(made, what, by=0, whom=1, **gone):
    asked = Proposal(what, by, whom, 1, ())
    return membership.required_voters(made, asked, {int(seat[1:]): s for seat, s in gone.items()})


def test_an_end_needs_every_person_who_has_not_been_away_for_five_minutes():
    made = begun(room("ABC", seats=4))
    away = commands.set_substitute(made, 1, "easy")

    assert {1, 2} == consent(made, "end")
    assert {1, 2} == consent(away, "end", s1=299)
    assert {2} == consent(away, "end", s1=300)


def test_a_bot_for_somebody_needs_those_who_are_here_or_just_left():
    made = begun(room("ABCD", seats=4))

    assert {2, 3} == consent(made, "bot", s1=40, s2=29)
    assert {3} == consent(made, "bot", s1=40, s2=30)


def test_who_shares_a_browser_with_the_host_or_the_other_does_not_agree_to_a_removal():
    made = commands.occupy(room("ABC", seats=5), 3, "A2", None, "A2", "A")
    made = commands.occupy(made, 4, "B2", None, "B2", "B")

    assert {2} == consent(begun(made), "remove")


def test_a_room_stored_before_loads():
    old = b'{"code":"CODE","settings":{"seats":3},"chairs":[{"kind":"bot"},{},{}]}'
    made = msgspec.json.decode(old, type=Room)

    assert ("open", (), "host") == (made.locked, made.requests, made.settings.takeover)
