"""A preview tells what an answer does, and never more than its reader can know."""

from itertools import islice
from random import Random

import pytest
from msgspec import to_builtins

from consigliere.games import GAMES
from consigliere.kernel import CHANCE, UNSEEN, Dealer, advance, look, observe
from consigliere.kernel.preview import course, preview

from .toy import VETO

EVERY_GAME = [VETO, *GAMES.values()]


def moments(game, seats, seed):
    """The questions of a random game, each with a few of its answers."""
    rng, dealer, s = Random(seed), Dealer(seed=seed), game.new(game.setup(seats))
    for _ in range(400):
        if not s.pending:
            return
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat == CHANCE:
            s = advance(s, seat, dealer.pick(s.kind, options))
            continue
        some = [options.pick(rng) for _ in range(2)]
        yield s, seat, some
        s = advance(s, seat, some[0])


def components(s):
    shown = s.copy()
    shown.news = shown.answers = ()
    shown.value = None
    return to_builtins(shown)


def agrees(shown, real):
    """A card that is not to be seen yet may be any."""
    if shown == UNSEEN:
        return True
    if isinstance(shown, dict):
        return shown.keys() == real.keys() and all(agrees(shown[k], real[k]) for k in shown)
    if isinstance(shown, list | tuple):
        return len(shown) == len(real) and all(map(agrees, shown, real))
    return shown == real


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_what_is_certain_comes_as_it_was_shown(game):
    """The rules are carried out on a View, so a wrong guess at a hidden card would show here."""
    ends = set()
    for seats in game.seats:
        for s, seat, answers in moments(game, seats, seats):
            for answer in answers:
                shown = preview(observe(s, seat), answer)
                ends.add(shown.ends)
                if shown.ends == "others":  # who may have answered unseen
                    continue
                *_, (real, _) = islice(course(s, seat, answer), shown.steps)

                assert agrees(components(shown.table), components(look(real, seat))), answer

    assert {"question", "chance"} <= ends
