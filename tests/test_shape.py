"""The shape of the code: what may import what, and what states are made of."""

import ast
import inspect
import pkgutil
import re
import sys
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


def modules(*folders, root=ROOT):
    for folder in folders:
        yield from sorted((root / folder).rglob("*.py"))


def imports(path, root=ROOT):
    """Absolute names of what a module imports."""
    package = ("consigliere", *path.relative_to(root).parent.parts)
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


# What the parts of a game may import besides its rules; the rules import the kernel alone.
BESIDE_RULES = {
    "rules": (),
    "text": ("consigliere.words",),
    "features": ("consigliere.games.features",),
    "bots": ("consigliere.bots",),
    "codes": ("consigliere.interop",),
    "tensor": ("consigliere.interop",),
}


def part_of(path):
    name = path.relative_to(ROOT / "games").parts[1].removesuffix(".py")
    return name if name in BESIDE_RULES else "rules"


INSIDE_A_GAME = [path for path in modules("games") if path.parent.name != "games"]


@pytest.mark.parametrize("path", INSIDE_A_GAME, ids=lambda p: p.stem)
def test_a_game_knows_only_the_kernel_and_itself(path):
    own = ".".join(("consigliere", *path.relative_to(ROOT).parts[:2]))
    others = [n for n in imports(path) if n.startswith("consigliere.")]
    allowed = ("consigliere.kernel", "consigliere.games.package", own, *BESIDE_RULES[part_of(path)])

    assert not [n for n in others if not n.startswith(allowed)]


RULES_KNOW = re.compile(r"\.(text|features|bots|codes|tensor|lesson|game)\b")


@pytest.mark.parametrize("path", INSIDE_A_GAME, ids=lambda p: p.stem)
def test_rules_know_neither_their_words_nor_their_bots(path):
    if part_of(path) == "rules":
        assert not [n for n in imports(path) if RULES_KNOW.search(n)]


TESTS = Path(__file__).parent
FOLDERS = {key.replace("-", "_") for key in GAMES}
TITLES = {key.title().replace("-", between) for key in GAMES for between in ("", " ")}
NAMED = {*GAMES, *FOLDERS, *TITLES}
REPOSITORY = TESTS.parent


def naming_games(root):
    """Files outside the folders of games that name one."""
    for path in [
        p for kind in ("py", "ftl", "webmanifest") for p in sorted(root.rglob(f"*.{kind}"))
    ]:
        folders = path.relative_to(root).parts
        text = path.read_text("utf-8")
        if not FOLDERS & {*folders[:2]} and any(name in text for name in NAMED):
            yield "/".join(folders)


@pytest.mark.parametrize(
    "root",
    [ROOT, *[REPOSITORY / name for name in ("tests", "bench", "training", "web/public")]],
    ids=str,
)
def test_nothing_outside_the_folders_of_a_game_names_it(root):
    """Everybody else asks the registry."""
    assert [] == list(naming_games(root))


def test_a_file_that_names_a_game_is_noticed(tmp_path):
    game = min(FOLDERS)
    for name in ("words.py", f"{game}/words.py", "words.ftl", "app.webmanifest"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(f"# of {game}")

    assert ["words.py", "words.ftl", "app.webmanifest"] == list(naming_games(tmp_path))


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_a_folder_of_a_game_stands_among_the_games(game):
    """In the tests also among the scenarios in the browser, which share a server."""
    found = {path.parent.relative_to(TESTS).as_posix() for path in TESTS.rglob(f"{game}/*.py")}

    assert set() == found - {f"games/{game}", f"browser/{game}"}
    assert [f"games/{game}"] == [p.relative_to(ROOT).as_posix() for p in ROOT.rglob(game)]


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
    allowed = r"\.(kernel|words|agent_client)\b|\.server\.protocol\b"
    for path in modules("agent_client"):
        ours = [n for n in imports(path) if n.startswith("consigliere")]
        assert not [n for n in ours if not re.search(allowed, n)]


def test_the_bridges_know_rules_bots_and_words_and_nobody_knows_them():
    for path in modules("interop"):
        assert not [
            n for n in imports(path) if re.search(r"\.(lab|cli|server|lessons|agent_client)\b", n)
        ]
    for path in modules("kernel", "bots", "words", "lessons", "lab", "server"):
        assert not [n for n in imports(path) if n.startswith("consigliere.interop")]


def test_the_lab_knows_no_server_and_only_one_folder_of_the_server_knows_the_lab():
    for path in modules("lab"):
        assert not [n for n in imports(path) if re.search(r"\.(cli|server)\b", n)]
    for path in modules("server"):
        if path.parent.name != "lab":
            assert not [n for n in imports(path) if n.startswith("consigliere.lab")]


def test_conformance_knows_rules_bots_and_words_and_nobody_knows_it():
    for path in modules("testing"):
        assert not [n for n in imports(path) if re.search(r"\.(lab|cli|server|interop)\b", n)]
    for path in modules("."):
        if "testing" not in path.parts:
            assert not [n for n in imports(path) if n.startswith("consigliere.testing")]


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


def is_private(name):
    return name.startswith("_") and not name.startswith("__")


def borrowed(tree):
    """Names of a module that come from other projects, and where each is from."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {(a.asname or a.name.split(".")[0]): a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found |= {(a.asname or a.name): f"{node.module}.{a.name}" for a in node.names}
    known = {*sys.stdlib_module_names, "consigliere"}
    return {name: path for name, path in found.items() if path.split(".")[0] not in known}


def private_parts_used(source):
    """What a module takes from other projects that they do not offer."""
    tree = ast.parse(source)
    names = borrowed(tree)
    yield from (path for path in names.values() if any(map(is_private, path.split("."))))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr):
            of = node.value
            while isinstance(of, ast.Attribute):
                of = of.value
            if isinstance(of, ast.Name) and of.id in names:
                yield ast.unparse(node)
        elif isinstance(node, ast.ClassDef):
            for base in node.bases:
                root, *rest = ast.unparse(base).split("[")[0].split(".")
                if root in names:
                    yield from overridden(node, ".".join([names[root], *rest]))


def overridden(kind, path):
    """Private methods of a base class that a class replaces; the base itself if it is internal."""
    if path.startswith(INTERNAL):
        yield path
    base = pkgutil.resolve_name(path)
    for part in kind.body:
        name = getattr(part, "name", "")
        if is_private(name) and hasattr(base, name):
            yield f"{path}.{name}"


INTERNAL = ("uvicorn.protocols",)  # without an underscore, and yet not documented


def test_of_other_projects_only_what_they_offer_is_used():
    used = {str(path): list(private_parts_used(path.read_text())) for path in modules(".")}

    assert {} == {path: names for path, names in used.items() if names}


@pytest.mark.parametrize(
    "source",
    [
        "from uvicorn._types import ASGISendEvent",
        "from uvicorn.config import _x",
        "import uvicorn\nuvicorn.config._x()",
        "from litestar import Litestar\nLitestar._x",
        "from litestar import Litestar\nclass Ours(Litestar):\n def _get_default_plugins(self): 0",
        "from uvicorn.protocols.http.h11_impl import H11Protocol\nclass Ours(H11Protocol): 0",
    ],
)
def test_what_they_do_not_offer_is_noticed(source):
    assert list(private_parts_used(source))


def dotted(path, root):
    parts = ("consigliere", *path.relative_to(root).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(path, root, known, at_once):
    """Which of these modules a module imports; `at_once`: no functions, and nothing for types."""
    tree = ast.parse(path.read_text())
    for node in tree.body if at_once else ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from known & {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = ("consigliere", *path.relative_to(root).parent.parts)
            base = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join([*base, node.module or ""]).strip(".")
            inner = known & {f"{origin}.{alias.name}" for alias in node.names}
            yield from inner or known & {origin}


def cycles(root=ROOT, at_once=False):
    """Sets of modules that import each other, directly or through others."""
    paths = {dotted(path, root): path for path in root.rglob("*.py")}
    edges = {
        name: {*imported_modules(path, root, paths.keys(), at_once)} - {name}
        for name, path in paths.items()
    }

    def reachable(start):
        found, queue = set(), [*edges[start]]
        while queue:
            if (name := queue.pop()) not in found:
                found.add(name)
                queue += edges[name]
        return found

    reach = {name: reachable(name) for name in edges}
    sets = {frozenset(b for b in reach[a] if a in reach[b]) for a in edges if a in reach[a]}
    return [{name.removeprefix("consigliere.") for name in one} for one in sets]


def inside_one_game(cycle):
    """Whether all of them are in the folder of the same game."""
    folders = {tuple(name.split(".")[:-1][:2]) for name in cycle}
    return len(folders) == 1 and {("games",)} != folders and "games" == min(folders)[0]


@pytest.mark.parametrize(
    "cycle",
    [
        {"games.a.rules.x", "kernel.y"},
        {"games.a.rules.x", "server.match.y"},
        {"games.a.rules", "games.b.rules"},
        {"games.registry", "games.package"},
    ],
)
def test_a_cycle_beyond_the_folder_of_one_game_is_noticed(cycle):
    assert not inside_one_game(cycle)


def test_no_module_imports_itself_through_others():
    """Imports for types only count too; inside a game's folder they are its own business."""
    assert [] == cycles(at_once=True)
    assert [] == [cycle for cycle in cycles() if not inside_one_game(cycle)]


@pytest.mark.parametrize("late", ["", "def f():\n    "])
def test_modules_that_import_each_other_are_noticed(planted, late):
    root = planted(
        {
            "games/registry.py": "from . import package",
            "games/package.py": "from consigliere.kernel.state import State",
            "kernel/state.py": f"{late}from ..games import registry",
        }
    )
    cycle = {"games.registry", "games.package", "kernel.state"}

    assert [cycle] == cycles(root)
    assert ([] if late else [cycle]) == cycles(root, at_once=True)


@pytest.fixture
def planted(tmp_path):
    """A tree of modules with these contents; hands back its folder."""

    def plant(contents):
        for name, text in contents.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        return tmp_path

    return plant


def outside_folders(root):
    return {path.stem for path in (root / "server").glob("*.py")} - {"__init__", *OF_THE_SERVER}


OF_THE_SERVER = ("app", "run", "settings")


def test_the_server_has_no_modules_but_in_folders():
    assert set() == outside_folders(ROOT)
    assert all((ROOT / "server" / f"{name}.py").exists() for name in OF_THE_SERVER)


def test_a_module_directly_in_the_server_is_noticed(planted):
    root = planted({"server/app.py": "", "server/helpers.py": "", "server/ws/socket.py": ""})

    assert {"helpers"} == outside_folders(root)


def sent_from_within(root):
    """Modules of rooms and matches that know sockets, or messages made of what happened."""
    for path in modules("server/rooms", "server/match", root=root):
        if any(re.search(r"\.server\.(ws|projection)\b", n) for n in imports(path, root)):
            yield path.relative_to(root).as_posix()


def test_rooms_and_matches_know_no_sockets_and_no_messages_made_of_them():
    """A session publishes events; what is sent to browsers is made of them elsewhere."""
    assert [] == [*sent_from_within(ROOT)]


def test_a_room_that_knows_a_socket_is_noticed(planted):
    wrong = {
        "server/rooms/a.py": "from ..ws.client import Client",
        "server/match/b.py": "def f():\n    from consigliere.server.projection import view",
    }
    root = planted({**wrong, "server/match/c.py": "from ..storage import store"})

    assert sorted(wrong) == sorted(sent_from_within(root))
