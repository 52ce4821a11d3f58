"""TypeScript types of the protocol: `python -m consigliere.server.protocol.typescript`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final

from msgspec import inspect

import consigliere.games
from consigliere.games import GamePackage, packages
from consigliere.kernel import Action, Event, Frame, Now, State

from . import basics, editions, lab, lessons, messages, replay, requests, rest, review

TARGET: Final = Path(__file__).parents[4] / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = "// Made by `python -m consigliere.server.protocol.typescript`; do not edit.\n"
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
    out.append(_struct(Now))
    for one in packages().values():
        if one.package.startswith(consigliere.games.__name__):
            out += _game(one)
    return "\n\n".join(out) + "\n"


def _game(game: GamePackage) -> list[str]:
    """The table of a game as a board gets it, its events, and its answers as data."""
    state, now, events, actions = [
        import_module(f".{name}", game.package) for name in ("state", "view", "events", "actions")
    ]
    prefix = "".join([part.capitalize() for part in game.key.split("-")])
    table = next(iter(_kinds(state, State)))
    described = next(iter(_kinds(now, Now)))
    return [
        _struct(described, prefix),
        _table(prefix, table),
        *_union(prefix, "Event", _kinds(events, Event)),
        *_union(prefix, "Action", _kinds(actions, Action)),
        _questions(prefix, game.package),
    ]


def _kinds(module: ModuleType, base: type[Any]) -> list[type[Any]]:
    """The kinds of that base declared in that module."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [k for k in kinds if issubclass(k, base) and k.__module__ == module.__name__]


def _union(prefix: str, name: str, kinds: list[type[Any]]) -> list[str]:
    suffix = name if name == "Action" else ""
    members = "\n".join([f"  | {prefix}{kind.__name__}{suffix}" for kind in kinds])
    made = [_struct(kind, prefix, suffix) for kind in kinds]
    return [*made, f"export type {prefix}{name} =\n{members};"]


def _questions(prefix: str, package: str) -> str:
    """What may be asked: the names of the methods that list options."""
    for module in walk_packages(import_module(package).__path__, package + "."):
        import_module(module.name)  # some rules are loaded only when they are needed
    names = sorted({name for frame in frames(package) for name in _listers(frame)})
    return f"export type {prefix}Question =\n" + "\n".join([f'  | "{n}"' for n in names]) + ";"


def frames(package: str, base: type[Frame] = Frame) -> Iterator[type[Frame]]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith((package + ".", "consigliere.kernel.")):
            yield kind
            yield from frames(package, kind)


def _listers(frame: type[Frame]) -> Iterator[str]:
    for name, method in vars(frame).items():
        if getattr(method, "__annotations__", {}).get("return") in ("Options", "OneOf", "SomeOf"):
            yield name


_WIRE: Final = (basics, rest, requests, messages, replay, review, editions, lessons, lab)
_MODULES: Final = tuple([module.__name__ for module in _WIRE])
_UNIONS: Final = {"FromClient": requests.FromClient, "FromServer": messages.FromServer}


def _messages(module: Any) -> list[Any]:
    """The structs written down in that module."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    return [kind for kind in own if kind not in (requests.ToServer, messages.ToClient)]


def _members(union: Any) -> str:
    return "\n".join(f"  | {kind.__name__}" for kind in union.__args__)


def _struct(kind: Any, prefix: str = "", suffix: str = "") -> str:
    info = inspect_struct(kind)
    tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    rows = [_row(field, kind) for field in info.fields]
    name = kind.__name__.removeprefix(prefix)
    return "\n".join([f"export interface {prefix}{name}{suffix} {{", *tag, *rows, "}"])


def _row(field: inspect.Field, kind: Any) -> str:
    posted = ("NewRoom", "Settings", "Clock", "EditionDraft", "Fork", "LessonAsk", "LessonQuery")
    sent = issubclass(kind, requests.ToServer) or kind.__name__ in posted
    brief = kind in (messages.Option, messages.LogLine)  # what is usual is left out
    optional = "?" if (sent or brief) and not field.required else ""
    return f"  {field.name}{optional}: {_type(field.type)};"


def _table(prefix: str, kind: Any) -> str:
    """The components as JSON, and what is going on."""
    internal = {field.name for field in inspect_struct(State).fields}
    rows = [f"  now: {prefix}Now;"]
    rows += [
        f"  {f.name}: {_type(f.type)};"
        for f in inspect_struct(kind).fields
        if f.name not in internal
    ]
    rows += ["  goal: number;"] if hasattr(kind, "target") else []
    return "\n".join([f"export interface {prefix}Table {{", *rows, "}"])


def inspect_struct(kind: Any) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


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
    rows = [f'{t.tag_field}: "{t.tag}"'] if t.tag_field else []
    rows += [f"{f.name}: {_type(f.type)}" for f in t.fields]
    return f"{{ {'; '.join(rows)} }}"


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
