"""The pages of Mob City, for scenarios that try those of all games."""

BOARD = ".mob-board"
LIES = [".boarding [data-at^='block:']"]  # each kind of what lies on it, and stays where it is
SEATS = (4,)
SHEET = ".strip .bank"  # what opens a sheet over the board
# Every kind of piece that can be chosen: a question that lets one choose it, and where it is.
PIECES = (
    ("act", ".hand [data-piece].legal"),
    ("arm", "[data-piece].legal"),
    ("buy", ".mob-lot[data-piece].legal"),
    ("choose Bids", ".posters [data-piece].legal"),
    ("claim_now", ".frame.legal [data-piece]"),
    ("dismiss", ".fan [data-piece].legal"),
    ("drink", ".bottle[data-piece].legal"),
    ("hire", ".piece[data-piece].legal"),
    ("lead", "[data-piece].legal"),
)
TABS = ("city", "planner", "crew", "events", "numbers")  # of the editor of editions
CHOSEN = {"city": "A", "crew": "colt"}  # what is opened on a tab
WIDEST = ("city", "crew")  # tabs on which most lies side by side
# What each sentence of the lesson that wants a move says, tap by tap.
LITERALLY = {
    "bids-soldier": ["button group 1"],
    "bids-bid": [
        "privilege Enforcers",
        "privilege Whiskey",
        "privilege Snitch",
        "privilege Police",
    ],
    "bids-hire": ["piece Torpedo", "group 2"],
    "bids-weapon": ["piece Shotgun", "group 2"],
    "bids-whiskey": ["piece Bourbon"],
    "orders-buy": ["building 5"],
    "orders-pour": ["building 5"],
    "orders-guard": ["building 5"],
    "orders-raid": ["building 23"],
    "shootout-arm": ["piece Shotgun", "piece Torpedo"],
    "shootout-shoot": ["fighter 0"],
    "shootout-again": ["fighter 1"],
    "shootout-loot": ["dropped Revolver"],
    "will-buy": ["building 31"],
    "will-pour": ["building 13", "building 31"],
    "will-defend": ["building 13"],
    "will-assassin": ["fighter 0"],
}
