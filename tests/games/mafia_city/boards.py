"""Who controls a stack by the rules, for the tests of the board: it counts before it can ask."""

from random import Random

from consigliere.games.mafia_city.parts import EVERYWHERE, NOBODY
from consigliere.games.mafia_city.rules.control import controller, top

from ..boards import write


def cases():
    """Stacks of up to seven chips everywhere, with who controls them and whether that is a tie."""
    rng = Random(1)
    for at in EVERYWHERE:
        for size in range(8):
            for _ in range(6):
                stack = tuple(rng.choices(range(4), k=size))
                leaders, by = top(stack, (0,) * 4), controller(at, stack, (0,) * 4)
                tied = len(leaders) > 1
                yield at, stack, "tie" if tied and by == NOBODY else None if by < 0 else by, tied


if __name__ == "__main__":
    write("mafia-city", cases())
