"""Mob City, for tests that try all games."""

SHORT: dict[str, str] = {}
ONE_ROUND: dict[str, str] = {}
IN_ORDER: dict[str, str] = {}
CHANCES = ("favour", "lay", "deal", "fill", "peek", "happen", "roll", "read")
DRAWN = ("roll", 1)  # a kind of chance, and which of them is not the first in a game of three
HIDDEN = ("deck",)  # parts of the table of which others see backs
# Options, question and answer by which one seat alone learns.
LEARNED = ({"compulsory": "false"}, "privilege_offer", "take")
# For the bridges: seats and house rules of every sort.
TABLES = (
    (3, {"moving": "true", "dismissal": "true", "hidden_money": "true"}),
    (4, {"consigliere": "chair"}),
    (2, {"open_pool": "true", "compulsory": "false", "bombed_income": "true"}),
)
# What somebody with another copy types: what stands in the file, and what they write instead.
RETYPED = (("cash = 6500", "cash = 9000"), ('A = { north = "ho ss"', 'A = { north = "ho ho"'))
DECIDED = ("will", "other")  # what may have decided a game
