"""Files nobody wrote: records, editions and saved states, spoilt in every way."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getrusage

from msgspec import Struct, field

from consigliere.games import GAMES, game
from consigliere.kernel import BadEdition, Refusal, advance, load, read_record, save, verify
from consigliere.kernel.record import enclosed
from consigliere.server.features.editions.validation import validate
from consigliere.server.features.replay.stored_record import record_of_text
from consigliere.server.protocol.editions import EditionDraft
from consigliere.words import LANGUAGES, words

GOLDEN = Path(__file__).parents[1] / "games"
TOKENS = (
    *(b"0", b"-1", b"99", b"999999999", b"-999999999", b"1000000", b"9" * 5000, b"1e999", b"nan"),
    *(b"0x7fffffffffffffff", b"true", b"*", b"*:", b"=", b"+", b":", b"#", b"# |", b"option "),
    *(b"\x00", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r", b"\n\n", b"\t", b"\xe2\x80\xa8"),
    *(b"[", b"]", b"{", b"}", b"[[", b'"', b"'", b'"""', b"a.b.c.d", b"=" * 50, b"\\u0000"),
    *(b"[" * 3000, b"{a=" * 2000, b"a." * 3000, b"x" * 20_000, b"name = 1", b"[provenance]"),
    *(b"\xdf\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff", b"\x91" * 3000, b"\xc1", b"\xd4\x01"),
)


class NotGood(Exception):
    """It was refused in words already."""


class Spoilt(Struct):
    """What came of many files."""

    tried: int = 0
    good: int = 0
    slowest: float = 0.0  # seconds
    reasons: Counter[str] = field(default_factory=Counter)

    def summary(self) -> str:
        most = getrusage(RUSAGE_SELF).ru_maxrss // 1024
        kinds = len(self.reasons)
        return (
            f"{self.tried} files, {self.good} still good, {kinds} different refusals, "
            f"slowest {self.slowest:.2f} s, {most} MiB at most"
        )


def records(data: bytes) -> None:
    """What the server does with a record file somebody brings."""
    stored = record_of_text(data)
    brought = enclosed(stored.record)
    if brought:
        game(read_record(stored.record).setup.game).read_edition(brought)
    record = read_record(stored.record)
    verify(game(record.setup.game), record)


def editions(data: bytes) -> None:
    """What the server does with an edition somebody types."""
    text = data.decode("utf-8", "replace")
    checked = validate(EditionDraft(text), words("en"))
    for key in GAMES:
        try:
            GAMES[key].read_edition(text)
        except BadEdition as bad:
            summary(bad)
    if checked.problems:
        assert all(problem.text and problem.line >= 1 for problem in checked.problems)
        raise NotGood


def states(data: bytes) -> None:
    """What any keeper of a saved state does with it."""
    kind, body = _KINDS[sum(data[:1]) % len(_KINDS)], data[1:]
    loaded = load(kind, body)
    if save(load(kind, save(loaded))) != save(loaded):
        raise AssertionError("it does not stay what it is")


_KINDS = [type(rules.new(rules.setup(rules.seats[0]))) for rules in GAMES.values()]
TARGETS: dict[str, Callable[[bytes], None]] = {
    "records": records,
    "editions": editions,
    "states": states,
}


@cache
def corpus(name: str) -> tuple[bytes, ...]:
    """Good ones to begin with."""
    if name == "records":
        return tuple([path.read_bytes() for path in sorted(GOLDEN.rglob("*.rec"))])
    if name == "editions":
        return tuple([rules.editions["standard"].text.encode() for rules in GAMES.values()])
    return tuple([state for at, key in enumerate(GAMES) for state in _saved(at, key)])


def _saved(at: int, key: str) -> list[bytes]:
    """States of a random game, each after the number of its kind."""
    rules, rng, found = GAMES[key], Random(key), []
    s = rules.new(rules.setup(rules.seats[-1]))
    for _ in range(60):
        found.append(bytes([at]) + save(s))
        if s.pending:
            seat = rng.choice(s.waiting())
            s = advance(s, seat, s.options(seat).pick(rng))
    return found


def spoil(name: str, count: int, seed: int) -> Spoilt:
    """So many spoilt files; whatever is raised besides a refusal with a sentence comes through."""
    rng, result, good = Random(f"{name}/{seed}"), Spoilt(), corpus(name)
    for _ in range(count):
        data = mutated(rng, rng.choice(good), good)
        begun = time.process_time()
        try:
            TARGETS[name](data)
            result.good += 1
        except NotGood:
            result.reasons["problems"] += 1
        except Refusal as refusal:
            result.reasons[summary(refusal)] += 1
        except Exception as broken:
            raise AssertionError(f"{name}: {data!r:.2000}") from broken
        result.slowest = max(result.slowest, time.process_time() - begun)
        result.tried += 1
    return result


def summary(refusal: Refusal) -> str:
    """Its name; it must be a sentence in every language."""
    reason = refusal.reason
    for lang in LANGUAGES:
        assert words(lang).say(reason.message, **dict(reason.args))
    return reason.message


def mutated(rng: Random, data: bytes, others: tuple[bytes, ...]) -> bytes:
    """Spoilt in one to six places: letters, words, lines, or parts of another file."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        data = rng.choice(_WAYS)(rng, data, others)
    return data


def _flip(rng: Random, data: bytes, _others: object) -> bytes:
    if not data:
        return b"\x00"
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]


def _insert(rng: Random, data: bytes, _others: object) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + rng.choice(TOKENS) + data[at:]


def _word(rng: Random, data: bytes, _others: object) -> bytes:
    parts = data.split(b" ")
    parts[rng.randrange(len(parts))] = rng.choice((*TOKENS, rng.choice(parts)))
    return b" ".join(parts)


def _line(rng: Random, data: bytes, _others: object) -> bytes:
    rows = data.split(b"\n")
    at, to = rng.randrange(len(rows)), rng.randrange(len(rows))
    match rng.randrange(4):
        case 0:
            del rows[at]
        case 1:
            rows.insert(to, rows[at])
        case 2:
            rows[at], rows[to] = rows[to], rows[at]
        case _:
            rows[at : at + 50] = rows[at : at + 50] * 20
    return b"\n".join(rows)


def _cut(rng: Random, data: bytes, _others: object) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + data[at + rng.choice((1, 8, 100, len(data))) :]


def _splice(rng: Random, data: bytes, others: tuple[bytes, ...]) -> bytes:
    other = rng.choice(others)
    return data[: rng.randint(0, len(data))] + other[rng.randint(0, len(other)) :]


_WAYS = (_flip, _insert, _word, _word, _line, _line, _cut, _splice)
