"""Mafiozoo, for tests that try all games."""

SHORT: dict[str, str] = {}
ONE_ROUND: dict[str, str] = {}
IN_ORDER: dict[str, str] = {}
CHANCES = (
    *("first", "flip", "reveal", "visit", "turn_up"),
    *("deal", "draw_district", "deal_informant"),
)
DRAWN = ("visit", 2)  # a kind of chance, and which of them is not the first in a game of three
HIDDEN = ("hands", "informants")  # parts of the table of which others see backs
LEARNED = ({"first": "0"}, None, "blind")  # options, question, answer by which one seat learns
# For the bridges: seats and house rules of every sort.
TABLES = ((3, {"building": "turns", "bonus_window": "own"}),)
# What somebody with another copy types: what stands in the file, and what they write instead.
RETYPED = (("money = 5 #", "money = 9 #"), ('"W ?", points = 5', '"W W", points = 3'))
DECIDED = ("influence", "fund", "shared")  # what may have decided a game
