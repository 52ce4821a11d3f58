"""Mafia City, for tests that try all games."""

from consigliere.games.mafia_city.actions import Hat, Keep, Place, Play

SHORT = {"target": "beginners", "round_cap": "2"}
ONE_ROUND = {"round_cap": "1"}
IN_ORDER = {**SHORT, "first": "0"}
CHANCES = ("first", "lay", "deal", "rob")
DRAWN = ("deal", 4)  # a kind of chance, and which of them is not the first in a game of three
HIDDEN = ("hands", "deck")  # parts of the table of which others see backs
LEARNED = (IN_ORDER, None, "draw")  # options, question and answer by which one seat alone learns
# Answers that lead to a reaction window, what is wanted most first.
TOWARDS_A_WINDOW = (Keep, Play, Hat, Place)
# For the bridges: seats and house rules of every sort.
TABLES = (
    (4, {"target_late": "true", "pool_fist": "true", "discard_top": "true"}),
    (3, {"multi_complicity": "true", "react_order": "first", "agr_zero": "true"}),
)
# What somebody with another copy types: what stands in the file, and what they write instead.
RETYPED = (("trade = 3 #", "trade = 4 #"),)
DECIDED = ("points", "reserve", "cards", "mayor", "token")  # what may have decided a game
