"""Mob City."""

from consigliere.games.mob_city.edition import EDITIONS
from consigliere.games.mob_city.parts import EVENTS, KINDS, LIEUTENANT, PRIVILEGES, SIDES
from consigliere.games.mob_city.parts import HOUSES as BUILDINGS
from consigliere.kernel import Event
from consigliere.words.fluent import kebab
from tests.words import catalogue

GAME = "mob-city"
TOLD_OTHERWISE: tuple[type[Event], ...] = ()
CHARACTERS, WEAPONS = KINDS[: LIEUTENANT + 1], KINDS[LIEUTENANT + 1 :]
FORMS = ("", ".subject", ".object", ".your-subject", ".your-object", ".about")
PAYMENTS = "snitch police whiskey wages building speakeasies fine income speakeasy extortion moll"
NOUNS: dict[str, str] = {}
HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"open_pool": "true", "moving": "true", "compulsory": "false", "memory_aid": "true"},
    {"hidden_money": "true", "dismissal": "true", "bombed_income": "true", "blocks": "8"},
    {"grenade_in_shootout": "true", "notoriety_lost": "false", "moll_doubles": "income"},
)


def parts():
    """Ids of pieces, events, phases and payments."""
    ed = EDITIONS["standard"]
    out = {f"card {kind}{form}" for kind in CHARACTERS for form in FORMS}
    out |= {f"card {kind}{form}" for kind in WEAPONS for form in ("", ".object", ".about")}
    out |= {f"card {kind}.a" for kind in (*CHARACTERS, *WEAPONS)}  # what was hired or left
    out |= {f"card {gun}.with" for gun in ("revolver", "shotgun", "tommygun", "colt", "hands")}
    out |= {"card colt", "card hands"} | {f"payment {reason}" for reason in PAYMENTS.split()}
    out |= {f"building {house}{form}" for house in BUILDINGS for form in ("", ".your")}
    out |= {f"block {letter.lower()}" for letter in ed.blocks} | {f"side {s}" for s in SIDES}
    whiskeys = [*map(str, ed.whiskeys), "other"]
    out |= {f"whiskey {value}{form}" for value in whiskeys for form in ("", ".object")}
    out |= {f"privilege {p}" for p in PRIVILEGES}
    happenings = {event.partition("-")[0] for event in EVENTS}
    out |= {f"happening {name}{form}" for name in happenings for form in ("", ".about")}
    return out | {f"phase {n}" for n in "123"}


def answers():
    """What people may answer, as options are named."""
    plain = catalogue.given(GAME) - {"Stop", "Decline"}
    refused = {"decline-privilege-offer", "decline-drink", "decline-claim-now"}
    stopped = {f"stop-{kind}" for kind in ("hire", "let-go", "buy", "again")}
    return {kebab(name) for name in plain} | refused | stopped


def secrets(texts):
    """Words that must not stand in a line which hides something from its reader."""
    ed, say = EDITIONS["standard"], texts.words.say
    values = [f"({ed.reflex[c]}/{ed.health[c]})" for c in set(ed.enforcers) if ed.is_character(c)]
    names = {event.partition("-")[0] for event in EVENTS}
    events = [say(f"mob-city-happening-{name}", side="").strip(" ,") for name in names]
    return [*values, *[say(f"mob-city-card-{weapon}") for weapon in WEAPONS], *events]


def more_things(s):
    """What a browser may point at too."""
    return [("group", seat) for seat in range(s.seats())]
