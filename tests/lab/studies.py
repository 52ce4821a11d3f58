"""Small studies for the tests of the lab."""

from pathlib import Path

from consigliere.lab.engine import InProcess
from consigliere.lab.study.reading import read
from consigliere.lab.study.run import run

from ..sample import BUILDING as GAME

QUICK = f'game = "{GAME}"\nplayers = 2\nbots = ["random"]\nseed = 5\ngames = 4\n'


def study(text=QUICK, folder="."):
    return read(text, Path(folder))


def played(folder, text=QUICK, engine=None):
    """The folder of a study that was played."""
    for _ in run(study(text), folder, engine or InProcess()):
        pass
    return folder


def tables(folder):
    """The bytes of every table."""
    return {file.name: file.read_bytes() for file in sorted(Path(folder).glob("*.parquet"))}
