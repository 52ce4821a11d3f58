"""Records: text, one answer a line, chance's among them; people can read and diff them."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, NoReturn, TypeVar

from msgspec import Struct

from .engine import apply
from .game import Game, Setup
from .say import Illegal, Refusal
from .seats import CHANCE, Seat
from .state import State

S = TypeVar("S", bound=State)
UNSEALED = "unsealed"  # ends a record of a game whose rules are not installed: it claims no end
_LISTED = 12  # so many legal answers are named where an illegal one stands


class Line(Struct, frozen=True):
    """One answer: whose, its notation, and where in the file it stands (0 if in none)."""

    seat: Seat
    text: str
    number: int = 0


class Record(Struct, frozen=True):
    """A setup and every answer given; finished if it has scores, else a game to go on with."""

    setup: Setup
    lines: tuple[Line, ...]
    scores: tuple[int, ...] | None
    digest: str


class BadRecord(Refusal):
    """A record that cannot be read or replayed; it says the line."""


def write_record(record: Record, remarks: tuple[str, ...] = ()) -> str:
    """The text of a record."""
    out = _header(record.setup)
    out += [f"# {remark}" for remark in remarks]
    out += [_line(line) for line in record.lines]
    result = "+" if record.scores is None else " ".join(["=", *map(str, record.scores)])
    return "\n".join([*out, f"{result}  {record.digest}", ""])


def read_record(text: str) -> Record:
    """The record a text holds; BadRecord says what is wrong with it and where."""
    rows = [(n, row.strip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(n, row) for n, row in rows if row and not row.startswith("#")]
    if not rows:
        raise BadRecord("record-empty")
    setup, rest = _read_setup(rows)
    if not rest or rest[-1][1][0] not in "=+":
        raise BadRecord("record-truncated", line=rows[-1][0])
    scores, check = _read_end(*rest[-1])
    return Record(setup, tuple([_read_line(n, row) for n, row in rest[:-1]]), scores, check)


def enclosing(edition: str) -> tuple[str, ...]:
    """Remarks that carry the text of an edition, so that a record of it can stand alone."""
    return tuple([f"| {row}" for row in edition.splitlines()])


def enclosed(text: str) -> str:
    """The text of the edition that a record carries; empty if it carries none."""
    rows = [row[3:].removeprefix(" ") for row in text.splitlines() if row.startswith("# |")]
    return "".join([f"{row}\n" for row in rows])


def close(game: Game[S], setup: Setup, lines: tuple[Line, ...], s: S) -> Record:
    """The record of a game that has come to `s`."""
    scores = None if s.pending else game.scores(s)
    return Record(setup, lines, scores, digest_of(game, setup, lines, s))


def digest_of(game: Game[S], setup: Setup, lines: tuple[Line, ...], s: S) -> str:
    """The digest a record ends with: of its setup, of every line, and of what they lead to.

    What they lead to is told in words of the game, not of the program: a State may get a new
    field and old records stay good.
    """
    result = _join(game.scores(s))
    result += f" won {_join(game.winners(s))}" if not s.pending else f" {s.kind} {s.waiting()}"
    text = "\n".join([*_header(setup), *[_line(line) for line in lines], result])
    return blake2b(text.encode(), digest_size=8).hexdigest()


def replay(game: Game[S], record: Record) -> Iterator[S]:
    """Every state of the game, from the first question to the last answer."""
    _check_version(game, record.setup)
    game.check(record.setup)
    s = game.new(record.setup)
    yield s
    for line in record.lines:
        s = _answer(game, s, line, record.setup.edition)
        yield s


def verify(game: Game[S], record: Record) -> S:
    """The last state, if the record is whole and every answer in it was legal."""
    for s in replay(game, record):  # noqa: B007
        pass
    if (record.scores is None) != bool(s.pending):
        raise BadRecord("record-unfinished" if s.pending else "record-finished")
    if record.scores is not None and record.scores != game.scores(s):
        recorded, actual = _join(record.scores), _join(game.scores(s))
        raise BadRecord("record-scores", recorded=recorded, actual=actual)
    unsealed = record.scores is None and record.digest == UNSEALED
    if not unsealed and record.digest != digest_of(game, record.setup, record.lines, s):
        raise BadRecord("record-digest")
    return s


def _join(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _check_version(game: Game[Any], setup: Setup) -> None:
    if setup.rules > game.rules:
        raise BadRecord("record-newer", rules=setup.rules, known=game.rules)
    if not game.plays(setup.rules):
        raise BadRecord("record-older", rules=setup.rules, known=game.rules)


def _answer(game: Game[S], s: S, line: Line, edition: str) -> S:
    if not s.pending:
        raise BadRecord("record-after-end", line=line.number)
    try:
        return apply(s, line.seat, game.read(line.seat, line.text, edition))
    except Refusal as refusal:
        options = s.options(line.seat) if line.seat in s.waiting() else ()
        legal = [game.write(a, edition) for _, a in zip(range(_LISTED + 1), options, strict=False)]
        _complain(s, line, legal, refusal)


def _complain(s: State, line: Line, legal: list[str], refusal: Refusal) -> NoReturn:
    asked = s.waiting()
    if line.seat not in asked:
        whom = ", ".join(map(_name, asked))
        raise BadRecord(
            "record-not-asked", line=line.number, seat=_name(line.seat), asked=whom
        ) from refusal
    more = " ..." if len(legal) > _LISTED else ""
    listed = "; ".join(legal[:_LISTED]) + more
    kind = "record-illegal" if isinstance(refusal, Illegal) else "record-unreadable"
    raise BadRecord(kind, line=line.number, text=line.text, legal=listed) from refusal


def _name(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)


def _line(line: Line) -> str:
    return f"{_name(line.seat)}: {line.text}"


def _header(setup: Setup) -> list[str]:
    head = f"game {setup.game}  rules {setup.rules}  edition {setup.edition}  seats {setup.seats}"
    return [head, *[f"option {name} {value}" for name, value in sorted(setup.options.items())]]


def _read_setup(rows: list[tuple[int, str]]) -> tuple[Setup, list[tuple[int, str]]]:
    match rows[0][1].split():
        case ["game", game, "rules", rules, "edition", edition, "seats", seats] if _is_number(
            rules
        ) and _is_number(seats):
            options = {}
        case _:
            raise BadRecord("record-header", line=rows[0][0])
    rest = rows[1:]
    while rest and rest[0][1].startswith("option "):
        match rest[0][1].split():
            case [_, name, value]:
                options[name] = value
            case _:
                raise BadRecord("record-line", line=rest[0][0], text=rest[0][1])
        rest = rest[1:]
    return Setup(game, int(rules), edition, int(seats), options), rest


def _read_line(number: int, row: str) -> Line:
    who, colon, text = row.partition(":")
    if not colon or not (who == "*" or _is_number(who)):
        raise BadRecord("record-line", line=number, text=row)
    return Line(CHANCE if who == "*" else int(who), text.strip(), number)


def _read_end(number: int, row: str) -> tuple[tuple[int, ...] | None, str]:
    sign, *scores = row.split()
    check = scores.pop() if scores else ""
    if sign == "+" and not scores and check:
        return None, check
    if sign != "=" or not scores or not all(_is_number(n) for n in scores):
        raise BadRecord("record-line", line=number, text=row)
    return tuple([int(n) for n in scores]), check


def _is_number(text: str) -> bool:
    """A whole number of a size that occurs; not one of a million digits."""
    digits = text.removeprefix("-")
    return len(digits) < 10 and digits.isascii() and digits.isdecimal()
