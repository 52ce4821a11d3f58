"""A real Chromium: the system's, else the one inside an npm package, unpacked beside the .venv."""

import json
import os
import runpy
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKED = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium" / "bin"
FOLDER = Path(sys.prefix) / "chromium"
_UNPACK = """
const z = require('zlib'), f = require('fs');
const [from, to] = process.argv.slice(1);
for (const [a, b] of [['chromium.br', 'chromium'], ['al2023.tar.br', 'al.tar'],
                      ['swiftshader.tar.br', 'sw.tar'], ['fonts.tar.br', 'fonts.tar']])
  f.writeFileSync(`${to}/${b}`, z.brotliDecompressSync(f.readFileSync(`${from}/${a}`)));
"""
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def find():
    """Its path, and what its environment needs."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found, {}
    _unpack()
    libraries = os.pathsep.join([str(FOLDER / "lib"), os.environ.get("LD_LIBRARY_PATH", "")])
    fonts = str(FOLDER / "fonts.conf")
    return str(FOLDER / "chromium"), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": fonts}


def _unpack():
    """Once; several test processes may start together, so the folder appears whole."""
    if (FOLDER / "chromium").exists():
        return
    making = FOLDER.with_name(f"chromium-{os.getpid()}")
    making.mkdir(parents=True)
    subprocess.run([_node(), "-e", _UNPACK, str(PACKED), str(making)], check=True)
    for name in ("al.tar", "sw.tar", "fonts.tar"):
        with tarfile.open(making / name) as tar:
            tar.extractall(making, filter="data")
        (making / name).unlink()
    (making / "chromium").chmod(0o755)
    (making / "fonts.conf").write_text(
        f"<fontconfig><dir>{FOLDER}/fonts</dir><cachedir>{FOLDER}/cache</cachedir></fontconfig>"
    )
    try:
        making.rename(FOLDER)
    except OSError:
        shutil.rmtree(making)  # another process was faster


def _node():
    return str(runpy.run_path(str(ROOT / "web" / "build.py"))["find_node"]())


def axe():
    """The source of axe-core, to be run inside a page."""
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def violations(result):
    """What axe found, short enough to read in a failed test."""
    return json.dumps(
        [(v["id"], [n["target"] for n in v["nodes"]][:4]) for v in result["violations"]], indent=1
    )
