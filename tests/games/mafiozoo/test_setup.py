"""§2 Set-up: tiles, agenda, first player, funds."""

import pytest

from consigliere.games.mafiozoo.events import TilesSet, TooGolden
from consigliere.games.mafiozoo.game import RULES
from consigliere.kernel import BadSetup

from .table import SEATS, Table


def flips(golden):
    """Chance turns the tiles, the first ones golden."""
    return "\n".join(f"*: flip {c} {int(c <= golden)}" for c in range(1, 13))


def laid(players=4, **options):
    return Table.new(players, **{"first": "0", **options}).until("visit")


def test_e14_setup_with_four_players():
    """§2.9 Funds of 11, 11, 10 and 9, the rest of the 16 gems in the reserves, 5Z each."""
    t = laid()

    assert ["R5 F11", "R5 F11", "R6 F10", "R7 F9"] == [t.holds(seat) for seat in SEATS]
    assert (5, 5, 5, 5) == t.state.money


def test_e14_the_agenda_shows_five_of_sixty():
    """§2.3 Five district tokens lie face up, 55 in the district reserve."""
    t = laid()

    assert (5, 55) == (len(t.state.agenda), t.stock())


@pytest.mark.parametrize(
    ("players", "first", "funds"),
    [
        (2, "0", (11, 10)),
        (2, "1", (10, 11)),
        (3, "0", (11, 11, 10)),
        (3, "2", (11, 10, 11)),
        (4, "1", (9, 11, 11, 10)),
    ],
)
def test_funds_go_by_turn_order(players, first, funds):
    """§2.9 Counted from the first player, not from the first seat."""
    t = laid(players, first=first)

    assert funds == t.state.fund
    assert tuple(16 - n for n in funds) == t.state.reserve


@pytest.mark.parametrize("players", RULES.seats)
def test_nobody_has_anything_else(players):
    """§2.10 No cards, no henchmen, no district tokens, no favour tokens."""
    s = laid(players).state
    nothing = ((),) * players

    assert (nothing, nothing, nothing) == (s.hands, s.informants, s.districts)
    assert not any(sum(owned) for owned in (*s.tokens, *s.henchmen))
    assert not any(sum(row) for row in s.gems)


@pytest.mark.parametrize("players", RULES.seats)
def test_the_decks_lie_ready(players):
    """§2.4 30 corruption cards, 12 informants and 8 godfather cards, none of them shown."""
    s = laid(players).state

    assert (30, 12, 8) == (len(s.deck), len(s.informant_deck), len(s.godfathers))


def test_the_puppet_has_gems_only_with_two_players():
    """§2.11 A third colour for two players, none for three or four."""
    assert (3, 3, 4) == tuple(len(laid(n).state.gems[0]) for n in RULES.seats)


def test_e16_eight_golden_sides_are_turned_again():
    """§2.1 More than six golden tiles are not allowed: all twelve are turned again."""
    t = Table.new(first="0").say(flips(8))

    assert ["flip 1 0", "flip 1 1"] == t.options("*")
    assert 1 == len(t.news(TooGolden))


def test_e16_they_are_turned_till_at_most_six_are_golden():
    """§2.1 However often it takes."""
    t = Table.new(first="0").say(flips(8)).say(flips(7)).say(flips(6))

    assert (2, 1) == (len(t.news(TooGolden)), len(t.news(TilesSet)))
    assert 6 == sum(t.state.golden)


@pytest.mark.parametrize("golden", [0, 3, 6])
def test_up_to_six_golden_sides_stay(golden):
    """§2.1 (AMB-01) Nothing is turned again as long as the limit is kept."""
    t = Table.new(first="0").say(flips(golden))

    assert ("reveal", golden) == (t.prompt(), sum(t.state.golden))
    assert [] == t.news(TooGolden)


def test_each_side_is_equally_likely():
    """§2.1 A fair coin for each tile."""
    options = Table.new().state.options(-1)

    assert [1, 1] == [n for _, n in options.weights()]


def test_the_tiles_stay_for_the_whole_game():
    """§2.1 (AMB-02) They do not turn between rounds."""
    t = Table.new(first="0").say(flips(5))
    before = t.state.golden

    assert before == t.over().state.golden


def test_chosen_tiles_are_not_turned():
    """§6.5 The table chooses the sides; chance is not asked."""
    t = Table.new(first="0", tiles="gogogogogogo")

    assert "reveal" == t.prompt()
    assert (True, False) * 6 == t.state.golden


@pytest.mark.parametrize("tiles", ["ggggggg" + "o" * 5, "g" * 12, "gog", "x" * 12, "golden"])
def test_chosen_tiles_must_be_allowed(tiles):
    """§6.5 There, too, at most six of twelve may be golden."""
    with pytest.raises(BadSetup, match="bad-option-value"):
        RULES.setup(4, tiles=tiles)


def test_the_first_player_is_drawn():
    """§2.8 (AMB-49) Chance names one of those who sit at the table."""
    t = Table.new(3).until("first")

    assert ("*", ["first 0", "first 1", "first 2"]) == (t.asked(), t.options("*"))


def test_the_first_player_drawn_has_the_marker():
    """§2.8 And the fund of the first player."""
    t = Table.new(3).until("first").say("*: first 2").until("visit")

    assert ("P3", "R5 F11", "R6 F10") == (t.first(), t.holds("P3"), t.holds("P2"))


def test_the_host_may_choose_the_first_player():
    """§2.8 (AMB-49) Then chance is not asked."""
    t = laid(3, first="1")

    assert ("P2", "") == (t.first(), t.was_asked("first"))


@pytest.mark.parametrize(("players", "first"), [(2, "2"), (3, "3"), (4, "4"), (4, "oldest")])
def test_the_first_player_must_sit_at_the_table(players, first):
    """§2.8"""
    with pytest.raises(BadSetup, match="bad-option-value"):
        RULES.setup(players, first=first)


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players):
    """§2 Not alone, and not five."""
    with pytest.raises(BadSetup, match="bad-seats"):
        RULES.setup(players)


def test_an_unknown_edition_is_refused():
    """§6.6"""
    with pytest.raises(BadSetup, match="bad-edition"):
        RULES.setup(4, edition="golden")


def test_an_edition_may_be_named_with_its_digest():
    """§6.6 As records name it."""
    ref = RULES.editions["standard"].ref

    assert ref == RULES.setup(4, edition=ref).edition == RULES.setup(4).edition
    assert ref == Table.new(4, edition=ref).state.edition


def test_an_edition_of_the_same_name_with_other_values_is_refused():
    """§6.6 It is another one."""
    with pytest.raises(BadSetup, match="other-edition"):
        RULES.setup(4, edition="standard@00000000")


def test_an_unknown_option_is_refused():
    """§6"""
    with pytest.raises(BadSetup, match="bad-option"):
        RULES.setup(4, gravity="off")
