"""A deal that anybody can check afterwards. docs/fairness.md tells it byte by byte.

Whoever deals seals a secret first; then everybody may add a share of his own. What chance brings
follows from all of them, so nobody alone has chosen it, and the opened secret proves it.
"""

from __future__ import annotations

import hmac
import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from typing import Any, Final

from msgspec import Struct

from .chance import Dealer
from .game import Game
from .options import Bag, Options, Rolls
from .record import BadRecord, Line, Record, replay
from .say import Action, Refusal
from .seats import CHANCE, Seat

SCHEME: Final = "consigliere deal 1"
LONGEST: Final = 64  # hexadecimal digits of a share
_BITS: Final = 40  # of each roll; with them the index is exact in whole numbers and in doubles
_NONE: Final = "-"
_SHARE: Final = re.compile(f"[0-9a-f]{{0,{LONGEST}}}")
_ROW: Final = re.compile(r"# deal: (\w+)(?: ([0-9]))? (\S+)")
_VALUES: Final = {
    "scheme": re.compile("1"),
    "seal": re.compile("[0-9a-f]{64}"),
    "secret": re.compile(f"[0-9a-f]{{1,{LONGEST}}}"),
    "given": re.compile("[0-9]{1,6}"),
}


class BadDeal(Refusal):
    """A record whose deal is not what it claims to be."""


class Deal(Struct, frozen=True, omit_defaults=True):
    """What a match is dealt from. Until it is over the secret is known to its server alone."""

    seal: str  # told before anybody adds a share; it also names the match
    secret: str
    shares: tuple[str, ...]  # by seat; empty where a seat has added nothing
    given: int = 0  # so many answers were there before: a replay was played on from there

    @property
    def seed(self) -> str:
        """What all chances of the match follow from, as 64 hexadecimal digits."""
        rows = [SCHEME, f"secret {self.secret}"]
        rows += [f"share {seat} {share or _NONE}" for seat, share in enumerate(self.shares)]
        return sha256("".join([f"{row}\n" for row in rows]).encode()).hexdigest()

    @property
    def givers(self) -> tuple[Seat, ...]:
        """The seats that have added a share."""
        return tuple([seat for seat, share in enumerate(self.shares) if share])


def seal_of(secret: str) -> str:
    """What is told of a secret before it is opened."""
    return sha256(secret.encode()).hexdigest()


def deal_of(secret: str, shares: tuple[str, ...], given: int = 0) -> Deal:
    """A deal as whoever knows the secret makes it."""
    return Deal(seal_of(secret), secret, shares, given)


def is_share(text: str) -> bool:
    """Whether somebody may add that: lower case hexadecimal digits, 64 at most."""
    return _SHARE.fullmatch(text) is not None


class Roll:
    """The one number from 0 to 1 that belongs to a seed, a kind of chance and its count."""

    def __init__(self, seed: bytes, kind: str, nth: int) -> None:
        self._key = seed, f"{kind} {nth}".encode()

    def random(self) -> float:
        drawn = hmac.digest(*self._key, "sha256")
        return int.from_bytes(drawn[: _BITS // 8], "big") / (1 << _BITS)


class FairDealer(Dealer):
    """Deals what follows from the seed of a Deal."""

    def rolls(self, kind: str, nth: int) -> Rolls:
        return Roll(bytes.fromhex(str(self.seed)), kind, nth)


class Drawn(Struct, frozen=True):
    """One line of chance in a record: which of its kind, and what it was drawn from."""

    at: int  # the answer, counted from 0
    line: Line
    kind: str
    nth: int
    options: Options


def drawn(game: Game[Any], record: Record) -> Iterator[Drawn]:
    """All that chance has brought in a record, in its order."""
    seen = Counter[str]()
    for at, (s, line) in enumerate(zip(replay(game, record), record.lines, strict=False)):
        if line.seat == CHANCE:
            yield Drawn(at, line, s.kind, seen[s.kind], s.options(CHANCE))
            seen[s.kind] += 1


def menu(options: Options) -> Iterator[tuple[Action, int]]:
    """What may come, in the order a roll chooses from; a bag's thing as often as it lies there."""
    if isinstance(options, Bag):
        for thing, same in groupby(options.of):
            yield options.only(thing), len(list(same))
    else:
        for answer in options:
            yield answer, 1


def prove(game: Game[Any], record: Record, deal: Deal) -> int:
    """How many lines of chance follow from the deal; BadDeal names the first that does not."""
    if seal_of(deal.secret) != deal.seal:
        raise BadDeal("deal-seal")
    if len(deal.shares) != record.setup.seats:
        raise BadDeal("deal-shares", said=len(deal.shares), seats=record.setup.seats)
    fresh = [one for one in drawn(game, record) if one.at >= deal.given]
    for one in fresh:
        _follows(game, record, one, deal)
    return len(fresh)


def _follows(game: Game[Any], record: Record, one: Drawn, deal: Deal) -> None:
    due = game.write(_due(one, deal), record.setup.edition)
    if due != one.line.text:
        raise BadDeal("deal-line", line=one.line.number, said=one.line.text, due=due)


def _due(one: Drawn, deal: Deal) -> Action:
    return one.options.pick(Roll(bytes.fromhex(deal.seed), one.kind, one.nth))


def deal_remarks(deal: Deal) -> tuple[str, ...]:
    """The deal as remarks of a record."""
    rows = ["scheme 1", f"seal {deal.seal}", f"secret {deal.secret}"]
    rows += [f"share {seat} {share or _NONE}" for seat, share in enumerate(deal.shares)]
    rows += [f"given {deal.given}"] if deal.given else []
    return tuple([f"deal: {row}" for row in rows])


def read_deal(text: str) -> Deal | None:
    """The deal a record tells of, if it does; BadRecord names a line of it that says nothing."""
    found, shares = dict[str, str](), list[str]()
    numbered = [(n, row.strip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(n, row) for n, row in numbered if row.startswith("# deal:")]
    for n, row in rows:
        if not _note(row, found, shares):
            raise BadRecord("deal-unreadable", line=n, text=row)
    if not rows:
        return None
    if not {"scheme", "seal", "secret"} <= set(found):
        raise BadRecord("deal-incomplete", line=rows[-1][0])
    given = int(found.get("given", "0"))
    return Deal(found["seal"], found["secret"], tuple(shares), given)


def _note(row: str, found: dict[str, str], shares: list[str]) -> bool:
    """Take up one remark; False if it is none of a deal, or said twice."""
    told = _ROW.fullmatch(row)
    key, seat, value = told.groups() if told else ("", None, "")
    if key == "share" and seat == str(len(shares)) and (value == _NONE or is_share(value)):
        shares.append("" if value == _NONE else value)
        return True
    known = seat is None and key in _VALUES and key not in found
    found[key] = value
    return bool(known and _VALUES[key].fullmatch(value))
