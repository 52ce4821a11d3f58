"""The pages of Mafia City, for scenarios that try those of all games."""

BOARD = ".city > .board"
LIES = ["g.place"]  # each kind of what lies on it, and stays where it is
SEATS = (4, 5)  # as it is mostly played, and with the most seats
SHEET: str | None = None  # what opens a sheet over the board
# Every kind of piece that can be chosen: a question that lets one choose it, and where it is.
PIECES = (
    ("choose LocationPhase", ".place[data-piece]:has(.mc-tile.legal)"),
    ("aim", "[data-piece].mc-pick:has(> .legal)"),
    ("withdraw", ".fan li.legal [data-piece]"),
    ("discard", ".hand [data-piece]:has(.card.legal)"),
)
TABS = ("deck", "numbers")  # of the editor of editions
CHOSEN: dict[str, str] = {}  # what is opened on a tab
WIDEST: tuple[str, ...] = ()  # tabs on which most lies side by side
# What each sentence of the lesson that wants a move says, tap by tap.
LITERALLY = {
    "places-place": ["place Harbor"],
    "places-more": ["place Business District"],
    "places-most": ["place Business District"],
    "cards-snitch": ["card Snitch", "chip Gentlemen's Club"],
    "cards-club": ["place Gentlemen's Club"],
    "cards-pass": ["button Pass"],
    "points-hitman": ["place Jail"],
    "points-draw": ["button Draw"],
    "points-discard": ["card Shadow Games"],
    "points-extra": ["card +1"],
    "home-leave": ["button Take nobody back"],
    "home-back": ["chip Business District"],
    "home-club": ["button Take nobody back"],
    "reactions-chief": ["card Police Chief"],
    "reactions-strike-back": ["card Hitman", "card F.B.I."],
    "reactions-place": ["place Jail"],
}
