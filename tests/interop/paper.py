"""The tables of docs/interop.md: `python -m tests.interop.paper` writes them again."""

from pathlib import Path

from consigliere.games import GAMES
from consigliere.interop import coding, tensor
from consigliere.interop.table import setup

PAPER = Path(__file__).parents[2] / "docs" / "interop.md"
MARK = "<!-- From here on written by `python -m tests.interop.paper`. -->\n"
PLAYERS = 3


def tables():
    """What the codes and rows of every game mean, with their places for three players."""
    return "\n".join([line for key in GAMES for line in setup_lines(setup(key, PLAYERS))])


def setup_lines(laid):
    code, layout = coding.of(laid), tensor.of(laid)
    title = laid.game.replace("-", " ").title()
    return [
        f"### {title}: {code.size} codes, {layout.size} numbers",
        "",
        f"Codes for {laid.seats} players:",
        "",
        "| code | from | how many | |",
        "|---|---|---|---|",
        *[row(code, block) for block in code.blocks.values()],
        "",
        f"Numbers for {laid.seats} players:",
        "",
        "| field | from | to | meaning |",
        "|---|---|---|---|",
        *[f"| {f.name} | {f.at.start} | {f.at.stop - 1} | {f.meaning} |" for f in layout.shown()],
        "",
    ]


def row(code, block):
    opens = block.name in code.verbs and code.verbs[block.name].tail
    part = "opens a phrase" if opens else "" if block.name in code.verbs else "in a phrase"
    return f"| {block.name} | {block.first} | {block.size} | {part} |"


def written():
    """The page as it should be."""
    return PAPER.read_text("utf-8").partition(MARK)[0] + MARK + "\n" + tables()


if __name__ == "__main__":
    PAPER.write_text(written(), "utf-8")
