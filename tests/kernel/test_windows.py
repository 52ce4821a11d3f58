"""Ready-made windows, on the toy game."""

import pytest

from consigliere.kernel import Illegal, apply, observe, retract, start

from ..toy import VETO, game

N, E, S, W = range(4)


def table(rule, **hands):
    cards = [tuple(sorted(game.NAMES.index(c) for c in hands.get(k, "").split())) for k in "NESW"]
    s = game.Veto(coins=(3, 3, 3, 3), hands=tuple(cards))
    return start(s, rule)


def say(s, *lines):
    for line in lines:
        who, text = line.split(": ")
        s = apply(s, "NESW".index(who), VETO.read("NESW".index(who), text))
    return s


def test_a_vetoed_card_does_nothing():
    s = say(table(game.Turn(N), N="gain", E="veto"), "N: play gain", "E: play veto")
    s = say(s, "S: pass", "W: pass", "N: pass")

    assert 3 == s.coins[N]
    assert "dump" == s.kind


def test_a_vetoed_veto_opens_the_window_again_for_everybody():
    s = table(game.Turn(N), N="gain", E="veto", S="veto")
    s = say(s, "N: play gain", "E: play veto", "S: play veto", "W: pass", "N: pass", "E: pass")

    assert (E,) == s.waiting()
    s = say(s, "E: pass", "S: pass", "W: pass")
    assert 5 == s.coins[N]


def test_everyone_is_asked_even_with_nothing_to_say():
    s = say(table(game.Turn(N), N="gain"), "N: play gain")

    assert [game.Pass()] == list(s.options(E))


def test_the_queue_of_a_window_is_public():
    s = say(table(game.Turn(N), N="gain"), "N: play gain", "E: pass")
    window = s.stack[-1][1]

    assert (S, W) == window.queue(s)


def test_a_poll_is_secret_until_all_are_in():
    s = say(table(game.Bidding((N, E, S, W))), "S: bid 3")
    seen_by_n = observe(s, N).table.answers

    assert "coins" not in str(seen_by_n)
    assert 3 == observe(s, S).table.answers[0][1].coins
    with pytest.raises(Illegal):
        say(s, "S: bid 1")


def test_a_sealed_answer_can_be_taken_back_while_the_poll_is_open():
    s = retract(say(table(game.Bidding((N, E, S, W))), "S: bid 3", "E: bid 1"), S)

    assert (N, S, W) == s.waiting()
    with pytest.raises(Illegal):
        retract(s, N)


def test_a_poll_of_one_is_still_a_poll():
    s = game.Veto(coins=(0, 3, 0, 0), hands=((),) * 4)
    s = start(s, game.Round())

    assert (E,) == s.waiting()
    assert s.sealed
    assert 1 == say(s, "E: bid 2").coins[E]


def test_a_poll_of_nobody_is_over_at_once():
    s = start(game.Veto(coins=(0, 0), hands=((),) * 2), game.Round())

    assert "turn" == s.kind


def test_each_in_turn():
    s = table(game.Turns((S, W)))

    assert (S,) == s.waiting()
    s = say(s, "S: pass", "S: dump")
    assert (W,) == s.waiting()
