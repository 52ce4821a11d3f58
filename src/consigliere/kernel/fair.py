"""A deal that anybody can check afterwards. docs/fairness.md specifies it byte by byte.

The dealer first commits to a secret; then every player may add a share. Every outcome of chance
follows from all of them, so nobody alone has chosen it, and the published secret proves it.
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
MAX_DIGITS: Final = 64  # hexadecimal digits of a share
_BITS: Final = 40  # of each roll; with them the index is exact in whole numbers and in doubles
_NONE: Final = "-"
_SHARE: Final = re.compile(f"[0-9a-f]{{0,{MAX_DIGITS}}}")
_ROW: Final = re.compile(r"# deal: (\w+)(?: ([0-9]))? (\S+)")
_VALUES: Final = {
    "scheme": re.compile("1"),
    "seal": re.compile("[0-9a-f]{64}"),
    "secret": re.compile(f"[0-9a-f]{{1,{MAX_DIGITS}}}"),
    "given": re.compile("[0-9]{1,6}"),
}


class BadDeal(Refusal):
    """A record whose deal is not what it claims to be."""


class Deal(Struct, frozen=True, omit_defaults=True, rename={"commitment": "seal"}):
    """What a match is dealt from. Until it is over only its server knows the secret.

    Stored documents call the commitment `seal`.
    """

    commitment: str  # published before anybody adds a share; it also identifies the match
    secret: str
    shares: tuple[str, ...]  # by seat; empty where a seat has added nothing
    given: int = 0  # answers that were there before, where a replay was played on

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


def commitment_of(secret: str) -> str:
    """SHA-256 of the secret, published before anybody adds a share."""
    return sha256(secret.encode()).hexdigest()


def deal_of(secret: str, shares: tuple[str, ...], given: int = 0) -> Deal:
    """Build the deal from its secret and the shares."""
    return Deal(commitment_of(secret), secret, shares, given)


def is_share(text: str) -> bool:
    """Whether the text is a valid share: lower case hexadecimal digits, 64 at most."""
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
    """All lines of chance in a record, in order."""
    seen = Counter[str]()
    for at, (s, line) in enumerate(zip(replay(game, record), record.lines, strict=False)):
        if line.seat == CHANCE:
            yield Drawn(at, line, s.kind, seen[s.kind], s.options(CHANCE))
            seen[s.kind] += 1


def menu(options: Options) -> Iterator[tuple[Action, int]]:
    """The possible outcomes in the order a roll chooses from, each with how often it is there."""
    if isinstance(options, Bag):
        for thing, same in groupby(options.of):
            yield options.only(thing), len(list(same))
    else:
        for answer in options:
            yield answer, 1


def prove(game: Game[Any], record: Record, deal: Deal) -> int:
    """How many lines of chance follow from the deal; BadDeal names the first that does not."""
    if commitment_of(deal.secret) != deal.commitment:
        raise BadDeal("deal-commitment")
    if len(deal.shares) != record.setup.seats:
        raise BadDeal("deal-shares", shares=len(deal.shares), seats=record.setup.seats)
    fresh = [one for one in drawn(game, record) if one.at >= deal.given]
    for one in fresh:
        _follows(game, record, one, deal)
    return len(fresh)


def _follows(game: Game[Any], record: Record, one: Drawn, deal: Deal) -> None:
    due = game.write(_due(one, deal), record.setup.edition)
    if due != one.line.text:
        raise BadDeal("deal-line", line=one.line.number, text=one.line.text, due=due)


def _due(one: Drawn, deal: Deal) -> Action:
    return one.options.pick(Roll(bytes.fromhex(deal.seed), one.kind, one.nth))


def deal_remarks(deal: Deal) -> tuple[str, ...]:
    """The deal as remarks of a record."""
    rows = ["scheme 1", f"seal {deal.commitment}", f"secret {deal.secret}"]
    rows += [f"share {seat} {share or _NONE}" for seat, share in enumerate(deal.shares)]
    rows += [f"given {deal.given}"] if deal.given else []
    return tuple([f"deal: {row}" for row in rows])


def read_deal(text: str) -> Deal | None:
    """Read the deal from a record's remarks, or None; BadRecord names a malformed line."""
    values, shares = dict[str, str](), list[str]()
    numbered = [(n, row.strip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(n, row) for n, row in numbered if row.startswith("# deal:")]
    for n, row in rows:
        if not _note(row, values, shares):
            raise BadRecord("deal-unreadable", line=n, text=row)
    if not rows:
        return None
    if not {"scheme", "seal", "secret"} <= set(values):
        raise BadRecord("deal-incomplete", line=rows[-1][0])
    given = int(values.get("given", "0"))
    return Deal(values["seal"], values["secret"], tuple(shares), given)


def _note(row: str, values: dict[str, str], shares: list[str]) -> bool:
    """Add one remark to what was read; False if it is malformed or repeated."""
    match = _ROW.fullmatch(row)
    key, seat, value = match.groups() if match else ("", None, "")
    if key == "share" and seat == str(len(shares)) and (value == _NONE or is_share(value)):
        shares.append("" if value == _NONE else value)
        return True
    valid_key = seat is None and key in _VALUES and key not in values
    values[key] = value
    return bool(valid_key and _VALUES[key].fullmatch(value))
