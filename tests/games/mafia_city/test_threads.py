"""A server tells in several threads."""

from concurrent.futures import ThreadPoolExecutor

from consigliere.words import Words


def test_the_first_words_of_a_game_may_be_wanted_by_many_at_once():
    w = Words("it")
    with ThreadPoolExecutor(4) as pool:
        lines = list(pool.map(w.say, ["mafia-city-figure-mayor"] * 4))

    assert {"Sindaco"} == set(lines)
