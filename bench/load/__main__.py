"""`python -m bench.load`: see README.md."""

from __future__ import annotations

import argparse
import os
import sys

import msgspec

from . import ours
from .ours import Load


def main(args: list[str]) -> None:
    p = argparse.ArgumentParser(prog="python -m bench.load")
    p.add_argument("--tables", type=int, default=50)
    p.add_argument("--seconds", type=float, default=20.0)
    p.add_argument("--pace", type=float, default=0.0)
    p.add_argument("--words", choices=["en", "it", "de", "none"], default="en")
    o = p.parse_args(args)
    load = Load(o.tables, o.seconds, o.pace, None if o.words == "none" else o.words, cores=(0, 1))
    print(msgspec.json.format(msgspec.json.encode(ours.measure(load)), indent=2).decode())


main(sys.argv[1:])
