"""The shape of the code: what may import what, and what states are made of."""

import ast
import inspect
import pkgutil
import re
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

import consigliere
from consigliere.games import GAMES
from consigliere.kernel import Action, Event, Frame, State

ROOT = Path(consigliere.__file__).parent
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "os", "secrets", "uuid", "threading"}


def modules(*folders):
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def imports(path):
    """Absolute names of what a module imports."""
    package = ("consigliere", *path.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join([*base, node.module or ""]).strip(".")


@pytest.mark.parametrize("path", list(modules("kernel", "games")), ids=lambda p: p.stem)
def test_rules_know_no_chance_clock_or_system(path):
    assert not FORBIDDEN_IN_RULES & {name.split(".")[0] for name in imports(path)}


@pytest.mark.parametrize("path", list(modules("kernel")), ids=lambda p: p.stem)
def test_the_kernel_knows_no_game(path):
    assert not [n for n in imports(path) if n.startswith("consigliere") and ".kernel" not in n]


INSIDE_A_GAME = [path for path in modules("games") if path.parent.name != "games"]


@pytest.mark.parametrize("path", INSIDE_A_GAME, ids=lambda p: p.stem)
def test_a_game_knows_only_the_kernel_and_itself(path):
    own = ".".join(("consigliere", *path.relative_to(ROOT).parts[:2]))
    others = [n for n in imports(path) if n.startswith("consigliere.")]
    allowed = ("consigliere.kernel", own)

    assert not [n for n in others if not n.startswith(allowed)]


def test_lessons_know_rules_and_words_only():
    for path in modules("lessons"):
        assert not [n for n in imports(path) if re.search(r"\.(bots|lab|cli|server)", n)]


def test_bots_hold_no_states():
    for path in modules("bots"):
        assert not [n for n in imports(path) if re.search(r"\.(words|analyst|lab|cli|server)", n)]


def test_the_analyst_knows_bots_and_words_but_no_room():
    for path in modules("analyst"):
        assert not [n for n in imports(path) if re.search(r"\.(lessons|lab|cli|server)", n)]


def test_a_seat_knows_only_what_goes_over_the_wire():
    """The limits of a person's seat: no rules, no bots, nothing of the server but its messages."""
    allowed = r"\.(kernel|words|seat)\b|\.server\.wire\b"
    for path in modules("seat"):
        ours = [n for n in imports(path) if n.startswith("consigliere")]
        assert not [n for n in ours if not re.search(allowed, n)]


def test_the_bridges_know_rules_bots_and_words_and_nobody_knows_them():
    for path in modules("interop"):
        assert not [n for n in imports(path) if re.search(r"\.(lab|cli|server|lessons|seat)\b", n)]
    for path in modules("kernel", "games", "bots", "words", "lessons", "lab", "server"):
        assert not [n for n in imports(path) if n.startswith("consigliere.interop")]


def test_the_lab_knows_no_server_and_only_one_folder_of_the_server_knows_the_lab():
    for path in modules("lab"):
        assert not [n for n in imports(path) if re.search(r"\.(cli|server)\b", n)]
    for path in modules("server"):
        if path.parent.name != "lab":
            assert not [n for n in imports(path) if n.startswith("consigliere.lab")]


def every(base, package):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        import_module(module.name)
    found, queue = [], [base]
    while queue:
        kind = queue.pop()
        queue += kind.__subclasses__()
        if kind.__module__.startswith(package.__name__):
            found.append(kind)
    return sorted(set(found), key=lambda k: k.__qualname__)


PARTS = [k for base in (State, Frame, Event, Action) for k in every(base, consigliere.games)]


def mutable(hint: Any) -> bool:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return mutable(args[0])
    if origin in (tuple, Union, UnionType):
        return any(mutable(a) for a in args if a is not ...)
    if origin is Literal or hint in (int, str, bool, type(None), Any, Frame, Action, Event):
        return False
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return not hint.__struct_config__.frozen or any(map(mutable, fields_of(hint).values()))
    return True


def fields_of(kind):
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


@pytest.mark.parametrize("kind", PARTS, ids=lambda k: k.__name__)
def test_nothing_reachable_from_a_state_can_be_changed_in_place(kind):
    assert [] == [name for name, hint in fields_of(kind).items() if mutable(hint)]


@pytest.mark.parametrize("kind", every(Frame, consigliere.games), ids=lambda k: k.__name__)
def test_every_frame_is_a_paragraph(kind):
    assert inspect.getdoc(kind).startswith("§")


def paragraphs(path):
    text = path.read_text()
    return set(re.findall(r"^#{2,3} (\d[\d.]*)", text, re.M)) | set(
        re.findall(r"^- \*\*(\d[\d.]*)\*\*", text, re.M)
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda g: g.key)
def test_every_paragraph_cited_exists_in_every_language(game):
    folder = ROOT / "games" / game.key.replace("-", "_")
    known = paragraphs(folder / "RULES.md")
    cited = set()
    for path in folder.rglob("*.py"):
        for a, b in re.findall(r"§(\d[\d.]*\d|\d)(?:-(\d[\d.]*\d))?", path.read_text()):
            cited |= {a, b} - {""}

    assert known
    assert [] == sorted(cited - known)
    for lang in ("it", "de"):
        assert known == paragraphs(folder / f"RULES.{lang}.md")


@pytest.mark.parametrize("kind", every(Frame, consigliere.games), ids=lambda k: k.__name__)
def test_a_frame_lists_and_resumes_on_itself(kind):
    """`ask(who, x.options, then=x.step)`: both methods belong to the same frame."""
    for node in ast.walk(ast.parse(inspect.getsource(kind).lstrip())):
        if not (
            isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("ask", "ask_any")
        ):
            continue
        lister, then = node.args[1], next(k.value for k in node.keywords if k.arg == "then")
        assert ast.dump(lister.value) == ast.dump(then.value)
