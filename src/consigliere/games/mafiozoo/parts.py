"""The pieces and their names: characters, tokens, districts, places, cards."""

from __future__ import annotations

from typing import Final

from consigliere.kernel import Card

Character = int  # 0 is the Distiller, number 1
Token = int
District = int
Place = int

CHARACTERS: Final = (
    "distiller",
    "mayor",
    "jeweller",
    "lieutenant",
    "femme-fatale",
    "union",
    "banker",
    "producer",
    "commissioner",
    "planner",
    "judge",
    "investigator",
)
EVERYBODY: Final = tuple(range(12))
DISTILLER, MAYOR, JEWELLER, LIEUTENANT, FEMME_FATALE, UNION = range(6)
BANKER, PRODUCER, COMMISSIONER, PLANNER, JUDGE, INVESTIGATOR = range(6, 12)
COUNSELLORS: Final = (DISTILLER, MAYOR, JEWELLER, LIEUTENANT)

TOKENS: Final = ("liquor", "permit", "jewels", "weapons", "godfather")
LIQUOR, PERMIT, JEWELS, WEAPONS, GODFATHER = range(5)
ANY: Final[Token] = 5  # a "?" in a cost
LETTERS: Final = "LPJWG?"

DISTRICTS: Final = ("financial", "industrial", "chinatown", "little-italy", "university", "park")

PLACES: Final = (
    "gym",
    "race",
    "site",
    "dock",
    "black",
    "bet",
    "night",
    "hotel",
    "pizza",
    "mass",
    "police",
    "news",
    "barb",
    "prison",
    "hall",
    "court",
)
GYM, RACE, SITE, DOCK, BLACK, BET, NIGHT, HOTEL = range(8)
PIZZA, MASS, POLICE, NEWS, BARB, PRISON, HALL, COURT = range(8, 16)

GENERIC: Final[Card] = 12  # a corruption card without a character; the others are the character
NOBODY: Final = -1
