"""The .ftl files as data, and every id that the code can ask for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from msgspec.structs import fields

import consigliere
from consigliere.games.mafia_city import actions, events
from consigliere.games.mafia_city.house import House
from consigliere.games.mafia_city.parts import KINDS, LOCATIONS, SYMBOLS
from consigliere.games.mafia_city.rules.effect import Effect
from consigliere.kernel import Action, Event, Refusal
from consigliere.words.mafia_city.log import SILENT, kebab
from consigliere.words.mafia_city.options import AIMED_KINDS

SRC = Path(consigliere.__file__).parent
GAME = SRC / "games" / "mafia_city"
TELLER = SRC / "words" / "mafia_city"


class Variables(visitor.Visitor):
    """Collects what a message wants to be told."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Every id, `id.form` for a form of it, with its variables."""
    out: dict[str, frozenset[str]] = {}
    for entry in entries(lang):
        parts = [(entry.id.name, entry.value)] if entry.value else []
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for name, pattern in parts:
            variables = Variables()
            variables.visit(pattern)
            assert name not in out, name
            out[name] = frozenset(variables.found)
    return out


def entries(lang: str) -> Iterator[ftl.Message]:
    for file in sorted((SRC / "locale" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield entry


def text(lang: str) -> str:
    return "\n".join(f.read_text("utf-8") for f in sorted((SRC / "locale" / lang).glob("*.ftl")))


@cache
def sources(folder: Path = SRC) -> tuple[ast.Module, ...]:
    """The code of a folder, without games that nobody tells yet."""
    found = [f for f in sorted(folder.rglob("*.py")) if _told(f.relative_to(SRC).parts)]
    return tuple(_parsed(f) for f in found)


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _told(parts: tuple[str, ...]) -> bool:
    return parts[0] != "games" or len(parts) < 3 or parts[1] == GAME.name


@cache
def nodes(folder: Path = SRC) -> tuple[ast.AST, ...]:
    return tuple(node for module in sources(folder) for node in ast.walk(module))


def calls(folder: Path = SRC) -> Iterator[tuple[str, ast.Call]]:
    """Every call, by the last name of what is called."""
    for node in nodes(folder):
        if isinstance(node, ast.Call):
            yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def strings(node: ast.expr) -> list[str]:
    """What an expression can be, where that is spelled out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return []


@cache
def literals() -> frozenset[str]:
    """Every string in the code."""
    found = [strings(node) for node in nodes() if isinstance(node, ast.Constant)]
    return frozenset(text for texts in found for text in texts)


def built(name: str) -> bool:
    """Whether the program can build that id, from the name of a command or an option, say."""
    firsts, lasts = ends()
    return name.startswith(firsts) or any(name.removesuffix(end) in literals() for end in lasts)


@cache
def ends() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How ids begin and end of which the code spells out only a part."""
    ways = [node.values for node in nodes() if isinstance(node, ast.JoinedStr)]
    firsts = {text for way in ways for text in strings(way[0]) if text.endswith("-")}
    lasts = {text for way in ways for text in strings(way[-1]) if text.startswith("-")}
    mine = {text for text in firsts if text.startswith("mafia-city-")}  # those are enumerated
    return tuple(firsts - mine - {"-"}), tuple(lasts - {"-"})


def said() -> set[str]:
    """Ids in `say("...")`, and those a game's teller says in parts."""
    out: set[str] = set()
    inside = {id(call) for _, call in calls(TELLER)}
    for name, call in calls():
        if name == "say" and call.args and id(call) not in inside:
            out |= set(strings(call.args[0]))
    for name, call in calls(TELLER):
        if name in ("say", "key"):
            ways = product(*[strings(arg) for arg in call.args])
            out |= {_id(*way) for way in ways if way}
    return out


def reasons() -> set[str]:
    """Messages of every Reason and Refusal, however they are chosen."""
    refusals = {"Reason", *[kind.__name__ for kind in _all(Refusal)], Refusal.__name__}
    out: set[str] = set()
    for name, call in calls():
        if name in refusals and call.args:
            out |= set(strings(call.args[0]))
        elif name == "problem" and len(call.args) > 1:
            out |= set(strings(call.args[1]))
    for node in nodes():
        match node:
            case ast.Assign([ast.Name("kind")], value):
                out |= {s for s in strings(value) if s.startswith("record-")}
            case ast.AnnAssign(ast.Name("missing"), _, ast.expr() as value):
                out |= set(strings(value))
    return out


def asked() -> tuple[set[str], set[str]]:
    """The questions put to people, and those put to chance."""
    people: set[str] = set()
    chance: set[str] = set()
    for name, call in [*calls(GAME), *calls(SRC / "kernel")]:
        if name == "ask" and isinstance(lister := call.args[1], ast.Attribute):
            whom = chance if getattr(call.args[0], "id", "") == "CHANCE" else people
            whom.add(lister.attr)
    return people & set(_methods()), chance


def declined() -> set[str]:
    """The questions to which one may answer no."""
    functions = _methods()
    saying_no = {name for name, body in functions.items() if "Decline" in _names(body)}
    people, _ = asked()
    return {kind for kind in people if {kind, *_names(functions[kind])} & saying_no}


def chances() -> set[str]:
    """The answers only chance gives."""
    functions = _methods()
    actions_ = {kind.__name__ for kind in _in(actions.__name__, Action)}
    return {name for kind in asked()[1] for name in _names(functions[kind]) & actions_}


def game_ids() -> set[str]:
    """All ids of Mafia City that follow from its classes, questions, uses and switches."""
    uses = {kind.use for kind in _all(Effect) if hasattr(kind, "use")}
    out = {_id("card", kind) for kind in KINDS} | {_id("symbol", s) for s in SYMBOLS}
    out |= {_id("location", at) for at in LOCATIONS}
    out |= {f"{_id('location', at)}.{form}" for at in LOCATIONS for form in FORMS}
    out |= {_id("phase", n) for n in "1234"} | {_id("use", use) for use in uses}
    out |= {_id("use", use) + ".object" for use in uses} | {_id("announced", u) for u in uses}
    told = set(_in(events.__name__, Event)) - set(SILENT) - {events.Announced}
    out |= {_id("event", kebab(kind.__name__)) for kind in told}
    out |= {_id(what, kind) for what in ("prompt", "help") for kind in asked()[0]}
    out |= {_id(what, name) for what in ("option", "explain") for name in answers()}
    return out | {_id("reason", r) for r in reasons()} | house_ids()


FORMS = ("object", "of", "in", "to", "from")


def answers() -> set[str]:
    """What people may answer, as options are named."""
    kinds = {kind.__name__ for kind in _in(actions.__name__, Action)} - chances()
    plain = kinds - {"Play", "Hat", "Decline", "Take", "Choose"}
    played = {*AIMED_KINDS, "trade", "chief", "fbi", "untold"}
    return (
        {kebab(name) for name in plain}
        | {f"play-{kind}" for kind in played}
        | {"hat", "hats", "hat-untold", "hats-untold"}
        | {f"decline-{kind}" for kind in declined()}
        | {"take-policeman", "take-mayor", "choose", "next-location"}
    )


def house_ids() -> set[str]:
    out = set()
    for switch in fields(House):
        name = _id("house", switch.name)
        out |= {name, f"{name}.about"}
        if get_origin(switch.type) is Literal:
            values = {v for v in get_args(switch.type) if not v.isdecimal()}
            out |= {f"{name}.{value}" for value in values}
        elif switch.type is not bool:
            out |= {f"{name}.none", f"{name}.some"}
    return out | {_id("house", "first") + ".seat", _id("switch") + ".on", _id("switch") + ".off"}


def _id(*parts: str) -> str:
    return "-".join(["mafia-city", *parts]).replace("_", "-")


def _all(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _all(kind)


def _in(module: str, base: type[Any]) -> list[type[Any]]:
    return [kind for kind in _all(base) if kind.__module__ == module]


def _methods() -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in nodes(GAME) if isinstance(node, ast.FunctionDef)}


def _names(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
