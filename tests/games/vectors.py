"""The test vectors of a deal, for any implementation: `python -m tests.games.vectors` writes them.

tests/games/deal.json is read by our Python and by our JavaScript; docs/fairness.md explains it.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from consigliere.games import GAMES
from consigliere.kernel import (
    CHANCE,
    Deal,
    FairDealer,
    Match,
    Record,
    Stream,
    deal_of,
    drawn,
    write_record,
)
from consigliere.kernel.fair import Roll, deal_remarks, menu

from ..sample import REACTING, one_round

TARGET = Path(__file__).with_name("deal.json")
SECRETS = ("00" * 32, "0123456789abcdef" * 4, sha256(b"a secret").hexdigest())
SHARES = (("", ""), ("ab", ""), ("ab" * 16, "cd" * 16, "", "ef" * 32))
SIZES = (1, 2, 3, 6, 49, 70, 255, 4096)


def vectors() -> dict[str, Any]:
    deals = [deal_of(secret, shares) for secret in SECRETS for shares in SHARES]
    seed = deals[-1].seed
    return {
        "sha256": [{"text": text, "hex": sha256(text.encode()).hexdigest()} for text in _texts()],
        "hmac": [_hmac(seed, text) for text in _texts()],
        "deals": [_deal(deal) for deal in deals],
        "rolls": list(_rolls(seed)),
        "draws": [one for key in GAMES for one in _draws(key, deals[4])],
        "record": _whole(REACTING, deal_of(SECRETS[1], ("ab", "", "cd" * 32))),
    }


def _texts() -> tuple[str, ...]:
    """Around the ends of a block, and what is not ASCII."""
    return ("", "abc", "roll 0", *["x" * n for n in (55, 56, 63, 64, 65, 119, 128)], "città ♠")


def _hmac(seed: str, text: str) -> dict[str, str]:
    found = hmac.digest(bytes.fromhex(seed), text.encode(), "sha256").hex()
    return {"key": seed, "text": text, "hex": found}


def _deal(deal: Deal) -> dict[str, Any]:
    shares = list(deal.shares)
    return {
        "secret": deal.secret,
        "commitment": deal.commitment,
        "shares": shares,
        "seed": deal.seed,
    }


def _rolls(seed: str) -> Iterator[dict[str, Any]]:
    for kind in ("deal", "lay", "roll", "turn_up"):
        for nth, size in enumerate(SIZES):
            at = int(Roll(bytes.fromhex(seed), kind, nth).random() * size)
            yield {"seed": seed, "kind": kind, "nth": nth, "size": size, "index": at}


def _draws(key: str, deal: Deal) -> Iterator[dict[str, Any]]:
    """The first two and the last of each kind in a game of three."""
    match = _played(key, deal)
    found: dict[str, list[dict[str, Any]]] = {}
    for one in _chances(key, match.record()):
        found.setdefault(one["kind"], []).append(one)
    for of in found.values():
        for one in of if len(of) < 3 else (*of[:2], of[-1]):
            yield {"game": key, "seed": deal.seed, **one}


def _whole(key: str, deal: Deal) -> dict[str, Any]:
    record = _played(key, deal).record()
    chances = list(_chances(key, record))
    return {"seed": deal.seed, "text": write_record(record, deal_remarks(deal)), "chances": chances}


def _played(key: str, deal: Deal) -> Match[Any]:
    """A game of three in which everybody answers anything."""
    game, dealer = GAMES[key], FairDealer(deal.seed)
    match = Match(game, game.setup(3, **one_round(key)))
    while not match.over:
        seat = match.state.waiting()[0]
        if seat == CHANCE:
            match.deal(dealer)
        else:
            match.say(seat, match.state.options(seat).pick(Stream(key, len(match.lines))))
    return match


def _chances(key: str, record: Record) -> Iterator[dict[str, Any]]:
    """As /api/replays/ID/chances tells them."""
    game, edition = GAMES[key], record.setup.edition
    for one in drawn(game, record):
        laid = [[game.write(answer, edition), times] for answer, times in menu(one.options)]
        message = {"at": one.at, "kind": one.kind, "nth": one.nth}
        yield {**message, "menu": laid, "text": one.line.text}


def text() -> str:
    """One vector a line, so that a change can be read."""
    parts = [f"{json.dumps(name)}: {_lines(of)}" for name, of in vectors().items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(of: Any) -> str:
    rows = of if isinstance(of, list) else [of]
    output = ",\n".join([json.dumps(row, ensure_ascii=False) for row in rows])
    return f"[\n{output}\n]" if isinstance(of, list) else output


if __name__ == "__main__":
    TARGET.write_text(text(), "utf-8")
