"""The pages of Mafiozoo, for scenarios that try those of all games."""

BOARD = ".mz"
LIES = [".spot", ".lot"]  # each kind of what lies on it, and stays where it is
SEATS = (2, 4)  # with a puppet, and with the most seats
SHEET: str | None = None  # what opens a sheet over the board
# Every kind of piece that can be chosen: a question that lets one choose it, and where it is.
PIECES = (
    ("corrupt", ".mz-hand [data-piece].legal"),
    ("bonus", ".spot[data-piece].legal"),
    ("build", ".lot[data-piece].legal"),
    ("build", ".token[data-piece].legal"),
    ("choose Informants", ".shot[data-piece].legal"),
    ("district", ".agenda [data-piece].legal"),
)
TABS = ("desk", "city", "cards", "numbers")  # of the editor of editions
CHOSEN = {"desk": "2", "city": "dock"}  # what is opened on a tab
WIDEST = TABS  # tabs on which most lies side by side
# What each sentence of the lesson that wants a move says, tap by tap.
LITERALLY = {
    "desk-bribe": ["card Distiller", "photo Distiller"],
    "desk-offer": ["card Investigator", "photo Private Investigator"],
    "desk-take": ["card Generic card", "button 2"],
    "desk-walk": ["card Lieutenant", "photo Lieutenant", "photo Jeweller"],
    "favours-pay": ["button Pay"],
    "favours-district": ["agenda "],
    "building-race": ["lot Racetrack", "button Liquor + Jewels"],
    "building-road": ["lot Betting", "token Weapons", "token Godfather"],
    "informant-inform": ["card Commissioner", "button 2 gems from your fund"],
    "last-build": ["lot Police", "button Jewels + Weapons"],
    "last-build-again": ["lot Boxing"],
}
