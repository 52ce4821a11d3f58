"""Mafiozoo."""

from consigliere.games.mafiozoo.parts import CHARACTERS, DISTRICTS, PLACES, TOKENS
from consigliere.kernel import Event
from consigliere.words.fluent import kebab
from tests.words import catalogue

GAME = "mafiozoo"
TOLD_OTHERWISE: tuple[type[Event], ...] = ()
FORMS = ("object", "of", "on", "at")
NOUNS = {"character": "character-judge", "place": "place-hotel"}
HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"second_tie": "none", "bonus_window": "own", "first": "1"},
    {"building": "turns", "memory_aid": "true", "tiles": "gogogogogogo"},
    {"bonus_window": "any", "bonus_uses": "unlimited", "walk": "back", "last_token": "exchange"},
)


def parts():
    """Ids of pieces, conditions and phases."""
    out = {f"character {c}" for c in CHARACTERS} | {f"favour {c}" for c in CHARACTERS}
    out |= {f"character {c}.{form}" for c in CHARACTERS for form in FORMS}
    out |= {f"place {p}{form}" for p in PLACES for form in ("", ".object", ".gives")}
    out |= {f"token {t}" for t in (*TOKENS, "any")} | {f"district {d}" for d in DISTRICTS}
    forms = ("", ".title", ".short", ".brief")
    out |= {f"card {c}{form}" for c in ("specific", "generic") for form in forms}
    out |= {f"condition {rule}" for rule in ("first", "pay", "offer")}
    out |= {f"house tiles.{value}" for value in ("random", "chosen")}
    return out | {f"phase {n}" for n in "1234"}


def answers():
    """What people may answer, as options are named."""
    plain = catalogue.given(GAME) - {"Decline"}
    refused = {*catalogue.declined(GAME), "pay"}  # that list stands outside its question
    return {kebab(name) for name in plain} | {f"decline-{kind}" for kind in refused}


def secrets(texts):
    """Words that must not stand in a line which hides something from its reader."""
    say = texts.words.say
    people = [say(f"mafiozoo-character-{c}") for c in CHARACTERS]
    return [*people, *[say(f"mafiozoo-district-{d}") for d in DISTRICTS]]


def more_things(s):
    """What a browser may point at too."""
    return [("seat", seat) for seat in range(s.seats())]
