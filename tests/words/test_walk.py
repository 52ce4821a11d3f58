"""Random games told to everybody in every language: nothing fails, nothing hidden is told."""

from random import Random

import pytest

from consigliere.games import GAMES
from consigliere.kernel import SPECTATOR, View, apply, observe, redact
from consigliere.words import LANGUAGES, game_text

from .books import BOOKS

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")
TABLES = [
    (game, seats, house)
    for game, book in BOOKS.items()
    for seats in GAMES[game].seats
    for house in range(len(book.HOUSES))
]
FORBIDDEN = ("-9", "UNSEEN", "???", "{", "}", "None", *BOOKS, "  ")
MANY = 12  # so many options of a long list are told


@pytest.mark.parametrize(("game", "seats", "house"), TABLES)
def test_a_whole_game_is_told(game, seats, house):
    rng = Random(f"{seats} {house}")
    tellers = [game_text(game, lang, NAMES[:seats]) for lang in LANGUAGES]
    rules = GAMES[game]
    s = rules.new(rules.setup(seats, **BOOKS[game].HOUSES[house]))
    while s.pending:
        before, seat = s, s.waiting()[0]
        for one in tellers:
            tell_question(one, s, seat, rng)
        s = apply(s, seat, s.options(seat).pick(rng))
        for one in tellers:
            tell_news(one, before, s)
    for one in tellers:
        check(*one.ending(s), *one.table(View(SPECTATOR, s, None)))


def tell_question(told, s, seat, rng):
    """What the seat asked reads, and now and then what the others see."""
    if rng.random() < 0.02:
        for reader in (SPECTATOR, *range(s.seats())):
            view = observe(s, reader)
            check(*told.table(view), told.waiting(view))
            tell_reasons(told, view)
    if seat < 0:
        return
    view = observe(s, seat)
    options = list(view.decision.options)
    check(told.prompt(view), told.help(view), told.waiting(view))
    lines = [told.option(answer, view) for answer in options]
    check(*lines)
    assert len(set(lines)) == len(lines), "options that read alike"
    for answer in rng.sample(options, min(MANY, len(options))):
        check(told.explain(answer, view))


def tell_reasons(told, view):
    named = [thing for _, thing in told.things(view)]
    check(*[name for name, _ in told.things(view)])
    for thing in [*named, *BOOKS[told.game].more_things(view.table)]:
        if reason := view.table.why_not(view.seat, thing):
            check(told.reason(reason, view))


def tell_news(told, before, s):
    for event in s.news:
        for reader in (SPECTATOR, *range(s.seats())):
            seen = redact(s, event, reader)
            for known in (None, before):
                line = told.event(seen, reader, known)
                check(line or "silent")
                assert seen == event or not names_a_secret(told, line or "")


def names_a_secret(told, line):
    return any(word in line for word in BOOKS[told.game].secrets(told))


def check(*lines):
    for line in lines:
        assert line.strip() == line != "", line
        assert not [bad for bad in FORBIDDEN if bad in line], line
