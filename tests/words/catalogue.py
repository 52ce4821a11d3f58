"""The .ftl files as data, and every id that the code can ask for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from msgspec.structs import fields

import consigliere
from consigliere.games import GAMES, features
from consigliere.kernel import Action, Event, Refusal
from consigliere.words.fluent import kebab

SRC = Path(consigliere.__file__).parent
KEYED = ("source", "by")  # what is named by a key of the features or of the rules
BESIDE_RULES = ("text", "bots")  # folders of a game


class Variables(visitor.Visitor):
    """Collects what a message wants to be told, and which other messages it quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Every id, `id.form` for a form of it, with its variables and those of what it quotes."""
    out: dict[str, Variables] = {}
    for entry in entries(lang):
        parts = [(entry.id.name, entry.value)] if entry.value else []
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for name, pattern in parts:
            variables = Variables()
            variables.visit(pattern)
            assert name not in out, name
            out[name] = variables
    return {name: _wanted(name, out) for name in out}


def _wanted(name: str, found: dict[str, Variables]) -> frozenset[str]:
    here = found[name]
    return frozenset(here.found.union(*[_wanted(quoted, found) for quoted in here.quoted]))


def entries(lang: str) -> Iterator[ftl.Message]:
    for file in [
        *sorted((SRC / "locale" / lang).glob("*.ftl")),
        *sorted(SRC.glob(f"games/*/*/{lang}.ftl")),
    ]:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield entry


def text(lang: str, game: str) -> str:
    """The words of one game."""
    return (rules_of(game) / "locale" / f"{lang}.ftl").read_text("utf-8")


def package(game: str) -> str:
    return game.replace("-", "_")


def rules_of(game: str) -> Path:
    return SRC / "games" / package(game)


def text_of(game: str) -> Path:
    return rules_of(game) / "text"


def module(game: str, name: str = "") -> Any:
    """The rules of a game, or a module of them."""
    return import_module(f"consigliere.games.{package(game)}" + (name and f".{name}"))


@cache
def sources(folder: Path = SRC) -> tuple[ast.Module, ...]:
    """The code of a folder; of a game only its rules."""
    beside = BESIDE_RULES if folder.parent.name == "games" else ()
    found = sorted(folder.rglob("*.py"))
    return tuple(_parsed(f) for f in found if f.relative_to(folder).parts[0] not in beside)


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def nodes(folder: Path = SRC) -> tuple[ast.AST, ...]:
    return tuple(node for parsed in sources(folder) for node in ast.walk(parsed))


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
    if any(name.removeprefix(f"{game}-{of}-") in literals() for game in GAMES for of in KEYED):
        return True
    return name.startswith(firsts) or any(name.removesuffix(end) in literals() for end in lasts)


@cache
def ends() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How ids begin and end of which the code spells out only a part."""
    ways = [node.values for node in nodes() if isinstance(node, ast.JoinedStr)]
    firsts = {text for way in ways for text in strings(way[0]) if text.endswith("-")}
    lasts = {text for way in ways for text in strings(way[-1]) if text.startswith("-")}
    mine = {text for text in firsts if text.startswith(tuple(GAMES))}  # those are enumerated
    return tuple(firsts - mine - {"-"}), tuple(lasts - {"-"})


def said() -> set[str]:
    """Ids in `say("...")`, and those a game says in parts."""
    out: set[str] = set()
    inside = {id(call) for game in GAMES for _, call in calls(text_of(game))}
    for name, call in calls():
        if name == "say" and call.args and id(call) not in inside:
            out |= set(strings(call.args[0]))
    for game in GAMES:
        for name, call in calls(text_of(game)):
            if name in ("say", "key"):
                ways = product(*[strings(arg) for arg in call.args])
                out |= {id_of(game, *way).partition(".")[0] for way in ways if way}
    return out


def reasons(folder: Path = SRC) -> set[str]:
    """Messages of every Reason and Refusal, however they are chosen."""
    refusals = {"Reason", *[kind.__name__ for kind in _all(Refusal)], Refusal.__name__}
    out: set[str] = set()
    for name, call in calls(folder):
        if name in refusals and call.args:
            out |= set(strings(call.args[0]))
        elif name == "problem" and len(call.args) > 1:
            out |= set(strings(call.args[1]))
        elif name == "_try":
            out |= set(strings(call.args[-1]))
    for node in nodes(folder):
        match node:
            case ast.Assign([ast.Name("kind")], value):
                out |= {s for s in strings(value) if s.startswith("record-")}
            case ast.AnnAssign(ast.Name("missing"), _, ast.expr() as value):
                out |= set(strings(value))
    return out


def asked(game: str) -> tuple[set[str], set[str]]:
    """The questions put to people, and those put to chance."""
    people: set[str] = set()
    chance: set[str] = set()
    for name, call in [*calls(rules_of(game)), *calls(SRC / "kernel")]:
        if name in ("ask", "ask_any") and isinstance(lister := call.args[1], ast.Attribute):
            whom = chance if getattr(call.args[0], "id", "") == "CHANCE" else people
            whom.add(lister.attr)
    return people & set(_methods(game)), chance


def declined(game: str) -> set[str]:
    """The questions to which one may answer no."""
    functions = _methods(game)
    saying_no = {name for name, names in functions.items() if "Decline" in names}
    return {kind for kind in asked(game)[0] if {kind, *functions[kind]} & saying_no}


def given(game: str) -> set[str]:
    """The answers that not only chance gives."""
    functions = _methods(game)
    actions = {kind.__name__ for kind in _in(module(game, "actions").__name__, Action)}
    return actions - {name for kind in asked(game)[1] for name in functions[kind] & actions}


def game_ids(game: str, book: Any) -> set[str]:
    """All ids of a game that follow from its classes, questions and switches."""
    silent = module(game, "text.log").SILENT
    result = set(_in(module(game, "events").__name__, Event)) - {*silent, *book.TOLD_OTHERWISE}
    out = {id_of(game, *part.split(" ")) for part in book.parts()}
    out |= {id_of(game, "event", kebab(kind.__name__)) for kind in result}
    out |= {id_of(game, what, kind) for what in ("prompt", "help") for kind in asked(game)[0]}
    out |= {id_of(game, what, name) for what in ("option", "explain") for name in book.answers()}
    out |= {id_of(game, "fact", name) for name in facts(game)} | {id_of(game, "order")}
    out |= {id_of(game, "hint", name) for name in features(game).counts(laid(game))}
    out |= {id_of(game, "family", name) for name in features(game).families}
    return out | {id_of(game, "reason", r) for r in reasons()} | house_ids(game)


def facts(game: str) -> set[str]:
    """The numbers of a game that `simulate` reports, as a game just laid out gives them."""
    return set(features(game).facts(laid(game), {}))


def laid(game: str) -> Any:
    rules = GAMES[game]
    return rules.new(rules.setup(rules.seats[0]))


def house_ids(game: str) -> set[str]:
    out = {id_of(game, "switch") + ".on", id_of(game, "switch") + ".off"}
    for switch in fields(module(game, "house").House):
        name = id_of(game, "house", switch.name)
        out |= {name, f"{name}.about"} | {f"{name}.{form}" for form in _values(switch.type)}
    return out


def _values(kind: Any) -> set[str]:
    """The forms in which a switch tells its values."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        number = "seat" if "0" in get_args(kind) else "some"  # seats count from 0
        return {number if v.isdecimal() else v for v in get_args(kind)}
    return {"none", "some"} if kind is int else set()


def id_of(game: str, *parts: str) -> str:
    return "-".join([game, *parts]).replace("_", "-")


def _all(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _all(kind)


def _in(name: str, base: type[Any]) -> list[type[Any]]:
    return [kind for kind in _all(base) if kind.__module__ == name]


@cache
def _methods(game: str) -> dict[str, set[str]]:
    """Every function of the rules with the names in it; of all that are called alike."""
    out: dict[str, set[str]] = {}
    for node in nodes(rules_of(game)):
        if isinstance(node, ast.FunctionDef):
            out.setdefault(node.name, set()).update(_names(node))
    return out


def _names(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
