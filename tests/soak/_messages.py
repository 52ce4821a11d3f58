"""Messages no honest client sends, made from the structs that honest ones are made of."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct
from msgspec import inspect as shapes

from consigliere.server.protocol.requests import FromClient

DEEP = 3000
ABSURD = (
    *("null", "true", "[]", "{}", '""', "-1", "0", "-0", "1e999", "1E-999", "NaN", "-Infinity"),
    *("0.5", "9" * 30, "-" + "9" * 400, "1" * 5000, str(2**31), str(2**63), str(-(2**64)), "01"),
    *('"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\u202e\\u200f"', '"\\uffff"', '"\x7f"'),
    *('"' + "x" * 10_000 + '"', '"' + "\\u0041" * 2000 + '"', '"' + "\U0001f0a1" * 3000 + '"'),
    *("[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP, "[" * 8000, '"\\', '"\n"'),
    *("[" + "0," * 6000 + "0]", "[[],{}]", '{"__class__":"x"}', "'x'", "undefined", "/**/1"),
    *('"../../etc/passwd"', '"\'; DROP TABLE rooms; --"', '"{ $who }"', '"<script>alert(1)"'),
    *('"${jndi:ldap://x}"', '"%s%n%x"', '"\\r\\nSet-Cookie: a=b"', '"=1+1"', '"{0.__class__}"'),
)
SPOILT = (
    *("", " ", "null", "[]", '""', "0", "{", "}", "[1,2]", "{}", '{"t":null}', '{"t":1}'),
    *('{"t":"hack"}', '{"t":"__init__"}', '{"t":"Hello"}', '\ufeff{"t":"ping"}', '{"t":"ping",}'),
    *('{"t":"ping"}{"t":"ping"}', "[" * 16_000, '{"t":["ping"]}', '{"t":"hello"}', "\x00"),
    *('{"t":"ping"' + " " * 17_000 + "}", '"' + "x" * 40_000 + '"', '{t:"ping"}', "NaN"),
)


class Facts(Struct):
    """What an attacker has found out about a table: enough to come close."""

    seats: int
    at: int = 0
    names: tuple[str, ...] = ()
    seat: int | None = None  # his own, if he has one


def near_miss(rng: Random, facts: Facts) -> str:
    """A message that can be read, most of the time, and asks for what it should not get."""
    return _written(rng, facts, rng.choice(_kinds()), _close)


def absurd(rng: Random, facts: Facts) -> str:
    """A message with one field that has no business there, or none at all."""
    if rng.random() < 0.2:
        return rng.choice(SPOILT)
    kind = rng.choice(_kinds())
    spoilt = rng.choice(kind.fields).name if kind.fields else ""
    return _written(rng, facts, kind, lambda r, f, name, t: _value(r, f, name, t, name == spoilt))


@cache
def _kinds() -> tuple[Any, ...]:
    """Every struct a client may send, taken apart."""
    union = shapes.type_info(FromClient)
    assert isinstance(union, shapes.UnionType)
    return tuple([t for t in union.types if t.tag != "hello"])  # type: ignore[attr-defined]


def _written(rng: Random, facts: Facts, kind: Any, value: Any) -> str:
    pairs = [("t", json.dumps(kind.tag))]
    pairs += [(f.name, value(rng, facts, f.name, f.type)) for f in kind.fields]
    if rng.random() < 0.05:
        pairs.append(rng.choice(pairs))  # said twice
    if rng.random() < 0.05:
        pairs.append(("more", rng.choice(ABSURD[:6])))
    if rng.random() < 0.1:
        rng.shuffle(pairs)
    return "{" + ",".join(f"{json.dumps(name)}:{text}" for name, text in pairs) + "}"


def _close(rng: Random, facts: Facts, name: str, kind: Any) -> str:
    """What an honest client might say at another table, in another chair, at another time."""
    match name:
        case "seat" | "chair" | "to" | "whom":
            return str(rng.randrange(facts.seats + 1) if facts.seat is None else _chair(rng, facts))
        case "at" | "n":
            return str(max(0, facts.at + rng.choice((0, 0, 0, -1, 1, -5, 1000))))
        case "pick":
            return json.dumps([rng.randint(-2, 40) for _ in range(rng.choice((0, 1, 1, 1, 2, 9)))])
        case "name" if facts.names:
            return json.dumps(
                rng.choice((*facts.names, "", " ", "x" * 64, "\x00\x07", "\u202eadA"))
            )
    return _value(rng, facts, name, kind, False)


def _chair(rng: Random, facts: Facts) -> int:
    return rng.choice((facts.seat or 0, rng.randrange(facts.seats), facts.seats))


def _value(rng: Random, facts: Facts, name: str, kind: Any, spoilt: bool) -> str:
    return rng.choice(ABSURD) if spoilt else json.dumps(_valid(rng, kind))


def _valid(rng: Random, kind: Any) -> Any:
    """A value the struct allows, and rather one at the edge."""
    match kind:
        case shapes.LiteralType():
            return rng.choice(kind.values)
        case shapes.UnionType():
            return _valid(rng, rng.choice(kind.types))
        case shapes.ListType():
            size = rng.choice((0, 1, 2, kind.max_length or 8))
            return [_valid(rng, kind.item_type) for _ in range(size)]
        case shapes.DictType():
            return {_valid(rng, kind.key_type): _valid(rng, kind.value_type) for _ in range(3)}
        case shapes.StructType():
            return {f.name: _valid(rng, f.type) for f in kind.fields if rng.random() < 0.8}
        case shapes.IntType():
            return min(max(rng.choice((-1, 0, 1, 2, 10**6)), kind.ge or 0), kind.le or 10**6)
        case shapes.BoolType():
            return rng.random() < 0.5
        case shapes.StrType():
            return "0af" if kind.pattern else _text(rng, kind.max_length or 100)
    return None


def _text(rng: Random, most: int) -> str:
    made = rng.choice(
        ("", "a", "ä€🂡", "\x00", "\u202e", "{ $x }", "%s", "<b>", "x" * most, "é" * most)
    )
    return made[:most]
