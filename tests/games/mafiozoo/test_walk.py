"""§3.2.3 The walk: where gems just placed may end up."""

import pytest

from consigliere.games.mafiozoo.house import House
from consigliere.games.mafiozoo.parts import EVERYBODY, GENERIC
from consigliere.games.mafiozoo.rules.corruption import CardTurn
from consigliere.games.mafiozoo.rules.walk import bribes

from .table import P1, Table

HAND = "12 2 any any"


def on_turn(**given):
    return Table(CardTurn(P1), **{"hands": HAND, **given})


def ends(t, card):
    """Where gems may end up with a card: a set of {character: gems}."""
    texts = [text.split()[2:] for text in t.options("P1", f"bribe {card} ")]
    return [{int(c): int(n) for c, n in (part.split(":") for part in text)} for text in texts]


def further(t, card, *walked):
    """The one character more, where the walk has touched those."""
    found = [set(end) - set(walked) for end in ends(t, card) if set(walked) < set(end)]
    return sorted({c for more in found if len(more) == 1 for c in more})


def test_e03_three_gems_walk_over_three_characters():
    """§3.2.3 Place 3 on 12, move 2 to 4, move 1 on to 3: one gem on each."""
    t = on_turn().say("P1: bribe 12 3:1 4:1 12:1")

    assert ("3:1 4:1 12:1", "R5 F8", "12") == (t.offer("P1"), t.holds("P1"), t.discard())


def test_e04_a_walk_does_not_branch():
    """§3.2.3 From 12 one gem to 4 and one to 11 is illegal."""
    assert on_turn().refuses("P1: bribe 12 4:1 11:1 12:1")


def test_e05_one_gem_must_stay_behind():
    """§3.2.3 All three gems of card 12 on 4 is illegal."""
    t = on_turn()

    assert t.refuses("P1: bribe 12 4:3")
    assert t.refuses("P1: bribe 12 3:1 4:2")


def test_e06_gems_move_along_threads_only():
    """§3.0.7 Without the Newspaper there is no way from 12 directly to 3."""
    assert on_turn().refuses("P1: bribe 12 3:1 12:1")


def test_e07_a_generic_card_walks_too():
    """§3.2.3 Place 2 on 4, move 1 to 3: one on each, two from the fund."""
    t = on_turn().say("P1: bribe any 3:1 4:1")

    assert ("3:1 4:1", "R5 F9") == (t.offer("P1"), t.holds("P1"))


def test_e08_the_newspaper_adds_the_diagonals():
    """§1.7.12 From 12 exactly to 4 and 11 (threads) and to 1 and 7 (diagonal)."""
    assert [1, 4, 7, 11] == further(on_turn(places="news"), "12", 12)


def test_e08_without_the_newspaper_there_are_only_the_threads():
    """§3.0.7 A Newspaper just built, or somebody else's, does not help."""
    assert [4, 11] == further(on_turn(built="news", places="| news"), "12", 12)


def test_e09_the_newspaper_helps_at_every_step():
    """§1.7.12 From 12 to 1, then on to 2, 4, 6, 7 or 9; not back to 12."""
    assert [2, 4, 6, 7, 9] == further(on_turn(places="news"), "12", 12, 1)


@pytest.mark.parametrize("gems", [2, 3])
def test_shapes_of_two_and_three_gems(gems):
    """§3.2.3 Two end as 2 or 1+1; three as 3, 2+1, 1+2 or 1+1+1."""
    shapes = {tuple(sorted(end.values())) for end in ends(on_turn(), "12")}

    assert {2: {(2,), (1, 1)}, 3: {(3,), (1, 2), (1, 1, 1)}}[gems] == {
        shape for shape in shapes if sum(shape) == gems
    }


@pytest.mark.parametrize("left", ["4:1 12:2", "4:2 12:1", "11:1 12:2", "11:2 12:1"])
def test_any_number_may_stay_behind(left):
    """§3.2.3 As long as it is one, and one goes on."""
    assert left == on_turn().say(f"P1: bribe 12 {left}").offer("P1")


def test_x23_four_gems_walk_over_four_characters():
    """§1.7.15 (AMB-06) With City Hall: 2, 9, 10 and 3, one gem each."""
    t = on_turn(places="hall", fund="4").say("P1: bribe 2 2:1 3:1 9:1 10:1")

    assert ("2:1 3:1 9:1 10:1", "R12 F0") == (t.offer("P1"), t.holds("P1"))


def test_four_gems_without_the_city_hall_are_too_many():
    """§3.2.2 Three is the most."""
    assert on_turn().refuses("P1: bribe 2 2:1 3:1 9:1 10:1")


def test_every_composition_of_four_is_possible():
    """§3.2.3 (AMB-06) Along a path of up to four characters."""
    found = {tuple(end.values()) for end in ends(on_turn(places="hall"), "12")}

    assert {(4,), (1, 3), (3, 1), (2, 2)} <= found
    assert {(1, 1, 2), (1, 2, 1), (2, 1, 1), (1, 1, 1, 1)} <= found


def test_x25_the_newspaper_reaches_the_end_of_the_line():
    """§1.7.12 On the line 8-2-3-11: from 8 to 11, though far away."""
    t = on_turn(places="news").say("P1: bribe any 8:1 11:1")

    assert "8:1 11:1" == t.offer("P1")


def test_x25_what_is_not_on_the_line_is_not_linked():
    """§1.7.12 From 8 to 12 is illegal, with the Newspaper too."""
    t = on_turn(places="news")

    assert t.refuses("P1: bribe any 8:1 12:1")


def test_x52_a_walk_never_comes_back():
    """§3.2.3 (AMB-52) 12, 4, 12, 11 with City Hall would be a branch."""
    assert on_turn(places="hall").refuses("P1: bribe 12 4:1 11:1 12:2")


def test_option_a_walk_comes_back():
    """§6.10 12, 4, back to 12, then 11: two gems in the end lie on 12."""
    t = on_turn(places="hall", house=House(walk="back")).say("P1: bribe 12 4:1 11:1 12:2")

    assert ("4:1 11:1 12:2", "R5 F7") == (t.offer("P1"), t.holds("P1"))


def test_option_a_walk_that_comes_back_leaves_a_gem_at_each_step():
    """§6.10 With three gems nothing is left to go on: there is no branch."""
    t = on_turn(house=House(walk="back"))

    assert t.refuses("P1: bribe 12 4:1 11:1 12:1")
    assert set(on_turn().options("P1")) == set(t.options("P1"))


@pytest.mark.parametrize("card", EVERYBODY)
def test_option_walks_that_come_back_are_more_ends(card):
    """§6.10 All ends there were, and with four gems more; none is listed twice."""
    onward, back = bribes("standard", card, 4, False), bribes("standard", card, 4, False, True)

    assert set(onward) < set(back)
    assert len(back) == len(set(back))


def test_x52_a_walk_round_the_corner_is_legal():
    """§3.2.3 12, 11, 3, 4 with one gem each."""
    t = on_turn(places="hall").say("P1: bribe 12 3:1 4:1 11:1 12:1")

    assert "3:1 4:1 11:1 12:1" == t.offer("P1")


def test_the_distiller_and_the_lieutenant_are_linked():
    """§3.0.7 (AMB-17) There is a thread 1-4."""
    assert "1:1 4:1" == on_turn().say("P1: bribe any 1:1 4:1").offer("P1")


def test_older_gems_never_move():
    """§3.2.3 Only those just placed: what lay there stays, and one new gem cannot walk."""
    t = on_turn(gems={12: "3 2", 4: "1"}, fund="1")

    assert [{12: 1}] == ends(t, "12")
    assert ("4 2 0 0", "1 0 0 0") == (t.say("P1: bribe 12 12:1").on(12), t.on(4))


def test_gems_of_others_stay_where_they_are():
    """§3.2.3 A walk over a character does not touch what lies there."""
    t = on_turn(gems={4: "0 2 1", 3: "0 0 0 3"}).say("P1: bribe 12 3:1 4:1 12:1")

    assert ("1 2 1 0", "1 0 0 3") == (t.on(4), t.on(3))


def test_placing_needs_no_link():
    """§1.7.12 (AMB-19) The Newspaper governs moving on, not where the first gems go."""
    one = {tuple(end) for end in ends(on_turn(), "any") if len(end) == 1}
    other = {tuple(end) for end in ends(on_turn(places="news"), "any") if len(end) == 1}

    assert one == other == {(c,) for c in range(1, 13)}


INNER, OUTER = EVERYBODY[:4], EVERYBODY[4:]


@pytest.mark.parametrize(("news", "generic"), [(False, 40), (True, 52)])
def test_the_number_of_ends_of_a_generic_card(news, generic):
    """A.2 Two gems, over all characters."""
    assert generic == len(bribes("standard", GENERIC, 2, news))


@pytest.mark.parametrize(
    ("gems", "news", "inner", "outer"),
    [(3, False, 23, 13), (4, False, 69, 41), (3, True, 37, 28), (4, True, 149, 121)],
)
def test_the_number_of_ends_of_a_specific_card(gems, news, inner, outer):
    """A.2 The same for all inner characters, and for all outer ones."""
    assert {inner} == {len(bribes("standard", c, gems, news)) for c in INNER}
    assert {outer} == {len(bribes("standard", c, gems, news)) for c in OUTER}


@pytest.mark.parametrize("card", [*EVERYBODY, GENERIC])
def test_no_end_is_listed_twice(card):
    """A.2 Different walks to the same end are one answer."""
    listed = bribes("standard", card, 4, True)

    assert len(listed) == len(set(listed))
