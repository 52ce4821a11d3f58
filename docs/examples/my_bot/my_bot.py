"""A bot of your own: it tries a few answers at a table it could be sitting at."""

import consigliere as cg


def hasty(game_key: str) -> cg.Bot:
    """A fresh player for one seat in one game."""
    game = cg.game(game_key)

    def answer(view: cg.View, rolls: cg.Rolls) -> cg.Action:
        """Of a few answers the one that leaves this seat with most points."""
        world = cg.determinize(game, view, rolls)  # what is hidden from us, dealt again
        tries = [view.decision.options.pick(rolls) for _ in range(8)]
        return max(tries, key=lambda a: game.scores(cg.apply(world, view.seat, a))[view.seat])

    return answer
