"""Bots, computed in worker processes; they get a View and a source of chance."""

from __future__ import annotations

import asyncio
import sys
from functools import lru_cache, partial
from math import inf
from typing import Any, Final

from consigliere.games import BrokenGame
from consigliere.kernel import Action, Bot, Reason, Refusal, Stream, View

from .pool import DEADLINE, Pool
from .queues import Claim
from .worker import WorkerDied, WorkerTimeout

Key = tuple[str | int, ...]
_MAX_BOTS: Final = 64  # bots cached in a worker
_MAX_EDITIONS: Final = 50  # custom editions cached in a worker
_FAST_LEVELS: Final = ("random", "greedy", "easy", "normal")
_registered: list[tuple[str, str]] = []  # custom editions of this worker, by game and ref


def bot_answer(
    game: str, strength: str, view: View[Any], key: Key, edition: str = "", seconds: float = inf
) -> Action:
    """The bot's answer; the bot may keep what it computed for this seat."""
    from consigliere.bots import DEFAULT, UnknownBot, hurried
    from consigliere.bots.plugins import BrokenBot

    if edition:
        register_edition(game, view.table.edition, edition)
    try:
        return _legal(game, hurried(_bot(game, strength, key[:-1]), seconds), view, key)
    except (BrokenBot, UnknownBot) as missing:  # its package is broken or uninstalled; the match
        _warn_once(missing.reason)
    except BrokenGame as broken:
        _warn_once(broken.reason)
        return fallback_answer(game, view, key)
    return _legal(game, _bot(game, DEFAULT, key[:-1]), view, key)


def _legal(game: str, bot: Bot, view: View[Any], key: Key) -> Action:
    """The bot's answer; BrokenGame if it fails, or says what nobody asked."""
    from consigliere.games import package
    from consigliere.games.blame import blamed, failed

    assert view.decision is not None
    try:
        answer = bot(view, Stream(*key))
    except Refusal:
        raise
    except Exception as wrong:
        raise blamed(wrong) or failed(package(game), wrong) from wrong
    if answer not in view.decision.options:
        raise failed(package(game), ValueError(f"its bot answered {answer}"))
    return answer


@lru_cache(maxsize=_MAX_BOTS)
def _bot(game: str, strength: str, _seat: Key) -> Bot:
    """The bot of one seat in one match."""
    from consigliere.bots import bot

    return bot(game, strength)


@lru_cache(maxsize=100)
def _warn_once(reason: Reason) -> None:
    """Tell the operator, once."""
    from consigliere.words import words

    print(words("en").reason(reason), file=sys.stderr, flush=True)


def register_edition(key: str, ref: str, text: str) -> None:
    """Workers have no database: a custom edition is sent along and registered."""
    from consigliere.games import game

    if ref not in game(key).editions:
        game(key).know(text)
        _registered.append((key, ref))
    if len(_registered) > _MAX_EDITIONS:
        other, old = _registered.pop(0)
        game(other).editions.pop(old, None)


class BotWorkerPool(Pool):
    """The processes of bots. A bot that fails or is late answers by the greedy level."""

    def __init__(self, workers: int = 0, deadline: float = DEADLINE) -> None:
        super().__init__(workers)
        self.deadline = deadline

    async def answer(
        self,
        game: str,
        strength: str,
        view: View[Any],
        key: Key,
        edition: str = "",
        seconds: float = inf,
        owner: str = "",
    ) -> Action:
        """The bot's answer; `owner` is the address that its work counts for."""
        claim = Claim(owner, str(key[0]), is_slow(strength))
        work = partial(bot_answer, game, strength, view, key, edition)
        try:
            async with asyncio.timeout(2 * self.deadline):  # half of it in the queue
                answer: Action = await self.run_timed(
                    lambda most: partial(work, min(seconds, most)), claim, self.deadline
                )
        except (TimeoutError, WorkerTimeout, WorkerDied):
            return await asyncio.to_thread(fallback_answer, game, view, key)
        return answer


def is_slow(strength: str) -> bool:
    """Whether a bot of that name may take long: all but the light levels."""
    return strength.partition(":")[0] not in _FAST_LEVELS


def fallback_answer(game: str, view: View[Any], key: Key) -> Action:
    """An answer computed in a millisecond or two, in the server itself."""
    from consigliere.bots import bot, greedy_of

    try:
        return _legal(game, greedy_of(game) or bot(game, "random"), view, key)
    except BrokenGame:
        return bot(game, "random")(view, Stream(*key))
