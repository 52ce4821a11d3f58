"""Verdicts by the rules, for the tests of the board: it says who would get what before it is so."""

from random import Random

from msgspec import to_builtins

from consigliere.games.mafiozoo.edition import Condition
from consigliere.games.mafiozoo.rules.verdict import verdicts

from ..boards import write


def cases():
    """Gems of up to four and a puppet, on all conditions, visited or not, by each house rule."""
    rng = Random(1)
    for rule in ("first", "pay", "offer"):
        for visited in (False, True):
            for tied in (False, True):
                for ranked in (False, True):
                    for _ in range(8):
                        seats = 2 if ranked else rng.randint(2, 4)
                        gems = tuple(rng.choices(range(5), k=seats + ranked))
                        if any(gems):
                            term = Condition(rule, 0 if rule == "first" else rng.randint(1, 4))
                            some = gems[:seats] if ranked else None
                            found = verdicts(gems, term, visited, tied, some)
                            yield gems, to_builtins(term), visited, tied, seats, to_builtins(found)


if __name__ == "__main__":
    write("mafiozoo", cases())
