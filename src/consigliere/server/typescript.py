"""The browser's types, made from the structs: `python -m consigliere.server.typescript`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from consigliere.games.mafia_city import events as mafia_city_events
from consigliere.games.mafia_city.state import MafiaCity
from consigliere.games.mafiozoo import events as mafiozoo_events
from consigliere.games.mafiozoo.state import Mafiozoo
from consigliere.games.mob_city import events as mob_city_events
from consigliere.games.mob_city.state import MobCity
from consigliere.kernel import Event

from .wire import asks, basics, editions, lab, lessons, replay, rest, review, tells

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = "// Made by `python -m consigliere.server.typescript`; do not edit.\n"
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


def typescript() -> str:
    """All types of the wire, then the table and the events of each game with a board."""
    out = [HEAD, f"export const VERSION = {basics.VERSION};"]
    out += [_struct(kind) for module in _WIRE for kind in _messages(module)]
    out += [f"export type {name} =\n{_members(union)};" for name, union in _UNIONS.items()]
    out += ["export type Frame = { type: string } & Record<string, unknown>;"]
    out += [_table("MafiaCity", MafiaCity), *_events("MafiaCity", mafia_city_events)]
    out += [_table("Mafiozoo", Mafiozoo), *_events("Mafiozoo", mafiozoo_events)]
    out += [_table("MobCity", MobCity), *_events("MobCity", mob_city_events)]
    return "\n\n".join(out) + "\n"


_WIRE: Final = (basics, rest, asks, tells, replay, review, editions, lessons, lab)
_MODULES: Final = tuple([module.__name__ for module in _WIRE])
_UNIONS: Final = {"FromClient": asks.FromClient, "FromServer": tells.FromServer}


def _messages(module: Any) -> list[Any]:
    """The structs written down in that module."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    return [kind for kind in own if kind not in (asks.ToServer, tells.ToClient)]


def _members(union: Any) -> str:
    return "\n".join(f"  | {kind.__name__}" for kind in union.__args__)


def _struct(kind: Any) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    rows = [_row(field, kind) for field in info.fields]
    return "\n".join([f"export interface {kind.__name__} {{", *tag, *rows, "}"])


def _row(field: inspect.Field, kind: Any) -> str:
    posted = ("NewRoom", "Settings", "Clock", "EditionDraft", "Fork", "LessonAsk", "LessonWish")
    sent = issubclass(kind, asks.ToServer) or kind.__name__ in posted
    brief = kind in (tells.Option, tells.LogLine)  # what is usual is left out
    optional = "?" if (sent or brief) and not field.required else ""
    return f"  {field.name}{optional}: {_type(field.type)};"


def _table(name: str, kind: Any) -> str:
    """A State as JSON; its stack and answers hold frames and actions of many kinds."""
    known = {"stack": "[string, Frame][]", "answers": "unknown[]", "news": "unknown[]"}
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    rows = [f"  {f.name}: {known.get(f.name) or _type(f.type)};" for f in info.fields]
    rows += ["  goal: number;"] if hasattr(kind, "target") else []
    return "\n".join([f"export interface {name}Table {{", *rows, "}"])


def _events(name: str, module: Any) -> list[str]:
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
    made = [
        _struct(kind).replace(f"interface {kind.__name__} ", f"interface {name}{kind.__name__} ")
        for kind in kinds
    ]
    union = "\n".join(f"  | {name}{kind.__name__}" for kind in kinds)
    return [*made, f"export type {name}Event =\n{union};"]


def _type(t: inspect.Type) -> str:
    if type(t) in _PLAIN:
        return _PLAIN[type(t)]
    match t:
        case inspect.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item) | inspect.VarTupleType(item):
            return _array(_type(item))
        case inspect.TupleType(items):
            return f"[{', '.join(map(_type, items))}]"
        case inspect.DictType(_, value):
            return f"Record<string, {_type(value)}>"
        case inspect.UnionType(types):
            return " | ".join(map(_type, types))
        case inspect.StructType(cls):
            return cls.__name__ if cls.__module__ in _MODULES else _inline(t)
        case inspect.Metadata(inner):
            return _type(inner)
    raise TypeError(t)


def _inline(t: inspect.StructType) -> str:
    rows = "; ".join(f"{f.name}: {_type(f.type)}" for f in t.fields)
    return f"{{ {rows} }}"


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
