"""Mafia City."""

from consigliere.games.mafia_city.events import Announced
from consigliere.games.mafia_city.parts import KINDS, LOCATIONS, SYMBOLS
from consigliere.games.mafia_city.rules.effect import Effect
from consigliere.games.mafia_city.text.options import AIMED_KINDS
from consigliere.words.fluent import kebab
from tests.words import catalogue

GAME = "mafia-city"
TOLD_OTHERWISE = (Announced,)
FORMS = ("object", "of", "in", "to", "from")
NOUNS = {"at": "location-harbor", "to": "location-jail", "other": "location-hall"}
NOUNS["use"] = "use-snitch"
HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"target": "beginners", "pool_fist": "true", "agr_zero": "true"},
    {"target_late": "true", "pool_fist": "true"},
    {"self_complicity": "true", "multi_complicity": "true", "first": "1"},
    {"react_order": "first", "agr_replay": "answer", "discard_top": "true"},
    {"strict_pass": "true", "turn_cap": "4", "round_cap": "2"},
    {"auto_figures": "true", "sudden": "true", "target": "beginners"},
)


def parts():
    """Ids of pieces, phases and uses."""
    uses = {kind.use for kind in _kinds(Effect) if hasattr(kind, "use")}
    out = {f"card {kind}" for kind in KINDS} | {f"symbol {symbol}" for symbol in SYMBOLS}
    out |= {f"location {at}" for at in LOCATIONS} | {f"phase {n}" for n in "1234"}
    out |= {f"location {at}.{form}" for at in LOCATIONS for form in FORMS}
    return out | {f"use {u}" for u in uses} | {f"use {u}.object" for u in uses} | announced(uses)


def announced(uses):
    return {f"announced {use}" for use in uses}


def answers():
    """What people may answer, as options are named."""
    plain = catalogue.given(GAME) - {"Play", "Hat", "Decline", "Take", "Choose"}
    played = {*AIMED_KINDS, "trade", "chief", "fbi", "untold"}
    return (
        {kebab(name) for name in plain}
        | {f"play-{kind}" for kind in played}
        | {"hat", "hats", "hat-untold", "hats-untold"}
        | {f"decline-{kind}" for kind in catalogue.declined(GAME)}
        | {"take-policeman", "take-mayor", "choose", "next-location"}
    )


def secrets(texts):
    """Words that must not stand in a line which hides something from its reader."""
    say = texts.words.say
    kinds = [say(f"mafia-city-card-{kind}") for kind in KINDS]
    return [*kinds, *[say(f"mafia-city-symbol-{symbol}") for symbol in SYMBOLS]]


def more_things(s):
    """What a browser may point at too."""
    seats = [("seat", seat) for seat in range(s.seats())]
    return seats + [("chip", at, h) for at, stack in enumerate(s.stacks) for h in range(len(stack))]


def _kinds(base):
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)
