"""Plans of studies as people write them: a TOML file, and what may be wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from consigliere.bots import quick
from consigliere.games import game
from consigliere.kernel import Game, Reason, Refusal
from consigliere.kernel.edition import keys

from ..simulate import Plan, check
from .plan import Study, Table

MOST_GAMES: Final = 10**7
MOST_TABLES: Final = 1000
_GAMES: Final = 100
_SEATS: Final = 4
_OF_ALL: Final = ("seed", "decisions", "table")
_OF_A_TABLE: Final = ("name", "game", "players", "edition", "bots", "lineups", "games", "options")
_NAME: Final = re.compile(r"[^\x00-\x1f]{1,60}")


class BadPlan(Refusal):
    """A plan nobody can play: the line and the field where it goes wrong."""

    def __init__(self, message: str, inner: Reason | None = None, **args: str | int) -> None:
        super().__init__(message, "", **args)
        self.inner = inner  # what the rules say against it


class Part(Struct, frozen=True):
    """The fields of one [[table]], or of all that stands before the first."""

    fields: Mapping[str, Any]
    lines: Mapping[str, int]
    line: int

    def bad(self, field: str, message: str, inner: Reason | None = None, **args: Any) -> BadPlan:
        """The mistake in that field."""
        line = self.lines.get(field, self.line)
        return BadPlan(message, inner, line=line, field=field, **args)


def read(text: str, folder: Path) -> Study:
    """The study a plan describes; BadPlan names the first mistake. Files lie in `folder`."""
    data, (top, *parts) = _parsed(text)
    seed = _whole(top, "seed", 1, -(10**18), 10**18)
    decisions = top.fields.get("decisions", False)
    if not isinstance(decisions, bool):
        raise top.bad("decisions", "lab-plan-yes-no")
    _refuse_unknown(top, (*_OF_ALL, *_OF_A_TABLE))
    rows: list[Table] = []
    for part in _parts(data, top, parts):
        for row in _tables(part, seed, folder):
            if row.plan in [other.plan for other in rows]:
                raise part.bad("table", "lab-plan-twice")
            rows.append(row)
    if len(rows) > MOST_TABLES:
        raise top.bad("table", "lab-plan-tables", tables=len(rows), most=MOST_TABLES)
    return Study(tuple(_named(rows)), decisions)


def _parsed(text: str) -> tuple[dict[str, Any], list[Part]]:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        match = re.search(r"^(.*?) \(at line (\d+)", str(wrong))
        what, line = (match[1], int(match[2])) if match else (str(wrong), text.count("\n") + 1)
        raise BadPlan("lab-plan-toml", line=line, what=what) from wrong
    lines = _lines(text)
    inner = data.get("table", [])
    if not isinstance(inner, list) or not all(isinstance(one, dict) for one in inner):
        raise Part(data, {}, lines[-1][0]).bad("table", "lab-plan-table")
    lines += [(1, {})] * (1 + len(inner) - len(lines))
    found_parts = zip([data, *inner], lines, strict=False)
    return data, [Part(fields, where, line) for fields, (line, where) in found_parts]


def _lines(text: str) -> list[tuple[int, dict[str, int]]]:
    """The lines of fields: of the head, then of each [[table]]."""
    out: list[tuple[int, dict[str, int]]] = [(1, {})]
    for path, line in keys(text):
        if path == ("table",):
            out.append((line, {}))
        else:
            name = path[1:] if path[0] == "table" and len(out) > 1 else path
            out[-1][1].setdefault(".".join(name), line)
            out[-1][1].setdefault(name[0], line)
    return out


def _parts(data: Mapping[str, Any], top: Part, parts: list[Part]) -> Iterator[Part]:
    """Every table with what the head says for all of them; the head alone is one table."""
    common = {name: value for name, value in data.items() if name in _OF_A_TABLE}
    if not parts:
        yield replace(top, fields=common)
    for part in parts:
        _refuse_unknown(part, _OF_A_TABLE)
        hidden = {"bots", "lineups"} if {"bots", "lineups"} & part.fields.keys() else set()
        fields = {name: value for name, value in common.items() if name not in hidden}
        yield Part({**fields, **part.fields}, {**top.lines, **part.lines}, part.line)


def _refuse_unknown(part: Part, names: tuple[str, ...]) -> None:
    for name in part.fields:
        if name not in names:
            raise part.bad(name, "lab-plan-unknown", known=", ".join(names))


def _tables(part: Part, seed: int, folder: Path) -> Iterator[Table]:
    """Every number of players with every edition and every line-up."""
    rules, games = _game(part), _whole(part, "games", _GAMES, 1, MOST_GAMES)
    name, options = _name(part), _options(part)
    editions = [_edition(part, rules, file, folder) for file in _names(part, "edition", "standard")]
    ways = product(_players(part, rules), editions, _lineups(part, rules))
    for seats, (ref, text), bots in ways:
        if len(bots) > seats:
            raise part.bad(_field(part), "lab-plan-bots", bots=len(bots), seats=seats)
        with_bots = tuple(islice(cycle(bots), seats))
        yield Table(name, _checked(part, rules, seats, ref, text, with_bots, seed, options), games)


def _game(part: Part) -> Game[Any]:
    key = part.fields.get("game")
    if not isinstance(key, str):
        raise part.bad("game", "lab-plan-text" if "game" in part.fields else "lab-plan-missing")
    try:
        return game(key)
    except Refusal as unknown:
        raise part.bad("game", "lab-plan-refused", unknown.reason) from unknown


def _checked(
    part: Part,
    rules: Game[Any],
    seats: int,
    ref: str,
    text: str,
    bots: tuple[str, ...],
    seed: int,
    options: dict[str, str],
) -> Plan:
    try:
        setup = rules.setup(seats, ref, **options)
    except Refusal as refusal:
        named = {"bad-seats": "players", "bad-edition": "edition", "other-edition": "edition"}
        option = dict(refusal.reason.args).get("option")
        field = named.get(refusal.reason.message) or (f"options.{option}" if option else "options")
        raise part.bad(field, "lab-plan-refused", refusal.reason) from refusal
    plan = Plan(setup, bots, seed, text)
    try:
        check(plan)
    except Refusal as refusal:
        raise part.bad(_field(part), "lab-plan-refused", refusal.reason) from refusal
    return plan


def _field(part: Part) -> str:
    return "lineups" if "lineups" in part.fields else "bots"


def _edition(part: Part, rules: Game[Any], file: str, folder: Path) -> tuple[str, str]:
    """The ref of an edition, and its text if it is in a file."""
    if file in rules.editions and not file.endswith(".toml"):
        return rules.editions[file].ref, ""
    try:
        text = (folder / file).read_text("utf-8")
    except (OSError, ValueError) as problem:
        raise part.bad("edition", "lab-plan-file", file=file) from problem
    try:
        return rules.add_edition(text).ref, text
    except Refusal as refusal:
        raise part.bad("edition", "lab-plan-refused", refusal.reason) from refusal


def _players(part: Part, rules: Game[Any]) -> list[int]:
    given = part.fields.get("players", _SEATS if _SEATS in rules.seats else rules.seats[-1])
    several = given if isinstance(given, list) else [given]
    if not several or any(type(n) is not int or not 0 <= n < 100 for n in several):
        raise part.bad("players", "lab-plan-players")
    return list(dict.fromkeys(several))


def _lineups(part: Part, rules: Game[Any]) -> list[tuple[str, ...]]:
    if "lineups" not in part.fields:
        return [tuple(_names(part, "bots", quick(rules.key)))]
    if "bots" in part.fields:
        raise part.bad("lineups", "lab-plan-both")
    given = part.fields["lineups"]
    if not isinstance(given, list) or not given:
        raise part.bad("lineups", "lab-plan-lineups")
    if not all(isinstance(one, list) and one and _texts(one) for one in given):
        raise part.bad("lineups", "lab-plan-lineups")
    return list(dict.fromkeys([tuple(one) for one in given]))


def _names(part: Part, field: str, usual: str) -> list[str]:
    given = part.fields.get(field, usual)
    several = given if isinstance(given, list) else [given]
    if not several or not _texts(several):
        raise part.bad(field, "lab-plan-names")
    return several if field == "bots" else list(dict.fromkeys(several))


def _texts(several: list[Any]) -> bool:
    return all(isinstance(one, str) and one and "\0" not in one for one in several)


def _name(part: Part) -> str:
    name = part.fields.get("name", "")
    if not isinstance(name, str) or (name and not _NAME.fullmatch(name)):
        raise part.bad("name", "lab-plan-text")
    return name


def _options(part: Part) -> dict[str, str]:
    """House rules; numbers and switches may be written as such."""
    given = part.fields.get("options", {})
    if not isinstance(given, dict):
        raise part.bad("options", "lab-plan-options")
    for name, value in given.items():
        if not isinstance(value, str | int):
            raise part.bad(f"options.{name}", "lab-plan-options")
    return {
        name: str(v).lower() if v is True or v is False else str(v) for name, v in given.items()
    }


def _whole(part: Part, field: str, usual: int, low: int, high: int) -> int:
    number = part.fields.get(field, usual)
    if type(number) is not int or not low <= number <= high:
        raise part.bad(field, "lab-plan-whole", low=low, high=high)
    return number


def _named(tables: list[Table]) -> Iterator[Table]:
    """Each with a name of its own: the one given, and what tells it from its namesakes."""
    for table in tables:
        alike = [one for one in tables if _called(one) == _called(table)]
        parts = [table.name or table.plan.setup.game, *_telling(table, alike)]
        yield replace(table, name=" · ".join(parts))


def _called(table: Table) -> tuple[str, str]:
    return table.name, table.plan.setup.game


def _telling(table: Table, alike: list[Table]) -> Iterator[str]:
    """What differs between tables of one name."""
    setups = [one.plan.setup for one in alike]
    mine = table.plan.setup
    if len({s.seats for s in setups}) > 1 or not table.name:
        yield f"{mine.seats}P"
    if len({s.edition for s in setups}) > 1:
        yield mine.edition.partition("@")[0]
    if len({tuple(s.options.items()) for s in setups}) > 1:
        yield ", ".join([f"{k}={v}" for k, v in mine.options.items()]) or "-"
    if len({one.plan.bots for one in alike if one.plan.setup.seats == mine.seats}) > 1:
        counted = Counter(table.plan.bots).items()
        yield ", ".join([name if n == 1 else f"{n} {name}" for name, n in counted])
