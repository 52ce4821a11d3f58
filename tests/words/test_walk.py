"""Random games told to everybody in every language: nothing fails, nothing hidden is told."""

from random import Random

import pytest

from consigliere.games import game
from consigliere.games.mafia_city.parts import KINDS, SYMBOLS
from consigliere.kernel import SPECTATOR, View, apply, observe, redact
from consigliere.words import LANGUAGES, teller

MAFIA_CITY = game("mafia-city")
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")
HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"target": "beginners", "pool_fist": "true", "agr_zero": "true"},
    {"target_late": "true", "pool_fist": "true"},
    {"self_complicity": "true", "multi_complicity": "true", "first": "1"},
    {"react_order": "first", "agr_replay": "answer", "discard_top": "true"},
    {"strict_pass": "true", "turn_cap": "4", "round_cap": "2"},
    {"auto_figures": "true", "sudden": "true", "target": "beginners"},
)
TABLES = [(seats, at) for seats in MAFIA_CITY.seats for at in range(len(HOUSES))]
FORBIDDEN = ("-9", "UNSEEN", "???", "{", "}", "None", "mafia-city", "  ")
MANY = 12  # so many options of a long list are told


@pytest.mark.parametrize(("seats", "house"), TABLES)
def test_a_whole_game_is_told(seats, house):
    rng = Random(f"{seats} {house}")
    tellers = [teller("mafia-city", lang, NAMES[:seats]) for lang in LANGUAGES]
    s = MAFIA_CITY.new(MAFIA_CITY.setup(seats, **HOUSES[house]))
    while s.pending:
        before, seat = s, s.waiting()[0]
        for told in tellers:
            tell_question(told, s, seat, rng)
        s = apply(s, seat, s.options(seat).pick(rng))
        for told in tellers:
            tell_news(told, before, s)
    for told in tellers:
        check(*told.ending(s), *told.table(View(SPECTATOR, s, None)))


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
    s = view.table
    hand = s.hands[view.seat] if view.seat >= 0 else ()
    things = [(what, card) for card in hand for what in ("card", "text", "symbol")]
    things += [("location", at) for at in range(7)] + [("seat", i) for i in range(s.seats())]
    things += [("chip", at, h) for at, stack in enumerate(s.stacks) for h in range(len(stack))]
    for thing in things:
        if reason := s.why_not(view.seat, thing):
            check(told.reason(reason, view))


def tell_news(told, before, s):
    for event in s.news:
        for reader in (SPECTATOR, *range(s.seats())):
            seen = redact(s, event, reader)
            for known in (None, before):
                line = told.event(seen, reader, known)
                check(line or "silent")
                assert seen == event or not names_a_card(told, line or "")


def names_a_card(told, line):
    say = told.words.say
    kinds = [say(f"mafia-city-card-{kind}") for kind in KINDS]
    symbols = [say(f"mafia-city-symbol-{symbol}") for symbol in SYMBOLS]
    return any(word in line for word in (*kinds, *symbols))


def check(*lines):
    for line in lines:
        assert line.strip() == line != "", line
        assert not [bad for bad in FORBIDDEN if bad in line], line
